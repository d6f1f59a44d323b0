"""Games on a Dask cluster.

A game is the same wherever it is played, so each worker gets the shared data once and then only game
numbers; it sends back results. When a worker dies, the scheduler gives its games to others.
"""

from __future__ import annotations

import hashlib
import importlib.util
import pickle
import re
import sys
import threading
import warnings
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from queue import Empty, Queue
from typing import Any

import ekiben
from ekiben.arena.matches import GameKey, GameResult, Match, MatchRunner, PlayerMaker
from ekiben.bots.custom import custom_module, is_custom
from ekiben.bots.player import Player
from ekiben.components_file import TomlText, read_file
from ekiben.errors import EkibenError
from ekiben.game import Game, find_game
from ekiben.games import game_folders
from ekiben.texts import t

ADDRESS = re.compile(r"((tcp|tls|wss?)://)?[^\s/]+:\d+")  # with anything else a Dask client waits in vain
TIMEOUT = 10.0  # seconds to wait for the scheduler
POLL_SECONDS = 2.0  # seconds without a result before checking for workers
RUNNERS = 64  # cached per worker


class ClusterError(EkibenError):
    """A cluster that can't be reached, or can't play these games."""


@dataclass(frozen=True)
class Cluster:
    """A cluster: the scheduler's address, and a callback for when there are no workers."""

    address: str  # such as tcp://192.0.2.1:8786
    notice: Callable[[str], None] = lambda message: None
    timeout: float = TIMEOUT

    def __post_init__(self) -> None:
        if importlib.util.find_spec("distributed") is None:
            raise ClusterError(t("cluster-missing"))
        if not ADDRESS.fullmatch(self.address):
            raise ClusterError(t("cluster-address", address=self.address))

    def play(
        self, match: Match, keys: list[GameKey], make_player: PlayerMaker, keep_history: bool
    ) -> Generator[GameResult, None, None]:
        """Play games and yield each result; closing the generator stops the games."""
        if not keys:
            return
        job = pack(match, make_player, keep_history)
        code = code_digest(match.game)
        with self.connect() as client:
            check_versions(client)
            shared = client.submit(identity, job, pure=False)  # scattered data would be lost with a worker
            ended: Queue[Any] = Queue()
            waiting = set()
            for key in keys:
                game = client.submit(play_there, code, match.game, shared, *key, pure=False)
                game.add_done_callback(ended.put)
                waiting.add(game)
            while waiting:
                game = self.next_of(ended, client)
                result = self.result_of(game)
                if result is None:
                    ended.put(game)  # lost with its worker: play it again
                else:
                    waiting.remove(game)
                    yield result

    @contextmanager
    def connect(self) -> Iterator[Any]:
        """A client connected to the scheduler."""
        from distributed import Client
        from distributed.versions import VersionMismatchWarning

        with warnings.catch_warnings():
            warnings.simplefilter("ignore", VersionMismatchWarning)  # `check_versions` reports what matters
            try:
                client = Client(  # type: ignore[no-untyped-call]
                    self.address, timeout=self.timeout, set_as_default=False
                )
            except OSError as error:  # a timeout is one, too
                raise ClusterError(t("cluster-silent", address=self.address, why=str(error))) from None
        with client:
            yield client

    def next_of(self, ended: Queue[Any], client: Any) -> Any:
        """The next finished game; reports once if there are no workers to wait for."""
        noticed = False
        while True:
            try:
                return ended.get(timeout=POLL_SECONDS)
            except Empty:
                alone = not client.nthreads()
                if alone and not noticed:
                    self.notice(t("cluster-no-workers", address=self.address))
                noticed = alone

    def result_of(self, game: Any) -> GameResult | None:
        """The result of a finished game; None if it must be played again."""
        from distributed.scheduler import KilledWorker

        try:
            return game.result(timeout=POLL_SECONDS)  # type: ignore[no-any-return]
        except TimeoutError:
            return None
        except CancelledError:
            raise ClusterError(t("cluster-lost", address=self.address)) from None
        except KilledWorker:
            raise ClusterError(t("cluster-killed")) from None
        except EkibenError:
            raise
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise ClusterError(t("cluster-game-failed", why=why)) from error


def check_versions(client: Any) -> None:
    """Refuse a cluster with another version of Python or Ekiben."""
    found = client.get_versions(packages=["ekiben"])
    everybody = {"scheduler": found["scheduler"], **found["workers"]}
    here = {"Python": python_version(), "Ekiben": ekiben.__version__}
    for node, versions in everybody.items():
        packages = versions["packages"]
        python = ".".join(packages["python"].split(".")[:2])
        for name, there in (("Python", python), ("Ekiben", packages["ekiben"])):
            if there != here[name]:
                there = there or t("cluster-nothing")
                raise ClusterError(t("cluster-version", who=node, name=name, there=there, here=here[name]))


def python_version() -> str:
    """The major and minor version of Python."""
    return "{}.{}".format(*sys.version_info)


@cache
def code_digest(game: str) -> str:
    """A digest of the code: during development the version number says little."""
    root = Path(str(resources.files("ekiben")))
    folders = [root / "arena", root / "bots", game_folders()[game]]
    files = [*root.glob("*.py"), *(file for folder in folders for file in folder.rglob("*.*"))]
    digest = hashlib.sha256(python_version().encode())
    for file in sorted(files):
        if file.suffix in (".py", ".toml"):
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


# --- what travels ---------------------------------------------------------------------------------------


class PackedPlayers:
    """Makes players; custom bots travel as bytes, with their code and what they had loaded."""

    def __init__(self, own: dict[str, bytes], make_player: PlayerMaker) -> None:
        self.own = own
        self.make_player = make_player

    def __call__(self, text: str, game: Game) -> Player:
        return pickle.loads(self.own[text]) if text in self.own else self.make_player(text, game)


def pack(match: Match, make_player: PlayerMaker, keep_history: bool) -> bytes:
    """A job (the arguments of a `MatchRunner`) as bytes."""
    import cloudpickle

    game = find_game(match.game)
    own = {text: pack_player(text, make_player(text, game)) for text in match.bots if is_custom(text, game)}
    if isinstance(match.components, str):  # a path means nothing on another machine
        match = replace(match, components=TomlText(read_file(match.components)))
    return cloudpickle.dumps((match, PackedPlayers(own, make_player), keep_history))  # type: ignore[no-any-return]


def pack_player(text: str, player: Player) -> bytes:
    """A custom bot as bytes, with the code of its module, which the workers don't have."""
    import cloudpickle

    module = custom_module(text)
    cloudpickle.register_pickle_by_value(module)
    try:
        return cloudpickle.dumps(player)  # type: ignore[no-any-return]
    except Exception as error:
        raise ClusterError(t("cluster-player", text=text, why=str(error))) from error
    finally:
        cloudpickle.unregister_pickle_by_value(module)


# --- in a worker ----------------------------------------------------------------------------------------


def identity(job: bytes) -> bytes:
    """Return the job, as a result that other tasks can depend on."""
    return job


def play_there(code: str, game: str, job: bytes, deal: int, arrangement: int) -> GameResult:
    """Play a game in this worker."""
    if code_digest(game) != code:
        from distributed import get_worker

        raise ClusterError(t("cluster-code", who=get_worker().address, game=game))
    return runner_for(job, threading.get_ident()).play((deal, arrangement))


@lru_cache(maxsize=RUNNERS)
def runner_for(job: bytes, thread: int) -> MatchRunner:
    """This thread's runner for a job; compiles what this machine hasn't compiled yet."""
    return MatchRunner(*pickle.loads(job))
