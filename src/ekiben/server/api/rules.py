"""The rules of the games in words, for the page and whoever else shows them."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from ekiben.game import find_game
from ekiben.protocol import RulesPage, RulesSection, Word
from ekiben.rules_text import rules_text
from ekiben.server.api.content import Content, unchanged
from ekiben.server.api.dependencies import AnyRequest
from ekiben.texts import LANGUAGES, speaking


@get("/rules/{game:str}", summary="The rules of a game in words", sync_to_thread=True)
def get_rules(
    request: AnyRequest, game: FromPath[str], words: FromQuery[Word | None] = None
) -> Response[RulesPage]:
    """In the language asked for by `words`; in English, if there is none such."""
    language = words if words in LANGUAGES else LANGUAGES[0]
    with speaking(language):
        return unchanged(request, rules_page(find_game(game).name, language))


@cache
def rules_page(game: str, language: str) -> Content:
    """Made once."""
    text = rules_text(game, language)
    sections = [RulesSection(each.id, each.level, each.title, each.html) for each in text.sections]
    page = RulesPage(game, language, text.title, text.html, sections)
    return Content.of(msgspec.json.encode(page))
