"""Progress bars, on stderr."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ekiben.bots.compiled import compiled_bots
from ekiben.bots.custom import built_in
from ekiben.bots.names import entry_name
from ekiben.bots.policies import RANDOM
from ekiben.compiling import CompiledEntries, compiled_game
from ekiben.game import Game
from ekiben.native import can_compile, require_compiler
from ekiben.texts import t
from ekiben.wasm.runtime import wasm_file


def progress_bar() -> Progress:
    """A bar with what is done, out of how much, and how long it will still take."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


@contextmanager
def show_progress(what: str, total: int | None = None, **about: str) -> Iterator[Callable[..., None]]:
    """A bar for some work, named by a text; what it gives is called with what is done, and the total."""
    with progress_bar() as bar:
        task = bar.add_task(t(what, **about), total=total)
        yield lambda done, total=total: bar.update(task, completed=done, total=total)


def compile_rules(game: Game) -> None:
    """Have the rules compiled; the first time shows how far the compiler is."""
    compile_missing(compiled_game(game), "compiling")


def compile_bots(game: Game, texts: Iterable[str]) -> None:
    """Have the bots compiled if any of these texts names one that needs it; likewise."""
    if any(entry_name(text, game) != RANDOM for text in built_in(texts, game)):
        compile_missing(compiled_bots(game), "compiling-bots")


def compile_missing(found: CompiledEntries, what: str) -> None:
    """Compile these entry points if they are not on disk, and show what is compiled and how far it is.

    Without a compiler they run as WebAssembly.
    """
    if not found.on_disk() and (can_compile() or wasm_file(found.game) is None):
        require_compiler()
        with show_progress(what, game=found.game.name) as report:
            found.compile(report)
