"""Write what the tests of the page know of the games again: `.venv/bin/python scripts/page_fixtures.py`."""

from __future__ import annotations

import json
from pathlib import Path

import ekiben

GAMES = Path(__file__).resolve().parents[1] / "client" / "src" / "games"
MOVES = {
    "nordic": GAMES / "nordic" / "fixtures" / "moves.json",
}


def move_texts(game: str) -> str:
    """All texts of moves that a game has."""
    return json.dumps(ekiben.find_game(game).move_texts, indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """All files."""
    for game, file in MOVES.items():
        file.write_text(move_texts(game), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
