"""Kernels that play random games to their end.

The 32 threads of a warp run in step, and the instruction cache of a multiprocessor is small. So games are
sorted by their next move (`sorting`): then neighbouring threads execute the same rules. Unsorted, they spent
most of their time waiting for code. `order` has the row numbers of the games in that order, and `keys` the
next move of each. Two more keys, `ended_key` and `idle_key`, come last, so that rows with a game to play
come first.

A row is a position, the random generator of its moves, and the number of moves so far.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ekiben.game import Game
from ekiben.research.cuda.device import cuda_module
from ekiben.research.cuda.shared_memory import Records, sizes, warp_copies
from ekiben.rng import DEAL_STREAM, PLAY_STREAM, random_below, seed_rng
from ekiben.rule import device_rule

RNG_WORD = 0  # after the position: two words of the random generator that chooses moves
COUNT_WORD = 2  # after the position: the number of moves so far
SECTOR_WORDS = 4  # memory is read and written in sectors of this size: every row begins with a new one


def row_words(game: Game) -> int:
    return -(-(count_word(game) + 1) // SECTOR_WORDS) * SECTOR_WORDS


def count_word(game: Game) -> int:
    """The word of a row that counts the moves so far."""
    return Records(game).words + COUNT_WORD


def ended_key(game: Game) -> int:
    """The key of a row whose game has ended or not yet started: the next refill starts a game in it."""
    return len(game.move_texts)


def idle_key(game: Game) -> int:
    """The key of a row in which no more games start."""
    return len(game.move_texts) + 1


def refill_kernel(game: Game, games_per_warp: int) -> Callable[..., None]:
    """Make the kernel that scores and stores ended games, and starts new games in their rows."""
    from numba import types

    cuda = cuda_module()
    moves, seats, parts = sizes(game)
    rules, records = game.rules, Records(game)
    new_game, legal, score = map(device_rule, (rules.new_game, rules.legal, rules.score))
    start_rng, pick = device_rule(seed_rng), device_rule(random_below)
    reserve, load, store, clear = warp_copies(records, games_per_warp)
    deal, play, ended, idle = DEAL_STREAM, PLAY_STREAM, ended_key(game), idle_key(game)
    record, box_record, rng_word, count_at = (
        records.position,
        records.box,
        records.words + RNG_WORD,
        count_word(game),
    )

    def refill(
        rows: Any,
        boxes: Any,
        players: int,
        options: int,
        seed: int,
        first: int,
        keys: Any,
        order: Any,
        game_numbers: Any,
        started: Any,
        finals: Any,
        lengths: Any,
        results: Any,
        unfinished: Any,
    ) -> None:
        t = cuda.threadIdx.x
        slot = cuda.blockIdx.x * games_per_warp + t
        i = -1
        if t < games_per_warp and slot < order.size and keys[slot] == ended:
            i = order[slot]
        if not cuda.syncthreads_or(1 if i >= 0 else 0):
            return
        n = -1
        if i >= 0:
            n = game_numbers[i]
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
            lengths[n] = rows[i, count_at]
            cuda.atomic.sub(unfinished, 0, 1)
        if t < games_per_warp:
            global_rows[t] = n
        cuda.syncthreads()
        store(shared, global_rows, finals)
        cuda.syncthreads()
        clear(shared)
        number = -1
        if i >= 0:
            number = cuda.atomic.add(started, 0, 1)
            game_numbers[i] = number
            if number >= lengths.size:
                keys[slot] = idle
                number = -1
        if t < games_per_warp:
            global_rows[t] = i if number >= 0 else -1
        cuda.syncthreads()
        if number >= 0:
            rng = cuda.local.array(2, types.int64)
            start_rng(rng, seed, first + number, deal)
            new_game(s, box, players, options, rng)
            start_rng(rng, seed, first + number, play)
            choices = cuda.local.array(moves, types.int16)
            keys[slot] = choices[pick(rng, legal(s, box, choices))]
            rows[i, rng_word], rows[i, rng_word + 1], rows[i, count_at] = rng[0], rng[1], 0
        cuda.syncthreads()
        store(shared, global_rows, rows)

    return refill


def advance_kernel(game: Game, games_per_warp: int) -> Callable[..., None]:
    """Make the kernel that applies the next move of every game and chooses the move after it."""
    from numba import types

    cuda = cuda_module()
    moves, _, _ = sizes(game)
    records = Records(game)
    legal, apply, pick = map(device_rule, (game.rules.legal, game.rules.apply, random_below))
    reserve, load, store, _ = warp_copies(records, games_per_warp)
    ended = ended_key(game)
    record, box_record, rng_word, count_at = (
        records.position,
        records.box,
        records.words + RNG_WORD,
        count_word(game),
    )

    def advance(rows: Any, boxes: Any, keys: Any, order: Any) -> None:
        t = cuda.threadIdx.x
        slot = cuda.blockIdx.x * games_per_warp + t
        i = -1
        move = ended
        if t < games_per_warp and slot < order.size:
            i = order[slot]
            move = keys[slot]
        if move >= ended:
            i = -1
        if not cuda.syncthreads_or(1 if i >= 0 else 0):
            return
        rng = cuda.local.array(2, types.int64)
        count = 0
        if i >= 0:  # loaded here, before the threads wait for the positions
            rng[0], rng[1], count = rows[i, rng_word], rows[i, rng_word + 1], rows[i, count_at]
        shared, global_rows, shared_box = reserve(i)
        cuda.syncthreads()
        load(shared, global_rows, shared_box, rows, boxes)
        cuda.syncthreads()
        if i >= 0:
            s = shared.view(record)[t]
            box = shared_box.view(box_record)[0]
            apply(s, box, move)
            rows[i, count_at] = count + 1
            if s.seat < 0:
                keys[slot] = ended
            else:
                choices = cuda.local.array(moves, types.int16)
                keys[slot] = choices[pick(rng, legal(s, box, choices))]
                rows[i, rng_word], rows[i, rng_word + 1] = rng[0], rng[1]
        cuda.syncthreads()
        store(shared, global_rows, rows)

    return advance
