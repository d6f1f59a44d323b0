"""`ekiben restore FILE`: the tables of a backup in an empty database."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from ekiben.cli import add_database
from ekiben.cli.backup import bar_when_long
from ekiben.server.store.backup import opened_backup, restore
from ekiben.server.store.factory import open_database
from ekiben.texts import text as say


def add(p: argparse.ArgumentParser) -> None:
    """Arguments."""
    p.add_argument("file", metavar="FILE", type=Path, help=say("cli-arg-restore-file"))
    add_database(p)


def run(args: argparse.Namespace) -> int:
    """Look at the backup first, so that a wrong file makes no database."""
    with (
        opened_backup(args.file) as backup,
        closing(open_database(args.database)) as database,
        bar_when_long("restoring") as progress,
    ):
        counts = restore(database, backup, progress)
    print(say("restore-done", file=str(args.file), tables=counts.tables, entries=counts.entries))
    return 0
