"""Compiles the bots once per machine, in a low-priority process, while people already play.

python -m ekiben.server.bots.compiler    compile what is missing
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL

from ekiben.bots.code import has_bot_code
from ekiben.bots.compiled import SEARCH, compiled_bots
from ekiben.bots.custom import is_custom
from ekiben.bots.names import entry_name
from ekiben.bots.policies import RANDOM
from ekiben.game import Game, all_games
from ekiben.native import can_compile

TRIES = 3
POLL_SECONDS = 0.5
NICENESS = 10  # priority of the process; 19 is lowest
_log = logging.getLogger("ekiben.bots")


class BotCompiler:
    """Knows which bots are compiled, and compiles the others."""

    def __init__(self) -> None:
        self._ready: set[str] = set()  # names of games
        self._task: asyncio.Task[None] | None = None
        self._given_up = False

    def ready(self, game: Game, bot: str) -> bool:
        """Whether a bot can play now. Without a cache on disk, bot processes compile it themselves."""
        if is_custom(bot, game) or entry_name(bot, game) == RANDOM:
            return True
        if game.name in self._ready or self._given_up:
            return True
        if compiled_bots(game).folder is None or has_bot_code(game):
            self._ready.add(game.name)
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
        if not can_compile() or await asyncio.to_thread(all_compiled):
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

    async def close(self) -> None:
        """Stop compiling; finished parts stay cached."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


def all_compiled() -> bool:
    """Or nothing can be kept: then compiling now would help nobody."""
    found = map(compiled_bots, all_games())
    return all(bots.folder is None or bots.on_disk() for bots in found)


def main() -> None:
    """Compile what is missing."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for game in all_games():
        compiled_bots(game).load(SEARCH)


if __name__ == "__main__":
    main()
