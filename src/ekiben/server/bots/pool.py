"""A pool of bot processes, so that the server never waits for a bot.

A process that is too slow, dies or answers nonsense is replaced by a new one.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress

import msgspec

from ekiben.bots.custom import is_custom
from ekiben.bots.names import read_budget, resolve_bot
from ekiben.errors import EkibenError
from ekiben.game import Game
from ekiben.server.bots.worker import Question, Reply, line

GRACE = 15.0  # seconds beyond its budget; starting a process takes time
QUICK = 1.0  # seconds that a bot without a budget may take
_log = logging.getLogger("ekiben.bots")


class NoAnswer(EkibenError):
    """A bot gave no valid answer."""


class BotProcess:
    """One process, asked one question at a time."""

    def __init__(self, command: list[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question, seconds: float) -> int:
        """The bot's move; on any failure the process is killed."""
        try:
            async with asyncio.timeout(seconds):
                return await self._exchange(question)
        except BaseException as error:
            self.end()
            if isinstance(error, (TimeoutError, OSError, ValueError, msgspec.MsgspecError)):
                raise NoAnswer(repr(error)) from error
            raise

    async def _exchange(self, question: Question) -> int:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await self._start()
        assert process.stdin
        assert process.stdout
        process.stdin.write(line(question))
        await process.stdin.drain()
        reply = msgspec.json.decode(await process.stdout.readline(), type=Reply)
        if reply.error:
            raise ValueError(reply.error)
        return reply.move

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe)

    def end(self) -> None:
        process, self._process = self._process, None
        if process and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        process = self._process
        self.end()
        if process:
            await process.wait()
            if process.stdin:
                process.stdin.close()


class BotPool:
    """The bot processes; a caller waits for a free one."""

    def __init__(self, workers: int, command: list[str] | None = None, grace: float = GRACE) -> None:
        command = command or [sys.executable, "-m", "ekiben.server.bots.worker"]
        self._workers = [BotProcess(command) for _ in range(workers)]
        self._free: asyncio.Queue[BotProcess] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._grace = grace
        self.failures = 0
        self.waiting = 0

    async def choose(self, game: Game, bot: str, position: bytes, components: str | None = None) -> int:
        """The move of a bot in a position that its seat may see; `components` as for `table_components`."""
        self.waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self.waiting -= 1
        try:
            text = bot if is_custom(bot, game) else resolve_bot(bot, game)
            question = Question(game.name, text, position, components)
            return await worker.ask(question, budget(bot, game) + self._grace)
        except NoAnswer as error:
            self.failures += 1
            _log.warning("a bot failed", extra={"bot": bot, "game": game.name, "why": str(error)})
            raise
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.close()


def quicker(bot: str, game: Game) -> str:
    """A bot for the later steps of an action: the same one, with a quarter of the time if it has a limit."""
    if is_custom(bot, game):
        return bot
    text = resolve_bot(bot, game)
    head, _, seconds = text.removesuffix("s").rpartition("+" if "+" in text else ":")
    if budget(bot, game) <= QUICK or not head:
        return bot
    return f"{head}{text[len(head)]}{float(seconds) / 4:g}s"


def budget(bot: str, game: Game) -> float:
    """Seconds that a bot may think."""
    if is_custom(bot, game):
        return QUICK
    found = read_budget(resolve_bot(bot, game).partition(":")[2])
    return found.seconds if found and found.seconds else QUICK
