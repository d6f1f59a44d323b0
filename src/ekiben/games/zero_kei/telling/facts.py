"""What happened, in words: the entries of the log as facts about seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ekiben.game import LogEntry, View
from ekiben.games.zero_kei.components import COLOUR_NAMES, Components
from ekiben.games.zero_kei.notation import SEAT_NAMES
from ekiben.games.zero_kei.state import HIDEO
from ekiben.games.zero_kei.telling.names import (
    action_name,
    carriage_does,
    carriage_names,
    change,
    city,
    city_and_number,
    event_words,
    index,
    seat_colour,
    years,
)
from ekiben.telling import Told
from ekiben.texts import text as say

# Whose doing is what has no seat: the move of the same verb, or else Hideo's turn after it.
WORK_OF = {"prepared": "prepare", "station-built": "station", "track-laid": "track"}


def tell(
    entries: Sequence[LogEntry], moves: Sequence[str], mover: int, view: View, components: Components
) -> list[Told]:
    """Facts about who moved, about Hideo in solo, and about all."""
    told = [Told(mover, list(about_moves(moves, mover, view, components)))]
    hideo = Told(HIDEO, [])
    news = Told(None, [])
    for entry in entries:
        if entry.id in ("new-round", "game-over"):
            news.facts.append(FACTS[entry.id](entry.args, view, components))
        elif entry.id in FACTS and is_news(entry, mover, view):
            group = hideo if view["solo"] and by_hideo(entry, moves, components) else told[0]
            group.facts.append(FACTS[entry.id](entry.args, view, components))
    for seat in sorted(range(len(view["seats"])), key=lambda seat: seat != mover):
        money = change(gains(entries, SEAT_NAMES[seat]))
        if money and view["solo"] and seat == HIDEO and hideo.facts:
            hideo.facts.append(money)
        elif money:
            told[0].facts.append(money if seat == mover else f"{seat_colour(SEAT_NAMES[seat])} {money}")
    return told + [group for group in (hideo, news) if group.facts]


def about_moves(moves: Iterable[str], mover: int, view: View, components: Components) -> Iterable[str]:
    """What a text of a move does not say by itself."""
    for move in moves:
        verb, *rest = move.split()
        if verb == "buy":
            yield f"{carriage_names(components, rest[0])}: {carriage_does(components, rest[0])}"
        elif verb == "draft":
            yield say("zero-kei-or").join(map(action_name, view[SEAT_NAMES[mover]]["engine_actions"]))


def is_news(entry: LogEntry, mover: int, view: View) -> bool:
    """Whether it is worth a word: of people these are what their moves say, or what always happens."""
    if entry.id in ("carriage-chosen", "carriage-joined", "tile"):
        return bool(view["solo"]) and entry.args["seat"] == SEAT_NAMES[HIDEO]
    return True


def by_hideo(entry: LogEntry, moves: Sequence[str], components: Components) -> bool:
    """Whether Hideo did it in the turn that followed the move."""
    if "seat" in entry.args:
        return bool(entry.args["seat"] == SEAT_NAMES[HIDEO])
    if entry.id == "counter":
        return not any(advances(move, entry.args["colour"], components) for move in moves)
    if entry.id in WORK_OF:
        return not any(move.startswith(f"{WORK_OF[entry.id]} {entry.args['city']}") for move in moves)
    return entry.id not in ("spare-turned-up", "token-put")


def advances(move: str, colour: str, components: Components) -> bool:
    """Whether a move advances a counter."""
    verb, *rest = move.split()
    if verb == "buy":
        return COLOUR_NAMES[components.box.carriage_counter[index(rest[0])]] == colour
    return verb == "advance" and rest[0] == colour


def gains(entries: Iterable[LogEntry], seat: str) -> dict[str, int]:
    """Yen and points of a seat in sum."""
    sums = {"yen": 0, "points": 0}
    for entry in entries:
        if entry.id in sums and entry.args["seat"] == seat:
            sums[entry.id] += entry.args["amount"]
    return sums


# --- one fact each --------------------------------------------------------------------------------------

Args = Any


def in_city(name: str) -> Callable[[Args, View, Components], str]:
    """Something in a city."""

    def fact(args: Args, view: View, components: Components) -> str:
        place = city_and_number(components, args["city"])
        return say(f"zero-kei-fact-{name}", place=place, colour=args.get("colour", ""))

    return fact


def counter(args: Args, view: View, components: Components) -> str:
    """A counter has moved."""
    return say("zero-kei-fact-counter", colour=args["colour"], space=args["space"])


def closed(args: Args, view: View, components: Components) -> str:
    """Hideo has closed a venue."""
    return say("zero-kei-fact-closed", venue=args["venue"])


def placed(args: Args, view: View, components: Components) -> str:
    """Cauldrons."""
    place = city(components, view["venues"][args["venue"] - 1])
    return say("zero-kei-fact-cauldrons", count=args["count"], venue=args["venue"], place=place)


def tile(args: Args, view: View, components: Components) -> str:
    """A token on the tile."""
    return say("zero-kei-fact-tile", space=args["space"])


def joined(args: Args, view: View, components: Components) -> str:
    """A carriage has joined a train."""
    name = carriage_names(components, args["carriage"])
    return say("zero-kei-fact-joined", carriage=args["carriage"], name=name)


def chosen(args: Args, view: View, components: Components) -> str:
    """A carriage of the row was chosen."""
    name = carriage_names(components, args["carriage"])
    return say("zero-kei-fact-chosen", carriage=args["carriage"], name=name)


def train_changed(args: Args, view: View, components: Components) -> str:
    """A carriage has changed its place."""
    return say("zero-kei-fact-train", train=" ".join(args["train"]))


def token_put(args: Args, view: View, components: Components) -> str:
    """A carriage has one more city."""
    place = city_and_number(components, args["city"])
    return say("zero-kei-fact-token", place=place, carriage=args["carriage"])


def turned_up(args: Args, view: View, components: Components) -> str:
    """A token of Hideo's board."""
    token = args["token"]
    if token.isdecimal():
        shown = city_and_number(components, int(token))
    else:
        shown = say("zero-kei-margin-venue", venue=token.removeprefix("venue "))
    return say("zero-kei-fact-turned-up", position=args["position"], token=shown)


def spare(args: Args, view: View, components: Components) -> str:
    """The tokens set aside in solo."""
    return say("zero-kei-fact-spare", cities=args["cities"])


def new_round(args: Args, view: View, components: Components) -> str:
    """A year begins."""
    event = event_words(view, components, args["event"])
    return say("zero-kei-fact-new-round", years=years(args["year"]), round=args["year"], event=event)


def game_over(args: Args, view: View, components: Components) -> str:
    """The end."""
    return say("zero-kei-fact-game-over")


FACTS: dict[str, Callable[[Args, View, Components], str]] = {
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
