"""Counters for Prometheus. They reveal nothing about a game."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4"  # the framework adds the charset
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        about = "Moves and undos stored"
        self.stored = Counter("ekiben_entries", about, ["by"], registry=registry)
        about = "Messages refused, by reason"
        self.refused = Counter("ekiben_refused", about, ["reason"], registry=registry)
        self.sockets = Gauge("ekiben_sockets", "Open connections to tables", registry=registry)
        self.store_seconds = Histogram(
            "ekiben_keeping_seconds",
            "From the arrival of a move until it was on disk",
            buckets=BUCKETS,
            registry=registry,
        )

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        Gauge(f"ekiben_{name}", about, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self._registry)
