"""A bot that plays through the server's API, like a remote player.

    .venv/bin/python scripts/remote_bot.py http://127.0.0.1:8964/t/TABLE    sit down at a table, and play
    .venv/bin/python scripts/remote_bot.py http://127.0.0.1:8964 zero-kei   make a table against an easy bot

It makes the move that scores most immediately, as the server quotes it; among equals, a random one. Replace
`choose` with something better: `shown.view` has everything that the seat may see.
"""

from __future__ import annotations

import argparse
import random

from ekiben.client import Client, RemoteTable, bot, me
from ekiben.errors import EkibenError
from ekiben.protocol import SeatSnapshot
from ekiben.table import Move

NAME = "Remote"


def choose(shown: SeatSnapshot) -> str:
    """The move that scores most immediately."""

    def points(move: Move) -> int:
        return (move.quote or {}).get("points", 0)

    best = max(points(move) for move in shown.legal)
    return random.choice([move.text for move in shown.legal if points(move) == best])


def play(table: RemoteTable) -> None:
    """Make a move whenever it is our turn, until the game is over."""
    while shown := table.wait_for_turn():
        table.play(choose(shown), shown.seat)


def main() -> None:
    """Sit down at a table, or make one, and play."""
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("address", metavar="ADDRESS", help="the link of a table, or the address of a server")
    p.add_argument("game", metavar="GAME", nargs="?", help="make a table of this game")
    args = p.parse_args()
    server, _, name = args.address.partition("/t/")
    try:
        with Client(server) as client:
            table = client.sit(name, NAME) if name else client.new_table(args.game, [me(NAME), bot("easy")])
            print(f"{server.rstrip('/')}/t/{table.id}")
            play(table)
            scores = table.shown[table.seats[0]].scores
            print(" : ".join(str(row["total"]) for row in scores))
    except EkibenError as error:
        raise SystemExit(f"remote_bot: {error}") from None


if __name__ == "__main__":
    main()
