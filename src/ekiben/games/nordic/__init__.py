"""Nordic: claiming routes across Scandinavia, for 2 or 3 players with hidden hands and tickets."""

from __future__ import annotations

from typing import cast

from ekiben.game import Game, Rules, View
from ekiben.games.nordic import (
    accounts,
    arrange,
    choose,
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
from ekiben.games.nordic.state import State
from ekiben.games.nordic.telling.moves import told_args
from ekiben.games.nordic.telling.names import SEAT_SIGNS


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
    seat_signs = SEAT_SIGNS
    view_type = view.NordicView
    printed_type = printed.Printed
    args_type = meaning.Args

    # Of a module with several functions the one of the same name comes last: it hides the module.
    components = staticmethod(components.load)
    explain = staticmethod(explain.explain)
    told_args = staticmethod(told_args)
    meant = staticmethod(meaning.meant)
    question = staticmethod(meaning.question)
    meaning = staticmethod(meaning.meaning)
    quote = staticmethod(quote.quote)
    secret_parts = staticmethod(accounts.secret_parts)
    accounts = staticmethod(accounts.accounts)
    ways = staticmethod(ways.ways)
    printed = staticmethod(printed.printed)
    revealed = staticmethod(log.revealed)
    shown_text = staticmethod(log.shown_text)
    log = staticmethod(log.log)
    arrange = staticmethod(arrange.arrange)
    spell_out = staticmethod(reading.spell_out)

    def view(self, s: State, components: Components, seat: int | None) -> View:
        return cast(View, view.view(s, components, seat))

    def begins_unit(self, s: State) -> bool:
        if s.decision == choose.TICKET:
            return s.offered[s.seat].bit_count() == s.offer_size
        return s.decision in (choose.ACTION, choose.SECOND, choose.EXTRA)


game = Nordic()
