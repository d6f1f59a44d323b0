"""Where the carriages are: in the row, in the discard, in the deck."""

from __future__ import annotations

from ekiben.components import Reader, put
from ekiben.games.zero_kei.components import CARRIAGE_IDS
from ekiben.games.zero_kei.notation import SEAT_NAMES
from ekiben.games.zero_kei.state import CARRIAGES, GONE, NOBODY, YEARS, State
from ekiben.sets import mask, members


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
