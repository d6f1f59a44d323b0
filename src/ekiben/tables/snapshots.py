"""All that is sent about a table: what a seat may see of the game, and what a guest may know of the rest.

Everything a client learns about a position goes through this module. The plain text of a table is drawn from
the same snapshot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ekiben import protocol
from ekiben.components import table_components
from ekiben.errors import IllegalMove, Refused
from ekiben.game import Game, LogEntry, Phrase, View, find_game
from ekiben.narration import Context, MoveGroup, groups_since
from ekiben.protocol import LoggedMove, NarratedGroup, Narration, SeatSnapshot, TableInfo, Why
from ekiben.table import Move, Table
from ekiben.tables.rows import RUNNING, SeatRow, TableRow
from ekiben.tables.session import GameSession
from ekiben.texts import LANGUAGES, use_language

Log = Sequence[tuple[int, list[LogEntry]]]  # as `Table.log` returns it


def seat_snapshot(
    session: GameSession,
    seat: int | None,
    since: int = 0,
    language: str | None = None,
    clock: list[float] | None = None,
) -> SeatSnapshot:
    """All that a seat (None: a spectator) may see, with the log after the first `since` moves."""
    table = session.table
    start = table.group_start(since) if language else since
    view, log = dict(table.view(seat)), table.log(seat, start)
    decides = seat is not None and table.seat == seat
    legal = table.legal() if decides else []
    return SeatSnapshot(
        seat=seat,
        number=session.number,
        decides=table.seat,
        over=table.over,
        view=view,
        question=table.question(seat) if decides else None,
        legal=legal,
        begun=table.unfinished() if decides else [],
        log_from=since,
        log=[LoggedMove(*each) for each in log[since - start :]],
        scores=table.scores_seen(seat),
        accounts=table.accounts(seat),
        ways=[] if seat is None else table.ways(seat),
        why_no_undo=session.why_no_undo(seat) if seat is not None else "no-undo-other-player",
        clock=clock,
        result=table.result(),
        words=narrate(table, seat, view, legal, start, log, language, session.seats) if language else None,
    )


def why_not(session: GameSession, seat: int, moves: list[str]) -> Why:
    """Why a seat can make none of these moves, by the first of them; empty if it can make one."""
    found: list[Why] = []
    for move in moves:
        try:
            session.plan_move(seat, session.number, move, "why", 0.0)
        except IllegalMove as error:
            found.append(Why(Phrase(error.reason, error.arguments), error.why))
        except Refused as error:
            found.append(Why(Phrase(error.reason, error.arguments), str(error)))
        else:
            return Why(None, "")
    return found[0] if found else Why(None, "")


# --- in words -------------------------------------------------------------------------------------------


def parse_language(asked: str | None) -> str | None:
    """The requested language; English for an unknown one, None if there was no request."""
    return asked if asked in LANGUAGES else LANGUAGES[0] if asked else None


def narrate(
    table: Table,
    seat: int | None,
    view: View,
    legal: list[Move],
    start: int,
    log: Log,
    language: str,
    seats: Sequence[SeatRow] = (),
) -> Narration:
    """The question, the legal moves, and what happened after the first `start` moves, in a language."""
    asked = table.question(seat) if seat is not None and table.seat == seat else None
    steps = table.unfinished() if asked else []
    narration = table.game.narration
    with use_language(language):
        context = context_of(table, view, seats)
        said = [narration.move(step, context) for step in steps]
        return Narration(
            question=narration.question(asked, context) if asked else "",
            begun=" · ".join(said) if all(said) else " ".join(step.text for step in steps),
            told_from=start,
            told=narrate_groups(table, view, groups_since(table, seat, start, log), language, seats),
            moves=[narration.move(move, context) for move in legal],
            parts=[[narration.part(part, context) for part in move.parts] for move in legal],
        )


def narrate_groups(
    table: Table, view: View, groups: list[MoveGroup], language: str | None, seats: Sequence[SeatRow] = ()
) -> list[NarratedGroup]:
    """Move groups as sentences; without a language only their seats and texts."""
    with use_language(language or LANGUAGES[0]):
        context = context_of(table, view, seats)
        return [narrate_group(table.game, context, group, bool(language)) for group in groups]


def narrate_group(game: Game, context: Context[View, Any], group: MoveGroup, in_words: bool) -> NarratedGroup:
    narration = game.narration
    facts = narration.describe(group, context) if in_words else []
    deed = narration.describe_group(group, context) if in_words else ""
    return NarratedGroup(
        number=group.number,
        seat=group.mover,
        move=" ".join(group.moves),
        facts=facts,
        deed=" ".join(group.moves) if deed is None else deed,
        round=group.round,
    )


def context_of(table: Table, view: View, seats: Sequence[SeatRow]) -> Context[View, Any]:
    return Context(view, table.components, [player_name(seat, table.game) for seat in seats])


def player_name(seat: SeatRow, game: Game) -> str:
    """The name of a seat's player; empty for a level, and if a record has only the seat's colour."""
    if seat.kind == "automa":
        return game.text(f"automa-{seat.name}")
    return "" if seat.name == game.seat_names[seat.number] else seat.name


# --- the table ------------------------------------------------------------------------------------------


def table_info(
    row: TableRow,
    seats: list[SeatRow],
    guest: str,
    is_present: Callable[[SeatRow], bool] = lambda seat: False,
    preparing: bool = False,
    watching: int = 0,
) -> TableInfo:
    """A table as a guest sees it, without the game itself."""
    game = find_game(row.game)
    return TableInfo(
        id=row.id,
        game=row.game,
        players=row.players,
        options=row.options,
        state=row.state,
        decides=row.decides if row.state == RUNNING else None,
        secrets=game.secrets,
        host=row.host == guest,
        seats=[
            protocol.SeatInfo(
                seat=seat.number,
                colour=game.seat_names[seat.number],
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                here=is_present(seat),
                yours=seat.guest == guest,
                look=game.seat_look(game.seat_names[seat.number]),
            )
            for seat in seats
        ],
        clock=row.clock,
        away=row.away,
        preparing=preparing,
        watching=watching,
        follower=row.follower,
        differs=row.differs,
        components=row.components,
        own_components=row.components != table_components(game, None).digest,
        created=row.created,
        changed=row.changed,
        brought=row.brought is not None,
        moved=row.moved,
    )
