"""What lies in front of the players."""

from __future__ import annotations

from ekiben.components import Reader
from ekiben.games.zero_kei.arrange.lists import read_cities, read_members
from ekiben.games.zero_kei.components import CARRIAGE_IDS, Components
from ekiben.games.zero_kei.notation import SEAT_NAMES
from ekiben.games.zero_kei.state import CITIES, ENGINES, HIDEO, TRAIN, VENUES, State
from ekiben.sets import mask

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
    if not hideo and r.has("yen"):
        s.yen[seat] = r.integer("yen", 0, MOST_YEN)
    if r.has("points"):
        s.points[seat] = r.integer("points", 0, MOST_YEN)
    if r.has("track_tokens"):
        s.track_tokens[seat] = r.integer("track_tokens", 0, CITIES)
    arrange_cauldrons(s, components, r, seat)
    if r.has("train"):
        for carriage in read_members(r, "train", CARRIAGE_IDS, TRAIN):
            s.train[seat, s.length[seat]] = carriage
            s.length[seat] += 1
            if not hideo:
                s.abilities[seat] |= components.box.carriage_ability[carriage]
    own = [CARRIAGE_IDS[s.train[seat, place]] for place in range(s.length[seat])]
    if r.has("covered"):
        covered = read_members(r, "covered", own or ["the carriages of the train"], TRAIN)
        s.covered |= mask(CARRIAGE_IDS.index(own[i]) for i in covered)
    if r.has("tokens"):
        tokens = r.table("tokens")
        for name in own:
            if tokens.has(name):
                s.token_cities[CARRIAGE_IDS.index(name)] = mask(read_cities(tokens, name))
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
