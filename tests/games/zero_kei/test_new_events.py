"""Events that a components file adds to the 18 of the game need no code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ekiben.errors import ComponentsError
from ekiben.games.zero_kei.components import load
from ekiben.table import Table
from tests.games.zero_kei.conservation import check_move, check_things
from tests.support.random_games import Dice, SetUp, eager, step_by_step

EVENTS = {
    "boom": 'kind = "action"\nall_of = ["prepare", "station", "track"]\nfee = 1\ngain = 4\ndiscount = 1',
    "fair": 'kind = "action"\none_of = ["participate", "advance"]\nfee = 2',
    "festival": 'kind = "action"\nall_of = ["participate", "prepare"]',
    "echo": 'kind = "action"\neffect = "repeat"\nfee = 1',
    "loan": 'kind = "action"\neffect = "gain"\ngain = 3',
    "prize": 'kind = "end of round"\neffect = "rank"\namounts = [4, 3, 2, 1]',
    "sale": 'kind = "end of round"\neffect = "trade"\ngain = 6\nlose = 1',
    "gift": 'kind = "action"\neffect = "token"\nfee = 1',
    "tour": 'kind = "end of round"\neffect = "score"',
    "encore": 'kind = "end of round"\neffect = "order"',
    "market": 'kind = "end of round"\neffect = "buy"',
}


def write(path: Path, events: dict[str, str]) -> Path:
    cards = [
        f'[[event]]\nid = "{name}"\ncolour = "green"\nletter = "B"\nactions = 3\nyen = 2\n{text}\n'
        for name, text in events.items()
    ]
    years = "".join(f'{players} = ["green", "green", "green", "green", "green"]\n' for players in (2, 3, 4))
    path.write_text("\n".join([*cards, "[event_colours_by_year]", years]))
    return path


def arranged(tmp_path: Path, event: str, line: dict[str, Any] | None = None, **green: Any) -> Table:
    table = SetUp("zero-kei", 2).table(1, write(tmp_path / "new.toml", EVENTS))
    position = {"phase": "actions", "event": event, "green": {"train": ["6a"], **green}, **(line or {})}
    table.game.arrange(table.position, table.components, position)
    return table


def own(table: Table) -> Any:
    return table.view()["green"]


def test_three_works_with_fee_gain_and_discount(tmp_path: Path) -> None:
    table = arranged(tmp_path, "boom", yen=5)
    table.play("event prepare 9 station 9 white track 9")
    # Fee 1, gain 4; ground 1 − 1, a station 3 − 1, track at B 2 − 1.
    assert own(table)["yen"] == 5 - 1 + 4 - 0 - 2 - 1
    assert own(table)["points"] == 1 + 6 + 2


def test_what_is_due_stays_in_hand(tmp_path: Path) -> None:
    """4 yen in hand, 3 of them for the station and the track: the ground may cost 2, less 1."""
    table = arranged(tmp_path, "boom", yen=1)
    table.play("event")
    assert [move.text for move in table.legal()] == [
        "prepare 3",
        "prepare 4",
        "prepare 6",
        "prepare 9",
        "prepare 10",
    ]


def test_the_effect_of_a_venue_leaves_enough_for_the_rest(tmp_path: Path) -> None:
    """With 1 yen for the ground of Atami the effect of venue 1, which costs 1, is not offered."""
    table = arranged(tmp_path, "festival", yen=1)
    table.play("event participate 1")
    assert [move.text for move in table.legal()] == ["prepare 9"]
    rich = arranged(tmp_path, "festival", yen=2)
    rich.play("event participate 1")
    assert rich.view()["decision"] == "effect"


def test_one_of_two(tmp_path: Path) -> None:
    table = arranged(tmp_path, "fair", yen=2)
    table.play("event")
    assert {move.text.split()[0] for move in table.legal()} == {"participate", "advance"}
    table.play("advance gold")
    assert table.view()["decision"] == "action"
    assert not any(move.text == "event" for move in arranged(tmp_path, "fair", yen=1).legal())


def test_repeating_for_a_fee(tmp_path: Path) -> None:
    table = arranged(tmp_path, "echo", yen=0)
    table.play("tail advance gold event tail advance gold")
    assert own(table)["yen"] == 5 - 1 + 5


def test_yen_as_an_action_and_at_the_end(tmp_path: Path) -> None:
    table = arranged(tmp_path, "loan", yen=0)
    table.play("event")
    assert own(table)["yen"] == 3
    sale = arranged(tmp_path, "sale", yen=0, points=2)
    sale.play("done")
    while sale.view()["decision"] != "trade":
        sale.play(sale.legal()[-1])
    assert sale.legal()[0].quote == {"yen": 6, "points": -1}


def test_a_city_scores_at_the_end_of_the_round(tmp_path: Path) -> None:
    line = {"tracks": [6], "stations": {"6": "gold"}}
    tour = arranged(tmp_path, "tour", line, train=["6a", "6b"], points=1)
    tour.play("done")
    assert [move.text for move in tour.legal()] == ["score 6", "decline"]
    tour.play("score 6")
    assert own(tour)["points"] == 1 + 2 * tour.view()["now"]["colour_worth"]["gold"]


def test_a_city_without_track_is_not_scored(tmp_path: Path) -> None:
    tour = arranged(tmp_path, "tour")
    tour.play("done")
    assert (tour.view()["year"], tour.view()["decision"]) == (2, "carriage")


def test_an_unused_token_onto_a_carriage(tmp_path: Path) -> None:
    gift = arranged(tmp_path, "gift", yen=1)
    token = gift.view()["now"]["spare"][0]
    gift.play(f"event token {token} on 6a")
    assert (own(gift)["yen"], own(gift)["tokens"]) == (0, {"6a": [token]})
    assert gift.view()["now"]["cities"]["6a"] == sorted({6, token})


@pytest.mark.parametrize("players", [1, 2, 4])
def test_whole_games(players: int, tmp_path: Path) -> None:
    path, seen = write(tmp_path / "new.toml", EVENTS), set()
    for seed in range(8):
        table = SetUp("zero-kei", players).table(seed, path)
        components: Any = table.components
        seen.update(table.view()["events"])
        for before, _ in step_by_step(table, Dice(seed), eager):
            check_things(table.position, components)
            check_move(before, table.position)
        assert table.over
    assert len(seen & set(EVENTS)) > 4


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('kind = "action"\none_of = ["trak"]', "one_of"),
        ('kind = "action"\nall_of = []', "all_of"),
        ('kind = "action"\neffect = "trade"', "effect"),
        ('kind = "end of round"\none_of = ["track"]', "kind"),
        ('kind = "action"', "effect"),
        ('kind = "action"\neffect = "gain"', "gain"),
        ('kind = "action"\none_of = ["track"]\nlose = 2', "lose"),
    ],
)
def test_mistakes(text: str, wrong: str, tmp_path: Path) -> None:
    with pytest.raises(ComponentsError) as refused:
        load(write(tmp_path / "wrong.toml", {"odd": text}))
    assert [mistake.key for mistake in refused.value.mistakes] == [f"event odd: {wrong}"]
