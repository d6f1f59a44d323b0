"""The rules as people read them: the same in every language, whole, and with the values of the components."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from ekiben.cli import main
from ekiben.game import find_game
from ekiben.games import game_part
from ekiben.rules_text import ICON, PLACEHOLDER, fill, fold, read, rules_text, source
from ekiben.texts import LANGUAGES
from tests.support.scenarios import BOX

pytestmark = pytest.mark.covers

GAMES = BOX
ICONS = "client/src/lib/icons/icons.ts"

every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_a_game_without_rules_in_words_has_its_story(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("milk-run")
    monkeypatch.setattr("ekiben.rules_text.locale_of", lambda folder, language: tmp_path)
    text = rules_text.__wrapped__("milk-run", "fr")
    assert (text.title, text.sections) == (game.text("name"), ())
    assert game.text("story") in text.markdown


def tokens(text: str) -> list[Token]:
    """All pieces of a text, those inside lines too, as a reader sees them that lets HTML through."""
    whole = MarkdownIt("commonmark", {"html": True}).enable("table").parse(text)
    return [piece for token in whole for piece in (token, *(token.children or []))]


@every_game
@every_language
def test_every_language_has_the_same_sections(name: str, language: str) -> None:
    english, other = rules_text(name, "en"), rules_text(name, language)
    assert [(each.id, each.level) for each in other.sections] == [
        (each.id, each.level) for each in english.sections
    ]
    ids = [each.id for each in other.sections]
    assert len(set(ids)) == len(ids) >= 10
    assert other.title
    assert other.html.startswith("<p>")
    parents = {each.id for at, each in enumerate(other.sections) if follows_deeper(other.sections, at)}
    assert [each.id for each in other.sections if not each.html and each.id not in parents] == []


def follows_deeper(sections: tuple[object, ...], at: int) -> bool:
    """Whether a section has others inside it."""
    levels = [getattr(each, "level", 0) for each in sections[at : at + 2]]
    return len(levels) == 2 and levels[1] > levels[0]


@every_game
@every_language
def test_every_language_names_the_same_values_and_all_are_known(name: str, language: str) -> None:
    game = find_game(name)
    known = game.rules_values
    named = set(PLACEHOLDER.findall(source(name, language)))
    assert named == set(PLACEHOLDER.findall(source(name, "en")))
    assert named <= set(known)
    module = game_part(game.folder, "rules_values")
    assert not module or set(module.rules_values(game.components())) <= named, "a fact that no rule names"


@every_game
@every_language
def test_every_place_is_filled(name: str, language: str) -> None:
    text = rules_text(name, language)
    for html in (text.html, *(each.html for each in text.sections), *(each.title for each in text.sections)):
        assert "{" not in html
        assert "}" not in html


@every_game
@every_language
def test_no_html_is_written(name: str, language: str) -> None:
    kinds = {token.type for token in tokens(source(name, language))}
    assert kinds & {"html_inline", "html_block", "code_inline", "fence", "code_block", "image"} == set()


@every_game
@every_language
def test_links_lead_to_sections(name: str, language: str) -> None:
    ids = {f"#{each.id}" for each in rules_text(name, language).sections}
    links = [token.attrGet("href") for token in tokens(source(name, language)) if token.type == "link_open"]
    assert set(links) <= ids


@every_game
@every_language
def test_icons_are_there(name: str, language: str, pytestconfig: pytest.Config) -> None:
    drawn = (pytestconfig.rootpath / ICONS).read_text(encoding="utf-8")
    for icon in ICON.findall(source(name, language)):
        assert re.search(rf'^  "?{icon}"?: \[', drawn, re.MULTILINE), icon


def test_html_is_shown_and_not_done() -> None:
    text = read(
        "x", "en", "# X\n\n<b>no</b>\n\n## A {#a}\n\n<script>no</script> {{icon:coin}} [go](javascript:x)\n"
    )
    assert text.html == "<p>&lt;b&gt;no&lt;/b&gt;</p>\n"
    assert "<script" not in text.sections[0].html
    assert '<span data-icon="coin"></span>' in text.sections[0].html
    assert "href" not in text.sections[0].html


def test_tables_have_headings_that_say_something() -> None:
    html = read("x", "en", "# X\n\n## A {#a}\n\n| | b |\n|---|---|\n| 1 | 2 |\n").sections[0].html
    assert '<tr>\n<td></td>\n<th scope="col">b</th>\n</tr>' in html


def test_values_are_written_as_people_write_them() -> None:
    assert fill("{{a}} and {{b}}", {"a": -3, "b": "1-2"}) == "−3 and 1-2"
    with pytest.raises(KeyError, match="moon"):
        fill("{{moon}}", {"a": 1})


@pytest.mark.parametrize(
    "text", ["no title", "# T\n\n## no id\n", "# T\n\n#### deep {#deep}\n", "x\n\n# T\n"]
)
def test_mistakes_in_a_text_are_told(text: str) -> None:
    with pytest.raises(ValueError, match=r"the rules of|the heading"):
        read("x", "en", text)


# --- in the terminal ------------------------------------------------------------------------------------


def test_letters_are_found_in_any_case_and_without_accents() -> None:
    assert fold("Événement ÉTÉ") == "evenement ete"
    assert fold("Щётка") == fold("щетка")
    assert fold("мой") != fold("мои")


def printed(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str]:
    """The exit status and what is printed."""
    status = main(["rules", *args])
    return status, capsys.readouterr().out


@every_game
@every_language
def test_the_terminal_shows_the_rules(name: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out = printed(capsys, name, "--language", language)
    text = rules_text(name, language)
    assert status == 0
    assert text.title in out
    for section in text.sections:
        assert section.title in out
    assert "{{" not in out
    assert "](#" not in out


def test_the_terminal_searches(capsys: pytest.CaptureFixture[str]) -> None:
    status, out = printed(capsys, "zero-kei", "--language", "ru", "--search", "ЧЕРНЫЙ стопк")
    assert status == 0
    assert "Шкала стоимости станций" in out
    assert "Локомотивы" not in out
    status, out = printed(capsys, "zero-kei", "--language", "es", "--search", "submarino")
    assert (status, out.strip()) == (1, "No hay nada sobre «submarino».")


def test_the_terminal_knows_no_other_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "zero-key"]) == 2
    assert "Did you mean zero-kei?" in capsys.readouterr().err
