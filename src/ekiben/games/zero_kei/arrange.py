"""Positions described in words: for scenarios. The words are those of `view`; docs/scenarios.md lists them.

Starting from a set-up, only what is named changes. Carriages that are named somewhere leave the deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ekiben.components import Reader, mask, position
from ekiben.errors import BadScenario
from ekiben.games.zero_kei.components import BOARD_POSITIONS, CARRIAGE_IDS, COLOUR_NAMES, Components
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from ekiben.games.zero_kei.moves import M_ENGINE, M_USE
from ekiben.games.zero_kei.notation import MOVE_TEXTS, SEAT_NAMES
from ekiben.games.zero_kei.state import (
    ACTING,
    ALL_CITIES,
    ARRIVING,
    CARRIAGES,
    CHOOSE_ACTION,
    CHOOSE_CARRIAGE,
    CHOOSE_ORDER,
    CITIES,
    CITY_POSITIONS,
    COLOURS,
    ENGINES,
    EVENT_CARD,
    GONE,
    HIDEO,
    NOBODY,
    PURCHASE,
    RUN,
    SEATS,
    STOCK,
    TAIL_CARD,
    TRAIN,
    VENUES,
    YEARS,
    State,
)

PHASES = ("draft", "purchase", "order", "actions")


def arrange(s: State, components: Components, data: dict[str, Any]) -> None:
    """Change a fresh set-up into the position described; a BadScenario lists what is wrong with it."""
    r = Reader(data)
    names = SEAT_NAMES[: s.players]
    phase = r.one_of("phase", PHASES) if r.has("phase") else "draft"
    if r.has("year"):
        s.year = r.integer("year", 1, YEARS) - 1
    arrange_events(s, r)
    arrange_line(s, r)
    arrange_value_track(s, r, components)
    arrange_venues(s, r)
    for seat, name in enumerate(names):
        default_player(s, components, seat)
        if r.has(name):
            arrange_player(s, components, r.table(name), seat)
    arrange_hideo(s, r)
    arrange_carriages(s, r)
    if phase != "draft":
        arrange_turn(s, components, r, phase)
    r.no_other_keys()
    if r.mistakes:
        raise BadScenario("the position: " + "; ".join(map(str, r.mistakes)))


def _members(r: Reader, key: str, allowed: Sequence[Any], most: int) -> list[int]:
    """A list of different things, each by its place among those allowed."""
    wanted = f"a list of {', '.join(map(str, allowed))}"
    found = r.items(key, wanted)
    if any(thing not in allowed for thing in found) or len(found) > most or len(set(found)) != len(found):
        r.wrong(key, found, f"at most {most} different ones of {', '.join(map(str, allowed))}")
        return []
    return [list(allowed).index(thing) for thing in found]


def _cities(r: Reader, key: str) -> int:
    return mask(_members(r, key, range(1, CITIES + 1), CITIES))


def arrange_events(s: State, r: Reader) -> None:
    """`events` (all five) or `event` (of the current year)."""
    if r.has("events"):
        for year, event in enumerate(_members(r, "events", EVENT_IDS, YEARS)):
            s.events[year] = event
    if r.has("event"):
        wanted = position(EVENT_IDS, r.one_of("event", EVENT_IDS))
        for year in range(YEARS):  # no event twice: what lay there goes to the other year
            if s.events[year] == wanted:
                s.events[year] = s.events[s.year]
        s.events[s.year] = wanted


def arrange_line(s: State, r: Reader) -> None:
    """`prepared`, `tracks`, `stations`; a city with a station counts as prepared."""
    if r.has("prepared"):
        s.prepared = _cities(r, "prepared")
    if r.has("tracks"):
        s.tracks = _cities(r, "tracks")
    if r.has("stations"):
        stations = r.table("stations")
        for city in range(CITIES):
            if stations.has(str(city + 1)):
                colour = position(COLOUR_NAMES, stations.one_of(str(city + 1), COLOUR_NAMES))
                s.stations[colour] |= 1 << city
                s.built[colour] += 1
                s.prepared |= 1 << city
        stations.no_other_keys()
    if r.has("built"):  # stations that stand in no city named: their stock is used up
        built = r.table("built")
        for colour, name in enumerate(COLOUR_NAMES):
            if built.has(name):
                s.built[colour] = built.integer(name, s.built[colour], STOCK)
        built.no_other_keys()


def arrange_value_track(s: State, r: Reader, components: Components) -> None:
    """`counters` (spaces) and `ranking` (the best first)."""
    if r.has("counters"):
        counters = r.table("counters")
        for colour, name in enumerate(COLOUR_NAMES):
            if counters.has(name):
                s.spaces[colour] = counters.integer(name, 0, components.box.last_space)
        counters.no_other_keys()
    ranking = list(s.ranking)
    if r.has("ranking"):
        ranking = [position(COLOUR_NAMES, name) for name in r.some_of("ranking", COLOUR_NAMES, COLOURS)]
    ranking.sort(key=lambda colour: -s.spaces[colour])
    for rank, colour in enumerate(ranking):
        s.ranking[rank] = colour


def arrange_venues(s: State, r: Reader) -> None:
    """`venues` (their cities), `spare_tokens`, `closed`."""
    if r.has("venues"):
        cities = _members(r, "venues", range(1, CITIES + 1), VENUES)
        for venue, city in enumerate(cities):
            s.venues[venue] = city
        if not s.solo:
            s.spare = ALL_CITIES & ~mask(cities)
    if r.has("spare_tokens"):
        s.spare = _cities(r, "spare_tokens")
    if r.has("closed"):
        s.closed = mask(_members(r, "closed", range(1, VENUES + 1), VENUES))


def default_player(s: State, components: Components, seat: int) -> None:
    """Everybody has an engine: the first seat the first, and so on."""
    s.engines[seat] = s.players * ENGINES + seat % components.box.engine_count[s.players]


def arrange_player(s: State, components: Components, r: Reader, seat: int) -> None:
    """What lies in front of a player."""
    if r.has("yen"):
        s.yen[seat] = r.integer("yen", 0, 1000)
    if r.has("points"):
        s.points[seat] = r.integer("points", 0, 1000)
    if r.has("engine"):
        engine = r.integer("engine", 1, components.box.engine_count[s.players]) - 1
        s.engines[seat] = s.players * ENGINES + engine
    if r.has("track_tokens"):
        s.track_tokens[seat] = r.integer("track_tokens", 0, CITIES)
    if r.has("cauldrons"):
        for venue, count in enumerate(r.integers("cauldrons", VENUES, 0, components.box.cauldrons_each)):
            s.cauldrons[seat, venue] = count
            s.cauldrons_left[seat] -= count
    if r.has("cauldrons_left"):
        s.cauldrons_left[seat] = r.integer("cauldrons_left", 0, components.box.cauldrons_each)
    if r.has("train"):
        for carriage in _members(r, "train", CARRIAGE_IDS, TRAIN):
            s.train[seat, s.length[seat]] = carriage
            s.length[seat] += 1
            if not (s.solo and seat == HIDEO):
                s.abilities[seat] |= components.box.carriage_ability[carriage]
    if r.has("covered"):
        s.covered |= mask(_members(r, "covered", CARRIAGE_IDS, TRAIN))
    if r.has("tokens"):
        tokens = r.table("tokens")
        for carriage, name in enumerate(CARRIAGE_IDS):
            if tokens.has(name):
                s.token_cities[carriage] = _cities(tokens, name)
        tokens.no_other_keys()
    r.no_other_keys()


def arrange_hideo(s: State, r: Reader) -> None:
    """`hideo`: the tokens of his board; `face_up`: which lie open; `set_aside` for the closed token."""
    if s.solo and r.has("hideo"):
        board = r.table("hideo")
        for i, name in enumerate(BOARD_POSITIONS):
            if board.has(name):
                most = CITIES if i < CITY_POSITIONS else VENUES
                s.board[i] = board.integer(name, 1, most) - 1
        if board.has("face_up"):
            s.revealed = 0b11 | mask(_members(board, "face_up", BOARD_POSITIONS, len(BOARD_POSITIONS)))
        board.no_other_keys()
        closed = {s.board[CITY_POSITIONS], s.board[CITY_POSITIONS + 1]}
        s.closed_aside = ({0, 1, 2} - closed).pop()


def arrange_carriages(s: State, r: Reader) -> None:
    """`row`, `discard`, `deck` (the next cards first); the other carriages follow in the deck."""
    placed = [s.train[seat, place] for seat in range(s.players) for place in range(s.length[seat])]
    row = _members(r, "row", CARRIAGE_IDS, s.row_size) if r.has("row") else []
    discard = _members(r, "discard", CARRIAGE_IDS, CARRIAGES) if r.has("discard") else None
    if discard is None:
        discard = [carriage for carriage in range(CARRIAGES) if s.discard >> carriage & 1]
        discard = [carriage for carriage in discard if carriage not in placed + row]
    s.discard = mask(discard)
    placed += row + discard
    if r.has("row") and len(row) != s.row_size:
        r.wrong("row", r.data["row"], f"{s.row_size} carriages")
    for place, carriage in enumerate(row):
        s.row[place] = carriage
        s.chosen[place] = NOBODY
    following = _members(r, "deck", CARRIAGE_IDS, CARRIAGES) if r.has("deck") else []
    if len(set(placed + following)) != len(placed + following):
        r.wrong("carriages", "one of them in two places", "each carriage once")
        return
    known = list(dict.fromkeys(placed))
    rest = [carriage for carriage in s.deck if carriage not in placed + following]
    rest += [c for c in range(CARRIAGES) if c not in placed + following + rest]
    if s.solo and not r.has("deck"):  # doubles never lie in the deck of a solo game
        rest = [carriage for carriage in rest if "-" not in CARRIAGE_IDS[carriage]]
    cards = known + following + list(dict.fromkeys(rest))
    s.deck_size = len(cards)
    s.dealt = len(known)
    for i, carriage in enumerate(cards):
        s.deck[i] = carriage


def arrange_turn(s: State, components: Components, r: Reader, phase: str) -> None:
    """Whose turn it is: `seat`, `tile`, `chosen`, `waiting`, `actions_left`, `used`."""
    names = SEAT_NAMES[: s.players]
    seat = position(names, r.one_of("seat", names)) if r.has("seat") else 0
    s.seat = seat
    if phase == "purchase":
        arrange_purchase(s, r, names, seat)
        return
    waiting = r.table("waiting").data if r.has("waiting") else {}
    arrange_waiting(s, r, names, waiting)
    later = [seat_ for seat_ in range(s.players) if names[seat_] in waiting.values()]
    done = [other for other in range(s.players) if other != seat and other not in later]
    for i, runner in enumerate([*done, seat, *sorted(later, key=lambda other: _row_place(s, other))]):
        s.queue[i] = runner
    s.turn = len(done)
    on_tile = [*done, seat] if phase == "actions" else done
    arrange_tile(s, r, names, on_tile)
    s.phase = RUN
    s.stage = ARRIVING if phase == "order" else ACTING
    s.decision = CHOOSE_ORDER if phase == "order" else CHOOSE_ACTION
    if phase == "actions":
        s.actions_left = components.box.event_actions[s.events[s.year]]
        if r.has("actions_left"):
            s.actions_left = r.integer("actions_left", 0, 12)
        arrange_used(s, r)


def _row_place(s: State, seat: int) -> int:
    return next((place for place in range(s.row_size) if s.chosen[place] == seat), s.row_size)


def arrange_purchase(s: State, r: Reader, names: Sequence[str], seat: int) -> None:
    """Phase 2: `tile` has the turn order; `chosen` says which carriages are taken."""
    s.phase = PURCHASE
    s.decision = CHOOSE_CARRIAGE
    order = list(range(s.players))
    if r.has("tile"):
        order = [position(names, name) for name in r.some_of("tile", names, s.players)]
    elif not s.solo:
        order = [seat, *(other for other in order if other != seat)]
    chosen = r.table("chosen").data if r.has("chosen") else {}
    arrange_waiting(s, r, names, chosen)
    for i, other in enumerate(order):
        s.queue[i] = other
        s.tile[i] = NOBODY if names[other] in chosen.values() else other
    s.turn = order.index(seat) + 1
    if "row" not in r.data:
        r.wrong("row", "missing", "the carriages on offer")


def arrange_waiting(s: State, r: Reader, names: Sequence[str], chosen: dict[str, Any]) -> None:
    """Carriages of the row that lie under a player's token."""
    for place in range(s.row_size):
        carriage = CARRIAGE_IDS[s.row[place]] if s.chosen[place] != GONE else None
        if carriage in chosen and chosen[carriage] in names:
            s.chosen[place] = names.index(chosen[carriage])
        elif s.decision != CHOOSE_CARRIAGE:
            s.chosen[place] = GONE
    wrong = {c: n for c, n in chosen.items() if n not in names or c not in r.data.get("row", [])}
    if wrong:
        r.wrong("chosen or waiting", wrong, f"carriages of the row, each with one of {', '.join(names)}")
    if s.decision != CHOOSE_CARRIAGE:
        left = [CARRIAGE_IDS.index(c) for c in r.data.get("row", []) if c in CARRIAGE_IDS and c not in chosen]
        s.discard |= mask(left)


def arrange_tile(s: State, r: Reader, names: Sequence[str], on_tile: list[int]) -> None:
    """The turn order tile in phase 3; an empty text is a free space."""
    for space in range(SEATS):
        s.tile[space] = NOBODY
    if not r.has("tile"):
        for space, other in enumerate(on_tile):
            s.tile[space] = other
        return
    wanted = f"{s.players} spaces: {', '.join(names[other] for other in on_tile)} and free ones ('')"
    tile = r.items("tile", wanted)
    if (
        sorted(name for name in tile if name) != sorted(names[other] for other in on_tile)
        or len(tile) != s.players
    ):
        r.wrong("tile", tile, wanted)
    else:
        for space, name in enumerate(tile):
            s.tile[space] = names.index(name) if name else NOBODY


def arrange_used(s: State, r: Reader) -> None:
    """`used`: cards used this turn, named as the moves that use them."""
    if not r.has("used"):
        return
    cards = MOVE_TEXTS[M_ENGINE:M_USE] + MOVE_TEXTS[M_USE : M_USE + CARRIAGES]
    bits = {"tail": TAIL_CARD, "event": EVENT_CARD}
    for card in _members(r, "used", [*cards, *bits], 12):
        text = [*cards, *bits][card]
        if text in bits:
            s.used_cards |= bits[text]
        elif text.startswith("engine"):
            s.used_cards |= 1 << card
        else:
            s.used |= 1 << (card - SEATS)
