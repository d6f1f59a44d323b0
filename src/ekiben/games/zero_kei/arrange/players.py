"""What lies in front of the players; and the other carriages: in the row, in the discard, in the deck."""

from __future__ import annotations

from ekiben.components import Reader, put
from ekiben.games.zero_kei.components import CARRIAGE_IDS, Components
from ekiben.games.zero_kei.notation import SEAT_NAMES
from ekiben.games.zero_kei.state import (
    CARRIAGES,
    CITIES,
    ENGINES,
    GONE,
    HIDEO,
    NOBODY,
    TRAIN,
    VENUES,
    YEARS,
    State,
)
from ekiben.sets import mask, members

MOST_YEN = 1000  # that a player may be given, and points


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
            s.token_cities[CARRIAGE_IDS.index(name)] = mask(
                tokens.members(name, range(1, CITIES + 1), CITIES)
            )


def arrange_cauldrons(s: State, components: Components, r: Reader, seat: int) -> None:
    """`cauldrons` in the venues; the others are left, unless `cauldrons_left` says how many."""
    each = components.box.cauldrons_each
    if r.has("cauldrons"):
        for venue, count in enumerate(r.integers("cauldrons", VENUES, 0, each)):
            s.cauldrons[seat, venue] = count
            s.cauldrons_left[seat] -= count
    s.cauldrons_left[seat] = r.integer("cauldrons_left", 0, each, s.cauldrons_left[seat])
    placed = sum(s.cauldrons[seat, venue] for venue in range(VENUES))
    if s.cauldrons_left[seat] < 0 or placed + s.cauldrons_left[seat] > each:
        r.wrong("cauldrons", f"{placed} placed", f"at most {each}, together with `cauldrons_left`")


# --- the other carriages --------------------------------------------------------------------------------


def arrange_row(s: State, r: Reader, phase: str) -> list[int]:
    """Phase 2: `row`, with who chose what in `chosen`. Phase 3: `waiting`, the carriages that join later."""
    row: list[int] = []
    owners: dict[int, int] = {}
    if phase == "purchase":
        row = r.members("row", CARRIAGE_IDS, s.row_size, s.row_size)
        owners = _owners(s, r, "chosen")
        strange = [CARRIAGE_IDS[carriage] for carriage in owners if carriage not in row]
        if row and strange:
            r.wrong("chosen", strange, "carriages of the row")
    elif phase != "draft":
        owners = _owners(s, r, "waiting")
        row = list(owners)
    put(s.row, row)
    put(s.chosen, [owners.get(carriage, NOBODY) for carriage in row], GONE)
    return row


def _owners(s: State, r: Reader, key: str) -> dict[int, int]:
    """A table of carriages, each with the player whose token lies on it, in the order of the file."""
    table, names = r.table(key, optional=True), SEAT_NAMES[: s.players]
    named = [carriage for carriage in table.data if carriage in CARRIAGE_IDS]
    owners = {CARRIAGE_IDS.index(carriage): table.index(carriage, names) for carriage in named}
    if len(set(owners.values())) != len(owners):
        r.wrong(key, r.data[key], "each player once")
        return {}
    return owners


def arrange_carriages(s: State, r: Reader, row: list[int], phase: str) -> None:
    """`discard`, `deck` (the next cards first); carriages named nowhere follow in the deck."""
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
        r.wrong("carriages", f"{', '.join(twice)} in two places", "each carriage once")
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
        r.wrong("deck", left, f"at least {needed} carriages named nowhere else, for the rows to come")
