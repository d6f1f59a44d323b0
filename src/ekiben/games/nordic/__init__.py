"""Nordic: claiming routes across Scandinavia, for 2 or 3 players with hidden hands and tickets."""

from __future__ import annotations

from typing import cast

from ekiben.game import Game, Rules, View
from ekiben.games.nordic import (
    accounts,
    arrange,
    components,
    decisions,
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
    shorthand,
    view,
    ways,
)
from ekiben.games.nordic.components import Components
from ekiben.games.nordic.meaning import ways_to_pay
from ekiben.games.nordic.state import State
from ekiben.games.nordic.tickets import early_offer


class Nordic(Game):
    """The game, as the contract wants it."""

    name = "nordic"
    rules_version = 1
    rank = 2
    state = State
    rules = Rules(setup.new_game, rules.legal, rules.apply, scoring.score, sample.sample)
    player_counts = (2, 3)
    options = {"ferry_sets_stack": setup.STACKED}  # noqa: RUF012
    seat_names = notation.SEAT_NAMES
    secrets = True  # hands and tickets
    move_texts = notation.MOVE_TEXTS
    score_parts = ("routes", "connected", "unconnected", "globetrotter", "tickets", "total", "win")
    tie_breaks = ("tickets",)
    win_unit = scoring.WHOLE_WIN
    seat_looks = notation.SEAT_LOOKS
    view_type = view.NordicView
    printed_type = printed.NordicPrinted
    args_type = meaning.NordicArgs

    # Of a module with several functions the one of the same name comes last: it hides the module.
    components = staticmethod(components.load)
    explain = staticmethod(explain.explain)
    moves_about = staticmethod(meaning.moves_about)
    question = staticmethod(meaning.question)
    meaning = staticmethod(meaning.meaning)
    quote = staticmethod(quote.quote)
    hidden_score_parts = staticmethod(accounts.hidden_score_parts)
    accounts = staticmethod(accounts.accounts)
    payments = staticmethod(ways_to_pay)
    early = staticmethod(early_offer)
    ways = staticmethod(ways.ways)
    printed = staticmethod(printed.printed)
    reveals_information = staticmethod(log.reveals_information)
    public_text = staticmethod(log.public_text)
    log = staticmethod(log.log)
    arrange = staticmethod(arrange.arrange)
    expand_shorthand = staticmethod(shorthand.expand_shorthand)

    def view(self, s: State, components: Components, seat: int | None) -> View:
        return cast(View, view.view(s, components, seat))

    def begins_group(self, s: State) -> bool:
        if s.decision == decisions.TICKET:
            return s.offered[s.seat].bit_count() == s.offer_size
        return s.decision in (decisions.ACTION, decisions.SECOND, decisions.EXTRA)

    def round_number(self, s: State) -> int:
        """A round is a turn of each seat."""
        return 0 if s.phase == phases.SET_UP else s.turns // s.players + 1


game = Nordic()
