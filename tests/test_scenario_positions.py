"""Positions of scenarios: mistakes are reported, and what is not named follows."""

from __future__ import annotations

from typing import Any

import pytest

from ekiben.errors import BadScenario
from ekiben.game import find_game
from ekiben.table import Table

pytestmark = pytest.mark.covers

BAD_POSITIONS: list[tuple[int, dict[str, Any], list[str]]] = [
    (2, {"phase": "action"}, ["phase is 'action'; allowed: one of draft, purchase, order, actions"]),
    (2, {"colour": "red"}, ["colour is 'red'; allowed: no such key"]),
    (2, {"year": 6, "tracks": [13]}, ["year is 6; allowed: a whole number from 1 to 5", "tracks is [13]"]),
    (2, {"prepared": 3}, ["prepared is 3; allowed: at most 12 different ones of 1, 2, 3"]),
    (2, {"prepared": [3, 3]}, ["prepared is [3, 3]; allowed: at most 12 different ones"]),
    (2, {"events": ["track", "station"]}, ["events is ['track', 'station']; allowed: 5 different ones"]),
    (2, {"event": "tracks"}, ["event is 'tracks'", "did you mean 'track'?"]),
    (2, {"stations": {"13": "gold", "1": "green"}}, ["stations.1 is 'green'", "stations.13 is 'gold'"]),
    (2, {"stations": dict.fromkeys("12345", "gold")}, ["stations is '5 gold'; allowed: at most 4 of a"]),
    (2, {"stations": {"1": "gold"}, "built": {"gold": 0}}, ["built.gold is 0; allowed: a whole"]),
    (2, {"counters": {"gold": 21}}, ["counters.gold is 21; allowed: a whole number from 0 to 20"]),
    (2, {"counters": {"gold": 3}, "ranking": ["white", "gold", "black"]}, ["an order that fits"]),
    (2, {"ranking": ["gold"]}, ["ranking is ['gold']; allowed: 3 different ones of gold, white, black"]),
    (2, {"venues": [1, 2]}, ["venues is [1, 2]; allowed: 3 different ones of 1, 2"]),
    (2, {"venues": [1, 2, 3], "spare_tokens": [3]}, ["city tokens is '3 in two places'; allowed: each city"]),
    (2, {"closed": [1]}, ["closed is [1]; allowed: only with players = 1"]),
    (2, {"hideo": {"A1": 3}}, ["hideo is {'A1': 3}; allowed: only with players = 1"]),
    (1, {"hideo": {"A1": 3, "B1": 3}}, ["city tokens is '3 in two places'"]),
    (1, {"hideo": {"A1": 13, "C1": 4, "D1": 1}}, ["hideo.A1 is 13", "hideo.C1 is 4", "hideo.D1 is 1"]),
    (1, {"hideo": {"C1": 2, "C2": 2}}, ["hideo is 'one venue on C1 and C2'; allowed: two different venues"]),
    (1, {"hideo": {"face_up": ["A3"]}}, ["hideo.face_up is ['A3']"]),
    (1, {"closed": [4], "spare_seen": 1}, ["closed is [4]", "spare_seen is 1; allowed: true or false"]),
    (1, {"yellow": {"yen": 3}}, ["yellow.yen is 3; allowed: no such key"]),
    (1, {"phase": "actions", "seat": "yellow"}, ["seat is 'yellow'; allowed: green: Hideo decides nothing"]),
    (2, {"red": {"yen": 3}}, ["red is {'yen': 3}; allowed: no such key"]),
    (2, {"green": {"engine": 1}}, ["green.engine is 1; allowed: no such key"]),
    (2, {"green": 3}, ["green is 3; allowed: a table"]),
    (2, {"phase": "actions", "green": {"engine": 3}}, ["green.engine is 3; allowed: a whole number"]),
    (
        2,
        {"phase": "actions", "green": {"engine": 1}, "yellow": {"engine": 1}},
        ["engine is 'one engine for two players'; allowed: different engines"],
    ),
    (2, {"green": {"yen": -1, "points": 2000}}, ["green.yen is -1", "green.points is 2000"]),
    (2, {"green": {"cauldrons": [4, 4, 0]}}, ["green.cauldrons is '8 placed'; allowed: at most 7"]),
    (2, {"green": {"cauldrons": [3, 0, 0], "cauldrons_left": 5}}, ["green.cauldrons is '3 placed'"]),
    (2, {"green": {"train": ["13a"]}}, ["green.train is ['13a']"]),
    (2, {"green": {"covered": ["3b"]}}, ["green.covered is ['3b']"]),
    (2, {"green": {"train": ["6a"], "tokens": {"6b": [1]}}}, ["green.tokens.6b is [1]"]),
    (2, {"green": {"train": ["6a"]}, "yellow": {"train": ["6a"]}}, ["carriages is '6a in two places'"]),
    (2, {"row": ["6a"]}, ["row is ['6a']; allowed: only with phase = purchase, not with draft"]),
    (2, {"phase": "purchase"}, ["row missing; allowed: 4 different ones of 1a, "]),
    (2, {"phase": "purchase", "row": ["6a"]}, ["row is ['6a']; allowed: 4 different ones of 1a, "]),
    (
        2,
        {"phase": "purchase", "row": ["1a", "2a", "3a", "4a"], "chosen": {"5a": "green"}},
        ["chosen is ['5a']; allowed: carriages of the row"],
    ),
    (
        2,
        {"phase": "purchase", "row": ["1a", "2a", "3a", "4a"], "chosen": {"1a": "green", "2a": "green"}},
        ["allowed: each player once"],
    ),
    (
        2,
        {"phase": "purchase", "row": ["1a", "2a", "3a", "4a"], "chosen": {"1a": "green", "2a": "yellow"}},
        ["at least one player who has yet to choose"],
    ),
    (
        2,
        {
            "phase": "purchase",
            "row": ["1a", "2a", "3a", "4a"],
            "chosen": {"1a": "green"},
            "tile": ["yellow", "green"],
        },
        ["tile is 'yellow, green'; allowed: a turn order in which those who have chosen come first"],
    ),
    (2, {"phase": "purchase", "row": ["1a", "2a", "3a", "4a"], "tile": ["red"]}, ["tile is ['red']"]),
    (2, {"phase": "actions", "waiting": {"13a": "yellow"}}, ["waiting.13a is 'yellow'"]),
    (2, {"phase": "actions", "waiting": {"1a": "red"}}, ["waiting.1a is 'red'; allowed: one of green"]),
    (2, {"phase": "actions", "waiting": {"1a": "green"}}, ["waiting is 'green'; allowed: players who"]),
    (2, {"phase": "actions", "tile": ["green", "none"]}, ["tile is ['green', 'none']; allowed: 2 spaces"]),
    (2, {"phase": "actions", "actions_left": 13}, ["actions_left is 13"]),
    (2, {"phase": "actions", "used": ["use 6a"]}, ["used is ['use 6a']; allowed: at most 12"]),
    (2, {"phase": "order", "used": ["tail"]}, ["used is ['tail']; allowed: only with phase"]),
    (2, {"discard": [f"{city}{letter}" for city in range(1, 7) for letter in "ab"]}, ["deck is '18 left'"]),
    (2, {"tile": ["green", "green"]}, ["tile is ['green', 'green']; allowed: 2 different ones"]),
]


PLAYING = {"phase": "play", "seat": "white"}
LONG_ROUTES = [
    "lieksa-murmansk-grey",
    "mo_i_rana-trondheim-red",
    "kirkenes-rovaniemi-blue",
    "andalsnes-bergen-black",
    "helsinki-stockholm-grey",
    "stockholm-tallinn-green",
    "orebro-sundsvall-orange",
    "honningsvag-tromso-purple",
]
BAD_NORDIC_POSITIONS: list[tuple[int, dict[str, Any], list[str]]] = [
    (2, {"phase": "draft"}, ["phase is 'draft'; allowed: one of set-up, play"]),
    (2, {"phase": "play", "seat": "lilac"}, ["seat is 'lilac'; allowed: one of white, red"]),
    (2, {"phase": "play", "first": "green"}, ["first is 'green'; allowed: one of white, red"]),
    (2, {"seat": "white"}, ["seat is 'white'; allowed: nothing: it goes with phase = 'play'"]),
    (2, {"routes": {}}, ["routes is {}; allowed: nothing: it goes with phase = 'play'"]),
    (2, {"white": {"trains": 3}}, ["white.trains is 3; allowed: nothing: it goes with phase = 'play'"]),
    (2, {**PLAYING, "white": {"offered": []}}, ["white.offered is []; allowed: nothing: it goes with phase"]),
    (2, {**PLAYING, "rest": "red"}, ["rest is 'red'; allowed: nothing: it goes with deck_size"]),
    (
        2,
        {**PLAYING, "deck_size": 0, "rest": "lilac"},
        ["rest is 'lilac'; allowed: one of discard, white, red"],
    ),
    (2, {**PLAYING, "deck_size": 111}, ["deck_size is 111; allowed: a whole number from 0 to 105"]),
    (
        2,
        {**PLAYING, "deck": ["red", "red"], "deck_size": 1},
        ["deck_size is 1; allowed: a whole number from 2"],
    ),
    (
        2,
        {**PLAYING, "turn": 0, "last_turns": 3, "passes": 2},
        ["turn is 0", "last_turns is 3", "passes is 2"],
    ),
    (2, {**PLAYING, "colour": "red"}, ["colour is 'red'; allowed: no such key"]),
    (2, {**PLAYING, "lilac": {}}, ["lilac is {}; allowed: no such key"]),
    (2, {**PLAYING, "white": 3}, ["white is 3; allowed: a table"]),
    (2, {**PLAYING, "white": {"hnad": {}}}, ["white.hnad is {}; allowed: no such key; did you mean hand?"]),
    (2, {**PLAYING, "white": {"hand": {"gold": 1}}}, ["white.hand.gold is 1; allowed: no such key"]),
    (2, {**PLAYING, "white": {"hand": {"red": "x"}}}, ["white.hand.red is 'x'; allowed: a whole number"]),
    (
        2,
        {**PLAYING, "white": {"hand": {"red": 13}}},
        ["white.hand is 'red'; allowed: no more cards of a kind"],
    ),
    (2, {**PLAYING, "white": {"hand": dict.fromkeys(("red", "blue"), 110)}}, ["no more cards of a kind"]),
    (
        2,
        {**PLAYING, "white": {"hand": {"red": 7}}, "discard": {"red": 6}},
        ["discard is 'red'; allowed: no more"],
    ),
    (2, {**PLAYING, "white": {"hand": {"loco": 14}}, "deck": ["loco"]}, ["deck is 'loco'; allowed: no more"]),
    (2, {**PLAYING, "white": {"known": {"red": 1}}}, ["white.known is 'red'; allowed: cards of the hand"]),
    (2, {**PLAYING, "white": {"trains": 41, "points": 1001}}, ["white.trains is 41", "white.points is 1001"]),
    (2, {**PLAYING, "face_up": ["gold"]}, ["face_up is 'gold'; allowed: cards: purple, blue, "]),
    (2, {**PLAYING, "face_up": ["lcoo"]}, ["face_up is 'lcoo'", "did you mean 'loco'?"]),
    (2, {**PLAYING, "face_up": ["red"] * 6}, ["face_up is '6 cards'; allowed: at most 5"]),
    (2, {**PLAYING, "face_up": "red"}, ["face_up is 'red'; allowed: a list of cards"]),
    (2, {**PLAYING, "deck": ["none"]}, ["deck is 'none'; allowed: cards: purple, "]),
    (2, {**PLAYING, "deck": [3, ["red"]]}, ["deck is 3; allowed: cards", "deck is ['red']; allowed: cards"]),
    (
        2,
        {**PLAYING, "ticket_deck": ["oslo-vasa"]},
        ["ticket_deck is 'oslo-vasa'; allowed: tickets (did you mean"],
    ),
    (
        2,
        {**PLAYING, "ticket_deck": ["oslo-vaasa"], "red": {"tickets": ["oslo-vaasa"]}},
        ["ticket_deck is 'oslo-vaasa'; allowed: tickets that are in one place only"],
    ),
    (
        2,
        {**PLAYING, "red": {"tickets": ["oslo-vaasa"] * 2}},
        ["red.tickets is 'oslo-vaasa'; allowed: tickets that"],
    ),
    (
        2,
        {**PLAYING, "red": {"tickets": "oslo-vaasa"}},
        ["red.tickets is 'oslo-vaasa'; allowed: a list of tickets"],
    ),
    (
        2,
        {**PLAYING, "ticket_deck_size": 47},
        ["ticket_deck_size is 47; allowed: a whole number from 0 to 46"],
    ),
    (2, {"white": {"offered": ["oslo-vaasa"]}}, ["white.offered is ['oslo-vaasa']; allowed: 5 tickets"]),
    (
        2,
        {**PLAYING, "routes": {"oslo-bergen-red": "white"}},
        ["routes.oslo-bergen-red", "did you mean bergen-oslo-red"],
    ),
    (
        2,
        {**PLAYING, "routes": {"bergen-oslo-red": "lilac"}},
        ["routes.bergen-oslo-red is 'lilac'; allowed: one of"],
    ),
    (
        2,
        {**PLAYING, "routes": {"bergen-oslo-red": "white", "bergen-oslo-blue": "red"}},
        ["routes.bergen-oslo-red is 'white'; allowed: free or closed, as bergen-oslo-blue is owned"],
    ),
    (
        3,
        {**PLAYING, "routes": {"bergen-oslo-red": "lilac", "bergen-oslo-blue": "lilac"}},
        ["routes.bergen-oslo-red is 'lilac'; allowed: free or closed, as bergen-oslo-blue is owned"],
    ),
    (
        2,
        {**PLAYING, "routes": {"bergen-oslo-red": "closed"}},
        ["routes.bergen-oslo-red is 'closed'; allowed: closed"],
    ),
    (
        2,
        {**PLAYING, "routes": {"boden-tornio-green": "closed"}},
        ["closed only with 2 players, beside a route"],
    ),
    (
        3,
        {**PLAYING, "routes": {"bergen-oslo-red": "white", "bergen-oslo-blue": "closed"}},
        ["routes.bergen-oslo-blue is 'closed'; allowed: closed only with 2 players"],
    ),
    (
        2,
        {
            **PLAYING,
            "routes": dict.fromkeys(LONG_ROUTES, "white"),
        },
        ["routes.white is '41 spaces'; allowed: at most 40, or `trains`"],
    ),
]


BAD = [
    *(("zero-kei", *bad) for bad in BAD_POSITIONS),
    *(("nordic", *bad) for bad in BAD_NORDIC_POSITIONS),
]


@pytest.mark.parametrize(("game", "players", "position", "messages"), BAD)
def test_a_position_that_is_wrong_is_reported(
    game: str, players: int, position: dict[str, Any], messages: list[str]
) -> None:
    table = Table(find_game(game), players, 1)
    with pytest.raises(BadScenario) as error:
        table.game.arrange(table.position, table.components, position)
    assert str(error.value).startswith("the position: ")
    for message in messages:
        assert message in str(error.value)


def arranged(players: int, position: dict[str, Any], game: str = "zero-kei") -> dict[str, Any]:
    table = Table(find_game(game), players, 1)
    table.game.arrange(table.position, table.components, position)
    return table.view()


def test_cards_of_nordic_lie_in_one_place_only() -> None:
    as_set_up = arranged(2, dict(PLAYING), "nordic")
    assert as_set_up["face_up"] == ["red", "black", "purple", "red", "purple"]
    seen = arranged(2, {**PLAYING, "white": {"hand": {"red": 11}}, "discard": {"purple": 12}}, "nordic")
    assert seen["face_up"][:2] == ["red", "black"]
    assert not {"purple", None} & set(seen["face_up"])
    assert "red" not in seen["face_up"][1:]
    assert seen["deck"] == 110 - 11 - 12 - 5


def test_an_offer_of_nordic_that_is_named_leaves_the_others_as_they_were() -> None:
    table = Table(find_game("nordic"), 2, 1)
    before = table.view(1)["red"]["offered"]
    tickets = ["oslo-vaasa", *before[:1], "oslo-stavanger", "oslo-stockholm", "tallinn-tampere"]
    table.game.arrange(table.position, table.components, {"white": {"offered": tickets}})
    after = table.view(1)["red"]["offered"]
    assert set(table.view(0)["white"]["offered"]) == set(tickets)
    assert set(before[1:]) < set(after)
    assert (len(after), table.view()["ticket_deck"]) == (5, 36)


def test_players_of_nordic_who_passed_are_those_before_the_seat() -> None:
    table = Table(find_game("nordic"), 3, 1)
    table.game.arrange(table.position, table.components, {"phase": "play", "seat": "white", "passes": 2})
    assert table.position.passed == 0b110


def test_all_mistakes_of_a_position_at_once() -> None:
    table = Table(find_game("zero-kei"), 2, 1)
    position = {"year": 0, "tracks": [0], "green": {"yen": "x"}, "phase": "order", "row": [], "colour": 1}
    with pytest.raises(BadScenario) as error:
        table.game.arrange(table.position, table.components, position)
    assert str(error.value).count("allowed:") == 5


def test_a_city_token_lies_in_one_place_only() -> None:
    seen = arranged(
        2, {"venues": [1, 2, 3], "green": {"train": ["6a"], "tokens": {"6a": [4]}}, "phase": "order"}
    )
    assert seen["spare_tokens"] == [5, 6, 7, 8, 9, 10, 11, 12]
    solo = arranged(1, {"venues": [1, 2, 3], "hideo": {"A2": 9}, "spare_seen": True})
    board = [solo["hideo"]["A1"], solo["hideo"]["A2"]]
    assert solo["hideo"]["A2"] == 9
    assert not set(solo["spare_tokens"]) & {1, 2, 3, *board}
    assert len(solo["spare_tokens"]) == 3


def test_engines_not_named_are_those_that_nobody_has() -> None:
    seen = arranged(3, {"phase": "actions", "yellow": {"engine": 1}})
    assert [seen[name]["engine"] for name in ("green", "yellow", "red")] == [2, 1, 3]
    assert seen["engines_left"] == [4]
