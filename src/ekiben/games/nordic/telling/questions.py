"""What is asked, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ekiben.games.nordic.printed import printed
from ekiben.games.nordic.telling.names import Context, in_words
from ekiben.texts import text as say


def question(context: Context, steps: Sequence[str]) -> str:
    """What is asked now."""
    decision, pending = context.view["decision"], context.view["pending"]
    count = pending.get("set_cards", pending.get("extra", 0))
    args = {"count": count, **({"route": pending["route"]} if "route" in pending else {})}
    if decision == "ticket":
        if "ticket" not in pending:
            return say("nordic-ask-tickets")
        ticket = pending["ticket"]
        args = {"ticket": ticket, "points": printed(context.components)["tickets"][ticket]["points"]}
    return say(f"nordic-ask-{decision}", **in_words(context, args))
