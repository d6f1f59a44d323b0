"""The numbers that the written rules name: as the components have them, and right in the examples."""

from __future__ import annotations

import copy

import pytest

from ekiben.components import numbers, overlay
from ekiben.engine import Engine
from ekiben.game import find_game
from ekiben.games.nordic.components import KIND_NAMES, ROUTE_IDS, TICKET_IDS, check, standard
from ekiben.games.nordic.payment import pays
from ekiben.games.nordic.rules_values import EXAMPLE_CONNECTED, EXAMPLE_MISSED, EXAMPLE_ROUTES
from ekiben.games.nordic.state import TURN_CAP, State
from tests.games.nordic.games import GAME
from tests.games.nordic.rulebook.reading import COLOURS, Reading

pytestmark = pytest.mark.covers

DATA = standard().data
MAP = Reading(DATA)
FACTS = find_game("nordic").rules_values
SEATS = ("white", "red")

LIMITS = {  # fact: key of the components file
    "trains": "trains",
    "end_trains": "end_trigger_trains",
    "colour_cards": "cards_per_colour",
    "locomotives": "locomotives",
    "face_up": "face_up",
    "first_hand": "first_hand",
    "reveal": "tunnel_reveal",
    "globetrotter": "globetrotter",
    "ferry_set": "cards_per_ferry_locomotive",
    "wild_set": "cards_per_wild_card",
}


@pytest.mark.parametrize(("fact", "key"), LIMITS.items())
def test_limits_are_those_of_the_file(fact: str, key: str) -> None:
    assert FACTS[fact] == DATA["limits"][key]
    less = DATA["limits"][key] - 1
    changed = check(overlay(copy.deepcopy(DATA), {"limits": {key: less}}), "changed")
    assert numbers(changed.box)[fact] == less


def test_tickets_dealt_and_kept_are_those_of_the_file() -> None:
    first, later = DATA["limits"]["first_tickets"], DATA["limits"]["later_tickets"]
    assert (FACTS["first_deal"], FACTS["first_keep"]) == (first["deal"], first["keep"])
    assert (FACTS["later_deal"], FACTS["later_keep"]) == (later["deal"], later["keep"])


def test_what_there_is() -> None:
    routes = MAP.routes.values()
    assert FACTS["cards"] == len(COLOURS) * DATA["limits"]["cards_per_colour"] + DATA["limits"]["locomotives"]
    assert FACTS["colours"] == len(COLOURS)
    assert FACTS["cities"] == len(DATA["cities"])
    assert FACTS["routes"] == len(DATA["routes"])
    assert FACTS["doubles"] == len(routes) - len({route.cities for route in routes})
    assert FACTS["ferries"] == sum(route.kind == "ferry" for route in routes)
    assert FACTS["tunnels"] == sum(route.kind == "tunnel" for route in routes)
    assert FACTS["tickets"] == len(DATA["tickets"])
    assert FACTS["ticket_least"] == min(DATA["tickets"].values())
    assert FACTS["ticket_most"] == max(DATA["tickets"].values())
    assert FACTS["turn_cap"] == TURN_CAP


def test_points_of_every_length_that_routes_have() -> None:
    told = {name: FACTS[name] for name in FACTS if name.startswith("points_of_length_")}
    assert told == {f"points_of_length_{length}": n for length, n in DATA["route_points"].items()}
    assert {f"points_of_length_{route.length}" for route in MAP.routes.values()} == set(told)


# --- the examples ---------------------------------------------------------------------------------------


def pay(route: str, **cards: int) -> bool:
    s = State()
    counts = [cards.get(kind, 0) for kind in KIND_NAMES]
    return bool(pays(s, standard().box, ROUTE_IDS.index(route), counts))


def test_the_ferries_of_the_text() -> None:
    ferry, size = "alborg-kristiansand-red", DATA["limits"]["cards_per_ferry_locomotive"]
    assert FACTS["example_ferry"] == MAP.routes[ferry].length
    assert MAP.routes[ferry].symbols == 1
    assert pay(ferry, red=1, loco=1)
    assert pay(ferry, loco=2)
    assert pay(ferry, red=1, blue=size)
    assert pay(ferry, loco=1, blue=size)
    assert not pay(ferry, red=2)
    assert not pay(ferry, blue=2 * size), "more sets than symbols"
    for single in ("umea-vaasa-grey", "arhus-kobenhavn-grey"):
        assert (MAP.routes[single].length, MAP.routes[single].symbols) == (1, 1)
        assert pay(single, loco=1)
        assert pay(single, green=size)


def test_the_long_route_of_the_text() -> None:
    long = "lieksa-murmansk-grey"
    assert FACTS["long_route"] == MAP.routes[long].length
    coloured, others = int(FACTS["long_route_coloured"]), int(FACTS["long_route_others"])
    assert pay(long, green=coloured, red=others)
    assert pay(long, green=coloured, red=others - 1, loco=1)
    assert not pay(long, green=coloured, loco=MAP.routes[long].length - coloured)


def test_a_plain_route_takes_no_locomotives() -> None:
    assert [r.name for r in MAP.routes.values() if (r.colour, r.length, r.kind) == ("grey", 3, "plain")]
    assert pay("kuopio-oulu-grey", green=3)
    assert not pay("kuopio-oulu-grey", loco=3)


def test_the_tunnel_and_the_double_of_the_text() -> None:
    tunnel = MAP.routes["bergen-oslo-red"]
    assert (tunnel.kind, tunnel.length) == ("tunnel", FACTS["example_tunnel"])
    assert pay("bergen-oslo-red", red=3, loco=1)
    one, other = MAP.routes["mo_i_rana-trondheim-green"], MAP.routes["mo_i_rana-trondheim-red"]
    assert (one.kind, one.length) == ("tunnel", FACTS["double_tunnel"])
    assert (other.kind, other.length) == ("ferry", FACTS["double_ferry"])


def test_the_scoring_of_the_text_can_come_about() -> None:
    """In a game for two: no double is built twice, and somebody's trains bring the end about."""
    owned = [MAP.routes[name].cities for seat in SEATS for name in EXAMPLE_ROUTES[seat]]
    assert len(set(owned)) == len(owned)
    limits = DATA["limits"]
    left = [limits["trains"] - sum(MAP.routes[n].length for n in EXAMPLE_ROUTES[seat]) for seat in SEATS]
    assert 0 <= min(left) <= limits["end_trigger_trains"]


def final(s: State) -> list[dict[str, int]]:
    for i, seat in enumerate(SEATS):
        for name in EXAMPLE_ROUTES[seat]:
            s.owner[ROUTE_IDS.index(name)] = i
            s.points[i] += MAP.routes[name].points
        for ticket in (*EXAMPLE_CONNECTED[seat], *EXAMPLE_MISSED[seat]):
            s.tickets[i] |= 1 << TICKET_IDS.index(ticket)
            assert FACTS["ticket_" + ticket.replace("-", "_")] == DATA["tickets"][ticket]
    return Engine(GAME, standard()).score(s)


def test_the_scoring_of_the_text_is_that_of_the_engine() -> None:
    rows = final(Engine(GAME, standard()).new_game(2, 0, 1))
    parts = ("routes", "connected", "unconnected", "globetrotter", "tickets", "total")
    named = ("routes", "connected", "missed", "globetrotter", "tickets", "total")
    for seat, row in zip(SEATS, rows, strict=True):
        assert [FACTS[f"{seat}_{name}"] for name in named] == [row[part] for part in parts]
        for length in DATA["route_points"]:
            count = sum(MAP.routes[name].length == int(length) for name in EXAMPLE_ROUTES[seat])
            assert FACTS[f"{seat}_length_{length}"] == count


def test_what_the_text_says_of_the_scoring() -> None:
    """The Globetrotter decides, and white would win a tie as well."""
    s = Engine(GAME, standard()).new_game(2, 0, 1)
    white, red = final(s)
    assert white["win"] > red["win"]
    assert white["total"] - white["globetrotter"] < red["total"]
    s.points[1] += white["total"] - red["total"]
    white, red = Engine(GAME, standard()).score(s)
    assert white["total"] == red["total"]
    assert white["win"] > red["win"] == 0
