"""Zero-Kei: building the first Shinkansen line, for 1 to 4 players; one plays against Hideo."""

from __future__ import annotations

from typing import cast

from ekiben.game import Game, Rules, View
from ekiben.games.zero_kei import (
    accounts,
    arrange,
    components,
    explain,
    log,
    meaning,
    notation,
    phases,
    printed,
    quote,
    rules,
    sample,
    scoring,
    setup,
    view,
)
from ekiben.games.zero_kei.components import Components
from ekiben.games.zero_kei.rules import between_actions
from ekiben.games.zero_kei.state import State


class ZeroKei(Game):
    """The game's object: see `ekiben.game.Game`."""

    name = "zero-kei"
    rules_version = 1
    rank = 1
    state = State
    rules = Rules(rules.new_game, rules.legal, rules.apply, scoring.score, sample.sample)
    player_counts = (1, 2, 3, 4)
    options = {"hard": setup.HARD}  # noqa: RUF012
    seat_names = notation.SEAT_NAMES
    seat_looks = notation.SEAT_LOOKS
    automas = ("hideo",)
    move_texts = notation.MOVE_TEXTS
    score_parts = (*scoring.PART_NAMES, "total", "win")
    win_unit = scoring.WHOLE_WIN
    view_type = view.ZeroKeiView
    printed_type = printed.ZeroKeiPrinted
    args_type = meaning.ZeroKeiArgs

    # A function that has its module's name comes after the module's other functions: it hides the module.
    components = staticmethod(components.load)
    explain = staticmethod(explain.explain)
    moves_about = staticmethod(meaning.moves_about)
    question = staticmethod(meaning.question)
    meaning = staticmethod(meaning.meaning)
    quote = staticmethod(quote.quote)
    accounts = staticmethod(accounts.accounts)
    printed = staticmethod(printed.printed)
    reveals_information = staticmethod(log.reveals_information)
    log = staticmethod(log.log)
    begins_group = staticmethod(between_actions)
    arrange = staticmethod(arrange.arrange)

    def view(self, s: State, components: Components, seat: int | None) -> View:
        return cast(View, view.view(s, components, seat))

    def seats(self, players: int) -> int:
        """A single player plays against Hideo, who has a seat, too."""
        return max(2, players)

    def round_number(self, s: State) -> int:
        return 0 if s.phase == phases.DRAFT else s.year + 1

    def option_players(self, name: str) -> tuple[int, ...]:
        """Only Hideo can be hard."""
        return (1,)


game = ZeroKei()
