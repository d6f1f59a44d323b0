"""How the final scores came about: every city of every train."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ekiben.game import View
from ekiben.games.zero_kei.components import Components
from ekiben.games.zero_kei.state import HIDEO, VENUES
from ekiben.games.zero_kei.telling.names import cities_in, city_and_number, points
from ekiben.games.zero_kei.terminal.board import worth
from ekiben.games.zero_kei.terminal.signs import chip, seat_name
from ekiben.rendering.console import Flow
from ekiben.texts import text as say


def outcome(view: View, components: Components, labels: Sequence[str]) -> RenderableType:
    """What the colours are worth, then the cities of each train and the venues it has won."""
    values = Text(f" {say('zero-kei-outcome-values')} ")
    for rank, colour in enumerate(view["ranking"]):
        values.append_text(chip(colour))
        values.append(f" {points(components.box.final_values[rank])}   ")
    parts: list[RenderableType] = [values]
    for seat in range(len(view["seats"])):
        parts += [Text(), Text.assemble(" ", seat_name(seat, labels[seat]))]
        parts += scored(view, components, seat)
    return Group(*parts)


def scored(view: View, components: Components, seat: int) -> list[RenderableType]:
    """The cities of a train from engine to tail, then its venues, each with what it scored."""
    player = view[view["seats"][seat]]
    hideo = view["solo"] and seat == HIDEO
    cities = [
        number
        for carriage in player["train"]
        for number in cities_in(components, carriage, player["tokens"].get(carriage, ()))
    ]
    lines: list[RenderableType] = [listed(view, components, cities, "zero-kei-outcome-cities", hideo)]
    won = [view["venues"][venue] for venue in range(VENUES) if has_most(view, seat, venue)]
    if hideo:
        won += [view["hideo"]["A1"], view["hideo"]["A2"]]
    if won:
        lines.append(listed(view, components, won, "zero-kei-outcome-venues", hideo))
    return lines


def listed(view: View, components: Components, cities: Sequence[int], key: str, hideo: bool) -> Flow:
    """Cities with what they score; nothing counts below 0 for Hideo."""
    shown = []
    for number in cities:
        amount = worth(view, components, number).plain
        amount = "0" if hideo and amount.startswith("−") else amount
        shown.append(f"{city_and_number(components, number)} {amount}")
    return Flow(shown, start=f"   {say(key)} ")


def has_most(view: View, seat: int, venue: int) -> bool:
    """Whether nobody has more cauldrons in a venue; in an empty one nobody has most."""
    counts = [view[name]["cauldrons"][venue] for name in view["seats"]]
    return bool(counts[seat] and counts[seat] == max(counts))
