"""Milk Run: the first train of the morning brings churns to three stations. The smallest game there is."""

from __future__ import annotations

from typing import Any

from ekiben.game import Game, Meaning, Phrase, Rules, View

from . import rules as r
from .rules import NOBODY, NOWHERE, SEAT_NAMES, STATION_NAMES, State

MEANINGS = [Meaning("go", (f"station:{name}",), {"station": name}) for name in STATION_NAMES]
MEANINGS += [*(Meaning("leave", (), {"count": n}) for n in range(1, r.SIDES + 1)), Meaning("rest")]


class MilkRun(Game):
    """The game, as the contract wants it; what is not said here is as for any game."""

    name = "milk-run"
    rules_version = 1
    state, box = State, r.Box
    rules = Rules(r.new_game, r.legal, r.apply, r.score, r.sample)
    player_counts = (2, 3)
    options = {"hard": r.HARD}  # noqa: RUF012
    seat_names = SEAT_NAMES
    secrets = True
    move_texts = tuple(" ".join([verb, *map(str, args.values())]) for verb, _, args in MEANINGS)
    score_parts = ("stations", "order", "total", "win")
    win_unit = r.WHOLE_WIN

    def view(self, s: State, components: Any, seat: int | None) -> View:
        over = s.seat == NOBODY
        return {
            "game": self.name,
            "phase": "over" if over else "play",
            "turn": s.turn,
            "seat": None if over else SEAT_NAMES[s.seat],
            "decision": None if over else "station" if s.station == NOWHERE else "churns",
            "die": s.die,
            "station": None if s.station == NOWHERE else STATION_NAMES[s.station],
            "seats": list(SEAT_NAMES[: s.players]),
            **{SEAT_NAMES[n]: self.view_of_seat(s, n, known=seat == n or over) for n in range(s.players)},
        }

    def view_of_seat(self, s: State, seat: int, known: bool) -> View:
        """What a seat has; its card only if it is known."""
        churns = {name: s.churns[seat, station] for station, name in enumerate(STATION_NAMES)}
        return {"churns": churns, **({"customer": STATION_NAMES[s.customer[seat]]} if known else {})}

    def meaning(self, s: State, components: Any, move: int) -> Meaning:
        return MEANINGS[move]

    def explain(self, s: State, components: Any, move: int) -> Phrase:
        if s.seat != NOBODY and s.station == NOWHERE and move < r.M_LEAVE:
            return Phrase("no-room", {"station": STATION_NAMES[move]})
        if s.station != NOWHERE and r.M_LEAVE <= move < r.M_REST:
            return Phrase("too-many", {"die": s.die})
        return super().explain(s, components, move)

    def reveals_information(self, before: State, after: State) -> bool:
        return before.turn != after.turn  # the die

    def begins_group(self, s: State) -> bool:
        return s.station == NOWHERE

    def round_number(self, s: State) -> int:
        return s.turn // s.players + 1

    def hidden_score_parts(self, s: State, row: int, seat: int | None) -> tuple[str, ...]:
        return () if s.seat == NOBODY else ("win",) if row == seat else ("order", "total", "win")


game = MilkRun()
