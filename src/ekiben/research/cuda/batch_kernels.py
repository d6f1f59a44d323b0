"""Kernels for batches; the rules that they run are in `ekiben.research.stepping`.

Moves are made in the order of the actions, for the same reason as in `playout_kernels`. Observations and
masks are written in the order of the games, so that neighbouring threads write to neighbouring addresses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ekiben.game import Game
from ekiben.research import stepping
from ekiben.research.cuda.device import cuda_module
from ekiben.research.cuda.shared_memory import Records, sizes, warp_copies
from ekiben.rule import device_rule


def move_kernel(game: Game, games_per_warp: int) -> Callable[..., None]:
    """Make the kernel that applies an action in every game and lists the next legal moves.

    Compare `stepping.step_games`.
    """
    from numba import types

    cuda = cuda_module()
    _, seats, parts = sizes(game)
    records = Records(game)
    move_game, legal = device_rule(stepping.bind_move_game(game)), device_rule(game.rules.legal)
    next_seed = device_rule(stepping.next_seed)
    reserve, load, store, _ = warp_copies(records, games_per_warp)
    record, words, box_record = records.position, records.words, records.box

    def move(
        positions: Any,
        boxes: Any,
        players: int,
        options: int,
        win_unit: int,
        actions: Any,
        order: Any,
        seeds: Any,
        action_rng: Any,
        choices: Any,
        counts: Any,
        deciding: Any,
        rewards: Any,
        totals: Any,
        done: Any,
    ) -> None:
        t = cuda.threadIdx.x
        slot = cuda.blockIdx.x * games_per_warp + t
        i = -1
        if t < games_per_warp and slot < order.size:
            i = order[slot]
        shared, global_rows, shared_box = reserve(i)
        cuda.syncthreads()
        load(shared, global_rows, shared_box, positions, boxes)
        cuda.syncthreads()
        if i >= 0:
            s = shared.view(record)[t]
            box = shared_box.view(box_record)[0]
            rng = cuda.local.array(2, types.int64)
            scores = cuda.local.array((seats, parts), types.int32)
            ended = move_game(
                s,
                shared[t * words : (t + 1) * words],
                box,
                players,
                options,
                win_unit,
                actions[slot],
                seeds[i],
                rng,
                action_rng[i],
                scores,
                rewards[i],
                totals[i],
            )
            done[i] = ended
            if ended:
                seeds[i] = next_seed(seeds[i])
            counts[i] = legal(s, box, choices[i])
            deciding[i] = s.seat
        cuda.syncthreads()
        store(shared, global_rows, positions)

    return move


def observe_kernel(game: Game, games_per_warp: int) -> Callable[..., None]:
    """Make the kernel that writes observations and masks."""
    cuda = cuda_module()
    records = Records(game)
    show_game = device_rule(stepping.bind_show_game(game))
    reserve, load, _, _ = warp_copies(records, games_per_warp)
    record, box_record = records.position, records.box

    def observe(positions: Any, boxes: Any, choices: Any, counts: Any, observations: Any, mask: Any) -> None:
        t = cuda.threadIdx.x
        i = cuda.blockIdx.x * games_per_warp + t
        if t >= games_per_warp or i >= counts.size:
            i = -1
        shared, global_rows, shared_box = reserve(i)
        cuda.syncthreads()
        load(shared, global_rows, shared_box, positions, boxes)
        cuda.syncthreads()
        if i >= 0:
            box = shared_box.view(box_record)[0]
            show_game(shared.view(record)[t], box, choices[i], counts[i], observations[i], mask[i])

    return observe


def check_kernel() -> Callable[..., None]:
    """Make the kernel that copies actions of any integer type and finds the first illegal one."""
    cuda = cuda_module()
    is_choice = device_rule(stepping.is_choice)

    def check(given: Any, actions: Any, choices: Any, counts: Any, first: Any) -> None:
        i = cuda.grid(1)
        if i < given.size:
            if is_choice(given[i], choices[i], counts[i]):
                actions[i] = given[i]
            else:
                cuda.atomic.min(first, 0, i)

    return check


def choose_kernel() -> Callable[..., None]:
    """Make the kernel that chooses a random legal action for every game."""
    cuda = cuda_module()
    choose_one = device_rule(stepping.choose)

    def choose(actions: Any, action_rng: Any, choices: Any, counts: Any) -> None:
        i = cuda.grid(1)
        if i < actions.size:
            actions[i] = choose_one(action_rng[i], choices[i], counts[i])

    return choose
