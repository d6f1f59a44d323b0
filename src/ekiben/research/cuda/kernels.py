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
from ekiben.research.cuda.device import WORD, cuda_module
from ekiben.research.cuda.keeping import Kernel, kernel_folder
from ekiben.rule import device_rule

WARP = 32  # threads that run in step
SHARED = 227 << 10  # bytes that the warps of a processor share on GPUs of today
ONE_BLOCK = 48 << 10  # of them, that the threads of one block may have
REGISTERS = 1 << 16  # that its threads share
MOST_REGISTERS = 255  # of one thread
BLOCK = 128  # threads that are started together where positions stay where they are


class Kernels:
    """The kernels of one game; each is compiled, or loaded from the disk, when it is first launched.

    `together` games are played by the threads of a warp that brings their positions near; as many as fit
    unless told otherwise.
    """

    def __init__(self, game: Game, together: int | None = None) -> None:
        together = together or Records(game).together()
        near = [make(game, together) for make in (_renew, _advance, _move, _show)]
        far = [_check(), _choose()]
        steps: list[Callable[..., Any]] = [stepping.steps_of(game), stepping.is_choice, stepping.choose]
        folder = kernel_folder(game, [*near, *far, *steps])
        self.renew, self.advance, self.move, self.show = (
            Kernel(function, folder, WARP, together) for function in near
        )
        self.check, self.choose = (Kernel(function, folder, BLOCK, BLOCK) for function in far)


def _sizes(game: Game) -> tuple[int, int, int]:
    """What the rules write to: moves, seats, parts of a score."""
    seats = max(game.seats(players) for players in game.player_counts)
    return len(game.move_texts), seats, len(game.score_parts)


# --- positions brought near -----------------------------------------------------------------------------
#
# Rules look at a position byte by byte. Far away, in the memory of the device, every look of 32 threads at 32
# positions is 32 accesses. So a warp copies the positions of its games into the memory of its processor, all
# threads together and in the widest words, lets the rules work there, and copies them back. Copying record by
# record would not do: Numba copies them byte by byte, each thread its own. Far away a position is the first
# part of a row, which ends with what else belongs to the game.

DICE = 0  # two words after the position: the chance that chooses moves
COUNT = 2  # the word after them: moves so far
SECTOR = 4  # words that memory gives and takes at once: rows begin with one


def row_words(game: Game) -> int:
    """Words of a row."""
    return -(-(Records(game).words + COUNT + 1) // SECTOR) * SECTOR


def count_place(game: Game) -> int:
    """Where in a row the moves so far are counted."""
    return Records(game).words + COUNT


def _copies(records: Records, together: int) -> tuple[Any, Any, Any]:
    """How the threads of a warp copy positions: to it, with the box, and from it; and blank ones.

    `whose` tells for each game the row far away that its position comes from or goes to, or -1.
    """
    from numba import types

    cuda = cuda_module()
    jit = cuda.jit(device=True, forceinline=True)
    words, box_words = records.words, records.box_words
    parts, box_parts = -(-words // WARP), -(-box_words // WARP)  # of a row, one word of each by every thread
    ahead = _ahead(together * words + box_words)
    rows = max(rows for rows in (1, 2, 4, 8, 16) if rows == 1 or rows * parts <= ahead)
    rows = min(rows, together)
    last, box_last, most = words - 1, box_words - 1, rows * parts

    def fetch(far: Any, whose: Any, near: Any, boxes: Any, near_box: Any) -> None:
        # Many loads before the first of them is waited for, and no branches: whoever has no position gets
        # that of row 0, and threads that are too many at the end of a row all copy its last word.
        t = cuda.threadIdx.x
        taken = cuda.local.array(most, types.int64)
        printed = cuda.local.array(box_parts, types.int64)
        for part in range(box_parts):
            printed[part] = boxes[0, min(t + part * WARP, box_last)]
        for start in range(0, together, rows):
            for n in range(rows):
                for part in range(parts):
                    row = max(whose[start + n], 0)
                    taken[n * parts + part] = far[row, min(t + part * WARP, last)]
            for n in range(rows):
                for part in range(parts):
                    near[(start + n) * words + min(t + part * WARP, last)] = taken[n * parts + part]
        for part in range(box_parts):
            near_box[min(t + part * WARP, box_last)] = printed[part]

    def store(near: Any, whose: Any, far: Any) -> None:
        t = cuda.threadIdx.x
        for n in range(together):
            row = whose[n]
            if row >= 0:
                for part in range(parts):
                    word = min(t + part * WARP, last)
                    far[row, word] = near[n * words + word]

    def clear(near: Any) -> None:
        for word in range(cuda.threadIdx.x, together * words, WARP):
            near[word] = 0

    return jit(fetch), jit(store), jit(clear)


def _ahead(words: int) -> int:
    """Words that a thread asks for before it waits for the first, if its warp keeps so many near."""
    warps = SHARED // (words * WORD)
    return min(REGISTERS // (warps * WARP), MOST_REGISTERS) // 3  # a word fills two of them


class Records:
    """The records of a game as the kernels see them: as such, and as rows of words."""

    def __init__(self, game: Game) -> None:
        self.position, self.box = game.state.dtype, type(game.components().box).dtype
        self.words, self.box_words = (each.itemsize // WORD for each in (self.position, self.box))

    def together(self) -> int:
        """Games whose positions one warp can bring near, with the box."""
        games, room = WARP, ONE_BLOCK // WORD - self.box_words - WARP  # which row each is, too
        while games > 1 and games * self.words > room:
            games //= 2
        return games


# --- random games to their end --------------------------------------------------------------------------
#
# Threads run in step, 32 at a time, and a processor of the GPU keeps little of the code at hand. So games are
# sorted by the move that comes next (`sorting`): threads side by side then run through the same rules.
# Unsorted, they waited for code most of the time. `order` has the rows of the games in that order, and `keys`
# beside it the next move of each, or one of two more, which come last, so that the places in which something
# is played come first:


def over(game: Game) -> int:
    """The key of a game that has ended, or has not begun: it is renewed together with others."""
    return len(game.move_texts)


def idle(game: Game) -> int:
    """The key of a row in which nothing more is played."""
    return len(game.move_texts) + 1


def _renew(game: Game, together: int) -> Callable[..., None]:
    """Games that have ended are scored and kept, and the next ones begin in their rows."""
    from numba import types

    cuda = cuda_module()
    moves, seats, parts = _sizes(game)
    rules, records = game.rules, Records(game)
    new_game, legal, score = map(device_rule, (rules.new_game, rules.legal, rules.score))
    seed_dice, pick = device_rule(seed_chance), device_rule(below)
    fetch, store, clear = _copies(records, together)
    deal, play, ended, nothing = DEAL, PLAY, over(game), idle(game)
    record, words, box_record, box_words = records.position, records.words, records.box, records.box_words
    everything, after, length = together * words, words + DICE, words + COUNT

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
        whose = cuda.shared.array(together, types.int32)
        near = cuda.shared.array(everything, types.int64)
        near_box = cuda.shared.array(box_words, types.int64)
        t = cuda.threadIdx.x
        place = cuda.blockIdx.x * together + t
        i = -1
        if t < together and place < order.size and keys[place] == ended:
            i = order[place]
        if not cuda.syncthreads_or(1 if i >= 0 else 0):
            return
        n = -1
        if i >= 0:
            n = numbers[i]
        if t < together:
            whose[t] = i if n >= 0 else -1
        cuda.syncthreads()
        fetch(rows, whose, near, boxes, near_box)
        cuda.syncthreads()
        s = near.view(record)[min(t, together - 1)]
        box = near_box.view(box_record)[0]
        if n >= 0:
            scores = cuda.local.array((seats, parts), types.int32)
            score(s, box, scores)
            for seat in range(seats):
                for part in range(parts):
                    results[n, seat, part] = scores[seat, part]
            lengths[n] = rows[i, length]
            cuda.atomic.sub(left, 0, 1)
        if t < together:
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
                keys[place] = nothing
                number = -1
        if t < together:
            whose[t] = i if number >= 0 else -1
        cuda.syncthreads()
        if number >= 0:
            dice = cuda.local.array(2, types.int64)
            seed_dice(dice, seed, first + number, deal)
            new_game(s, box, players, options, dice)
            seed_dice(dice, seed, first + number, play)
            choices = cuda.local.array(moves, types.int16)
            keys[place] = choices[pick(dice, legal(s, box, choices))]
            rows[i, after], rows[i, after + 1], rows[i, length] = dice[0], dice[1], 0
        cuda.syncthreads()
        store(near, whose, rows)

    return renew


def _advance(game: Game, together: int) -> Callable[..., None]:
    """The next move of every game, and the choice of the one after it."""
    from numba import types

    cuda = cuda_module()
    moves, _, _ = _sizes(game)
    records = Records(game)
    legal, apply, pick = map(device_rule, (game.rules.legal, game.rules.apply, below))
    fetch, store, _ = _copies(records, together)
    ended = over(game)
    record, words, box_record, box_words = records.position, records.words, records.box, records.box_words
    everything, after, length = together * words, words + DICE, words + COUNT

    def advance(rows: Any, boxes: Any, keys: Any, order: Any) -> None:
        whose = cuda.shared.array(together, types.int32)
        near = cuda.shared.array(everything, types.int64)
        near_box = cuda.shared.array(box_words, types.int64)
        t = cuda.threadIdx.x
        place = cuda.blockIdx.x * together + t
        i = -1
        move = ended
        if t < together and place < order.size:
            i = order[place]
            move = keys[place]
        if move >= ended:
            i = -1
        if not cuda.syncthreads_or(1 if i >= 0 else 0):
            return
        dice = cuda.local.array(2, types.int64)
        count = 0
        if i >= 0:  # asked for now, before all waits for the positions
            dice[0], dice[1], count = rows[i, after], rows[i, after + 1], rows[i, length]
        if t < together:
            whose[t] = i
        cuda.syncthreads()
        fetch(rows, whose, near, boxes, near_box)
        cuda.syncthreads()
        if i >= 0:
            s = near.view(record)[t]
            box = near_box.view(box_record)[0]
            apply(s, box, move)
            rows[i, length] = count + 1
            if s.seat < 0:
                keys[place] = ended
            else:
                choices = cuda.local.array(moves, types.int16)
                keys[place] = choices[pick(dice, legal(s, box, choices))]
                rows[i, after], rows[i, after + 1] = dice[0], dice[1]
        cuda.syncthreads()
        store(near, whose, rows)

    return advance


# --- steps ----------------------------------------------------------------------------------------------


# Moves are made in the order of the actions, as above; observations and masks are written game by game, so
# that threads side by side write side by side.


def _move(game: Game, together: int) -> Callable[..., None]:
    """The action of every game, and its next legal moves; see `stepping.step_games`."""
    from numba import types

    cuda = cuda_module()
    _, seats, parts = _sizes(game)
    records = Records(game)
    move_game, legal = device_rule(stepping.moves_of(game)), device_rule(game.rules.legal)
    following = device_rule(stepping.next_seed)
    fetch, store, _ = _copies(records, together)
    record, words, box_record, box_words = records.position, records.words, records.box, records.box_words
    everything = together * words

    def move(
        positions: Any,
        boxes: Any,
        players: int,
        options: int,
        whole_win: int,
        actions: Any,
        order: Any,
        seeds: Any,
        dice: Any,
        choices: Any,
        counts: Any,
        deciding: Any,
        rewards: Any,
        totals: Any,
        done: Any,
    ) -> None:
        whose = cuda.shared.array(together, types.int32)
        near = cuda.shared.array(everything, types.int64)
        near_box = cuda.shared.array(box_words, types.int64)
        t = cuda.threadIdx.x
        place = cuda.blockIdx.x * together + t
        i = -1
        if t < together:
            if place < order.size:
                i = order[place]
            whose[t] = i
        cuda.syncthreads()
        fetch(positions, whose, near, boxes, near_box)
        cuda.syncthreads()
        if i >= 0:
            s = near.view(record)[t]
            box = near_box.view(box_record)[0]
            rng = cuda.local.array(2, types.int64)
            scores = cuda.local.array((seats, parts), types.int32)
            ended = move_game(
                s,
                near[t * words : (t + 1) * words],
                box,
                players,
                options,
                whole_win,
                actions[place],
                seeds[i],
                rng,
                dice[i],
                scores,
                rewards[i],
                totals[i],
            )
            done[i] = ended
            if ended:
                seeds[i] = following(seeds[i])
            counts[i] = legal(s, box, choices[i])
            deciding[i] = s.seat
        cuda.syncthreads()
        store(near, whose, positions)

    return move


def _show(game: Game, together: int) -> Callable[..., None]:
    """What the deciding seat of every game sees and may do."""
    from numba import types

    cuda = cuda_module()
    records = Records(game)
    show_game = device_rule(stepping.shows_of(game))
    fetch, _, _ = _copies(records, together)
    record, words, box_record, box_words = records.position, records.words, records.box, records.box_words
    everything = together * words

    def show(positions: Any, boxes: Any, choices: Any, counts: Any, observations: Any, mask: Any) -> None:
        whose = cuda.shared.array(together, types.int32)
        near = cuda.shared.array(everything, types.int64)
        near_box = cuda.shared.array(box_words, types.int64)
        t = cuda.threadIdx.x
        i = cuda.blockIdx.x * together + t
        if t < together:
            whose[t] = i if i < counts.size else -1
        cuda.syncthreads()
        fetch(positions, whose, near, boxes, near_box)
        cuda.syncthreads()
        if t < together and i < counts.size:
            box = near_box.view(box_record)[0]
            show_game(near.view(record)[t], box, choices[i], counts[i], observations[i], mask[i])

    return show


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
