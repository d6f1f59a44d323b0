"""`ekiben backup FILE`: all tables of a server in a file, while it runs."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from ekiben.cli import add_database
from ekiben.cli.progress import progress_bar
from ekiben.server.store.backup import Progress, write_backup
from ekiben.server.store.factory import open_database
from ekiben.texts import text as say

SOON = 2.0  # seconds; what takes longer shows how far it is


def add(p: argparse.ArgumentParser) -> None:
    """Arguments."""
    p.add_argument("file", metavar="FILE", type=Path, help=say("cli-arg-backup-file"))
    add_database(p)


def run(args: argparse.Namespace) -> int:
    """Write the backup and say what is in it."""
    with (
        closing(open_database(args.database, new=False)) as database,
        bar_when_long("backing-up") as progress,
    ):
        counts = write_backup(database, args.file, progress)
    print(say("backup-done", file=str(args.file), tables=counts.tables, entries=counts.entries))
    return 0


@contextmanager
def bar_when_long(name: str) -> Iterator[Progress]:
    """A bar that is shown when the work takes long."""
    begin = time.monotonic()
    bar = progress_bar()
    task = bar.add_task(say(name))

    def progress(done: int, total: int) -> None:
        bar.update(task, completed=done, total=total)
        if not bar.live.is_started and time.monotonic() - begin > SOON:
            bar.start()

    try:
        yield progress
    finally:
        if bar.live.is_started:
            bar.stop()
