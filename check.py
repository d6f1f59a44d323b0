"""Check everything. The first start sets up in .venv what the checks need.

    python3 check.py                 every check
    python3 check.py types tests     only these
    python3 check.py --list          their names and commands

All of them run even when one fails; the exit status is 0 only when all are in order.
"""

from __future__ import annotations

import subprocess
import sys
import time

import bootstrap

CHECKS = {
    "lint": "ruff check .",
    "format": "ruff format --check .",
    "types": "mypy",
    "page": "npm run check",
    "scenarios": "ekiben scenario tests/scenarios",
    "compile": "ekiben compile",
    "tests": "coverage run -m pytest",
    "coverage": "coverage report --include=src/ekiben/games/* --omit=*/players/* --fail-under=98",
}


def main(args: list[str]) -> int:
    if args == ["--list"]:
        print("\n".join(f"{name:9}  {command}" for name, command in CHECKS.items()))
        return 0
    if args in (["-h"], ["--help"]):
        print(__doc__.strip())
        return 0
    unknown = [name for name in args if name not in CHECKS]
    if unknown:
        print(f"There is no check named {unknown[0]}. There are: {', '.join(CHECKS)}.", file=sys.stderr)
        return 2
    begin = time.perf_counter()
    bootstrap.prepare("dev")
    names = [name for name in CHECKS if not args or name in args]
    results = {name: run(name, f"[{place}/{len(names)}] {name}") for place, name in enumerate(names, 1)}
    failed = [name for name in names if not results[name]]
    print(f"\n{len(names)} of {len(CHECKS)} checks in {time.perf_counter() - begin:.1f} s: ", end="")
    print(f"FAILED: {', '.join(failed)}" if failed else "all in order")
    return 1 if failed else 0


def run(name: str, label: str) -> bool:
    """Run one check. The tests write as they go, the others tell their last line, or all when they fail."""
    program, *rest = CHECKS[name].split()
    if program == "npm":
        ok, output = bootstrap.run_step(
            label, bootstrap.npm(*rest), bootstrap.node_settings(), bootstrap.CLIENT
        )
        return told(ok, output)
    command = [str(bootstrap.BIN / program), *rest]
    if name == "tests":
        print(f"{label} ...", flush=True)
        begin = time.perf_counter()
        ok = subprocess.run(command, cwd=bootstrap.ROOT).returncode == 0
        print(f"{label} ... {'ok' if ok else 'FAILED'} {time.perf_counter() - begin:.1f} s", flush=True)
        return ok
    return told(*bootstrap.run_step(label, command))


def told(ok: bool, output: str) -> bool:
    """Show the last line of what a check wrote, or all of it when it failed."""
    if output:
        print(output.splitlines()[-1] if ok else f"{output}\n", flush=True)
    return ok


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
