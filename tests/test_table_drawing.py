"""A table printed, in a notebook, and in one line; nobody's secrets are in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest
from rich.cells import cell_len

import ekiben
from ekiben.client import Client
from ekiben.game import Game
from ekiben.table import Table
from ekiben.texts import LANGUAGES, use_language
from tests.support.random_games import Dice, SetUp, play_random, set_ups
from tests.support.soak import soaked

GAMES = [ekiben.find_game(name) for name in ekiben.game_names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
ENOUGH = 4.5  # the contrast that WCAG asks for


def moments(table: Table, every: int = 17) -> Iterator[Table]:
    """A random game, looked at now and then, and at its end."""
    dice = Dice(2)
    while not table.over:
        yield table
        play_random(table, dice, moves=every)
    yield table


@every_game
def test_print_shows_the_board_and_the_question(game: Game) -> None:
    for table in moments(ekiben.new(game, max(game.player_counts), 3)):
        shown = str(table)
        assert table.draw() == shown
        assert len(shown.splitlines()) > 1
        assert max(map(cell_len, shown.splitlines())) <= 80
        if table.seat is None:
            assert "★ " in shown.splitlines()[-1] or "win" in shown.splitlines()[-1]
        else:
            seat = game.text(f"seat-{game.seat_names[table.seat]}").lower()
            assert seat in shown.splitlines()[-1].lower()


def test_the_question_is_asked_in_the_language_of_now() -> None:
    table = ekiben.new("zero-kei", 2, 7)
    last: set[str] = set()
    for language in LANGUAGES:
        with use_language(language):
            last.add(str(table).splitlines()[-1])
    assert len(last) == len(LANGUAGES)
    assert "▲ green   Choose the engine of your train" in last


@pytest.mark.soak
@pytest.mark.parametrize(
    "set_up", [each for each in set_ups() if ekiben.find_game(each.game).secrets], ids=str
)
def test_nobodys_secrets_are_printed(set_up: SetUp) -> None:
    """Every seat sees the same when all that it can't know is drawn once more."""
    for table in moments(set_up.table(5), every=soaked(19, 2)):
        if not table.over:
            shown = str(table), table._repr_html_()
            for seat in range(table.players):
                other = table.copy()
                other.position = table.engine.sample(table.position, seat, 11)
                assert (str(other), other._repr_html_()) == shown
                assert other.draw(seat) == table.draw(seat)


def test_a_seat_can_be_shown_what_it_sees() -> None:
    table = ekiben.new("nordic", 2, 1)
    assert table.draw(0) == table.draw("white") != table.draw(1)
    assert "hand" in table.draw(0)
    assert "hand" not in table.draw()
    assert "Ålborg–Umeå" in table.draw(0).splitlines()[-1], "white is asked about this ticket"
    assert "Ålborg–Umeå" not in table.draw(1)


def test_names_of_players_are_shown() -> None:
    table = Table("zero-kei", 1, 1, seats=["Anna", "hideo"])
    assert "▲ green · Anna" in str(table)
    assert "· Hideo" in str(table)


# --- notebooks ------------------------------------------------------------------------------------------


class Spans(HTMLParser):
    """The text of a piece of HTML, with the colours it has."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.styles: list[dict[str, str]] = []
        self.found: list[tuple[str, str, str]] = []  # text, colour, background
        self.tags: set[str] = set()
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        style = dict(attrs).get("style") or ""
        pairs = (each.split(":", 1) for each in style.split(";") if ":" in each)
        self.styles.append({name.strip(): value.strip() for name, value in pairs})

    def handle_endtag(self, tag: str) -> None:
        self.styles.pop()

    def handle_data(self, data: str) -> None:
        whole: dict[str, str] = {}
        for style in self.styles:
            whole |= style
        back = whole.get("background-color", whole.get("background", ""))
        self.found.append((data, whole.get("color", ""), back))


def luminance(colour: str) -> float:
    """How bright a colour is, as WCAG counts it."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@every_game
def test_a_notebook_shows_the_same_in_colours_that_can_be_read(game: Game) -> None:
    """On a background of its own: so it is the same in light and dark notebooks."""
    for table in moments(ekiben.new(game, max(game.player_counts), 4), every=40):
        spans = Spans(table._repr_html_())
        assert spans.tags == {"pre", "span"}
        text = "".join(text for text, _, _ in spans.found)
        assert [line.rstrip() for line in text.splitlines()] == str(table).splitlines()
        assert {(c, b) for text, c, b in spans.found if text.strip() and contrast(c, b) < ENOUGH} == set()


def test_names_are_escaped() -> None:
    table = Table("nordic", 2, 1, seats=["<img src=x onerror=y>", "&amp;"])
    html = table._repr_html_()
    assert Spans(html).tags == {"pre", "span"}
    assert "&lt;img src=x" in html
    assert "&amp;amp;" in html


def test_in_a_notebook_print_prints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rich shows what is written to any console of a notebook at once, if it is not told not to."""
    table = ekiben.new("zero-kei", 2, 7)
    before = str(table), table._repr_html_()
    monkeypatch.setattr("rich.console._is_jupyter", lambda: True)
    assert (str(table), table._repr_html_()) == before


# --- in one line ----------------------------------------------------------------------------------------


def test_everything_public_is_named_in_one_line() -> None:
    table = ekiben.new("zero-kei", 2, 7)
    assert repr(table) == "<Table zero-kei, 2 players, 0 moves, seat 0 decides>"
    assert repr(table.legal()[0]) == "Move('draft 1', number=0, verb='draft', total_change=(-19, -19))"
    table.play("draft 1")
    table.play("draft 2")
    first = table.legal()[0]
    assert re.fullmatch(
        r"Move\('buy 11-12', number=\d+, verb='buy', quote={'yen': -5, 'points': 0}, "
        r"total_change=\(-19, -27\)\)",
        repr(first),
    )
    assert str(first) == "buy 11-12"
    assert repr(table.game) == "<Game zero-kei, for 1, 2, 3, 4 players>"
    assert repr(table.components) == f"Components(digest='{table.components.digest}')"
    assert repr(table.engine) == "<Engine of zero-kei, interpreted>"
    assert repr(Client("http://127.0.0.1:9", "a secret")) == "<Client at http://127.0.0.1:9>"
    assert repr(table.view()).startswith("<View of zero-kei: ")


@every_game
def test_no_line_is_long(game: Game) -> None:
    table = ekiben.new(game, 2, 1)
    for thing in (table, game, table.components, table.engine, *table.legal()):
        assert len(repr(thing)) < 200
        assert "object at 0x" not in repr(thing)


# --- why ------------------------------------------------------------------------------------------------


@every_game
def test_why_says_what_play_would_say(game: Game) -> None:
    dice = Dice(3)
    for table in moments(ekiben.new(game, 2, 3), every=11):
        legal = {move.text for move in table.legal()}
        for text in {dice.pick(game.move_texts) for _ in range(40)} | set(list(legal)[:3]):
            for given in (text, game.move_numbers[text]):
                answer = table.why(given)
                assert (answer is None) == (text in legal)
                if answer is not None:
                    with pytest.raises(ekiben.IllegalMove) as refused:
                        table.play(given)
                    assert answer.reason == refused.value.reason
                    assert answer.sentence == str(answer) == refused.value.why
                    assert answer.arguments == refused.value.arguments


def test_why_of_an_unknown_text_names_the_nearest() -> None:
    table = ekiben.new("zero-kei", 2, 7)
    answer = table.why("draft one")
    assert answer is not None
    assert answer.reason == "unknown-move"
    assert answer.nearest == ["draft 2", "draft 1"]
    assert "draft 2 · draft 1" in answer.sentence
    assert table.why(table.legal()[0]) is None
    assert table.why("draft 1 draft 2") is not None, "the second is for another seat"
    wrong = table.why(9999)
    assert wrong is not None
    assert (wrong.reason, wrong.nearest) == ("no-such-move", [])
    with pytest.raises(TypeError):
        table.why(None)  # type: ignore[arg-type]
    assert table.moves == []
