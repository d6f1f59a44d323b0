"""Questions, moves, parts of their quotes, and reasons, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ekiben.data import Meaning, Phrase
from ekiben.games.nordic.narration import names
from ekiben.games.nordic.printed import NordicPrinted
from ekiben.narration import MoveGroup
from ekiben.table import Move
from ekiben.texts import t


def question(question: Phrase, context: names.Context) -> str:
    return t(f"nordic-ask-{question.id}", **names.in_words(context, question.args))


def move(move: Move | Meaning, context: names.Context) -> str:
    """A move as a sentence, without its price."""
    args = move.args
    if move.verb in ("keep", "return", "claim"):
        return t(f"nordic-do-{move.verb}", **names.in_words(context, args))
    if move.verb == "draw":
        card = args["card"]
        return t("nordic-do-draw", card=card) if card else t("nordic-do-draw-blind")
    if move.verb == "pay":
        return payment_words(args)
    if move.verb == "set":
        return names.paid(args["card"], 1)
    meant = move_words(move)
    return meant if move.verb == "tickets" else f"{t(f'nordic-do-{move.verb}')} {meant}"


def describe_group(group: MoveGroup, context: names.Context) -> str:
    """A pass is named; the effects say everything else."""
    return t("nordic-passed") if group.meanings and group.meanings[-1].verb == "pass" else ""


def payment_words(args: Mapping[str, Any]) -> str:
    """A payment: "3 red + 1 locomotive + 2 sets of any 3"."""
    shown = [names.paid(kind, count) for kind, count in args["cards"].items()]
    shown += [names.paid("set", args["sets"], args["set_size"])] * bool(args["sets"])
    return " + ".join(shown)


def move_words(move: Move | Meaning) -> str:
    """What comes of taking or returning tickets, of giving up and of passing."""
    cards = names.cards_words(move.args.get("cards", {}))
    return t(f"nordic-move-{move.verb}", **{**move.args, "cards": cards})


def part(part: Phrase, context: names.Context) -> str:
    args = names.in_words(context, part.args)
    if part.id == "route":
        return t("labelled", label=names.spaces(args["spaces"]), text=args["points"])
    if part.id == "missing":
        if args["spaces"]:
            return t("nordic-missing", spaces=names.spaces(args["spaces"]))
        return t("nordic-no-way" if args["spaces"] is None else "nordic-connected")
    if part.id == "paid":
        return names.paid(**args)
    return t(f"nordic-quote-{part.id}", **args)


def reason_args(printed: NordicPrinted, reason: Phrase) -> Mapping[str, Any]:
    """The arguments of a reason in words.

    What is to be typed stays as it is typed: cards, routes to choose from, a ticket that there is not.
    """
    args = dict(reason.args)
    for key in ("route", "other"):
        if key in args:
            args[key] = names.route_name(printed, args[key])
    if reason.id == "does-not-pay":
        args["routes"] = [names.route_name(printed, route) for route in args["routes"]]
        args["cards"] = "+".join(f"{kind}{count}" for kind, count in args["cards"].items())
    if args.get("ticket") in printed["tickets"]:
        args["ticket"] = names.pair(printed, args["ticket"])
    return args
