"""The whole game as two rules: what may be done (`legal`), and doing it (`apply`).

Everything between two decisions happens in `proceed`.
"""

from __future__ import annotations

from ekiben.games.zero_kei.actions import (
    end_turn,
    legal_actions,
    legal_repeat_targets,
    use_card,
)
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
from ekiben.games.zero_kei.moves import (
    M_ADVANCE,
    M_BUY,
    M_DONE,
    M_DRAFT,
    M_FROM,
    M_ON,
    M_ORDER,
    M_SPACE,
    M_TO,
    M_TOKEN,
)
from ekiben.games.zero_kei.purchase import (
    begin_year,
    carriage_joins,
    choose_carriage,
    end_purchase,
    legal_carriages,
)
from ekiben.games.zero_kei.setup import set_up
from ekiben.games.zero_kei.state import (
    ACTING,
    CHOOSE_ACTION,
    CHOOSE_CARRIAGE,
    CHOOSE_COUNTER,
    CHOOSE_DISCARD,
    CHOOSE_EFFECT,
    CHOOSE_ENGINE,
    CHOOSE_LENDER,
    CHOOSE_MOVE,
    CHOOSE_ORDER,
    CHOOSE_PLACE,
    CHOOSE_REPEAT,
    CHOOSE_SCORE,
    CHOOSE_SPACE,
    CHOOSE_TOKEN,
    CHOOSE_TOKEN_CARRIAGE,
    CHOOSE_TRADE,
    CHOOSE_WORK,
    COLOURS,
    DRAFT,
    ENGINES,
    HIDEO,
    HIDEO_ORDERS,
    NOBODY,
    NOTHING,
    ORDERED,
    OVER,
    PURCHASE,
    RUN,
    YEARS,
    State,
)
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
    legal_tokens,
    legal_works,
    move_carriage,
    put_token,
    take_token,
)
from ekiben.layout import Cells
from ekiben.rule import rule

# --- small decisions that belong to no chapter ----------------------------------------------------------


@rule
def legal_engines(s: State, out: Cells) -> int:
    """The engines still laid out."""
    n = 0
    for engine in range(ENGINES):
        if s.engines_left >> engine & 1:
            out[n] = M_DRAFT + engine
            n += 1
    return n


@rule
def take_engine(s: State, seat: int, engine: int) -> None:
    """An engine of the draft; the box has its own engines for every number of players."""
    s.engines[seat] = s.players * ENGINES + engine
    s.engines_left &= ~(1 << engine)
    s.turn += 1
    s.decision = NOTHING


@rule
def legal_counters(s: State, out: Cells) -> int:
    """Counters that may be advanced; one on the last space, too (ruling 4)."""
    n = 0
    for colour in range(COLOURS):
        if s.colours >> colour & 1:
            out[n] = M_ADVANCE + colour
            n += 1
    return n


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
    """Fill in the moves that the deciding seat may make; how many."""
    asked = s.decision
    if asked == CHOOSE_ACTION:
        return legal_actions(s, box, out)
    if asked == CHOOSE_WORK:
        return legal_works(s, box, out)
    if asked == CHOOSE_COUNTER:
        return legal_counters(s, out)
    if asked in (CHOOSE_EFFECT, CHOOSE_TRADE):
        return legal_effects(out)
    if asked == CHOOSE_ORDER:
        return legal_orders(s, out)
    if asked == CHOOSE_CARRIAGE:
        return legal_carriages(s, box, out)
    if asked == CHOOSE_REPEAT:
        return legal_repeat_targets(s, box, out)
    if asked == CHOOSE_SPACE:
        return legal_spaces(s, box, out)
    if asked == CHOOSE_LENDER:
        return legal_lenders(s, out)
    if asked == CHOOSE_MOVE:
        return legal_moves_of_carriage(s, out)
    if asked == CHOOSE_PLACE:
        return legal_places(s, out)
    if asked == CHOOSE_TOKEN:
        return legal_tokens(s, out)
    if asked == CHOOSE_TOKEN_CARRIAGE:
        return legal_token_carriages(s, out)
    if asked == CHOOSE_DISCARD:
        return legal_purchases(s, box, out)
    if asked == CHOOSE_SCORE:
        return legal_scores(s, box, out)
    if asked == CHOOSE_ENGINE:
        return legal_engines(s, out)
    return 0


@rule
def do_move(s: State, box: Box, move: int) -> None:
    """What the move itself does."""
    asked = s.decision
    seat = s.seat
    if asked == CHOOSE_ACTION:
        if move == M_DONE:
            end_turn(s, box, seat)
        else:
            s.actions_left -= 1
            use_card(s, box, seat, move)
    elif asked == CHOOSE_WORK:
        do_work(s, box, seat, move)
    elif asked == CHOOSE_COUNTER:
        advance_chosen(s, box, move - M_ADVANCE)
    elif asked == CHOOSE_EFFECT:
        answer_effect(s, box, seat, move)
    elif asked == CHOOSE_ORDER:
        take_order(s, box, seat, move - M_ORDER)
    elif asked == CHOOSE_CARRIAGE:
        choose_carriage(s, box, seat, move - M_BUY)
    elif asked == CHOOSE_REPEAT:
        use_card(s, box, seat, move)
    elif asked == CHOOSE_SPACE:
        choose_track_space(s, box, seat, move - M_SPACE)
    elif asked == CHOOSE_LENDER:
        finish_track(s, box, seat, move - M_FROM)
    elif asked == CHOOSE_MOVE:
        choose_move(s, seat, move)
    elif asked == CHOOSE_PLACE:
        move_carriage(s, box, seat, move - M_TO)
    elif asked == CHOOSE_TOKEN:
        take_token(s, move - M_TOKEN)
    elif asked == CHOOSE_TOKEN_CARRIAGE:
        put_token(s, move - M_ON)
    elif asked == CHOOSE_DISCARD:
        answer_purchase(s, box, seat, move)
    elif asked == CHOOSE_TRADE:
        answer_trade(s, box, seat, move)
    elif asked == CHOOSE_SCORE:
        answer_score(s, box, seat, move)
    else:
        take_engine(s, seat, move - M_DRAFT)


@rule
def apply(s: State, box: Box, move: int) -> None:
    """Do a legal move and all that follows, up to the next decision or the end."""
    do_move(s, box, move)
    while s.decision == NOTHING and s.phase != OVER:
        proceed(s, box)


@rule
def new_game(s: State, box: Box, players: int, options: int, rng: Cells) -> None:
    """Set-up, in a record full of zeros, up to the first decision."""
    set_up(s, box, players, options, rng)
    while s.decision == NOTHING:
        proceed(s, box)


@rule
def ask(s: State, decision: int, seat: int) -> None:
    """The next decision."""
    s.seat = seat
    s.decision = decision


@rule
def proceed(s: State, box: Box) -> None:
    """One step of what happens by itself."""
    if s.phase == RUN:
        proceed_run(s, box)
    elif s.phase == PURCHASE:
        proceed_purchase(s, box)
    elif s.phase == DRAFT:
        proceed_draft(s)
    else:
        proceed_end_of_round(s, box)


@rule
def proceed_draft(s: State) -> None:
    """The last in turn order chooses first; in solo the human chooses and Hideo takes the other."""
    if s.turn < s.players - s.solo:
        ask(s, CHOOSE_ENGINE, 0 if s.solo else s.queue[s.turn])
        return
    if s.solo:
        engine = 0
        while not s.engines_left >> engine & 1:
            engine += 1
        take_engine(s, HIDEO, engine)
    begin_year(s)


@rule
def proceed_purchase(s: State, box: Box) -> None:
    """In turn order."""
    if s.turn == s.players:
        end_purchase(s)
        return
    seat = s.queue[s.turn]
    s.turn += 1
    if s.solo and seat == HIDEO:
        hideo_chooses_carriage(s, box)
    else:
        ask(s, CHOOSE_CARRIAGE, seat)


@rule
def proceed_run(s: State, box: Box) -> None:
    """In order of row position: the carriage joins, the tile is chosen, actions are taken."""
    if s.stage == ORDERED:
        s.actions_left = box.event_actions[s.events[s.year]]
        s.stage = ACTING
    if s.stage == ACTING:
        ask(s, CHOOSE_ACTION, s.seat)
        return
    if s.stage >= HIDEO_ORDERS:
        hideo_step(s, box)
        return
    if s.turn == s.players:
        begin_end_of_round(s)
        return
    seat = s.queue[s.turn]
    carriage_joins(s, box, seat)
    if s.solo and seat == HIDEO:
        s.stage = HIDEO_ORDERS
    else:
        ask(s, CHOOSE_ORDER, seat)


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
        s.phase = OVER
        s.seat = NOBODY
