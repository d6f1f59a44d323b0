"""What is asked, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ekiben.game import View
from ekiben.games.zero_kei.components import Components
from ekiben.games.zero_kei.telling.names import city_and_number, event_words, venue_effect
from ekiben.texts import text as say


def question(view: View, components: Components, steps: Sequence[str]) -> str:
    """What is asked now."""
    decision = view["decision"]
    args: dict[str, str] = {"city": "", "venue": "", "effect": "", "carriage": ""}
    for step in steps:
        verb, *rest = step.split()
        if verb == "participate":
            args |= {"venue": rest[0], "effect": venue_effect(components, int(rest[0]) - 1)}
        elif verb in ("track", "token"):
            args["city"] = city_and_number(components, int(rest[0]))
        elif verb == "move":
            args["carriage"] = rest[0]
    if decision == "action" and not view["actions_left"]:
        return say("zero-kei-ask-done")
    if decision == "trade":
        return say("zero-kei-ask-trade", event=event_words(view, components, view["event"]))
    return say(f"zero-kei-ask-{decision}", **args)
