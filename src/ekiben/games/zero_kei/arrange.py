"""Positions described in words: for scenarios. The words are those of `view`; docs/scenarios.md lists them.

Starting from a set-up, only what is named changes, and what must follow from it: carriages that are named
somewhere leave the deck, and a city token lies in one place only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ekiben.components import Reader, mask, position
from ekiben.errors import BadScenario
from ekiben.games.zero_kei.components import BOARD_POSITIONS, CARRIAGE_IDS, COLOUR_NAMES, Components
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from ekiben.games.zero_kei.moves import M_ENGINE, M_USE
from ekiben.games.zero_kei.notation import MOVE_TEXTS, SEAT_NAMES, members
from ekiben.games.zero_kei.state import (
    ACTING,
    ARRIVING,
    BOARD,
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
    ROW,
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
# Keys that have a meaning only in some phases, and only against Hideo
PHASE_KEYS = {
    "seat": ("purchase", "order", "actions"),
    "row": ("purchase",),
    "chosen": ("purchase",),
    "waiting": ("order", "actions"),
    "actions_left": ("actions",),
    "used": ("actions",),
}
SOLO_KEYS = ("hideo", "closed", "spare_seen")
CITY_NUMBERS = range(1, CITIES + 1)
VENUE_NUMBERS = range(1, VENUES + 1)
MOST_YEN = 1000  # that a player may be given, and points
MOST_ACTIONS = 12


def arrange(s: State, components: Components, data: dict[str, Any]) -> None:
    """Change a fresh set-up into the position described; a BadScenario lists what is wrong with it."""
    r = Reader(data)
    phase = r.one_of("phase", PHASES) if r.has("phase") else "draft"
    if not r.mistakes:
        refuse_misplaced(s, r, phase)
    if r.has("year"):
        s.year = r.integer("year", 1, YEARS) - 1
    arrange_events(s, r)
    arrange_line(s, r)
    arrange_value_track(s, r, components)
    arrange_players(s, r, components, phase)
    arrange_tokens(s, r)
    row = arrange_row(s, r, phase)
    arrange_carriages(s, r, row, phase)
    if phase == "draft":
        arrange_draft(s, r)
    elif phase == "purchase":
        arrange_purchase(s, r, row)
    else:
        arrange_run(s, r, components, phase)
    r.no_other_keys()
    if r.mistakes:
        raise BadScenario("the position: " + "; ".join(map(str, r.mistakes)))


# --- reading lists --------------------------------------------------------------------------------------


def _listed(values: Iterable[object]) -> str:
    return ", ".join(map(str, values))


def _members(r: Reader, key: str, allowed: Sequence[Any], most: int) -> list[int]:
    """A list of different things, each by its place among those allowed."""
    wanted = f"at most {most} different ones of {_listed(allowed)}"
    found = r.items(key, wanted)
    if len(found) > most or not _all_different(found, allowed):
        r.wrong(key, found, wanted)
        return []
    return [list(allowed).index(thing) for thing in found]


def _exactly(r: Reader, key: str, allowed: Sequence[Any], count: int) -> list[int]:
    """The same, with so many things; an empty list after a mistake."""
    wanted = f"{count} different ones of {_listed(allowed)}"
    found = r.items(key, wanted)
    if len(found) != count or not _all_different(found, allowed):
        if key in r.data and isinstance(r.data[key], list):
            r.wrong(key, found, wanted)
        return []
    return [list(allowed).index(thing) for thing in found]


def _all_different(found: list[Any], allowed: Sequence[Any]) -> bool:
    good = all(type(thing) is type(allowed[0]) and thing in allowed for thing in found)
    return good and len(set(found)) == len(found)


def _cities(r: Reader, key: str) -> list[int]:
    return _members(r, key, CITY_NUMBERS, CITIES)


def refuse_misplaced(s: State, r: Reader, phase: str) -> None:
    """Keys that mean nothing in this phase, or at this table."""
    for key, phases in PHASE_KEYS.items():
        if r.has(key) and phase not in phases:
            r.wrong(key, r.data[key], f"only with phase = {' or '.join(phases)}, not with {phase}")
    for key in SOLO_KEYS:
        if r.has(key) and not s.solo:
            r.wrong(key, r.data[key], "only with players = 1")


# --- the board ------------------------------------------------------------------------------------------


def arrange_events(s: State, r: Reader) -> None:
    """`events` (all five) or `event` (of the current year)."""
    if r.has("events"):
        for year, event in enumerate(_exactly(r, "events", EVENT_IDS, YEARS)):
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
        s.prepared = mask(_cities(r, "prepared"))
    if r.has("tracks"):
        s.tracks = mask(_cities(r, "tracks"))
    if r.has("stations"):
        stations = r.table("stations")
        for city in range(CITIES):
            if stations.has(str(city + 1)):
                colour = position(COLOUR_NAMES, stations.one_of(str(city + 1), COLOUR_NAMES))
                s.stations[colour] |= 1 << city
                s.built[colour] += 1
                s.prepared |= 1 << city
        for colour, name in enumerate(COLOUR_NAMES):
            if s.built[colour] > STOCK:
                r.wrong("stations", f"{s.built[colour]} {name}", f"at most {STOCK} of a colour")
        stations.no_other_keys()
    if r.has("built"):  # stations that stand in no city named: their stock is used up
        built = r.table("built")
        for colour, name in enumerate(COLOUR_NAMES):
            if built.has(name):
                s.built[colour] = built.integer(name, min(s.built[colour], STOCK), STOCK)
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
    sorted_ranking = sorted(ranking, key=lambda colour: -s.spaces[colour])
    if r.has("ranking") and sorted_ranking != ranking:
        r.wrong(
            "ranking", r.data["ranking"], "an order that fits the spaces of `counters`, the farthest first"
        )
    for rank, colour in enumerate(sorted_ranking):
        s.ranking[rank] = colour


def arrange_tokens(s: State, r: Reader) -> None:
    """`venues`, `hideo` and `spare_tokens`: every city token lies in one place, on a carriage perhaps."""
    places: list[int] = [s.venues[venue] for venue in range(VENUES)]
    given: dict[int, int] = {}
    if r.has("venues"):
        given = dict(enumerate(_exactly(r, "venues", CITY_NUMBERS, VENUES)))
    if s.solo:
        places += [s.board[i] for i in range(CITY_POSITIONS)]
        given |= {VENUES + i: city for i, city in arrange_hideo(s, r).items()}
    spare = _cities(r, "spare_tokens") if r.has("spare_tokens") else None
    on_carriages = [city for carriage in range(CARRIAGES) for city in members(s.token_cities[carriage])]
    named = [*given.values(), *on_carriages, *(spare or [])]
    twice = sorted({city + 1 for city in named if named.count(city) > 1})
    if twice:
        r.wrong("city tokens", f"{_listed(twice)} in two places", "each city once")
        return
    free = [city for city in range(CITIES) if city not in named]
    for i, city in enumerate(fill_places(places, given, free)):
        if i < VENUES:
            s.venues[i] = city
        else:
            s.board[i - VENUES] = city
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
        s.closed = mask(_members(r, "closed", VENUE_NUMBERS, VENUES))
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
        s.revealed = 0b11 | mask(_members(board, "face_up", BOARD_POSITIONS, BOARD))
    board.no_other_keys()
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


# --- the players ----------------------------------------------------------------------------------------


def arrange_players(s: State, r: Reader, components: Components, phase: str) -> None:
    """What lies in front of each; after the draft everybody has an engine, the lowest that nobody named."""
    engines: dict[int, int] = {}
    count = components.box.engine_count[s.players]
    for seat, name in enumerate(SEAT_NAMES[: s.players]):
        if r.has(name):
            player = r.table(name)
            if phase != "draft" and player.has("engine"):
                engines[seat] = player.integer("engine", 1, count) - 1
            arrange_player(s, components, player, seat)
    if phase == "draft":
        return
    if len(set(engines.values())) != len(engines):
        r.wrong("engine", "one engine for two players", "different engines")
    free = [engine for engine in range(count) if engine not in engines.values()]
    for seat in range(s.players):
        engine = engines[seat] if seat in engines else free.pop(0)
        s.engines[seat] = s.players * ENGINES + engine
        s.engines_left &= ~(1 << engine)


def arrange_player(s: State, components: Components, r: Reader, seat: int) -> None:
    """Yen (never for Hideo), points, tokens, cauldrons and the train."""
    hideo = s.solo and seat == HIDEO
    if not hideo and r.has("yen"):
        s.yen[seat] = r.integer("yen", 0, MOST_YEN)
    if r.has("points"):
        s.points[seat] = r.integer("points", 0, MOST_YEN)
    if r.has("track_tokens"):
        s.track_tokens[seat] = r.integer("track_tokens", 0, CITIES)
    arrange_cauldrons(s, components, r, seat)
    if r.has("train"):
        for carriage in _members(r, "train", CARRIAGE_IDS, TRAIN):
            s.train[seat, s.length[seat]] = carriage
            s.length[seat] += 1
            if not hideo:
                s.abilities[seat] |= components.box.carriage_ability[carriage]
    own = [CARRIAGE_IDS[s.train[seat, place]] for place in range(s.length[seat])]
    if r.has("covered"):
        covered = _members(r, "covered", own or ["the carriages of the train"], TRAIN)
        s.covered |= mask(CARRIAGE_IDS.index(own[i]) for i in covered)
    if r.has("tokens"):
        tokens = r.table("tokens")
        for name in own:
            if tokens.has(name):
                s.token_cities[CARRIAGE_IDS.index(name)] = mask(_cities(tokens, name))
        tokens.no_other_keys()
    r.no_other_keys()


def arrange_cauldrons(s: State, components: Components, r: Reader, seat: int) -> None:
    """`cauldrons` in the venues; the others are left, unless `cauldrons_left` says how many."""
    each = components.box.cauldrons_each
    if r.has("cauldrons"):
        for venue, count in enumerate(r.integers("cauldrons", VENUES, 0, each)):
            s.cauldrons[seat, venue] = count
            s.cauldrons_left[seat] -= count
    if r.has("cauldrons_left"):
        s.cauldrons_left[seat] = r.integer("cauldrons_left", 0, each)
    placed = sum(s.cauldrons[seat, venue] for venue in range(VENUES))
    if s.cauldrons_left[seat] < 0 or placed + s.cauldrons_left[seat] > each:
        r.wrong("cauldrons", f"{placed} placed", f"at most {each}, together with `cauldrons_left`")


# --- carriages ------------------------------------------------------------------------------------------


def arrange_row(s: State, r: Reader, phase: str) -> list[int]:
    """Phase 2: `row`, with who chose what in `chosen`. Phase 3: `waiting`, the carriages that join later."""
    row: list[int] = []
    owners: dict[int, int] = {}
    if phase == "purchase":
        row = _exactly(r, "row", CARRIAGE_IDS, s.row_size)
        owners = _owners(s, r, "chosen")
        strange = [CARRIAGE_IDS[carriage] for carriage in owners if carriage not in row]
        if row and strange:
            r.wrong("chosen", strange, "carriages of the row")
    elif phase != "draft":
        owners = _owners(s, r, "waiting")
        row = list(owners)
    for place in range(ROW):
        s.chosen[place] = GONE
    for place, carriage in enumerate(row):
        s.row[place] = carriage
        s.chosen[place] = owners.get(carriage, NOBODY)
    return row


def _owners(s: State, r: Reader, key: str) -> dict[int, int]:
    """A table of carriages, each with the player whose token lies on it, in the order of the file."""
    if not r.has(key):
        return {}
    names = SEAT_NAMES[: s.players]
    table = r.table(key)
    owners: dict[int, int] = {}
    for carriage in table.data:
        if carriage in CARRIAGE_IDS:
            owners[CARRIAGE_IDS.index(carriage)] = position(names, table.one_of(carriage, names))
    table.no_other_keys()
    if len(set(owners.values())) != len(owners):
        r.wrong(key, r.data[key], "each player once")
        return {}
    return owners


def arrange_carriages(s: State, r: Reader, row: list[int], phase: str) -> None:
    """`discard`, `deck` (the next cards first); carriages named nowhere follow in the deck."""
    placed = [s.train[seat, place] for seat in range(s.players) for place in range(s.length[seat])] + row
    if r.has("discard"):
        discard = _members(r, "discard", CARRIAGE_IDS, CARRIAGES)
    else:
        discard = [carriage for carriage in members(s.discard) if carriage not in placed]
    s.discard = mask(discard)
    placed += discard
    following = _members(r, "deck", CARRIAGE_IDS, CARRIAGES) if r.has("deck") else []
    named = placed + following
    twice = sorted({CARRIAGE_IDS[carriage] for carriage in named if named.count(carriage) > 1})
    if twice:
        r.wrong("carriages", f"{_listed(twice)} in two places", "each carriage once")
        return
    rest = [carriage for carriage in s.deck if carriage not in named]
    rest += [carriage for carriage in range(CARRIAGES) if carriage not in named + rest]
    if s.solo:  # the two-city carriages never lie in the deck of a solo game
        rest = [carriage for carriage in rest if "-" not in CARRIAGE_IDS[carriage]]
    cards = placed + following + list(dict.fromkeys(rest))
    s.deck_size = len(cards)
    s.dealt = len(placed)
    for i, carriage in enumerate(cards):
        s.deck[i] = carriage
    needed = s.row_size * (YEARS - s.year - (0 if phase == "draft" else 1))
    if s.deck_size - s.dealt < needed:
        left = f"{s.deck_size - s.dealt} left"
        r.wrong("deck", left, f"at least {needed} carriages named nowhere else, for the rows to come")


# --- whose turn it is -----------------------------------------------------------------------------------


def arrange_draft(s: State, r: Reader) -> None:
    """`tile` has the turn order; the last chooses the first engine. In solo the human does."""
    if r.has("tile"):
        for space, seat in enumerate(_exactly(r, "tile", SEAT_NAMES[: s.players], s.players)):
            s.tile[space] = seat
            s.queue[s.players - 1 - space] = seat
        s.seat = 0 if s.solo else s.queue[0]


def read_seat(s: State, r: Reader, default: int) -> int:
    """`seat`: who decides, which Hideo never does."""
    seat = default
    if r.has("seat"):
        names = SEAT_NAMES[: s.players]
        seat = position(names, r.one_of("seat", names))
    if s.solo and seat == HIDEO:
        r.wrong("seat", SEAT_NAMES[seat], "green: Hideo decides nothing")
    return seat


def arrange_purchase(s: State, r: Reader, row: list[int]) -> None:
    """Phase 2: those who have chosen come first in the turn order, which `tile` may give in full."""
    s.phase = PURCHASE
    s.decision = CHOOSE_CARRIAGE
    choosers = [s.chosen[place] for place in range(len(row)) if s.chosen[place] != NOBODY]
    others = [seat for seat in range(s.players) if seat not in choosers]
    order = choosers + others
    if r.has("tile"):
        order = _exactly(r, "tile", SEAT_NAMES[: s.players], s.players) or order
        others = [seat for seat in order if seat not in choosers]
    if not others:
        r.wrong("chosen", r.data["chosen"], "at least one player who has yet to choose")
        return
    s.seat = read_seat(s, r, others[0])
    if "tile" not in r.data and s.seat in others:
        others.remove(s.seat)
        order = [*choosers, s.seat, *others]
    if sorted(order[: len(choosers)]) != sorted(choosers) or order[len(choosers)] != s.seat:
        fitting = "a turn order in which those who have chosen come first, and then the one who decides"
        r.wrong("tile", _listed(SEAT_NAMES[seat] for seat in order), fitting)
    for space, seat in enumerate(order):
        s.queue[space] = seat
        s.tile[space] = NOBODY if seat in choosers else seat
    s.turn = len(choosers) + 1


def arrange_run(s: State, r: Reader, components: Components, phase: str) -> None:
    """Phase 3: `seat` has the turn, those in `waiting` come later, all others have had theirs."""
    s.seat = read_seat(s, r, 0)
    later = [s.chosen[place] for place in range(ROW) if s.chosen[place] >= 0]
    if s.seat in later:
        r.wrong("waiting", SEAT_NAMES[s.seat], "players who come later than the one who decides")
    done = [seat for seat in range(s.players) if seat != s.seat and seat not in later]
    for i, seat in enumerate([*done, s.seat, *(other for other in later if other != s.seat)]):
        s.queue[i] = seat
    s.turn = len(done)
    arrange_tile(s, r, [*done, s.seat] if phase == "actions" else done)
    s.phase = RUN
    s.stage = ARRIVING if phase == "order" else ACTING
    s.decision = CHOOSE_ORDER if phase == "order" else CHOOSE_ACTION
    if phase == "actions":
        s.actions_left = components.box.event_actions[s.events[s.year]]
        if r.has("actions_left"):
            s.actions_left = r.integer("actions_left", 0, MOST_ACTIONS)
        arrange_used(s, r)


def arrange_tile(s: State, r: Reader, on_tile: list[int]) -> None:
    """The turn order tile in phase 3; "none" is a free space."""
    for space in range(SEATS):
        s.tile[space] = on_tile[space] if space < len(on_tile) else NOBODY
    if not r.has("tile"):
        return
    names = [SEAT_NAMES[seat] for seat in on_tile]
    wanted = f"{s.players} spaces with {_listed([*names, 'none for a free one'])}"
    tile = r.items("tile", wanted)
    if len(tile) != s.players or sorted(str(name) for name in tile if name != "none") != sorted(names):
        r.wrong("tile", tile, wanted)
        return
    for space, name in enumerate(tile):
        s.tile[space] = NOBODY if name == "none" else SEAT_NAMES.index(name)


def arrange_used(s: State, r: Reader) -> None:
    """`used`: cards used this turn, named as the moves that use them."""
    if not r.has("used"):
        return
    engines = MOVE_TEXTS[M_ENGINE : M_ENGINE + s.players]
    own = [s.train[s.seat, place] for place in range(s.length[s.seat])]
    carriages = [MOVE_TEXTS[M_USE + carriage] for carriage in own]
    cards = [*engines, "tail", "event", *carriages]
    bits = [*(1 << seat for seat in range(s.players)), TAIL_CARD, EVENT_CARD]
    for card in _members(r, "used", cards, MOST_ACTIONS):
        if card < len(bits):
            s.used_cards |= bits[card]
        else:
            s.used |= 1 << own[card - len(bits)]
