"""Reading the pages of the documentation: their sections and tables."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


@dataclass
class Section:
    """A heading and all that stands under it, up to the next one of its level or a higher one."""

    level: int
    title: str
    slug: str
    text: str = ""


def without_blocks(text: str) -> str:
    """A page without its code blocks."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


@cache
def sections(page: Path) -> list[Section]:
    """The sections of a page, in order, each with those inside it."""
    found: list[Section] = []
    slugs: dict[str, int] = {}
    for line in without_blocks(page.read_text(encoding="utf-8")).splitlines():
        heading = re.fullmatch(r"(#+) (.+)", line)
        if heading:
            level, title = len(heading[1]), heading[2]
            slug = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
            slugs[slug] = slugs.get(slug, -1) + 1
            found.append(Section(level, title, slug + (f"-{slugs[slug]}" if slugs[slug] else "")))
    for number, section in enumerate(found):
        section.text = _text_of(page, found, number)
    return found


def _text_of(page: Path, found: list[Section], number: int) -> str:
    lines = without_blocks(page.read_text(encoding="utf-8")).splitlines()
    starts = [n for n, line in enumerate(lines) if re.fullmatch(r"#+ .+", line)]
    later = range(number + 1, len(found))
    end = next((starts[n] for n in later if found[n].level <= found[number].level), len(lines))
    return "\n".join(lines[starts[number] + 1 : end])


def page_of(name: str) -> Path:
    return DOCS / f"{name}.md"


def section(name: str, title: str) -> str:
    """The text of a section of a game's page."""
    [found] = [one for one in sections(page_of(name)) if one.title == title and one.level > 1]
    return found.text


def tables(text: str) -> list[list[list[str]]]:
    """The tables of a text: rows of cells, without the head."""
    found = re.findall(r"(?:^\|.*\|$\n?)+", text, re.MULTILINE)
    return [
        [[cell.strip() for cell in row.strip("|").split("|")] for row in one.splitlines()[2:]]
        for one in found
    ]


def rows(text: str) -> list[list[str]]:
    """The rows of all tables of a text."""
    return [row for table in tables(text) for row in table]


def words(text: str) -> set[str]:
    """The words that stand in code."""
    return {word for span in re.findall(r"`([^`]+)`", text) for word in re.findall(r"[\w-]+", span)}


def first_cells(text: str) -> set[str]:
    """The words in the first column of tables."""
    return {word for row in rows(text) for word in words(row[0])}
