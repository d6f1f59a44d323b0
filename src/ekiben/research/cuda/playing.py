"""Kernels for random games to their end.

Threads run in step, 32 at a time, and a processor of the GPU keeps little of the code at hand. So games are
sorted by the move that comes next (`sorting`): threads side by side then run through the same rules.
Unsorted, they waited for code most of the time. `order` has the rows of the games in that order, and `keys`
beside it the next move of each, or one of two more, which come last, so that the places in which something is
played come first: `over` and `idle`.

A row is a position and what else belongs to the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ekiben.game import Game
from ekiben.research.cuda.device import cuda_module
from ekiben.research.cuda.shared_memory import Records, sizes, warp_copies
from ekiben.rng import DEAL_STREAM, PLAY_STREAM, random_below, seed_rng
from ekiben.rule import device_rule

DICE = 0  # two words after the position: the chance that chooses moves
COUNT = 2  # the word after them: moves so far
SECTOR = 4  # words that memory gives and takes at once: rows begin with one


def row_words(game: Game) -> int:
    """Words of a row."""
    return -(-(count_place(game) + 1) // SECTOR) * SECTOR


def count_place(game: Game) -> int:
    """Where in a row the moves so far are counted."""
    return Records(game).words + COUNT


def over(game: Game) -> int:
    """The key of a game that has ended, or has not begun: it is renewed together with others."""
    return len(game.move_texts)


def idle(game: Game) -> int:
    """The key of a row in which nothing more is played."""
    return len(game.move_texts) + 1


def renewing(game: Game, games_per_warp: int) -> Callable[..., None]:
    """Games that have ended are scored and kept, and the next ones begin in their rows."""
    from numba import types

    cuda = cuda_module()
    moves, seats, parts = sizes(game)
    rules, records = game.rules, Records(game)
    new_game, legal, score = map(device_rule, (rules.new_game, rules.legal, rules.score))
    seed_dice, pick = device_rule(seed_rng), device_rule(random_below)
    reserve, load, store, clear = warp_copies(records, games_per_warp)
    deal, play, ended, nothing = DEAL_STREAM, PLAY_STREAM, over(game), idle(game)
    record, box_record, after, length = records.position, records.box, records.words + DICE, count_place(game)

    def renew(
        rows: Any,
        boxes: Any,
        players: int,
        options: int,
        seed: int,
        first: int,
        keys: Any,
        order: Any,
        numbers: Any,
        begun: Any,
        finals: Any,
        lengths: Any,
        results: Any,
        left: Any,
    ) -> None:
        t = cuda.threadIdx.x
        place = cuda.blockIdx.x * games_per_warp + t
        i = -1
        if t < games_per_warp and place < order.size and keys[place] == ended:
            i = order[place]
        if not cuda.syncthreads_or(1 if i >= 0 else 0):
            return
        n = -1
        if i >= 0:
            n = numbers[i]
        shared, global_rows, shared_box = reserve(i if n >= 0 else -1)
        cuda.syncthreads()
        load(shared, global_rows, shared_box, rows, boxes)
        cuda.syncthreads()
        s = shared.view(record)[min(t, games_per_warp - 1)]
        box = shared_box.view(box_record)[0]
        if n >= 0:
            scores = cuda.local.array((seats, parts), types.int32)
            score(s, box, scores)
            for seat in range(seats):
                for part in range(parts):
                    results[n, seat, part] = scores[seat, part]
            lengths[n] = rows[i, length]
            cuda.atomic.sub(left, 0, 1)
        if t < games_per_warp:
            global_rows[t] = n
        cuda.syncthreads()
        store(shared, global_rows, finals)
        cuda.syncthreads()
        clear(shared)
        number = -1
        if i >= 0:
            number = cuda.atomic.add(begun, 0, 1)
            numbers[i] = number
            if number >= lengths.size:
                keys[place] = nothing
                number = -1
        if t < games_per_warp:
            global_rows[t] = i if number >= 0 else -1
        cuda.syncthreads()
        if number >= 0:
            action_rng = cuda.local.array(2, types.int64)
            seed_dice(action_rng, seed, first + number, deal)
            new_game(s, box, players, options, action_rng)
            seed_dice(action_rng, seed, first + number, play)
            choices = cuda.local.array(moves, types.int16)
            keys[place] = choices[pick(action_rng, legal(s, box, choices))]
            rows[i, after], rows[i, after + 1], rows[i, length] = action_rng[0], action_rng[1], 0
        cuda.syncthreads()
        store(shared, global_rows, rows)

    return renew


def advancing(game: Game, games_per_warp: int) -> Callable[..., None]:
    """The next move of every game, and the choice of the one after it."""
    from numba import types

    cuda = cuda_module()
    moves, _, _ = sizes(game)
    records = Records(game)
    legal, apply, pick = map(device_rule, (game.rules.legal, game.rules.apply, random_below))
    reserve, load, store, _ = warp_copies(records, games_per_warp)
    ended = over(game)
    record, box_record, after, length = records.position, records.box, records.words + DICE, count_place(game)

    def advance(rows: Any, boxes: Any, keys: Any, order: Any) -> None:
        t = cuda.threadIdx.x
        place = cuda.blockIdx.x * games_per_warp + t
        i = -1
        move = ended
        if t < games_per_warp and place < order.size:
            i = order[place]
            move = keys[place]
        if move >= ended:
            i = -1
        if not cuda.syncthreads_or(1 if i >= 0 else 0):
            return
        action_rng = cuda.local.array(2, types.int64)
        count = 0
        if i >= 0:  # asked for now, before all waits for the positions
            action_rng[0], action_rng[1], count = rows[i, after], rows[i, after + 1], rows[i, length]
        shared, global_rows, shared_box = reserve(i)
        cuda.syncthreads()
        load(shared, global_rows, shared_box, rows, boxes)
        cuda.syncthreads()
        if i >= 0:
            s = shared.view(record)[t]
            box = shared_box.view(box_record)[0]
            apply(s, box, move)
            rows[i, length] = count + 1
            if s.seat < 0:
                keys[place] = ended
            else:
                choices = cuda.local.array(moves, types.int16)
                keys[place] = choices[pick(action_rng, legal(s, box, choices))]
                rows[i, after], rows[i, after + 1] = action_rng[0], action_rng[1]
        cuda.syncthreads()
        store(shared, global_rows, rows)

    return advance
