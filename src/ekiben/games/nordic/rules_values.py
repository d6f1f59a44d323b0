"""The numbers that the written rules name, from the components: what `{{name}}` stands for in their text."""

from __future__ import annotations

from collections import Counter

from ekiben.games.nordic.box import Box
from ekiben.games.nordic.components import ROUTE_IDS, TICKET_IDS, Components
from ekiben.games.nordic.notation import ROUTE_NUMBERS
from ekiben.games.nordic.state import (
    CITIES,
    COLOURS,
    FERRY,
    NOBODY,
    ROUTES,
    TICKETS,
    TUNNEL,
    TURN_CAP,
)

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

RulesValues = dict[str, int | str]


def rules_values(components: Components) -> RulesValues:
    """Those that are not numbers of the box as they stand there."""
    points = components.data["route_points"]
    return {
        **{f"points_of_length_{length}": amount for length, amount in points.items()},
        **map_counts(components.box),
        **payment_examples(components.box),
        **scoring_example(components.box, [int(length) for length in points]),
    }


def map_counts(box: Box) -> RulesValues:
    """How many of what there is."""
    return {
        "cards": COLOURS * box.colour_cards + box.locomotives,
        "colours": COLOURS,
        "turn_cap": TURN_CAP,
        "cities": CITIES,
        "routes": ROUTES,
        "doubles": sum(twin != NOBODY for twin in box.route_twin) // 2,
        "ferries": list(box.route_kind).count(FERRY),
        "tunnels": list(box.route_kind).count(TUNNEL),
        "tickets": TICKETS,
        "ticket_least": min(box.ticket_points),
        "ticket_most": max(box.ticket_points),
    }


def payment_examples(box: Box) -> RulesValues:
    """Lengths of the routes of the examples; the long one is paid with a few sets."""
    lengths = dict(zip(ROUTE_IDS, box.route_length, strict=True))
    long = lengths[LONG_ROUTE]
    return {
        "long_route": long,
        "long_route_coloured": long - LONG_ROUTE_SETS,
        "long_route_others": LONG_ROUTE_SETS * box.wild_set,
        "example_ferry": lengths["alborg-kristiansand-red"],
        "example_tunnel": lengths["bergen-oslo-red"],
        "double_tunnel": lengths["mo_i_rana-trondheim-green"],
        "double_ferry": lengths["mo_i_rana-trondheim-red"],
    }


def scoring_example(box: Box, route_lengths: list[int]) -> RulesValues:
    """The example of a scoring: each player's lengths, tickets, parts and total."""
    worth = dict(zip(TICKET_IDS, box.ticket_points, strict=True))
    values: RulesValues = {}
    most = max(map(len, EXAMPLE_CONNECTED.values()))
    for seat, names in EXAMPLE_ROUTES.items():
        routes = [ROUTE_NUMBERS[name] for name in names]
        lengths = Counter(box.route_length[route] for route in routes)
        values |= {f"{seat}_length_{length}": lengths[length] for length in route_lengths}
        connected, missed = EXAMPLE_CONNECTED[seat], EXAMPLE_MISSED[seat]
        values |= {f"ticket_{name.replace('-', '_')}": worth[name] for name in (*connected, *missed)}
        parts = {
            "routes": sum(box.route_points[route] for route in routes),
            "connected": sum(worth[name] for name in connected),
            "missed": -sum(worth[name] for name in missed),
            "globetrotter": box.globetrotter if len(connected) == most else 0,
        }
        values |= {f"{seat}_{part}": points for part, points in parts.items()}
        values |= {f"{seat}_tickets": len(connected), f"{seat}_total": sum(parts.values())}
    return values
