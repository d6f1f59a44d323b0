"""The map, drawn with the dots of Braille signs: four times as fine as letters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from ekiben.games.nordic.components import CITY_IDS, ROUTE_IDS, Components
from ekiben.games.nordic.narration.names import city, ends, route_of
from ekiben.games.nordic.notation import SEAT_LOOKS
from ekiben.games.nordic.printed import printed
from ekiben.games.nordic.terminal.signs import CHIP_STYLES, LETTERS, kind_sign, legend
from ekiben.games.nordic.view import NordicView
from ekiben.rendering.console import Flow
from ekiben.texts import t

MAX_WIDTH = 100
RIGHT_MARGIN = 9  # columns to the right of the easternmost city, for its name
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # of a Braille sign, by row and column
BRAILLE = 0x2800
CITY, WANTED_CITY = "•", "◎"
PATTERNS = {"": (1, 1), "≈": (3, 1), "∩": (8, 5)}  # (3, 1): of three dots of a line one is drawn
LABEL_PARTS = (0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7)  # where the sign of a route may stand
LABEL_SHIFTS = ((0, 0), (-1, 0), (1, 0), (-2, 0), (2, 0), (0, -1), (0, 1), (-3, 0), (3, 0), (-1, -1), (1, 1))

Cell = tuple[int, int]
Piece = tuple[str, str]  # text and style


class Map:
    """Cities, and the routes between them: free ones with length and colour, others with their owner."""

    def __init__(self, view: NordicView, components: Components, seat: int | None) -> None:
        self.view = view
        self.components = components
        self.pairs: dict[tuple[str, str], list[str]] = {}
        for route in ROUTE_IDS:
            self.pairs.setdefault(ends(printed(components), route), []).append(route)
        self.ticket_cities = wanted_cities(view, components, seat)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        canvas = Canvas(self.components, min(options.max_width, MAX_WIDTH))
        canvas.cities(self.ticket_cities)
        for pair in self.pairs:
            canvas.line(*pair, *self.line_style(pair))
        for pair in self.pairs:
            canvas.label(*pair, list(self.labels(pair)))
        yield from canvas.lines()
        meant = legend(self.view)
        if self.ticket_cities:
            meant.append(Text.assemble((WANTED_CITY, "bold"), f" {t('nordic-map-ticket')}"))
        yield Flow([*meant, *t("nordic-map-legend").split("; ")], "   ", " ")

    def open_routes(self, pair: tuple[str, str]) -> list[str]:
        """The routes between two cities that are not closed."""
        return [route for route in self.pairs[pair] if self.view["routes"].get(route) != "closed"]

    def line_style(self, pair: tuple[str, str]) -> tuple[str, str]:
        """The kind of line, and the owner's colour."""
        shown = self.open_routes(pair)
        owned = [route for route in shown if route in self.view["routes"]]
        first = (owned or shown)[0]
        style = SEAT_LOOKS[self.view["routes"][owned[0]]].style if owned else "dim"
        return kind_sign(self.components, first), style

    def labels(self, pair: tuple[str, str]) -> Iterator[Piece]:
        """The sign of each route between two cities."""
        for route in self.open_routes(pair):
            shown, owner = route_of(printed(self.components), route), self.view["routes"].get(route)
            if owner:
                yield f"{SEAT_LOOKS[owner].sign}{shown['length']}", SEAT_LOOKS[owner].style
            else:
                colour = shown["colour"]
                yield f"{shown['length']}{LETTERS[colour]}", CHIP_STYLES[colour]


def wanted_cities(view: NordicView, components: Components, seat: int | None) -> set[str]:
    """The cities of the tickets that a seat has not connected yet."""
    tickets = {} if seat is None else view[view["seats"][seat]]["tickets"]
    open_tickets = [name for name, ticket in tickets.items() if not ticket["connected"]]
    return {end for name in open_tickets for end in ends(printed(components), name)}


class Canvas:
    """Cells with letters above, lines of dots below."""

    def __init__(self, components: Components, columns: int) -> None:
        self.components = components
        self.columns, self.rows = columns, 26 + columns // 4
        self.letters: dict[Cell, Piece] = {}
        self.dots: dict[Cell, int] = {}
        self.styles: dict[Cell, str] = {}
        xs, ys = zip(*(city["at"] for city in printed(self.components)["cities"].values()))
        wide = (self.columns - RIGHT_MARGIN - 2) / ((max(xs) - min(xs)) or 1)
        high = (self.rows - 1) / ((max(ys) - min(ys)) or 1)
        self.at: dict[str, Cell] = {
            name: (1 + round((x - min(xs)) * wide), round((y - min(ys)) * high))
            for name, x, y in zip(CITY_IDS, xs, ys)
        }

    def write(self, x: int, y: int, pieces: Iterable[Piece]) -> None:
        """Letters from a cell on."""
        for text, style in pieces:
            for letter in text:
                self.letters[x, y] = letter, style
                x += 1

    def free(self, x: int, y: int, count: int) -> bool:
        """Whether `count` cells from this one on have no letters yet."""
        inside = x >= 0 and x + count <= self.columns and 0 <= y < self.rows
        return inside and not any((x + i, y) in self.letters for i in range(count))

    def cities(self, wanted: set[str]) -> None:
        """A dot and a name for each; the name to the right, or to the left where there is no room."""
        for name, (x, y) in self.at.items():
            self.write(x, y, [(WANTED_CITY if name in wanted else CITY, "bold")])
        for name, (x, y) in self.at.items():
            shown = city(printed(self.components), name)
            style = "bold" if name in wanted else ""
            right = self.free(x + 1, y, len(shown) + 1) or not self.free(x - len(shown), y, len(shown))
            room = next((i for i in range(len(shown)) if (x + 1 + i, y) in self.letters), len(shown))
            if right:
                self.write(x + 1, y, [(shown[: min(room, self.columns - x - 1)], style)])
            else:
                self.write(x - len(shown), y, [(shown, style)])

    def line(self, one: str, other: str, kind: str, style: str) -> None:
        """A line between two cities, solid, dotted or dashed."""
        every, drawn = PATTERNS[kind]
        (x1, y1), (x2, y2) = ((2 * x + 1, 4 * y + 2) for x, y in (self.at[one], self.at[other]))
        steps = max(abs(x2 - x1), abs(y2 - y1), 1)
        for i in range(steps + 1):
            if i % every < drawn:
                x, y = round(x1 + (x2 - x1) * i / steps), round(y1 + (y2 - y1) * i / steps)
                cell = x // 2, y // 4
                self.dots[cell] = self.dots.get(cell, 0) | DOTS[y % 4][x % 2]
                if style != "dim" or cell not in self.styles:
                    self.styles[cell] = style

    def label(self, one: str, other: str, pieces: list[Piece]) -> None:
        """The signs of the routes on their line, as near to its middle as there is room."""
        (x1, y1), (x2, y2) = self.at[one], self.at[other]
        count = sum(len(text) for text, _ in pieces)
        for dx, dy in LABEL_SHIFTS:
            for part in LABEL_PARTS:
                x = round(x1 + (x2 - x1) * part) - count // 2 + dx
                y = round(y1 + (y2 - y1) * part) + dy
                if self.free(x, y, count):
                    self.write(x, y, pieces)
                    return

    def lines(self) -> Iterator[Text]:
        for y in range(self.rows):
            text = Text(no_wrap=True)
            for x in range(self.columns):
                letter, style = self.letters.get((x, y), ("", ""))
                if letter:
                    text.append(letter, style)
                else:
                    dots = self.dots.get((x, y), 0)
                    text.append(chr(BRAILLE + dots) if dots else " ", self.styles.get((x, y), ""))
            text.rstrip()
            yield text
