"""All that a table says about itself while a random game is played, as text. Compiled, it says the same.

So this module is in the dialect, too.
"""

from __future__ import annotations

from typing import Any

from ekiben.errors import CannotUndo
from ekiben.layout import Cells, plain_cells
from ekiben.narration import EVERYBODY, context_of, groups_since
from ekiben.record import load
from ekiben.rng import PLAY_STREAM, random_below, seed_rng
from ekiben.table import Move, Table
from ekiben.texts import use_language

TYPED = ("", "done now", "buy 12x", "claim bergen-oslo", "pay red3+loco1", "keep all", "😀 draft", "Draft  1")


def numbers(found: bytes) -> str:
    return repr(list(found))


def play(
    game: str, players: int, options: list[str], seed: int, every: int, languages: list[str]
) -> list[str]:
    """A random game; all about the position from time to time and at the end."""
    table = Table(game, players, seed, dict.fromkeys(options, True))
    rng = plain_cells("i8", 2)
    seed_rng(rng, seed, 0, PLAY_STREAM)
    lines: list[str] = []
    while not table.over:
        lines.append(numbers(bytes(table.position)))
        if len(table.history) % every == seed % every:
            lines += look(table, languages, rng)
        legal = table.engine.legal(table.position)
        table.play(legal[random_below(rng, len(legal))])
    lines += look(table, languages, rng)
    record = table.record()
    lines.append(record)
    for to in (None, len(table.history) // 2):
        again = load(record, None, to)
        lines.append(numbers(bytes(again.position)))
        lines.append(undone(again))
    return lines


def undone(table: Table) -> str:
    """What comes of taking back three moves."""
    try:
        for _ in range(3):
            table.undo()
    except CannotUndo as error:
        return f"{error.reason} {error} {len(table.history)}"
    return numbers(bytes(table.position))


def look(table: Table, languages: list[str], rng: Cells) -> list[str]:
    lines = ["looked", repr(table.scores()), repr(table.result()), repr(table.move_groups()[-3:])]
    legal = table.legal()
    lines.append(repr(legal))
    lines.append(numbers(bytes(table.engine.sample(table.position, table.position.players - 1, 5, 1))))
    for move in legal[:5]:
        lines += [f"{thing}: {table.moves_about(thing)}" for thing in move.on]
    typed = [table.game.move_texts[random_below(rng, len(table.game.move_texts))] for _ in range(4)]
    typed += [TYPED[random_below(rng, len(TYPED))] for _ in range(4)]
    with use_language(languages[len(table.history) % len(languages)]):
        lines += [f"{text!r}: {why(table, text)}" for text in typed]
    for seat in [None, *range(table.position.players)]:
        view = table.view(seat)
        lines += [repr(dict(view)), repr(table.question(seat)), repr(table.scores_seen(seat))]
        lines += [repr(table.accounts(seat)), repr(table.ways(seat))]
        lines.append(repr(table.log(seat, max(0, len(table.history) - 3))))
        lines += sentences(table, seat, view, legal, languages)
    return lines


def why(table: Table, text: str) -> str:
    found = table.why(text)
    return "" if found is None else f"{found.reason} {found.arguments!r} {found} {found.nearest}"


def sentences(
    table: Table, seat: int | None, view: Any, legal: list[Move], languages: list[str]
) -> list[str]:
    """What a seat reads: the question, its moves, and what happened last."""
    asked = table.question(seat)
    context = context_of(table, view)
    narration = table.game.narration
    moves = [*legal, *table.unfinished()] if seat is not None and seat == table.seat else []
    start = table.group_start(max(0, len(table.history) - 4)) if table.history else 0
    groups = groups_since(table, EVERYBODY if seat is None and table.over else seat, start)
    lines: list[str] = []
    for language in languages:
        with use_language(language):
            if asked is not None:
                lines.append(narration.question(asked, context))
            for move in moves:
                lines.append(narration.move(move, context))
                lines += [narration.part(part, context) for part in move.parts]
            for group in groups:
                lines.append(repr(narration.describe(group, context)))
                lines.append(repr(narration.describe_group(group, context)))
    return lines
