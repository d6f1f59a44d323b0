"""What a tab sends in a random game, as text: in the dialect, so that JavaScript says the same."""

from __future__ import annotations

from dataclasses import replace

from ekiben.errors import EkibenError
from ekiben.layout import plain_cells
from ekiben.protocol import MoveMessage, NewRecord, NewTable, SeatSpec, UndoMessage
from ekiben.rng import PLAY_STREAM, random_below, seed_rng
from ekiben.tab import TabOffer, TabTable, imported, new_table, problem
from ekiben.tables.rows import StoredTable


def offer() -> TabOffer:
    return TabOffer({"zero-kei": ["easy"], "nordic": ["easy"]}, {})


def play(
    game: str, players: int, options: list[str], seed: int, every: int, languages: list[str]
) -> list[str]:
    """A random game by messages, with moves taken back and sent again."""
    chance = plain_cells("i8", 2)
    seed_rng(chance, seed, 0, PLAY_STREAM)
    specs = [SeatSpec("me", f"Person {seat}") for seat in range(players)]
    stored = new_table(NewTable(game, specs, options), 1.5, offer())
    table = TabTable(fixed(stored, seed), offer())
    said: list[str] = []
    count = 0
    while not table.session.table.over:
        seat = table.session.table.seat
        assert seat is not None
        number, request = table.session.number, f"r{count}"
        if random_below(chance, 12) == 0 and table.session.why_no_undo(seat) is None:
            plan = table.plan_undo(UndoMessage(seat, number, request), 1.5 + count)
        else:
            legal = table.session.table.legal()
            move = legal[random_below(chance, len(legal))].text
            plan = table.plan_move(MoveMessage(seat, number, move, request), 1.5 + count)
        assert plan is not None
        said.append(repr(plan))
        table.accept(plan)
        count += 1
        if count % every == 0:
            language = languages[count // every % len(languages)]
            said.append(repr(table.snapshots(number, language)))
            said.append(refused(table, seat, number))
    said.append(repr(table.info().seats))
    said.append(repr(table.moves(None, languages[0])))
    said.append(repr(table.past(table.session.number // 3, 0, languages[-1])))
    said.append(table.record())
    again = TabTable(imported(NewRecord(table.record()), 2.5), offer())
    said.append(repr(again.snapshots(0, languages[0])))
    return said


def fixed(stored: StoredTable, seed: int) -> StoredTable:
    """The same table each time."""
    return StoredTable(replace(stored.table, seed=seed), stored.seats)


def refused(table: TabTable, seat: int, number: int) -> str:
    """What is said to somebody who is too late."""
    try:
        table.plan_move(MoveMessage(seat, number, "nonsense", "late"), 1.5)
    except EkibenError as error:
        return repr(problem(error, "late"))
    return "not refused"
