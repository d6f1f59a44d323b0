"""What the tests of all games must know of Nordic."""

from __future__ import annotations

RULINGS = 19
# What a view names and an observation does not tell apart: where a card lies among those that are face up or
# were turned up.
NOT_TOLD = {"face_up", "pending"}
OBSERVED = [3]  # players: of two, one bit more is nobody's
# Games that together have every kind of decision and of fact: how many play, and the seed.
SPOKEN = {2: 1, 3: 2}
