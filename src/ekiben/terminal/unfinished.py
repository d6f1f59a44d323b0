"""Unfinished games: each is saved after every move in a file of its own, until it ends.

Beside each file lies a lock, so that two terminals never write the same game.
"""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import IO

import msgspec

from ekiben.components_file import TomlText, read_file
from ekiben.errors import BadOption, BadRecord, ComponentsError, os_error_text
from ekiben.files import data_folder, try_lock, write_atomically
from ekiben.game import game_names
from ekiben.record import load, read_header
from ekiben.table import Table
from ekiben.texts import t

MAX_UNFINISHED = 20  # a new game removes older ones


class Saved(msgspec.Struct):
    record: str
    components: str | None = None  # the text of the components file that was given, as it was at the start
    file: str | None = None  # where the person saved the game last


class Autosave:
    """The file of one game, written only by the process that holds its lock."""

    def __init__(self, path: Path, components: str | None = None) -> None:
        self.path = path
        self.components = components
        self._lock: IO[str] | None = None

    def lock(self) -> bool:
        """Keep other processes away; false if another process plays this game."""
        if self._lock is None:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = self.path.with_suffix(".lock").open("a", encoding="utf-8")
            if not try_lock(lock):
                lock.close()
                return False
            self._lock = lock
        return True

    def write(self, record: str, file: Path | None) -> None:
        new = self._lock is None
        if not self.lock():
            raise OSError(t("continue-running", file=str(self.path)))
        saved = Saved(record, self.components, None if file is None else str(file.absolute()))
        write_atomically(self.path, msgspec.json.encode(saved), private=True)
        if new:
            remove_old()

    def read(self, components: str | None) -> tuple[Table, Path | None]:
        """The game, with its components unless others are given; and where it was saved last."""
        try:
            saved = read_saved(self.path)
            own = None if saved.components is None else TomlText(saved.components)
            table = load(saved.record, own if components is None else components)
            self.components = saved.components if components is None else read_file(components)
        except OSError as error:
            raise BadOption("file-unreadable", file=str(self.path), why=os_error_text(error)) from error
        except (ComponentsError, BadRecord, msgspec.MsgspecError, UnicodeDecodeError) as error:
            if getattr(error, "reason", "") in ("bad-components", "other-components"):
                raise BadOption("continue-components", file=str(self.path), why=str(error)) from error
            raise self._set_aside(str(error)) from error
        return table, None if saved.file is None else Path(saved.file)

    def _set_aside(self, reason: str) -> BadOption:
        aside = self.path.with_suffix(".broken")
        try:
            os.replace(self.path, aside)
        except OSError:  # nothing can be written here: it stays
            return BadOption("file-unreadable", file=str(self.path), why=reason)
        self.remove()
        return BadOption("continue-broken", file=str(aside), why=reason)

    def remove(self) -> None:
        """The game needs no saving any more."""
        if self._lock is not None:
            with suppress(OSError):
                for path in (self.path, *self.path.parent.glob(f".{self.path.name}.*")):
                    path.unlink(missing_ok=True)
            self.close()
            with suppress(OSError):
                self.path.with_suffix(".lock").unlink(missing_ok=True)

    def close(self) -> None:
        """Let other processes play the game."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def new_autosave(game: str, components: str | None) -> Autosave:
    """For a game that begins here; there is a file from the first move on."""
    text = None if components is None else read_file(components)
    return Autosave(_folder() / f"{game}-{secrets.token_hex(4)}.json", text)


def read_saved(path: Path) -> Saved:
    return msgspec.json.decode(path.read_bytes(), type=Saved)


def unfinished_games() -> list[Path]:
    """All of them, the latest first."""
    found = []
    for path in _folder().glob("*.json"):
        with suppress(OSError):  # it ends just now
            found.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


def find_unfinished(game: str | None, which: str) -> Autosave:
    """The latest, the latest of a game, or that of a number; locked for this process."""
    games = unfinished_games()
    if which in game_names() and game in (None, which):
        game, which = which, ""
    if which and games:
        if not (which.isdecimal() and 1 <= int(which) <= len(games)):
            raise BadOption("continue-which", which=which, last=len(games))
        games = [games[int(which) - 1]]
    found = [path for path in games if game in (None, path.stem.rpartition("-")[0])]
    for path in found:
        autosave = Autosave(path)
        with suppress(OSError):  # where nothing can be written a game can still be read
            if not autosave.lock():
                continue
        with suppress(OSError):
            os.utime(path)  # now it is the latest
        return autosave
    if found:
        raise BadOption("continue-running", file=str(found[0]))
    raise BadOption("continue-none", game=game or "any")


def other_games(autosave: Autosave) -> list[str]:
    """A line for every other unfinished game, with its number."""
    return [
        f"ekiben play --continue {number}   {_describe(path)}"
        for number, path in enumerate(unfinished_games(), 1)
        if path != autosave.path
    ]


def remove_old() -> None:
    """Remove all but the latest, and what a killed process left; not what is being played."""
    latest = {path.stem for path in unfinished_games()[:MAX_UNFINISHED]}
    for lock in _folder().glob("*.lock"):
        old = Autosave(lock.with_suffix(".json"))
        with suppress(OSError):
            if lock.stem not in latest and old.lock():
                old.remove()


def _folder() -> Path:
    return data_folder() / "unfinished"


def _describe(path: Path) -> str:
    try:
        header, _ = read_header(read_saved(path).record.splitlines())
        played = datetime.fromtimestamp(path.stat().st_mtime)
        return f"{header['game']} · {header['seats']} · {played:%Y-%m-%d %H:%M}"
    except (OSError, UnicodeDecodeError, msgspec.MsgspecError, BadRecord):
        return path.name
