"""The train cards: deck, discard and the face-up cards."""

from __future__ import annotations

from ekiben.games.nordic.box import Box
from ekiben.games.nordic.knowledge import see_from_deck, see_new_deck
from ekiben.games.nordic.state import KINDS, NOTHING, State
from ekiben.rng import shuffle
from ekiben.rule import rule


@rule
def discard_size(s: State) -> int:
    size = 0
    for kind in range(KINDS):
        size += s.discard[kind]
    return size


@rule
def any_card_to_draw(s: State) -> bool:
    """Whether the deck has a card, or gets one when it is needed (ruling 2)."""
    return s.deck_size > 0 or discard_size(s) > 0


@rule
def new_deck(s: State) -> None:
    """The discard, shuffled."""
    see_new_deck(s)
    size = 0
    for kind in range(KINDS):
        for _ in range(s.discard[kind]):
            s.deck[size] = kind
            size += 1
        s.discard[kind] = 0
    s.deck_size = size
    s.decks += 1
    shuffle(s.deck, 0, size, s.chance)


@rule
def take_from_deck(s: State) -> int:
    """The top card. There must be one (`any_card_to_draw`)."""
    if s.deck_size == 0:
        new_deck(s)
    s.deck_size -= 1
    kind = s.deck[s.deck_size]
    s.deck[s.deck_size] = NOTHING
    return kind


@rule
def refill(s: State, box: Box) -> None:
    """Turn up cards on empty spaces, the lowest first; a space stays empty without a card (ruling 2)."""
    for space in range(box.face_up):
        if s.face_up[space] == NOTHING and any_card_to_draw(s):
            kind = take_from_deck(s)
            s.face_up[space] = kind
            see_from_deck(s, kind)
