"""What the tests of all games must know of Zero-Kei."""

from __future__ import annotations

RULINGS = 20
NOT_TOLD = {
    "row"
}  # a view names it and an observation does not tell it apart: how many places an empty row has
OBSERVED = [1, 3]  # players
# Games that together have every kind of decision and of fact: how many play, and the seed.
SPOKEN = {1: 295, 3: 11}
