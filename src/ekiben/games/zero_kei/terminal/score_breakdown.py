"""How the final scores came about: every city of every train."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ekiben.game import AccountPart
from ekiben.games.zero_kei.components import Components
from ekiben.games.zero_kei.narration.names import city_and_number, points, signed
from ekiben.games.zero_kei.printed import printed
from ekiben.games.zero_kei.terminal.signs import SEATS, chip
from ekiben.games.zero_kei.view import ZeroKeiView
from ekiben.rendering.console import Flow
from ekiben.texts import t

LISTED = ("cities", "venues")


def score_breakdown(
    view: ZeroKeiView,
    components: Components,
    labels: Sequence[str],
    accounts: Sequence[Sequence[AccountPart]],
) -> RenderableType:
    """What the colours are worth, then the cities of each train and the venues it has won."""
    values = Text(f" {t('zero-kei-outcome-values')} ")
    for colour in view["ranking"]:
        values.append_text(chip(colour))
        values.append(f" {points(view['now']['colour_worth'][colour])}   ")
    parts: list[RenderableType] = [values]
    for seat, account in enumerate(accounts):
        parts += [Text(), Text.assemble(" ", SEATS.name(seat, labels[seat]))]
        parts += [listed(part, components) for part in account if part.part in LISTED and part.items]
    return Group(*parts)


def listed(part: AccountPart, components: Components) -> Flow:
    """The cities of a train from engine to tail, or its venues, each with what it scored."""
    shown = [
        f"{city_and_number(printed(components), item.args['city'])} {signed(item.amount)}"
        for item in part.items
    ]
    return Flow(shown, start=f"   {t(f'zero-kei-outcome-{part.part}')} ")
