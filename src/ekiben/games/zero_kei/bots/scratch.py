"""What the evaluation of a position works out on the way."""

from __future__ import annotations

from ekiben.bots.scratch import SearchScratch
from ekiben.games.zero_kei.state import CITIES, COLOURS
from ekiben.layout import Cells, i32


class ZeroKeiScratch(SearchScratch):
    """Values in tenths of points."""

    rank_values: Cells = i32(COLOURS)  # of a station, by the rank of its colour now
    city_values: Cells = i32(CITIES)  # for a carriage that names the city
