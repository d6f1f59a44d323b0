"""`ekiben backup`, `restore`, `export` and `import`: the tables of a server, exported and imported."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from ekiben.cli import add_components, add_database
from ekiben.cli.progress import progress_bar
from ekiben.components_file import read_file
from ekiben.errors import BadOption, os_error_text
from ekiben.game import find_game
from ekiben.record_file import read_record
from ekiben.server.store.backup import Progress, opened_backup, restore, write_backup
from ekiben.server.store.factory import open_database
from ekiben.server.store.tables import find_table
from ekiben.server.tables.import_export import add_record
from ekiben.tables.import_export import export_record
from ekiben.tables.session import GameSession
from ekiben.texts import t

SOON = 2.0  # seconds; what takes longer shows how far it is


# --- all tables -----------------------------------------------------------------------------------------


def add_backup(p: argparse.ArgumentParser) -> None:
    p.add_argument("file", metavar="FILE", type=Path, help=t("cli-arg-backup-file"))
    add_database(p)


def run_backup(args: argparse.Namespace) -> int:
    """All tables in a file, while a server runs; then say what is in it."""
    with (
        closing(open_database(args.database, new=False)) as database,
        bar_when_long("backing-up") as progress,
    ):
        counts = write_backup(database, args.file, progress)
    print(t("backup-done", file=str(args.file), tables=counts.tables, entries=counts.entries))
    return 0


def add_restore(p: argparse.ArgumentParser) -> None:
    p.add_argument("file", metavar="FILE", type=Path, help=t("cli-arg-restore-file"))
    add_database(p)


def run_restore(args: argparse.Namespace) -> int:
    """The tables of a backup in an empty database. The file is checked first: a
    wrong one creates no database."""
    with (
        opened_backup(args.file) as backup,
        closing(open_database(args.database)) as database,
        bar_when_long("restoring") as progress,
    ):
        counts = restore(database, backup, progress)
    print(t("restore-done", file=str(args.file), tables=counts.tables, entries=counts.entries))
    return 0


@contextmanager
def bar_when_long(name: str) -> Iterator[Progress]:
    begin = time.monotonic()
    bar = progress_bar()
    task = bar.add_task(t(name))

    def progress(done: int, total: int) -> None:
        bar.update(task, completed=done, total=total)
        if not bar.live.is_started and time.monotonic() - begin > SOON:
            bar.start()

    try:
        yield progress
    finally:
        if bar.live.is_started:
            bar.stop()


# --- one game that is over ------------------------------------------------------------------------------


def add_export(p: argparse.ArgumentParser) -> None:
    p.add_argument("table", metavar="TABLE", help=t("export-arg-table"))
    p.add_argument("file", metavar="FILE", nargs="?", help=t("export-arg-file"))
    p.add_argument("--components", metavar="FILE", help=t("export-arg-components"))
    add_database(p)


def run_export(args: argparse.Namespace) -> int:
    """Print the record of a game, or write it to a new file; its components, too, if that is asked for."""
    name = args.table.rstrip("/").rpartition("/")[2]  # a link will do, too
    with closing(open_database(args.database, new=False)) as database:
        stored = database.read(lambda connection: find_table(connection, name)).result()
    if stored is None:
        raise BadOption("refused-no-table")
    record = export_record(GameSession(stored))
    if args.components is not None:
        own = stored.components_text
        write_new(args.components, find_game(stored.table.game).components_text() if own is None else own)
    if args.file is None:
        print(record, end="")
    else:
        write_new(args.file, record)
    return 0


def write_new(name: str, text: str) -> None:
    try:
        with Path(name).open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadOption("export-unwritable", file=name, why=os_error_text(error)) from None


def add_import(p: argparse.ArgumentParser) -> None:
    p.add_argument("file", metavar="FILE", help=t("import-arg-file"))
    add_components(p)
    add_database(p)


def run_import(args: argparse.Namespace) -> int:
    """Keep a record like a table that was played here, and say where it can be looked at."""
    text = read_record(args.file)
    components = None if args.components is None else read_file(args.components)
    with closing(open_database(args.database)) as database:
        name = database.write(lambda connection: add_record(connection, "", text, components)).result()
    print(t("import-done", table=name))
    return 0
