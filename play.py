"""Play. The first start sets everything up in .venv, later ones begin at once.

    python3 play.py                                     in the browser: tables for you, friends and bots
    python3 play.py --port 9000                         the same at another port
    python3 play.py terminal                            in the terminal: asks which game and who plays
    python3 play.py nordic --seats you,easy,easy        Nordic in the terminal, against two bots
    python3 play.py zero-kei --seats you,hideo --hard   alone against Hideo
    python3 play.py --continue                          go on with the unfinished game in the terminal
    python3 play.py zero-kei --help                     everything a game can be started with
    python3 play.py --setup-only                        set up, do not play

Everything else is up to the command `ekiben` in .venv, which does the same without the set-up.
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
    bootstrap.start("ekiben", *args)


if __name__ == "__main__":
    main(sys.argv[1:])
