"""Progress bars, on stderr."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ekiben.compiling import CompiledGame, compiled_game, told
from ekiben.game import Game
from ekiben.players.bots import RANDOM, entry_name, thinker
from ekiben.players.own import of_the_box
from ekiben.texts import text as say


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


def play_games_ready(game: Game) -> CompiledGame:
    """The compiled game with `play_games` loaded; the first time shows how far the compiler is."""
    found = compiled_game(game)
    if not found.on_disk("play_games"):
        compile_with_progress(game, "play_games")
    return found


def compile_with_progress(game: Game, *names: str) -> CompiledGame:
    """Compile the rules of a game, or some entry points, and show how far it is."""
    found = compiled_game(game)
    with progress_bar() as bar:
        task = bar.add_task(say("compiling", game=game.name), total=None)
        found.compile(lambda done, total: bar.update(task, completed=done, total=total), *names)
    return found


def bots_ready(game: Game, texts: Iterable[str]) -> None:
    """Have the bots of these texts compiled; the first time shows how far the compiler is."""
    found = thinker(game)
    needed = dict.fromkeys(entry_name(text, game) for text in of_the_box(texts, game))
    names = [name for name in needed if name != RANDOM]
    if not names or found.on_disk(*names):
        return
    with progress_bar() as bar:
        task = bar.add_task(say("compiling-bots", game=game.name), total=None)
        rules = [found.entries[name].rule for name in names]
        with told(lambda done, total: bar.update(task, completed=done, total=total), rules):
            for name in names:
                found.loaded(name)
