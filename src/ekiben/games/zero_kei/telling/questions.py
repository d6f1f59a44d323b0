"""What is asked, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ekiben.games.zero_kei.telling.names import Context, city_and_number, event_words, venue_effect
from ekiben.texts import text as say


def question(context: Context, steps: Sequence[str]) -> str:
    """What is asked now."""
    view, components, _ = context
    asked, decision = view["pending"], view["decision"]
    if decision == "action" and not view["actions_left"]:
        return say("zero-kei-ask-done")
    if decision == "trade":
        return say("zero-kei-ask-trade", event=event_words(view, components, view["event"]))
    venue = asked.get("venue")
    return say(
        f"zero-kei-ask-{decision}",
        city=city_and_number(components, asked["city"]) if "city" in asked else "",
        venue=venue or "",
        effect=venue_effect(components, venue - 1) if venue else "",
        carriage=asked.get("carriage", ""),
    )
