"""The written rules as text on a console."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import Console
from rich.markdown import Markdown

from ekiben.rendering.console import Trimmed
from ekiben.rules_text import Section

LINK = re.compile(r"\[([^\]]+)\]\(#[^)]*\)")


def show_sections(console: Console, sections: Sequence[Section], start: str = "") -> None:
    """Sections of the rules, after a text that comes before them."""
    parts = [f"{'#' * each.level} {each.title}\n\n{each.markdown}" for each in sections]
    console.print(Trimmed(Markdown(LINK.sub(r"\1", "\n\n".join([start, *parts])))))
