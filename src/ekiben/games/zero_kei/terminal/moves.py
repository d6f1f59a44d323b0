"""The legal moves: numbered, in words, with what they cost and score."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ekiben.game import View, Way
from ekiben.games.zero_kei.components import COLOUR_NAMES, Components
from ekiben.games.zero_kei.notation import LETTER_NAMES
from ekiben.games.zero_kei.state import ENGINES
from ekiben.games.zero_kei.telling.names import (
    action_name,
    carriage_does,
    carriage_names,
    change,
    city,
    city_and_number,
    event_words,
    points,
    price,
    venue_effect,
    yen,
)
from ekiben.games.zero_kei.terminal.board import cauldrons
from ekiben.games.zero_kei.terminal.signs import carriage_counter, chip
from ekiben.games.zero_kei.view import engine_actions
from ekiben.table import Move
from ekiben.texts import text as say

FEW = 8  # so many moves stand in one column
WIDTH = 78
PRICED = ("prepare", "track", "station", "space", "buy", "engine")  # "free" is worth saying here

Numbered = tuple[int, Move]


# --- the list -------------------------------------------------------------------------------------------


def moves(
    view: View, components: Components, moves: Sequence[Move], steps: Sequence[str], ways: Sequence[Way]
) -> RenderableType:
    """The legal moves. Stations, which are many, stand in a table of cities and colours."""
    numbered = list(enumerate(moves, 1))
    stations = [(number, move) for number, move in numbered if move.text.startswith("station ")]
    others = [(number, move) for number, move in numbered if not move.text.startswith("station ")]
    parts: list[tuple[int, RenderableType]] = []
    if others:
        parts.append((others[0][0], move_list(view, components, others)))
    if stations:
        parts.append((stations[0][0], station_table(components, stations)))
    return Group(*(part for _, part in sorted(parts, key=lambda part: part[0])))


def move_list(view: View, components: Components, numbered: Sequence[Numbered]) -> Grid:
    """Moves in one column, or in several when there are many and all are short."""
    cells = [
        (str(number), move.text, words(view, components, move.text), cost(move)) for number, move in numbered
    ]
    widths = [max(len(cell[i]) for cell in cells) for i in range(4)]
    fit = max(1, (WIDTH + 2) // (sum(widths) + 5 + 2)) if len(cells) > FEW else 1
    lines = -(-len(cells) // fit)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(fit):
        grid.add_column(justify="right", no_wrap=True, min_width=3, style="bold cyan")
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column()
        grid.add_column(no_wrap=True)
    for line in range(lines):
        some = cells[line::lines]
        grid.add_row(*(Text(cell) for cells_of_move in some for cell in cells_of_move))
    return grid


def cost(move: Move) -> str:
    """What a move costs and scores by itself."""
    shown = change(move.quote)
    free = move.quote is not None and not move.quote["yen"] and move.text.split()[0] in PRICED
    return f"{yen(0)} {shown}".strip() if free else shown


def station_table(components: Components, numbered: Sequence[Numbered]) -> Grid:
    """Where a station can stand, and of which colour; the price and the points are the colour's."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(Text(f"    {say('zero-kei-station-in')}", "dim"))
    colours = [colour for colour in COLOUR_NAMES if any(m.text.endswith(colour) for _, m in numbered)]
    for colour in colours:
        first = next(move for _, move in numbered if move.text.endswith(colour))
        grid.add_column(Text.assemble(chip(colour), " ", cost(first)), justify="center", style="bold cyan")
    cities = sorted({int(move.text.split()[1]) for _, move in numbered})
    for there in cities:
        by_colour = {m.text.split()[2]: n for n, m in numbered if int(m.text.split()[1]) == there}
        grid.add_row(
            Text(f"    {there:>2} {city(components, there)}"),
            *(str(by_colour[colour]) for colour in colours),
        )
    return grid


# --- a move in words ------------------------------------------------------------------------------------


def words(view: View, components: Components, text: str) -> str:
    """What a move is about, besides its price."""
    verb, *rest = text.split()
    describe = WORDS.get(verb)
    return describe(view, components, rest[0] if rest else "") if describe else say(f"zero-kei-move-{verb}")


def in_city(view: View, components: Components, number: str) -> str:
    """A city."""
    return city(components, int(number))


def draft(view: View, components: Components, number: str) -> str:
    """An engine of the draft."""
    engine = len(view["seats"]) * ENGINES + int(number) - 1
    return say("zero-kei-or").join(map(action_name, engine_actions(components, engine)))


def buy(view: View, components: Components, carriage: str) -> str:
    """A carriage of the row or the discard, and how its price comes about."""
    counter = " ".join(carriage_counter(components, carriage).plain.split())
    what = f"{carriage_names(components, carriage)}: {carriage_does(components, carriage)}, {counter}"
    for place in view["row"]:
        if place and place["carriage"] == carriage and "+" in price(components, carriage, place["price"]):
            return f"{what} ({price(components, carriage, place['price'])})"
    return what


def advance(view: View, components: Components, colour: str) -> str:
    """A counter: where it stands and how it ranks."""
    space, last = view["counters"][colour], components.box.last_space
    if space == last:
        return say("zero-kei-counter-last", space=space)
    rank = view["ranking"].index(colour) + 1
    return say("zero-kei-counter-moves", space=space, next=space + 1, rank=rank)


def order(view: View, components: Components, space: str) -> str:
    """A space of the tile; where it gives yen or points, the price says so."""
    gives = components.box.order_advance[len(view["seats"]), int(space) - 1]
    return say("zero-kei-advance") if gives else ""


def engine(view: View, components: Components, owner: str) -> str:
    """An engine and who gets the fee."""
    does = say("zero-kei-or").join(map(action_name, view[owner]["engine_actions"]))
    key = "zero-kei-own-engine" if owner == view["seat"] else "zero-kei-other-engine"
    return say(key, does=does, owner=owner)


def use(view: View, components: Components, carriage: str) -> str:
    """A carriage of the own train."""
    return f"{carriage_does(components, carriage)} ({carriage_names(components, carriage)})"


def event(view: View, components: Components, _: str) -> str:
    """The current event."""
    return event_words(view, components, view["event"])


def participate(view: View, components: Components, number: str) -> str:
    """A venue: its city, its effect, and who has cauldrons there."""
    venue = int(number) - 1
    name = city_and_number(components, view["venues"][venue])
    return f"{name}, {venue_effect(components, venue)}  {cauldrons(view, venue, False)}".rstrip()


def space(view: View, components: Components, letter: str) -> str:
    """A space of the cost marker, as printed."""
    box, number = components.box, LETTER_NAMES.lower().index(letter)
    return say(
        "zero-kei-space-printed", cost=yen(box.track_cost[number]), points=points(box.track_points[number])
    )


def lender(view: View, components: Components, owner: str) -> str:
    """A player who has a track token."""
    return say("zero-kei-lender", owner=owner, count=view[owner]["track_tokens"])


def place(view: View, components: Components, number: str) -> str:
    """A place of the own train, by the carriage that stands there."""
    return say("zero-kei-place", carriage=view[view["seat"]]["train"][int(number) - 1])


def on_carriage(view: View, components: Components, carriage: str) -> str:
    """A carriage of the own train with its cities."""
    tokens = view[view["seat"]]["tokens"].get(carriage, ())
    return carriage_names(components, carriage, tokens)


WORDS: dict[str, Callable[[View, Components, str], str]] = {
    "draft": draft,
    "buy": buy,
    "advance": advance,
    "order": order,
    "engine": engine,
    "use": use,
    "event": event,
    "prepare": in_city,
    "track": in_city,
    "station": in_city,
    "participate": participate,
    "space": space,
    "from": lender,
    "move": on_carriage,
    "to": place,
    "token": in_city,
    "on": on_carriage,
    "score": in_city,
}
