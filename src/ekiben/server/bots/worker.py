"""What a bot's process does: it reads what it is asked, thinks, and answers. Nothing else is shared.

It gets a position as the bot's seat may see it, never the true one, so even here nothing hidden can be found.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec

from ekiben.bots.compiled import compiled_bots
from ekiben.bots.custom import make_bot
from ekiben.bots.player import BotContext, BotRng, Player, checked
from ekiben.components import table_components
from ekiben.engine import Engine
from ekiben.errors import EkibenError
from ekiben.game import find_game


class Question(msgspec.Struct):
    """A position sampled for the seat that decides in it, and who is to think."""

    game: str
    bot: str
    position: bytes
    components: str | None = None  # the text of the table's own file


class Reply(msgspec.Struct):
    """The move; or what went wrong, for the log of the server."""

    move: int = -1
    error: str = ""


def line(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message) + b"\n"


Players = dict[tuple[str, str, bool], Player]


def think(question: Question, players: Players) -> Reply:
    game = find_game(question.game)
    # When there is machine code, a bot that runs WebAssembly is replaced.
    key = (question.game, question.bot, compiled_bots(game).ready())
    if key not in players:
        players[key] = make_bot(question.bot, game)
    position = game.state()
    position.data[:] = question.position
    context = BotContext(
        Engine(game, table_components(game, question.components)), position, position.seat, BotRng()
    )
    player = players[key]
    return Reply(checked(player, player.choose(context), context.legal).move)


def answer_questions(asked: BinaryIO, told: BinaryIO) -> None:
    """Answer questions until the input ends."""
    players: Players = {}
    for question in asked:
        try:
            reply = think(msgspec.json.decode(question, type=Question), players)
        except Exception as error:  # the server logs it and tries again
            reply = Reply(error=str(error) if isinstance(error, EkibenError) else repr(error))
        told.write(line(reply))
        told.flush()


def main() -> None:
    """The process: what rules may print must not get between the answers."""
    told = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    answer_questions(sys.stdin.buffer, told)


if __name__ == "__main__":
    main()
