"""What the scenarios of Nordic must show, besides all reasons."""

from __future__ import annotations

from ekiben.game import find_game
from tests.games.nordic.facts import RULINGS

CASES = [
    "nine spaces",
    "odd cards",
    "three locomotives",
    "five locomotives",
    "closed double",
    "only locomotives",
    "shortest ways",
]

TAGS = {
    *(f"rule 1.{number}" for number in range(1, 14)),
    *(f"ruling {number}" for number in range(1, RULINGS + 1)),
    *(f"case {name}" for name in CASES),
    *(f"option {name}" for name in find_game("nordic").options),
    "scoring tie",
    "longest path",
    "reason too-far",
}
