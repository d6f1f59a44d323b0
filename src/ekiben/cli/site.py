"""`ekiben site FOLDER`: a static site with tables in the browser."""

from __future__ import annotations

import argparse
from pathlib import Path

from ekiben.static_site import write_site
from ekiben.texts import t


def add_site(p: argparse.ArgumentParser) -> None:
    p.add_argument("folder", metavar="FOLDER", type=Path, help=t("cli-arg-site-folder"))


def run_site(args: argparse.Namespace) -> int:
    """Write the site, and say how to look at it."""
    files = write_site(args.folder)
    print(t("site-done", folder=str(args.folder), files=files))
    return 0
