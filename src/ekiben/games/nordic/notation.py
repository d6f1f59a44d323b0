"""The texts of the moves: one short text for each, and the names that texts and views use."""

from __future__ import annotations

from typing import Literal, get_args

from ekiben.game import Meaning, SeatLook
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.components import COLOUR_NAMES, KIND_NAMES, ROUTE_IDS, TICKET_IDS
from ekiben.games.nordic.state import LENGTH, NO_COLOUR

Seat = Literal["white", "red", "lilac"]
Phase = Literal["set-up", "play", "over"]
Decision = Literal["ticket", "action", "second-card", "payment", "set", "extra"]
SEAT_NAMES: tuple[Seat, ...] = get_args(Seat)
# Drawn as white, claret and teal, which no card or route has; the names are those of records.
SEAT_LOOKS = {
    "white": SeatLook("◇", "#fffdf4", "#f1ead8", "bold", named=True),
    "red": SeatLook("●", "#86173d", "#a3204d", "bold red", named=True),
    "lilac": SeatLook("■", "#0d7f80", "#108082", "bold cyan", named=True),
}
PHASE_NAMES: tuple[Phase, ...] = get_args(Phase)
DECISION_NAMES: tuple[Decision, ...] = get_args(Literal["nothing", Decision])
ROUTE_NUMBERS = {name: number for number, name in enumerate(ROUTE_IDS)}
TICKET_NUMBERS = {name: number for number, name in enumerate(TICKET_IDS)}


def payment_text(colour: int, locomotives: int, sets: int) -> str:
    """A shape of payment: the colour stands for all spaces that are not paid otherwise."""
    parts = [COLOUR_NAMES[colour]] if colour != NO_COLOUR else []
    parts += [f"loco{locomotives}"] * bool(locomotives) + [f"set{sets}"] * bool(sets)
    return "pay " + "+".join(parts)


def _moves() -> tuple[tuple[str, ...], tuple[Meaning, ...]]:
    """The text of each move, and what it means as far as that does not depend on the position."""
    texts, meanings = [""] * m.MOVES, [Meaning("")] * m.MOVES

    def name(move: int, text: str, verb: str, on: str = "", **args: str | None) -> None:
        assert not texts[move], f"two texts for move {move}"
        texts[move], meanings[move] = text, Meaning(verb, (on,) if on else (), args)

    for ticket, thing in enumerate(TICKET_IDS):
        name(m.KEEP + ticket, f"keep {thing}", "keep", f"ticket:{thing}", ticket=thing)
        name(m.RETURN + ticket, f"return {thing}", "return", f"ticket:{thing}", ticket=thing)
    for kind, thing in enumerate(KIND_NAMES):
        name(m.DRAW + kind, f"draw {thing}", "draw", f"card:{thing}", card=thing)
        name(m.SET + kind, f"set {thing}", "set", f"hand:{thing}", card=thing)
    name(m.BLIND, "draw blind", "draw", "deck:", card=None)
    name(m.DRAW_TICKETS, "tickets", "tickets", "tickets:")
    for route, thing in enumerate(ROUTE_IDS):
        name(m.CLAIM + route, f"claim {thing}", "claim", f"route:{thing}", route=thing)
    name(m.GIVE_UP, "give-up", "give-up")
    for colour in range(NO_COLOUR + 1):
        for locomotives in range(LENGTH + 1):
            for sets in range(LENGTH + 1 - locomotives):
                move = m.payment_move(colour, locomotives, sets)
                if move != m.GIVE_UP:
                    name(move, payment_text(colour, locomotives, sets), "pay")
    name(m.PASS, "pass", "pass")
    assert all(texts), "every move has a text"
    assert len(set(texts)) == m.MOVES, "no text means two moves"
    return tuple(texts), tuple(meanings)


MOVE_TEXTS, MEANINGS = _moves()
