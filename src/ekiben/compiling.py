"""A game's rules compiled: made once for a machine, kept on disk, loaded when first called."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any, TypeVar

from ekiben import native
from ekiben.code_cache import cache_folder
from ekiben.game import Game, Rules
from ekiben.native import BOX, CELLS16, CELLS32, CELLS64, CUBE32, GRID32, INT, STATE, STATES, EntryPoint
from ekiben.playout import PlayoutArrays, play_games
from ekiben.rule import bind, reachable

Progress = Callable[[int, int], None]  # steps done so far, steps in all

_instances: dict[tuple[Callable[..., Any], str], Any] = {}
_lock = threading.RLock()


def bind_play_games(game: Game) -> Callable[..., None]:
    """`play_games` for one game; it also runs interpreted."""
    r = game.rules
    return bind(play_games, new_game=r.new_game, legal=r.legal, apply=r.apply, score=r.score)


def entry_points(game: Game) -> dict[str, EntryPoint]:
    """The rules that Python calls, with what they take; see `ekiben.game.Rules`."""
    r = game.rules
    arrays = (PlayoutArrays, STATES, CELLS64, CELLS16, GRID32, CELLS32, CUBE32)
    entries = [
        EntryPoint("new_game", r.new_game, (STATE, BOX, INT, INT, CELLS64)),
        EntryPoint("legal", r.legal, (STATE, BOX, CELLS16), returns_int=True),
        EntryPoint("apply", r.apply, (STATE, BOX, INT)),
        EntryPoint("score", r.score, (STATE, BOX, GRID32)),
        EntryPoint("sample", r.sample, (STATE, BOX, INT, CELLS64)),
        EntryPoint("play_games", bind_play_games(game), (arrays, BOX, INT, INT, INT, INT)),
    ]
    return {entry.name: entry for entry in entries}


class CompiledEntries:
    """Entry points for a game, compiled together when the first is asked for, unless they are on disk."""

    def __init__(self, game: Game, entries: dict[str, EntryPoint], label: str) -> None:
        self.game = game
        self.box = type(game.components().box)
        self.entries = entries
        self.folder = cache_folder(game, self.box.dtype, entries, label)
        self._file = self.folder and self.folder / "module.o"
        self._loaded: dict[str, Callable[..., Any]] = {}

    def on_disk(self) -> bool:
        """Whether nothing needs compiling."""
        return self._saved() is not None

    def ready(self) -> bool:
        """Whether nothing needs compiling now."""
        return bool(self._loaded) or self.on_disk()

    def _saved(self) -> bytes | None:
        return native.read_code(self._file) if self._file else None

    def load(self, name: str) -> Callable[..., Any]:
        """An entry point; all are loaded or compiled once in a process."""
        with _lock:
            if not self._loaded:
                entries = self.entries.values()
                code = self._saved()
                if code is None:
                    native.require_compiler()
                    code = native.compile_entries(entries, self.game.state, self.box)
                    if self._file:
                        native.write_code(self._file, code)
                self._loaded = native.load_entries(entries, code)
            return self._loaded[name]

    def compile(self, progress: Progress) -> None:
        """Have the entry points ready, and tell how far it is."""
        with report_progress(progress, [entry.rule for entry in self.entries.values()]):
            self.load(next(iter(self.entries)))


class CompiledGame(CompiledEntries):
    def __init__(self, game: Game) -> None:
        super().__init__(game, entry_points(game), game.name)

    @cached_property
    def rules(self) -> Rules:
        """The rules, to be called one by one."""
        return Rules(*(self.load(name) for name in Rules._fields))


C = TypeVar("C")


def shared_instance(kind: Callable[[Game], C], game: Game) -> C:
    """What a class compiles for a game, one object in a process."""
    with _lock:
        key = kind, game.name
        if key not in _instances:
            _instances[key] = kind(game)
        return _instances[key]  # type: ignore[no-any-return]


def compiled_game(game: Game) -> CompiledGame:
    """The compiled rules of a game, one object in a process."""
    return shared_instance(CompiledGame, game)


@contextmanager
def report_progress(report: Progress, rules: list[Callable[..., Any]]) -> Iterator[None]:
    """Tell how many of the rules Numba has translated so far; then one step is left."""
    from numba.core import event

    total = len(reachable(rules)) + 1
    names: set[str] = set()

    class Listener(event.Listener):
        def on_start(self, event: Any) -> None:
            pass

        def on_end(self, event: Any) -> None:
            names.add(event.data["dispatcher"].py_func.__qualname__)
            report(min(len(names), total - 1), total)

    with event.install_listener("numba:compile", Listener()):
        yield
    report(total, total)
