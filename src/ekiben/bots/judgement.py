"""How a game is judged: what its package `bots` gives to the bots that play any game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from ekiben.bots.scratch import SearchScratch


class SearchParams(NamedTuple):
    """How a game is searched; found by trying."""

    exploration: int  # how much moves that were seldom tried are preferred, in thousandths of a win
    spread: int  # tenths of points that make a good lead
    horizon: int  # stages of the game to look ahead; see `Judgement.stage`
    expand_after: int  # visits before a node gets children: most nodes never need them
    prior_visits: int  # visits that the rating of a move stands for, …
    prior_visits_others: int  # … and that of a move of another seat
    ignore_lead: bool = False  # only what is won or lost from now on counts, as if all were even
    win_weight: int = 9  # tenths of the value of a finished game that are for the win, not for the points


class Judgement(NamedTuple):
    """How positions are valued, and what else plays the game."""

    evaluate: Any  # (s, box, scratch, seat): points that a seat may expect at the end, in tenths
    between_actions: Any  # (s): no action has been begun and not ended
    stage: Any  # (s): how far the game has come, a number that never falls
    sensible: Any  # like `legal` of the rules, but without moves that only give something away
    forgiving: Any  # (s): a worse choice can be made up for
    params: SearchParams
    params_multiplayer: SearchParams | None = None  # at tables of more than two; else the same
    scratch: type[SearchScratch] = SearchScratch  # with the fields that the rules here need
    quick_evaluate: Any = None  # like `evaluate`, for `greedy`; else the same
    rollout_move: Any = None  # a quick move; else the best step, see `search_rules.rollout_move`
    rate: Any = None  # what moves seem worth; else by `evaluate`, see `search_rules.rate`
    reweight_sample: Any = None  # make a sample likelier, see `search_rules.reweight_sample`
    policies: Mapping[str, Any] = MappingProxyType({})  # bots of the game's own: rules like `best_action`
    levels: Mapping[str, str] = MappingProxyType({})  # names for people, with the bots they stand for
