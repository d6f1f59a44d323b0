"""Play in the terminal. The first start sets everything up in .venv, later ones begin at once.

    python3 play.py                                     choose a game, you against a random player
    python3 play.py nordic --seats you,random,random    Nordic against two of them
    python3 play.py zero-kei --seats you,you,random     two at one screen and a random player
    python3 play.py zero-kei --seats you,hideo --hard   alone against Hideo
    python3 play.py zero-kei --help                     everything a game can be started with
    python3 play.py --setup-only                        set up, do not play

What follows play.py is handed to the command `ekiben play`.
"""

from __future__ import annotations

import sys

import bootstrap


def main(args: list[str]) -> None:
    if args in (["-h"], ["--help"]):
        print(__doc__.strip())
        return
    bootstrap.prepare("play")
    if "--setup-only" in args:
        print(f"Ready. To play: python3 {sys.argv[0]}")
        return
    bootstrap.start("ekiben", "play", *args)


if __name__ == "__main__":
    main(sys.argv[1:])
