"""What `help` knows: routes, cities, and the parts of the game in words."""

from __future__ import annotations

from typing import Any

from ekiben.games.nordic.components import CITY_IDS, COLOUR_NAMES, KIND_NAMES, ROUTE_IDS, Components
from ekiben.games.nordic.notation import MOVE_TEXTS, SEAT_NAMES, TICKET_NUMBERS
from ekiben.games.nordic.reading import in_order, named_routes, plain
from ekiben.games.nordic.telling.names import (
    Context,
    city,
    ends,
    pair,
    points,
    route_name,
    route_of,
    spaces,
)
from ekiben.games.nordic.view import NordicView
from ekiben.texts import text as say

CHAPTERS = (
    "signs",
    "turn",
    "cards",
    "locomotives",
    "claiming",
    "paying",
    "ferry",
    "tunnel",
    "doubles",
    "tickets",
    "end",
    "scoring",
)
ALIASES = {
    "draw": "cards",
    "blind": "cards",
    "loco": "locomotives",
    "locos": "locomotives",
    "locomotive": "locomotives",
    "claim": "claiming",
    "routes": "claiming",
    "route": "claiming",
    "pay": "paying",
    "set": "paying",
    "sets": "paying",
    "payment": "paying",
    "ferries": "ferry",
    "tunnels": "tunnel",
    "give-up": "tunnel",
    "double": "doubles",
    "ticket": "tickets",
    "keep": "tickets",
    "return": "tickets",
    "score": "scoring",
    "globetrotter": "scoring",
    "pass": "turn",
    "map": "signs",
}


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
        return say(f"nordic-help-{chapter}", **amounts(components, view)).splitlines()
    if words in CITY_IDS:
        return about_city(words, view, components)
    if words in KIND_NAMES or words == "grey":
        return about_colour(words, view, components)
    lines = [about_route(route, view, components) for route in route_ids(words)]
    if any(route_of(components, route)["kind"] == "wild" for route in route_ids(words)):
        lines.append(say("nordic-about-wild", size=components.box.wild_set))
    if in_order(words) in TICKET_NUMBERS:
        lines.append(about_ticket(in_order(words), components))
    return lines or None


def meant(words: str, view: NordicView, components: Components) -> list[str]:
    """The moves that are asked about by the name of a route, which may leave out its colour."""
    names = plain(words.lower().removeprefix("claim ").split())
    return [f"claim {route}" for route in route_ids(names[0])] if len(names) == 1 else []


# --- routes and cities ----------------------------------------------------------------------------------


def route_ids(name: str) -> list[str]:
    """The routes of a name, which may leave out the colour."""
    return [ROUTE_IDS[route] for route in named_routes(name)] if "-" in name else []


def owner_words(view: NordicView, components: Components, route: str) -> str:
    """Whose a route is."""
    owner = view["routes"].get(route, "free")
    seat = Context(view, components).name(owner) if owner in SEAT_NAMES else ""
    return say("nordic-owner", owner=owner, seat=seat)


def about_route(route: str, view: NordicView, components: Components) -> str:
    """A route: what it takes, what it scores, whose it is, and the other one of a double."""
    other = route_of(components, route)["twin"]
    line = route_words("nordic-about-route", route, view, components)
    if other is None:
        return line
    double = say(
        "nordic-about-double", other=route_name(components, other), owner=owner_words(view, components, other)
    )
    return f"{line} {double}"


def route_words(text: str, route: str, view: NordicView, components: Components) -> str:
    """A text about a route."""
    printed = route_of(components, route)
    return say(
        text,
        route=route_name(components, route),
        spaces=spaces(printed["length"]),
        colour=printed["colour"],
        kind=say("nordic-kind", kind=printed["kind"], count=printed["symbols"]),
        points=points(printed["points"]),
        owner=owner_words(view, components, route),
    )


def about_city(name: str, view: NordicView, components: Components) -> list[str]:
    """A city: its routes and whose they are."""
    there = [route for route in ROUTE_IDS if name in ends(components, route)]
    head = say("nordic-about-city", city=city(components, name), count=len(there))
    return [head, *(f"  {route_words('nordic-short-route', route, view, components)}" for route in there)]


def about_colour(name: str, view: NordicView, components: Components) -> list[str]:
    """A kind of cards: how many there are, and how many routes it takes."""
    if name == "loco":
        return about("locomotives", view, components) or []
    there = [route for route in ROUTE_IDS if route_of(components, route)["colour"] == name]
    free = [route for route in there if route not in view["routes"]]
    count = components.box.colour_cards
    return [
        say(
            "nordic-about-colour",
            colour=name,
            count=count,
            routes=len(there),
            free=len(free),
            spaces=spaces(sum(route_of(components, route)["length"] for route in there)),
        )
    ]


def about_ticket(name: str, components: Components) -> str:
    """A ticket."""
    worth = components.box.ticket_points[TICKET_NUMBERS[name]]
    return say("nordic-about-ticket", ticket=pair(components, name), points=points(worth))


def amounts(components: Components, view: NordicView) -> dict[str, Any]:
    """The printed amounts that explanations name."""
    box = components.box
    scored = sorted(set(zip(box.route_length, box.route_points)))
    return {
        "values": ", ".join(f"{count}: {points(worth)}" for count, worth in scored),
        "colours": len(COLOUR_NAMES),
        "each": box.colour_cards,
        "locos": box.locomotives,
        "faceup": box.face_up,
        "set": box.ferry_set,
        "wild": box.wild_set,
        "reveal": box.reveal,
        "deal": box.later_deal,
        "keep": box.later_keep,
        "firstdeal": box.first_deal,
        "firstkeep": box.first_keep,
        "left": box.end_trains,
        "trains": box.trains,
        "bonus": points(box.globetrotter),
        "players": len(view["seats"]),
        "stack": str(view["ferry_sets_stack"]).lower(),
    }
