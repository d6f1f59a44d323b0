"""The whole game as two rules: what may be done (`legal`), and doing it (`apply`).

Everything between two decisions happens in `proceed`.
"""

from __future__ import annotations

from ekiben.games.zero_kei import decisions, phases
from ekiben.games.zero_kei import moves as m
from ekiben.games.zero_kei.actions import end_turn, legal_actions, legal_repeat_targets, use_card
from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.events import (
    answer_purchase,
    answer_score,
    answer_trade,
    begin_end_of_round,
    end_of_round_effect,
    legal_orders,
    legal_purchases,
    legal_scores,
    take_order,
)
from ekiben.games.zero_kei.hideo import hideo_chooses_carriage, hideo_step
from ekiben.games.zero_kei.purchase import (
    begin_year,
    carriage_joins,
    choose_carriage,
    end_purchase,
    legal_carriages,
)
from ekiben.games.zero_kei.setup import set_up
from ekiben.games.zero_kei.state import ALL_COLOURS, ENGINES, HIDEO, NOBODY, YEARS, State
from ekiben.games.zero_kei.value_track import advance_counter
from ekiben.games.zero_kei.work_steps import (
    answer_effect,
    choose_move,
    choose_track_space,
    do_work,
    finish_track,
    go_on_with_card,
    legal_effects,
    legal_lenders,
    legal_moves_of_carriage,
    legal_places,
    legal_spaces,
    legal_token_carriages,
    legal_works,
    move_carriage,
    put_token,
    take_token,
)
from ekiben.layout import Cells
from ekiben.rule import rule
from ekiben.sets import first_member, list_members

# --- small decisions of no chapter ----------------------------------------------------------------------


@rule
def take_engine(s: State, seat: int, engine: int) -> None:
    """An engine of the draft; the box has its own engines for every number of players."""
    s.engines[seat] = s.players * ENGINES + engine
    s.engines_left &= ~(1 << engine)
    s.turn += 1
    s.decision = decisions.NOTHING


@rule
def advance_chosen(s: State, box: Box, colour: int) -> None:
    """A counter was chosen; if two are due, the other must be a different one."""
    advance_counter(s, box, colour)
    s.colours &= ~(1 << colour)
    s.advances -= 1
    if s.advances == 0:
        s.colours = 0
        go_on_with_card(s)


# --- the contract ---------------------------------------------------------------------------------------


@rule
def legal(s: State, box: Box, out: Cells) -> int:
    """List the legal moves of the deciding seat in `out`; returns how many."""
    asked = s.decision
    if asked == decisions.ACTION:
        return legal_actions(s, box, out)
    if asked == decisions.WORK:
        return legal_works(s, box, out)
    if asked == decisions.COUNTER:
        return list_members(s.colours, m.ADVANCE, out, 0)  # one on the last space, too (ruling 4)
    if asked in (decisions.EFFECT, decisions.TRADE):
        return legal_effects(out)
    if asked == decisions.ORDER:
        return legal_orders(s, out)
    if asked == decisions.CARRIAGE:
        return legal_carriages(s, box, out)
    if asked == decisions.REPEAT:
        return legal_repeat_targets(s, box, out)
    if asked == decisions.SPACE:
        return legal_spaces(s, box, out)
    if asked == decisions.LENDER:
        return legal_lenders(s, out)
    if asked == decisions.MOVE:
        return legal_moves_of_carriage(s, out)
    if asked == decisions.PLACE:
        return legal_places(s, out)
    if asked == decisions.TOKEN:
        return list_members(s.spare, m.TOKEN, out, 0)
    if asked == decisions.TOKEN_CARRIAGE:
        return legal_token_carriages(s, out)
    if asked == decisions.DISCARD:
        return legal_purchases(s, box, out)
    if asked == decisions.SCORE:
        return legal_scores(s, box, out)
    if asked == decisions.ENGINE:
        return list_members(s.engines_left, m.DRAFT, out, 0)
    return 0


@rule
def do_move(s: State, box: Box, move: int) -> None:
    """What the move itself does."""
    asked = s.decision
    seat = s.seat
    if asked == decisions.ACTION:
        if move == m.DONE:
            end_turn(s, box, seat)
        else:
            s.actions_left -= 1
            use_card(s, box, seat, move)
    elif asked == decisions.WORK:
        do_work(s, box, seat, move)
    elif asked == decisions.COUNTER:
        advance_chosen(s, box, move - m.ADVANCE)
    elif asked == decisions.EFFECT:
        answer_effect(s, box, seat, move)
    elif asked == decisions.ORDER:
        take_order(s, box, seat, move - m.ORDER)
    elif asked == decisions.CARRIAGE:
        choose_carriage(s, box, seat, move - m.BUY)
    elif asked == decisions.REPEAT:
        use_card(s, box, seat, move)
    elif asked == decisions.SPACE:
        choose_track_space(s, box, seat, move - m.SPACE)
    elif asked == decisions.LENDER:
        finish_track(s, box, seat, move - m.FROM)
    elif asked == decisions.MOVE:
        choose_move(s, seat, move)
    elif asked == decisions.PLACE:
        move_carriage(s, box, seat, move - m.TO)
    elif asked == decisions.TOKEN:
        take_token(s, move - m.TOKEN)
    elif asked == decisions.TOKEN_CARRIAGE:
        put_token(s, move - m.ON)
    elif asked == decisions.DISCARD:
        answer_purchase(s, box, seat, move)
    elif asked == decisions.TRADE:
        answer_trade(s, box, seat, move)
    elif asked == decisions.SCORE:
        answer_score(s, box, seat, move)
    else:
        take_engine(s, seat, move - m.DRAFT)


@rule
def between_actions(s: State) -> bool:
    """Whether the question begins something new: no action is under way."""
    asked = s.decision
    if s.phase == phases.END_OF_ROUND and asked == decisions.COUNTER:
        # The tile's reward again, for one player after the other: only the second counter of a player,
        # or the counter of a carriage just bought, goes on with something.
        return s.colours == ALL_COLOURS
    if s.phase == phases.END_OF_ROUND and asked == decisions.DISCARD:
        return True
    return asked in (
        decisions.ENGINE,
        decisions.CARRIAGE,
        decisions.ORDER,
        decisions.ACTION,
        decisions.TRADE,
        decisions.SCORE,
    )


@rule
def apply(s: State, box: Box, move: int) -> None:
    """Play a legal move and all that follows, up to the next decision or the end."""
    do_move(s, box, move)
    while s.decision == decisions.NOTHING and s.phase != phases.OVER:
        proceed(s, box)


@rule
def new_game(s: State, box: Box, players: int, options: int, rng: Cells) -> None:
    """Set-up, in a record full of zeros, up to the first decision."""
    set_up(s, box, players, options, rng)
    while s.decision == decisions.NOTHING:
        proceed(s, box)


@rule
def ask(s: State, decision: int, seat: int) -> None:
    s.seat = seat
    s.decision = decision


@rule
def proceed(s: State, box: Box) -> None:
    """One step that needs no decision."""
    if s.phase == phases.RUN:
        proceed_run(s, box)
    elif s.phase == phases.PURCHASE:
        proceed_purchase(s, box)
    elif s.phase == phases.DRAFT:
        proceed_draft(s)
    else:
        proceed_end_of_round(s, box)


@rule
def proceed_draft(s: State) -> None:
    """The last in turn order chooses first; in solo the human chooses and Hideo takes the other."""
    if s.turn < s.players - s.solo:
        ask(s, decisions.ENGINE, 0 if s.solo else s.queue[s.turn])
        return
    if s.solo:
        take_engine(s, HIDEO, first_member(s.engines_left))
    begin_year(s)


@rule
def proceed_purchase(s: State, box: Box) -> None:
    if s.turn == s.players:
        end_purchase(s)
        return
    seat = s.queue[s.turn]
    s.turn += 1
    if s.solo and seat == HIDEO:
        hideo_chooses_carriage(s, box)
    else:
        ask(s, decisions.CARRIAGE, seat)


@rule
def proceed_run(s: State, box: Box) -> None:
    """In order of row position: the carriage joins, the tile is chosen, actions are taken."""
    if s.stage == phases.ORDERED:
        s.actions_left = box.event_actions[s.events[s.year]]
        s.stage = phases.ACTING
    if s.stage == phases.ACTING:
        ask(s, decisions.ACTION, s.seat)
        return
    if s.stage >= phases.HIDEO_ORDERS:
        hideo_step(s, box)
        return
    if s.turn == s.players:
        begin_end_of_round(s)
        return
    seat = s.queue[s.turn]
    carriage_joins(s, box, seat)
    if s.solo and seat == HIDEO:
        s.stage = phases.HIDEO_ORDERS
    else:
        ask(s, decisions.ORDER, seat)


@rule
def proceed_end_of_round(s: State, box: Box) -> None:
    """The effect for each player in turn, then the next year or the end of the game."""
    if s.turn < s.players:
        seat = s.queue[s.turn]
        s.turn += 1
        s.seat = seat
        end_of_round_effect(s, box, seat)
    elif s.year + 1 < YEARS:
        s.year += 1
        begin_year(s)
    else:
        s.phase = phases.OVER
        s.seat = NOBODY
