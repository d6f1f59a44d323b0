"""What a search works with besides positions and its tree: settings and scratch memory, in one record.

A game whose rules of judging need memory of their own derives a record with further fields from this one.
"""

from __future__ import annotations

from ekiben.layout import Cells, Grid, Layout, i32

MAX_SEATS = 4
MAX_SCORE_PARTS = 12  # columns of a score table
MAX_MOVES = 1024  # of a game
MAX_DEPTH = 256  # moves from the root


class SearchScratch(Layout):
    """Settings and scratch memory of a search."""

    # See `judgement.SearchParams`
    exploration: int = i32()
    spread: int = i32()
    horizon: int = i32()
    expand_after: int = i32()
    prior_visits: int = i32()
    prior_visits_others: int = i32()
    ignore_lead: int = i32()
    win_weight: int = i32()

    me: int = i32()  # the seat that thinks
    win_unit: int = i32()
    win: int = i32()  # the column of the score table that has it

    bonus: Cells = i32(MAX_SEATS)  # tenths that are added to what a seat expects
    points: int = i32()  # what the seat that thinks may expect, in tenths, in the position valued last
    values: Cells = i32(MAX_SEATS)
    scores: Grid = i32(MAX_SEATS, MAX_SCORE_PARTS)
    rated_count: int = i32()  # how many moves a policy has rated
    ratings: Cells = i32(MAX_MOVES)  # of the moves at a node, or of those that a policy has weighed
    path: Cells = i32(MAX_DEPTH)
    node_of_move: Cells = i32(MAX_MOVES)  # while a node is looked at; zeros between
