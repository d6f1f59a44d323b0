"""The meaning of the fields of an observation of Nordic."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ekiben.game import find_game
from ekiben.games.nordic.components import KIND_NAMES, ROUTE_IDS, TICKET_IDS
from tests.research.test_observation import flags, observed, part, walk
from tests.support.random_games import SetUp

pytestmark = [pytest.mark.covers, pytest.mark.slow]


@pytest.mark.parametrize("players", [2, 3])
def test_the_fields_of_nordic(players: int) -> None:
    game = find_game("nordic")
    fields = game.observation.fields
    for step, s in enumerate(walk(SetUp("nordic", players), 6)):
        seat = step % players
        view, numbers = game.view(s, game.components(), seat), observed(game, s, seat)

        def field(name: str, row: int | None = None, numbers: list[int] = numbers) -> list[int]:
            return part(fields, name, numbers, row)

        def cards(name: str, row: int | None = None, field: Any = field) -> dict[str, int]:
            counted = zip(KIND_NAMES, field(name, row), strict=True)
            return {kind: count for kind, count in counted if count}

        own = view[game.seat_names[seat]]
        assert cards("hand") == own["hand"]
        assert flags(field("tickets"), TICKET_IDS) == list(own["tickets"])
        assert flags(field("offered"), TICKET_IDS) == own["offered"]
        assert flags(field("returned"), TICKET_IDS) == own["returned"]
        assert cards("face_up") == Counter(kind for kind in view["face_up"] if kind)
        assert cards("discard") == view["discard"]
        assert (field("deck"), field("ticket_deck")) == ([view["deck"]], [view["ticket_deck"]])
        assert flags(field("ticket"), TICKET_IDS) == [view["pending"].get("ticket")] * (
            "ticket" in view["pending"]
        )
        assert flags(field("route"), ROUTE_IDS) == [view["pending"].get("route")] * (
            "route" in view["pending"]
        )
        assert field("extra") == [view["pending"].get("extra", 0)]
        closed = [name for name, owner in view["routes"].items() if owner == "closed"]
        assert flags(field("routes", 3), ROUTE_IDS) == closed
        for place in range(players):
            name = game.seat_names[(seat + place) % players]
            owned = [route for route, owner in view["routes"].items() if owner == name]
            assert flags(field("routes", place), ROUTE_IDS) == owned
            assert cards("known", place) == view[name]["known"]
            for key in ("trains", "points", "cards", "ticket_count"):
                assert field(key)[place] == view[name][key]
            assert field("decides")[place] == (name == view["seat"])
            assert field("first")[place] == (name == view["first"])
