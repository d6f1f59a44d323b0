"""A build: all modules that a list of roots needs, as a folder of ES modules.

FOLDER/index.js                     what programs import
FOLDER/runtime.js                   what Python does otherwise than JavaScript
FOLDER/ekiben/table.js              a module for each of Python's
FOLDER/ekiben/games/nordic/game.js  a game, with its printed values: importing it makes it known
FOLDER/texts/nordic.fr.js           texts of a game, or of all (`core`), in one language
FOLDER/python/re.js                 stand-ins for modules of Python
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ekiben.game import find_game, game_names
from ekiben.javascript.modules import Written, compile_module
from ekiben.javascript.program import RUNTIME, NotInDialect, Program
from ekiben.javascript.signatures import Signatures
from ekiben.javascript.source_map import source_map
from ekiben.javascript.texts import id_patterns, selected
from ekiben.javascript.types import Types
from ekiben.texts import LANGUAGES, LOCALE, locale_of

# What every game needs of the core
CORE = ("ekiben.table", "ekiben.record", "ekiben.narration", "ekiben.protocol", "ekiben.tab")
PARTS = ("narration",)  # modules of a game's folder that `Game` looks for


def roots_of(games: Sequence[str]) -> list[str]:
    """The modules that some games begin with, besides the core."""
    found = []
    for name in games:
        folder = find_game(name).folder
        package = f"ekiben.games.{folder.name}"
        found.append(package)
        found += [f"{package}.{part}" for part in PARTS if has_part(folder, part)]
    return found


def has_part(folder: Path, part: str) -> bool:
    return (folder / f"{part}.py").is_file() or (folder / part).is_dir()


def compile_modules(roots: Sequence[str]) -> tuple[Program, list[Written]]:
    """All modules that the roots need, compiled. Raises NotInDialect."""
    program = Program(roots)
    types = Types(program)
    signatures = Signatures(program, types)
    modules = sorted(program.modules.values(), key=lambda module: module.name)
    return program, [
        compile_module(program, each, types, signatures) for each in modules if not each.handwritten
    ]


def build(folder: Path, games: Sequence[str] = (), roots: Sequence[str] = CORE) -> list[Path]:
    """Write a build; returns its files."""
    games = list(games) or game_names()
    program, modules = compile_modules([*roots, *roots_of(games)])
    files: dict[str, str] = {"package.json": '{ "type": "module" }\n'}
    for module in program.modules.values():
        if module.handwritten:
            files[module.file] = (RUNTIME / module.file).read_text(encoding="utf-8")
    for path in [RUNTIME / "runtime.js", *sorted((RUNTIME / "python").glob("*.js"))]:
        files[path.relative_to(RUNTIME).as_posix()] = path.read_text(encoding="utf-8")
    for written in modules:
        files |= with_map(written)
    for name in games:
        files |= game_files(name)
    files |= text_files(games, program)
    files["index.js"] = index_file(games, roots)
    for file, text in files.items():
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [folder / file for file in files]


def with_map(written: Written) -> dict[str, str]:
    module, lines = written
    name = Path(module.file).name
    text = "\n".join(line for line, _ in lines)
    content = module.path.read_text(encoding="utf-8")
    source = f"{module.name}.py"
    told = source_map(name, source, content, [number for _, number in lines])
    return {module.file: f"{text}\n//# sourceMappingURL={name}.map\n", f"{module.file}.map": told}


def game_files(name: str) -> dict[str, str]:
    """What makes a game known, and its printed values."""
    folder = find_game(name).folder
    parts = [part for part in PARTS if has_part(folder, part)]
    lines = [
        'import { register } from "../__init__.js";',
        'import data from "./components.toml.js";',
        'import * as game from "./__init__.js";',
        *(
            f'import * as {part} from "./{part}{"/__init__" if (folder / part).is_dir() else ""}.js";'
            for part in parts
        ),
        f'register("{folder.name}", game, {{ {", ".join(parts)} }}, data);',
        "export default game.game;",
    ]
    data = tomllib.loads((folder / "components.toml").read_text(encoding="utf-8"))
    place = f"ekiben/games/{folder.name}"
    printed = f'import {{ float }} from "../../../runtime.js";\nexport default {literal(data)};\n'
    return {f"{place}/game.js": "\n".join(lines) + "\n", f"{place}/components.toml.js": printed}


def literal(value: Any) -> str:
    """A value from TOML as JavaScript; a whole float stays a float."""
    if isinstance(value, dict):
        numbers = [
            key for key in value if str(key).isdigit()
        ]  # these come first in JavaScript, in their order
        if [*sorted(numbers, key=int), *(key for key in value if key not in numbers)] != list(value):
            raise NotInDialect(
                f"the keys {', '.join(map(str, value))} would change their order: sort the numbers"
            )
        return "{" + ",".join(f"{json.dumps(str(key))}:{literal(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(literal, value)) + "]"
    if type(value) is int and abs(value) >= 1 << 53:
        return f"{value}n"
    if isinstance(value, float) and value.is_integer():
        return f"float({value!r})"
    return json.dumps(value, ensure_ascii=False)


def text_files(games: Sequence[str], program: Program) -> dict[str, str]:
    """The texts, a file for each game and language."""
    pattern = id_patterns(program.modules.values())
    found = {}
    for language in LANGUAGES:
        folders = {"core": LOCALE / language}
        folders |= {name: locale_of(find_game(name).folder, language) for name in games}
        for name, folder in folders.items():
            source = selected(sorted(folder.glob("*.ftl")), name, pattern)
            found[f"texts/{name}.{language}.js"] = (
                'import { add_texts } from "../ekiben/texts.js";\n'
                f"add_texts({json.dumps(language)}, {json.dumps(source, ensure_ascii=False)});\n"
            )
    return found


def index_file(games: Sequence[str], roots: Sequence[str]) -> str:
    """What programs import: the roots, and what loads games and texts."""
    loaders = [
        f'  "{name}": () => import("./ekiben/games/{find_game(name).folder.name}/game.js"),' for name in games
    ]
    texts = [
        f'  "{name}.{language}": () => import("./texts/{name}.{language}.js"),'
        for language in LANGUAGES
        for name in ("core", *games)
    ]
    exports = [
        f'export * as {root.rpartition(".")[2]} from "./{root.replace(".", "/")}.js";' for root in roots
    ]
    return "\n".join(
        [
            'export { toJs, toPy } from "./runtime.js";',
            'export { set_language, use_language } from "./ekiben/texts.js";',
            'export { set_toml_parser as readToml } from "./ekiben/components_file.js";',
            *exports,
            "",
            "const GAMES = {",
            *loaders,
            "};",
            "const TEXTS = {",
            *texts,
            "};",
            "const loadAll = (names) => Promise.all(names.map((name) => TEXTS[name]()));",
            "// Make a game known, with its texts and those of the core in a language",
            "export async function loadGame(name, language) {",
            "  await Promise.all([GAMES[name](), loadAll([`core.${language}`, `${name}.${language}`])]);",
            "}",
            "",
        ]
    )
