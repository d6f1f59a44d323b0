"""Play. The first start sets everything up in .venv, later ones begin at once.

    python3 play.py                                     in the browser: tables for you, friends and bots
    python3 play.py --port 9000                         the same at another port
    python3 play.py terminal                            in the terminal: asks which game
    python3 play.py nordic --seats you,easy,easy        Nordic in the terminal, against two bots
    python3 play.py zero-kei --seats you,hideo --hard   alone against Hideo
    python3 play.py --continue                          go on with the unfinished game in the terminal
    python3 play.py zero-kei --help                     everything a game can be started with
    python3 play.py --setup-only                        set up, do not play

What follows the name of a game is handed to the command `ekiben play`, other options to `ekiben serve`.
"""

from __future__ import annotations

import sys

import bootstrap

ONLY_IN_TERMINAL = {"--continue", "--load", "--seats", "--seed"}


def main(args: list[str]) -> None:
    if args in (["-h"], ["--help"]):
        print(__doc__.strip())
        return
    bootstrap.prepare("play")
    if "--setup-only" in args:
        print(f"Ready. To play: python3 {sys.argv[0]}")
        return
    bootstrap.start("ekiben", *command(args))


def command(args: list[str]) -> list[str]:
    """In the browser, unless a game or the terminal is named."""
    if args[:1] == ["terminal"]:
        return ["play", *args[1:]]
    options = {arg.partition("=")[0] for arg in args}
    in_terminal = args and (not args[0].startswith("-") or options & ONLY_IN_TERMINAL)
    return ["play", *args] if in_terminal else ["serve", "--open", *args]


if __name__ == "__main__":
    main(sys.argv[1:])
