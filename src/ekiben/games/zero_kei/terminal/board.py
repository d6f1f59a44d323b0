"""The board: the line, the value track, the venues, the events, the row, the tile; and Hideo's board."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ekiben.game import Way
from ekiben.games.zero_kei.components import BoardPosition, Components
from ekiben.games.zero_kei.narration import names
from ekiben.games.zero_kei.printed import Reward, Token, printed
from ekiben.games.zero_kei.terminal.signs import SEATS, carriage_counter, chip
from ekiben.games.zero_kei.terminal.trains import trains
from ekiben.games.zero_kei.view import ZeroKeiView
from ekiben.rendering.console import Flow
from ekiben.texts import t

LINE_WIDTH = 39


def board(
    view: ZeroKeiView, components: Components, labels: Sequence[str], seat: int | None, ways: Sequence[Way]
) -> RenderableType:
    middle = Grid.grid(padding=(0, 2, 0, 0))
    middle.add_column(width=LINE_WIDTH)
    middle.add_column()
    right = Group(value_track(view), Text(), track_cost(view, components), Text())
    middle.add_row(line(view, components), Group(right, venues(view, components), *spare(view)))
    parts: list[RenderableType] = [
        title(view, components),
        events(view, components),
        Text(),
        middle,
        Text(),
        *row(view, components),
        tile(view, components),
        *discard(view, components),
    ]
    if view["solo"]:
        parts += [Text(), hideo_board(view, components)]
    return Group(*parts, *trains(view, components, labels, seat))


def columns(*headings: str, right: Sequence[int] = ()) -> Grid:
    """A table without lines; the columns in `right` hold numbers."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for number, heading in enumerate(headings):
        side = "right" if number in right else "left"
        grid.add_column(heading, justify=side, no_wrap=True, overflow="ellipsis")  # type: ignore[arg-type]
    return grid


def title(view: ZeroKeiView, components: Components) -> Rule:
    phase = t(f"zero-kei-phase-{view['phase']}")
    text = t(
        "zero-kei-title",
        years=names.years(printed(components), view["year"]),
        round=view["year"],
        phase=phase,
    )
    return Rule(Text(text, "bold"), characters="═", style="dim")


# --- the line -------------------------------------------------------------------------------------------


def line(view: ZeroKeiView, components: Components) -> Grid:
    """The twelve cities: track or not, the ground or the station, what they score now, whose trains."""
    headings = t("zero-kei-line"), t("zero-kei-site"), t("zero-kei-now"), t("zero-kei-trains")
    grid = columns("", "", *headings, right=(0, 4))
    grid.columns[2].width = 10
    for number in range(1, len(components.city_names) + 1):
        track, worth = number in view["tracks"], view["now"]["worth"][number - 1]
        grid.add_row(
            str(number),
            Text("┃", "bold") if track else Text("┊", "dim"),
            Text(names.city(printed(components), number), "bold" if track else ""),
            site(view, components, number),
            Text(names.signed(worth), "bold" if worth > 0 else ""),
            Text.assemble(*map(SEATS.sign, view["now"]["stops"][number - 1])),
        )
    return grid


def site(view: ZeroKeiView, components: Components, number: int) -> Text:
    """The construction token with its ground, prepared ground, or the station."""
    if str(number) in view["stations"]:
        return chip(view["stations"][str(number)])
    if number in view["prepared"]:
        return Text(t("zero-kei-prepared"))
    return Text(f"▒ {names.worth(printed(components)['cities'][number - 1]['ground'])}", "dim")


# --- beside the line ------------------------------------------------------------------------------------


def value_track(view: ZeroKeiView) -> Grid:
    """The counters by rank, with what their stations will be worth and what the next one scores."""
    heading = t("zero-kei-value-track"), t("zero-kei-space"), t("zero-kei-worth"), t("zero-kei-stock")
    grid = columns("", *heading, right=(2, 3))
    for rank, colour in enumerate(view["ranking"], 1):
        scored, left = view["now"]["next_station"][colour], view["stock"][colour]
        there = "—" if scored is None else t("zero-kei-next", points=names.points(scored), left=left)
        value = names.points(view["now"]["colour_worth"][colour])
        grid.add_row(f"{rank}.", chip(colour), str(view["counters"][colour]), value, there)
    return grid


def track_cost(view: ZeroKeiView, components: Components) -> Flow:
    """The spaces of the cost marker; the one in force in brackets."""
    spaces = []
    for letter, worth in printed(components)["track_cost"].items():
        shown = f"{letter} {names.worth(worth)}"
        here = letter == view["track_cost"]
        spaces.append(Text(f"[{shown}]" if here else shown, "bold" if here else "dim"))
    return Flow(spaces, " ", t("zero-kei-track-costs"))


def venues(view: ZeroKeiView, components: Components) -> Grid:
    grid = columns("", t("zero-kei-venues"), t("zero-kei-effect"), t("zero-kei-cauldrons"))
    for venue, city in enumerate(view["venues"], 1):
        cauldrons = [(SEATS.sign(seat), view[seat]["cauldrons"][venue - 1]) for seat in view["seats"]]
        placed = Text.assemble(*(Text.assemble(sign, f"{count} ") for sign, count in cauldrons if count))
        if venue in view["closed"]:
            placed.append(t("zero-kei-closed"), "bold")
        name = names.city_and_number(printed(components), city)
        grid.add_row(f"{venue}", name, names.venue_effect(printed(components), venue), placed)
    grid.columns[1].max_width = 12
    return grid


def spare(view: ZeroKeiView) -> list[Text]:
    """The venue tokens that nobody uses, while an event may still bring them into play."""
    cities = " ".join(map(str, view["now"]["spare"]))
    return [Text(t("zero-kei-spare", cities=cities), "dim")] if cities else []


# --- events ---------------------------------------------------------------------------------------------


def events(view: ZeroKeiView, components: Components) -> Grid:
    """The five events: the current one is marked, those of past years are dim."""
    first = t("zero-kei-year"), t("zero-kei-actions"), t("zero-kei-track-cost")
    grid = columns("", *first, t("zero-kei-event"))
    grid.columns[4].no_wrap = False
    for year, name in enumerate(view["events"], 1):
        current = year == view["year"]
        style = "bold" if current else "dim" if year < view["year"] else ""
        sign = "▶" if current else "✓" if year < view["year"] else " "
        event = printed(components)["events"][name]
        actions = t("zero-kei-actions-of-event", count=event["actions"])
        cells = (
            sign,
            names.years(printed(components), year),
            actions,
            event["letter"],
            names.event_words(view, printed(components), name),
        )
        grid.add_row(*(Text(cell, style) for cell in cells))
    return grid


# --- the row and the tile -------------------------------------------------------------------------------


def row(view: ZeroKeiView, components: Components) -> list[RenderableType]:
    places = [place for place in view["row"] if place]
    if not places:
        return []
    headings = t("zero-kei-row"), t("zero-kei-does"), t("zero-kei-counter"), t("zero-kei-price")
    grid = columns("", *headings, "", right=(4,))
    for place in places:
        carriage, chosen = place["carriage"], place["chosen"]
        grid.add_row(
            Text(carriage, "bold"),
            names.carriage_names(printed(components), carriage),
            names.carriage_does(printed(components), carriage),
            carriage_counter(components, carriage),
            names.price(printed(components), carriage, view["now"]["prices"][carriage]),
            Text.assemble("◀ ", SEATS.sign(chosen)) if chosen else Text(),
        )
    return [grid]


def tile(view: ZeroKeiView, components: Components) -> Flow:
    spaces = []
    for space, (seat, reward) in enumerate(
        zip(view["tile"], names.tile(view, printed(components)), strict=True), 1
    ):
        holder = Text.assemble(SEATS.sign(seat), f" {names.seat_colour(seat)}") if seat else Text("—", "dim")
        spaces.append(Text.assemble((f"{space} ", "bold"), names.reward(reward), " ", holder))
    return Flow(spaces, "   ", t("zero-kei-tile"))


def discard(view: ZeroKeiView, components: Components) -> list[RenderableType]:
    if not view["discard"]:
        return []
    cards = [
        Text.assemble((carriage, "bold"), f" {names.carriage_does(printed(components), carriage)}")
        for carriage in view["discard"]
    ]
    return [Flow(cards, start=t("zero-kei-discard"))]


# --- Hideo's board --------------------------------------------------------------------------------------


def hideo_board(view: ZeroKeiView, components: Components) -> Grid:
    """A row of the board in a line: its tokens with their rounds, then the margin."""
    rows = printed(components)["hideo"]
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    widest = max(len(row["tokens"]) for row in rows)
    for column in range(widest):
        grid.add_column(t("zero-kei-hideo-board") if column == 0 else "")
        grid.add_column(t("zero-kei-hideo-rounds"))
    grid.add_column(t("zero-kei-hideo-margin"))
    for row in rows:
        cells = [cell for place in row["tokens"] for cell in token(view, components, place)]
        blank = [Text()] * (2 * widest - len(cells))
        grid.add_row(*cells, *blank, margin(row["margin"]))
    return grid


def token(view: ZeroKeiView, components: Components, place: Token) -> tuple[Text, Text]:
    """A token: where it lies and what it is, marked if it acts in this round; and its rounds."""
    name, rounds = place["id"], place["rounds"]
    acts = view["year"] in rounds
    style = "bold" if acts else "dim" if max(rounds, default=0) < view["year"] else ""
    mark = "▶" if acts else " "
    shown = Text(f"{mark} {name} {token_name(view, components, name)}", style)
    return shown, Text(" ".join(map(str, rounds)), style)


def token_name(view: ZeroKeiView, components: Components, name: BoardPosition) -> str:
    """What lies there: a city, a closed venue, or something face down."""
    seen, closing = view["hideo"][name], view["now"]["closing"]
    if seen is None:
        return t("zero-kei-face-down", kind="venue" if name in closing else "city")
    if isinstance(seen, int):
        return names.city_and_number(printed(components), seen)
    return t("zero-kei-closes", venue=closing[name])


def margin(reward: Reward) -> str:
    """What he does when nothing can be done in the city."""
    venue = t("zero-kei-margin-venue", venue=reward["venue"]) if reward["venue"] else ""
    return f"{venue} {names.change({'points': reward['points']})}".strip()
