"""What the page needs for bots: each game's WebAssembly file, its description, and the levels."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from ekiben.game import Game
from ekiben.wasm.description import describe


def write_page_files(folder: Path, games: Iterable[Game]) -> None:
    """Write them for the games that have such a file."""
    folder.mkdir(parents=True, exist_ok=True)
    levels: dict[str, list[str]] = {}
    for game in games:
        code = game.folder / f"{game.name}.wasm"
        if code.is_file():
            (folder / code.name).write_bytes(code.read_bytes())
            (folder / f"{game.name}.json").write_text(json.dumps(describe(game)), encoding="utf-8")
            levels[game.name] = list(game.judgement.levels)
    (folder / "levels.js").write_text(f"export default {json.dumps(levels)};\n", encoding="utf-8")
