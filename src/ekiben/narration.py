"""Narration: questions, moves and log entries as sentences, for the terminal, the page and programs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar
from unicodedata import bidirectional

from ekiben.game import Game, LogEntry, Meaning, Phrase, View, find_game
from ekiben.protocol import SeatEffects
from ekiben.table import Move, Table
from ekiben.texts import t, text_or

AnyView = TypeVar("AnyView", bound=Mapping[str, Any])
AnyComponents = TypeVar("AnyComponents")
EVERYBODY = -1  # instead of a seat: each move as its maker saw it, for finished games


class Context(NamedTuple, Generic[AnyView, AnyComponents]):
    """What sentences are made from: a view, the components and the names of the players."""

    view: AnyView
    components: AnyComponents
    names: Sequence[str] = ()  # by seat; empty for seats without one

    def name(self, seat: str) -> str:
        """The name of a seat's player, or the seat's colour."""
        given = self.names[self.view["seats"].index(seat)] if self.names else ""
        if any(bidirectional(sign) in ("R", "AL") for sign in given):
            return f"\u2068{given}\u2069"  # keeps a number that follows from being drawn before the name
        game = find_game(self.view["game"])
        sign = f"{game.seat_look(seat).sign} " if game.signed_names else ""
        return given or sign + game.text(f"seat-{seat}").lower()


class Narrator:
    """Sentences for any game, made from a `Context`, never from a position.

    A game's package `narration` overrides these with functions of the same names.
    """

    def __init__(self, game: Game) -> None:
        self._game = game.name

    def question(self, question: Phrase, context: Context[View, Any]) -> str:
        """A question as a sentence."""
        return text_or(f"{self._game}-ask-{question.id}", t("ask"), **question.args)

    def describe(self, group: MoveGroup, context: Context[View, Any]) -> list[SeatEffects]:
        """What a group of moves did, seat by seat; log entries without a text are left out."""
        seats = {name: seat for seat, name in enumerate(context.view["seats"])}
        found: dict[int | None, list[str]] = {group.mover: []}
        for entry in group.entries:
            seat = entry.args.get("seat", "")
            args = {**entry.args, "seat": context.name(seat)} if seat in seats else entry.args
            sentence = text_or(f"{self._game}-log-{entry.id}", "", **args)
            if sentence:
                found.setdefault(seats.get(entry.by), []).append(sentence)
        return [SeatEffects(seat, texts) for seat, texts in found.items() if texts]

    def describe_group(self, group: MoveGroup, context: Context[View, Any]) -> str | None:
        """What a seat did, as a headline; empty if its effects say it all, None to use the move texts."""
        return None

    def move(self, move: Move, context: Context[View, Any]) -> str:
        """A legal move as a sentence, without its price; empty if its text is clear enough."""
        return ""

    def part(self, part: Phrase, context: Context[View, Any]) -> str:
        """A part of a quote as a sentence."""
        return text_or(f"{self._game}-part-{part.id}", "", **part.args)


@dataclass
class MoveGroup:
    """Moves of one seat that share a line of the record, with what they did."""

    number: int  # of the first move, from 1
    mover: int
    moves: list[str]
    entries: list[LogEntry]
    meanings: list[Meaning]  # of the moves that the viewer may know
    round: int | None = None  # in which it began; see `Game.round_number`


def groups_since(
    table: Table, seat: int | None, since: int, log: Iterable[tuple[int, list[LogEntry]]] | None = None
) -> list[MoveGroup]:
    """The moves after the first `since`, group by group, as far as a seat may know."""
    found: list[MoveGroup] = []
    for number, entries in log_of(table, seat, since) if log is None else log:
        move, mover, begins_group, before = table.history[number - 1]
        text = table.game.public_text(move, own=seat in (mover, EVERYBODY))
        position = table.game.state(before)
        if not found or begins_group or found[-1].mover != mover:
            found.append(MoveGroup(number, mover, [], [], [], table.game.round_number(position)))
        secret = text != table.game.move_texts[move]
        if not (
            secret and found[-1].moves[-1:] == [text]
        ):  # hidden moves with the same public text are shown once
            found[-1].moves.append(text)
        if not secret:
            found[-1].meanings.append(table.game.meaning(position, table.components, move))
        found[-1].entries += entries
    return found


def log_of(table: Table, seat: int | None, since: int) -> list[tuple[int, list[LogEntry]]]:
    """The log as a seat may know it, or EVERYBODY."""
    if seat != EVERYBODY:
        return table.log(seat, since)
    logs = [dict(table.log(maker, since)) for maker in range(table.position.players)]
    return [(n, logs[played.mover][n]) for n, played in enumerate(table.history[since:], since + 1)]
