"""The trains: that of the deciding seat as a train of cards, the others in a line or two."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box as boxes
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ekiben.games.zero_kei.components import Components
from ekiben.games.zero_kei.narration import names
from ekiben.games.zero_kei.notation import Seat
from ekiben.games.zero_kei.printed import printed
from ekiben.games.zero_kei.terminal.signs import SEATS
from ekiben.games.zero_kei.view import ZeroKeiPlayer, ZeroKeiView
from ekiben.rendering.console import Flow
from ekiben.texts import t

Card = tuple[Text, list[Text]]  # heading, lines
WIDTH = 80


def trains(
    view: ZeroKeiView, components: Components, labels: Sequence[str], seat: int | None
) -> list[RenderableType]:
    """All trains; the seat's own comes last, nearest to the prompt."""
    parts: list[RenderableType] = []
    for other, name in sorted(enumerate(view["seats"]), key=lambda each: each[0] == seat):
        parts += [Text(), SEATS.heading(other, labels[other], belongings(view, name))]
        if view[name]["engine"] is None:
            parts.append(Text(f"  {t('zero-kei-no-engine')}", "dim"))
        else:
            parts += (long_train if other == seat else short_train)(view, components, name)
    return parts


def belongings(view: ZeroKeiView, seat: Seat) -> Text:
    player = view[seat]
    yen = "" if seat == view["now"]["automa"] else f"{names.yen(player['yen'])}  "
    cauldrons = t("zero-kei-cauldrons-left", count=player["cauldrons_left"])
    tokens = t("zero-kei-track-tokens", count=player["track_tokens"])
    return Text.assemble((yen + names.points(player["points"]), "bold"), f"  {cauldrons}  {tokens}")


def status(view: ZeroKeiView, components: Components) -> Text:
    """What the deciding seat has, and how many actions are left."""
    assert view["seat"]
    text = belongings(view, view["seat"])
    if view["decision"] == "action":
        text.append(f"  {t('zero-kei-actions-left', count=view['actions_left'])}")
    return text


def short_train(view: ZeroKeiView, components: Components, name: Seat) -> list[RenderableType]:
    player, income = view[name], view["now"]["income"][name]
    does = "/".join(map(names.action_name, player["engine_actions"]))
    used = " ✓" if f"engine:{name}" in view["now"]["used"] else ""
    cars = [Text.assemble((f"{t('zero-kei-engine')} ", "dim"), does, used)]
    cars += [short_carriage(player, components, carriage) for carriage in player["train"]]
    if income is not None:
        cars.append(Text.assemble((f"{t('zero-kei-tail')} ", "dim"), f"+{names.yen(income)}"))
    return [Flow(cars, " ▸ ", "  ")]


def short_carriage(player: ZeroKeiPlayer, components: Components, carriage: str) -> Text:
    """A carriage in a word or two: "6a track"; tokens follow a plus."""
    own = names.card(printed(components), carriage)["cities"]
    added = [number for number in player["tokens"].get(carriage, ()) if number not in own]
    text = Text.assemble((carriage + "".join(f"+{number}" for number in added), "bold"))
    text.append(f" {names.carriage_does(printed(components), carriage)}")
    if carriage in player["covered"]:
        text.append(" ✗")
    return text


# --- the seat's train -----------------------------------------------------------------------------------


def long_train(view: ZeroKeiView, components: Components, name: Seat) -> list[RenderableType]:
    """A train as a row of cards; a long one in several rows."""
    player, income, used = view[name], view["now"]["income"][name], view["now"]["used"]
    lines = [Text(names.action_name(action)) for action in player["engine_actions"]]
    cards = [(Text(f"◢ {t('zero-kei-engine')}", "bold"), lines + marks(f"engine:{name}" in used))]
    cards += [carriage_card(view, components, name, carriage) for carriage in player["train"]]
    if income is not None:
        lines = [Text(f"+{names.yen(income)}"), Text(t("zero-kei-advance"))]
        cards.append((Text(f"{t('zero-kei-tail')} ◣", "bold"), lines + marks(f"tail:{name}" in used)))
    return [card_row(some) for some in in_rows(cards)]


def carriage_card(view: ZeroKeiView, components: Components, name: Seat, carriage: str) -> Card:
    """A carriage: its cities, what it does, and whether it has done so."""
    own = names.card(printed(components), carriage)["cities"]
    lines = [
        Text(
            names.city(printed(components), number)
            if number in own
            else f"+{names.city(printed(components), number)}"
        )
        for number in view["now"]["cities"][carriage]
    ]
    does = Text(names.carriage_does(printed(components), carriage), "italic")
    used, covered = f"carriage:{carriage}" in view["now"]["used"], carriage in view[name]["covered"]
    return Text(carriage, "bold"), [*lines, does, *marks(used, covered)]


def marks(used: bool, covered: bool = False) -> list[Text]:
    """Whether a card was used this turn, or is used up."""
    if covered:
        return [Text(t("zero-kei-covered"), "dim")]
    return [Text(t("zero-kei-used"), "dim")] if used else []


def in_rows(cards: Sequence[Card]) -> list[list[Card]]:
    """As many cards in a row as fit."""
    rows: list[list[Card]] = [[]]
    for card in cards:
        # each takes its widest line, and three columns for the blanks and the line to its right
        widths = [3 + max(text.cell_len for text in (head, *lines)) for head, lines in [*rows[-1], card]]
        if rows[-1] and 1 + sum(widths) > WIDTH:
            rows.append([])
        rows[-1].append(card)
    return rows


def card_row(cards: Sequence[Card]) -> Grid:
    grid = Grid(box=boxes.ROUNDED, padding=(0, 1), border_style="dim", header_style="")
    for head, _ in cards:
        grid.add_column(head, no_wrap=True, overflow="ellipsis")
    grid.add_row(*(Text("\n").join(lines) for _, lines in cards))
    return grid
