"""What is asked, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ekiben.game import View
from ekiben.games.nordic.components import Components
from ekiben.games.nordic.telling.names import pair, points, route_name
from ekiben.texts import text as say


def question(view: View, components: Components, steps: Sequence[str]) -> str:
    """What is asked now."""
    decision, pending = view["decision"], view["pending"]
    if decision == "ticket":
        name = pair(components, pending["ticket"]) if "ticket" in pending else ""
        worth = components.data["tickets"][pending["ticket"]] if name else 0
        key = "nordic-ask-ticket" if name else "nordic-ask-tickets"
        return say(key, ticket=name, points=points(worth))
    if decision in ("payment", "set", "extra"):
        route = route_name(components, pending["route"])
        count = pending.get("set_cards", pending.get("extra", 0))
        return say(f"nordic-ask-{decision}", route=route, count=count)
    return say(f"nordic-ask-{decision}")
