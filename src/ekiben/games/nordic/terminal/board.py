"""The board: the players and their networks, the open cards, then the seat's hand and tickets."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ekiben.game import Way
from ekiben.games.nordic.components import KIND_NAMES, Components
from ekiben.games.nordic.narration.names import city, paid, pair, points, route_of
from ekiben.games.nordic.printed import printed
from ekiben.games.nordic.terminal.chains import chains, networks
from ekiben.games.nordic.terminal.signs import SEATS, chip, counted, double_code
from ekiben.games.nordic.view import NordicPlayer, NordicView, Ticket
from ekiben.rendering.console import Flow
from ekiben.texts import t

TICKET_WIDTH = 24


def board(
    view: NordicView, components: Components, labels: Sequence[str], seat: int | None, ways: Sequence[Way]
) -> RenderableType:
    """Everything that a seat may see; what is its own comes last, nearest to where one types."""
    parts: list[RenderableType] = [title(view), *open_cards(view)]
    others = [other for other in range(len(view["seats"])) if other != seat]
    for shown in others if seat is None else (*others, seat):
        parts += [Text(), *player(view, components, labels, shown, ways if shown == seat else ())]
    return Group(*parts)


def title(view: NordicView) -> Rule:
    """Which turn, and whether the end is near."""
    key = "last" if view["last_turns"] and view["phase"] == "play" else view["phase"]
    text = t(f"nordic-title-{key}", turn=view["turn"], left=view["last_turns"] or 0)
    return Rule(Text(text, "bold"), characters="═", style="dim")


# --- cards ----------------------------------------------------------------------------------------------


def open_cards(view: NordicView) -> list[RenderableType]:
    """The face-up cards; how many lie in the decks; what lies in the discard."""
    cards = [chip(kind) if kind else Text(" — ", "dim") for kind in view["face_up"]]
    there = [
        t("nordic-deck", count=view["deck"]),
        t("nordic-ticket-deck", count=view["ticket_deck"]),
        t("nordic-discard", count=sum(view["discard"].values())),
    ]
    parts: list[RenderableType] = [
        Flow(cards, " ", t("nordic-face-up")),
        Flow(there, start=t("nordic-decks")),
    ]
    if view["discard"]:  # where cards matter less
        shown = [paid(kind, view["discard"][kind]) for kind in KIND_NAMES if kind in view["discard"]]
        parts.append(Flow([Text(cards, "dim") for cards in shown], start=t("nordic-discarded")))
    return parts


# --- players --------------------------------------------------------------------------------------------


def belongings(player: NordicPlayer) -> Text:
    """Trains, points for routes, cards, tickets."""
    return Text.assemble(
        (t("nordic-trains", count=player["trains"]), "bold"),
        "  ",
        (points(player["points"]), "bold"),
        "  ",
        t("nordic-cards", count=player["cards"]),
        "  ",
        t("nordic-tickets", count=player["ticket_count"]),
    )


def status(view: NordicView, components: Components) -> Text:
    """What the deciding seat has."""
    assert view["seat"]
    return belongings(view[view["seat"]])


def player(
    view: NordicView, components: Components, labels: Sequence[str], seat: int, ways: Sequence[Way]
) -> list[RenderableType]:
    """What is seen of a player: the routes, then hand and tickets, or the cards that all have seen."""
    shown = view[view["seats"][seat]]
    parts: list[RenderableType] = [
        SEATS.heading(seat, labels[seat], belongings(shown)),
        *routes(view, components, view["seats"][seat]),
    ]
    if "hand" in shown:
        parts += [hand(shown["hand"]), *tickets(view, components, shown["tickets"], ways)]
    elif shown["known"]:
        known = [counted(kind, shown["known"][kind]) for kind in KIND_NAMES if kind in shown["known"]]
        unseen = view["now"]["unseen"][view["seats"][seat]]
        if unseen:
            known.append(Text(t("nordic-unseen", count=unseen), "dim"))
        parts.append(Flow(known, "  ", t("nordic-known")))
    return parts


def routes(view: NordicView, components: Components, seat: str) -> list[RenderableType]:
    """A seat's routes as chains of cities; a dot between networks."""
    found = networks(view, components, seat)
    if not found:
        return [Text(f"  {t('nordic-no-routes')}", "dim")]
    pieces: list[Text] = []
    for one in found:
        for chain in one:
            pieces += [Text(f"{city(printed(components), c)}–") for c in chain[:-1]]
            pieces.append(
                Text(city(printed(components), chain[-1])).append(", " if chain is not one[-1] else "")
            )
        if one is not found[-1]:
            pieces[-1].append(" · ", "dim")
    return [Flow(pieces, "", t("nordic-network"))]


def hand(cards: dict[str, int]) -> RenderableType:
    shown = [counted(kind, cards[kind]) for kind in KIND_NAMES if cards.get(kind)]
    return Flow(shown or [Text(t("nordic-empty-hand"), "dim")], "  ", t("nordic-hand"))


# --- tickets --------------------------------------------------------------------------------------------


def tickets(
    view: NordicView, components: Components, held: dict[str, Ticket], ways: Sequence[Way]
) -> list[RenderableType]:
    """Tickets with a tick, or with what is missing; those still open first."""
    if not held:
        return [Text(f"  {t('nordic-no-tickets')}", "dim")]
    grid, found = ticket_grid(), {way.goal: way for way in ways}
    for name in sorted(held, key=lambda name: (held[name]["connected"], -held[name]["points"])):
        sign = Text("✓", "bold green") if held[name]["connected"] else Text("·")
        grid.add_row(sign, *ticket_cells(view, components, name, held[name]["missing"], found.get(name)))
    return [grid]


def ticket_grid() -> Grid:
    """Columns for a sign, the points, the cities, and the way."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=3, justify="right", no_wrap=True)
    grid.add_column(width=3, justify="right", no_wrap=True, style="bold")
    grid.add_column(max_width=TICKET_WIDTH, overflow="fold")
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    return grid


def ticket_cells(
    view: NordicView, components: Components, ticket: str, missing: int | None, way: Way | None
) -> list[RenderableType]:
    """Points, cities, spaces that are missing, and the shortest way."""
    worth = printed(components)["tickets"][ticket]["points"]
    cells: list[RenderableType] = [Text(points(worth)), Text(pair(printed(components), ticket))]
    if missing is None:
        return [*cells, Text("✗", "bold"), Text(t("nordic-no-way"))]
    if not missing:
        return [*cells, Text(), Text(t("nordic-connected"), "dim")]
    return [*cells, Text(str(missing)), way_words(view, components, way) if way else Text()]


def way_words(view: NordicView, components: Components, way: Way) -> Flow:
    """A way as cities with the routes between them."""
    pieces: list[Text] = []
    for number, (cities, routes) in enumerate(chains(way, components)):
        if number:
            pieces.append(Text("…", "dim"))
        pieces.append(Text(city(printed(components), cities[0])))
        for there, route in zip(cities[1:], routes):
            twin = route_of(printed(components), route)["twin"]
            shown = double_code(components, route, twin if twin in way.alternatives else None)
            pieces.append(shown.append(f" {city(printed(components), there)}"))
    return Flow(pieces, " ")
