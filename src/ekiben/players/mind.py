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

    depth: int = i32()  # greedy steps after the tree, before a position is valued
    explore: int = i32()  # how much moves that were seldom tried are preferred, in thousandths of a win
    spread: int = i32()  # tenths of points that make a good lead
    me: int = i32()  # the seat that thinks
    whole_win: int = i32()
    win: int = i32()  # the column of the score table that has it

    notes: Cells = i32(NOTES)  # room for what a game's `evaluate` works out
    values: Cells = i32(SEATS)
    scores: Grid = i32(SEATS, PARTS)
    path: Cells = i32(PATH)
    places: Cells = i32(MOVES)  # the node of each move, while a node is looked at; zeros between
