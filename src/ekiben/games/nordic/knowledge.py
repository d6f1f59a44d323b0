"""What each seat has seen: the base of `sample`, which may use nothing else.

All cards are seen by all but those that are dealt or drawn blind. A card taken face up, or laid in a tunnel
and taken back, stays `known` until such a card is paid. For the rest each seat can reckon: of every deck it
knows which cards it has not seen (`unseen`), and how many of them each of the others holds
(`unseen_held`); what nobody holds lies in the current deck. When the discard becomes the new deck, the cards
of the old one are all in hands, and they are counted on apart: pile 0 is the current deck, 1 the one before,
and so on. With two players such a hand is known for certain.
"""

from __future__ import annotations

from ekiben.games.nordic.state import KINDS, PILES, SEATS, State
from ekiben.rule import rule

MOST_GUESSES = 100  # that are remembered of old decks; a deck adds at most its cards of a kind


@rule
def see_from_deck(s: State, kind: int) -> None:
    """All see a card that comes from the deck."""
    for watcher in range(s.players):
        see_drawn(s, watcher, kind)


@rule
def see_drawn(s: State, watcher: int, kind: int) -> None:
    """A card of the current deck; if there can't be one, a guess was wrong (see `see_unknown_laid`)."""
    if not may_have_had(s, watcher, 0, kind):
        merge_all_piles(s, watcher)
    s.unseen[watcher, 0, kind] -= 1


@rule
def see_own_card(s: State, seat: int, kind: int) -> None:
    """Only the owner sees a card from the deck."""
    see_drawn(s, seat, kind)
    for watcher in range(s.players):
        if watcher != seat:
            s.unseen_held[watcher, 0, seat] += 1


@rule
def see_new_deck(s: State) -> None:
    """The discard, which all have seen, becomes the deck; the two oldest piles become one."""
    for watcher in range(s.players):
        merge_piles(s, watcher, PILES - 2, PILES - 1)
        for pile in range(PILES - 2, 0, -1):
            merge_piles(s, watcher, pile - 1, pile)
        for kind in range(KINDS):
            s.unseen[watcher, 0, kind] = s.discard[kind]


@rule
def merge_piles(s: State, watcher: int, pile: int, into: int) -> None:
    for kind in range(KINDS):
        s.unseen[watcher, into, kind] += s.unseen[watcher, pile, kind]
        s.unseen[watcher, pile, kind] = 0
    for seat in range(SEATS):
        s.unseen_held[watcher, into, seat] += s.unseen_held[watcher, pile, seat]
        s.unseen_held[watcher, pile, seat] = 0
    for card in range(SEATS * KINDS):
        both = s.guessed[watcher, into, card] + s.guessed[watcher, pile, card]
        s.guessed[watcher, into, card] = min(both, MOST_GUESSES)
        s.guessed[watcher, pile, card] = 0


@rule
def merge_all_piles(s: State, watcher: int) -> None:
    for pile in range(1, PILES):
        merge_piles(s, watcher, pile, 0)


@rule
def see_laid(s: State, seat: int, kind: int, count: int) -> None:
    """All see cards that leave a hand: those known before, then others."""
    unknown = count - s.known[seat, kind]
    s.known[seat, kind] -= count
    if unknown > 0:
        s.known[seat, kind] = 0
        for watcher in range(s.players):
            if watcher != seat:
                for _ in range(unknown):
                    see_unknown_laid(s, watcher, seat, kind)


@rule
def see_unknown_laid(s: State, watcher: int, seat: int, kind: int) -> None:
    """A card that was drawn blind: where a watcher can't tell from which deck, from the oldest possible.

    With three players that guess can prove wrong later, when no pile is left that a card may have come from,
    or when the current deck shows a card that it should not have. Then guesses are changed, and if that does
    not explain it, the piles are told apart no more.
    """
    for pile in range(PILES - 1, -1, -1):
        if s.unseen[watcher, pile, kind] > 0 and s.unseen_held[watcher, pile, seat] > 0:
            guess(s, watcher, pile, seat, kind)
            return
    for pile in range(PILES - 1, -1, -1):
        explained = may_have_held(s, watcher, pile, seat) and may_have_had(s, watcher, pile, kind)
        if explained and s.unseen_held[watcher, pile, seat] > 0:
            guess(s, watcher, pile, seat, kind)
            return
    merge_all_piles(s, watcher)
    guess(s, watcher, 0, seat, kind)


@rule
def guess(s: State, watcher: int, pile: int, seat: int, kind: int) -> None:
    """A card that a seat has laid came from this pile."""
    s.unseen[watcher, pile, kind] -= 1
    s.unseen_held[watcher, pile, seat] -= 1
    s.guessed[watcher, pile, seat * KINDS + kind] += 1


@rule
def take_guess_back(s: State, watcher: int, pile: int, seat: int, kind: int) -> None:
    """It came from another."""
    s.unseen[watcher, pile, kind] += 1
    s.unseen_held[watcher, pile, seat] += 1
    s.guessed[watcher, pile, seat * KINDS + kind] -= 1


@rule
def may_have_held(s: State, watcher: int, pile: int, seat: int) -> bool:
    """Whether a seat holds a card of a pile, if need be by another guess about a card it has laid."""
    if s.unseen_held[watcher, pile, seat] > 0:
        return True
    for kind in range(KINDS):
        if s.guessed[watcher, pile, seat * KINDS + kind] > 0:
            for other in range(PILES):
                fits = s.unseen[watcher, other, kind] > 0 and s.unseen_held[watcher, other, seat] > 0
                if other != pile and fits:
                    guess(s, watcher, other, seat, kind)
                    take_guess_back(s, watcher, pile, seat, kind)
                    return True
    return False


@rule
def may_have_had(s: State, watcher: int, pile: int, kind: int) -> bool:
    """Whether a pile has an unseen card of a kind, if need be by another guess about one that was laid."""
    if s.unseen[watcher, pile, kind] > 0:
        return True
    for seat in range(s.players):
        if s.guessed[watcher, pile, seat * KINDS + kind] > 0:
            for other in range(PILES):
                fits = other != pile and s.unseen[watcher, other, kind] > 0
                if fits and may_have_held(s, watcher, other, seat) and s.unseen[watcher, other, kind] > 0:
                    guess(s, watcher, other, seat, kind)
                    take_guess_back(s, watcher, pile, seat, kind)
                    return True
    return False
