"""Drawing train cards (rules 1.4): two, each from the face-up cards or blind."""

from __future__ import annotations

from ekiben.games.nordic import decisions
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.cards import any_card_to_draw, refill, take_from_deck
from ekiben.games.nordic.knowledge import see_own_card
from ekiben.games.nordic.state import NOTHING, State
from ekiben.games.nordic.turns import end_turn
from ekiben.layout import Cells
from ekiben.rule import rule


@rule
def legal_draws(s: State, box: Box, out: Cells) -> int:
    """Each kind that lies face up, and blind. A locomotive is a card like any other."""
    n = 0
    kinds = 0
    for space in range(box.face_up):
        kind = s.face_up[space]
        if kind != NOTHING and not kinds >> kind & 1:
            kinds |= 1 << kind
            out[n] = m.DRAW + kind
            n += 1
    if any_card_to_draw(s):
        out[n] = m.BLIND
        n += 1
    return n


@rule
def can_draw(s: State, box: Box) -> bool:
    """Whether any card is left to draw."""
    for space in range(box.face_up):
        if s.face_up[space] != NOTHING:
            return True
    return any_card_to_draw(s)


@rule
def draw_card(s: State, box: Box, seat: int, move: int) -> None:
    """Draw the first or the second card; after the first choose the second, if there is one (ruling 3)."""
    if move == m.BLIND:
        draw_blind(s, seat)
    else:
        draw_face_up(s, box, seat, move - m.DRAW)
    if s.decision != decisions.SECOND and can_draw(s, box):
        s.decision = decisions.SECOND
    else:
        end_turn(s, box)


@rule
def draw_blind(s: State, seat: int) -> None:
    """The top card of the deck, seen by its owner only."""
    kind = take_from_deck(s)
    s.hands[seat, kind] += 1
    s.hand_size[seat] += 1
    see_own_card(s, seat, kind)


@rule
def draw_face_up(s: State, box: Box, seat: int, kind: int) -> None:
    """Take a face-up card, which is replaced immediately (ruling 1)."""
    space = 0
    while s.face_up[space] != kind:
        space += 1
    s.face_up[space] = NOTHING
    s.hands[seat, kind] += 1
    s.hand_size[seat] += 1
    s.known[seat, kind] += 1
    refill(s, box)
