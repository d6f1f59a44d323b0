"""The log of a move, which goes step by step, sorted by kind for transcripts."""

from __future__ import annotations

from typing import Any

from ekiben.game import LogEntry

KINDS = (
    ("prepared", "station-built", "track-laid", "counter", "venue-closed", "cauldrons-placed", "tile"),
    ("carriage-chosen", "carriage-joined", "train-changed", "token-put", "yen", "points"),
    ("turned-up", "spare-turned-up", "new-round", "game-over"),
)
ORDER = [kind for kinds in KINDS for kind in kinds]
COLOURS = ("gold", "white", "black")


def in_sum(entries: list[LogEntry], seats: tuple[str, ...]) -> list[LogEntry]:
    """The entries of a move by kind: amounts added up, counters where they end."""
    found: dict[tuple[Any, ...], LogEntry] = {}
    joined = [entry.args["carriage"] for entry in entries if entry.id == "carriage-joined"]
    for entry in entries:
        if entry.id == "carriage-chosen" and entry.args["carriage"] in joined:
            continue  # chosen and gone by the end of the move
        kind, args = entry.id, dict(entry.args)
        seat, colour = seats.index(args["seat"]) if "seat" in args else 0, args.get("colour", "gold")
        money = kind in ("yen", "points")
        key: tuple[Any, ...] = (ORDER.index("yen" if money else kind), seat if money else 0)
        if kind in ("station-built", "counter"):
            key += (COLOURS.index(colour),)
        key += (kind == "points", seat, args.get("city", args.get("venue", 0)), args.get("carriage", ""))
        if kind == "turned-up":
            key += (args["position"],)
        if key in found and kind in ("yen", "points", "cauldrons-placed"):
            part = "count" if kind == "cauldrons-placed" else "amount"
            args[part] += found[key].args[part]
        found[key] = LogEntry(kind, args)
    return [found[key] for key in sorted(found) if found[key].args.get("amount") != 0]
