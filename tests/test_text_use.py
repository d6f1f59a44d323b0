"""Every text is used, every text that is used exists, and pages have no words that are not texts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path

import pytest

import ekiben
from ekiben.cli import COMMANDS
from ekiben.tables.names import CAST
from ekiben.texts import LANGUAGES, bundle, has_text, plain_name
from tests.support.of_game import of_game
from tests.support.scenarios import BOX

PYTHON = Path(ekiben.__file__).parent
PAGE = Path(__file__).parents[1] / "client" / "src"
SITE = PYTHON / "server" / "site"
GAMES = BOX
OTHERS = tuple(f"{name}-" for name in ekiben.game_names() if name not in BOX)  # bring texts of their own
TEXTS = {name for name in bundle("en")._messages if not name.startswith(OTHERS)}
BOXES = [ekiben.find_game(name) for name in GAMES]
UNDO = ("nothing-played", "something-was-seen", "other-player", "over")
SENT = ("table-differs", *(f"no-undo-{why}" for why in UNDO))  # by hosts: why it can't be done
REFUSED = "refused-"  # likewise
LEVELS = ("easy", "medium", "hard", "expert")
STATES = ("open", "running", "over")

# Names of texts that are put together, as they stand in the code, with all that may stand in the gaps.
Gaps = tuple[Iterable[str], ...]
BUILT: dict[str, Gaps] = {
    "cli-{}": (COMMANDS,),
    "sim-{}": (("seat", "score", "wins"),),
    "study-{}": (("moves", "move-groups"),),
    "no-undo-{}": (UNDO,),
    "{}-name": (GAMES,),
    "{}-summary": (GAMES,),
    "{}-story": (GAMES,),
    "{}-players": (GAMES,),
    "{}-tie-break": (GAMES,),
    "{}-example-{}": (GAMES, ("steps", "thing")),
    "page-away-{}": (LEVELS,),
    "level-{}": (LEVELS,),
    "page-clock-{}": (("none", "quick", "long", "days"),),
    "page-state-{}": (STATES,),
    "frame-{}": (("lost", "back"),),
    "frame-mode-{}": (("bots", "here", "link", "mixed"),),
    "frame-mode-{}-about": (("bots", "automa", "here", "link", "mixed"),),
    "frame-level-{}": (LEVELS,),
    "frame-pace-{}": (("slow", "normal", "quick", "instant"),),
    "frame-theme-{}": (("auto", "light", "dark"),),
    "cast-{}": ([name.lower() for name in CAST],),
    "replay-go-{}": (("first", "back", "play", "pause", "forth", "last"),),
}
for game in GAMES:
    BUILT |= {f"{game}-{name}": gaps for name, gaps in of_game(game, "texts").get("BUILT", {}).items()}
# Those whose gaps are filled with words that stand in the code as they are.
GAME = f"(?:{'|'.join(GAMES)})"
OPEN = {
    "column-{}": "column-([a-z-]+)",
    "{}-study-{}": f"{GAME}-study-([a-z]+)",
    "{}-study-{}-{}": f"{GAME}-study-([a-z]+)-([a-z-]+)",
    "{}-part-{}": f"{GAME}-part-([a-z_]+)",
    "{}-part-{}-about": f"{GAME}-part-([a-z_]+)-about",
    "{}-seat-{}": f"{GAME}-seat-([a-z]+)",
    "{}-against-automa": f"{GAME}-against-automa",
    "{}-automa-{}": f"{GAME}-automa-([a-z]+)",
    "{}-option-{}-name": f"{GAME}-option-([a-z_]+)-name",
    "{}-option-{}-of": f"{GAME}-option-([a-z_]+)-of",
    "{}-option-{}-on": f"{GAME}-option-([a-z_]+)-on",
    "{}-option-{}-off": f"{GAME}-option-([a-z_]+)-off",
    "{}-page-{}": f"{GAME}-page-([a-z]+)",
    "reason-{}": f"(?:{GAME}-)?reason-([a-z-]+)",
    "option-{}": f"{GAME}-option-([a-z_]+)",  # as `Game.text` is asked for it, like the next ones
    "automa-{}": f"{GAME}-automa-([a-z]+)",
    "part-{}": f"{GAME}-part-([a-z_]+)",
    "seat-{}": f"{GAME}-seat-([a-z]+)",
    "{}-ask-{}": f"{GAME}-ask-([a-z-]+)",
    "{}-log-{}": f"{GAME}-log-([a-z_-]+)",
    "{}-field-{}": f"{GAME}-field-([a-z_-]+)",
    "{}-unit-{}": f"{GAME}-unit-([a-z_-]+)",
    "{}-verb-{}": f"{GAME}-verb-([a-z_-]+)",
}
CITIES = tuple(f"{game}-city-" for game in GAMES)  # are named after what is printed; a city may have no text
NO_TEXTS = {"http-{}", "bot-{}", "data-{}", "{}-{}", "{}-", "area-{}"}  # name other things


def code(*folders: Path) -> Iterator[str]:
    """All source files of the program, as text."""
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".py", ".ts", ".svelte") and not file.name.endswith(".test.ts"):
                yield file.read_text(encoding="utf-8")


def literals(*folders: Path) -> set[str]:
    """All strings in the code that could name a text or a part of a name."""
    return {name for source in code(*folders) for name in re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", source)}


def templates(*folders: Path) -> set[str]:
    """All names that are put together in the code, with gaps."""
    found = set()
    for source in code(*folders):
        for name in re.findall(r'\bf"([^"]*)"', source) + re.findall(r"\bf'([^']*)'", source):
            found.add(re.sub(r"\{[^{}]*\}", "{}", name))
        for name in re.findall(r"`((?:[\w-]|\$\{[^`{}]*\})+)`", source):
            found.add(re.sub(r"\$\{[^{}]*\}", "{}", name))
    name_of_text = re.compile(r"(?=.*-)(?=.*\{\})([a-z]+|\{\}-)([a-z-]|\{\})*")
    return {name for name in found if name_of_text.fullmatch(name)}


def filled(template: str) -> Iterator[str]:
    """The names of texts that are put together in one way."""
    for words in product(*BUILT[template]):
        yield template.format(*words)


def built() -> Iterator[str]:
    """The names of texts that are put together."""
    for template in BUILT:
        yield from filled(template)
    for source in code(PYTHON):  # by `Game.text`
        yield from (
            f"{game}-{name}" for name in re.findall(r"\bgame\.text\([\"']([a-z-]+)", source) for game in GAMES
        )


def from_words(name: str, words: set[str], patterns: Iterable[str]) -> bool:
    """Whether a name may be put together from words of the code."""
    for pattern in patterns:
        found = re.fullmatch(pattern, name)
        if found and all(gap in words or gap.replace("-", "_") in words for gap in found.groups()):
            return True
    return False


def test_every_name_that_is_put_together_is_declared() -> None:
    assert templates(PYTHON, PAGE) - NO_TEXTS == {*BUILT, *OPEN}


def test_every_text_is_used() -> None:
    words = literals(PYTHON, PAGE)
    used = {*words, *built()}
    assert [
        name
        for name in sorted(TEXTS)
        if name not in used and not name.startswith(CITIES) and not from_words(name, words, OPEN.values())
    ] == []


def test_every_text_that_is_used_exists() -> None:
    assert [name for name in built() if not has_text(name)] == []
    for source in code(PYTHON, PAGE):
        for call in re.findall(r"\b(?:t|say|hasText|has_text|Refused)\(([^(),]*)", source):
            for name in re.findall(r"""["'`]([a-z][a-z0-9_]*(?:-[a-z0-9_]+)+)["'`]""", call):
                assert name in TEXTS, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_built_page_has_the_texts_that_it_uses_and_no_others(language: str) -> None:
    files = list((SITE / "assets").glob(f"{language}-*.js"))
    if not files:
        pytest.skip("the page is not built")
    shipped = set(
        re.findall(r"^(?:.*?`)?([a-z][\w-]*) =", files[0].read_text(encoding="utf-8"), re.MULTILINE)
    )
    own, words = templates(PAGE), literals(PYTHON, PAGE)
    used = {*literals(PAGE), *SENT, *(name for template in own & BUILT.keys() for name in filled(template))}
    patterns = [pattern for template, pattern in OPEN.items() if template in own]
    expected = {
        name
        for name in TEXTS
        if name in used or name.startswith((REFUSED, *CITIES)) or from_words(name, words, patterns)
    }
    assert shipped == expected, "if the page was built before a change: python3 bootstrap.py dev"


def test_every_city_that_has_a_text_is_printed() -> None:
    printed = {
        f"{game}-city-{plain_name(name)}"
        for game in GAMES
        for name in of_game(game, "texts").get("CITIES", ())
    }
    assert {name for name in TEXTS if name.startswith(CITIES)} == printed


# --- words outside the texts ----------------------------------------------------------------------------

NAMES = {"EKIBEN", "Ekiben"}  # the same in every language
# What looks like words in the code of the page: keys, headers and parts of the browser; languages, each in
# its own; notes for authors of the page; a seat with its bot as a plan has it.
NOT_READ = {"Escape", "Enter", "Tab", "Accept-Language", "Content-Type", "GET", "POST"}
NOT_READ |= {
    "Notification",
    "NFD",
    "NFKD",
    "ConstraintError",
    "Home",
    "End",
    "Space",
    "ArrowLeft",
    "ArrowRight",
}
NOT_READ |= {"English", "Español", "Français", "Русский", "bot easy", "T extends string | number | boolean"}
READ_ALOUD = re.compile(r"\b(?:aria-label|aria-description|title|placeholder|alt|label)=(\"[^\"]*\"|'[^']*')")


def without_code(markup: str) -> str:
    """Markup of a component without scripts, styles, comments and what stands in braces."""
    markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", markup, flags=re.DOTALL)
    while "{" in markup:
        shorter = re.sub(r"\{[^{}]*\}", "", markup)
        assert shorter != markup, "braces that do not match"
        markup = shorter
    return markup


def words_of(markup: str) -> Iterator[str]:
    """What stands between tags, or in what is read aloud of a tag, and has letters."""
    for said in READ_ALOUD.findall(markup) + re.sub(r"<[^<>]*>", "\n", markup).splitlines():
        said = re.sub(r"&\w+;", "", said.strip("\"' \t"))
        if set(re.findall(r"[^\W\d_]+", said)) - NAMES:
            yield said


def test_no_component_has_words_of_its_own() -> None:
    found = {
        file.relative_to(PAGE).as_posix(): words
        for file in sorted(PAGE.rglob("*.svelte"))
        if (words := list(words_of(without_code(file.read_text(encoding="utf-8")))))
    }
    assert found == {}


def test_words_in_components_are_found() -> None:
    markup = '<script>let a = "Hello";</script><p title="Go on" class="x">{a} <b>now</b> &nbsp;· {t("b")}</p>'
    assert list(words_of(without_code(markup))) == ["Go on", "now"]


def sentences_of(script: str) -> Iterator[str]:
    """Strings that look like something to read: two words, or one with a capital letter."""
    script = re.sub(r"//[^\n]*|/\*.*?\*/", "", script, flags=re.DOTALL)
    for said in re.findall(r'"([^"\n]*)"', script) + re.findall(r"`([^`]*)`", script):
        said = re.sub(r"\$\{[^{}]*\}", "", said)
        if re.search(r"[^\W\d_]{2,} [^\W\d_]{2,}|^[^\W\d_a-z][^\W\d_]{2,}", said):
            yield said


def test_no_script_has_words_of_its_own() -> None:
    found = {}
    for file in sorted(PAGE.rglob("*")):
        source = file.read_text(encoding="utf-8") if file.suffix in (".ts", ".svelte") else ""
        if file.suffix == ".svelte":
            source = "".join(re.findall(r"<script\b.*?</script>", source, re.DOTALL))
        words = [said for said in sentences_of(source) if said not in NOT_READ | NAMES]
        if words and not file.name.endswith(".test.ts"):
            found[file.relative_to(PAGE).as_posix()] = words
    assert found == {}


def test_words_in_scripts_are_found() -> None:
    script = (
        'const a = "Your turn"; // "Not this"\nconst b = `Well ${done}`, c = "class-name", d = t("page-a");'
    )
    assert list(sentences_of(script)) == ["Your turn", "Well "]
