"""What nobody can know, dealt at random: for bots that look ahead without cheating."""

from __future__ import annotations

from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.state import BOARD, CITY_POSITIONS, State
from ekiben.layout import Cells
from ekiben.rng import random_below, shuffle
from ekiben.rule import rule
from ekiben.sets import count_members, first_member, list_members


@rule
def sample(s: State, box: Box, seat: int, rng: Cells) -> None:
    """Shuffle what nobody has seen: the deck and, in solo, the tokens that lie face down.

    Nothing in this game is known to one seat only, so the seat makes no difference.
    """
    shuffle_unseen(s, rng)
    if s.solo:
        sample_city_tokens(s, rng)
        sample_closed_tokens(s, rng)


@rule
def shuffle_unseen(s: State, rng: Cells) -> None:
    """Shuffle the deck, sorted first: a sample must not depend on the true order."""
    unseen = 0
    for place in range(s.dealt, s.deck_size):
        unseen |= 1 << s.deck[place]
    list_members(unseen, 0, s.deck, s.dealt)
    shuffle(s.deck, s.dealt, s.deck_size, rng)


@rule
def sample_city_tokens(s: State, rng: Cells) -> None:
    """The face-down cities of Hideo's board and, until they were turned up, those set aside."""
    unseen = hidden_tokens(s, 0, CITY_POSITIONS)
    if not s.spare_seen:
        unseen |= s.spare
    unseen = deal_tokens(s, 0, CITY_POSITIONS, unseen, rng)
    if not s.spare_seen:
        s.spare = unseen


@rule
def sample_closed_tokens(s: State, rng: Cells) -> None:
    """The closed-venue tokens that lie face down, the one set aside included."""
    unseen = hidden_tokens(s, CITY_POSITIONS, BOARD) | 1 << s.closed_aside
    unseen = deal_tokens(s, CITY_POSITIONS, BOARD, unseen, rng)
    s.closed_aside = nth_member(unseen, 0)


@rule
def hidden_tokens(s: State, start: int, end: int) -> int:
    """The tokens that lie face down on these positions of Hideo's board."""
    tokens = 0
    for position in range(start, end):
        if not s.revealed >> position & 1:
            tokens |= 1 << s.board[position]
    return tokens


@rule
def deal_tokens(s: State, start: int, end: int, tokens: int, rng: Cells) -> int:
    """Lay tokens at random on the positions that lie face down; returns those that remain."""
    for position in range(start, end):
        if not s.revealed >> position & 1:
            s.board[position] = nth_member(tokens, random_below(rng, count_members(tokens)))
            tokens &= ~(1 << s.board[position])
    return tokens


@rule
def nth_member(members: int, n: int) -> int:
    """The n-th member of a set, from the lowest."""
    for _ in range(n):
        members &= members - 1
    return first_member(members)
