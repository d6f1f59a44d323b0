"""The rules of a game on the page: read, searched, linked to, in every language."""

from __future__ import annotations

import pytest

from ekiben.game import game_names
from ekiben.rules_text import rules_text
from ekiben.texts import LANGUAGES
from tests.page.conftest import Meet
from tests.page.people import PHONE, Person

MARKED = "(name) => CSS.highlights.get(name).size > 0"
WORDS = {"en": "STATION", "es": "estacion", "fr": "evenement", "ru": "черный"}


def reader(meet: Meet, path: str, language: str = "en", **how: object) -> Person:
    """Somebody who reads the rules."""
    person = meet(language=language, **how)
    person.go(path)
    person.find("article h2").first.wait_for()
    return person


def top(person: Person, name: str) -> float:
    """Where a heading is in the window."""
    box = person.find(f"#{name}").bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in game_names() if rules_text(name, "en").sections])
def test_the_rules_are_read_and_nothing_is_wrong_with_the_page(meet: Meet, name: str, language: str) -> None:
    ann = reader(meet, f"/rules/{name}", language)
    text = rules_text(name, language)
    assert ann.find("h1").inner_text() == text.title
    assert ann.find("article h2, article h3").count() == len(text.sections)
    assert ann.find(".side a").count() == len(text.sections)
    assert ann.find("[data-icon] svg").count() == ann.find("[data-icon]").count()
    assert ann.violations() == []


def test_a_link_leads_to_its_section(meet: Meet) -> None:
    ann = reader(meet, "/rules/zero-kei#station")
    ann.find(".side [aria-current]").filter(has_text="Build a station").wait_for()
    assert 0 < top(ann, "station") < 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_found_whatever_their_accents(meet: Meet, language: str) -> None:
    ann = reader(meet, "/rules/zero-kei", language)
    ann.page.keyboard.press("/")
    ann.page.keyboard.type(WORDS[language])
    ann.page.wait_for_function(MARKED, arg="found")
    shown = ann.find("article section:visible").count()
    assert 0 < shown < len(rules_text("zero-kei", language).sections)
    assert ann.find("p[role=status]").inner_text()[0].isdigit()
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_function(MARKED, arg="here")
    assert ann.violations() == []
    ann.page.keyboard.press("Escape")
    ann.page.wait_for_function(f"() => !({MARKED})('found') && !({MARKED})('here')")


def test_a_link_to_what_the_search_hides_ends_the_search(meet: Meet) -> None:
    ann = reader(meet, "/rules/zero-kei")
    ann.find("search input").fill("cauldron")
    ann.find("#cities").wait_for(state="hidden")
    ann.page.evaluate("location.hash = 'cities'")
    ann.find("#cities").wait_for()
    assert ann.find("search input").input_value() == ""


def test_another_language_keeps_the_place(meet: Meet) -> None:
    ann = reader(meet, "/rules/zero-kei#station")
    before = top(ann, "station")
    for language in ("ru", "fr", "es"):
        ann.find(".bar select").select_option(language)
        title = next(each.title for each in rules_text("zero-kei", language).sections if each.id == "station")
        ann.find("#station").filter(has_text=title).wait_for()
        ann.find(".side [aria-current]").filter(has_text=title).wait_for()
        assert abs(top(ann, "station") - before) < 12


def test_on_a_phone_the_contents_are_a_menu(meet: Meet) -> None:
    ann = reader(meet, "/rules/nordic", "ru", **{**PHONE, "viewport": {"width": 360, "height": 760}})
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 360
    assert not ann.find(".side").is_visible()
    ann.find("summary").click()
    ann.find("details a").nth(4).click()
    ann.find("details[open]").wait_for(state="detached")
    assert 0 < top(ann, rules_text("nordic", "ru").sections[4].id) < 300
    assert ann.violations() == []


def test_the_table_and_the_lobby_lead_there_and_the_table_stays(meet: Meet) -> None:
    ann = meet()
    ann.go("/")
    ann.find("a[href='/rules/nordic']").wait_for()
    ann.find("a[href='/rules/zero-kei']").wait_for()
    made = ann.page.evaluate(
        """() => fetch("/api/1/tables", {method: "POST", headers: {"Content-Type": "application/json"},
        body: JSON.stringify({game: "nordic", seats: [{kind: "me", name: "Ann"}, {kind: "open"}]})})
        .then((answer) => answer.json()).then((made) => made.table.id)"""
    )
    ann.go(f"/t/{made}")
    with ann.context.expect_page() as opened:
        ann.find("header a[href='/rules/nordic']").click()
    opened.value.locator("article h2").first.wait_for()
    assert ann.page.url.endswith(f"/t/{made}")


def test_a_game_that_is_not_there_is_said_to_be_missing(meet: Meet) -> None:
    ann = meet()
    ann.may_be_refused = True
    ann.go("/rules/moon")
    ann.find("main h1").filter(has_text="moon").wait_for()
