"""The file of an arena: a line for each game that was played, so that a second start can go on.

The first line says what is played. A line that was not written to its end, because the machine stopped, is
dropped.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TextIO

import ekiben
from ekiben.arena.matches import GameKey, Match, Result
from ekiben.errors import EkibenError
from ekiben.files import try_lock
from ekiben.game import find_game
from ekiben.texts import t

FORMAT = 1


class BadResults(EkibenError):
    """A file that holds something else than the results of this arena."""


def heading(match: Match) -> dict[str, Any]:
    """What the first line says: all that the games depend on. Not how many: more can be played later."""
    return {
        "arena": FORMAT,
        "ekiben": ekiben.__version__,
        "game": match.game,
        "rules": find_game(match.game).rules_version,
        "components": match.read_components().digest,
        "players": match.players,
        "options": sorted(match.options),
        "bots": list(match.bots),
        "seed": match.seed,
    }


class ResultsFile:
    """A file of results; those found there are in `results` once it is open."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.heading = heading(match)
        self.results: dict[GameKey, Result] = {}
        self._file: TextIO | None = None

    def __enter__(self) -> ResultsFile:
        try:
            self._open()
        except (OSError, UnicodeDecodeError) as error:
            self._close()
            raise BadResults(t("results-unreadable", file=str(self.path), why=str(error))) from None
        except BadResults:
            self._close()
            raise
        return self

    def _open(self) -> None:
        """Take the file for this process alone, read it, and be ready to write after its last whole line."""
        self._file = self.path.open("a+", encoding="utf-8", newline="\n")
        if not try_lock(self._file):
            raise BadResults(t("results-in-use", file=str(self.path)))
        self._file.seek(0)
        whole = self._read(self._file.read())
        self._file.truncate(len(whole.encode()))
        if not whole:
            self._write(self.heading)

    def _close(self) -> None:
        if self._file:
            self._file.close()
            self._file = None

    def __exit__(self, *_: object) -> None:
        self._close()

    def add(self, result: Result) -> None:
        """Keep a result: on disk, and here."""
        self._write(result.line())
        self.results[result.number] = result

    def _write(self, data: dict[str, Any]) -> None:
        assert self._file is not None
        self._file.write(json.dumps(data) + "\n")
        self._file.flush()

    def _read(self, text: str) -> str:
        """Read the results; the part of the text that has whole lines."""
        whole = text[: text.rfind("\n") + 1]
        if not whole and json.dumps(self.heading).startswith(text):
            return ""  # empty, or stopped within the first line
        lines = whole.splitlines()
        self._check_heading(lines[0] if lines else text)
        for number, line in enumerate(lines[1:], 2):
            try:
                result = Result.read(json.loads(line))
            except (ValueError, TypeError, KeyError):
                raise BadResults(t("results-line", file=str(self.path), line=number)) from None
            self.results.setdefault(result.number, result)
        return whole

    def _check_heading(self, line: str) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or "arena" not in found:
            raise BadResults(t("results-foreign", file=str(self.path)))
        for key, wanted in self.heading.items():
            if found.get(key) != wanted:
                there, here = json.dumps(found.get(key)), json.dumps(wanted)
                raise BadResults(t("results-other", file=str(self.path), key=key, there=there, here=here))
