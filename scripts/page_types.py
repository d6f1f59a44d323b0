"""Generate the page's types from those in Python: `.venv/bin/python scripts/page_types.py`."""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import Struct
from msgspec.structs import fields

from ekiben import protocol
from ekiben.game import find_game, game_names

PAGE = Path(__file__).resolve().parents[1] / "client" / "src"
MESSAGES = PAGE / "lib" / "messages.ts"
IMPORT = re.compile(r'import type \{([^}]*)\} from "[./\w]*/messages"')
HEAD = "// Written by scripts/page_types.py from the types in Python: change those."
WIDTH = 110  # of a line, as in biome's settings
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


class Types:
    """The types of one file, with all types that they use."""

    def __init__(self) -> None:
        self.things: dict[str, Any] = {}  # by their names on the page
        self.texts: dict[str, str] = {}

    def file(self) -> str:
        """The whole file."""
        return "\n\n".join([HEAD, *self.texts.values()]) + "\n"

    def write(self, hint: Any, names: dict[str, Any]) -> str:
        """A type in TypeScript. Aliases are found by their `names` in the module that uses them."""
        kind, args = get_origin(hint), get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if kind is NotRequired or (kind is Annotated and not is_typeddict(args[1])):
            return self.write(args[0], names)
        if kind is None:
            return self.declare(hint, names)
        alias = next((name for name, thing in names.items() if thing == hint), "")
        return self.alias(alias, hint, names) if alias else self.made(kind, args, names)

    def made(self, kind: Any, args: tuple[Any, ...], names: dict[str, Any]) -> str:
        """A type that is made of others."""
        if kind is Literal:
            return " | ".join(f'"{each}"' for each in args)
        inner = [self.write(each, names) for each in args if each is not ...]
        if kind is Annotated:  # the view of any game: only a part of its type is known
            return " & ".join(inner)
        if kind in (Union, UnionType):
            return " | ".join(inner)
        if kind is tuple and ... not in args:
            return f"[{', '.join(inner)}]"
        if len(inner) == 2:
            return f"Record<{', '.join(inner)}>"
        return f"({inner[0]})[]" if "|" in re.sub("<.*>", "", inner[0]) else f"{inner[0]}[]"

    def alias(self, name: str, hint: Any, names: dict[str, Any]) -> str:
        """Declare an alias."""
        if self.is_new(name, hint):
            written = self.made(get_origin(hint), get_args(hint), names)
            self.texts[name] = f"export type {name} = {written};"
            if len(self.texts[name]) > WIDTH:
                self.texts[name] = "\n  | ".join([f"export type {name} =", *written.split(" | ")]) + ";"
        return name

    def declare(self, cls: type, names: dict[str, Any]) -> str:
        """Declare a class."""
        name = next((name for name, thing in names.items() if thing is cls), cls.__name__)
        if not self.is_new(name, cls):
            return name
        hints, names = get_type_hints(cls, include_extras=True), vars(sys.modules[cls.__module__])
        doc = (cls.__doc__ or "").partition("\n")[0].replace("None", "null")
        if issubclass(cls, tuple):  # a tuple is sent as an array
            parts = (f"{key}: {self.write(hint, names)}" for key, hint in hints.items())
            self.texts[name] = f"/** {doc} */\nexport type {name} = [{', '.join(parts)}];"
            return name
        said, tag = comments(cls), None
        optional: frozenset[str] = getattr(cls, "__optional_keys__", frozenset())
        if issubclass(cls, Struct):
            tag = cls.__struct_config__.tag
            if issubclass(cls, protocol.ClientMessage):
                optional = frozenset(each.encode_name for each in fields(cls) if not each.required)
            hints = {each.encode_name: hints[each.name] for each in fields(cls)}
        lines = [f'  type: "{tag}";'] * bool(tag)
        for key, hint in hints.items():
            mark = "?" * (key in optional or get_origin(hint) is NotRequired)
            lines.append(f"  {key}{mark}: {self.write(hint, names)};{said.get(key, '')}")
        head = [f"/** {doc} */"] * bool(doc)
        self.texts[name] = "\n".join([*head, f"export interface {name} {{", *lines, "}"])
        return name

    def is_new(self, name: str, thing: Any) -> bool:
        """Reserve a name; whether it was free."""
        assert self.things.get(name, thing) == thing, f"two types are named {name}"
        new = name not in self.things
        self.things[name] = thing
        if new:
            self.texts[name] = ""  # its place in the file
        return new


def comments(cls: type) -> dict[str, str]:
    """The comments behind the fields of a class."""
    found: dict[str, str] = {}
    for base in (*getattr(cls, "__orig_bases__", ()), cls):
        if base is cls or is_typeddict(base):
            found |= dict(re.findall(r"^    (\w+): .*  # (.*)$", inspect.getsource(base), re.MULTILINE))
    return {key: f" // {text.replace('None', 'null')}" for key, text in found.items()}


def messages() -> str:
    """The types of messages that the page imports, and those that they use."""
    types, names = Types(), vars(protocol)
    sources = [
        path.read_text(encoding="utf-8") for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte")
    ]
    imported = set(re.findall(r"\w+", " ".join(IMPORT.findall("".join(sources)))))
    for name in names:
        if name in imported:
            types.write(names[name], names)
    return types.file()


def of_game(name: str) -> str:
    """The types of a game: its view, its printed values, and all arguments."""
    types, game = Types(), find_game(name)
    types.write(game.view_type, {})
    types.write(game.printed_type, {})
    types.write(game.args_type, {})
    return types.file()


def files() -> dict[Path, str]:
    """The content of each of the page's generated files."""
    boards = {name: PAGE / "games" / name for name in game_names()}
    return {MESSAGES: messages()} | {
        folder / "types.ts": of_game(name) for name, folder in boards.items() if folder.exists()
    }


if __name__ == "__main__":
    for path, content in files().items():
        path.write_text(content, encoding="utf-8", newline="\n")
