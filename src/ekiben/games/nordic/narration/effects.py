"""What happened, in words: the entries of the log as effects on seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ekiben.data import LogEntry
from ekiben.games.nordic.narration.names import Context, in_words
from ekiben.narration import MoveGroup
from ekiben.protocol import SeatEffects
from ekiben.texts import t

UNTOLD = "played"  # the other entries say it


def describe(group: MoveGroup, context: Context) -> list[SeatEffects]:
    """Effects on the seat that moved, on others whose tickets are counted with its own, and on all."""
    by_seat = {str(seat): SeatEffects(number, []) for number, seat in enumerate(context.view["seats"])}
    news = SeatEffects(None, [])
    for entry in merge_payments(group.entries):
        by_seat.get(entry.by, news).texts.append(fact(entry, context))
    own = by_seat.pop(context.view["seats"][group.mover])
    return [own, *(one for one in (*by_seat.values(), news) if one.texts)]


def merge_payments(entries: Sequence[LogEntry]) -> list[LogEntry]:
    """Cards that were laid one by one become one payment."""
    laid = [entry for entry in entries if entry.id == "laid"]
    cards = sum((Counter(entry.args["cards"]) for entry in laid), Counter[str]())
    first = laid[0] if laid else None
    return [
        LogEntry("laid", {**entry.args, "cards": cards}, entry.by) if entry is first else entry
        for entry in entries
        if entry is first or entry.id not in ("laid", UNTOLD)
    ]


def fact(entry: LogEntry, context: Context) -> str:
    """An entry as a sentence. It names no card that the seat may not know."""
    name, args = entry.id, dict(entry.args)
    if name == "drew":
        name = "drew-face-up" if not args["blind"] else "drew-blind" if args["card"] else "drew-unseen"
        args["card"] = args["card"] or ""
    elif name == "turned-up":
        name = "turned-up" if args["cards"] else "turned-up-none"
        args = {"cards": Counter(args["cards"]), "extra": args["extra"]}
    return t(f"nordic-fact-{name}", **in_words(context, args))
