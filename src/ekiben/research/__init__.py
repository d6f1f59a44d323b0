"""Games for research: step thousands of them in one call, with observations, masks and rewards."""

from __future__ import annotations

from ekiben.research.batch import Batch
from ekiben.research.fields import Field, Fields, Observation
from ekiben.research.player import PolicyPlayer
from ekiben.research.seat_batch import ROTATES

__all__ = ["ROTATES", "Batch", "Field", "Fields", "Observation", "PolicyPlayer"]
