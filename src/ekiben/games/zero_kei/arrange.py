"""Positions described in words: for scenarios. The words are those of `view`; docs/scenarios.md lists them.

Starting from a set-up, only what is named changes, and what must follow from it: carriages that are named
somewhere leave the deck, and a city token lies in one place only.
"""

from __future__ import annotations

from typing import Any

from ekiben.components import ComponentsReader, put
from ekiben.errors import BadScenario
from ekiben.games.zero_kei import decisions, phases
from ekiben.games.zero_kei import moves as m
from ekiben.games.zero_kei.components import BOARD_POSITIONS, CARRIAGE_IDS, COLOUR_NAMES, Components
from ekiben.games.zero_kei.notation import MOVE_TEXTS, SEAT_NAMES
from ekiben.games.zero_kei.state import (
    BOARD,
    CARRIAGES,
    CITIES,
    CITY_POSITIONS,
    COLOURS,
    ENGINES,
    EVENT_CARD,
    GONE,
    HIDEO,
    NOBODY,
    ROW,
    STOCK,
    TAIL_CARD,
    TRAIN,
    VENUES,
    YEARS,
    State,
)
from ekiben.sets import mask, members

PHASES = ("draft", "purchase", "order", "actions")
# Keys that mean something only in some phases, or only against Hideo
PHASE_KEYS = {
    "seat": ("purchase", "order", "actions"),
    "row": ("purchase",),
    "chosen": ("purchase",),
    "waiting": ("order", "actions"),
    "actions_left": ("actions",),
    "used": ("actions",),
}
SOLO_KEYS = ("hideo", "closed", "spare_seen")
MOST_ACTIONS = 12
MOST_YEN = 1000  # the most yen, and the most points, that a scenario may give
CITY_NUMBERS = range(1, CITIES + 1)


def arrange(s: State, components: Components, data: dict[str, Any]) -> None:
    """Change a fresh set-up into the position described; a BadScenario lists what is wrong with it."""
    r = ComponentsReader(data)
    phase = r.one_of("phase", PHASES, "draft")
    if not r.mistakes:
        refuse_misplaced(s, r, phase)
    s.year = r.integer("year", 1, YEARS, s.year + 1) - 1
    arrange_events(s, r, components.event_ids)
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


def refuse_misplaced(s: State, r: ComponentsReader, phase: str) -> None:
    """Keys that mean nothing in this phase, or at this table."""
    for key, fitting in PHASE_KEYS.items():
        if phase not in fitting:
            r.refuse([key], f"only with phase = {' or '.join(fitting)}, not with {phase}")
    if not s.solo:
        r.refuse(SOLO_KEYS, "only with players = 1")


# --- the board: events, the line, value counters, city tokens, Hideo's board ----------------------------


def arrange_events(s: State, r: ComponentsReader, ids: tuple[str, ...]) -> None:
    """`events` (all five) or `event` (of the current year)."""
    if r.has("events"):
        put(s.events, r.members("events", ids, YEARS, YEARS))
    if r.has("event"):
        wanted = r.index("event", ids)
        for year in range(YEARS):  # no event twice: the two years swap events
            if s.events[year] == wanted:
                s.events[year] = s.events[s.year]
        s.events[s.year] = wanted


def arrange_line(s: State, r: ComponentsReader) -> None:
    """`prepared`, `tracks`, `stations`; a city with a station counts as prepared."""
    if r.has("prepared"):
        s.prepared = mask(r.members("prepared", CITY_NUMBERS, CITIES))
    if r.has("tracks"):
        s.tracks = mask(r.members("tracks", CITY_NUMBERS, CITIES))
    stations = r.table("stations", optional=True)
    for city in range(CITIES):
        if stations.has(str(city + 1)):
            colour = stations.index(str(city + 1), COLOUR_NAMES)
            s.stations[colour] |= 1 << city
            s.built[colour] += 1
            s.prepared |= 1 << city
    built = r.table("built", optional=True)  # stations taken from the stock whose cities are not named
    for colour, name in enumerate(COLOUR_NAMES):
        if s.built[colour] > STOCK:
            r.add_mistake("stations", f"{s.built[colour]} {name}", f"at most {STOCK} of a colour")
        s.built[colour] = built.integer(name, min(s.built[colour], STOCK), STOCK, s.built[colour])


def arrange_value_track(s: State, r: ComponentsReader, components: Components) -> None:
    """`counters` (spaces) and `ranking` (the best first)."""
    counters = r.table("counters", optional=True)
    for colour, name in enumerate(COLOUR_NAMES):
        s.spaces[colour] = counters.integer(name, 0, components.box.last_space, s.spaces[colour])
    ranking = list(s.ranking)
    if r.has("ranking"):
        ranking = [COLOUR_NAMES.index(name) for name in r.some_of("ranking", COLOUR_NAMES, COLOURS)]
    sorted_ranking = sorted(ranking, key=lambda colour: -s.spaces[colour])
    if r.has("ranking") and sorted_ranking != ranking:
        fitting = "an order that fits the spaces of `counters`, the farthest first"
        r.add_mistake("ranking", r.data["ranking"], fitting)
    put(s.ranking, sorted_ranking)


def arrange_tokens(s: State, r: ComponentsReader) -> None:
    """`venues`, `hideo` and `spare_tokens`: every city token lies in one place, perhaps on a carriage."""
    places: list[int] = [s.venues[venue] for venue in range(VENUES)]
    given: dict[int, int] = {}
    if r.has("venues"):
        given = dict(enumerate(r.members("venues", CITY_NUMBERS, VENUES, VENUES)))
    if s.solo:
        places += [s.board[i] for i in range(CITY_POSITIONS)]
        given |= {VENUES + i: city for i, city in arrange_hideo(s, r).items()}
    spare = r.members("spare_tokens", CITY_NUMBERS, CITIES) if r.has("spare_tokens") else None
    on_carriages = [city for carriage in range(CARRIAGES) for city in members(s.token_cities[carriage])]
    named = [*given.values(), *on_carriages, *(spare or [])]
    twice = sorted({city + 1 for city in named if named.count(city) > 1})
    if twice:
        r.add_mistake("city tokens", f"{', '.join(map(str, twice))} in two places", "each city once")
        return
    free = [city for city in range(CITIES) if city not in named]
    filled = fill_places(places, given, free)
    put(s.venues, filled[:VENUES])
    put(s.board, filled[VENUES:])
    s.spare = mask(free if spare is None else spare)


def fill_places(places: list[int], given: dict[int, int], free: list[int]) -> list[int]:
    """The token of each place: the named one, else that of the set-up, else the lowest that is free."""
    filled = dict(given)
    for i, present in enumerate(places):
        if i not in filled and present in free:
            filled[i] = present
            free.remove(present)
    return [filled[i] if i in filled else free.pop(0) for i in range(len(places))]


def arrange_hideo(s: State, r: ComponentsReader) -> dict[int, int]:
    """`hideo`: the tokens of his board, `face_up`: which lie open; `closed`, `spare_seen`. His cities."""
    if r.has("closed"):
        s.closed = mask(r.members("closed", range(1, VENUES + 1), VENUES))
    if r.has("spare_seen"):
        s.spare_seen = bool(r.checked("spare_seen", "true or false", lambda value: isinstance(value, bool)))
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
        r.add_mistake("hideo", "one venue on C1 and C2", "two different venues")
    else:
        free = [venue for venue in range(VENUES) if venue not in closing.values()]
        present = [s.board[CITY_POSITIONS], s.board[CITY_POSITIONS + 1]]
        for i, venue in enumerate(fill_places(present, closing, free)):
            s.board[CITY_POSITIONS + i] = venue
        s.closed_aside = free[0]
    return {i: city for i, city in given.items() if i < CITY_POSITIONS}


# --- what lies in front of the players ------------------------------------------------------------------


def arrange_players(s: State, r: ComponentsReader, components: Components, phase: str) -> None:
    """What lies in front of each. After the draft an engine that is not named is the lowest free one."""
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
        r.add_mistake("engine", "one engine for two players", "different engines")
    free = [engine for engine in range(count) if engine not in engines.values()]
    for seat in range(s.players):
        engine = engines[seat] if seat in engines else free.pop(0)
        s.engines[seat] = s.players * ENGINES + engine
        s.engines_left &= ~(1 << engine)


def arrange_player(s: State, components: Components, r: ComponentsReader, seat: int) -> None:
    """Yen (never for Hideo), points, tokens, cauldrons and the train."""
    hideo = s.solo and seat == HIDEO
    if not hideo:
        s.yen[seat] = r.integer("yen", 0, MOST_YEN, s.yen[seat])
    s.points[seat] = r.integer("points", 0, MOST_YEN, s.points[seat])
    s.track_tokens[seat] = r.integer("track_tokens", 0, CITIES, s.track_tokens[seat])
    arrange_cauldrons(s, components, r, seat)
    if r.has("train"):
        for carriage in r.members("train", CARRIAGE_IDS, TRAIN):
            s.train[seat, s.length[seat]] = carriage
            s.length[seat] += 1
            if not hideo:
                s.abilities[seat] |= components.box.carriage_ability[carriage]
    own = [CARRIAGE_IDS[s.train[seat, place]] for place in range(s.length[seat])]
    if r.has("covered"):
        covered = r.members("covered", own or ["the carriages of the train"], TRAIN)
        s.covered |= mask(CARRIAGE_IDS.index(own[i]) for i in covered)
    tokens = r.table("tokens", optional=True)
    for name in own:
        if tokens.has(name):
            s.token_cities[CARRIAGE_IDS.index(name)] = mask(tokens.members(name, CITY_NUMBERS, CITIES))


def arrange_cauldrons(s: State, components: Components, r: ComponentsReader, seat: int) -> None:
    """`cauldrons` in the venues; the seat still has the others, unless `cauldrons_left` says how many."""
    each = components.box.cauldrons_each
    if r.has("cauldrons"):
        for venue, count in enumerate(r.integers("cauldrons", VENUES, 0, each)):
            s.cauldrons[seat, venue] = count
            s.cauldrons_left[seat] -= count
    s.cauldrons_left[seat] = r.integer("cauldrons_left", 0, each, s.cauldrons_left[seat])
    placed = sum(s.cauldrons[seat, venue] for venue in range(VENUES))
    if s.cauldrons_left[seat] < 0 or placed + s.cauldrons_left[seat] > each:
        r.add_mistake("cauldrons", f"{placed} placed", f"at most {each}, together with `cauldrons_left`")


# --- the carriages in the row, in the discard, in the deck ----------------------------------------------


def arrange_row(s: State, r: ComponentsReader, phase: str) -> list[int]:
    """Phase 2: `row`, with the choices in `chosen`. Phase 3: `waiting`, the carriages that join later."""
    row: list[int] = []
    owners: dict[int, int] = {}
    if phase == "purchase":
        row = r.members("row", CARRIAGE_IDS, s.row_size, s.row_size)
        owners = _owners(s, r, "chosen")
        strange = [CARRIAGE_IDS[carriage] for carriage in owners if carriage not in row]
        if row and strange:
            r.add_mistake("chosen", strange, "carriages of the row")
    elif phase != "draft":
        owners = _owners(s, r, "waiting")
        row = list(owners)
    put(s.row, row)
    put(s.chosen, [owners.get(carriage, NOBODY) for carriage in row], GONE)
    return row


def _owners(s: State, r: ComponentsReader, key: str) -> dict[int, int]:
    """A table of carriages, each with the player whose token lies on it, in the order of the file."""
    table, names = r.table(key, optional=True), SEAT_NAMES[: s.players]
    named = [carriage for carriage in table.data if carriage in CARRIAGE_IDS]
    owners = {CARRIAGE_IDS.index(carriage): table.index(carriage, names) for carriage in named}
    if len(set(owners.values())) != len(owners):
        r.add_mistake(key, r.data[key], "each player once")
        return {}
    return owners


def arrange_carriages(s: State, r: ComponentsReader, row: list[int], phase: str) -> None:
    """`discard`, `deck` (the next cards first); carriages that are named nowhere follow in the deck."""
    placed = [s.train[seat, place] for seat in range(s.players) for place in range(s.length[seat])] + row
    if r.has("discard"):
        discard = r.members("discard", CARRIAGE_IDS, CARRIAGES)
    else:
        discard = [carriage for carriage in members(s.discard) if carriage not in placed]
    s.discard = mask(discard)
    placed += discard
    following = r.members("deck", CARRIAGE_IDS, CARRIAGES) if r.has("deck") else []
    named = placed + following
    twice = sorted({CARRIAGE_IDS[carriage] for carriage in named if named.count(carriage) > 1})
    if twice:
        r.add_mistake("carriages", f"{', '.join(twice)} in two places", "each carriage once")
        return
    rest = [carriage for carriage in s.deck if carriage not in named]
    rest += [carriage for carriage in range(CARRIAGES) if carriage not in named + rest]
    if s.solo:  # the two-city carriages never lie in the deck of a solo game
        rest = [carriage for carriage in rest if "-" not in CARRIAGE_IDS[carriage]]
    cards = placed + following + list(dict.fromkeys(rest))
    s.deck_size = len(cards)
    s.dealt = len(placed)
    put(s.deck, cards)
    needed = s.row_size * (YEARS - s.year - (0 if phase == "draft" else 1))
    if s.deck_size - s.dealt < needed:
        left = f"{s.deck_size - s.dealt} left"
        r.add_mistake("deck", left, f"at least {needed} carriages named nowhere else, for the rows to come")


# --- whose turn it is, and what has been done in it -----------------------------------------------------


def arrange_draft(s: State, r: ComponentsReader) -> None:
    """`tile` has the turn order; the last chooses the first engine. In solo the human does."""
    if r.has("tile"):
        order = r.members("tile", SEAT_NAMES[: s.players], s.players, s.players)
        put(s.tile, order)
        put(s.queue, reversed(order))
        s.seat = 0 if s.solo else s.queue[0]


def read_seat(s: State, r: ComponentsReader, default: int) -> int:
    """`seat`: who decides; never Hideo."""
    names = SEAT_NAMES[: s.players]
    seat = names.index(r.one_of("seat", names, names[default]))
    if s.solo and seat == HIDEO:
        r.add_mistake("seat", SEAT_NAMES[seat], "green: Hideo decides nothing")
    return seat


def arrange_purchase(s: State, r: ComponentsReader, row: list[int]) -> None:
    """Phase 2: those who have chosen come first in the turn order, which `tile` may give in full."""
    s.phase = phases.PURCHASE
    s.decision = decisions.CARRIAGE
    choosers = [s.chosen[place] for place in range(len(row)) if s.chosen[place] != NOBODY]
    others = [seat for seat in range(s.players) if seat not in choosers]
    order = choosers + others
    if r.has("tile"):
        order = r.members("tile", SEAT_NAMES[: s.players], s.players, s.players) or order
        others = [seat for seat in order if seat not in choosers]
    if not others:
        r.add_mistake("chosen", r.data["chosen"], "at least one player who has yet to choose")
        return
    s.seat = read_seat(s, r, others[0])
    if "tile" not in r.data and s.seat in others:
        others.remove(s.seat)
        order = [*choosers, s.seat, *others]
    if sorted(order[: len(choosers)]) != sorted(choosers) or order[len(choosers)] != s.seat:
        fitting = "a turn order in which those who have chosen come first, and then the one who decides"
        r.add_mistake("tile", ", ".join(SEAT_NAMES[seat] for seat in order), fitting)
    put(s.queue, order)
    put(s.tile, [NOBODY if seat in choosers else seat for seat in order])
    s.turn = len(choosers) + 1


def arrange_run(s: State, r: ComponentsReader, components: Components, phase: str) -> None:
    """Phase 3: `seat` has the turn, those in `waiting` come later, all others have had theirs."""
    s.seat = read_seat(s, r, 0)
    later = [s.chosen[place] for place in range(ROW) if s.chosen[place] >= 0]
    if s.seat in later:
        r.add_mistake("waiting", SEAT_NAMES[s.seat], "players who come later than the one who decides")
    done = [seat for seat in range(s.players) if seat != s.seat and seat not in later]
    put(s.queue, [*done, s.seat, *(other for other in later if other != s.seat)])
    s.turn = len(done)
    arrange_tile(s, r, [*done, s.seat] if phase == "actions" else done)
    s.phase = phases.RUN
    s.stage = phases.ARRIVING if phase == "order" else phases.ACTING
    s.decision = decisions.ORDER if phase == "order" else decisions.ACTION
    if phase == "actions":
        actions = components.box.event_actions[s.events[s.year]]
        s.actions_left = r.integer("actions_left", 0, MOST_ACTIONS, actions)
        arrange_used(s, r)


def arrange_tile(s: State, r: ComponentsReader, on_tile: list[int]) -> None:
    """The turn order tile in phase 3; "none" is a free space."""
    put(s.tile, on_tile, NOBODY)
    if not r.has("tile"):
        return
    names = [SEAT_NAMES[seat] for seat in on_tile]
    wanted = f"{s.players} spaces with {', '.join([*names, 'none for a free one'])}"
    tile = r.items("tile", wanted)
    if len(tile) != s.players or sorted(str(name) for name in tile if name != "none") != sorted(names):
        r.add_mistake("tile", tile, wanted)
        return
    put(s.tile, [NOBODY if name == "none" else SEAT_NAMES.index(name) for name in tile])


def arrange_used(s: State, r: ComponentsReader) -> None:
    """`used`: cards used this turn, named as the moves that use them."""
    if not r.has("used"):
        return
    own = [s.train[s.seat, place] for place in range(s.length[s.seat])]
    carriages = (MOVE_TEXTS[m.USE + carriage] for carriage in own)
    cards = [*MOVE_TEXTS[m.ENGINE : m.ENGINE + s.players], "tail", "event", *carriages]
    bits = [*(1 << seat for seat in range(s.players)), TAIL_CARD, EVENT_CARD]
    for card in r.members("used", cards, MOST_ACTIONS):
        if card < len(bits):
            s.used_cards |= bits[card]
        else:
            s.used |= 1 << own[card - len(bits)]
