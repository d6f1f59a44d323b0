"""How bots think, as rules for any game: looking one action ahead, and searching.

`bind` puts a game's rules in. All in whole numbers, so that a budget in iterations gives the same on every
machine.

Positions are rows of an array: what is tried out is tried on the rows after the position in question.
Values are whole numbers. `evaluate` gives the points that a seat may expect at the end, in tenths.
"""

from __future__ import annotations

from typing import Any

from ekiben.bots.scratch import MAX_DEPTH, MAX_SEATS, SearchScratch
from ekiben.layout import Cells, Grid
from ekiben.placeholders import apply, between_actions, evaluate, legal, sample, score, stage
from ekiben.rng import random_below
from ekiben.rule import rule

WORST = -(1 << 40)
WHOLE = 1000  # a win, in values of the tree
ROOT = 16  # fixed point: square roots and the bounds of moves are in sixteenths

# Columns of the tree: a row is a node
CHILD = 0  # the first of the moves that follow, or 0
NEXT = 1  # the next of the moves at the same place, or 0
MOVE = 2  # the move that leads here; at the root the number of nodes
VISITS = 3
PRIOR = 4  # the value before any visit, for the seat that moves; see `rate`
VALUE = 5  # + seat: the sum of values
POINTS = VALUE + MAX_SEATS  # the sum of the points that the seat which thinks may expect, in tenths
COLUMNS = POINTS + 1
MAX_ITERATIONS = 1_000_000  # of a search: this many values and points can be added up in 32 bits …
MAX_POINTS = 2000  # … if they count no more than this, in tenths

LAST_STEPS = 60  # an action has fewer steps


# --- one action ahead -----------------------------------------------------------------------------------


@rule
def best_step(positions: Any, at: int, box: Any, scratch: SearchScratch, rng: Cells, moves: Cells) -> int:
    """The move after which the deciding seat's value is best; of several a random one."""
    seat = positions[at].seat
    count = legal(positions[at], box, moves)
    best = WORST
    chosen = moves[0]
    ties = 1
    for i in range(count):
        positions[at + 1] = positions[at]
        apply(positions[at + 1], box, moves[i])
        value = evaluate(positions[at + 1], box, scratch, seat)
        ties = ties + 1 if value == best else 1
        if value > best or (value == best and random_below(rng, ties) == 0):
            best = value
            chosen = moves[i]
    return chosen


@rule
def rollout_move(positions: Any, at: int, box: Any, scratch: SearchScratch, rng: Cells, moves: Cells) -> int:
    """How a game is played on after the tree, unless it has a quicker policy of its own."""
    return best_step(positions, at, box, scratch, rng, moves)


@rule
def best_rated(scratch: SearchScratch, count: int, rng: Cells, moves: Cells) -> int:
    """The move rated best; of several a random one."""
    scratch.rated_count = count
    best = WORST
    chosen = moves[0]
    ties = 1
    for i in range(count):
        value = scratch.ratings[i]
        ties = ties + 1 if value == best else 1
        if value > best or (value == best and random_below(rng, ties) == 0):
            best = value
            chosen = moves[i]
    return chosen


@rule
def best_action(
    positions: Any, box: Any, scratch: SearchScratch, rng: Cells, moves: Cells, inner: Cells
) -> int:
    """For the position in the first row, the move that begins the best action: each is tried with the best
    steps that follow. What they are worth is noted in `ratings`."""
    seat = positions[0].seat
    count = legal(positions[0], box, moves)
    if count == 1:
        return moves[0]
    for i in range(count):
        positions[1] = positions[0]
        apply(positions[1], box, moves[i])
        for _ in range(LAST_STEPS):
            if positions[1].seat != seat or between_actions(positions[1]):
                break
            apply(positions[1], box, best_step(positions, 1, box, scratch, rng, inner))
        scratch.ratings[i] = evaluate(positions[1], box, scratch, seat)
    return best_rated(scratch, count, rng, moves)


# --- what a position is worth ---------------------------------------------------------------------------


@rule
def nearness(behind: int, spread: int) -> int:
    """How much a seat counts that is `behind` tenths behind: all, and a quarter at `spread`."""
    part = WHOLE * spread // (spread + behind)
    return part * part


@rule
def expect(s: Any, box: Any, scratch: SearchScratch) -> None:
    """Chances to win, from the points that each seat may expect; `spread` tenths matter much.

    When the game is over, who has won counts `win_weight` tenths.
    """
    most = WORST
    for seat in range(s.players):
        value = evaluate(s, box, scratch, seat)
        if seat == scratch.me:
            scratch.points = max(-MAX_POINTS, min(MAX_POINTS, value))
        scratch.values[seat] = value + scratch.bonus[seat]
        most = max(most, scratch.values[seat])
    total = 0
    for seat in range(s.players):
        scratch.values[seat] = nearness(most - scratch.values[seat], scratch.spread)
        total += scratch.values[seat]
    for seat in range(s.players):
        scratch.values[seat] = scratch.values[seat] * WHOLE // total
    if s.seat < 0:
        score(s, box, scratch.scores)
        for seat in range(s.players):
            won = scratch.scores[seat, scratch.win] * WHOLE // scratch.win_unit
            value = (10 - scratch.win_weight) * scratch.values[seat] + scratch.win_weight * won
            scratch.values[seat] = value // 10


@rule
def reweight_sample(s: Any, box: Any, scratch: SearchScratch, seat: int, rng: Cells) -> None:
    """Make a sample likelier; unless a game says how, all that a seat can't know is equally likely."""


# --- the tree -------------------------------------------------------------------------------------------


@rule
def add_node(tree: Grid, node: int, move: int, prior: int) -> int:
    """A move at a node; 0 if there is no room."""
    new = tree[0, MOVE]
    if new >= len(tree):
        return 0
    tree[0, MOVE] = new + 1
    for column in range(COLUMNS):
        tree[new, column] = 0
    tree[new, MOVE] = move
    tree[new, PRIOR] = prior
    tree[new, NEXT] = tree[node, CHILD]
    tree[node, CHILD] = new
    return new


@rule
def rate(
    positions: Any, box: Any, scratch: SearchScratch, count: int, rng: Cells, moves: Cells, inner: Cells
) -> None:
    """What each of the moves in the position of row 1 seems worth for the seat that makes it, before it is
    tried: a share of the win, in `ratings`."""
    seat = positions[1].seat
    for i in range(count):
        positions[2] = positions[1]
        apply(positions[2], box, moves[i])
        expect(positions[2], box, scratch)
        scratch.ratings[i] = scratch.values[seat]


@rule
def square_root(number: int) -> int:
    """In units of one ROOT-th, rounded down."""
    root = ROOT
    number = number * ROOT * ROOT
    while root * root < number:
        root *= 2
    for _ in range(8):
        root = (root + number // root) // 2
    return root


@rule
def select(
    positions: Any,
    box: Any,
    scratch: SearchScratch,
    node: int,
    count: int,
    rng: Cells,
    moves: Cells,
    inner: Cells,
    tree: Grid,
) -> int:
    """The child to follow: of the moves that are legal now, the one that is best or least tried.

    Moves not seen here before get a node. `node_of_move` holds 0 for every move between calls.
    """
    child = tree[node, CHILD]
    while child:
        scratch.node_of_move[tree[child, MOVE]] = child
        child = tree[child, NEXT]
    seat = positions[1].seat
    best = WORST
    chosen = 0
    prior_visits = scratch.prior_visits if seat == scratch.me else scratch.prior_visits_others
    curiosity = scratch.exploration * square_root(tree[node, VISITS] + 1) // count
    for i in range(count):
        if scratch.node_of_move[moves[i]] == 0:
            rate(positions, box, scratch, count, rng, moves, inner)
            break
    for i in range(count):
        child = scratch.node_of_move[moves[i]]
        if child == 0:
            child = add_node(tree, node, moves[i], scratch.ratings[i])
            if child == 0:
                continue
        visits = tree[child, VISITS]
        value = tree[child, VALUE + seat] + prior_visits * tree[child, PRIOR]
        bound = ROOT * value // (visits + prior_visits) + curiosity // (visits + 1)
        if bound > best:
            best = bound
            chosen = child
    child = tree[node, CHILD]
    while child:
        scratch.node_of_move[tree[child, MOVE]] = 0
        child = tree[child, NEXT]
    return chosen


@rule
def descend(
    positions: Any,
    box: Any,
    scratch: SearchScratch,
    limit: int,
    rng: Cells,
    moves: Cells,
    inner: Cells,
    tree: Grid,
) -> int:
    """Down the tree to a node that was seldom visited, to the horizon, or to the end; how many steps."""
    node = 0
    steps = 0
    count = legal(positions[1], box, moves)
    while count and steps < MAX_DEPTH and stage(positions[1]) <= limit:
        if steps and tree[node, VISITS] < scratch.expand_after:
            break
        node = select(positions, box, scratch, node, count, rng, moves, inner, tree)
        if node == 0:
            return steps
        apply(positions[1], box, tree[node, MOVE])
        scratch.path[steps] = node
        steps += 1
        count = legal(positions[1], box, moves)
    return steps


@rule
def search(
    positions: Any,
    box: Any,
    scratch: SearchScratch,
    seat: int,
    iterations: int,
    rng: Cells,
    moves: Cells,
    inner: Cells,
    tree: Grid,
) -> None:
    """Information-set Monte Carlo tree search: more iterations, from the position in row 0.

    Every iteration plays in another position that the seat can't tell from the true one. The tree branches
    by moves only, so a node gathers what may follow them. After the tree a quick policy plays on, so that all
    positions that are valued lie at the same stage of the game: only then can their values be compared.
    """
    limit = stage(positions[0]) + scratch.horizon
    for _ in range(iterations):
        positions[1] = positions[0]
        sample(positions[1], box, seat, rng)
        reweight_sample(positions[1], box, scratch, seat, rng)
        for other in range(positions[1].players):
            scratch.bonus[other] = -evaluate(positions[1], box, scratch, other) if scratch.ignore_lead else 0
        steps = descend(positions, box, scratch, limit, rng, moves, inner, tree)
        while positions[1].seat >= 0 and stage(positions[1]) <= limit:
            apply(positions[1], box, rollout_move(positions, 1, box, scratch, rng, moves))
        expect(positions[1], box, scratch)
        tree[0, VISITS] += 1
        for i in range(steps):
            tree[scratch.path[i], VISITS] += 1
            tree[scratch.path[i], POINTS] += scratch.points
            for other in range(positions[1].players):
                tree[scratch.path[i], VALUE + other] += scratch.values[other]
