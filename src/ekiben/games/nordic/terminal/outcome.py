"""How the final scores came about: every ticket of every player, and the bonus."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ekiben.game import View
from ekiben.games.nordic.components import Components
from ekiben.games.nordic.telling.names import pair, points
from ekiben.games.nordic.terminal.signs import seat_name
from ekiben.rendering.console import Flow
from ekiben.texts import text as say


def outcome(view: View, components: Components, labels: Sequence[str]) -> RenderableType:
    """Each player's tickets, connected or not, the Globetrotter and the longest path."""
    connected = [len(of_kind(view, seat, True)) for seat in range(len(view["seats"]))]
    parts: list[RenderableType] = []
    for seat in range(len(view["seats"])):
        parts += [Text.assemble(" ", seat_name(seat, labels[seat]))]
        for done in (True, False):
            names = of_kind(view, seat, done)
            if names:
                parts.append(listed(view, components, seat, names, done))
        if connected[seat] == max(connected):
            bonus = points(components.box.globetrotter)
            parts.append(
                Text(f"   {say('nordic-outcome-globetrotter', points=bonus, count=connected[seat])}")
            )
        longest = view[view["seats"][seat]]["longest"]
        parts += [Text(f"   {say('nordic-outcome-longest', count=longest)}", "dim"), Text()]
    return Group(*parts[:-1])


def of_kind(view: View, seat: int, connected: bool) -> list[str]:
    """A player's tickets, connected or not; the dearest first."""
    held = view[view["seats"][seat]]["tickets"]
    names = [name for name in held if held[name]["connected"] == connected]
    return sorted(names, key=lambda name: -held[name]["points"])


def listed(view: View, components: Components, seat: int, names: Sequence[str], connected: bool) -> Flow:
    """Tickets with what they count."""
    held = view[view["seats"][seat]]["tickets"]
    shown = []
    for name in names:
        amount = held[name]["points"] if connected else -held[name]["points"]
        sign = Text("✓ ", "bold green") if connected else Text("✗ ", "bold red")
        plus = "+" if amount > 0 else ""
        shown.append(Text.assemble(sign, f"{pair(components, name)} ", (f"{plus}{points(amount)}", "bold")))
    return Flow(shown, "  ", "   ")
