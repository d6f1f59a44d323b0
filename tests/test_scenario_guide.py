"""The guide to scenarios names everything, and its examples pass."""

from __future__ import annotations

import re
import textwrap
from importlib import import_module
from pathlib import Path

from ekiben.game import find_game
from ekiben.scenario import SCENARIO_KEYS, STEP_KEYS, read_file, run_file
from ekiben.table import Table
from tests.support.of_game import folder
from tests.support.scenarios import BOX, GAMES_FOLDER, every_game_of_the_box, reasons_with_texts

ROOT = Path(__file__).parent.parent
GUIDE = ROOT / "docs" / "scenarios.md"


def named_in_guide() -> set[str]:
    """Everything that stands in the guide as code, and each word of it."""
    code = re.findall(r"`([^`\n]+)`", GUIDE.read_text(encoding="utf-8"))
    return {*code, *(word for text in code for word in re.findall(r"[\w.-]+", text))}


def words_of_positions(game: str) -> set[str]:
    """What a position can name: the keys that the reader of positions asks for."""
    place = GAMES_FOLDER / folder(game)
    files = [*place.glob("arrange.py"), *place.glob("arrange/*.py")]
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    asked = set(re.findall(r'has\("(\w+)"\)', code))
    arrange = vars(import_module(f"ekiben.games.{folder(game)}.arrange"))
    return asked.union(*(keys for name, keys in arrange.items() if name.endswith("_KEYS")))


@every_game_of_the_box
def test_the_guide_names_everything(game: str) -> None:
    named = named_in_guide()
    notation = import_module(f"ekiben.games.{folder(game)}.notation")
    assert len(words_of_positions(game)) > 15
    wanted = {
        *SCENARIO_KEYS,
        *STEP_KEYS,
        *words_of_positions(game),
        *notation.DECISION_NAMES[1:],
        *(text.split()[0] for text in notation.MOVE_TEXTS),
        *reasons_with_texts(game),
        *find_game(game).options,
        *find_game(game).seat_names,
        "unknown-move",
        "too-far",
    } - {"step", "position"}  # they stand there as tables: [[scenario.step]], [scenario.position]
    assert wanted - named == set()


@every_game_of_the_box
def test_the_guide_names_everything_that_can_be_compared(game: str) -> None:
    table = Table(find_game(game), min(find_game(game).player_counts), 1)
    seen = table.view(0)
    wanted = {*seen, *seen[seen["seats"][0]], *table.scores()[0]} - {"game", *seen["seats"]}
    named = {part for name in named_in_guide() for part in name.split(".")}
    assert wanted - named == set()


def test_the_examples_of_the_guide_pass(tmp_path: Path) -> None:
    examples = re.findall(r"```toml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    games = []
    for example in examples:
        path = tmp_path / "example.toml"
        path.write_text(example, encoding="utf-8")
        assert [outcome.failures for outcome in run_file(path)] == [[]]
        games.append(read_file(path)[0])
    assert sorted(games) == sorted(BOX)


def test_the_first_change_of_a_contributor_is_right(tmp_path: Path) -> None:
    """Its scenario passes, and fails where the guide says so; the rule that is to be broken is there."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    [example] = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    path = tmp_path / "first.toml"
    path.write_text(textwrap.dedent(example), encoding="utf-8")
    assert [outcome.failures for outcome in run_file(path)] == [[]]
    path.write_text(textwrap.dedent(example).replace('"-3"', '"-2"'), encoding="utf-8")
    assert [len(outcome.failures) for outcome in run_file(path)] == [1]
    [(rule, file)] = re.findall(r"add `\+ 1` to what `(\w+)` in `(\S+)` returns", " ".join(text.split()))
    assert re.search(rf"def {rule}\(.*\n(.*\n)?    return .+\n\n", (ROOT / file).read_text(encoding="utf-8"))
