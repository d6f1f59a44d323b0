"""Networks: the longest path, what is connected, and the final scoring."""

from __future__ import annotations

import time
from functools import cache
from itertools import permutations

import pytest

from ekiben.engine import Engine
from ekiben.games.nordic.components import CITY_IDS, ROUTE_IDS, standard
from ekiben.games.nordic.network import longest_path, reach
from ekiben.games.nordic.state import State
from tests.games.nordic.games import GAME, compiled
from tests.games.nordic.rulebook.reading import Reading
from tests.games.nordic.rulebook.scoring import Scoring
from tests.support.random_games import Dice

MAP = Reading(standard().data)
BOX = standard().box
# The densest networks of 40 trains that a long search found; seconds allowed for one, compiled
SLOW = 0.05


def with_routes(*owners: list[str], players: int = 3) -> State:
    """A position in which each seat owns these routes; nothing else is in order there."""
    s: State = Engine(GAME, standard()).new_game(players, 0, 1)
    for seat, names in enumerate(owners):
        for name in names:
            s.owner[ROUTE_IDS.index(name)] = seat
    return s


def longest_by_trying(names: list[str]) -> int:
    """All orders of all routes, as far as they are a path."""

    @cache
    def onward(city: str, rest: frozenset[str]) -> int:
        best = 0
        for name in rest:
            one, other = MAP.routes[name].cities
            if city in (one, other):
                following = other if city == one else one
                best = max(best, MAP.routes[name].length + onward(following, rest - {name}))
        return best

    return max((onward(city, frozenset(names)) for city in CITY_IDS), default=0)


def path(s: State, seat: int = 0) -> int:
    """The longest path by the rules; the room for the search must be clean after it."""
    before = bytes(s)
    found = longest_path(s, BOX, seat)
    assert bytes(s) == before
    assert not any(s.trail)
    return found


@pytest.mark.parametrize(
    ("names", "longest"),
    [
        ([], 0),
        (["lieksa-murmansk-grey"], 9),
        (["oulu-tornio-white", "boden-tornio-green"], 2),
        # A star: Oslo with four arms of 2, 2, 3 and 4 spaces, of which two are used
        (["goteborg-oslo-orange", "kristiansand-oslo-black", "alborg-oslo-white", "bergen-oslo-red"], 7),
        # A circle: all of it
        (["helsinki-lahti-black", "lahti-tampere-blue", "helsinki-tampere-orange"], 3),
        # A circle with an arm: both
        (["helsinki-lahti-black", "lahti-tampere-blue", "helsinki-tampere-orange", "imatra-lahti-yellow"], 5),
        # A circle with two arms at one city: all of it, the circle between the arms
        (
            [
                *("helsinki-lahti-black", "lahti-tampere-blue", "helsinki-tampere-orange"),
                *("imatra-lahti-yellow", "kuopio-lahti-white"),
            ],
            8,
        ),
        # Two circles that share a city, in one go
        (
            [
                *("helsinki-lahti-black", "lahti-tampere-blue", "helsinki-tampere-orange"),
                *("imatra-lahti-yellow", "kuopio-lahti-white", "imatra-kuopio-purple"),
            ],
            10,
        ),
        # Two networks: the longer one
        (["bergen-stavanger-purple", "kuopio-oulu-grey", "kajaani-oulu-yellow", "oulu-tornio-white"], 5),
        # One long route beats three short ones
        (["lieksa-murmansk-grey", "oulu-tornio-white", "boden-tornio-green", "rovaniemi-tornio-red"], 9),
    ],
)
def test_known_shapes(names: list[str], longest: int) -> None:
    assert path(with_routes(names)) == longest_by_trying(names) == longest
    assert path(with_routes([], names), 1) == longest
    assert path(with_routes([], names), 0) == 0


def test_all_orders_of_a_few_routes() -> None:
    """Every order of the routes is laid out: that is what a path is."""
    names = ["helsinki-lahti-black", "lahti-tampere-blue", "helsinki-tampere-orange", "imatra-lahti-yellow"]

    def travelled(order: tuple[str, ...], start: str) -> int:
        city, spaces = start, 0
        for name in order:
            one, other = MAP.routes[name].cities
            if city not in (one, other):
                break
            city = other if city == one else one
            spaces += MAP.routes[name].length
        return spaces

    best = max(travelled(order, city) for order in permutations(names) for city in CITY_IDS)
    assert best == longest_by_trying(names) == 5


def a_network(dice: Dice, size: int, dense: bool) -> list[str]:
    """Random routes that hang together; dense: those that close circles come first."""
    cities = {dice.pick(CITY_IDS)}
    names: list[str] = []
    pairs: set[tuple[str, str]] = set()
    while len(names) < size:
        ends = {name: [city in cities for city in route.cities] for name, route in MAP.routes.items()}
        near = [name for name, on in ends.items() if any(on) and MAP.routes[name].cities not in pairs]
        closing = [name for name in near if all(ends[name])]
        if not near:
            break
        name = dice.pick(closing if dense and closing else near)
        names.append(name)
        pairs.add(MAP.routes[name].cities)
        cities.update(MAP.routes[name].cities)
    return names


@pytest.mark.parametrize("dense", [False, True])
def test_random_networks(dense: bool) -> None:
    dice = Dice(17, dense)
    for _ in range(150):
        names = a_network(dice, 1 + dice.below(9), dense)
        if dice.below(2):
            names += [name for name in a_network(dice, 4, dense) if name not in names]
        assert path(with_routes(names)) == longest_by_trying(names), names


def test_random_networks_of_many_routes() -> None:
    dice = Dice(18)
    for _ in range(12):
        names = a_network(dice, 16, bool(dice.below(2)))
        assert path(with_routes(names)) == longest_by_trying(names), names


def test_what_a_city_is_connected_with() -> None:
    dice = Dice(19)
    for _ in range(60):
        names = a_network(dice, 3 + dice.below(12), False) + [dice.pick(ROUTE_IDS) for _ in range(4)]
        s = with_routes(names)
        city = dice.below(len(CITY_IDS))
        found = {CITY_IDS[city]}
        for _ in CITY_IDS:
            for name in names:
                if found & set(MAP.routes[name].cities):
                    found.update(MAP.routes[name].cities)
        cities = reach(s, BOX, 0, city)
        assert {name for i, name in enumerate(CITY_IDS) if cities >> i & 1} == found
        assert reach(s, BOX, 1, city) == 1 << city


# --- scoring --------------------------------------------------------------------------------------------


def scored(s: State) -> list[dict[str, float]]:
    """The scores by the rules, those of the compiled ones included."""
    rows = Engine(GAME, standard()).score(s)
    assert rows == compiled().score(s)
    return [{**row, "win": row["win"] / 6} for row in rows]


def test_scoring_of_networks_and_tickets_by_chance() -> None:
    """Big networks, so that tickets are connected; equal ones, so that the tie-breaks count."""
    dice = Dice(20)
    connected = 0
    shared: set[float] = set()
    for number in range(60):
        players = 2 + number % 2
        taken: list[str] = []
        owners = []
        for _ in range(players):
            names = [name for name in a_network(dice, dice.below(18), False) if name not in taken]
            taken += names
            owners.append(names)
        s = with_routes(*owners, players=players)
        for seat in range(players):
            s.points[seat] = sum(MAP.routes[name].points for name in owners[seat])
            s.offered[seat] = 0
            s.tickets[seat] = sum(1 << t for t in range(46) if t % players == seat and dice.below(2))
        s.phase, s.decision, s.seat = 2, 0, -1
        view = GAME.view(s, standard(), None)
        rows = Scoring(standard().data, view).rows()
        assert scored(s) == [pytest.approx(row) for row in rows]
        connected += sum(int(row["tickets"]) for row in rows)
        shared |= {row["win"] for row in rows}
    assert connected > 60
    assert shared >= {0, 1}


def level(one: list[str], other: list[str], tickets: tuple[int, int] = (0, 0)) -> list[dict[str, float]]:
    """Two players with the same points, whatever they own."""
    s = with_routes(one, other, players=2)
    for seat in (0, 1):
        s.points[seat], s.offered[seat], s.tickets[seat] = 30, 0, tickets[seat]
    return scored(s)


def test_ties() -> None:
    """Points, then tickets connected, then the longest path, then shared."""
    rows = level(["kuopio-oulu-grey"], ["kuopio-vaasa-grey"])
    assert [row["win"] for row in rows] == [0, 1], "the longer path"
    assert [row["globetrotter"] for row in rows] == [10, 10], "to all who tie, also at no ticket"
    rows = level(["kuopio-oulu-grey"], ["boden-umea-red"])
    assert [row["win"] for row in rows] == [0.5, 0.5]
    # White connects one ticket of 4 points and misses another of 4; red has none: 10 more for white
    names = list(standard().data["tickets"])
    both = 1 << names.index("oslo-stockholm") | 1 << names.index("oslo-stavanger")
    rows = level(["orebro-oslo-green", "orebro-stockholm-black"], ["lieksa-murmansk-grey"], (both, 0))
    assert [(row["tickets"], row["globetrotter"], row["total"]) for row in rows] == [(1, 10, 40), (0, 0, 30)]
    # As many points, more tickets, a shorter path: red has the 10 points that white got for most tickets
    s = with_routes(["orebro-oslo-green", "orebro-stockholm-black"], ["lieksa-murmansk-grey"], players=2)
    s.tickets[0], s.offered[0], s.offered[1] = both, 0, 0
    s.points[0], s.points[1] = 30, 40
    rows = scored(s)
    assert [row["total"] for row in rows] == [40, 40]
    assert [row["win"] for row in rows] == [1, 0]


def test_three_share_a_win() -> None:
    s = with_routes(["kuopio-oulu-grey"], ["boden-umea-red"], ["sundsvall-umea-purple"])
    for seat in range(3):
        s.offered[seat], s.tickets[seat], s.points[seat] = 0, 0, -4
    assert [row["win"] for row in scored(s)] == [pytest.approx(1 / 3)] * 3
    s.points[1] = -5
    assert [row["win"] for row in scored(s)] == [0.5, 0, 0.5]
    assert [row["total"] for row in scored(s)] == [6, 5, 6], "scores may begin below zero"


# --- speed ----------------------------------------------------------------------------------------------


def forty_trains(dice: Dice) -> list[str]:
    """A dense network: as many short routes as 40 trains build."""
    cities = {dice.pick(CITY_IDS)}
    names: list[str] = []
    pairs: set[tuple[str, str]] = set()
    trains = 40
    while True:
        near = [
            (sum(city not in cities for city in route.cities), route.length, dice.below(100), name)
            for name, route in MAP.routes.items()
            if cities & set(route.cities) and route.cities not in pairs and route.length <= trains
        ]
        if not near:
            return names
        name = min(near)[3]
        names.append(name)
        pairs.add(MAP.routes[name].cities)
        cities.update(MAP.routes[name].cities)
        trains -= MAP.routes[name].length


def tie_seconds(names: list[str]) -> float:
    """The time that a tie of two players takes, one of whom owns this network; the best of three."""
    s = with_routes(names, players=2)
    for seat in (0, 1):
        s.offered[seat] = s.tickets[seat] = 0
    engine, best = compiled(), 9.0
    engine.score(s)
    for _ in range(3):
        start = time.thread_time()  # what other processes do doesn't count
        engine.score(s)
        best = min(best, time.thread_time() - start)
    return best


def test_the_longest_path_of_dense_networks_is_found_quickly() -> None:
    dice = Dice(23)
    for _ in range(25):
        assert tie_seconds(forty_trains(dice)) < SLOW
