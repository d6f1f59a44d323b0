"""The legal moves: numbered, in words, routes by their length."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from ekiben.game import View
from ekiben.games.nordic.components import Components
from ekiben.games.nordic.notation import ROUTE_NUMBERS, TICKET_NUMBERS
from ekiben.games.nordic.payment import set_size
from ekiben.games.nordic.telling.names import (
    cards_words,
    colour,
    length,
    paid,
    points,
    route_points,
)
from ekiben.games.nordic.terminal.board import hand, ticket_cells, ticket_grid
from ekiben.games.nordic.terminal.signs import CHIP_STYLES, chip, counted, kind_signs
from ekiben.games.nordic.terminal.ways import wanted
from ekiben.rendering.console import Flow
from ekiben.rendering.log_printer import indented
from ekiben.table import Move
from ekiben.texts import text as say

WANTED_SIGN = "◂"
LABEL_WIDTH = 7

Numbered = tuple[int, Move]


# --- the list -------------------------------------------------------------------------------------------


def moves(view: View, components: Components, moves: Sequence[Move], steps: Sequence[str]) -> RenderableType:
    """The legal moves, each kind of decision in its own way."""
    numbered = list(enumerate(moves, 1))
    decision = view["decision"]
    if decision == "action":
        return actions(view, components, numbered)
    own_hand = hand(view[view["seat"]]["hand"])
    if decision == "second-card":
        return Group(own_hand, actions(view, components, numbered))
    listed = move_list(view, components, numbered)
    if decision == "ticket":
        return Group(offer(view, components, steps), listed)
    if decision == "extra":
        return Group(reveal(view), own_hand, listed)
    return Group(own_hand, listed, *payment_hint(view, numbered))


def move_list(view: View, components: Components, numbered: Sequence[Numbered]) -> Grid:
    """Moves one below the other, with what they mean."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", no_wrap=True, min_width=4, style="bold cyan")
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    for number, move in numbered:
        grid.add_row(str(number), Text(move.text), words(view, components, move.text))
    return grid


def words(view: View, components: Components, text: str) -> str:
    """What a move is about."""
    verb, _, rest = text.partition(" ")
    if verb == "pay":
        return payment_words(view, components, rest)
    if verb == "set":
        return say("nordic-move-set", count=view[view["seat"]]["hand"][rest], card=rest)
    if verb == "give-up":
        return say("nordic-move-give-up", cards=cards_words(view["pending"]["laid"]))
    worth = components.box.ticket_points[TICKET_NUMBERS[rest]] if rest else 0
    return say(f"nordic-move-{verb}", points=points(worth))


def payment_words(view: View, components: Components, shape: str) -> str:
    """A shape of payment: "3 red + 1 locomotive + 2 sets of any 3"."""
    pending = view["pending"]
    route = pending["route"]
    due = pending.get("extra", length(components, route))
    shown = []
    size = set_size(components.box, ROUTE_NUMBERS[route])
    for part in reversed(shape.split("+")):
        name = part.rstrip("0123456789")
        count = int(part[len(name) :] or due)
        due -= count
        shown.append(paid(name, count, size))
    return " + ".join(reversed(shown))


# --- actions --------------------------------------------------------------------------------------------


def actions(view: View, components: Components, numbered: Sequence[Numbered]) -> RenderableType:
    """Cards to draw, tickets, and the routes that can be paid for now."""
    draws = [(number, move.text.split()[1]) for number, move in numbered if move.text.startswith("draw ")]
    claims = [(number, move.text.split()[1]) for number, move in numbered if move.text.startswith("claim ")]
    parts: list[RenderableType] = []
    if draws:
        parts.append(Flow([draw(number, kind) for number, kind in draws], "  ", f"{'':4}draw "))
    for number, move in numbered:
        if move.text == "tickets":
            count = min(components.box.later_deal, view["ticket_deck"])
            about = say("nordic-move-tickets", count=count, keep=min(components.box.later_keep, count))
            parts.append(Text.assemble((f"{number:>4}", "bold cyan"), " ", (move.text, "bold"), f" {about}"))
        elif move.text == "pass":
            parts.append(move_list(view, components, [(number, move)]))
    if claims:
        parts.append(Claims(view, components, claims))
    elif view["decision"] == "action":
        parts.append(Text(f"    {say('nordic-nothing-to-claim')}", "dim"))
    return Group(*parts)


def draw(number: int, kind: str) -> Text:
    """A card to draw."""
    shown = Text("blind", "bold") if kind == "blind" else Text.assemble((f" {kind} ", CHIP_STYLES[kind]))
    return Text.assemble((str(number), "bold cyan"), " ", shown)


class Claims:
    """The routes that can be claimed, longest first, in as many columns as there is room for."""

    def __init__(self, view: View, components: Components, claims: Sequence[tuple[int, str]]) -> None:
        self.components = components
        self.claims = sorted(claims, key=lambda claim: (-length(components, claim[1]), claim[0]))
        self.wanted = wanted(view, components, view["seats"].index(view["seat"]))

    def cell(self, number: int, route: str) -> Text:
        """A route: its number, its name with the colour, its kind, and whether a ticket needs it."""
        head, _, tail = route.partition(f"-{colour(route)}")
        text = Text.assemble((f"{number:>3}", "bold cyan"), " ", (f"{head}-", "bold"))
        text.append(f"{colour(route)}{tail}", CHIP_STYLES[colour(route)])
        text.append(f" {kind_signs(self.components, route)}".rstrip())
        return text.append(f" {WANTED_SIGN}", "bold green") if route in self.wanted else text

    def label(self, route: str) -> str:
        """Length and points, which go together."""
        return f"{length(self.components, route)} · {points(route_points(self.components, route))}"

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        note = say("nordic-claim", count=len(self.claims))
        yield indented(Text.assemble(("claim ", "bold"), (note, "dim")), 4)
        for _, group in groupby(self.claims, key=lambda claim: self.label(claim[1])):
            yield self.same_length(list(group), options.max_width)
        if self.wanted & {route for _, route in self.claims}:
            yield Text(f"    {WANTED_SIGN} {say('nordic-wanted')}", "dim")

    def same_length(self, claims: Sequence[tuple[int, str]], width: int) -> Grid:
        """Routes of one length, in columns from top to bottom."""
        cells = [self.cell(number, route) for number, route in claims]
        widest = max(cell.cell_len for cell in cells)
        fit = max(1, (width - LABEL_WIDTH - 1) // (widest + 1))
        lines = -(-len(cells) // fit)
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=LABEL_WIDTH, justify="right", no_wrap=True, style="dim")
        for _ in range(fit):
            grid.add_column(width=widest, no_wrap=True, overflow="ellipsis")
        for line in range(lines):
            grid.add_row("" if line else self.label(claims[0][1]), *cells[line::lines])
        return grid


# --- tickets, tunnels, payments -------------------------------------------------------------------------


def offer(view: View, components: Components, steps: Sequence[str]) -> RenderableType:
    """All tickets of the offer, with what was answered so far, and how to answer at once."""
    seat = view["seats"].index(view["seat"])
    left = view[view["seat"]]["offered"]
    answered = {step.partition(" ")[2]: step.partition(" ")[0] for step in steps}
    grid = ticket_grid()
    for name in [*answered, *left]:
        sign = offer_sign(answered.get(name), name == left[0])
        grid.add_row(sign, *ticket_cells(view, components, seat, name))
    pending = view["pending"]
    keep = say("nordic-offer", count=pending["offered"], keep=pending["must_keep"])
    parts: list[RenderableType] = [Text(f"    {keep}"), grid]
    if len(left) > 1 and not answered:
        example = f"keep only {'+'.join(left[: max(2, pending['must_keep'])])}"
        parts.append(indented(Text(say("nordic-offer-hint", example=example), "dim"), 4))
    return Group(*parts)


def offer_sign(answer: str | None, asked: bool) -> Text:
    """Whether a ticket was kept or returned, or is asked about now."""
    if answer is None:
        return Text("▸" if asked else "", "bold")
    return Text("✓", "bold green") if answer == "keep" else Text("✗", "dim")


def reveal(view: View) -> RenderableType:
    """The cards turned up for a tunnel, and what they cost."""
    pending = view["pending"]
    laid = [counted(kind, count) for kind, count in pending["laid"].items()]
    shown = [chip(kind) for kind in pending["turned_up"]]
    due = say("nordic-due", count=pending["extra"], colour=tunnel_colour(pending["laid"]))
    return Group(
        Flow(laid, "  ", say("nordic-laid")),
        Flow(shown, " ", say("nordic-turned-up")),
        Text(f"  {due}", "bold"),
    )


def tunnel_colour(laid: dict[str, int]) -> str:
    """The colour in which a tunnel was begun; "loco" if it has none."""
    return next((kind for kind in laid if kind != "loco"), "loco")


def payment_hint(view: View, numbered: Sequence[Numbered]) -> list[RenderableType]:
    """That all cards can be named at once, where it would be asked for them one by one."""
    if view["decision"] != "payment" or not any("set" in move.text for _, move in numbered):
        return []
    return [indented(Text(say("nordic-payment-hint"), "dim"), 4)]
