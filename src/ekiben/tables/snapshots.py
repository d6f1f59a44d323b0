"""All that is sent about a table: what a seat may see of the game, and what a guest may know of the rest.

Everything a client learns about a position goes through this module. The plain text of a table is drawn from
the same snapshot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ekiben import narration, protocol
from ekiben.components import table_components
from ekiben.errors import IllegalMove, Refused
from ekiben.game import Game, Phrase, View, find_game
from ekiben.narration import (
    Context,
    context_of,
    logged_moves,
    move_groups,
    narrate,
    narrate_groups,
    plain_group,
)
from ekiben.protocol import LoggedMove, NarratedGroup, SeatSnapshot, TableInfo, Why
from ekiben.table import Table
from ekiben.tables.rows import GUEST, RUNNING, SeatRow, TableRow
from ekiben.tables.session import GameSession
from ekiben.texts import LANGUAGES, use_language


def seat_snapshot(
    session: GameSession,
    seat: int | None,
    since: int = 0,
    language: str | None = None,
    clock: list[float] | None = None,
) -> SeatSnapshot:
    """All that a seat (None: a spectator) may see, with the log after the first `since` moves."""
    number, early = session.shown_number(seat), session.early_table(seat)
    answered = session.early.get(seat) if seat is not None else None
    why_no_undo = "no-undo-other-player" if seat is None else session.why_no_undo(seat)
    seen = session.seen_by(seat)
    table = seen.table if early is None else early
    since = min(since, len(seen.table.history))
    decides = seat is not None and table.seat == seat
    start = table.group_start(since) if language else since
    log = logged_moves(table, seat, start)
    shown = SeatSnapshot(
        seat=seat,
        number=number,
        decides=table.seat,
        over=table.over,
        view=dict(table.view(seat)),
        question=table.question(seat) if decides else None,
        legal=table.legal() if decides else [],
        begun=table.unfinished() if decides else [],
        log_from=since,
        log=log[since - start :],
        scores=table.scores_seen(seat),
        accounts=table.accounts(seat),
        ways=[] if seat is None else table.ways(seat),
        why_no_undo=why_no_undo,
        taken_back=[
            each
            for each in session.taken_back
            if each.after <= len(table.history) and is_seen_by_others(session, each.seat)
        ],
        early=" ".join(table.game.move_texts[move] for move in answered) if answered else None,
        clock=clock,
        result=table.result(),
    )
    if language:
        with use_language(language):
            context = seated_context(table, shown.view, session.seats)
            shown.words = narrate(table.game.narration, shown, log, context)
    return shown


def is_seen_by_others(session: GameSession, seat: int) -> bool:
    """Whether people sit there who have another screen than a seat."""
    guest = session.seats[seat].guest
    return any(other.kind == GUEST and other.guest != guest for other in session.seats)


def why_not(session: GameSession, seat: int, moves: list[str]) -> Why:
    """Why a seat can make none of these moves, by the first of them; empty if it can make one."""
    found: list[Why] = []
    for move in moves:
        try:
            session.plan_move(seat, session.shown_number(seat), move, "why", 0.0)
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


def narrated_groups(
    table: Table, view: View, log: list[LoggedMove], language: str | None, seats: Sequence[SeatRow]
) -> list[NarratedGroup]:
    """Move groups as sentences; without a language only their seats and texts."""
    if not language:
        return [plain_group(group) for group in move_groups(log)]
    with use_language(language):
        return narrate_groups(table.game.narration, log, seated_context(table, view, seats))


def seated_context(table: Table, view: View, seats: Sequence[SeatRow]) -> Context[View, Mapping[str, Any]]:
    """What sentences are made from, with the names of those who sit there."""
    return context_of(table, view, [player_name(seat, table.game) for seat in seats])


def player_name(seat: SeatRow, game: Game) -> str:
    """What to call a seat's player; empty if it has no name."""
    return narration.player_name(game.name, seat.kind, seat.name, game.seat_names[seat.number])


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
    game, found = find_game(row.game), row.standing
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
        standing=protocol.Standing(found["round"], list(found["totals"]), list(found["winners"]))
        if found
        else None,
    )
