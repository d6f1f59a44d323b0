"""Compiles the bots once per machine, in a low-priority process, while people already play.

python -m ekiben.server.bots.compiler    compile what is missing, what most levels need first
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL

from ekiben.bots.compiled import GREEDY, compiled_bots
from ekiben.bots.custom import is_custom
from ekiben.bots.names import entry_name
from ekiben.bots.policies import RANDOM
from ekiben.game import Game, find_game, game_names

TRIES = 3
POLL_SECONDS = 0.5
NICENESS = 10  # priority of the process; 19 is lowest
_log = logging.getLogger("ekiben.bots")


def required_rules(game: Game) -> list[str]:
    """The rules that a game's levels need, in the order of compilation."""
    names = {entry_name(level, game) for level in game.judgement.levels} - {RANDOM}
    return sorted(names, key=lambda name: (name != GREEDY, name))


class BotCompiler:
    """Knows which bots are compiled, and compiles the others."""

    def __init__(self) -> None:
        self._ready: set[tuple[str, str]] = set()
        self._task: asyncio.Task[None] | None = None
        self._given_up = False

    def ready(self, game: Game, bot: str) -> bool:
        """Whether a bot can play now. Without a cache on disk, bot processes compile it themselves."""
        if is_custom(bot, game):
            return True
        key = (game.name, entry_name(bot, game))
        if key in self._ready or self._given_up:
            return True
        found = compiled_bots(game)
        if key[1] == RANDOM or found.folder is None or found.on_disk(key[1]):
            self._ready.add(key)
            return True
        return False

    async def wait(self, game: Game, bot: str) -> None:
        """Wait until a bot can play."""
        while not await asyncio.to_thread(self.ready, game, bot):
            if self._task is None:
                self.start()
            await asyncio.sleep(POLL_SECONDS)

    def start(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._compile())

    async def _compile(self) -> None:
        if await asyncio.to_thread(self._all_ready):
            return
        for _ in range(TRIES):
            command = sys.executable, "-m", "ekiben.server.bots.compiler"
            # In a session of its own, Ctrl-C doesn't reach it: `close` ends it.
            process = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, start_new_session=True)
            try:
                if await process.wait() == 0:
                    return
            finally:
                if process.returncode is None:
                    process.kill()
            _log.warning("compiling the bots failed", extra={"status": process.returncode})
        self._given_up = True

    def _all_ready(self) -> bool:
        games = [find_game(name) for name in game_names()]
        return all(self.ready(game, level) for game in games for level in game.judgement.levels)

    async def close(self) -> None:
        """Stop compiling; finished parts stay cached."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


def main() -> None:
    """Compile what is missing: the quick bots of all games first."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    wanted = [(game, name) for game in map(find_game, game_names()) for name in required_rules(game)]
    for game, name in sorted(wanted, key=lambda each: each[1] != GREEDY):
        if not compiled_bots(game).on_disk(name):
            compiled_bots(game).load(name)


if __name__ == "__main__":
    main()
