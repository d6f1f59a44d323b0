"""Terminal windows: `ekiben` in a process of its own, at a pty that a test types into and reads.

python -m tests.support.terminal_windows    loads everything once, and forks a process for every window
"""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

TIMEOUT = 60.0
CTRL_C, CTRL_D = "\x03", "\x04"


class Windows:
    """Opens windows; all of them close with it."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.open: list[Window] = []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.support.terminal_windows"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **question: Any) -> int:
        """Ask the process that forks; it answers with a number."""
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps(question), file=self.process.stdin, flush=True)
        return int(self.process.stdout.readline())

    def play(self, *args: str, **env: str) -> Window:
        """`ekiben play` in a new window."""
        self.open.append(Window(self, ["play", *args], {"EKIBEN_DATA": str(self.data), **env}))
        return self.open[-1]

    def close_all(self) -> None:
        """Close what is still open."""
        while self.open:
            window = self.open.pop()
            window.kill()
            window.close()

    def __enter__(self) -> Windows:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close_all()
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait(TIMEOUT)
        assert self.process.stdout
        self.process.stdout.close()


class Window:
    """One of them."""

    def __init__(self, windows: Windows, args: list[str], env: dict[str, str]) -> None:
        self.windows = windows
        self.channel, child = os.openpty()
        self.shown = b""  # and not looked at yet
        self.status: int | None = None
        self.pid = windows.ask(tty=os.ttyname(child), args=args, env=env)
        self.read_until("\x00")  # the process has opened its side
        os.close(child)

    def read_until(self, wanted: str, at_most: float = TIMEOUT) -> str:
        """What is shown up to a text."""
        until = time.monotonic() + at_most
        while wanted.encode() not in self.shown:
            ready, _, _ = select.select([self.channel], [], [], max(0.0, until - time.monotonic()))
            assert ready, f"{wanted!r} is not shown, but: {self.shown[-2000:].decode()}"
            try:
                self.shown += os.read(self.channel, 65536)
            except OSError:  # the other side is closed
                raise AssertionError(
                    f"{wanted!r} was never shown, but: {self.shown[-2000:].decode()}"
                ) from None
        seen, _, self.shown = self.shown.partition(wanted.encode())
        return f"{seen.decode()}{wanted}"

    def prompt(self) -> str:
        """What is shown up to the next prompt, in plain words."""
        return plain(self.read_until("› "))

    def type(self, text: str) -> None:
        """Type something, as it is."""
        os.write(self.channel, text.encode())

    def press(self, key: str) -> None:
        """Press Ctrl-C or Ctrl-D at a prompt; again if it came just before readline listened."""
        self.type(key)
        while not select.select([self.channel], [], [], 5.0)[0]:
            self.type(key)

    def enter(self, line: str) -> str:
        """Type a line; what is shown up to the next prompt."""
        self.type(f"{line}\n")
        return self.prompt()

    def rest(self) -> str:
        """What is shown until the process ends."""
        with suppress(OSError):
            more = b" "
            while more:
                assert select.select([self.channel], [], [], TIMEOUT)[0], self.shown[-2000:].decode()
                more = os.read(self.channel, 65536)
                self.shown += more
        return plain(self.shown.decode())

    def close(self) -> None:
        """Close the window: the process gets SIGHUP."""
        if self.channel >= 0:
            os.close(self.channel)
            self.channel = -1

    def kill(self, sort: signal.Signals = signal.SIGKILL) -> int:
        """End the process by a signal."""
        if self.status is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, sort)
        return self.wait()

    def wait(self) -> int:
        """The exit status; that of a signal is negative."""
        if self.status is None:
            self.status = self.windows.ask(wait=self.pid)
        return self.status


def plain(shown: str) -> str:
    """What is shown, wherever its lines break, without colours."""
    return " ".join(re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown).split())


def fork(tty: str, args: list[str], env: dict[str, str]) -> int:
    """A process with a terminal of its own."""
    pid = os.fork()
    if pid:
        return pid
    status = 70
    try:
        import fcntl
        import termios

        os.setsid()
        terminal = os.open(tty, os.O_RDWR)
        fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
        os.write(terminal, b"\x00")
        for number in range(3):
            os.dup2(terminal, number)
        os.environ.update(
            {"TERM": "xterm", "COLUMNS": "100", "PYTHONUTF8": "1", "INPUTRC": os.devnull}, **env
        )
        sys.stdin, sys.stdout, sys.stderr = os.fdopen(0, "r"), os.fdopen(1, "w", 1), os.fdopen(2, "w", 1)
        status = main(args)
    finally:
        sys.stdout.flush()
        os._exit(status)


if __name__ == "__main__":
    import readline  # noqa: F401

    import ekiben
    from ekiben.cli import main, play  # noqa: F401
    from ekiben.texts import t

    for name in ekiben.game_names():
        assert ekiben.find_game(name).renderer is not None
        table = ekiben.new(name, 2, 1)
        table.play(table.legal()[0])
        table.record()
        t(f"{name}-welcome")
    for line in sys.stdin:
        question = json.loads(line)
        if "wait" in question:
            print(os.waitstatus_to_exitcode(os.waitpid(question["wait"], 0)[1]), flush=True)
        else:
            print(fork(**question), flush=True)
