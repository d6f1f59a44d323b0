"""`ekiben scenario PATH…`: run scenarios and say which failed."""

from __future__ import annotations

import argparse
from pathlib import Path

from ekiben.cli import add_components
from ekiben.scenario import run_file, scenario_files
from ekiben.texts import t


def add_scenario(p: argparse.ArgumentParser) -> None:
    p.add_argument("paths", metavar="PATH", nargs="+", type=Path, help=t("cli-arg-scenarios"))
    add_components(p)
    p.add_argument("--verbose", action="store_true", help=t("cli-arg-verbose"))


def run_scenario(args: argparse.Namespace) -> int:
    """Run them; the last line counts."""
    passed = failed = 0
    components = Path(args.components) if args.components else None
    for file in scenario_files(args.paths):
        for outcome in run_file(file, components):
            passed += outcome.passed
            failed += not outcome.passed
            if args.verbose and outcome.passed:
                print(f"ok    {outcome.name}")
            if not outcome.passed:
                print(f"FAIL  {outcome.name}\n      {file}")
                for failure in outcome.failures:
                    print(f"      {failure}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0
