"""Where the carriages are: in the row, in the discard, in the deck."""

from __future__ import annotations

from ekiben.components import Reader, position
from ekiben.games.zero_kei.arrange.lists import listed, read_exactly, read_members
from ekiben.games.zero_kei.components import CARRIAGE_IDS
from ekiben.games.zero_kei.notation import SEAT_NAMES
from ekiben.games.zero_kei.state import CARRIAGES, GONE, NOBODY, ROW, YEARS, State
from ekiben.sets import mask, members


def arrange_row(s: State, r: Reader, phase: str) -> list[int]:
    """Phase 2: `row`, with who chose what in `chosen`. Phase 3: `waiting`, the carriages that join later."""
    row: list[int] = []
    owners: dict[int, int] = {}
    if phase == "purchase":
        row = read_exactly(r, "row", CARRIAGE_IDS, s.row_size)
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
        discard = read_members(r, "discard", CARRIAGE_IDS, CARRIAGES)
    else:
        discard = [carriage for carriage in members(s.discard) if carriage not in placed]
    s.discard = mask(discard)
    placed += discard
    following = read_members(r, "deck", CARRIAGE_IDS, CARRIAGES) if r.has("deck") else []
    named = placed + following
    twice = sorted({CARRIAGE_IDS[carriage] for carriage in named if named.count(carriage) > 1})
    if twice:
        r.wrong("carriages", f"{listed(twice)} in two places", "each carriage once")
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
