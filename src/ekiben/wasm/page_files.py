"""What the page needs for bots: WebAssembly files with their descriptions, and the levels of all games."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from ekiben.game import Game
from ekiben.wasm.description import describe
from ekiben.wasm.entries import source_digest
from ekiben.wasm.module_file import made_from


def write_page_files(folder: Path, games: Iterable[Game]) -> None:
    """A game without such a file, made from the rules as they are, has no levels."""
    folder.mkdir(parents=True, exist_ok=True)
    levels: dict[str, list[str]] = {}
    for game in games:
        levels[game.name] = []
        code = game.folder / f"{game.name}.wasm"
        data = code.read_bytes() if code.is_file() else b""
        if data and made_from(data) == source_digest(game).encode():
            (folder / code.name).write_bytes(data)
            (folder / f"{game.name}.json").write_text(json.dumps(describe(game)), encoding="utf-8")
            levels[game.name] = list(game.judgement.levels)
    (folder / "levels.js").write_text(f"export default {json.dumps(levels)};\n", encoding="utf-8")
