"""Games that would never end (ruling 15)."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from ekiben.cli import main
from ekiben.engine import Engine
from ekiben.games.nordic.components import COLOUR_NAMES, standard
from ekiben.games.nordic.state import TURN_CAP, State
from ekiben.sim import PlayoutBuffers, Tally, summary
from tests.games.nordic.conservation import Printed, check_things
from tests.games.nordic.games import GAME, compiled
from tests.support.random_games import SetUp

pytestmark = pytest.mark.covers

PRINTED = Printed(standard())


def only_locomotives(players: int, turn: int = 1) -> State:
    """All colours are in hands, all else are locomotives: each tunnel begun in a colour costs three more."""
    table = SetUp("nordic", players).table(1)
    seats = GAME.seat_names[:players]
    position: dict[str, Any] = {
        "phase": "play",
        "turn": turn,
        "face_up": ["loco"] * 5,
        **{name: {"hand": dict.fromkeys(COLOUR_NAMES, 12 // players)} for name in seats},
    }
    table.game.arrange(table.position, table.components, position)
    s: State = table.position
    assert s.deck_size == 9
    return s


def fail_for_ever(engine: Engine, s: State) -> int:
    """Everybody always begins a tunnel and gives up; how many turns it takes until it is over."""
    turns = 0
    begin = [GAME.move_numbers[text] for text in ("claim bergen-oslo-blue", "pay blue", "give-up")]
    while engine.legal(s):
        for move in begin:
            assert move in engine.legal(s)
            engine.apply(s, move)
        turns += 1
        if turns % 50 == 0:
            check_things(s, PRINTED)
    return turns


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_ends_after_1000_turns(players: int) -> None:
    s = only_locomotives(players)
    assert fail_for_ever(compiled(), s) == TURN_CAP == 1000
    assert (s.turns, s.capped, s.phase, s.seat) == (1000, 1, 2, -1)
    assert s.decks > 300, "each time three of nine cards go to the discard"
    view = GAME.view(s, standard(), None)
    assert view["capped"] is True
    rows = compiled().score(s)
    assert [row["routes"] for row in rows] == [0] * players, "scored as it stands"
    assert sum(row["win"] for row in rows) == 6


def test_the_interpreted_rules_end_it_too() -> None:
    s = only_locomotives(2, turn=961)
    assert fail_for_ever(Engine(GAME, standard()), s) == 40
    assert (s.turns, s.capped) == (1000, 1)


def test_many_new_decks_are_still_seen() -> None:
    """Whatever their number: what was turned up can't be taken back."""
    s = only_locomotives(2)
    engine = compiled()
    shown = 0
    for _ in range(600):
        for text in ("claim bergen-oslo-blue", "pay blue", "give-up"):
            before = s.copy()
            engine.apply(s, GAME.move_numbers[text])
            if text == "pay blue":
                assert GAME.reveals_information(before, s)
                ids = [entry.id for entry in GAME.log(before, GAME.move_numbers[text], s, standard(), None)]
                assert ("new-deck" in ids) == (s.decks > before.decks)
                shown += "new-deck" in ids
    assert shown == s.decks > 150


def test_the_last_turns_come_before_the_cap() -> None:
    """Turn 1000 is the last one anyway: the game ends, and was not cut short."""
    for last_turns, capped in ((1, 0), (2, 1)):
        table = SetUp("nordic", 2).table(1)
        position = {"phase": "play", "turn": 1000, "last_turns": last_turns}
        table.game.arrange(table.position, table.components, position)
        table.play("draw blind")
        table.play("draw blind")
        assert table.over
        assert table.position.capped == capped
        [(_, entries)] = table.log(since=len(table.moves) - 1)
        assert entries[-1].id == ("capped" if capped else "game-over")


def test_simulations_count_capped_games() -> None:
    buffers = PlayoutBuffers(GAME, 4)
    buffers.lengths.array[:] = 10
    buffers.positions.array["capped"] = np.array([1, 0, 1, 1])
    tally = Tally(2)
    tally.add(buffers, 3)
    tally.add(buffers, 1)
    assert tally.capped == 3
    assert summary(GAME, 2, tally, 1.0)["capped"] == 3


def test_the_command_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "nordic", "--players", "3", "--games", "40", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["games"], result["capped"]) == (40, 0)
    assert len(result["wins"]) == 3
    assert sum(result["wins"]) == pytest.approx(40, abs=0.01)
