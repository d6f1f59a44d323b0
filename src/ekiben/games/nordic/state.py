"""A position of Nordic: everything on the table, in hands and in decks, in one record.

Cards are counted by kind: the eight colours, then the locomotives. Sets of tickets are bit masks. What each
seat has seen of the others' cards is part of the position, too (see `knowledge`).
"""

from __future__ import annotations

from ekiben.layout import Cells, Cube, Grid, Layout, i8, i16, i64

SEATS = 3
CITIES = 39
ROUTES = 81
TICKETS = 46
COLOURS = 8
LOCOMOTIVE = 8  # the kind after the colours
KINDS = 9
GREY = 8  # colour of a route that takes any one colour
NO_COLOUR = 8  # colour of a payment without a colour card
CARDS = 110
FACE_UP = 5
REVEAL = 5  # cards turned up for a tunnel, at most; the box has 3
LENGTH = 9  # spaces of a route, at most
MOST_TRAINS = 45
PILES = 6  # decks whose cards are told apart in `unseen`: the current one and those before
TURN_CAP = 1000  # turns of all players together (ruling 15)
NOBODY = -1
CLOSED = -2  # owner of a route that nobody may claim any more
NOTHING = -1  # an empty face-up space, no card

# Kinds of routes
PLAIN = 0
TUNNEL = 1
FERRY = 2
WILD = 3  # any four cards replace one


class State(Layout):
    chance: Cells = i64(2)  # the generator that shuffles the discard
    tickets: Cells = i64(SEATS)  # kept
    returned: Cells = i64(SEATS)  # seen and not kept
    offered: Cells = i64(SEATS)  # still to be kept or returned

    players: int = i8()
    stacked: int = i8()  # 1: ferry sets may stand for any space (option ferry_sets_stack)
    first: int = i8()  # the first player
    phase: int = i8()
    decision: int = i8()  # see `choose`
    seat: int = i8()  # the seat to move
    last_turns: int = i8()  # turns left, this one included; 0 before the end is triggered
    passes: int = i8()  # turns passed in a row
    passed: int = i8()  # seats that passed and have not acted since
    capped: int = i8()  # 1: the game ended by the cap on turns
    turns: int = i16()  # that have ended

    deck: Cells = i8(CARDS)  # the top card is the last
    deck_size: int = i8()
    decks: int = i16()  # how many times the discard has become the deck
    face_up: Cells = i8(FACE_UP)  # kinds, or NOTHING
    discard: Cells = i8(KINDS)
    hands: Grid = i8(SEATS, KINDS)
    hand_size: Cells = i8(SEATS)

    ticket_deck: Cells = i8(TICKETS)  # the top ticket is the last
    ticket_deck_size: int = i8()
    offer_size: int = i8()  # tickets in the current offer
    must_keep: int = i8()  # of them
    kept: int = i8()  # of them so far, by the seat to move

    trains: Cells = i8(SEATS)  # left
    points: Cells = i16(SEATS)  # for routes
    owner: Cells = i8(ROUTES)  # a seat, NOBODY or CLOSED

    # The claim being made
    route: int = i8()
    colour: int = i8()  # of the cards laid, or NO_COLOUR
    laid: Cells = i8(KINDS)
    set_cards: int = i8()  # cards that must still be laid for the sets
    set_from: int = i8()  # the lowest kind that may come next: each choice of cards has one order
    turned_up: Cells = i8(REVEAL)  # for the latest tunnel; kinds, or NOTHING
    extra: int = i8()  # cards due for them

    # What has been seen (see `knowledge`)
    known: Grid = i8(SEATS, KINDS)  # cards of each hand that all have seen
    unseen: Cube = i8(SEATS, PILES, KINDS)  # by whom, of which deck: cards that the seat has not seen
    unseen_held: Cube = i8(SEATS, PILES, SEATS)  # how many of them each of the others holds
    guessed: Cube = i8(SEATS, PILES, SEATS * KINDS)  # cards laid by others, counted as from this deck

    trail: Cells = i8(2 * MOST_TRAINS)  # room for the search of the longest path; zeros but for that time
