"""Things to look at besides the board: the map, and lists of routes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.text import Text

from ekiben.games.nordic.components import CITY_IDS, COLOUR_NAMES, ROUTE_IDS, Components
from ekiben.games.nordic.narration.names import ends, pair, route_of
from ekiben.games.nordic.printed import printed
from ekiben.games.nordic.shorthand import plain
from ekiben.games.nordic.terminal.map import Map
from ekiben.games.nordic.terminal.signs import CLOSED_SIGN, KIND_SIGNS, SEATS, code, legend
from ekiben.games.nordic.view import NordicView
from ekiben.rendering.console import Flow
from ekiben.texts import t

PAGE_NAMES = ("map", "routes")
COUNTRIES = ("NO", "SE", "FI", "DK")


def page(
    name: str, rest: str, view: NordicView, components: Components, labels: Sequence[str], seat: int | None
) -> RenderableType | None:
    """A page; None if what follows its name makes no sense."""
    if name == "map":
        return None if rest else Map(view, components, seat)
    return routes(view, components, rest)


# --- routes ---------------------------------------------------------------------------------------------


def routes(view: NordicView, components: Components, words: str) -> RenderableType | None:
    """All routes by country, or those of a city, a colour, a kind, a player, or the free ones."""
    if not words:
        return by_country(view, components)
    fits = chosen(view, components, "".join(plain(words.lower().split())[:1]))
    if fits is None:
        return None
    found = [route for route in ROUTE_IDS if fits(route)]
    start = t("nordic-routes-of", name=words, count=len(found))
    return Group(Text(f" {start}", "bold"), listed(view, components, found), signs(view))


def chosen(view: NordicView, components: Components, word: str) -> Callable[[str], bool] | None:
    """Which routes a word means."""
    if word in CITY_IDS:
        return lambda route: word in ends(printed(components), route)
    if word in (*COLOUR_NAMES, "grey"):
        return lambda route: route_of(printed(components), route)["colour"] == word
    if word in KIND_SIGNS:
        return lambda route: route_of(printed(components), route)["kind"] == word
    if word == "free":
        return lambda route: route not in view["routes"]
    return None


def by_country(view: NordicView, components: Components) -> RenderableType:
    """All routes: those within each country, then those that cross a border."""
    parts: list[RenderableType] = []
    for country in (*COUNTRIES, ""):
        found = [route for route in ROUTE_IDS if home(components, route) == country]
        if found:
            heading = t("nordic-country", country=country or "across")
            parts += [Text(f" {heading}", "bold"), listed(view, components, found)]
    return Group(*parts, signs(view))


def home(components: Components, route: str) -> str:
    """The country of both cities, or nothing."""
    one, other = (printed(components)["cities"][end]["country"] for end in ends(printed(components), route))
    return one if one == other and one in COUNTRIES else ""


def listed(view: NordicView, components: Components, found: Sequence[str]) -> Flow:
    """Routes, both of a double together."""
    pieces = []
    for _, group in groupby(found, key=lambda route: ends(printed(components), route)):
        routes = list(group)
        text = Text(pair(printed(components), routes[0]))
        for route in routes:
            text.append(" ").append_text(route_sign(view, components, route))
        pieces.append(text)
    return Flow(pieces, start="  ")


def route_sign(view: NordicView, components: Components, route: str) -> Text:
    """A route in short with its owner's sign, if it has one; a closed one is pale."""
    owner = view["routes"].get(route)
    shown = code(components, route)
    if owner == "closed":
        return Text(f"{CLOSED_SIGN}{shown.plain}", "dim")
    return Text.assemble(SEATS.sign(owner), (shown.plain, "dim")) if owner else shown


def signs(view: NordicView) -> Flow:
    return Flow([*legend(view), *t("nordic-legend").split("; ")], start="  ")
