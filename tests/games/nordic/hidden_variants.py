"""Games of Nordic that differ only in what a seat can't know.

A game is played first. Its variant begins with other cards where the seat never looked: in others' hands,
where others drew blind, and where nobody drew at all. The same is done to the tickets. Then the others make
the same moves in public, so that the seat can't tell the two games apart. Only the rules are asked whether a
move is legal; what the seat is shown is never looked at here, for that is what the tests are about.
"""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from ekiben.games.nordic import moves as m
from ekiben.games.nordic.components import standard
from ekiben.games.nordic.sample import forget_reckoning
from ekiben.games.nordic.state import CARDS, KINDS, TICKETS, State
from ekiben.sets import members
from tests.games.nordic.games import GAME, compiled
from tests.support.random_games import Dice

SWAPS = 400


class Played(NamedTuple):
    """How a game began, its moves, and who made them."""

    begin: State
    moves: list[int]
    movers: list[int]


def play(players: int, moves: int, dice: Dice) -> Played:
    """A game with all that is hidden in it: blind cards, tickets, payments for routes and tunnels."""
    engine = compiled()
    begin: State = engine.new_game(players, 0, 20)
    s: State = begin.copy()
    played, movers = [], []
    for _ in range(moves):
        move = choose(engine.legal(s), dice)
        played.append(move)
        movers.append(int(s.seat))
        engine.apply(s, move)
    assert s.decks == 0, "no deck was shuffled again"
    return Played(begin, played, movers)


def choose(legal: list[int], dice: Dice) -> int:
    """Now and then a claim, if there is any; else mostly blind cards."""
    claims = [move for move in legal if move >= m.CLAIM]
    if claims and not dice.below(4):
        return dice.pick(claims)
    if m.DRAW_TICKETS in legal and not dice.below(9):
        return m.DRAW_TICKETS
    return m.BLIND if m.BLIND in legal and dice.below(2) else dice.pick(legal)


def hidden_variant(played: Played, knower: int | None, dice: Dice) -> Played:
    """The same game as far as a seat (None: a spectator) can know, and another one where it can't."""
    begin = played.begin.copy()
    swap_tickets(begin, played, knower, dice)
    begin.chance[0] = 1 + dice.below(1 << 30)
    cells = hidden_cells(played, knower)
    found = repeated(begin, played, knower)
    assert found is not None
    for _ in range(SWAPS):
        other = begin.copy()
        swap_cards(other, dice.pick(cells), dice.pick(cells))
        forget_reckoning(other, standard().box, -1)  # nobody has seen more than their own hand yet
        again = repeated(other, played, knower)
        if again is not None:
            begin, found = other, again
    return found


# --- cards ----------------------------------------------------------------------------------------------

Cell = tuple[str, int]  # a card of the deck, or of a hand when it is sorted (seat * CARDS + place)


def hidden_cells(played: Played, knower: int | None) -> list[Cell]:
    """Where the cards lie at the beginning that a seat never sees."""
    s = played.begin.copy()
    cells = [
        ("hand", seat * CARDS + place)
        for seat in range(s.players)
        if seat != knower
        for place in range(s.hand_size[seat])
    ]
    for move in played.moves:
        if move == m.BLIND and s.seat != knower:
            cells.append(("deck", s.deck_size - 1))
        compiled().apply(s, move)
    return cells + [("deck", place) for place in range(s.deck_size)]


def swap_cards(s: State, one: Cell, other: Cell) -> None:
    """Each lies where the other was."""
    first, second = card_at(s, one), card_at(s, other)
    put_card(s, one, first, second)
    put_card(s, other, second, first)


def card_at(s: State, cell: Cell) -> int:
    """The kind of a card."""
    where, place = cell
    if where == "deck":
        return int(s.deck[place])
    seat, place = divmod(place, CARDS)
    return [kind for kind in range(KINDS) for _ in range(s.hands[seat, kind])][place]


def put_card(s: State, cell: Cell, old: int, new: int) -> None:
    """Another card in its place."""
    where, place = cell
    if where == "deck":
        s.deck[place] = new
    else:
        s.hands[place // CARDS, old] -= 1
        s.hands[place // CARDS, new] += 1


# --- tickets --------------------------------------------------------------------------------------------


def swap_tickets(s: State, played: Played, knower: int | None, dice: Dice) -> None:
    """Tickets that a seat never sees change places."""
    seen: set[int] = set()
    if knower is not None:
        after = played.begin.copy()
        for move in played.moves:
            compiled().apply(after, move)
        seen = set(members(after.tickets[knower] | after.returned[knower] | after.offered[knower]))
    hidden = [ticket for ticket in range(TICKETS) if ticket not in seen]
    becomes = {ticket: ticket for ticket in seen}
    left = list(hidden)
    for ticket in hidden:
        becomes[ticket] = left.pop(dice.below(len(left)))
    for place in range(s.ticket_deck_size):
        s.ticket_deck[place] = becomes[s.ticket_deck[place]]
    for seat in range(s.players):
        s.offered[seat] = sum(1 << becomes[ticket] for ticket in members(s.offered[seat]))


def answers(played: Played, knower: int | None) -> list[bool | None]:
    """By move: whether another seat keeps a ticket; of each offer as many, but in another order."""
    found: list[bool | None] = []
    about = [(mover, move < m.DRAW) for mover, move in zip(played.movers, played.moves, strict=True)]
    for (mover, offer), group in groupby(about):
        kept: list[bool | None] = [played.moves[len(found) + n] < m.RETURN for n, _ in enumerate(group)]
        found += kept[::-1] if offer and mover != knower else [None] * len(kept)
    return found


# --- moves ----------------------------------------------------------------------------------------------


def repeated(begin: State, played: Played, knower: int | None) -> Played | None:
    """The moves once more from another beginning; None if they are not all legal there."""
    engine = compiled()
    s = begin.copy()
    moves = []
    for move, mover, kept in zip(played.moves, played.movers, answers(played, knower), strict=True):
        if kept is not None:
            move = members(s.offered[mover])[0] + (m.KEEP if kept else m.RETURN)
        if s.seat != mover or move not in engine.legal(s):
            return None
        engine.apply(s, move)
        moves.append(move)
    return Played(begin, moves, played.movers)


def texts(played: Played) -> list[str]:
    """The moves in words."""
    return [GAME.move_texts[move] for move in played.moves]
