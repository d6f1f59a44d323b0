"""The pages of the games: the sections of the template, and all that a game has, named where it belongs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ekiben
from ekiben.game import find_game
from ekiben.table import Table
from tests.support.of_game import folder, of_game
from tests.support.pages import DOCS, first_cells, page_of, rows, section, sections, tables, words
from tests.support.random_games import Dice, eager, set_ups, step_by_step, uniform
from tests.support.scenarios import BOX, reasons_with_texts

ROOT = Path(__file__).parent.parent
SOURCES = Path(ekiben.__file__).parent
OPEN_CHAPTERS = ("Rules in our own words", "What is printed")  # a game has chapters of its own there
PLACES = re.compile(r"[ABC]\d")  # of Hideo's board: keys of a table, but no fields

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.glob("*.md"))]
every_game = pytest.mark.parametrize("name", BOX)


# --- the template ---------------------------------------------------------------------------------------


def outline(page: Path) -> dict[str, list[str]]:
    """The headings of the second level, each with those of the third."""
    found: dict[str, list[str]] = {}
    for one in sections(page):
        if one.level == 2:
            found[one.title] = []
        elif one.level == 3:
            found[next(reversed(found))].append(one.title)
    return found


@every_game
def test_a_page_has_the_sections_of_the_template(name: str) -> None:
    template, page = outline(DOCS / "game-page.md"), outline(page_of(name))
    assert list(page) == list(template)
    for title, inside in template.items():
        if title in OPEN_CHAPTERS:
            assert [one for one in page[title] if one in inside] == inside, title
        else:
            assert page[title] == inside, title
    links = re.findall(r"\]\(#([\w-]+)\)", page_of(name).read_text(encoding="utf-8").split("\n## ")[0])
    assert links == [one.slug for one in sections(page_of(name)) if one.level == 2]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_to_headings_lead_somewhere(page: Path) -> None:
    for link, anchor in re.findall(r"\]\(([^)#\s:]*)#([^)\s]+)\)", page.read_text(encoding="utf-8")):
        target = page.parent / link if link else page
        assert anchor in {one.slug for one in sections(target)}, f"{page.name} names {link}#{anchor}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_long_pages_begin_with_a_table_of_contents(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    if len(text.split()) > 1_500:
        links = set(re.findall(r"\]\(#([\w-]+)\)", text.split("\n## ")[0]))
        assert {one.slug for one in sections(page) if one.level == 2} <= links


def test_the_architecture_names_the_files_there_are() -> None:
    """Every file it names exists, and every module of the package has its row."""
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    source = [
        file
        for folder in (SOURCES, ROOT / "client/src", ROOT / "client/scripts", ROOT / "scripts")
        for file in folder.rglob("*.*")
    ]
    paths = [file.as_posix() for file in [*source, *(ROOT / "tests").glob("*.py")]]
    for name in re.findall(r"`([\w/.-]+\.(?:py|ts|svelte|toml))`", page):
        assert any(path.endswith(f"/{name.replace('/NAME', '/nordic')}") for path in paths), f"no file {name}"
    modules = {file.name for file in SOURCES.glob("[!_]*.py")}
    folders = {f"{file.parent.name}/" for file in SOURCES.glob("*/__init__.py")} - {"games/"}
    assert modules | folders <= set(
        re.findall(r"`([\w./]+)`", page.split("\n## Modules")[1].split("\n## ")[0])
    )


@every_game
def test_every_ruling_is_listed_and_marked_where_it_is_explained(name: str) -> None:
    listed = rows(section(name, "The rulings by number"))
    assert [int(row[0]) for row in listed] == list(range(1, of_game(name, "facts").get("RULINGS", 0) + 1))
    texts = {one.slug: one.text for one in sections(page_of(name))}
    for number, question, places in listed:
        anchors = re.findall(r"\(#([\w-]+)\)", places)
        assert question
        assert anchors, f"ruling {number} is explained nowhere"
        for anchor in anchors:
            marked = re.search(rf"\(rulings? [^)]*\b{number}\b[^)]*\)", texts[anchor])
            assert marked, f"ruling {number} is not marked in {anchor}"


# --- what a game has ------------------------------------------------------------------------------------


@dataclass
class Met:
    """What was met in random games of every number of players."""

    view_keys: set[str] = field(default_factory=set)
    verbs: dict[str, set[str]] = field(default_factory=dict)  # by decision
    log_arguments: dict[str, set[str]] = field(default_factory=dict)  # by the id of the entry
    phases: set[str] = field(default_factory=set)


def keys(thing: Any, names: set[str]) -> Iterator[str]:
    """The fields of a view; keys that are names of cards, routes, seats are none."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            if key not in names and not PLACES.fullmatch(key):
                yield key
            yield from keys(value, names)
    elif isinstance(thing, list):
        for value in thing:
            yield from keys(value, names)


@cache
def met(name: str) -> Met:
    """Random games, looked at after every few moves and whenever something is asked for the first time."""
    game, found = find_game(name), Met()
    names = {word for text in game.move_texts for word in text.split()[1:]} | set(game.seat_names)
    for set_up in set_ups():
        if set_up.game == name:
            for seed, policy in ((1, uniform), (2, eager), (3, eager)):
                table = set_up.table(seed)
                for number, _ in enumerate(step_by_step(table, Dice(seed), policy)):
                    look(found, table, names, number)
    return found


def look(found: Met, table: Table, names: set[str], number: int) -> None:
    """Note what can be seen now, and what the last move did."""
    for _, entries in table.log(None, len(table.moves) - 1):
        for entry in entries:
            found.log_arguments.setdefault(entry.id, set()).update(entry.args)
    legal = {table.game.move_texts[n].split()[0] for n in table.engine.legal(table.position)}
    asked = table.view()["decision"]
    if number % 10 == 0 or table.over or not legal <= found.verbs.get(asked, set()):
        for seat in (None, *range(table.position.players)):
            view = table.view(seat)
            found.view_keys.update(keys(view, names))
            found.phases.add(view["phase"])
    if asked is not None:
        found.verbs.setdefault(asked, set()).update(legal)


def reasons(name: str) -> set[str]:
    """The ids of the reasons that have a text, and those that every game has."""
    return {*reasons_with_texts(name), "too-far", "unknown-move"}


@every_game
def test_every_decision_is_named_with_its_moves(name: str) -> None:
    table = {word: words(row[2]) for row in tables(section(name, "Moves"))[0] for word in words(row[0])}
    notation = (SOURCES / "games" / folder(name) / "notation.py").read_text(encoding="utf-8")
    for decision, verbs in met(name).verbs.items():
        assert decision in table, f"{decision} is not on the page"
        assert verbs <= table[decision], f"{decision}: {verbs - table[decision]}"
    verbs_of_the_game = {text.split()[0] for text in find_game(name).move_texts}
    for decision, named in table.items():
        assert f'"{decision}"' in notation, f"there is no decision {decision}"
        assert named & verbs_of_the_game
    assert verbs_of_the_game <= set().union(*table.values())


@every_game
def test_every_reason_is_named_and_no_other(name: str) -> None:
    assert first_cells(section(name, "Refusals")) == reasons(name)


@every_game
def test_every_key_of_a_view_is_named_and_no_other(name: str) -> None:
    text = section(name, "The view")
    in_code = words(text)
    assert met(name).view_keys <= in_code, met(name).view_keys - in_code
    assert met(name).phases <= in_code
    decisions, seats = set(met(name).verbs), set(find_game(name).seat_names)
    source = "".join(file.read_text(encoding="utf-8") for file in (SOURCES / "games").rglob("view.py"))
    for key in first_cells(text) - decisions - seats:
        assert f'"{key}"' in source, f"no view has {key}"


@every_game
def test_every_entry_of_the_log_is_named_with_its_arguments_and_no_other(name: str) -> None:
    table = {word: words(row[1]) for row in rows(section(name, "The log")) for word in words(row[0])}
    for entry, arguments in met(name).log_arguments.items():
        assert table.get(entry) == arguments, entry
    source = (SOURCES / "games" / folder(name) / "log.py").read_text(encoding="utf-8")
    for entry in table:
        assert f'"{entry}"' in source, f"there is no entry {entry}"


@every_game
def test_scores_options_and_versions_are_named(name: str) -> None:
    game = find_game(name)
    assert [next(iter(words(row[0]))) for row in rows(section(name, "Scores"))] == list(game.score_parts)
    assert first_cells(section(name, "Options")) == set(game.options)
    versions = [int(row[0]) for row in rows(section(name, "Version history"))]
    assert versions == list(range(1, game.rules_version + 1))
    short = {row[0]: row[1] for row in rows(section(name, "The game in short"))}
    assert short["Name in commands and Python"] == f"`{name}`"
    assert re.findall(r"`(\w+)`", short["Seats"]) == list(game.seat_names)
    assert short["Rules version"] == str(game.rules_version)


@every_game
def test_the_number_of_moves_is_right(name: str) -> None:
    assert f"There are {len(find_game(name).move_texts)} moves." in " ".join(section(name, "Moves").split())


@every_game
def test_records_on_the_page_are_records(name: str) -> None:
    text = page_of(name).read_text(encoding="utf-8")
    records = re.findall(r"^```\n(Ekiben record\n.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert records
    for record in records:
        assert ekiben.load(record).record() == record


# --- adding a game --------------------------------------------------------------------------------------


def test_the_game_that_is_walked_through_is_milk_run() -> None:
    """Every piece of code stands so in one of its files; and the page shows most of what there is."""
    page = (DOCS / "new-game.md").read_text(encoding="utf-8")
    files = [
        file for file in find_game("milk-run").folder.rglob("*") if file.suffix in (".py", ".toml", ".ftl")
    ]
    code = {file.name: file.read_text(encoding="utf-8") for file in files}
    shown = re.findall(r"^```\w*\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    shown = [each for each in shown if "EKIBEN_GAMES" not in each]
    for each in shown:
        assert any(each in text for text in code.values()), each
    python = [code["rules.py"], code["__init__.py"]]
    assert sum(len(each) for each in shown if any(each in text for text in python)) > 0.7 * sum(
        map(len, python)
    )
