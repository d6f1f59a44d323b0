"""The written rules of a game: the Markdown file `rules.md` in its locale folder, split into sections.

These files never repeat printed values: `{{name}}` stands for a number of the box or a value from the
game's module `rules_values`, and `{{icon:name}}` for an icon that the page draws.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from markdown_it import MarkdownIt

from ekiben.game import find_game
from ekiben.texts import LANGUAGES, locale_of, use_language

PLACEHOLDER = re.compile(r"\{\{([a-z0-9_]+)\}\}")
ICON = re.compile(r"\{\{icon:([a-z-]+)\}\}")
ICON_AND_SPACE = re.compile(rf"{ICON.pattern} ?")
NAMED = re.compile(r"(?P<title>.+?) *\{#(?P<id>[a-z0-9-]+)\}")


@dataclass(frozen=True)
class Section:
    """A heading and the text up to the next one."""

    id: str
    level: int
    title: str
    html: str
    markdown: str


@dataclass(frozen=True)
class RulesText:
    """The rules in a language; `html` and `markdown` are the text before the first section."""

    game: str
    language: str
    title: str
    html: str
    markdown: str
    sections: tuple[Section, ...]


@cache
def rules_text(name: str, language: str) -> RulesText:
    """The rules in a language, or in English if it is unknown."""
    language = language if language in LANGUAGES else LANGUAGES[0]
    game = find_game(name)
    return read(name, language, fill(source(name, language), game.rules_values))


def source(name: str, language: str) -> str:
    """The Markdown of a game's rules; a game without any gets its summary."""
    file = locale_of(find_game(name).folder, language) / "rules.md"
    if file.is_file():
        return file.read_text(encoding="utf-8")
    with use_language(language):
        about = find_game(name).about()
    return "# {name}\n\n{summary}\n\n{story}\n".format_map(about)


def fill(text: str, values: Mapping[str, int | str]) -> str:
    """The text with the values filled in."""
    return PLACEHOLDER.sub(lambda found: _format(values[found[1]]), text)


def _format(value: int | str) -> str:
    return str(value).replace("-", "−") if isinstance(value, int) else value


# --- searching ------------------------------------------------------------------------------------------


def find_sections(text: RulesText, words: str) -> list[Section]:
    """The sections that have all the words, wherever in them."""
    wanted = fold(words).split()
    return [
        each
        for each in text.sections
        if all(word in fold(f"{each.title} {each.markdown}") for word in wanted)
    ]


def fold(text: str) -> str:
    """Without case and accents; but й is a letter of its own."""
    kept = text.casefold().replace("й", "\0")
    plain = "".join(sign for sign in unicodedata.normalize("NFD", kept) if not unicodedata.combining(sign))
    return plain.replace("\0", "й").replace("’", "'").replace("−", "-").replace("\u00a0", " ")


# --- reading Markdown -----------------------------------------------------------------------------------


def read(name: str, language: str, text: str) -> RulesText:
    """Parse the Markdown. A mistake in it is our bug: ValueError."""
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
        plain = ICON_AND_SPACE.sub("", "\n".join(lines[place[1] : until[0] if until else None])).strip()
        level = int(tokens[head].tag.removeprefix("h"))
        parts.append((level, tokens[head + 1].content, page_html(html), plain))
    (_, title, html, plain), *rest = parts
    return RulesText(name, language, title, html, plain, tuple(_section(*part) for part in rest))


def _section(level: int, heading: str, html: str, plain: str) -> Section:
    found = NAMED.fullmatch(heading)
    if found is None or level not in (2, 3):
        raise ValueError(f"the heading {heading!r} has no {{#id}}, or a level that is not in use")
    return Section(found["id"], level, found["title"], html, plain)


def page_html(html: str) -> str:
    """The HTML for the page: placeholders for icons (decoration only), tables that scroll, and proper scopes
    for their headings; an empty corner is no heading."""
    html = ICON.sub(r'<span data-icon="\1"></span>', html)
    html = html.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")
    return re.sub(r"<th\b", '<th scope="col"', html.replace("<th></th>", "<td></td>"))
