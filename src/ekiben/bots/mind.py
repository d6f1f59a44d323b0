"""What a search works with besides positions and its tree: settings and room for scratch, in one record."""

from __future__ import annotations

from ekiben.layout import Cells, Grid, Layout, i32

SEATS = 4  # at most
PARTS = 12  # columns of a score table, at most
MOVES = 1024  # of a game, at most
NOTES = 2048
PATH = 256  # moves from the root, at most


class Mind(Layout):
    """Settings and scratch of a search."""

    # The style of a search (see `bots.Style`)
    explore: int = i32()
    spread: int = i32()
    trust: int = i32()
    trust_others: int = i32()
    horizon: int = i32()
    patience: int = i32()
    even: int = i32()
    final: int = i32()

    me: int = i32()  # the seat that thinks
    whole_win: int = i32()
    win: int = i32()  # the column of the score table that has it

    notes: Cells = i32(NOTES)  # room for what a game's `evaluate` works out
    given: Cells = i32(SEATS)  # tenths that are added to what a seat expects
    points: int = i32()  # what the seat that thinks may expect, in tenths, in the position valued last
    values: Cells = i32(SEATS)
    scores: Grid = i32(SEATS, PARTS)
    rated: int = i32()  # how many moves a policy has rated
    ratings: Cells = i32(MOVES)  # of the moves at a node, or of those that a policy has weighed
    path: Cells = i32(PATH)
    places: Cells = i32(MOVES)  # the node of each move, while a node is looked at; zeros between
