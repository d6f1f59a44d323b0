"""Zero-Kei: building the first Shinkansen line, for 1 to 4 players; one plays against Hideo."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from ekiben.game import AccountPart, Game, LogEntry, Meaning, Phrase, Quote, Rules, View
from ekiben.games.zero_kei import (
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
    sample,
    scoring,
    view,
)
from ekiben.games.zero_kei.components import Components
from ekiben.games.zero_kei.setup import HARD
from ekiben.games.zero_kei.state import (
    ALL_COLOURS,
    CHOOSE_ACTION,
    CHOOSE_CARRIAGE,
    CHOOSE_COUNTER,
    CHOOSE_DISCARD,
    CHOOSE_ENGINE,
    CHOOSE_ORDER,
    CHOOSE_SCORE,
    CHOOSE_TRADE,
    END_OF_ROUND,
    State,
)
from ekiben.games.zero_kei.telling.moves import card_name

BEGINNINGS = (CHOOSE_ENGINE, CHOOSE_CARRIAGE, CHOOSE_ORDER, CHOOSE_ACTION, CHOOSE_TRADE, CHOOSE_SCORE)


class ZeroKei(Game):
    """The game, as the contract wants it."""

    name = "zero-kei"
    rules_version = 1
    rank = 1
    state = State
    rules = Rules(decisions.new_game, decisions.legal, decisions.apply, scoring.score, sample.sample)
    player_counts = (1, 2, 3, 4)
    options = {"hard": HARD}  # noqa: RUF012
    seat_names = notation.SEAT_NAMES
    automas = ("hideo",)
    move_texts = notation.MOVE_TEXTS
    score_parts = (
        "points",
        "cities",
        "venues",
        "connected",
        "cauldrons",
        "yen",
        "track_tokens",
        "total",
        "win",
    )
    whole_win = scoring.WHOLE_WIN

    def seats(self, players: int) -> int:
        """Hideo sits at the table of one player."""
        return max(2, players)

    def option_players(self, name: str) -> tuple[int, ...]:
        """Only Hideo can be hard."""
        return (1,)

    def components(self, path: str | os.PathLike[str] | None = None) -> Components:
        return components.load(path)

    def components_text(self) -> str:
        return components.standard_text()

    def view(self, s: State, components: Components, seat: int | None) -> View:
        return view.view(s, components)

    def explain(self, s: State, components: Components, move: int) -> Phrase:
        return explain.explain(s, components, move)

    def quote(self, s: State, components: Components, move: int) -> Quote:
        return quote.quote(s, components, move)

    def log(
        self, before: State, move: int, after: State, components: Components, seat: int | None
    ) -> list[LogEntry]:
        return log.log(before, move, after, components)

    def meaning(self, s: State, components: Components, move: int) -> Meaning:
        return meaning.meaning(s, components, move)

    def meant(self, s: State, components: Components, thing: str) -> list[int]:
        return meaning.meant(s, components, thing)

    def question(self, s: State, components: Components) -> Phrase:
        return meaning.question(s, components)

    def accounts(
        self, s: State, components: Components, scores: Sequence[Mapping[str, int]], seat: int | None
    ) -> list[tuple[AccountPart, ...]]:
        return accounts.accounts(s, components.box, scores)

    def told_args(self, components: Components, reason: Phrase) -> Mapping[str, Any]:
        if "card" not in reason.args:
            return reason.args
        return {**reason.args, "card": card_name(reason.args["card"], components)}

    def printed(self, components: Any) -> Mapping[str, Any]:
        return printed.printed(components)

    def revealed(self, before: State, after: State) -> bool:
        return log.revealed(before, after)

    def begins_unit(self, s: State) -> bool:
        if s.phase == END_OF_ROUND and s.decision == CHOOSE_COUNTER:
            # The reward of the tile once more, asked of every player: only a second counter of the same
            # player, or the counter of a carriage just bought, goes on with something.
            return s.colours == ALL_COLOURS
        return s.decision in BEGINNINGS or (s.phase == END_OF_ROUND and s.decision == CHOOSE_DISCARD)

    def arrange(self, s: State, components: Components, data: View) -> None:
        arrange.arrange(s, components, data)


game = ZeroKei()
