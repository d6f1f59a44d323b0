"""The legal moves: numbered, in words, routes by their length."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from ekiben.game import Way
from ekiben.games.nordic.components import Components
from ekiben.games.nordic.narration.moves import move_words, payment_words
from ekiben.games.nordic.narration.names import points, route_of
from ekiben.games.nordic.printed import printed
from ekiben.games.nordic.terminal.board import hand, ticket_cells, ticket_grid
from ekiben.games.nordic.terminal.signs import CHIP_STYLES, chip, counted, kind_signs
from ekiben.games.nordic.view import NordicView
from ekiben.rendering.console import Flow
from ekiben.rendering.log_printer import indented
from ekiben.rendering.scores import add_total_column, total_change
from ekiben.table import Move
from ekiben.texts import t

WANTED_SIGN = "◂"
LABEL_WIDTH = 7

Numbered = tuple[int, Move]


# --- the list -------------------------------------------------------------------------------------------


def moves(
    view: NordicView,
    components: Components,
    moves: Sequence[Move],
    steps: Sequence[Move],
    ways: Sequence[Way],
) -> RenderableType:
    """The legal moves, each kind of decision in its own way."""
    numbered = list(enumerate(moves, 1))
    decision = view["decision"]
    if decision == "action":
        return actions(view, components, numbered, ways)
    assert view["seat"]
    own_hand = hand(view[view["seat"]]["hand"])
    if decision == "second-card":
        return Group(own_hand, actions(view, components, numbered, ways))
    listed = move_list(view, numbered)
    if decision == "ticket":
        return Group(offer(view, components, steps, ways), listed)
    if decision == "extra":
        return Group(reveal(view), own_hand, listed)
    parts = [own_hand, listed]
    if decision == "payment" and any(move.args["sets"] for move in moves):  # asked for one by one otherwise
        parts.append(indented(Text(t("nordic-payment-hint"), "dim"), 4))
    return Group(*parts)


def move_list(view: NordicView, numbered: Sequence[Numbered]) -> Grid:
    """Moves one below the other, with what they mean."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", no_wrap=True, min_width=4, style="bold cyan")
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    add_total_column(grid, [move for _, move in numbered], t("nordic-total-with-tickets"))
    for number, move in numbered:
        grid.add_row(str(number), Text(move.text), words(view, move), total_change(move))
    return grid


def words(view: NordicView, move: Move) -> str:
    """What a move is about."""
    if move.verb == "pay":
        return payment_words(move.args)
    if move.verb == "set":
        assert view["seat"]
        card = move.args["card"]
        return t("nordic-move-set", count=view[view["seat"]]["hand"][card], card=card)
    if move.quote is None:
        return move_words(move)
    return t(f"nordic-move-{move.verb}", points=points(move.quote["points"]))


# --- actions --------------------------------------------------------------------------------------------


def actions(
    view: NordicView, components: Components, numbered: Sequence[Numbered], ways: Sequence[Way]
) -> RenderableType:
    """Cards to draw, tickets, and the routes that can be paid for now."""
    draws = [draw(number, move.args["card"]) for number, move in numbered if move.verb == "draw"]
    claims = [(number, move.args["route"]) for number, move in numbered if move.verb == "claim"]
    parts: list[RenderableType] = []
    if draws:
        parts.append(Flow(draws, "  ", f"{'':4}draw "))
    rest = [(number, move) for number, move in numbered if move.verb in ("tickets", "pass")]
    if rest:
        parts.append(move_list(view, rest))
    if claims:
        wanted = {route for way in ways for route in (*(way.missing or ()), *way.alternatives)}
        parts.append(Claims(components, claims, wanted))
    elif view["decision"] == "action":
        parts.append(Text(f"    {t('nordic-nothing-to-claim')}", "dim"))
    return Group(*parts)


def draw(number: int, kind: str | None) -> Text:
    shown = Text.assemble((f" {kind} ", CHIP_STYLES[kind])) if kind else Text("blind", "bold")
    return Text.assemble((str(number), "bold cyan"), " ", shown)


class Claims:
    """The routes that can be claimed, longest first, in as many columns as there is room for."""

    def __init__(self, components: Components, claims: Sequence[tuple[int, str]], wanted: set[str]) -> None:
        self.components, self.wanted = components, wanted
        self.claims = sorted(
            claims, key=lambda claim: (-route_of(printed(components), claim[1])["length"], claim[0])
        )

    def cell(self, number: int, route: str) -> Text:
        """A route: its number, its name with the colour, its kind, and whether a ticket needs it."""
        shown = route_of(printed(self.components), route)
        cities = len("-".join(shown["ends"])) + 1
        text = Text.assemble((f"{number:>3}", "bold cyan"), " ", (route[:cities], "bold"))
        text.append(route[cities:], CHIP_STYLES[shown["colour"]])
        text.append(f" {kind_signs(self.components, route)}".rstrip())
        return text.append(f" {WANTED_SIGN}", "bold green") if route in self.wanted else text

    def label(self, route: str) -> str:
        """Length and points, which go together."""
        shown = route_of(printed(self.components), route)
        return f"{shown['length']} · {points(shown['points'])}"

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        note = t("nordic-claim", count=len(self.claims))
        yield indented(Text.assemble(("claim ", "bold"), (note, "dim")), 4)
        for _, group in groupby(self.claims, key=lambda claim: self.label(claim[1])):
            yield self.same_length(list(group), options.max_width)
        if self.wanted & {route for _, route in self.claims}:
            yield Text(f"    {WANTED_SIGN} {t('nordic-wanted')}", "dim")

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


def offer(
    view: NordicView, components: Components, steps: Sequence[Move], ways: Sequence[Way]
) -> RenderableType:
    """All tickets of the offer, with the answers so far, and how to answer about all in one line."""
    assert view["seat"]
    pending, left = view["pending"], view[view["seat"]]["offered"]
    answers = {step.args["ticket"]: step.verb for step in steps}
    found = {way.goal: way for way in ways}
    grid = ticket_grid()
    for name in [*answers, *left]:
        sign = offer_sign(answers.get(name), name == pending["ticket"])
        way = found.get(name)
        cells = ticket_cells(view, components, name, way.spaces if way else None, way)
        grid.add_row(sign, *(cells if way else cells[:2]))  # one returned has no way any more
    keep = t("nordic-offer", count=pending["offered"], keep=pending["must_keep"])
    parts: list[RenderableType] = [Text(f"    {keep}"), grid]
    if len(left) > 1 and not answers:
        example = f"keep only {'+'.join(left[: max(2, pending['must_keep'])])}"
        parts.append(indented(Text(t("nordic-offer-hint", example=example), "dim"), 4))
    return Group(*parts)


def offer_sign(answer: str | None, asked: bool) -> Text:
    """Whether a ticket was kept or returned, or is the next to decide about."""
    if answer is None:
        return Text("▸" if asked else "", "bold")
    return Text("✓", "bold green") if answer == "keep" else Text("✗", "dim")


def reveal(view: NordicView) -> RenderableType:
    """The cards turned up for a tunnel, and what they cost."""
    pending = view["pending"]
    laid = [counted(kind, count) for kind, count in pending["laid"].items()]
    shown = [chip(kind) for kind in pending["turned_up"]]
    due = t("nordic-due", count=pending["extra"], colour=view["now"]["colour"])
    return Group(
        Flow(laid, "  ", t("nordic-laid")),
        Flow(shown, " ", t("nordic-turned-up")),
        Text(f"  {due}", "bold"),
    )
