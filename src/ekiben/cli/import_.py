"""`ekiben import FILE`: the record of a finished game, kept like a table that was played here."""

from __future__ import annotations

import argparse

from ekiben.cli import add_components, add_database
from ekiben.components import read_file
from ekiben.record import read_record
from ekiben.server.store.factory import open_database
from ekiben.server.tables.import_export import add_record
from ekiben.texts import text as say


def add(p: argparse.ArgumentParser) -> None:
    """Arguments."""
    p.add_argument("file", metavar="FILE", help=say("import-arg-file"))
    add_components(p)
    add_database(p)


def run(args: argparse.Namespace) -> int:
    """Keep the record, and say where it can be looked at."""
    text = read_record(args.file)
    components = None if args.components is None else read_file(args.components)
    database = open_database(args.database)
    try:
        name = database.write(lambda connection: add_record(connection, "", text, components)).result()
    finally:
        database.close()
    print(say("import-done", table=name))
    return 0
