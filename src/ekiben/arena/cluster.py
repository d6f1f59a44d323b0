"""Games on a cluster: the scheduler of Dask hands them out, and its workers play them.

A game is the same wherever it is played. So what all games need goes to each worker once, and for a game only
its number goes there and its result comes back. When a worker dies, the scheduler gives its games to others.
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
from ekiben.arena.matches import GameKey, Match, MatchRunner, PlayerMaker, Result
from ekiben.bots.custom import custom_module, is_custom
from ekiben.bots.player import Player
from ekiben.components import TomlText, read_file
from ekiben.errors import EkibenError
from ekiben.game import Game, find_game
from ekiben.games import game_folders
from ekiben.texts import t

ADDRESS = re.compile(r"((tcp|tls|wss?)://)?[^\s/]+:\d+")  # others make a client of Dask wait for nothing
PATIENCE = 10.0  # seconds in which a scheduler must answer
LOOK = 2.0  # seconds without a result after which one looks whether anybody works
RUNNERS = 64  # kept open in a worker


class ClusterError(EkibenError):
    """A cluster that is not there, or can't play these games."""


@dataclass(frozen=True)
class Cluster:
    """Where games are played: the address of a scheduler, and whom to tell that one must wait."""

    address: str  # such as tcp://192.0.2.1:8786
    notice: Callable[[str], None] = lambda message: None
    patience: float = PATIENCE

    def __post_init__(self) -> None:
        if importlib.util.find_spec("distributed") is None:
            raise ClusterError(t("cluster-missing"))
        if not ADDRESS.fullmatch(self.address):
            raise ClusterError(t("cluster-address", address=self.address))

    def play(
        self, match: Match, numbers: list[GameKey], make_player: PlayerMaker, keep_history: bool
    ) -> Generator[Result, None, None]:
        """Play games; each is given back as it ends. Whoever stops listening stops the games."""
        if not numbers:
            return
        job = pack(match, make_player, keep_history)
        code = code_digest(match.game)
        with self.connected() as client:
            check_versions(client)
            shared = client.submit(unchanged, job, pure=False)  # not scattered: that could not be made again
            ended: Queue[Any] = Queue()
            waiting = set()
            for number in numbers:
                game = client.submit(play_there, code, match.game, shared, *number, pure=False)
                game.add_done_callback(ended.put)
                waiting.add(game)
            while waiting:
                game = self.next_of(ended, client)
                result = self.result_of(game)
                if result is None:
                    ended.put(game)  # it was lost with its worker before we had it, and is played again
                else:
                    waiting.remove(game)
                    yield result

    @contextmanager
    def connected(self) -> Iterator[Any]:
        """A client of the scheduler."""
        from distributed import Client
        from distributed.versions import VersionMismatchWarning

        with warnings.catch_warnings():
            warnings.simplefilter("ignore", VersionMismatchWarning)  # `check_versions` tells what matters
            try:
                client = Client(  # type: ignore[no-untyped-call]
                    self.address, timeout=self.patience, set_as_default=False
                )
            except OSError as error:  # a timeout is one, too
                raise ClusterError(t("cluster-silent", address=self.address, why=str(error))) from None
        with client:
            yield client

    def next_of(self, ended: Queue[Any], client: Any) -> Any:
        """The next game that has ended. Where nobody works, that is told, once, and one waits."""
        told = False
        while True:
            try:
                return ended.get(timeout=LOOK)
            except Empty:
                alone = not client.nthreads()
                if alone and not told:
                    self.notice(t("cluster-no-workers", address=self.address))
                told = alone

    def result_of(self, game: Any) -> Result | None:
        """The result of a game that has ended; None if it has to be played again."""
        from distributed.scheduler import KilledWorker

        try:
            return game.result(timeout=LOOK)  # type: ignore[no-any-return]
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
    """Refuse a cluster whose Python or whose Ekiben is another one."""
    found = client.get_versions(packages=["ekiben"])
    everybody = {"scheduler": found["scheduler"], **found["workers"]}
    here = {"Python": python_version(), "Ekiben": ekiben.__version__}
    for who, versions in everybody.items():
        packages = versions["packages"]
        python = ".".join(packages["python"].split(".")[:2])
        for name, there in (("Python", python), ("Ekiben", packages["ekiben"])):
            if there != here[name]:
                there = there or t("cluster-nothing")
                raise ClusterError(t("cluster-version", who=who, name=name, there=there, here=here[name]))


def python_version() -> str:
    """The version of Python, as far as it matters."""
    return "{}.{}".format(*sys.version_info)


@cache
def code_digest(game: str) -> str:
    """A digest of the code that games come from. A version number says little while somebody is at work."""
    root = Path(str(resources.files("ekiben")))
    folders = [root / "arena", root / "bots", game_folders()[game]]
    files = [*root.glob("*.py"), *(file for folder in folders for file in folder.rglob("*.*"))]
    digest = hashlib.sha256(python_version().encode())
    for file in sorted(files):
        if file.suffix in (".py", ".toml"):
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


# --- what travels ---------------------------------------------------------------------------------------


class Packed:
    """Makes players; somebody's own have come as bytes, with their code and what they had loaded."""

    def __init__(self, own: dict[str, bytes], make_player: PlayerMaker) -> None:
        self.own = own
        self.make_player = make_player

    def __call__(self, text: str, game: Game) -> Player:
        return pickle.loads(self.own[text]) if text in self.own else self.make_player(text, game)


def pack(match: Match, make_player: PlayerMaker, keep_history: bool) -> bytes:
    """A job, which is what a `MatchRunner` is made from, as bytes."""
    import cloudpickle

    game = find_game(match.game)
    own = {text: pack_player(text, make_player(text, game)) for text in match.bots if is_custom(text, game)}
    if isinstance(match.components, str):  # a path means nothing elsewhere
        match = replace(match, components=TomlText(read_file(match.components)))
    return cloudpickle.dumps((match, Packed(own, make_player), keep_history))  # type: ignore[no-any-return]


def pack_player(text: str, player: Player) -> bytes:
    """An own player as bytes, with the code of its module: the workers do not have that."""
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


def unchanged(job: bytes) -> bytes:
    """A job, as a result that other tasks can ask for."""
    return job


def play_there(code: str, game: str, job: bytes, deal: int, arrangement: int) -> Result:
    """Play a game here, in a worker."""
    if code_digest(game) != code:
        from distributed import get_worker

        raise ClusterError(t("cluster-code", who=get_worker().address, game=game))
    return runner_for(job, threading.get_ident()).play((deal, arrangement))


@lru_cache(maxsize=RUNNERS)
def runner_for(job: bytes, thread: int) -> MatchRunner:
    """Where a thread plays the games of a job; what is not compiled on this machine yet is compiled now."""
    return MatchRunner(*pickle.loads(job))
