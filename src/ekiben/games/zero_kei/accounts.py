"""The score of each seat item by item, as if the game ended now. None of it is secret."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ekiben.game import AccountPart, Item
from ekiben.games.zero_kei import scoring
from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.components import BOARD_POSITIONS, CARRIAGE_IDS, Components
from ekiben.games.zero_kei.state import VENUES, State
from ekiben.sets import members


def accounts(
    s: State, components: Components, scores: Sequence[Mapping[str, int]], seat: int | None
) -> list[tuple[AccountPart, ...]]:
    """The account of each seat. Leftover cauldrons count for everybody but Hideo."""
    box = components.box
    return [
        tuple(
            AccountPart(part, row[part], tuple(items(s, box, owner, part)), scored=part == "points")
            for part in row
            if part not in ("total", "win") and not (part == "cauldrons" and scoring.is_hideo(s, owner))
        )
        for owner, row in enumerate(scores)
    ]


def items(s: State, box: Box, seat: int, part: str) -> Iterator[Item]:
    """The lines of a part, where it has any."""
    if part == "cities":  # of every carriage, from the engine to the tail
        for place in range(s.length[seat]):
            carriage = s.train[seat, place]
            for city in members(scoring.cities_of_carriage(s, box, carriage)):
                args = {"carriage": CARRIAGE_IDS[carriage], "city": city + 1}
                yield Item("city", args, scoring.scored_value(s, box, seat, city))
    elif part == "venues":  # the venues led; for Hideo also A1 and A2
        won = [venue for venue in range(VENUES) if scoring.has_most_cauldrons(s, seat, venue)]
        places = [(str(venue + 1), s.venues[venue]) for venue in won]
        if scoring.is_hideo(s, seat):
            places += zip(BOARD_POSITIONS[:2], s.board)
        for name, city in places:
            args = {"place": name, "city": city + 1}
            yield Item("venue", args, scoring.scored_value(s, box, seat, city))
    elif part == "connected":
        for city in members(scoring.connected_cities(s, box, seat)):
            yield Item("run", {"city": city + 1}, box.connected_city)
