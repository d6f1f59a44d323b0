"""Kernels: one thread of a GPU for each game, calling the very rules that everything else calls.

A kernel only says which thread does what. What happens in a game stands in the rules, of which
`ekiben.rule.device_rule` gives the twins for a GPU.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ekiben.chance import below, seed_chance
from ekiben.game import Game
from ekiben.playout import DEAL, PLAY
from ekiben.research import stepping
from ekiben.research.cuda.device import cuda_module, word_of
from ekiben.research.cuda.keeping import Kernel, kernel_folder
from ekiben.rule import device_rule

WARP = 32  # threads that run in step
AHEAD = 20  # words that a thread asks for before it waits for the first
BLOCK = 128  # threads that are started together where positions stay where they are


class Kernels:
    """The kernels of one game; each is compiled, or loaded from the disk, when it is first launched."""

    def __init__(self, game: Game, block: int = WARP) -> None:
        step_game = stepping.step_of(game)
        near = [_renew(game, block), _advance(game, block)]
        far = [_step(game, step_game), _check(), _choose()]
        folder = kernel_folder(game, [*near, *far, step_game, stepping.is_choice, stepping.choose])
        self.renew, self.advance = (Kernel(function, folder, block) for function in near)
        self.step, self.check, self.choose = (Kernel(function, folder, BLOCK) for function in far)


def _sizes(game: Game) -> tuple[int, int, int]:
    """What the rules write to: moves, seats, parts of a score."""
    seats = max(game.seats(players) for players in game.player_counts)
    return len(game.move_texts), seats, len(game.score_parts)


# --- positions brought near -----------------------------------------------------------------------------
#
# Rules look at a position byte by byte. Far away, in the memory of the device, every look of 32 threads at 32
# positions is 32 accesses. So a block of 32 threads copies its positions into the memory that it shares, all
# threads together and in the widest words, lets the rules work there, and copies them back. Copying record by
# record would not do: Numba copies them byte by byte, each thread its own.


def _copies(words: int, block: int) -> tuple[Any, Any, Any]:
    """How the threads of a block copy positions of so many words: to it, from it, and blank ones.

    `whose` tells for each thread the row far away that its position comes from or goes to, or -1.
    """
    from numba import types

    cuda = cuda_module()
    jit = cuda.jit(device=True)
    parts = -(-words // block)  # in so many parts a row is copied, one word of each by every thread
    rows = max(rows for rows in (1, 2, 4, 8, 16) if rows == 1 or rows * parts <= AHEAD)
    last, ahead = words - 1, rows * parts

    def fetch(far: Any, whose: Any, near: Any) -> None:
        # Many loads before the first of them is waited for, and no branches: whoever has no position gets
        # that of row 0, and threads that are too many at the end of a row all copy its last word.
        t = cuda.threadIdx.x
        taken = cuda.local.array(ahead, types.int64)
        for start in range(0, block, rows):
            for n in range(rows):
                for part in range(parts):
                    row = max(whose[start + n], 0)
                    taken[n * parts + part] = far[row, min(t + part * block, last)]
            for n in range(rows):
                for part in range(parts):
                    near[start + n, min(t + part * block, last)] = taken[n * parts + part]

    def store(near: Any, whose: Any, far: Any) -> None:
        t = cuda.threadIdx.x
        for n in range(block):
            row = whose[n]
            if row >= 0:
                for part in range(parts):
                    far[row, min(t + part * block, last)] = near[n, min(t + part * block, last)]

    def clear(near: Any) -> None:
        for n in range(block):
            for word in range(cuda.threadIdx.x, words, block):
                near[n, word] = 0

    return jit(fetch), jit(store), jit(clear)


class _Records:
    """The records of a game as the kernels see them: as such, and as rows of words."""

    def __init__(self, game: Game) -> None:
        from numba import from_dtype

        self.position, self.box = game.state.dtype, type(game.components().box).dtype
        word, box_word = word_of(self.position), word_of(self.box)
        self.word, self.box_word = from_dtype(word), from_dtype(box_word)
        self.words = self.position.itemsize // word.itemsize
        self.box_words = self.box.itemsize // box_word.itemsize


# --- random games to their end --------------------------------------------------------------------------
#
# Threads run in step, 32 at a time, and a processor of the GPU keeps little of the code at hand. So games are
# sorted by the move that comes next (`sorting`): threads side by side then run through the same rules.
# Unsorted, they waited for code most of the time. `keys` has the next move of each game, or one of two more,
# which come last, so that the places in which something is played come first in the order:


def over(game: Game) -> int:
    """The key of a game that has ended, or has not begun: it is renewed together with others."""
    return len(game.move_texts)


def idle(game: Game) -> int:
    """The key of a place in which nothing more is played."""
    return len(game.move_texts) + 1


def _renew(game: Game, block: int) -> Callable[..., None]:
    """Games that have ended are scored and kept, and the next ones begin in their places."""
    from numba import types

    cuda = cuda_module()
    moves, seats, parts = _sizes(game)
    rules, records = game.rules, _Records(game)
    new_game, legal, score = map(device_rule, (rules.new_game, rules.legal, rules.score))
    seed_dice, pick = device_rule(seed_chance), device_rule(below)
    fetch, store, clear = _copies(records.words, block)
    deal, play, ended, nothing = DEAL, PLAY, over(game), idle(game)
    record, word, words = records.position, records.word, records.words
    box_record, box_word, box_size = records.box, records.box_word, records.box_words

    def renew(
        positions: Any,
        boxes: Any,
        players: int,
        options: int,
        seed: int,
        first: int,
        order: Any,
        numbers: Any,
        begun: Any,
        dice: Any,
        keys: Any,
        counts: Any,
        finals: Any,
        lengths: Any,
        results: Any,
        left: Any,
    ) -> None:
        whose = cuda.shared.array(block, types.int32)
        near = cuda.shared.array((block, words), word)
        near_box = cuda.shared.array(box_size, box_word)
        t = cuda.threadIdx.x
        place = cuda.grid(1)
        i = -1
        if place < order.size and keys[order[place]] == ended:
            i = order[place]
        if not cuda.syncthreads_or(1 if i >= 0 else 0):
            return
        n = -1
        if i >= 0:
            n = numbers[i]
        whose[t] = i if n >= 0 else -1
        for k in range(t, box_size, block):
            near_box[k] = boxes[0, k]
        cuda.syncthreads()
        fetch(positions, whose, near)
        cuda.syncthreads()
        s = near.view(record)[t, 0]
        box = near_box.view(box_record)[0]
        if n >= 0:
            scores = cuda.local.array((seats, parts), types.int32)
            score(s, box, scores)
            for seat in range(seats):
                for part in range(parts):
                    results[n, seat, part] = scores[seat, part]
            lengths[n] = counts[i]
            cuda.atomic.sub(left, 0, 1)
        whose[t] = n
        cuda.syncthreads()
        store(near, whose, finals)
        cuda.syncthreads()
        clear(near)
        number = -1
        if i >= 0:
            number = cuda.atomic.add(begun, 0, 1)
            numbers[i] = number
            if number >= lengths.size:
                keys[i] = nothing
                number = -1
        whose[t] = i if number >= 0 else -1
        cuda.syncthreads()
        if number >= 0:
            seed_dice(dice[i], seed, first + number, deal)
            new_game(s, box, players, options, dice[i])
            seed_dice(dice[i], seed, first + number, play)
            counts[i] = 0
            choices = cuda.local.array(moves, types.int16)
            keys[i] = choices[pick(dice[i], legal(s, box, choices))]
        cuda.syncthreads()
        store(near, whose, positions)

    return renew


def _advance(game: Game, block: int) -> Callable[..., None]:
    """The next move of every game, and the choice of the one after it."""
    from numba import types

    cuda = cuda_module()
    moves, _, _ = _sizes(game)
    records = _Records(game)
    legal, apply, pick = map(device_rule, (game.rules.legal, game.rules.apply, below))
    fetch, store, _ = _copies(records.words, block)
    ended = over(game)
    record, word, words = records.position, records.word, records.words
    box_record, box_word, box_size = records.box, records.box_word, records.box_words

    def advance(positions: Any, boxes: Any, dice: Any, keys: Any, counts: Any, order: Any) -> None:
        whose = cuda.shared.array(block, types.int32)
        near = cuda.shared.array((block, words), word)
        near_box = cuda.shared.array(box_size, box_word)
        t = cuda.threadIdx.x
        place = cuda.grid(1)
        i = -1
        if place < order.size and keys[order[place]] < ended:
            i = order[place]
        if not cuda.syncthreads_or(1 if i >= 0 else 0):
            return
        whose[t] = i
        for k in range(t, box_size, block):
            near_box[k] = boxes[0, k]
        cuda.syncthreads()
        fetch(positions, whose, near)
        cuda.syncthreads()
        if i >= 0:
            s = near.view(record)[t, 0]
            box = near_box.view(box_record)[0]
            apply(s, box, keys[i])
            counts[i] += 1
            if s.seat < 0:
                keys[i] = ended
            else:
                choices = cuda.local.array(moves, types.int16)
                keys[i] = choices[pick(dice[i], legal(s, box, choices))]
        cuda.syncthreads()
        store(near, whose, positions)

    return advance


# --- steps ----------------------------------------------------------------------------------------------


def _step(game: Game, rule: Callable[..., None]) -> Callable[..., None]:
    """A step of every game; see `stepping.step_game`."""
    from numba import types

    cuda = cuda_module()
    _, seats, parts = _sizes(game)
    step_game = device_rule(rule)

    def step(
        positions: Any,
        cells: Any,
        boxes: Any,
        players: int,
        options: int,
        whole_win: int,
        actions: Any,
        seeds: Any,
        dice: Any,
        choices: Any,
        counts: Any,
        observations: Any,
        mask: Any,
        deciding: Any,
        rewards: Any,
        totals: Any,
        done: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < positions.size:
            rng = cuda.local.array(2, types.int64)
            scores = cuda.local.array((seats, parts), types.int32)
            step_game(
                positions,
                i,
                i,
                cells,
                boxes[0],
                players,
                options,
                whole_win,
                actions,
                seeds,
                rng,
                dice,
                choices,
                counts,
                scores,
                observations,
                mask,
                deciding,
                rewards,
                totals,
                done,
            )

    return step


def _check() -> Callable[..., None]:
    """Take the actions, of whatever integers, and note the first game whose action is not legal."""
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


def _choose() -> Callable[..., None]:
    """A legal action by chance for every game."""
    cuda = cuda_module()
    choose_one = device_rule(stepping.choose)

    def choose(actions: Any, dice: Any, choices: Any, counts: Any) -> None:
        i = cuda.grid(1)
        if i < actions.size:
            actions[i] = choose_one(dice[i], choices[i], counts[i])

    return choose
