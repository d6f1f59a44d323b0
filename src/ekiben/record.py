"""Records: a played game as text, written and read.

    Ekiben record
    game: zero-kei
    rules: 1
    …

    1. draft 2
    2. draft 1

A line is a move group with the number of its first move. Loading a record replays the game.
"""

from __future__ import annotations

import os
import re
from typing import SupportsIndex

from ekiben.arguments import whole_number, wrong_type
from ekiben.components_file import Source
from ekiben.errors import BadRecord, ComponentsError, EkibenError, IllegalMove
from ekiben.game import Components, Game, find_game
from ekiben.table import Table

TITLE = "Ekiben record"
KEYS = ("game", "rules", "components", "players", "options", "seats", "seed", "result")
UNFINISHED = "unfinished"


def result_text(table: Table) -> str:
    """The final scores as written in a record."""
    if not table.over:
        return UNFINISHED
    return " ".join(str(row["total"]) for row in table.engine.score(table.position))


def write(table: Table) -> str:
    header = {
        "game": table.game.name,
        "rules": table.game.rules_version,
        "components": table.components.digest,
        "players": table.players,
        "options": " ".join(sorted(table.options)),
        "seats": ", ".join(table.seats),
        "seed": table.seed,
        "result": result_text(table),
    }
    lines = [TITLE, *(f"{key}: {header[key]}".rstrip() for key in KEYS), ""]
    lines += [f"{number}. {text}" for number, text in table.move_groups()]
    return "\n".join(lines) + "\n"


def read_header(lines: list[str]) -> tuple[dict[str, str], int]:
    if not lines or lines[0].strip() != TITLE:
        raise BadRecord("no-record", "record-no-record", 1, title=TITLE)
    header: dict[str, str] = {}
    end = next((number for number, line in enumerate(lines) if not line.strip()), len(lines))
    for number, line in enumerate(lines[1:end], 2):
        key, colon, value = line.partition(":")
        if not colon or key not in KEYS:
            raise BadRecord("bad-header", "record-bad-header", number, line=line, keys=", ".join(KEYS))
        if key in header:
            raise BadRecord("bad-header", "record-key-twice", number, key=key)
        header[key] = value.strip()
    missing = [key for key in KEYS if key not in header]
    if missing:
        raise BadRecord("bad-header", "record-missing", keys=", ".join(missing))
    return header, end


def _whole(header: dict[str, str], key: str) -> int:
    if not re.fullmatch(r"\d{1,19}", header[key]):
        raise BadRecord("bad-header", "record-not-whole", key=key, value=header[key])
    return int(header[key])


def open_table(header: dict[str, str], components: Source | Components | None) -> Table:
    """The table of a header, before the first move."""
    game: Game = find_game(header["game"])
    if header["rules"] != str(game.rules_version):
        here = game.rules_version
        raise BadRecord("unknown-rules", "record-rules", version=header["rules"], here=str(here))
    table = Table(
        game,
        _whole(header, "players"),
        _whole(header, "seed"),
        dict.fromkeys(header["options"].split(), True),
        components,
        [name.strip() for name in header["seats"].split(",")],
    )
    if table.components.digest != header["components"]:
        theirs, ours = header["components"], table.components.digest
        raise BadRecord("other-components", "record-components", theirs=theirs, ours=ours)
    return table


def load(
    text: str | os.PathLike[str],
    components: Source | Components | None = None,
    to: SupportsIndex | None = None,
) -> Table:
    """Replay a record, given as text or as a Path; `to` stops after that many moves.

    Raises BadRecord, saying why, for other rules or components, an illegal move, wrong numbers, or a result
    that the moves don't lead to.
    """
    if isinstance(text, os.PathLike):
        from ekiben.record_file import read_record

        text = read_record(text)
    if not isinstance(text, str):
        raise wrong_type("a record is a str, or the Path of its file", text)
    most = None if to is None else whole_number("to", to)
    lines = text.removeprefix("\ufeff").splitlines()
    try:
        header, start = read_header(lines)
        table = open_table(header, components)
    except (BadRecord, ComponentsError):
        raise
    except EkibenError as error:
        raise BadRecord("bad-header", error) from error
    for number, line in enumerate(lines[start:], start + 1):
        if line.strip():
            if most is not None and len(table.history) >= most:
                return table
            _play_line(table, line, number, most)
    if most is None and result_text(table) != header["result"]:
        is_now = result_text(table)
        raise BadRecord("other-result", "record-result", stated=header["result"], reached=is_now)
    return table


def _play_line(table: Table, line: str, number: int, most: int | None) -> None:
    found = re.fullmatch(r"(\d{1,9})\.\s+(.*)", line.strip())
    if not found:
        raise BadRecord("bad-line", "record-bad-line", number, line=line)
    if int(found[1]) != len(table.history) + 1:
        expected = len(table.history) + 1
        raise BadRecord("bad-number", "record-bad-number", number, number=found[1], expected=str(expected))
    try:
        for move in table.parse(found[2], trusted=True):
            if most is None or len(table.history) < most:
                table.play(move)
    except IllegalMove as error:
        raise BadRecord("illegal-move", error, number) from error
