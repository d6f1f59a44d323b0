"""`ekiben export TABLE`: the record of a finished game, from where tables are kept."""

from __future__ import annotations

import argparse
from pathlib import Path

from ekiben.cli import add_database
from ekiben.errors import BadOption
from ekiben.game import find_game
from ekiben.server.store.factory import open_database
from ekiben.server.store.tables import find_table
from ekiben.server.tables.import_export import export_record
from ekiben.texts import text as say


def add(p: argparse.ArgumentParser) -> None:
    """Arguments."""
    p.add_argument("table", metavar="TABLE", help=say("export-arg-table"))
    p.add_argument("file", metavar="FILE", nargs="?", help=say("export-arg-file"))
    p.add_argument("--components", metavar="FILE", help=say("export-arg-components"))
    add_database(p)


def run(args: argparse.Namespace) -> int:
    """Print the record, or write it to a new file."""
    database = open_database(args.database, new=False)
    try:
        name = args.table.rstrip("/").rpartition("/")[2]  # a link will do, too
        kept = database.read(lambda connection: find_table(connection, name)).result()
    finally:
        database.close()
    if kept is None:
        raise BadOption("refused-no-table")
    record = export_record(kept)
    if args.components is not None:
        own = kept.components_text
        write_new(args.components, find_game(kept.table.game).components_text() if own is None else own)
    if args.file is None:
        print(record, end="")
    else:
        write_new(args.file, record)
    return 0


def write_new(name: str, text: str) -> None:
    """Write a file that is not there yet."""
    try:
        with Path(name).open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadOption("export-unwritable", file=name, why=error.strerror or str(error)) from None
