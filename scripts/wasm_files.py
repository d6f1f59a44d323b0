"""Build the WebAssembly files of the games again: `.venv/bin/python scripts/wasm_files.py`."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from importlib import metadata
from pathlib import Path

from ekiben.game import all_games
from ekiben.wasm.runtime import place

# What the files were built with: another version may well give other bytes.
BUILT_WITH = {"numba": "0.68.1", "llvmlite": "0.50.0", "python": "3.11"}


def versions() -> dict[str, str]:
    """The same of this program."""
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    return {"numba": metadata.version("numba"), "llvmlite": metadata.version("llvmlite"), "python": python}


def main() -> None:
    """Build them, each in a process of its own."""
    if versions() != BUILT_WITH:
        sys.exit(f"Build the files with {BUILT_WITH}, or change BUILT_WITH; this is {versions()}.")
    games = [game for game in all_games() if Path(__file__).resolve().parents[1] in game.folder.parents]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "ekiben", "compile", "--wasm", folder]
        subprocess.run([*command, *(game.name for game in games)], check=True)
        for game in games:
            shutil.copy(Path(folder) / f"{game.name}.wasm", place(game))


if __name__ == "__main__":
    main()
