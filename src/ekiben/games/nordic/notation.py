"""The texts of the moves: one short text for each, and the names that texts and views use."""

from __future__ import annotations

from ekiben.games.nordic import moves as m
from ekiben.games.nordic.components import COLOUR_NAMES, KIND_NAMES, ROUTE_IDS, TICKET_IDS
from ekiben.games.nordic.state import LENGTH, NO_COLOUR

SEAT_NAMES = ("white", "red", "lilac")
PHASE_NAMES = ("set-up", "play", "over")
DECISION_NAMES = ("nothing", "ticket", "action", "second-card", "payment", "set", "extra")
ROUTE_NUMBERS = {name: number for number, name in enumerate(ROUTE_IDS)}
TICKET_NUMBERS = {name: number for number, name in enumerate(TICKET_IDS)}


def payment_text(colour: int, locomotives: int, sets: int) -> str:
    """A shape of payment: the colour stands for all spaces that are not paid otherwise."""
    parts = [COLOUR_NAMES[colour]] if colour != NO_COLOUR else []
    parts += [f"loco{locomotives}"] * bool(locomotives) + [f"set{sets}"] * bool(sets)
    return "pay " + "+".join(parts)


def _texts() -> tuple[str, ...]:
    texts = [""] * m.MOVES

    def name(start: int, verb: str, objects: tuple[str, ...]) -> None:
        for i, thing in enumerate(objects):
            assert not texts[start + i], f"two texts for move {start + i}"
            texts[start + i] = f"{verb} {thing}"

    name(m.M_KEEP, "keep", TICKET_IDS)
    name(m.M_RETURN, "return", TICKET_IDS)
    name(m.M_DRAW, "draw", (*KIND_NAMES, "blind"))
    texts[m.M_TICKETS] = "tickets"
    name(m.M_CLAIM, "claim", ROUTE_IDS)
    for colour in range(NO_COLOUR + 1):
        for locomotives in range(LENGTH + 1):
            for sets in range(LENGTH + 1 - locomotives):
                texts[m.payment_move(colour, locomotives, sets)] = payment_text(colour, locomotives, sets)
    texts[m.M_GIVE_UP] = "give-up"
    name(m.M_SET, "set", KIND_NAMES)
    texts[m.M_PASS] = "pass"
    assert all(texts), "every move has a text"
    assert len(set(texts)) == m.MOVES, "no text means two moves"
    return tuple(texts)


MOVE_TEXTS = _texts()


def members(mask: int) -> list[int]:
    """The members of a set."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
