"""The window: lines are read, and what was shown is wiped away."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from types import FrameType
from typing import Any

from rich.console import Console
from rich.text import Text

from ekiben.rendering.console import show

FORGET_SCROLLED = "\x1b[3J"  # what has been scrolled out of the window


def wipe(console: Console) -> None:
    """Nothing that was shown stays to be seen, nor to be scrolled back to."""
    if not console.is_terminal:
        return
    if console.is_dumb_terminal:
        console.print("\n" * console.height)
        return
    console.clear()
    if not console.legacy_windows:
        console.file.write(FORGET_SCROLLED)
        console.file.flush()


class Interrupts:
    """Ctrl-C, let through only where nothing can be half done; elsewhere it waits."""

    def __init__(self) -> None:
        self.before: Any = None
        self.let_through = False
        self.waiting = False

    def __enter__(self) -> None:
        if threading.current_thread() is threading.main_thread():  # no other thread is interrupted
            self.before = signal.signal(signal.SIGINT, self.take)

    def __exit__(self, *_: object) -> None:
        if self.before is not None:
            signal.signal(signal.SIGINT, self.before)

    def take(self, _number: int, _frame: FrameType | None) -> None:
        """Somebody pressed Ctrl-C."""
        self.waiting = not self.let_through
        if self.let_through:
            raise KeyboardInterrupt

    @contextlib.contextmanager
    def allowed(self) -> Iterator[None]:
        """Here it may come, and what has waited comes at once."""
        try:
            self.let_through = True
            if self.waiting:
                self.take(signal.SIGINT, None)
            yield
        finally:
            self.let_through = False


class LineReader:
    """Reads lines; shows what was read where nobody typed it, so that the output can be followed."""

    def __init__(self, console: Console, source: Callable[[str], str] = input) -> None:
        self.console = console
        self.source = source
        self.typed = sys.stdin is not None and sys.stdin.isatty()

    def line(self, prompt: str) -> str:
        """The next line. EOFError and KeyboardInterrupt come through."""
        line = self.source(prompt).strip()
        if not self.typed:
            show(self.console, Text(line))
        return line

    def complete(self, words: Callable[[], Sequence[str]]) -> None:
        """Tab completes what is typed to one of these."""
        if not self.typed:
            return
        try:
            import readline
        except ImportError:  # no such thing on Windows
            return

        def completer(_text: str, state: int) -> str | None:
            line = readline.get_line_buffer().lstrip()
            found = [word for word in words() if word.startswith(line)]
            return found[state] if state < len(found) else None

        readline.set_completer(completer)
        readline.set_completer_delims("")
        readline.parse_and_bind("tab: complete")

    def forget(self) -> None:
        """What was typed can't be fetched back with the arrow keys by whoever comes next."""
        if self.typed:
            with contextlib.suppress(ImportError, AttributeError):
                import readline

                readline.clear_history()
