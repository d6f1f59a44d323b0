"""Games on a GPU equal those on the CPU, byte for byte. Without a GPU these tests are skipped, and say so."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from benchmarks import cuda as benchmark
from ekiben.code_cache import sources
from ekiben.errors import BadOption, EkibenError, IllegalMove
from ekiben.game import find_game, game_names
from ekiben.research import Batch
from ekiben.research.cuda import (
    CudaBatch,
    NoDevice,
    device,
    has_device,
    kernels,
    play_games,
    playouts,
    sorting,
)
from ekiben.research.cuda import batch as cuda_batch
from ekiben.research.cuda.device import empty, on_device
from ekiben.research.cuda.kernel_cache import Kernel
from ekiben.research.cuda.kernels import Kernels
from ekiben.research.cuda.playout_kernels import advance_kernel, refill_kernel
from ekiben.research.cuda.playouts import PlayoutPool, play_out
from ekiben.research.cuda.shared_memory import Records
from ekiben.research.cuda.sorting import BINS, Pairs, Sorter
from ekiben.sim import PlayoutBuffers
from tests.research import counting
from tests.support.fake_cuda import (
    BarrierDivergence,
    FakeCuda,
    fake_device,
    fake_kernels,
    is_barrier,
    syntax_of,
)
from tests.support.random_games import SetUp, set_ups

on_a_device = pytest.mark.skipif(not has_device(), reason="there is no CUDA device here")
every_set_up = pytest.mark.parametrize("set_up", list(set_ups()), ids=str)
every_game = pytest.mark.parametrize(("name", "players"), [("nordic", 2), ("zero-kei", 3)])
ARRAYS = ("positions", "observations", "mask", "seats", "rewards", "totals", "done", "seeds")


def sort_or_not(monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    """Sort in every other step, as large batches do."""
    monkeypatch.setattr(cuda_batch, "SORTED", 1 if step % 2 else 1 << 30)


@pytest.mark.skipif(has_device(), reason="there is a CUDA device here")
def test_an_error_says_that_there_is_no_device() -> None:
    with pytest.raises(NoDevice, match="GPU"):
        CudaBatch("nordic", 2, 8)


@on_a_device
@every_set_up
def test_final_positions_are_those_of_the_processor(set_up: SetUp) -> None:
    game, games, seed, first = find_game(set_up.game), 3000, 11, 1 << 33
    options = dict.fromkeys(set_up.options, True)
    played = play_games(set_up.game, set_up.players, games, seed, first, options, concurrent=700)
    buffers = PlayoutBuffers(game, games)
    bits = game.option_bits(options, set_up.players)
    buffers.play(game.components().box, set_up.players, bits, seed, first, games)
    assert played.positions.numpy().tobytes() == buffers.positions.array.tobytes()
    assert np.array_equal(played.lengths.numpy(), buffers.lengths.array)
    seats = game.seats(set_up.players)
    assert np.array_equal(played.results.numpy()[:, :seats], buffers.results.array[:, :seats])


@pytest.mark.parametrize(("name", "warp", "games_per_warp"), [("nordic", 4, 2), ("zero-kei", 8, 8)])
def test_kernels_do_what_the_processor_does_on_a_fake_device(
    name: str, warp: int, games_per_warp: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, players, games, first = find_game(name), 2, 5, 1 << 33
    fake_kernels(monkeypatch, game, warp, games_per_warp)
    played = play_games(name, players, games, 11, first, concurrent=3)
    buffers = PlayoutBuffers(game, games)
    buffers.play(game.components().box, players, 0, 11, first, games)
    assert played.positions.numpy().tobytes() == buffers.positions.array.tobytes()
    assert np.array_equal(played.lengths.numpy(), buffers.lengths.array)
    seats = game.seats(players)
    assert np.array_equal(played.results.numpy()[:, :seats], buffers.results.array[:, :seats])


@pytest.mark.parametrize(("name", "players", "steps"), [("nordic", 2, 20), ("zero-kei", 2, 120)])
def test_steps_do_what_the_processor_does_on_a_fake_device(
    name: str, players: int, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Batch(name, players, 3, 5)
    fake_kernels(monkeypatch, find_game(name), 4, 4)
    there = CudaBatch(name, players, 3, 5)
    for step in range(steps):
        sort_or_not(monkeypatch, step)
        actions = here.random_actions().copy()
        assert np.array_equal(there.random_actions().numpy(), actions)
        here.step(actions)
        there.step(actions)
        for array in ARRAYS:
            assert getattr(there, array).numpy().tobytes() == getattr(here, array).tobytes(), array


def test_games_continue_after_an_illegal_action_on_a_fake_device(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_kernels(monkeypatch, find_game("zero-kei"), 4, 4)
    batch = CudaBatch("zero-kei", 2, 3, 5)
    actions = batch.random_actions().numpy().copy()
    before = batch.positions.numpy().tobytes()
    with pytest.raises(IllegalMove):
        batch.step([*actions[:2], len(batch.action_names)])
    assert batch.positions.numpy().tobytes() == before
    batch.step(actions)
    assert batch.positions.numpy().tobytes() != before


def counting_pool(games: int, size: int, most: int, kind: type[PlayoutPool] = PlayoutPool) -> PlayoutPool:
    """A pool of the small game, whose warps have eight threads."""
    game, spec = counting.game(most), counting.spec(games, most)
    made = [Kernel(make(game, 8), None, 8, 8) for make in (refill_kernel, advance_kernel)]
    return kind(spec, size, SimpleNamespace(refill=made[0], advance=made[1]))  # type: ignore[arg-type]


def test_warps_that_are_partly_filled_end_their_games(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_device(monkeypatch, counting.game(20), 8)
    monkeypatch.setattr(playouts, "MAX_MOVES", 200)  # so that a wrong kernel fails soon
    played = play_out(counting_pool(games=150, size=70, most=20), 11, 1 << 33)
    positions, lengths, results = counting.play(150, 20, 11, 1 << 33)
    assert played.positions.numpy().tobytes() == positions
    assert played.lengths.numpy().tolist() == lengths
    assert set(lengths) == set(range(1, 21))
    assert np.array_equal(played.results.numpy(), results)


def test_a_timed_pool_plays_the_same_games_and_times_them(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_device(monkeypatch, counting.game(20), 8)
    pool = counting_pool(games=30, size=10, most=20, kind=benchmark.TimedPool)
    result = play_out(pool, 11, 0)
    _, lengths, _ = counting.play(30, 20, 11, 0)
    assert result.lengths.numpy().tolist() == lengths
    assert isinstance(pool, benchmark.TimedPool)
    assert all(pool.spans.values())
    assert pool.tail is not None
    assert 0 < len(pool.tail.numbers) <= 10
    assert all(count <= lengths[n] for n, count in zip(pool.tail.numbers, pool.tail.counts, strict=True))


def test_endless_games_raise_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_device(monkeypatch, counting.game(1 << 30), 8)
    monkeypatch.setattr(playouts, "MAX_MOVES", 40)
    with pytest.raises(EkibenError, match="64 moves, and 12 are left"):
        play_out(counting_pool(games=12, size=10, most=1 << 30), 1, 0)


def test_a_device_that_does_not_answer_raises_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    cuda = fake_device(monkeypatch, counting.game(20), 8)
    pool = counting_pool(games=12, size=10, most=20)
    monkeypatch.setattr(device, "DEVICE_TIMEOUT", 0.01)
    cuda.answers = False
    with pytest.raises(EkibenError, match=r"0\.01 seconds"):
        play_out(pool, 1, 0)


def test_a_benchmark_that_breaks_off_leaves_its_figures(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def report(name: str, players: int, save: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
        save({"moves_per_second": {"playouts": 1_299_999_999}})
        raise MemoryError

    fake_device(monkeypatch, counting.game(20), 8)
    monkeypatch.setattr(benchmark, "report", report)
    monkeypatch.setattr(benchmark, "run_tests", lambda: {"passed": True, "output": ""})
    monkeypatch.setattr(metadata, "version", lambda name: f"{name} 1")
    with pytest.raises(MemoryError):
        benchmark.run_all(tmp_path / "found.json", "abc", [("zero-kei", 4), ("nordic", 2)])
    found = json.loads((tmp_path / "found.json").read_text())
    assert found["commit"] == "abc"
    assert found["tests"]["passed"]
    bar = {"bar": 1_300_000_000, "measured": 1_299_999_999, "reached": False}
    assert found["bars"] == {"zero-kei-4 playouts": bar}


def some_wait(cuda: Any) -> None:
    if cuda.threadIdx.x < 3:
        cuda.syncthreads()


def some_leave(cuda: Any) -> None:
    if cuda.threadIdx.x == 3:
        return
    cuda.syncthreads()


def two_places(cuda: Any) -> None:
    if cuda.threadIdx.x < 3:
        cuda.syncthreads()
    else:
        cuda.syncthreads()


@pytest.mark.parametrize("kernel", [some_wait, some_leave, two_places])
def test_the_fake_device_notices_diverging_threads(kernel: Callable[..., None]) -> None:
    cuda = FakeCuda()
    with pytest.raises(BarrierDivergence):
        cuda.jit(kernel)[1, 4](cuda)


@pytest.mark.parametrize("name", game_names())
def test_all_threads_reach_every_barrier(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cuda = fake_kernels(monkeypatch, find_game(name), 4, 4)
    Sorter(1)  # the real one
    assert len(cuda.kernels) == 9
    assert any(is_barrier(node) for kernel in cuda.kernels for node in ast.walk(syntax_of(kernel)))
    for kernel in cuda.kernels:
        for node in ast.walk(syntax_of(kernel)):
            if isinstance(node, (ast.If, ast.IfExp)):
                inside = node.body + node.orelse if isinstance(node, ast.If) else [node]
                assert not any(is_barrier(part) for each in inside for part in ast.walk(each)), kernel
    for function in cuda.called:
        assert not any(is_barrier(node) for node in ast.walk(syntax_of(function))), function


@pytest.mark.parametrize(("words", "games_per_warp"), [(39, 32), (155, 32), (190, 16), (1000, 4), (9000, 1)])
def test_a_warp_plays_as_many_games_as_fit(words: int, games_per_warp: int) -> None:
    records = Records(find_game("nordic"))
    records.words = words
    assert records.games_per_warp() == games_per_warp


def test_saved_kernels_depend_on_everything_they_are_made_of(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("nordic")
    fake_kernels(monkeypatch, game, 4, 4)
    named: list[Any] = []
    monkeypatch.setattr(kernels, "kernel_folder", lambda _, functions: named.extend(functions))
    Kernels(game, 4)
    files = {path.name for path in sources(named)}
    assert files >= {
        "shared_memory.py",
        "playout_kernels.py",
        "batch_kernels.py",
        "stepping.py",
        "rng.py",
        "knowledge.py",
        "setup.py",
    }


@on_a_device
@every_set_up
def test_steps_are_those_of_the_processor(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    options = dict.fromkeys(set_up.options, True)
    here = Batch(set_up.game, set_up.players, 300, 5, options)
    there = CudaBatch(set_up.game, set_up.players, 300, 5, options)
    steps = ended = 0
    while ended < 300:  # so that most rows have played more than one game
        steps += 1
        assert steps < 2000
        sort_or_not(monkeypatch, steps)
        for array in ARRAYS:
            assert np.array_equal(getattr(there, array).numpy(), getattr(here, array)), array
        actions = here.random_actions().copy()
        chosen = there.random_actions()
        assert np.array_equal(chosen.numpy(), actions)
        here.step(actions)
        there.step(actions if ended % 2 else chosen)
        ended += int(here.done.sum())


@on_a_device
@every_game
def test_an_illegal_action_raises_an_error_and_nothing_changes(name: str, players: int) -> None:
    batch = CudaBatch(name, players, 200, 3)
    for _ in range(7):
        batch.step(batch.random_actions())
    before = {array: getattr(batch, array).numpy().tobytes() for array in ARRAYS}
    actions = batch.random_actions().numpy().astype(np.int64)
    mask = batch.mask.numpy()
    actions[150] = np.flatnonzero(mask[150] == 0)[0]
    for wrong in (actions[150], len(batch.action_names), -1, 1 << 40):
        actions[150] = wrong
        with pytest.raises(IllegalMove):
            batch.step(actions)
    with pytest.raises(BadOption):
        batch.step(actions[:100])
    with pytest.raises(BadOption):
        batch.step(on_device(np.zeros(200)))
    assert before == {array: getattr(batch, array).numpy().tobytes() for array in ARRAYS}


@on_a_device
def test_changing_the_mask_makes_nothing_legal() -> None:
    batch = CudaBatch("nordic", 2, 64, 3)
    illegal = int(np.flatnonzero(batch.mask.numpy()[0] == 0)[0])
    batch.mask.fill(1)
    with pytest.raises(IllegalMove):
        batch.step(np.full(64, illegal))


@on_a_device
def test_pytorch_reads_and_acts_without_copying() -> None:
    torch = pytest.importorskip("torch")
    batch = CudaBatch("zero-kei", 2, 500, 9)
    views = [torch.from_dlpack(batch.observations), torch.as_tensor(batch.observations, device="cuda")]
    mask = torch.from_dlpack(batch.mask)
    for _ in range(40):
        for view in views:  # the same memory, so they change with every step
            assert np.array_equal(view.cpu().numpy(), batch.observations.numpy())
        batch.step(torch.multinomial(mask.float(), 1)[:, 0])  # 64-bit integers on the device
    assert mask.shape == (500, len(batch.action_names))


@on_a_device
def test_cupy_reads_and_acts_without_copying() -> None:
    cupy = pytest.importorskip("cupy")
    batch = CudaBatch("nordic", 2, 100, 9)
    view = cupy.asarray(batch.mask)
    for _ in range(20):
        assert np.array_equal(cupy.asnumpy(view), batch.mask.numpy())
        batch.step(view.argmax(axis=1))
    assert np.array_equal(cupy.asnumpy(cupy.from_dlpack(batch.observations)), batch.observations.numpy())


@on_a_device
def test_jax_reads_and_acts() -> None:
    jax = pytest.importorskip("jax")
    batch = CudaBatch("nordic", 3, 100, 9)
    for _ in range(10):
        seen = jax.dlpack.from_dlpack(batch.mask)
        assert np.array_equal(np.asarray(seen), batch.mask.numpy())
        batch.step(jax.numpy.argmax(seen, axis=1))


@on_a_device
@every_game
def test_kernels_are_saved(name: str, players: int) -> None:
    play_games(name, players, 10)
    again: Any = Kernels(find_game(name))
    assert again.advance.saved >= 1
    assert again.refill.saved >= 1


@on_a_device
@pytest.mark.parametrize("size", [1, 1000, 5000])
def test_rows_are_sorted_by_their_keys(size: int) -> None:
    check_sorter(size, BINS)


@pytest.mark.parametrize("size", [1, 50, 150])
def test_rows_are_sorted_on_a_fake_device(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    fake_device(monkeypatch, counting.game(20), 8)
    monkeypatch.setattr(sorting, "BINS", 64)
    check_sorter(size, 64)


def check_sorter(size: int, bins: int) -> None:
    keys = np.random.default_rng(size).integers(0, bins, size, dtype=np.int32)
    into, sorter = Pairs(empty(size, np.int32), empty(size, np.int32)), Sorter(size)
    for _ in range(3):
        sorter.sort(Pairs(on_device(keys), on_device(np.arange(size, dtype=np.int32))), into)
        found = into.rows.numpy()
        assert sorted(found.tolist()) == list(range(size))
        assert np.array_equal(into.keys.numpy(), np.sort(keys))
        assert np.array_equal(keys[found], np.sort(keys))
        keys = keys[::-1].copy()
