"""The screen: where things are shown, and lines are read."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from types import FrameType, TracebackType
from typing import IO, Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.segment import Segment
from rich.text import Text

FAR = 14  # columns that a start may push the lines after it to the right
FORGET_SCROLLED = "\x1b[3J"  # what has been scrolled out of the window
WIDEST = 100  # wider lines are harder to read, not easier


def make_console(file: IO[str] | None = None, width: int | None = None) -> Console:
    """A console that prints what it is given: no markup in names, no colours for numbers."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    console = Console(file=file, width=width, highlight=False, markup=False, emoji=False)
    if width is None:
        console.width = min(console.width, WIDEST)
    return console


class Trimmed:
    """Something without the blanks that fill its lines up: they wrap when a window gets narrower."""

    def __init__(self, what: RenderableType) -> None:
        self.what = what

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in console.render_lines(self.what, options, pad=False):
            while line and not line[-1].text.strip() and not (line[-1].style and line[-1].style.bgcolor):
                line.pop()
            if line and not (line[-1].style and line[-1].style.bgcolor):
                line[-1] = Segment(line[-1].text.rstrip(), line[-1].style)
            yield from line
            yield Segment.line()


class Flow:
    """Pieces one after the other; a line breaks between pieces, not within one that fits on a line."""

    def __init__(self, pieces: Sequence[Text | str], separator: str = " · ", start: str = "") -> None:
        self.pieces = [Text(piece) if isinstance(piece, str) else piece for piece in pieces]
        self.separator = Text.assemble((separator, "dim"))
        self.start = Text.assemble((start, "dim"))

    def lines(self, width: int) -> Iterator[Text]:
        """The lines; those after the first are indented as far as the start reaches, if that is short."""
        ending = self.separator.copy()
        ending.rstrip()
        indent = Text(" " * (self.start.cell_len if self.start.cell_len <= FAR else 4))
        line, empty = self.start.copy(), True
        for number, piece in enumerate(self.pieces):
            more = ending.cell_len if number + 1 < len(self.pieces) else 0
            if not empty and line.cell_len + self.separator.cell_len + piece.cell_len + more > width:
                yield line.append_text(ending) if line.cell_len + ending.cell_len <= width else line
                line, empty = indent.copy(), True
            line.append_text(piece if empty else self.separator + piece)
            empty = False
        yield line

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest = max((piece.cell_len for piece in self.pieces), default=0)
        whole = next(self.lines(1_000_000)).cell_len
        return Measurement(min(longest, options.max_width), min(whole, options.max_width))


def show(console: Console, *things: RenderableType) -> None:
    """Print things one below the other; without any, an empty line."""
    for thing in things or ("",):
        console.print(Trimmed(thing), end="")


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


def say_lines(console: Console, text: str, style: str = "", indent: int = 1) -> None:
    """A paragraph."""
    show(console, Padding(Text(text, style), (0, 0, 0, indent)))


class Interrupts:
    """Ctrl-C, let through only where nothing can be half done; elsewhere it waits."""

    def __init__(self) -> None:
        self.before: Any = None
        self.let_through = False
        self.waiting = False

    def __enter__(self) -> None:
        if threading.current_thread() is threading.main_thread():  # no other thread is interrupted
            self.before = signal.signal(signal.SIGINT, self.take)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
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


class Reader:
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
