"""The numbers that the written rules name, from the components: what `{{name}}` stands for in their text."""

from __future__ import annotations

from collections import Counter

from ekiben.games.nordic.components import CITY_IDS, ROUTE_IDS, TICKET_IDS, Components
from ekiben.games.nordic.state import COLOURS, FERRY, NOBODY, ROUTES, TICKETS, TUNNEL, TURN_CAP

LONG_ROUTE = "lieksa-murmansk-grey"
LONG_ROUTE_SETS = 2  # that the example of a payment has

# The example of a scoring: what each of two players owns at the end, and the tickets connected and missed
EXAMPLE_ROUTES = {
    "white": (
        "andalsnes-bergen-black",
        "bergen-oslo-blue",
        "goteborg-kobenhavn-black",
        "goteborg-oslo-orange",
        "helsinki-stockholm-grey",
        "lillehammer-oslo-purple",
        "lillehammer-trondheim-orange",
        "mo_i_rana-trondheim-red",
        "orebro-oslo-green",
        "orebro-stockholm-purple",
        "orebro-sundsvall-orange",
        "stockholm-sundsvall-grey-1",
    ),
    "red": (
        "boden-kiruna-orange",
        "boden-tornio-green",
        "kirkenes-murmansk-white",
        "kirkenes-rovaniemi-blue",
        "kiruna-narvik-purple",
        "kuopio-vaasa-grey",
        "lieksa-murmansk-grey",
        "narvik-tromso-yellow",
        "oulu-tornio-white",
        "oulu-vaasa-black",
        "rovaniemi-tornio-red",
        "tampere-vaasa-purple",
    ),
}
EXAMPLE_CONNECTED = {
    "white": ("bergen-helsinki", "mo_i_rana-oslo", "kobenhavn-stockholm", "kobenhavn-oslo"),
    "red": ("murmansk-narvik", "tromso-vaasa", "boden-tampere"),
}
EXAMPLE_MISSED = {"white": ("oslo-vaasa",), "red": ()}

Facts = dict[str, int | str]


def facts(components: Components) -> Facts:
    """Those that are not numbers of the box as they stand there."""
    return {
        **map_counts(components),
        **route_points(components),
        **payment_examples(components),
        **scoring_example(components),
    }


def map_counts(components: Components) -> Facts:
    """How many of what there is."""
    box = components.box
    routes = range(ROUTES)
    tickets = [box.ticket_points[ticket] for ticket in range(TICKETS)]
    return {
        "cards": COLOURS * box.colour_cards + box.locomotives,
        "colours": COLOURS,
        "turn_cap": TURN_CAP,
        "cities": len(CITY_IDS),
        "routes": len(ROUTE_IDS),
        "doubles": sum(box.route_twin[route] != NOBODY for route in routes) // 2,
        "ferries": sum(box.route_kind[route] == FERRY for route in routes),
        "tunnels": sum(box.route_kind[route] == TUNNEL for route in routes),
        "tickets": len(TICKET_IDS),
        "ticket_least": min(tickets),
        "ticket_most": max(tickets),
    }


def route_points(components: Components) -> Facts:
    """Points by length."""
    return {f"points_of_length_{length}": n for length, n in components.data["route_points"].items()}


def route_length(components: Components, name: str) -> int:
    """Spaces of a route."""
    return components.box.route_length[ROUTE_IDS.index(name)]


def payment_examples(components: Components) -> Facts:
    """Lengths of the routes of the examples; the long one is paid with a few sets."""
    long = route_length(components, LONG_ROUTE)
    return {
        "long_route": long,
        "long_route_coloured": long - LONG_ROUTE_SETS,
        "long_route_others": LONG_ROUTE_SETS * components.box.wild_set,
        "example_ferry": route_length(components, "alborg-kristiansand-red"),
        "example_tunnel": route_length(components, "bergen-oslo-red"),
        "double_tunnel": route_length(components, "mo_i_rana-trondheim-green"),
        "double_ferry": route_length(components, "mo_i_rana-trondheim-red"),
    }


def scoring_example(components: Components) -> Facts:
    """The example of a scoring: each player's lengths, tickets, parts and total."""
    told: Facts = {}
    most = max(len(tickets) for tickets in EXAMPLE_CONNECTED.values())
    for seat, routes in EXAMPLE_ROUTES.items():
        counts = Counter(route_length(components, route) for route in routes)
        for length in components.data["route_points"]:
            told[f"{seat}_length_{length}"] = counts[int(length)]
        points = sum(components.box.route_points[ROUTE_IDS.index(route)] for route in routes)
        connected = [ticket_points(components, ticket) for ticket in EXAMPLE_CONNECTED[seat]]
        missed = [ticket_points(components, ticket) for ticket in EXAMPLE_MISSED[seat]]
        for ticket in (*EXAMPLE_CONNECTED[seat], *EXAMPLE_MISSED[seat]):
            told["ticket_" + ticket.replace("-", "_")] = ticket_points(components, ticket)
        bonus = components.box.globetrotter if len(connected) == most else 0
        told[f"{seat}_routes"] = points
        told[f"{seat}_connected"] = sum(connected)
        told[f"{seat}_missed"] = -sum(missed)
        told[f"{seat}_tickets"] = len(connected)
        told[f"{seat}_globetrotter"] = bonus
        told[f"{seat}_total"] = points + sum(connected) - sum(missed) + bonus
    return told


def ticket_points(components: Components, name: str) -> int:
    """What is printed on a ticket."""
    return components.box.ticket_points[TICKET_IDS.index(name)]
