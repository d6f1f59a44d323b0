"""What lies on the board: events, the line, value counters, city tokens, Hideo's board."""

from __future__ import annotations

from ekiben.components import Reader, put
from ekiben.games.zero_kei.components import BOARD_POSITIONS, COLOUR_NAMES, Components
from ekiben.games.zero_kei.state import (
    BOARD,
    CARRIAGES,
    CITIES,
    CITY_POSITIONS,
    COLOURS,
    STOCK,
    VENUES,
    YEARS,
    State,
)
from ekiben.sets import mask, members


def arrange_events(s: State, r: Reader, ids: tuple[str, ...]) -> None:
    """`events` (all five) or `event` (of the current year)."""
    if r.has("events"):
        put(s.events, r.members("events", ids, YEARS, YEARS))
    if r.has("event"):
        wanted = r.index("event", ids)
        for year in range(YEARS):  # no event twice: what lay there goes to the other year
            if s.events[year] == wanted:
                s.events[year] = s.events[s.year]
        s.events[s.year] = wanted


def arrange_line(s: State, r: Reader) -> None:
    """`prepared`, `tracks`, `stations`; a city with a station counts as prepared."""
    if r.has("prepared"):
        s.prepared = mask(r.members("prepared", range(1, CITIES + 1), CITIES))
    if r.has("tracks"):
        s.tracks = mask(r.members("tracks", range(1, CITIES + 1), CITIES))
    stations = r.table("stations", optional=True)
    for city in range(CITIES):
        if stations.has(str(city + 1)):
            colour = stations.index(str(city + 1), COLOUR_NAMES)
            s.stations[colour] |= 1 << city
            s.built[colour] += 1
            s.prepared |= 1 << city
    built = r.table("built", optional=True)  # stations that stand in no city named: their stock is used up
    for colour, name in enumerate(COLOUR_NAMES):
        if s.built[colour] > STOCK:
            r.wrong("stations", f"{s.built[colour]} {name}", f"at most {STOCK} of a colour")
        s.built[colour] = built.integer(name, min(s.built[colour], STOCK), STOCK, s.built[colour])


def arrange_value_track(s: State, r: Reader, components: Components) -> None:
    """`counters` (spaces) and `ranking` (the best first)."""
    counters = r.table("counters", optional=True)
    for colour, name in enumerate(COLOUR_NAMES):
        s.spaces[colour] = counters.integer(name, 0, components.box.last_space, s.spaces[colour])
    ranking = list(s.ranking)
    if r.has("ranking"):
        ranking = [COLOUR_NAMES.index(name) for name in r.some_of("ranking", COLOUR_NAMES, COLOURS)]
    sorted_ranking = sorted(ranking, key=lambda colour: -s.spaces[colour])
    if r.has("ranking") and sorted_ranking != ranking:
        r.wrong(
            "ranking", r.data["ranking"], "an order that fits the spaces of `counters`, the farthest first"
        )
    put(s.ranking, sorted_ranking)


def arrange_tokens(s: State, r: Reader) -> None:
    """`venues`, `hideo` and `spare_tokens`: every city token lies in one place, on a carriage perhaps."""
    places: list[int] = [s.venues[venue] for venue in range(VENUES)]
    given: dict[int, int] = {}
    if r.has("venues"):
        given = dict(enumerate(r.members("venues", range(1, CITIES + 1), VENUES, VENUES)))
    if s.solo:
        places += [s.board[i] for i in range(CITY_POSITIONS)]
        given |= {VENUES + i: city for i, city in arrange_hideo(s, r).items()}
    spare = r.members("spare_tokens", range(1, CITIES + 1), CITIES) if r.has("spare_tokens") else None
    on_carriages = [city for carriage in range(CARRIAGES) for city in members(s.token_cities[carriage])]
    named = [*given.values(), *on_carriages, *(spare or [])]
    twice = sorted({city + 1 for city in named if named.count(city) > 1})
    if twice:
        r.wrong("city tokens", f"{', '.join(map(str, twice))} in two places", "each city once")
        return
    free = [city for city in range(CITIES) if city not in named]
    filled = fill_places(places, given, free)
    put(s.venues, filled[:VENUES])
    put(s.board, filled[VENUES:])
    s.spare = mask(free if spare is None else spare)


def fill_places(places: list[int], given: dict[int, int], free: list[int]) -> list[int]:
    """In every place the token named, else that of the set-up, else the lowest; what is taken is not free."""
    filled = {i: given.get(i, -1) for i in range(len(places))}
    for i, present in enumerate(places):
        if filled[i] < 0 and present in free:
            filled[i] = present
            free.remove(present)
    for i in filled:
        if filled[i] < 0:
            filled[i] = free.pop(0)
    return list(filled.values())


def arrange_hideo(s: State, r: Reader) -> dict[int, int]:
    """`hideo`: the tokens of his board, `face_up`: which lie open; `closed`, `spare_seen`. His cities."""
    if r.has("closed"):
        s.closed = mask(r.members("closed", range(1, VENUES + 1), VENUES))
    if r.has("spare_seen"):
        s.spare_seen = int(r.data["spare_seen"] is True)
        if not isinstance(r.data["spare_seen"], bool):
            r.wrong("spare_seen", r.data["spare_seen"], "true or false")
    if not r.has("hideo"):
        return {}
    board = r.table("hideo")
    given: dict[int, int] = {}
    for i, name in enumerate(BOARD_POSITIONS):
        if board.has(name):
            given[i] = board.integer(name, 1, CITIES if i < CITY_POSITIONS else VENUES) - 1
    if board.has("face_up"):
        s.revealed = 0b11 | mask(board.members("face_up", BOARD_POSITIONS, BOARD))
    closing = {i - CITY_POSITIONS: venue for i, venue in given.items() if i >= CITY_POSITIONS}
    if len(set(closing.values())) != len(closing):
        r.wrong("hideo", "one venue on C1 and C2", "two different venues")
    else:
        free = [venue for venue in range(VENUES) if venue not in closing.values()]
        present = [s.board[CITY_POSITIONS], s.board[CITY_POSITIONS + 1]]
        for i, venue in enumerate(fill_places(present, closing, free)):
            s.board[CITY_POSITIONS + i] = venue
        s.closed_aside = free[0]
    return {i: city for i, city in given.items() if i < CITY_POSITIONS}
