"""Positions described in words: for scenarios. The words are those of `view`; docs/scenarios.md lists them.

Starting from a set-up, only what is named changes, and what must follow from it: carriages that are named
somewhere leave the deck, and a city token lies in one place only.
"""

from __future__ import annotations

from typing import Any

from ekiben.components import Reader
from ekiben.errors import BadScenario
from ekiben.games.zero_kei.arrange import board
from ekiben.games.zero_kei.arrange.players import arrange_carriages, arrange_players, arrange_row
from ekiben.games.zero_kei.arrange.turn import arrange_draft, arrange_purchase, arrange_run
from ekiben.games.zero_kei.components import Components
from ekiben.games.zero_kei.state import YEARS, State

PHASES = ("draft", "purchase", "order", "actions")
# Keys that have a meaning only in some phases, and only against Hideo
PHASE_KEYS = {
    "seat": ("purchase", "order", "actions"),
    "row": ("purchase",),
    "chosen": ("purchase",),
    "waiting": ("order", "actions"),
    "actions_left": ("actions",),
    "used": ("actions",),
}
SOLO_KEYS = ("hideo", "closed", "spare_seen")


def arrange(s: State, components: Components, data: dict[str, Any]) -> None:
    """Change a fresh set-up into the position described; a BadScenario lists what is wrong with it."""
    r = Reader(data)
    phase = r.one_of("phase", PHASES, "draft")
    if not r.mistakes:
        refuse_misplaced(s, r, phase)
    s.year = r.integer("year", 1, YEARS, s.year + 1) - 1
    board.arrange_events(s, r, components.event_ids)
    board.arrange_line(s, r)
    board.arrange_value_track(s, r, components)
    arrange_players(s, r, components, phase)
    board.arrange_tokens(s, r)
    row = arrange_row(s, r, phase)
    arrange_carriages(s, r, row, phase)
    if phase == "draft":
        arrange_draft(s, r)
    elif phase == "purchase":
        arrange_purchase(s, r, row)
    else:
        arrange_run(s, r, components, phase)
    r.no_other_keys()
    if r.mistakes:
        raise BadScenario("the position: " + "; ".join(map(str, r.mistakes)))


def refuse_misplaced(s: State, r: Reader, phase: str) -> None:
    """Keys that mean nothing in this phase, or at this table."""
    for key, phases in PHASE_KEYS.items():
        if phase not in phases:
            r.refuse([key], f"only with phase = {' or '.join(phases)}, not with {phase}")
    if not s.solo:
        r.refuse(SOLO_KEYS, "only with players = 1")
