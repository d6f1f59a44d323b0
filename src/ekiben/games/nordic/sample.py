"""What a seat can't know, dealt at random: for bots that look ahead without cheating.

Only what the seat may know is read: a sample of a sample is the same as a sample of the position itself.
"""

from __future__ import annotations

from ekiben.games.nordic import decisions, phases
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.claim import can_claim
from ekiben.games.nordic.setup import kind_count
from ekiben.games.nordic.state import KINDS, NOTHING, PILES, REVEAL, ROUTES, SEATS, TICKETS, State
from ekiben.layout import Cells
from ekiben.rng import random_below, random_word, shuffle
from ekiben.rule import rule
from ekiben.sets import count_members, first_member

TRIES = 40  # random deals of hands, until those who passed could not have claimed a route; then a careful one


@rule
def sample(s: State, box: Box, seat: int, rng: Cells) -> None:
    """Deal hands, tickets and decks, and seed the generator, as far as the seat can't know them.

    At the end of the game hands and tickets lie open.
    """
    if s.phase == phases.OVER:
        shuffle_rest(s, box, rng)
    else:
        deal_unseen_cards(s, box, seat, False, rng)
        for _ in range(TRIES):
            if pass_explained(s, box, seat):
                break
            deal_unseen_cards(s, box, seat, False, rng)
        if not pass_explained(s, box, seat):
            deal_unseen_cards(s, box, seat, True, rng)
        forget_reckoning(s, box, seat)
    deal_unseen_tickets(s, seat, rng)
    s.chance[0] = random_word(rng)
    s.chance[1] = random_word(rng) | 1


# --- train cards ----------------------------------------------------------------------------------------


@rule
def deal_unseen_cards(s: State, box: Box, seat: int, careful: bool, rng: Cells) -> None:
    """What others hold: what is known, and of every deck as many unseen cards as they drew.

    Careful: those who passed come first, and get no card with which they could have claimed a route.
    """
    for other in range(s.players):
        if other != seat:
            for kind in range(KINDS):
                s.hands[other, kind] = s.known[other, kind]
    for pile in range(PILES - 1, -1, -1):  # the current deck last: what nobody holds stays there
        size = 0
        for kind in range(KINDS):
            for _ in range(s.unseen[seat, pile, kind]):
                s.deck[size] = kind
                size += 1
        shuffle(s.deck, 0, size, rng)
        for passed in range(1, -1, -1):
            for other in range(s.players):
                if other != seat and s.passed >> other & 1 == passed:
                    for _ in range(s.unseen_held[seat, pile, other]):
                        if careful and passed:
                            put_useless_on_top(s, box, other, size)
                        size -= 1
                        s.hands[other, s.deck[size]] += 1
                        s.deck[size] = NOTHING


@rule
def put_useless_on_top(s: State, box: Box, seat: int, size: int) -> None:
    """The first card from the top with which the seat can't claim a route, if there is any."""
    for cell in range(size - 1, -1, -1):
        kind = s.deck[cell]
        s.hands[seat, kind] += 1
        useful = can_claim_any(s, box, seat)
        s.hands[seat, kind] -= 1
        if not useful:
            s.deck[cell] = s.deck[size - 1]
            s.deck[size - 1] = kind
            return


@rule
def shuffle_rest(s: State, box: Box, rng: Cells) -> None:
    """The deck when all hands lie open, in a new random order."""
    size = 0
    for kind in range(KINDS):
        count = unseen_cards(s, box, 0, kind)
        for other in range(1, s.players):
            count -= s.hands[other, kind] - s.known[other, kind]
        for _ in range(count):
            s.deck[size] = kind
            size += 1
    shuffle(s.deck, 0, size, rng)


@rule
def pass_explained(s: State, box: Box, seat: int) -> bool:
    """Whether no seat that passed could have claimed a route (ruling 14), as a pass shows."""
    for other in range(s.players):
        if other != seat and s.passed >> other & 1 and can_claim_any(s, box, other):
            return False
    return True


@rule
def can_claim_any(s: State, box: Box, seat: int) -> bool:
    """Whether a seat could claim a route now."""
    for route in range(ROUTES):
        if can_claim(s, box, seat, route):
            return True
    return False


@rule
def forget_reckoning(s: State, box: Box, seat: int) -> None:
    """In a sample the others have seen what lay open, but have concluded nothing from it."""
    for watcher in range(s.players):
        if watcher != seat:
            for pile in range(PILES):
                for kind in range(KINDS):
                    s.unseen[watcher, pile, kind] = 0
                for other in range(s.players):
                    s.unseen_held[watcher, pile, other] = 0
                for card in range(SEATS * KINDS):
                    s.guessed[watcher, pile, card] = 0
            for kind in range(KINDS):
                s.unseen[watcher, 0, kind] = unseen_cards(s, box, watcher, kind)
            for other in range(s.players):
                if other != watcher:
                    s.unseen_held[watcher, 0, other] = s.hand_size[other] - known_size(s, other)


@rule
def unseen_cards(s: State, box: Box, watcher: int, kind: int) -> int:
    """Cards of a kind that lie neither open nor in the watcher's hand."""
    count = kind_count(box, kind) - s.discard[kind] - s.laid[kind] - s.hands[watcher, kind]
    for space in range(box.face_up):
        if s.face_up[space] == kind:
            count -= 1
    if s.decision == decisions.EXTRA:
        for i in range(REVEAL):
            if s.turned_up[i] == kind:
                count -= 1
    for other in range(s.players):
        if other != watcher:
            count -= s.known[other, kind]
    return count


@rule
def known_size(s: State, seat: int) -> int:
    """How many cards of a hand all have seen."""
    size = 0
    for kind in range(KINDS):
        size += s.known[seat, kind]
    return size


# --- tickets --------------------------------------------------------------------------------------------


@rule
def deal_unseen_tickets(s: State, seat: int, rng: Cells) -> None:
    """Tickets of others, those they returned, and the deck, from all that the seat has never seen."""
    seen = s.tickets[seat] | s.returned[seat] | s.offered[seat]
    if s.phase == phases.OVER:
        for other in range(s.players):
            seen |= s.tickets[other]
    size = 0
    for ticket in range(TICKETS):
        if not seen >> ticket & 1:
            s.ticket_deck[size] = ticket
            size += 1
    shuffle(s.ticket_deck, 0, size, rng)
    for other in range(s.players):
        if other != seat:
            size = deal_to_other(s, other, size, rng)
    for cell in range(size, TICKETS):
        s.ticket_deck[cell] = NOTHING


@rule
def deal_to_other(s: State, other: int, size: int, rng: Cells) -> int:
    """As many tickets as another seat is known to have; those of an offer not wholly answered in secret."""
    kept = count_members(s.tickets[other])
    returned = count_members(s.returned[other])
    left = count_members(s.offered[other])
    answered = 0
    if s.phase == phases.SET_UP:
        answered = s.offer_size - left
        kept = 0
        returned = 0
    elif s.decision == decisions.TICKET and s.seat == other:
        answered = s.offer_size - left
        kept -= s.kept
        returned -= answered - s.kept
    if s.phase != phases.OVER:
        s.tickets[other] = take_tickets(s, kept, size)
        size -= kept
    s.returned[other] = take_tickets(s, returned, size)
    size -= returned
    s.offered[other] = take_tickets(s, answered + left, size)
    size -= answered + left
    if answered:
        answer_offer(s, other, answered, left, rng)
    return size


@rule
def take_tickets(s: State, count: int, size: int) -> int:
    """The last `count` of the shuffled tickets, as a set."""
    tickets = 0
    for cell in range(size - count, size):
        tickets |= 1 << s.ticket_deck[cell]
    return tickets


@rule
def answer_offer(s: State, other: int, answered: int, left: int, rng: Cells) -> None:
    """Of an offer the lowest `answered` tickets were kept or returned; only that seat knows which."""
    least = max(0, s.must_keep - left)
    kept = least + random_below(rng, answered - least + 1)
    if s.seat == other:
        s.kept = kept
    for rest in range(answered, 0, -1):
        ticket = 1 << first_member(s.offered[other])
        s.offered[other] &= ~ticket
        if random_below(rng, rest) < kept:
            s.tickets[other] |= ticket
            kept -= 1
        else:
            s.returned[other] |= ticket
