"""What happened, in words: the entries of the log as facts about seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from ekiben.game import LogEntry, View
from ekiben.games.nordic.components import Components
from ekiben.games.nordic.notation import SEAT_NAMES
from ekiben.games.nordic.telling.names import cards_words, points, route_name, signed_seat
from ekiben.telling import Told
from ekiben.texts import text as say

NEWS = ("begins", "last-turns", "game-over", "capped")  # for all


def tell(
    entries: Sequence[LogEntry], moves: Sequence[str], mover: int, view: View, components: Components
) -> list[Told]:
    """Facts about who moved, about others whose tickets are counted with theirs, and about all."""
    told = {seat: Told(seat, []) for seat in sorted(range(len(view["seats"])), key=lambda s: s != mover)}
    news = Told(None, [])
    for entry in together(entries):
        if entry.id in NEWS:
            news.facts.append(FACTS[entry.id](entry.args, components))
        elif entry.id in FACTS:
            seat = SEAT_NAMES.index(entry.args["seat"]) if entry.id == "kept-tickets" else mover
            told[seat].facts.append(FACTS[entry.id](entry.args, components))
    return [one for one in (*told.values(), news) if one.facts or one.seat == mover]


def together(entries: Sequence[LogEntry]) -> list[LogEntry]:
    """Cards that were laid one by one are told as what they are: one payment."""
    laid = [entry for entry in entries if entry.id == "laid"]
    cards: Counter[str] = Counter()
    for entry in laid:
        cards.update(entry.args["cards"])
    found = []
    for entry in entries:
        if entry.id != "laid":
            found.append(entry)
        elif entry is laid[0]:
            found.append(LogEntry("laid", {**entry.args, "cards": dict(cards)}))
    return found


# --- one fact each --------------------------------------------------------------------------------------

Args = Any


def drew(args: Args, components: Components) -> str:
    """A card; who may not know which gets told only that there was one."""
    key = "face-up" if not args["blind"] else "unseen" if args["card"] is None else "blind"
    return say(f"nordic-fact-drew-{key}", card=args["card"] or "")


def laid(args: Args, components: Components) -> str:
    """A payment, or the first part of one."""
    return say("nordic-fact-laid", cards=cards_words(args["cards"]))


def gave_up(args: Args, components: Components) -> str:
    """A tunnel was not built."""
    route = route_name(components, args["route"])
    return say("nordic-fact-gave-up", route=route, cards=cards_words(args["cards"]))


def turned_up(args: Args, components: Components) -> str:
    """Cards turned up for a tunnel."""
    if not args["cards"]:
        return say("nordic-fact-turned-up-none")
    return say("nordic-fact-turned-up", cards=cards_words(Counter(args["cards"])), extra=args["extra"])


def claimed(args: Args, components: Components) -> str:
    """A route."""
    return say(
        "nordic-fact-claimed", route=route_name(components, args["route"]), points=points(args["points"])
    )


def closed(args: Args, components: Components) -> str:
    """The other route of a double."""
    return say("nordic-fact-closed", route=route_name(components, args["route"]))


def tickets(name: str) -> Callable[[Args, Components], str]:
    """So many tickets."""

    def fact(args: Args, components: Components) -> str:
        return say(f"nordic-fact-{name}", count=args["count"])

    return fact


def face_up(args: Args, components: Components) -> str:
    """A new face-up card."""
    return say("nordic-fact-face-up", card=args["card"])


def seat_fact(name: str) -> Callable[[Args, Components], str]:
    """Something that only names a seat, or nobody."""

    def fact(args: Args, components: Components) -> str:
        return say(f"nordic-fact-{name}", seat=signed_seat(args["seat"]) if "seat" in args else "")

    return fact


FACTS: dict[str, Callable[[Args, Components], str]] = {
    "drew": drew,
    "laid": laid,
    "gave-up": gave_up,
    "turned-up": turned_up,
    "claimed": claimed,
    "closed": closed,
    "drew-tickets": tickets("drew-tickets"),
    "kept-tickets": tickets("kept-tickets"),
    "new-deck": seat_fact("new-deck"),
    "face-up": face_up,
    "begins": seat_fact("begins"),
    "last-turns": seat_fact("last-turns"),
    "game-over": seat_fact("game-over"),
    "capped": seat_fact("capped"),
}
