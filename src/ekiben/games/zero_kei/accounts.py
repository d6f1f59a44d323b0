"""How the scores come about, item by item, if the game ended now. Nothing of it is secret."""

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
    """The account of each seat. Cauldrons that are left count only for people and bots, not for Hideo."""
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
    if part == "cities":
        yield from cities(s, box, seat)
    elif part == "venues":
        yield from venues(s, box, seat)
    elif part == "connected":
        for city in members(scoring.connected_cities(s, box, seat)):
            yield Item("run", {"city": city + 1}, box.connected_city)


def cities(s: State, box: Box, seat: int) -> Iterator[Item]:
    """Every city of every carriage, from the engine to the tail."""
    for place in range(s.length[seat]):
        carriage = s.train[seat, place]
        for city in members(scoring.cities_of_carriage(s, box, carriage)):
            args = {"carriage": CARRIAGE_IDS[carriage], "city": city + 1}
            yield Item("city", args, scoring.scored_value(s, box, seat, city))


def venues(s: State, box: Box, seat: int) -> Iterator[Item]:
    """The cities of the venues won, and for Hideo those of A1 and A2."""
    for venue in range(VENUES):
        if scoring.has_most_cauldrons(s, seat, venue):
            args = {"place": str(venue + 1), "city": s.venues[venue] + 1}
            yield Item("venue", args, scoring.scored_value(s, box, seat, s.venues[venue]))
    for position in range(2 if scoring.is_hideo(s, seat) else 0):
        args = {"place": BOARD_POSITIONS[position], "city": s.board[position] + 1}
        yield Item("venue", args, scoring.scored_value(s, box, seat, s.board[position]))
