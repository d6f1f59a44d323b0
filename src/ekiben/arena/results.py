"""The results file of an arena: a line per game, so that an interrupted arena can be resumed.

The first line says what is played. An incomplete last line, left by a crash, is dropped.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TextIO

import ekiben
from ekiben.arena.matches import GameKey, GameResult, Match
from ekiben.errors import EkibenError
from ekiben.files import try_lock
from ekiben.game import find_game
from ekiben.texts import t

FORMAT = 1


class BadResults(EkibenError):
    """A file with anything but the results of this arena."""


def heading(match: Match) -> dict[str, Any]:
    """The first line: all that the games depend on, but not their number, so that more can follow."""
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
    """A results file; once open, `results` has those it contained."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.heading = heading(match)
        self.results: dict[GameKey, GameResult] = {}
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
        """Lock the file, read it, and continue after its last complete line."""
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

    def add(self, result: GameResult) -> None:
        """Append a result to the file and to `results`."""
        self._write(result.to_dict())
        self.results[result.key] = result

    def _write(self, data: dict[str, Any]) -> None:
        assert self._file is not None
        self._file.write(json.dumps(data) + "\n")
        self._file.flush()

    def _read(self, text: str) -> str:
        """Read the results; returns the part of the text with complete lines."""
        whole = text[: text.rfind("\n") + 1]
        if not whole and json.dumps(self.heading).startswith(text):
            return ""  # empty, or the first line is incomplete
        lines = whole.splitlines()
        self._check_heading(lines[0] if lines else text)
        for number, line in enumerate(lines[1:], 2):
            try:
                result = GameResult.from_dict(json.loads(line))
            except (ValueError, TypeError, KeyError):
                raise BadResults(t("results-line", file=str(self.path), line=number)) from None
            self.results.setdefault(result.key, result)
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
