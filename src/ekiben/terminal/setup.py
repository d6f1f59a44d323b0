"""What is asked before a game begins: which game, who plays, and how well."""

from __future__ import annotations

from collections.abc import Sequence

from ekiben.errors import BadOption
from ekiben.game import Game, find_game, game_names
from ekiben.rendering.console import Flow, show, show_paragraph
from ekiben.rendering.log_printer import indented
from ekiben.terminal.commands import QUIT, QuitGame
from ekiben.terminal.screen import LineReader
from ekiben.terminal.seats import YOU, parse_seat
from ekiben.terminal.unfinished import unfinished_games
from ekiben.texts import t, text_or


def choose_game(reader: LineReader) -> str:
    """Which game to play; refused if nobody answers."""
    names = game_names()
    show_paragraph(reader.console, t("choose-game"), "bold")
    for number, name in enumerate(names, 1):
        show_paragraph(reader.console, f"{number}  {find_game(name).text('welcome')}")
    if unfinished_games():
        show_paragraph(reader.console, t("continue-hint"), "dim")
    while True:
        try:
            answer = reader.read_line(t("prompt")).lower()
        except (EOFError, KeyboardInterrupt):
            raise BadOption("play-which", games=", ".join(names)) from None
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        if answer in names:
            return answer
        show_paragraph(reader.console, t("choose-game-again", last=len(names), names=", ".join(names)))


def ask_seats(game: Game, reader: LineReader) -> str:
    """The players, as `--seats` takes them: you first, then each other player. QuitGame if you leave."""
    players = ask_players(game, reader)
    seats, default = [YOU], next(iter(game.judgement.levels))
    for number in range(2, players + 1):
        default = ask_seat(game, players, number, default, reader)
        seats.append(default)
    text = ",".join([*seats, *automas(game, players)])
    command = f"ekiben play {game.name} --seats {text}"
    show_paragraph(reader.console, t("setup-next-time", command=command), "dim")
    return text


def automas(game: Game, players: int) -> tuple[str, ...]:
    """The automas that sit with this many players."""
    return game.automas[: game.seats(players) - players]


def ask_players(game: Game, reader: LineReader) -> int:
    counts = {str(players): players for players in game.player_counts}
    listed = [
        " + ".join([count, *(game.text(f"automa-{name}") for name in automas(game, players))])
        for count, players in counts.items()
    ]
    default = "2" if "2" in counts else next(iter(counts))
    while True:
        answer = ask(t("setup-players"), listed, default, reader)
        if answer in counts:
            return counts[answer]


def ask_seat(game: Game, players: int, number: int, default: str, reader: LineReader) -> str:
    """A bot of some level or a person, by number; or anything else that `--seats` takes."""
    kinds = [*game.judgement.levels, YOU]
    names = [*(text_or(f"frame-level-{level}", level) for level in kinds[:-1]), t("setup-person")]
    listed = [f"{place} {name}" for place, name in enumerate(names, 1)]
    chosen = str(kinds.index(default) + 1) if default in kinds else default
    while True:
        answer = ask(t("setup-seat", number=number), listed, chosen, reader)
        if answer.isdecimal() and 1 <= int(answer) <= len(kinds):
            return kinds[int(answer) - 1]
        try:
            if parse_seat(answer, game).kind in game.automas:
                raise BadOption("seats-automa-away", automa=answer, players=players)
        except BadOption as error:
            show_paragraph(reader.console, str(error))
        else:
            return answer


def ask(question: str, listed: Sequence[str], default: str, reader: LineReader) -> str:
    """One question with its answers; Enter alone is the default."""
    show_paragraph(reader.console, question, "bold")
    show(reader.console, indented(Flow([*listed, t("setup-default", default=default)]), 1))
    try:
        answer = reader.read_line(t("prompt")) or default
    except EOFError:
        raise QuitGame from None
    if answer.lower().removesuffix("!") in QUIT:
        raise QuitGame
    return answer
