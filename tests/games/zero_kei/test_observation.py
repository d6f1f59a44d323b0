"""The meaning of the fields of an observation of Zero-Kei."""

from __future__ import annotations

import pytest

from ekiben.game import find_game
from ekiben.games.zero_kei.components import CARRIAGE_IDS, COLOUR_NAMES
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from tests.research.test_observation import by_number, flags, observed, part, walk
from tests.support.random_games import SetUp

pytestmark = [pytest.mark.covers, pytest.mark.slow]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_fields_of_zero_kei(players: int) -> None:
    game = find_game("zero-kei")
    fields, cities = game.observation.fields, range(1, 13)
    for step, s in enumerate(walk(SetUp("zero-kei", players), 6)):
        seat = step % s.players
        view, numbers = game.view(s, game.components(), seat), observed(game, s, seat)

        def field(name: str, row: int | None = None, numbers: list[int] = numbers) -> list[int]:
            return part(fields, name, numbers, row)

        assert field("players") == [s.players]
        assert flags(field("year"), range(1, 6)) == [view["year"]]
        assert flags(field("event"), EVENT_IDS) == [view["event"]]
        assert by_number(field("event_year"), EVENT_IDS) == view["events"]
        assert "ABCDEFGH"[field("track_cost")[0] - 1] == view["track_cost"]
        assert flags(field("discard"), CARRIAGE_IDS) == view["discard"]
        assert field("deck") == [view["deck"]]
        assert field("counters") == list(view["counters"].values())
        assert by_number(field("rank"), COLOUR_NAMES) == view["ranking"]
        assert field("stock") == list(view["stock"].values())
        assert flags(field("prepared"), cities) == view["prepared"]
        assert flags(field("tracks"), cities) == view["tracks"]
        assert [flags(field("venues", i), cities)[0] for i in range(3)] == view["venues"]
        for carriage, place, price in zip(CARRIAGE_IDS, field("row"), field("price"), strict=True):
            if place:
                row = view["row"][place - 1]
                assert (row["carriage"], row["price"]) == (carriage, price)
        for place in range(s.players):
            name = game.seat_names[(seat + place) % s.players]
            own = view[name]
            assert field("yen")[place] == own["yen"]
            assert field("points")[place] == own["points"]
            assert flags(field("engine", place), range(1, 5)) == [own["engine"]] * bool(own["engine"])
            assert by_number(field("train", place), CARRIAGE_IDS) == own["train"]
            assert field("cauldrons", place) == own["cauldrons"]
            assert field("cauldrons_left")[place] == own["cauldrons_left"]
            assert field("track_tokens")[place] == own["track_tokens"]
            tile = [flags(field("tile", space), range(4)) for space in range(s.players)]
            assert [place in seats for seats in tile] == [name == there for there in view["tile"]]
            chosen = flags(field("chosen", place), range(6))
            assert chosen == [i for i, row in enumerate(view["row"]) if row and row["chosen"] == name]
        for place in range(s.players, 4):
            assert not any(field("train", place) + field("cities", place) + [field("yen")[place]])
