"""A cluster: real workers, each a process of its own, play the games that one machine plays."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from ekiben.arena import cluster
from ekiben.arena.arena import arena_report, play_arena
from ekiben.arena.cluster import Cluster, ClusterError
from ekiben.arena.matches import GameResult, Match
from ekiben.arena.results import ResultsFile
from ekiben.arena.study import study_report
from ekiben.cli import main
from tests.arena.test_arena import all_timeless, no_clock

pytest.importorskip("distributed", reason="a cluster needs the package distributed")

SEARCHING = Match("nordic", 2, ("search:8", "random"))
QUICK = Match("zero-kei", 2, ("greedy", "random"))
SLEEPY = Match("zero-kei", 2, ("mine:Sleepy:seconds.txt", "random"))
TIMEOUT = 60  # seconds for anything to happen on a busy machine

# A bot of one's own, which only the client's folder has. It takes some time in each game, and tells in which
# process it played, as if that were a number of iterations.
MINE = """
import os
import time
from pathlib import Path

from ekiben.bots.player import Choice

class Sleepy:
    name = "sleepy"

    def __init__(self, game, file):
        self.seconds = float(Path(file).read_text())
        self.iterations = 0

    def choose(self, context):
        if self.seconds:
            time.sleep(self.seconds)
            self.seconds = 0
            self.iterations = os.getpid()
        return Choice(context.legal[-1], [])
"""


class Dask:
    """A scheduler and its workers on the loopback."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "scheduler.json"
        self.workers: list[subprocess.Popen[bytes]] = []
        self.log = (folder / "log").open("wb")
        self.scheduler = self.start("scheduler", "--port", "0", "--scheduler-file", str(self.file))
        self.wait_for(lambda: self.file.exists() and self.file.stat().st_size > 0)
        self.address: str = json.loads(self.file.read_text(encoding="utf-8"))["address"]

    def start(self, kind: str, *more: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "dask", kind, "--host", "127.0.0.1", "--no-dashboard", *more]
        # In a folder of its own: nothing of the client's is found by a relative path
        return subprocess.Popen(command, cwd=self.folder, stdout=self.log, stderr=self.log)

    def add_worker(self) -> None:
        how = ("--no-nanny", "--nthreads", "1", "--local-directory", str(self.folder))
        self.workers.append(self.start("worker", self.address, *how))

    def wait_for(self, true: Any) -> None:
        until = time.monotonic() + TIMEOUT
        while not true():
            assert time.monotonic() < until, (self.folder / "log").read_text(encoding="utf-8")
            time.sleep(0.05)

    def wait_for_workers(self, count: int) -> None:
        with Cluster(self.address).connect() as client:
            self.wait_for(lambda: len(client.nthreads()) == count)

    def end(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()
        self.log.close()


@contextmanager
def running(folder: Path, workers: int) -> Iterator[Dask]:
    found = Dask(folder)
    try:
        for _ in range(workers):
            found.add_worker()
        found.wait_for_workers(workers)
        yield found
    finally:
        found.end()


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a bot and a components file of one's own, in which one is."""
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    (tmp_path / "seconds.txt").write_text("0.3", encoding="utf-8")
    (tmp_path / "mine.toml").write_text("[costs]\nstation = 1\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dask]:
    """Two workers, for tests that leave them alive."""
    with running(tmp_path_factory.mktemp("cluster"), 2) as found:
        yield found


# --- the same games -------------------------------------------------------------------------------------


def test_a_cluster_plays_the_games_of_one_machine(two: Dask) -> None:
    here = play_arena(SEARCHING, 6, 1)
    there = play_arena(SEARCHING, 6, Cluster(two.address))
    assert all_timeless(there) == all_timeless(here)
    assert no_clock(arena_report(SEARCHING, there)) == no_clock(arena_report(SEARCHING, here))


def test_a_study_on_a_cluster_counts_the_same(two: Dask) -> None:
    here, there = (
        study_report(QUICK, play_arena(QUICK, 4, where, keep_history=True))
        for where in (1, Cluster(two.address))
    )
    assert there == here


def test_own_bots_travel_with_what_they_have_read(two: Dask, mine: Path) -> None:
    results = play_arena(SLEEPY, 8, Cluster(two.address))
    assert {worker_of(result) for result in results} == {worker.pid for worker in two.workers}
    assert essence(results) == essence_here(mine, 8)


def worker_of(result: GameResult) -> int:
    """The process that played a game with `Sleepy`."""
    return result.pace[result.seating.index(SLEEPY.bots[0])].iterations


def essence(results: list[GameResult]) -> list[Any]:
    """What games with `Sleepy` came to, wherever they were played."""
    return [(result.key, result.seating, result.scores, result.units) for result in results]


def essence_here(mine: Path, games: int) -> list[Any]:
    """What games with `Sleepy` come to on one machine; there it need not sleep."""
    (mine / "seconds.txt").write_text("0", encoding="utf-8")
    return essence(play_arena(SLEEPY, games, 1))


def test_components_travel(two: Dask, mine: Path) -> None:
    changed = Match("zero-kei", 2, QUICK.bots, components="mine.toml")
    there = play_arena(changed, 4, Cluster(two.address))
    assert all_timeless(there) == all_timeless(play_arena(changed, 4, 1))
    assert all_timeless(there) != all_timeless(play_arena(QUICK, 4, 1))


def test_the_command_goes_on_in_another_place(
    two: Dask, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    command = ["arena", "zero-kei", "--players", "2", "--bots", "greedy,random", "--json"]
    assert main([*command, "--games", "4", "--on", two.address, "--file", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4
    assert main([*command, "--games", "6", "--processes", "1", "--file", str(file)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert main([*command, "--games", "6", "--processes", "1"]) == 0
    assert no_clock(json.loads(capsys.readouterr().out)) == no_clock(found)


# --- what goes wrong ------------------------------------------------------------------------------------


def test_a_killed_worker_loses_nothing_but_time(tmp_path: Path, mine: Path) -> None:
    path = tmp_path / "results.jsonl"
    with running(tmp_path, 2) as dask, ResultsFile(path, SLEEPY) as file:

        def kill_one(done: int) -> None:
            if done == 2:
                dask.workers[0].kill()

        results = play_arena(SLEEPY, 8, Cluster(dask.address), file, kill_one)
        afterwards = list(file.results.values())[2:]
    assert essence(results) == essence_here(mine, 8)
    assert {worker_of(result) for result in afterwards} == {dask.workers[1].pid}
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + 8


def test_without_workers_one_waits(tmp_path: Path, mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "POLL_SECONDS", 0.2)
    told: list[str] = []
    with running(tmp_path, 1) as dask:

        def help_out(message: str) -> None:
            told.append(message)
            dask.add_worker()

        def kill_the_only_one(done: int) -> None:
            if done == 2:
                dask.workers[0].kill()

        results = play_arena(SLEEPY, 4, Cluster(dask.address, help_out), report=kill_the_only_one)
        assert {worker_of(result) for result in results} <= {worker.pid for worker in dask.workers}
    assert essence(results) == essence_here(mine, 4)
    assert len(told) == 1
    assert f"No workers at {dask.address}" in told[0]


def test_a_scheduler_that_dies_is_told(tmp_path: Path, mine: Path) -> None:
    path = tmp_path / "results.jsonl"
    with running(tmp_path, 1) as dask, ResultsFile(path, SLEEPY) as file:

        def kill_the_scheduler(done: int) -> None:
            if done == 2:
                dask.scheduler.kill()

        where = Cluster(dask.address, timeout=1)
        with pytest.raises(ClusterError, match="is gone"):
            play_arena(SLEEPY, 6, where, file, kill_the_scheduler)
    assert len(path.read_text(encoding="utf-8").splitlines()) >= 1 + 2


def test_an_address_where_nobody_answers() -> None:
    with pytest.raises(ClusterError, match="No Dask scheduler answers at tcp://127"):
        play_arena(QUICK, 2, Cluster("tcp://127.0.0.1:9", timeout=0.5))


@pytest.mark.parametrize("address", ["nobody", "ray", "dask://nobody:8786", "tcp://nobody:8786/x"])
def test_what_is_no_address(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "zero-kei", "--bots", "random", "--on", address]) == 2
    assert f"“{address}” is not the address of a Dask scheduler" in capsys.readouterr().err


def test_workers_with_other_code_are_refused(two: Dask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "code_digest", lambda game: "other code")
    with pytest.raises(
        ClusterError, match=r"The worker tcp://127.0.0.1:\d+ has other rules or bots of zero-kei"
    ):
        play_arena(QUICK, 2, Cluster(two.address))


@pytest.mark.parametrize(
    ("python", "ekiben", "message"),
    [
        ("3.9.1.final.0", version("ekiben"), "a worker has Python 3.9, here it is"),
        (sys.version.split()[0], "0.0.1", "a worker has Ekiben 0.0.1, here it is"),
        (sys.version.split()[0], None, "a worker has Ekiben not installed"),
    ],
)
def test_workers_with_other_versions_are_refused(python: str, ekiben: str | None, message: str) -> None:
    class Client:
        def get_versions(self, packages: list[str]) -> dict[str, Any]:
            assert packages == ["ekiben"]
            same = {"python": sys.version.split()[0], "ekiben": version("ekiben")}
            other = {"python": python, "ekiben": ekiben}
            return {"scheduler": {"packages": same}, "workers": {"a worker": {"packages": other}}}

    with pytest.raises(ClusterError, match=message):
        cluster.check_versions(Client())


def test_a_mistake_of_an_own_bot_is_told(two: Dask, mine: Path) -> None:
    code = MINE.replace("return Choice(", "return len(")
    (mine / "broken.py").write_text(code, encoding="utf-8")
    match = Match("zero-kei", 2, ("broken:Sleepy:seconds.txt", "random"))
    with pytest.raises(ClusterError, match=r"A game failed on the cluster\. TypeError"):
        play_arena(match, 2, Cluster(two.address))


def test_an_own_bot_that_cannot_travel_is_told(two: Dask, mine: Path) -> None:
    code = "import threading\n" + MINE.replace(
        "self.iterations = 0", "self.iterations = 0; self.lock = threading.Lock()"
    )
    (mine / "stuck.py").write_text(code, encoding="utf-8")
    match = Match("zero-kei", 2, ("stuck:Sleepy:seconds.txt", "random"))
    with pytest.raises(ClusterError, match="can't be sent to a cluster"):
        play_arena(match, 2, Cluster(two.address))


def test_bad_arguments(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    command = ["arena", "zero-kei", "--bots", "random", "--on", "tcp://127.0.0.1:9"]
    assert main([*command, "--processes", "2"]) == 2
    assert "Give --processes or --on, not both" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(command) == 2
    assert "python3 bootstrap.py research" in capsys.readouterr().err
