"""What `help` knows: routes, cities, and the parts of the game in words."""

from __future__ import annotations

from typing import Any

from ekiben.components import numbers
from ekiben.games.nordic.components import CITY_IDS, COLOUR_NAMES, KIND_NAMES, ROUTE_IDS, Components
from ekiben.games.nordic.narration import names
from ekiben.games.nordic.notation import MOVE_TEXTS, SEAT_LOOKS, TICKET_NUMBERS
from ekiben.games.nordic.printed import printed
from ekiben.games.nordic.shorthand import in_order, named_routes, plain
from ekiben.games.nordic.view import NordicView
from ekiben.texts import t

CHAPTERS: dict[str, tuple[str, ...]] = {  # with other words for them
    "signs": ("map",),
    "turn": ("pass",),
    "cards": ("draw", "blind"),
    "locomotives": ("loco", "locos", "locomotive"),
    "claiming": ("claim", "routes", "route"),
    "paying": ("pay", "set", "sets", "payment"),
    "ferry": ("ferries",),
    "tunnel": ("tunnels", "give-up"),
    "doubles": ("double",),
    "tickets": ("ticket", "keep", "return"),
    "end": (),
    "scoring": ("score", "globetrotter"),
}
ALIASES = {word: chapter for chapter, words in CHAPTERS.items() for word in words}


def topics(view: NordicView, components: Components) -> list[str]:
    """Names of things that `help` explains; routes and cities besides."""
    return [*CHAPTERS, "bergen", "bergen-oslo", "oslo-vaasa"]


def topic(words: str, view: NordicView, components: Components) -> list[str] | None:
    """Paragraphs about something; a move is explained by its verb and by what it is about."""
    words = " ".join(plain(words.split()))
    found = about(words, view, components)
    verb, _, rest = words.partition(" ")
    if found is None and (words in MOVE_TEXTS or (verb in ALIASES and rest)):
        found = [*(about(verb, view, components) or []), *(about(rest, view, components) or [])]
    return found or None


def about(words: str, view: NordicView, components: Components) -> list[str] | None:
    """A thing by its name."""
    chapter = ALIASES.get(words, words)
    if chapter in CHAPTERS:
        return t(f"nordic-help-{chapter}", **amounts(components, view)).splitlines()
    if words in CITY_IDS:
        return about_city(words, view, components)
    if words in KIND_NAMES or words == "grey":
        return about_colour(words, view, components)
    lines = [about_route(route, view, components) for route in route_ids(words)]
    if any(names.route_of(printed(components), route)["kind"] == "wild" for route in route_ids(words)):
        lines.append(t("nordic-about-wild", size=components.box.wild_set))
    if in_order(words) in TICKET_NUMBERS:
        lines.append(about_ticket(in_order(words), components))
    return lines or None


def moves_about(words: str, view: NordicView, components: Components) -> list[str]:
    """The moves that the name of a route may mean; it may leave out the colour."""
    named = plain(words.lower().removeprefix("claim ").split())
    return [f"claim {route}" for route in route_ids(named[0])] if len(named) == 1 else []


# --- routes and cities ----------------------------------------------------------------------------------


def route_ids(name: str) -> list[str]:
    """The routes of a name, which may leave out the colour."""
    return [ROUTE_IDS[route] for route in named_routes(name)] if "-" in name else []


def owner_words(view: NordicView, route: str) -> str:
    owner = view["routes"].get(route, "free")
    signed = f"{SEAT_LOOKS[owner].sign} {names.seat_colour(owner)}" if owner in SEAT_LOOKS else ""
    return t("nordic-owner", owner=owner, seat=signed)


def about_route(route: str, view: NordicView, components: Components) -> str:
    """A route: what it takes, what it scores, whose it is, and the other one of a double."""
    other = names.route_of(printed(components), route)["twin"]
    line = route_words("nordic-about-route", route, view, components)
    if other is None:
        return line
    shown, owner = names.route_name(printed(components), other), owner_words(view, other)
    return f"{line} {t('nordic-about-double', other=shown, owner=owner)}"


def route_words(text: str, route: str, view: NordicView, components: Components) -> str:
    shown = names.route_of(printed(components), route)
    return t(
        text,
        route=names.route_name(printed(components), route),
        spaces=names.spaces(shown["length"]),
        colour=shown["colour"],
        kind=t("nordic-kind", kind=shown["kind"], count=shown["symbols"]),
        points=names.points(shown["points"]),
        owner=owner_words(view, route),
    )


def about_city(name: str, view: NordicView, components: Components) -> list[str]:
    """A city: its routes and whose they are."""
    there = [route for route in ROUTE_IDS if name in names.ends(printed(components), route)]
    head = t("nordic-about-city", city=names.city(printed(components), name), count=len(there))
    return [head, *(f"  {route_words('nordic-short-route', route, view, components)}" for route in there)]


def about_colour(name: str, view: NordicView, components: Components) -> list[str]:
    """A kind of cards: how many there are, and how many routes it takes."""
    if name == "loco":
        return about("locomotives", view, components) or []
    there = [route for route in ROUTE_IDS if names.route_of(printed(components), route)["colour"] == name]
    free = [route for route in there if route not in view["routes"]]
    count = components.box.colour_cards
    return [
        t(
            "nordic-about-colour",
            colour=name,
            count=count,
            routes=len(there),
            free=len(free),
            spaces=names.spaces(sum(names.route_of(printed(components), route)["length"] for route in there)),
        )
    ]


def about_ticket(name: str, components: Components) -> str:
    worth = components.box.ticket_points[TICKET_NUMBERS[name]]
    return t("nordic-about-ticket", ticket=names.pair(printed(components), name), points=names.points(worth))


def amounts(components: Components, view: NordicView) -> dict[str, Any]:
    """The amounts that explanations name: the numbers of the box, and what goes with them."""
    box = components.box
    scored = sorted(set(zip(box.route_length, box.route_points)))
    return {
        **numbers(box),
        "values": ", ".join(f"{count}: {names.points(worth)}" for count, worth in scored),
        "colours": len(COLOUR_NAMES),
        "bonus": names.points(box.globetrotter),
        "players": len(view["seats"]),
        "stack": str(view["ferry_sets_stack"]).lower(),
    }
