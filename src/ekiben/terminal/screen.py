"""The terminal: reading lines, clearing the screen, and Ctrl-C."""

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

CLEAR_SCROLLBACK = "\x1b[3J"  # erases what was scrolled out of the window


def clear_screen(console: Console) -> None:
    """Erase the screen and what could be scrolled back to."""
    if not console.is_terminal:
        return
    if console.is_dumb_terminal:
        console.print("\n" * console.height)
        return
    console.clear()
    if not console.legacy_windows:
        console.file.write(CLEAR_SCROLLBACK)
        console.file.flush()


class Interrupts:
    """Delays Ctrl-C until a point where it can't leave anything half done."""

    def __init__(self) -> None:
        self.old_handler: Any = None
        self.is_allowed = False
        self.is_pending = False

    def __enter__(self) -> None:
        if threading.current_thread() is threading.main_thread():  # only this one gets signals
            self.old_handler = signal.signal(signal.SIGINT, self.on_sigint)

    def __exit__(self, *_: object) -> None:
        if self.old_handler is not None:
            signal.signal(signal.SIGINT, self.old_handler)

    def on_sigint(self, _number: int, _frame: FrameType | None) -> None:
        self.is_pending = not self.is_allowed
        if self.is_allowed:
            raise KeyboardInterrupt

    @contextlib.contextmanager
    def allowed(self) -> Iterator[None]:
        """Ctrl-C interrupts this block; one that was pressed before interrupts it right away."""
        try:
            self.is_allowed = True
            if self.is_pending:
                self.on_sigint(signal.SIGINT, None)
            yield
        finally:
            self.is_allowed = False


class LineReader:
    """Reads lines. Lines that nobody typed, such as a file's, are printed, so that the output makes sense."""

    def __init__(self, console: Console, read: Callable[[str], str] = input) -> None:
        self.console = console
        self.read = read
        self.is_interactive = sys.stdin is not None and sys.stdin.isatty()

    def read_line(self, prompt: str) -> str:
        """The next line, stripped; raises EOFError and KeyboardInterrupt."""
        line = self.read(prompt).strip()
        if not self.is_interactive:
            show(self.console, Text(line))
        return line

    def set_completions(self, words: Callable[[], Sequence[str]]) -> None:
        """Let Tab complete a line to one of these."""
        if not self.is_interactive:
            return
        try:
            import readline
        except ImportError:  # on Windows
            return

        def completer(_text: str, state: int) -> str | None:
            line = readline.get_line_buffer().lstrip()
            found = [word for word in words() if word.startswith(line)]
            return found[state] if state < len(found) else None

        readline.set_completer(completer)
        readline.set_completer_delims("")
        readline.parse_and_bind("tab: complete")

    def forget_history(self) -> None:
        """Keep the next person from fetching lines back with the arrow keys."""
        if self.is_interactive:
            with contextlib.suppress(ImportError, AttributeError):
                import readline

                readline.clear_history()
