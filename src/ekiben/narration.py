"""Narration: questions, moves and log entries as sentences, for the terminal, the page and programs.

They are made from what is sent about a table, never from a position. So the page, which has no rules of a
server's table, runs this module, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar
from unicodedata import bidirectional

from ekiben.data import LogEntry, Meaning, Phrase, View
from ekiben.protocol import LoggedMove, NarratedGroup, Narration, SeatEffects, SeatSnapshot
from ekiben.texts import has_text, t, text_or

if TYPE_CHECKING:
    from ekiben.game import Game
    from ekiben.table import Move, PlayedMove, Table

AnyView = TypeVar("AnyView", bound=Mapping[str, Any])
AnyPrinted = TypeVar("AnyPrinted", bound=Mapping[str, Any])
SECRET: tuple[None, tuple[str, ...], Mapping[str, Any]] = (None, (), {})  # the meaning of a hidden move
EVERYBODY = -1  # instead of a seat: each move as its maker saw it, for finished games


class Context(NamedTuple, Generic[AnyView, AnyPrinted]):
    """What sentences are made from: a view, the printed values, and what to call the players."""

    view: AnyView
    printed: AnyPrinted
    names: Sequence[str] = ()  # by seat; empty for seats without one
    signs: Sequence[str] = ()  # by seat: what stands before its colour, if anything does

    def name(self, seat: str) -> str:
        """The name of a seat's player, or the seat's colour."""
        place = self.view["seats"].index(seat)
        given = self.names[place] if self.names else ""
        if any(bidirectional(sign) in ("R", "AL") for sign in given):
            return f"\u2068{given}\u2069"  # keeps a number that follows from being drawn before the name
        colour = text_or(f"{self.view['game']}-seat-{seat}", seat).lower()
        sign = self.signs[place] if self.signs else ""
        return given or f"{sign} {colour}".lstrip()


def context_of(table: Table, view: View, names: Sequence[str] = ()) -> Context[View, Mapping[str, Any]]:
    """What sentences about a table are made from."""
    looks = map(table.game.seat_look, view["seats"])
    signs = [look.sign if look.named else "" for look in looks]
    return Context(view, table.game.printed(table.components), names, signs)


def player_name(game: str, kind: str, name: str, colour: str) -> str:
    """What to call a seat's player; empty for a level, and if a record has only the seat's colour."""
    if kind == "automa":
        return text_or(f"{game}-automa-{name}", name)
    if kind == "bot":  # one of the cast, as the language writes the name
        return text_or(f"cast-{name.lower()}", name)
    return "" if name == colour else name


class Narrator:
    """Sentences for any game, made from a `Context`, never from a position.

    A game's package `narration` overrides these with functions of the same names.
    """

    def __init__(self, game: str) -> None:
        self._game = game

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

    def move(self, move: Move | Meaning, context: Context[View, Any]) -> str:
        """A legal move as a sentence, without its price; empty if its text is clear enough."""
        return ""

    def part(self, part: Phrase, context: Context[View, Any]) -> str:
        """A part of a quote as a sentence."""
        return text_or(f"{self._game}-part-{part.id}", "", **part.args)

    def reason_args(self, printed: Mapping[str, Any], reason: Phrase) -> Mapping[str, Any]:
        """The arguments of a reason as its sentence needs them; `reason` itself has them for programs."""
        return reason.args


def refusal(narrator: Narrator, game: str, printed: Mapping[str, Any], reason: Phrase) -> str:
    """Why a move is illegal."""
    name = f"reason-{reason.id}"
    own = f"{game}-{name}"
    return t(own if has_text(own) else name, **narrator.reason_args(printed, reason))


@dataclass
class MoveGroup:
    """Moves of one seat that share a line of the record, with what they did."""

    number: int  # of the first move, from 1
    mover: int
    moves: list[str]
    entries: list[LogEntry]
    meanings: list[Meaning]  # of the moves that the viewer may know
    round: int | None = None  # in which it began; see `Game.round_number`


def move_groups(log: Iterable[LoggedMove]) -> list[MoveGroup]:
    """Logged moves group by group; hidden ones with the same public text are named once."""
    found: list[MoveGroup] = []
    for made in log:
        if not found or made.begins_group or found[-1].mover != made.seat:
            found.append(MoveGroup(made.move, made.seat, [], [], [], made.round))
        group, meaning = found[-1], meaning_of(made)
        if meaning is not None or group.moves[-1:] != [made.text]:
            group.moves.append(made.text)
        if meaning is not None:
            group.meanings.append(meaning)
        group.entries += made.entries
    return found


def meaning_of(made: LoggedMove) -> Meaning | None:
    """What a logged move was about; None if that is secret."""
    return None if made.verb is None else Meaning(made.verb, made.on, made.args)


def logged_moves(table: Table, seat: int | None, since: int = 0) -> list[LoggedMove]:
    """The moves after the first `since`, as a seat (None: a spectator) may know them, or EVERYBODY."""
    return [
        logged_move(table.game, table.components, seat, number, table.history[number - 1], entries)
        for number, entries in log_of(table, seat, since)
    ]


def logged_move(
    game: Game, components: Any, seat: int | None, number: int, played: PlayedMove, entries: list[LogEntry]
) -> LoggedMove:
    """A move of the history as a seat may know it, with the log entries that it may know."""
    move, mover, begins_group, before = played
    s, text = game.state(before), game.public_text(move, own=seat in (mover, EVERYBODY))
    verb, on, args = game.meaning(s, components, move) if text == game.move_texts[move] else SECRET
    return LoggedMove(number, entries, mover, text, verb, on, args, begins_group, game.round_number(s))


def log_of(table: Table, seat: int | None, since: int) -> list[tuple[int, list[LogEntry]]]:
    """The log as a seat may know it, or EVERYBODY."""
    if seat != EVERYBODY:
        return table.log(seat, since)
    logs = [dict(table.log(maker, since)) for maker in range(table.position.players)]
    return [(n, logs[played.mover][n]) for n, played in enumerate(table.history[since:], since + 1)]


def groups_since(table: Table, seat: int | None, since: int) -> list[MoveGroup]:
    """The moves after the first `since`, group by group, as far as a seat may know."""
    return move_groups(logged_moves(table, seat, since))


def narrate(
    narrator: Narrator, shown: SeatSnapshot, log: Sequence[LoggedMove], context: Context[View, Any]
) -> Narration:
    """The question, the legal moves, and what happened: `log` begins where a group begins."""
    said = [narrator.move(move, context) for move in shown.begun]
    return Narration(
        question=narrator.question(shown.question, context) if shown.question is not None else "",
        begun=" · ".join(said) if all(said) else " ".join(move.text for move in shown.begun),
        told_from=log[0].move - 1 if log else shown.log_from,
        told=narrate_groups(narrator, log, context),
        moves=[narrator.move(move, context) for move in shown.legal],
        parts=[[narrator.part(part, context) for part in move.parts] for move in shown.legal],
    )


def narrate_groups(
    narrator: Narrator, log: Iterable[LoggedMove], context: Context[View, Any]
) -> list[NarratedGroup]:
    """Logged moves as sentences, group by group."""
    return [narrate_group(narrator, group, context) for group in move_groups(log)]


def narrate_group(narrator: Narrator, group: MoveGroup, context: Context[View, Any]) -> NarratedGroup:
    facts, deed = narrator.describe(group, context), narrator.describe_group(group, context)
    text = " ".join(group.moves)
    return NarratedGroup(group.number, group.mover, text, facts, text if deed is None else deed, group.round)


def plain_group(group: MoveGroup) -> NarratedGroup:
    """A move group without sentences."""
    text = " ".join(group.moves)
    return NarratedGroup(group.number, group.mover, text, [], text, group.round)
