"""The rules of a game as people read them: the Markdown file `rules.md` among its texts, as sections.

What is printed on components is not typed in these files: `{{name}}` stands for a number of the box or
a value that the game's module `rules_values` adds, and `{{icon:name}}` for an icon that the page draws.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from markdown_it import MarkdownIt

from ekiben.game import find_game
from ekiben.texts import LANGUAGES, locale_of, use_language

PLACEHOLDER = re.compile(r"\{\{([a-z0-9_]+)\}\}")
ICON = re.compile(r"\{\{icon:([a-z-]+)\}\}")
NAMED = re.compile(r"(?P<title>.+?) *\{#(?P<id>[a-z0-9-]+)\}")


@dataclass(frozen=True)
class Section:
    """A heading and what stands under it, up to the next heading."""

    id: str
    level: int
    title: str
    html: str
    markdown: str


@dataclass(frozen=True)
class RulesText:
    """The rules of a game in a language; `html` and `markdown` are what stands before the first section."""

    game: str
    language: str
    title: str
    html: str
    markdown: str
    sections: tuple[Section, ...]


@cache
def rules_text(name: str, language: str) -> RulesText:
    """The rules of a game in a language; in English, if the language is not known."""
    language = language if language in LANGUAGES else LANGUAGES[0]
    game = find_game(name)
    return read(name, language, fill(source(name, language), game.rules_values))


def source(name: str, language: str) -> str:
    """A file of rules as it was written; of a game that has none, what lists of games say of it."""
    file = locale_of(find_game(name).folder, language) / "rules.md"
    if file.is_file():
        return file.read_text(encoding="utf-8")
    with use_language(language):
        about = find_game(name).about()
    return "# {name}\n\n{summary}\n\n{story}\n".format_map(about)


def fill(text: str, values: Mapping[str, int | str]) -> str:
    """A text with the values in their places."""
    return PLACEHOLDER.sub(lambda found: _written(values[found[1]]), text)


def _written(value: int | str) -> str:
    return str(value).replace("-", "−") if isinstance(value, int) else value


# --- reading Markdown -----------------------------------------------------------------------------------


def read(name: str, language: str, text: str) -> RulesText:
    """A text in its parts; a mistake in it is a mistake of ours."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(text)
    lines = text.splitlines()
    heads = [at for at, token in enumerate(tokens) if token.type == "heading_open" and token.level == 0]
    if heads[:1] != [0] or tokens[0].tag != "h1":
        raise ValueError(f"the rules of {name} in {language!r} begin with no title")
    parts: list[tuple[int, str, str, str]] = []
    for head, following in zip(heads, [*heads[1:], len(tokens)], strict=True):
        body = tokens[head + 3 : following]
        html = reader.renderer.render(body, reader.options, {})
        place = tokens[head].map
        until = tokens[following].map if following < len(tokens) else None
        assert place is not None
        plain = "\n".join(lines[place[1] : until[0] if until else None])
        level = int(tokens[head].tag.removeprefix("h"))
        parts.append((level, tokens[head + 1].content, dressed(html), undrawn(plain)))
    (_, title, html, plain), *rest = parts
    return RulesText(name, language, title, html, plain, tuple(_section(*part) for part in rest))


def _section(level: int, heading: str, html: str, plain: str) -> Section:
    found = NAMED.fullmatch(heading)
    if found is None or level not in (2, 3):
        raise ValueError(f"the heading {heading!r} has no {{#id}}, or a level that is not in use")
    return Section(found["id"], level, found["title"], html, plain)


def undrawn(plain: str) -> str:
    """Without icons, where none can be drawn."""
    return re.sub(rf"{ICON.pattern} ?", "", plain).strip()


def dressed(html: str) -> str:
    """Icons as places that the page draws in: they are decoration, their meaning stands beside them. Tables
    that move by themselves where they are too wide, with headings that say so; an empty corner is none."""
    html = ICON.sub(r'<span data-icon="\1"></span>', html)
    html = html.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")
    return re.sub(r"<th\b", '<th scope="col"', html.replace("<th></th>", "<td></td>"))
