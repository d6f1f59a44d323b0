"""`ekiben components GAME`: print the components file, or check another one."""

from __future__ import annotations

import argparse
from pathlib import Path

from ekiben.cli import add_game
from ekiben.game import find_game
from ekiben.texts import t

add_components = add_game


def run_components(args: argparse.Namespace) -> int:
    """Print the game's own file; of a file given, say that it is right, or all that is wrong."""
    game = find_game(args.game)
    if args.components is None:
        print(game.components_text(), end="")
        return 0
    checked = game.components(Path(args.components))
    print(t("components-good", file=args.components, digest=checked.digest))
    return 0
