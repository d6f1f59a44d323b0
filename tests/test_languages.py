"""Whole games told in every language: nothing of it stays English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from rich.console import RenderableType

from ekiben.errors import IllegalMove
from ekiben.game import find_game
from ekiben.games import game_folders
from ekiben.narration import context_of, logged_moves, narrate_groups
from ekiben.rendering.console import make_console, show
from ekiben.rendering.scores import score_table, verdict
from ekiben.table import Table
from ekiben.texts import LANGUAGES, bundle, files, locale_of, t, use_language
from tests.support.of_game import of_game
from tests.support.random_games import Dice, SetUp, eager
from tests.support.scenarios import BOX
from tests.test_plurals import MESSAGES
from tests.test_text_use import CITIES, NAMES, PAGE, code
from tests.test_texts import variables

pytestmark = pytest.mark.slow

GAMES: dict[SetUp, int] = {  # with seeds
    SetUp(name, players): seed
    for name in BOX
    for players, seed in of_game(name, "facts")
    .get("SPOKEN", dict.fromkeys(find_game(name).player_counts, 1))
    .items()
}
OTHERS = tuple(language for language in LANGUAGES if language != "en")
EVERY = 60  # one in this number of decisions has its whole screen looked at
WIDTH = 400  # so that no word is cut

# Words of the English game: colours, cards, parts, actions.
WORDS = (
    "purple blue orange white green yellow black red grey gold lilac loco locomotive locomotives "
    "engine tail carriage carriages counter cauldron cauldrons venue venues track tracks station prepare "
    "prepared participate repeat advance event ground token tokens row tile actions yen points ticket "
    "tickets route routes ferry tunnel train trains card cards space spaces deck discard hand"
)
# Those that a language has, too, with the same meaning.
SHARED = {
    "es": {"ferry"},
    "fr": {"orange", "locomotive", "locomotives", "actions", "points", "ticket", "tickets", "route", "routes"}
    | {"ferry", "tunnel", "train", "trains", "yen"},
    "ru": set(),
}
# Latin letters that are signs and not words, the same in every language: carriages (6a), places on Hideo's
# board (B2), spaces of the cost marker (D), lengths and colours of routes (4R, 3O2G), symbols of ferries
# (≈LL); names of techniques (QR, HTTPS, Wi-Fi); and what stands in quotes, to be typed.
SIGNS = re.compile(
    r"(?<!\w)(?:\d+[abc]|[ABC]\d|(?:\d+[A-Z*]{1,2})+|[A-Z])(?!\w)|≈L+|\b(?:QR|HTTPS|Wi-Fi)\b|«[^»]*»"
)

every_game = pytest.mark.parametrize("set_up", GAMES, ids=str)
every_language = pytest.mark.parametrize("language", OTHERS)

Told = dict[str, str]  # where it is said, and what


@cache
def told(set_up: SetUp) -> dict[str, Told]:
    """A random game in all languages: questions, why moves can't be made, facts, screens."""
    found: dict[str, Told] = {language: {} for language in LANGUAGES}
    table, rng = set_up.table(GAMES[set_up]), Dice(GAMES[set_up])
    while not table.over:
        number = len(table.moves)
        view, refused = table.view(table.seat), rng.pick(table.game.move_texts)
        question = table.question(table.seat)
        assert question
        for language in LANGUAGES:
            with use_language(language):
                asked = table.game.narration.question(question, context_of(table, view))
                found[language] |= {f"question {number}": asked, f"reason {number}": why(table, refused)}
                if number % EVERY == 0:
                    found[language].update(screens(table))
        legal = table.legal()
        table.play(legal[eager(rng, [move.text for move in legal])])
    for language in LANGUAGES:
        with use_language(language):
            found[language].update(facts(table))
            found[language].update(screens(table))
    return found


def why(table: Table, move: str) -> str:
    """Why a move can't be made, without its name; nothing if it can."""
    try:
        table.parse(move)
    except IllegalMove as error:
        return str(error).removeprefix(t("illegal-move", move=move, why=""))
    return ""


def facts(table: Table) -> Iterator[tuple[str, str]]:
    """Everything that happened, in words for each seat and for a spectator."""
    for seat in (*range(table.position.players), None):
        context = context_of(table, table.view(seat))
        for piece in narrate_groups(table.game.narration, logged_moves(table, seat), context):
            for group in piece.facts:
                for place, fact in enumerate(group.texts):
                    yield f"fact {piece.number} {seat} {group.seat} {place}", fact


def screens(table: Table) -> Iterator[tuple[str, str]]:
    """What a seat and a spectator see in the terminal, line by line, without the texts of moves."""
    renderer, components = table.game.renderer, table.components
    labels = [""] * table.position.players
    things: dict[str, RenderableType] = {}
    for seat in {table.seat, None}:
        view = table.view(seat)
        things[f"board {seat}"] = renderer.board(view, components, labels, seat, table.ways(seat))
        for page in renderer.PAGE_NAMES:
            drawn = renderer.page(page, "", view, components, labels, seat)
            assert drawn is not None
            things[f"{page} {seat}"] = drawn
        things[f"scores {seat}"] = score_table(table, labels, seat)
    if table.over:
        things["score breakdown"] = renderer.score_breakdown(
            table.view(), components, labels, table.accounts()
        )
        things["verdict"] = verdict(table, labels)
    else:
        things["status"] = renderer.status(table.view(table.seat), components)
        ways = table.ways(table.seat)
        things["moves"] = renderer.moves(table.view(table.seat), components, table.legal(), [], ways)
    for name, thing in things.items():
        for place, line in enumerate(printed(thing)):
            said = without_moves(table, line) if name == "moves" else line
            yield f"{name} {len(table.moves)} {place}", said


def printed(thing: RenderableType) -> list[str]:
    """Something as the terminal prints it."""
    file = StringIO()
    show(make_console(file, WIDTH), thing)
    return file.getvalue().splitlines()


def without_moves(table: Table, line: str) -> str:
    """A line of a screen without what can be typed."""
    if line.startswith("    draw "):  # the kinds of cards as they are typed
        return ""
    for move in sorted(table.legal(), key=lambda move: -len(move.text)):
        for typed in (move.text, *move.text.split()[1:]):
            line = re.sub(rf"(?<=\d )({re.escape(typed)})(?!\S)", "", line)
    return line.replace("    claim ", "")


def words_in(sentence: str) -> list[str]:
    """Its words, without signs."""
    return re.findall(r"[^\W\d_]+", SIGNS.sub("", sentence))


@every_game
@every_language
def test_no_english_word_is_left(set_up: SetUp, language: str) -> None:
    english = set(WORDS.split()) - SHARED[language]
    found = {
        sentence
        for sentence in told(set_up)[language].values()
        if english & {word.lower() for word in words_in(sentence)}
    }
    assert found == set()


def test_what_only_the_page_says_has_no_latin_letters_in_russian() -> None:
    """Its texts themselves, without what is filled in; those of the terminal name what is to be typed."""
    quoted = {name for source in code(PAGE) for name in re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", source)}
    found = {
        name: said
        for name, entry in MESSAGES["ru"].items()
        if "-" in name
        and name in quoted
        and (said := t(name, "ru", **dict.fromkeys(variables(entry), 7)))
        and any(re.search("[A-Za-z]", word) for word in set(words_in(said)) - NAMES)
    }
    assert found == {}


@every_game
def test_russian_has_no_latin_letters(set_up: SetUp) -> None:
    found = {
        sentence
        for sentence in told(set_up)["ru"].values()
        if any(re.search("[A-Za-z]", word) for word in words_in(sentence))
    }
    assert found == set()


@every_game
@every_language
def test_no_sentence_is_as_in_english(set_up: SetUp, language: str) -> None:
    """But those that have no words besides names of cities, which may be the same."""
    english = told(set_up)["en"]
    names = {word for name in city_names(language) for word in words_in(name)}
    found = {
        sentence
        for place, sentence in told(set_up)[language].items()
        if place.startswith(("question", "reason", "fact"))
        and sentence == english[place]
        and not set(words_in(sentence)) <= names
    }
    assert found == set()


def city_names(language: str) -> Iterator[str]:
    """The cities of all games."""
    for message in bundle(language)._messages:
        if message.startswith(CITIES):
            yield t(message, language)


@every_language
def test_cities_are_spelled_alike_everywhere(language: str) -> None:
    """A city that a language spells in its own way is not spelled as in English in any of its files."""
    spelled = set(city_names(language))
    foreign = [name for name in city_names("en") if name not in spelled]
    rules = [locale_of(folder, language) / "rules.md" for folder in game_folders().values()]
    found = {
        f"{file}: {name}"
        for file in [*files(language), *filter(Path.is_file, rules)]
        for name in foreign
        if re.search(rf"\b{name}\b", file.read_text(encoding="utf-8"))
    }
    assert found == set()


def test_french_signs_stand_after_narrow_spaces() -> None:
    """A plain space would let a line begin with a colon, a question mark or the end of a quotation."""
    found = {
        f"{file.name}: {line}"
        for file in files("fr")
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(r" [:;?!»](?!\S)|« ", line)
    }
    assert found == set()
