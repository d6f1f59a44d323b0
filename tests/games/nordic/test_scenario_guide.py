"""The guide to scenarios names what Nordic shows now and then only."""

from __future__ import annotations

from ekiben.game import find_game
from ekiben.table import Table
from tests.test_scenario_guide import named_in_guide


def test_the_guide_names_what_nordic_shows_of_an_action_and_of_the_end() -> None:
    named = {part for name in named_in_guide() for part in name.split(".")}
    table = Table(find_game("nordic"), 2, 1)
    position = {
        "phase": "play",
        "seat": "white",
        "last_turns": 1,
        "deck": ["blue"],
        "white": {"hand": {"blue": 4, "red": 4}, "tickets": ["oslo-vaasa"]},
    }
    table.game.arrange(table.position, table.components, position)
    table.play("tickets")
    seen = [table.view(0)["pending"], table.view(0)["white"]["tickets"]["oslo-vaasa"]]
    table.play("keep all")
    seen.append(table.view()["white"])
    for text in ("claim alborg-kristiansand-red pay red+set1", "claim bergen-oslo blue4"):
        table = Table(find_game("nordic"), 2, 1)
        table.game.arrange(table.position, table.components, position)
        table.play(text)
        seen.append(table.view()["pending"])
    assert {key for keys in seen for key in keys} - named == set()
    assert {"set_cards", "turned_up", "must_keep", "longest", "missing"} <= {k for keys in seen for k in keys}
