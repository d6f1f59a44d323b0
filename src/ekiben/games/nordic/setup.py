"""Set-up, in the order of ruling 18: train cards, face-up cards, tickets, first player."""

from __future__ import annotations

from ekiben.games.nordic import phases
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.cards import refill
from ekiben.games.nordic.draw import draw_blind
from ekiben.games.nordic.state import (
    CARDS,
    COLOURS,
    FACE_UP,
    KINDS,
    LOCOMOTIVE,
    NO_COLOUR,
    NOBODY,
    NOTHING,
    REVEAL,
    ROUTES,
    TICKETS,
    State,
)
from ekiben.games.nordic.tickets import offer_tickets
from ekiben.layout import Cells
from ekiben.rng import random_below, random_word, shuffle
from ekiben.rule import rule

STACKED = 1  # option: ferry sets may stand for any space


@rule
def kind_count(box: Box, kind: int) -> int:
    """How many cards of a kind the box has."""
    return box.locomotives if kind == LOCOMOTIVE else box.colour_cards


@rule
def shuffle_cards(s: State, box: Box, rng: Cells) -> None:
    """All train cards; nobody has seen any."""
    for cell in range(COLOURS * box.colour_cards + box.locomotives, CARDS):
        s.deck[cell] = NOTHING
    for kind in range(KINDS):
        for _ in range(kind_count(box, kind)):
            s.deck[s.deck_size] = kind
            s.deck_size += 1
        for watcher in range(s.players):
            s.unseen[watcher, 0, kind] = kind_count(box, kind)
    shuffle(s.deck, 0, s.deck_size, rng)


@rule
def deal_cards(s: State, box: Box) -> None:
    """First hands, seat by seat, then the face-up cards."""
    for seat in range(s.players):
        for _ in range(box.first_hand):
            draw_blind(s, seat)
    for space in range(FACE_UP):
        s.face_up[space] = NOTHING
    refill(s, box)


@rule
def deal_tickets(s: State, box: Box, rng: Cells) -> None:
    """First tickets, seat by seat."""
    for ticket in range(TICKETS):
        s.ticket_deck[ticket] = ticket
    s.ticket_deck_size = TICKETS
    shuffle(s.ticket_deck, 0, TICKETS, rng)
    for seat in range(s.players):
        offer_tickets(s, seat, box.first_deal, box.first_keep)


@rule
def new_game(s: State, box: Box, players: int, options: int, rng: Cells) -> None:
    """A game for 2 or 3 players in a record full of zeros, up to the first decision."""
    s.players = players
    s.stacked = 1 if options & STACKED else 0
    s.phase = phases.SET_UP
    s.route = NOBODY
    s.colour = NO_COLOUR
    for i in range(REVEAL):
        s.turned_up[i] = NOTHING
    for route in range(ROUTES):
        s.owner[route] = NOBODY
    for seat in range(players):
        s.trains[seat] = box.trains
    shuffle_cards(s, box, rng)
    deal_cards(s, box)
    deal_tickets(s, box, rng)
    s.first = random_below(rng, players)
    s.chance[0] = random_word(rng)
    s.chance[1] = random_word(rng) | 1
    s.seat = 0
