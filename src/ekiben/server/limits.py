"""How often somebody may ask: a bucket of tokens for each, filled again at a steady pace."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

MOST_KNOWN = 20_000  # buckets; the one unused for longest is forgotten, which fills it


class RateLimit(NamedTuple):
    """So many at once, and so many a second."""

    burst: float
    rate: float


class Limiter:
    """Buckets by name, such as a guest or an address."""

    def __init__(self, limit: RateLimit, now: Callable[[], float] = time.monotonic) -> None:
        self.limit = limit
        self._now = now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, when counted

    def wait(self, name: str, tokens: float = 1.0) -> float:
        """Take tokens: 0 if there were enough, else the seconds until there are. None are taken then."""
        now = self._now()
        there, counted = self._buckets.pop(name, (self.limit.burst, now))
        there = min(self.limit.burst, there + max(0.0, now - counted) * self.limit.rate)
        enough = there >= tokens
        self._buckets[name] = (there - tokens if enough else there, now)
        if len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)
        return 0.0 if enough else (tokens - there) / self.limit.rate
