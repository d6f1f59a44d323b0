"""How the final scores came about: every ticket of every player, and the bonus."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ekiben.game import AccountPart
from ekiben.games.nordic.components import Components
from ekiben.games.nordic.narration.names import pair, points
from ekiben.games.nordic.printed import printed
from ekiben.games.nordic.terminal.signs import SEATS
from ekiben.games.nordic.view import NordicView
from ekiben.rendering.console import Flow
from ekiben.texts import t


def score_breakdown(
    view: NordicView, components: Components, labels: Sequence[str], accounts: Sequence[Sequence[AccountPart]]
) -> RenderableType:
    """Each player's tickets, connected or not, the Globetrotter and the longest path."""
    parts: list[RenderableType] = []
    for seat, account in enumerate(accounts):
        parts += [Text.assemble(" ", SEATS.name(seat, labels[seat]))]
        tickets = [part for part in account if part.part in ("connected", "unconnected") and part.items]
        parts += [listed(components, part) for part in tickets]
        for item in account[-1].items:
            said = t(f"nordic-outcome-{item.id}", points=points(item.amount), **item.args)
            parts.append(Text(f"   {said}"))
        longest = view[view["seats"][seat]]["longest"]
        parts += [Text(f"   {t('nordic-outcome-longest', count=longest)}", "dim"), Text()]
    return Group(*parts[:-1])


def listed(components: Components, part: AccountPart) -> Flow:
    """Tickets with what they count."""
    connected = part.part == "connected"
    shown = []
    for item in part.items:
        sign = Text("✓ ", "bold green") if connected else Text("✗ ", "bold red")
        amount = f"{'+' * (item.amount > 0)}{points(item.amount)}"
        shown.append(
            Text.assemble(sign, f"{pair(printed(components), item.args['ticket'])} ", (amount, "bold"))
        )
    return Flow(shown, "  ", "   ")
