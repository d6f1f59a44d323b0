"""What happened, in words: log entries as sentences about seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ekiben.data import LogEntry
from ekiben.games.zero_kei.components import BoardPosition
from ekiben.games.zero_kei.narration import names
from ekiben.games.zero_kei.narration.names import Context
from ekiben.narration import MoveGroup
from ekiben.protocol import SeatEffects
from ekiben.texts import t

SAID = ("played", "yen", "points")  # the move says these itself, or they are summed up
# Hideo's only: for others their moves say it, or it always happens.
EXPECTED = ("carriage-chosen", "carriage-joined", "tile")


def describe(group: MoveGroup, context: Context) -> list[SeatEffects]:
    """What each seat did, and what happened to all."""
    found: dict[int | None, list[str]] = {group.mover: about_moves(group, context)}
    seats = list(context.view["seats"])
    gains: dict[str, dict[str, dict[str, int]]] = {}
    announced: list[SeatEffects] = []
    for entry in group.entries:
        by, args = entry.by, entry.args
        if entry.id in ("yen", "points"):
            sums = gains.setdefault(by, {}).setdefault(args["seat"], {"yen": 0, "points": 0})
            sums[entry.id] += args["amount"]
        elif entry.id == "new-round":
            announced.append(SeatEffects(None, [fact(entry, context)], args["year"]))
        elif entry.id not in SAID and (by == context.view["now"]["automa"] or entry.id not in EXPECTED):
            seat = seats.index(by) if by in seats else None
            if seat is None:  # first what happened before the new year
                found.setdefault(None, []).extend(gains_of_all(gains, context))
            found.setdefault(seat, []).append(fact(entry, context))
    for by, of_seats in gains.items():
        if by in seats:
            facts = found.setdefault(seats.index(by), [])
            facts += [names.change(of_seats[by])] if by in of_seats else []
            facts += [gain(seat, sums, context) for seat, sums in of_seats.items() if seat != by]
        else:
            found.setdefault(None, []).extend(gains_of_all({by: of_seats}, context))
    order = sorted(found, key=lambda seat: (seat is None, seat != group.mover, seat))
    return [*(SeatEffects(seat, [fact for fact in found[seat] if fact]) for seat in order), *announced]


def gains_of_all(gains: dict[str, dict[str, dict[str, int]]], context: Context) -> Iterator[str]:
    """What the event of the year gave, and the end of the round; each once."""
    for by in ("event", "round"):
        of_seats = gains.pop(by, {})
        if any(map(names.change, of_seats.values())):
            amounts = ", ".join(gain(seat, sums, context) for seat, sums in of_seats.items())
            yield t(f"zero-kei-gains-{by}", amounts=amounts)


def gain(seat: str, sums: dict[str, int], context: Context) -> str:
    """What a seat gained or paid through another seat's move; empty if that sums up to nothing."""
    return f"{context.name(seat)} {names.change(sums)}" if names.change(sums) else ""


def about_moves(group: MoveGroup, context: Context) -> list[str]:
    """What the text of a move does not say by itself."""
    said = []
    for verb, _, args in group.meanings:
        if verb == "buy":
            name = args["carriage"]
            action = names.carriage_does(context.printed, name)
            cities = names.carriage_names(context.printed, name)
            said.append(t("labelled", label=cities, text=action))
        elif verb == "draft":
            mover = context.view["seats"][group.mover]
            said.append(names.does(context.view[mover]["engine_actions"]))
    return said


def fact(entry: LogEntry, context: Context) -> str:
    """A log entry as a sentence, with names in place of ids."""
    args: dict[str, Any] = dict(entry.args)
    if "city" in args:
        args["place"] = names.city_and_number(context.printed, args["city"])
    if "carriage" in args:
        args["name"] = names.carriage_names(context.printed, args["carriage"])
    if entry.id == "cauldrons-placed":
        args["place"] = names.city(context.printed, context.view["venues"][args["venue"] - 1])
    elif entry.id == "train-changed":
        args["train"] = " ".join(args["train"])
    elif entry.id == "turned-up":
        args["token"] = token(args["position"], context)
    elif entry.id == "new-round":
        args |= {"years": names.years(context.printed, args["year"]), "round": args["year"]}
        args["event"] = names.event_words(context.view, context.printed, args["event"])
    return t(f"zero-kei-fact-{entry.id}", **args)


def token(position: BoardPosition, context: Context) -> str:
    """A token of Hideo's board."""
    if position in context.view["now"]["closing"]:
        return t("zero-kei-margin-venue", venue=context.view["now"]["closing"][position])
    return names.city_and_number(context.printed, int(context.view["hideo"][position] or 0))
