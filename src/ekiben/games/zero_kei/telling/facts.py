"""What happened, in words: the entries of the log as facts about seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from ekiben.game import LogEntry
from ekiben.games.zero_kei.notation import MEANINGS, MOVE_TEXTS, SEAT_NAMES
from ekiben.games.zero_kei.telling.names import (
    Context,
    carriage_does,
    carriage_names,
    change,
    city,
    city_and_number,
    does,
    event_words,
    years,
)
from ekiben.telling import Told
from ekiben.texts import text as say

NUMBERS = {text: number for number, text in enumerate(MOVE_TEXTS)}


def tell(entries: Sequence[LogEntry], moves: Sequence[str], mover: int, context: Context) -> list[Told]:
    """What each seat did, and what happened to all."""
    found: dict[int | None, list[str]] = {mover: about_moves(moves, mover, context)}
    gains: dict[str, dict[str, dict[str, int]]] = {}
    for entry in entries:
        by, args = entry.by, entry.args
        if entry.id in ("yen", "points"):
            sums = gains.setdefault(by, {}).setdefault(args["seat"], {"yen": 0, "points": 0})
            sums[entry.id] += args["amount"]
        elif entry.id in FACTS and (by == context.view["now"]["automa"] or entry.id not in EXPECTED):
            seat = SEAT_NAMES.index(by) if by in SEAT_NAMES else None
            if seat is None:  # a year begins: first what came before it
                found.setdefault(None, []).extend(gains_of_all(gains, context))
            found.setdefault(seat, []).append(FACTS[entry.id](args, context))
    for by, of_seats in gains.items():
        if by in SEAT_NAMES:
            facts = found.setdefault(SEAT_NAMES.index(by), [])
            facts += [change(of_seats[by])] if by in of_seats else []
            facts += [gain(seat, sums, context) for seat, sums in of_seats.items() if seat != by]
        else:
            found.setdefault(None, []).extend(gains_of_all({by: of_seats}, context))
    order = sorted(found, key=lambda seat: (seat is None, seat != mover, seat))
    return [Told(seat, [fact for fact in found[seat] if fact]) for seat in order]


def gains_of_all(gains: dict[str, dict[str, dict[str, int]]], context: Context) -> Iterator[str]:
    """What the event of the year and the end of the round gave; each is told once."""
    for by in ("event", "round"):
        of_seats = gains.pop(by, {})
        if any(map(change, of_seats.values())):
            amounts = ", ".join(gain(seat, sums, context) for seat, sums in of_seats.items())
            yield say(f"zero-kei-fact-{by}-gains", amounts=amounts)


def gain(seat: str, sums: dict[str, int], context: Context) -> str:
    """What a seat got or gave by what another one did; empty if it comes to nothing."""
    return f"{context.name(seat)} {change(sums)}" if change(sums) else ""


def about_moves(moves: Iterable[str], mover: int, context: Context) -> list[str]:
    """What a text of a move does not say by itself."""
    said = []
    for verb, _, args in (MEANINGS[NUMBERS[move]] for move in moves):
        if verb == "buy":
            name = args["carriage"]
            names, action = carriage_names(context.components, name), carriage_does(context.components, name)
            said.append(f"{names}: {action}")
        elif verb == "draft":
            said.append(does(context.view[SEAT_NAMES[mover]]["engine_actions"]))
    return said


# --- one fact each --------------------------------------------------------------------------------------

Args = Any


def in_city(name: str) -> Callable[[Args, Context], str]:
    """Something in a city."""

    def fact(args: Args, context: Context) -> str:
        place = city_and_number(context.components, args["city"])
        return say(f"zero-kei-fact-{name}", place=place, colour=args.get("colour", ""))

    return fact


def counter(args: Args, context: Context) -> str:
    """A counter has moved."""
    return say("zero-kei-fact-counter", colour=args["colour"], space=args["space"])


def closed(args: Args, context: Context) -> str:
    """Hideo has closed a venue."""
    return say("zero-kei-fact-closed", venue=args["venue"])


def placed(args: Args, context: Context) -> str:
    """Cauldrons."""
    place = city(context.components, context.view["venues"][args["venue"] - 1])
    return say("zero-kei-fact-cauldrons", count=args["count"], venue=args["venue"], place=place)


def tile(args: Args, context: Context) -> str:
    """A token on the tile."""
    return say("zero-kei-fact-tile", space=args["space"])


def joined(args: Args, context: Context) -> str:
    """A carriage has joined a train."""
    name = carriage_names(context.components, args["carriage"])
    return say("zero-kei-fact-joined", carriage=args["carriage"], name=name)


def chosen(args: Args, context: Context) -> str:
    """A carriage of the row was chosen."""
    name = carriage_names(context.components, args["carriage"])
    return say("zero-kei-fact-chosen", carriage=args["carriage"], name=name)


def train_changed(args: Args, context: Context) -> str:
    """A carriage has changed its place."""
    return say("zero-kei-fact-train", train=" ".join(args["train"]))


def token_put(args: Args, context: Context) -> str:
    """A carriage has one more city."""
    place = city_and_number(context.components, args["city"])
    return say("zero-kei-fact-token", place=place, carriage=args["carriage"])


def turned_up(args: Args, context: Context) -> str:
    """A token of Hideo's board."""
    position = args["position"]
    if position in context.view["now"]["closing"]:
        shown = say("zero-kei-margin-venue", venue=context.view["now"]["closing"][position])
    else:
        shown = city_and_number(context.components, context.view["hideo"][position])
    return say("zero-kei-fact-turned-up", position=position, token=shown)


def spare(args: Args, context: Context) -> str:
    """The tokens set aside in solo."""
    return say("zero-kei-fact-spare", cities=args["cities"])


def new_round(args: Args, context: Context) -> str:
    """A year begins."""
    event = event_words(context.view, context.components, args["event"])
    return say("zero-kei-fact-new-round", years=years(args["year"]), round=args["year"], event=event)


def game_over(args: Args, context: Context) -> str:
    """The end."""
    return say("zero-kei-fact-game-over")


# Of people these are what their moves say, or what always happens; of Hideo they are told.
EXPECTED = ("carriage-chosen", "carriage-joined", "tile")
FACTS: dict[str, Callable[[Args, Context], str]] = {
    "prepared": in_city("prepared"),
    "station-built": in_city("station"),
    "track-laid": in_city("track"),
    "counter": counter,
    "venue-closed": closed,
    "cauldrons-placed": placed,
    "tile": tile,
    "carriage-chosen": chosen,
    "carriage-joined": joined,
    "train-changed": train_changed,
    "token-put": token_put,
    "turned-up": turned_up,
    "spare-turned-up": spare,
    "new-round": new_round,
    "game-over": game_over,
}
