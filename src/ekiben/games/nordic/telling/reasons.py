"""Why a move is not legal: routes and tickets by the names of their cities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ekiben.game import Phrase
from ekiben.games.nordic.components import Components
from ekiben.games.nordic.notation import TICKET_NUMBERS
from ekiben.games.nordic.telling.names import pair, route_name


def told_args(components: Components, reason: Phrase) -> Mapping[str, Any]:
    """What is to be typed stays as it is typed: cards, routes to choose from, a ticket that there is not."""
    args = dict(reason.args)
    for key in ("route", "other"):
        if key in args:
            args[key] = route_name(components, args[key])
    if reason.id == "does-not-pay":
        args["routes"] = [route_name(components, route) for route in args["routes"]]
    if args.get("ticket") in TICKET_NUMBERS:
        args["ticket"] = pair(components, args["ticket"])
    return args
