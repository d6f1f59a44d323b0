"""Check everything. The first start sets up in .venv what the checks need.

    python3 check.py                 every check
    python3 check.py quick           what needs no browser, compiler or database: while you work
    python3 check.py soak            the long forms of tests that have one: before a release, up to an hour
    python3 check.py types tests     only these
    python3 check.py --list          their names and commands

All of them run even when one fails; the exit status is 0 only when all are in order. Checks that don't need
each other run side by side, and so do the tests.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import bootstrap
from tests.support import needs

CORES = os.cpu_count() or 1  # one more process runs tests: they also wait for servers and browsers
PYTEST = f"pytest --numprocesses {CORES + 1} --dist worksteal --quiet --durations 20"
RESULT = {"page": "Tests .*"}  # where that line is not the last one

# The checks of a stage run side by side, the stages one after the other.
Stage = dict[str, str]
COMPILE: Stage = {"compile": "ekiben compile"}
STATIC: Stage = {
    "types": "mypy",
    "page": "npm run --silent check",
    "lint": "ruff check .",
    "format": "ruff format --check .",
    "scenarios": "ekiben scenario tests/games",
}
COVERAGE = "coverage report --include=src/ekiben/games/* --omit=*/bots/* --fail-under=98"
FULL: list[Stage] = [COMPILE | STATIC, {"tests": f"{PYTEST} --cover-rules"}, {"coverage": COVERAGE}]
RUNS: dict[str, list[Stage]] = {
    "quick": [STATIC, {"tests": f"{PYTEST} -m 'not slow'"}],
    "soak": [COMPILE, {"tests": f"{PYTEST} -m soak --soak"}],
}


def main(args: list[str]) -> int:
    if args in (["-h"], ["--help"]):
        print((__doc__ or "").strip())
        return 0
    stages = FULL
    if args and args[0] in RUNS:
        stages, args = RUNS[args[0]], args[1:]
    names = [name for stage in stages for name in stage]
    if args == ["--list"]:
        print("\n".join(f"{name:9}  {command}" for stage in stages for name, command in stage.items()))
        return 0
    unknown = [name for name in args if name not in names]
    if unknown:
        known = ", ".join([*names, *RUNS])
        print(f"There is no check named {unknown[0]}. There are: {known}.", file=sys.stderr)
        return 2
    begin = time.perf_counter()
    keep_bytecode()
    bootstrap.prepare("dev")
    for line in needs.missing():
        print(line, flush=True)
    results: dict[str, bool] = {}
    for stage in stages:
        results |= run_stage({name: command for name, command in stage.items() if not args or name in args})
    failed = [name for name, ok in results.items() if not ok]
    print(f"\n{len(results)} of {len(names)} checks in {time.perf_counter() - begin:.1f} s: ", end="")
    print(f"FAILED: {', '.join(failed)}" if failed else "all in order")
    return 1 if failed else 0


def keep_bytecode() -> None:
    """Hundreds of programs start in a run: where Python keeps nothing, each compiles all that it imports."""
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        os.environ["PYTHONPYCACHEPREFIX"] = str(bootstrap.BOOT / "bytecode")


def run_stage(stage: Stage) -> dict[str, bool]:
    """Run checks side by side, as many as there are cores; whether each is in order."""
    with ThreadPoolExecutor(CORES) as pool:
        return dict(zip(stage, pool.map(run, stage, stage.values())))


def run(name: str, line: str) -> bool:
    """Run one check."""
    program, *rest = shlex.split(line)
    if program == "npm":
        step = bootstrap.npm(*rest), bootstrap.node_settings(), bootstrap.CLIENT
        return told(name, *bootstrap.run_step(name, *step))
    command = [str(bootstrap.BIN / program), *rest]
    if name != "tests":  # these write as they go
        return told(name, *bootstrap.run_step(name, command))
    print(f"{name} ...", flush=True)
    begin = time.perf_counter()
    ok = subprocess.run(command, cwd=bootstrap.ROOT).returncode == 0
    print(f"{name} ... {'ok' if ok else 'FAILED'} {time.perf_counter() - begin:.1f} s", flush=True)
    return ok


def told(name: str, ok: bool, output: str) -> bool:
    """Show the result of a check, or all that it wrote when it failed."""
    plain = re.sub(r"\x1b\[[\d;]*m", "", output)
    found = re.findall(RESULT.get(name, ".+"), plain)
    if output:
        bootstrap.PROGRESS.line(f"    {found[-1].strip()}" if ok and found else f"{output}\n")
    return ok


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
