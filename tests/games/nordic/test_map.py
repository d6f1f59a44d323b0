"""The printed map, cards and tickets: the numbers that the rules name."""

from __future__ import annotations

import json
import math
from collections import Counter
from itertools import combinations

from ekiben.games.nordic.components import CITY_IDS, ROUTE_IDS, TICKET_IDS, standard
from tests.games.nordic.rulebook.reading import COLOURS, Reading

DATA = standard().data
MAP = Reading(DATA)
ROUTES = list(MAP.routes.values())


def test_cities_routes_and_doubles() -> None:
    assert len(CITY_IDS) == len(DATA["cities"]) == 39
    assert len(ROUTES) == len(ROUTE_IDS) == 81
    pairs = Counter(route.cities for route in ROUTES)
    assert len(pairs) == 67
    assert sorted(pairs.values()) == [1] * 53 + [2] * 14
    assert {city for route in ROUTES for city in route.cities} == set(CITY_IDS)
    for name in ROUTE_IDS:
        one, other = name.split("-")[:2]
        assert one < other, "the cities of a name stand in the order of the alphabet"
    numbered = [name for name in ROUTE_IDS if len(name.split("-")) > 3]
    assert numbered == ["stockholm-sundsvall-grey-1", "stockholm-sundsvall-grey-2"]
    assert [MAP.routes[name].length for name in numbered] == [4, 4]


def test_spaces() -> None:
    assert sum(route.length for route in ROUTES) == 207
    spaces: Counter[str] = Counter()
    for route in ROUTES:
        spaces[route.colour] += route.length
    assert spaces == {
        "purple": 21,
        "blue": 21,
        "orange": 23,
        "white": 20,
        "green": 22,
        "yellow": 21,
        "black": 21,
        "red": 21,
        "grey": 37,
    }
    assert {route.length for route in ROUTES} == {1, 2, 3, 4, 5, 6, 9}


def test_ferries_tunnels_and_the_long_one() -> None:
    ferries = [route for route in ROUTES if route.kind == "ferry"]
    assert len(ferries) == 24
    assert sum(route.symbols for route in ferries) == 30
    assert all(1 <= route.symbols <= min(2, route.length) for route in ferries)
    assert sum(route.kind == "tunnel" for route in ROUTES) == 10
    [longest] = [route for route in ROUTES if route.kind == "any_four"]
    assert longest[:4] == ("lieksa-murmansk-grey", ("lieksa", "murmansk"), "grey", 9)
    assert not any(route.kind == "tunnel" and route.colour == "grey" for route in ROUTES)


def test_named_routes() -> None:
    """Those that the cases of the rules name."""
    assert MAP.routes["alborg-kristiansand-red"][3:6] == (2, "ferry", 1)
    assert MAP.routes["mo_i_rana-trondheim-green"][3:5] == (5, "tunnel")
    assert MAP.routes["mo_i_rana-trondheim-red"][3:5] == (6, "ferry")
    for name in ("umea-vaasa-grey", "arhus-kobenhavn-grey"):
        assert MAP.routes[name][3:6] == (1, "ferry", 1)


def distances(start: str) -> dict[str, int]:
    """Spaces of the shortest way to every city."""
    found = {start: 0}
    for _ in CITY_IDS:
        for route in ROUTES:
            for one, other in (route.cities, route.cities[::-1]):
                if one in found:
                    found[other] = min(found.get(other, 999), found[one] + route.length)
    return found


def test_the_map_hangs_together() -> None:
    assert set(distances(CITY_IDS[0])) == set(CITY_IDS)


def test_tickets_are_worth_the_shortest_way() -> None:
    assert len(TICKET_IDS) == 46
    for ticket, points in DATA["tickets"].items():
        one, other = ticket.split("-")
        assert one < other
        assert distances(one)[other] == points, ticket
    values = list(DATA["tickets"].values())
    assert values == sorted(values, reverse=True), "the dearest is asked for first"
    assert len({frozenset(ticket.split("-")) for ticket in TICKET_IDS}) == 46


def test_cards_and_points() -> None:
    assert DATA["limits"] == {
        "trains": 40,
        "end_trigger_trains": 2,
        "cards_per_colour": 12,
        "locomotives": 14,
        "face_up": 5,
        "first_hand": 4,
        "first_tickets": {"deal": 5, "keep": 2},
        "later_tickets": {"deal": 3, "keep": 1},
        "tunnel_reveal": 3,
        "globetrotter": 10,
        "cards_per_ferry_locomotive": 3,
        "cards_per_wild_card": 4,
    }
    assert DATA["route_points"] == {"1": 1, "2": 2, "3": 4, "4": 7, "5": 10, "6": 15, "9": 27}
    assert tuple(DATA["colours"]["cards"]) == COLOURS


def test_the_box_holds_what_the_file_says() -> None:
    box = standard().box
    for i, route in enumerate(ROUTES):
        cities = CITY_IDS[box.route_a[i]], CITY_IDS[box.route_b[i]]
        assert cities == route.cities
        assert (box.route_length[i], box.route_symbols[i]) == (route.length, route.symbols)
        assert box.route_points[i] == route.points
        assert box.route_kind[i] == ["plain", "tunnel", "ferry", "any_four"].index(route.kind)
        assert box.route_colour[i] == [*COLOURS, "grey"].index(route.colour)
        twin = MAP.twin(route)
        assert box.route_twin[i] == (ROUTE_IDS.index(twin.name) if twin else -1)
    for i, ticket in enumerate(TICKET_IDS):
        assert f"{CITY_IDS[box.ticket_a[i]]}-{CITY_IDS[box.ticket_b[i]]}" == ticket
        assert box.ticket_points[i] == DATA["tickets"][ticket]


def test_places_on_the_board_are_sane() -> None:
    """On the board, not on top of each other, north above south, and routes long enough for their spaces."""
    cities = standard().data["cities"]
    assert list(cities) == list(CITY_IDS)
    for city in cities.values():
        x, y = city["at"]
        assert 0 < x < 680
        assert 0 < y < 1000
        assert 55 < city["lat"] < 72
        assert 5 < city["lon"] < 34
        assert city["country"] in {"NO", "SE", "DK", "FI", "EE", "RU"}
        assert any("а" <= letter <= "я" for letter in city["ru"].lower())
    for one, other in combinations(cities.values(), 2):
        assert math.dist(one["at"], other["at"]) > 30, (one["name"], other["name"])
        if one["lat"] > other["lat"] + 2:
            assert one["at"][1] < other["at"][1], "north is above"
    for route in ROUTES:
        ends = [cities[city]["at"] for city in route.cities]
        assert math.dist(*ends) / route.length > 25, route.name
    assert len({city["name"] for city in cities.values()}) == 39
    assert json.dumps([city["name"] for city in cities.values()], ensure_ascii=False).count("Å") >= 3


def test_the_map_is_connected() -> None:
    pairs = [set(name.split("-")[:2]) for name in ROUTE_IDS]
    reached = {"oslo"}
    for _ in pairs:
        reached |= {city for pair in pairs if pair & reached for city in pair}
    assert reached == set(CITY_IDS)
