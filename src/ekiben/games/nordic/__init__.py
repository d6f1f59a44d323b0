"""Nordic: claiming routes across Scandinavia, for 2 or 3 players with hidden hands and tickets."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any, cast

from ekiben.game import AccountPart, Game, LogEntry, Meaning, Phrase, Quote, Rules, View, Way
from ekiben.games.nordic import (
    accounts,
    arrange,
    components,
    decisions,
    explain,
    log,
    meaning,
    notation,
    printed,
    quote,
    reading,
    sample,
    scoring,
    setup,
    view,
    ways,
)
from ekiben.games.nordic.components import Components
from ekiben.games.nordic.state import (
    CHOOSE_ACTION,
    CHOOSE_EXTRA,
    CHOOSE_SECOND,
    CHOOSE_TICKET,
    State,
)
from ekiben.games.nordic.telling.reasons import told_args


class Nordic(Game):
    """The game, as the contract wants it."""

    name = "nordic"
    rules_version = 1
    rank = 2
    state = State
    rules = Rules(setup.new_game, decisions.legal, decisions.apply, scoring.score, sample.sample)
    player_counts = (2, 3)
    options = {"ferry_sets_stack": setup.STACKED}  # noqa: RUF012
    seat_names = notation.SEAT_NAMES
    secrets = True  # hands and tickets
    move_texts = notation.MOVE_TEXTS
    score_parts = ("routes", "connected", "unconnected", "globetrotter", "tickets", "total", "win")
    tie_breaks = ("tickets",)
    whole_win = scoring.WHOLE_WIN

    def components(self, path: str | os.PathLike[str] | None = None) -> Components:
        return components.load(path)

    def components_text(self) -> str:
        return components.standard_text()

    def view(self, s: State, components: Components, seat: int | None) -> View:
        return cast(View, view.view(s, components, seat))

    def explain(self, s: State, components: Components, move: int) -> Phrase:
        return explain.explain(s, components, move)

    def told_args(self, components: Components, reason: Phrase) -> Mapping[str, Any]:
        return told_args(components, reason)

    def meaning(self, s: State, components: Components, move: int) -> Meaning:
        return meaning.meaning(s, components, move)

    def meant(self, s: State, components: Components, thing: str) -> list[int]:
        return meaning.meant(thing)

    def question(self, s: State, components: Components) -> Phrase:
        return meaning.question(s, components)

    def accounts(
        self, s: State, components: Components, scores: Sequence[Mapping[str, int]], seat: int | None
    ) -> list[tuple[AccountPart, ...]]:
        return accounts.accounts(s, components, scores, seat)

    def ways(self, s: State, components: Components, seat: int) -> list[Way]:
        return ways.ways(s, components, seat)

    def printed(self, components: Any) -> Mapping[str, Any]:
        return printed.printed(components)

    def quote(self, s: State, components: Components, move: int) -> Quote | None:
        return quote.quote(s, components, move)

    def log(
        self, before: State, move: int, after: State, components: Components, seat: int | None
    ) -> list[LogEntry]:
        return log.log(before, move, after, components, seat)

    def revealed(self, before: State, after: State) -> bool:
        return log.revealed(before, after)

    def begins_unit(self, s: State) -> bool:
        if s.decision == CHOOSE_TICKET:
            return s.offered[s.seat].bit_count() == s.offer_size
        return s.decision in (CHOOSE_ACTION, CHOOSE_SECOND, CHOOSE_EXTRA)

    def arrange(self, s: State, components: Components, data: View) -> None:
        arrange.arrange(s, components, data)

    def spell_out(self, s: State, components: Components, words: list[str]) -> list[str] | Phrase:
        return reading.spell_out(s, components, words)

    def shown_text(self, move: int, own: bool) -> str:
        return log.shown_text(move, own)

    def secret_parts(self, s: State, row: int, seat: int | None) -> tuple[str, ...]:
        return accounts.secret_parts(s, row, seat)


game = Nordic()
