"""Printing to a terminal, or as plain text."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from typing import IO, Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.segment import Segment
from rich.text import Text

MAX_INDENT = 14  # columns; a longer start does not indent the lines after it
MAX_WIDTH = 100  # wider lines are harder to read, not easier


def make_console(file: IO[str] | None = None, width: int | None = None) -> Console:
    """A console that prints texts as they are: no markup in names, no colours for numbers."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    console = Console(file=file, width=width, highlight=False, markup=False, emoji=False)
    if width is None:
        console.width = min(console.width, MAX_WIDTH)
    return console


def capture(write: Callable[[Console], None], width: int) -> str:
    """What is written to a console, as plain text."""
    file = StringIO()
    write(text_console(file, width, color_system=None))
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines())


def text_console(file: IO[str], width: int, **more: Any) -> Console:
    """A console that writes to a file, in a notebook too, where Rich would print to the cell."""
    return Console(
        file=file, width=width, highlight=False, markup=False, emoji=False, force_jupyter=False, **more
    )


class Trimmed:
    """Leaves out blanks at the ends of lines: they would wrap when a window gets narrower."""

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
    """Pieces one after the other; lines break between them, and only within one longer than a line."""

    def __init__(self, pieces: Sequence[Text | str], separator: str = " · ", start: str = "") -> None:
        self.pieces = [Text(piece) if isinstance(piece, str) else piece for piece in pieces]
        self.separator = Text.assemble((separator, "dim"))
        self.start = Text.assemble((start, "dim"))

    def lines(self, width: int) -> Iterator[Text]:
        """The lines; those after the first are indented by the length of the start, if it is short."""
        ending = self.separator.copy()
        ending.rstrip()
        indent = Text(" " * (self.start.cell_len if self.start.cell_len <= MAX_INDENT else 4))
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


def show_paragraph(console: Console, text: str, style: str = "", indent: int = 1) -> None:
    show(console, Padding(Text(text, style), (0, 0, 0, indent)))
