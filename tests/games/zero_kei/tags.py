"""What the scenarios of Zero-Kei must show, besides all reasons."""

from __future__ import annotations

from ekiben.games.zero_kei.components import ABILITIES, ACTIONS
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from tests.games.zero_kei.facts import RULINGS

# Undo belongs to the table: its tests show it.
NOT_FOR_SCENARIOS = {"ruling 20"}

CHAPTERS = [
    "set-up",
    "set-up deck",
    "set-up draft",
    "set-up events",
    "set-up venues",
    "set-up yen",
    "phase 1",
    "phase 1 income",
    "phase 1 row",
    "phase 2",
    "phase 2 order",
    "phase 2 price",
    "surcharge",
    "points as money",
    "forced purchase",
    "second icon",
    "phase 3",
    "phase 3 order",
    "phase 3 train",
    "phase 3 actions",
    "phase 3 unused actions",
    "order rewards",
    "engine",
    "lender",
    "venue 1",
    "venue 2",
    "venue 3",
    "end of round",
    "scoring counters",
    "scoring cities",
    "scoring venues",
    "scoring connected",
    "scoring left over",
    "scoring tie",
    "scoring total",
    "solo set-up",
    "solo hard",
    "solo pays nothing",
    "solo yen are points",
    "solo events do nothing",
    "solo carriages do nothing",
    "solo purchase",
    "solo order",
    "solo board",
    "solo prepare",
    "solo station",
    "solo track",
    "solo margin 1",
    "solo margin 2",
    "solo margin 3",
    "solo margin 4",
    "solo closed venue",
    "solo scoring cities",
    "solo scoring venues",
    "solo scoring A1 and A2",
    "solo scoring connected",
    "solo scoring cauldrons",
    "solo scoring track tokens",
]

TAGS = {
    *({f"ruling {number}" for number in range(1, RULINGS + 1)} - NOT_FOR_SCENARIOS),
    *(f"example {number}" for number in range(1, 8)),
    *(f"action {name}" for name in [*ACTIONS, "income"]),
    *(f"ability {name}" for name in ABILITIES),
    *(f"event {name}" for name in EVENT_IDS),
    *CHAPTERS,
}
