"""Sessions: planning changes nothing, what is accepted can be played again, and nobody sees too much."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

import ekiben
from ekiben.errors import IllegalMove, Refused
from ekiben.game import Game, all_games
from ekiben.server.tables.live_table import LiveTable
from ekiben.tables.rows import FREE, MOVE, OPEN, OVER, UNDO, EntryRow, SeatRow, StoredTable, TableRow
from ekiben.tables.session import GameSession, state_of
from ekiben.tables.snapshots import seat_snapshot

GAMES = all_games()
ZERO_KEI, NORDIC = ekiben.find_game("zero-kei"), ekiben.find_game("nordic")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def new_table(game: Game, players: int = 2, seed: int = 3) -> StoredTable:
    """A table that nobody has played at."""
    digest = game.components().digest
    row = TableRow("t1", game.name, game.rules_version, digest, players, [], seed, {}, "ann", OPEN, 1.0, 1.0)
    return StoredTable(row, [SeatRow(n, FREE) for n in range(players)])


def play(session: GameSession, chance: random.Random, moves: int) -> list[EntryRow]:
    """Random moves, now and then taken back."""
    entries: list[EntryRow] = []
    while len(entries) < moves and not session.table.over:
        seat = session.table.seat
        assert seat is not None
        request = f"r{len(entries)}"
        if chance.random() < 0.1 and session.why_no_undo(seat) is None:
            planned = session.plan_undo(seat, session.shown_number(seat), request, 1.0)
        else:
            move = chance.choice(session.table.legal()).number
            planned = session.plan_move(seat, session.shown_number(seat), move, request, 1.0)
        session.accept(planned.entries)
        entries += planned.entries
    return entries


def everything(session: GameSession) -> list[Any]:
    """What all seats and a spectator see."""
    return [seat_snapshot(session, seat) for seat in (None, *range(session.row.players))]


@every_game
def test_a_room_is_built_again_from_its_entries(game: Game) -> None:
    kept = new_table(game, players=3)
    session = GameSession(kept)
    kept.entries = play(session, random.Random(1), 120)
    assert {entry.kind for entry in kept.entries} == {MOVE, UNDO}
    again = GameSession(kept)
    assert (again.number, again.table.moves) == (len(kept.entries), session.table.moves)
    assert everything(again) == everything(session)


@every_game
def test_what_a_seat_sees_is_worked_out_once_for_all_it_is_sent(game: Game) -> None:
    session = GameSession(new_table(game))
    play(session, random.Random(1), 12)
    live = LiveTable(session, away_after=90.0)
    with (
        patch.object(game, "view", wraps=game.view) as view,
        patch.object(game, "log", wraps=game.log) as log,
    ):
        shown = live.snapshot(0, language="fr")
    assert shown.words
    assert shown.words.told
    assert (view.call_count, log.call_count) == (1, len(session.seen_by(0).table.moves))


@every_game
def test_planning_changes_nothing(game: Game) -> None:
    session = GameSession(new_table(game))
    play(session, random.Random(2), 15)
    before = everything(session)
    seat = session.table.seat
    assert seat is not None
    for move in session.table.legal():
        session.plan_move(seat, session.number, move.text, "r", 1.0)
        session.plan_move(seat, session.number, move.number, "r", 1.0)
    assert everything(session) == before


@every_game
def test_who_may_not_move_is_refused_with_the_reason(game: Game) -> None:
    session = GameSession(new_table(game))
    play(session, random.Random(2), 15)
    seat, number = session.table.seat, session.number
    assert seat is not None
    move = session.table.legal()[0].number
    illegal = next(
        n for n in range(len(game.move_texts)) if n not in session.table.engine.legal(session.table.position)
    )
    before = everything(session)
    for wrong, reason in (
        ((1 - seat, session.shown_number(1 - seat), move), "refused-not-your-turn"),
        ((seat, number - 1, move), "refused-stale"),
        ((seat, number + 1, move), "refused-stale"),
    ):
        with pytest.raises(Refused) as refused:
            session.plan_move(*wrong, "r", 1.0)
        assert refused.value.reason == reason
    for bad in (illegal, -1, 10**6, "dance", ""):
        with pytest.raises(IllegalMove):
            session.plan_move(seat, number, bad, "r", 1.0)
    assert everything(session) == before


def test_the_end_is_the_end() -> None:
    session = GameSession(new_table(ZERO_KEI))
    play(session, random.Random(4), 10_000)
    assert state_of(session.table) == OVER
    with pytest.raises(Refused, match="over"):
        session.plan_move(0, session.number, 0, "r", 1.0)
    with pytest.raises(Refused, match="over"):
        session.plan_undo(0, session.number, "r", 1.0)


def test_only_own_steps_are_taken_back() -> None:
    """In Zero-Kei the second seat drafts: the first can't take back any more."""
    session = GameSession(new_table(ZERO_KEI))
    assert session.why_no_undo(0) == "no-undo-nothing-played"
    reasons = set()
    chance = random.Random(5)
    for _ in range(200):
        for seat in (0, 1):
            reason = session.why_no_undo(seat)
            reasons.add(reason)
            if reason is None:
                assert session.seen_by(seat).table.movers[-1] == seat
                entries = session.plan_undo(seat, session.shown_number(seat), "r", 1.0).entries
                assert {entry.kind for entry in entries} == {UNDO}
            else:
                with pytest.raises(Refused) as refused:
                    session.plan_undo(seat, session.shown_number(seat), "r", 1.0)
                assert refused.value.reason == reason
        play(session, chance, 1)
    assert {None, "no-undo-other-player", "no-undo-something-was-seen"} <= reasons


# --- secrets --------------------------------------------------------------------------------------------


def test_what_a_seat_is_shown_does_not_depend_on_what_is_hidden() -> None:
    """The same table with other hidden cards: byte for byte the same for the seat."""
    session = GameSession(new_table(NORDIC, players=3))
    chance = random.Random(6)
    looked_at = 0
    while not session.table.over and looked_at < 60:
        for seat in range(3):
            other = GameSession(new_table(NORDIC, players=3))
            other.__dict__ |= session.__dict__
            other.table = session.table.copy()
            engine, other._seen = session.table.engine, None
            unfinished = len(session.table.moves) - session.table.whole_groups
            other.table.history = [
                last._replace(before=bytes(engine.sample(NORDIC.state(last.before), seat, looked_at)))
                for last in session.table.history[-1 - unfinished :]
            ]
            other.table.position = engine.sample(session.table.position, seat, looked_at)
            mine = seat_snapshot(session, seat, len(session.table.moves))
            theirs = seat_snapshot(other, seat, len(other.table.moves))
            assert mine == msgspec.structs.replace(theirs, log_from=mine.log_from)  # it has few moves only
            looked_at += 1
        play(session, chance, 9)
    assert looked_at >= 60


def test_nobody_peeks_by_trying_what_comes_after_a_hidden_card() -> None:
    """A blind card and the next one on one line: refused, whatever the next one is."""
    session = GameSession(new_table(NORDIC))
    chance = random.Random(8)
    while "draw blind" not in [move.text for move in session.table.legal()]:
        play(session, chance, 1)
    seat = session.table.seat
    assert seat is not None
    for after in ("draw blind", "draw red", "claim oslo-bergen red3"):
        with pytest.raises(IllegalMove) as refused:
            session.plan_move(seat, session.number, f"draw blind {after}", "r", 1.0)
        assert refused.value.reason == "too-far"


# --- other rules ----------------------------------------------------------------------------------------


@every_game
def test_a_table_of_older_rules_goes_on_only_if_nothing_differs(game: Game) -> None:
    kept = new_table(game)
    kept.entries = play(GameSession(kept), random.Random(7), 40)
    kept.table = replace(kept.table, rules=0)
    same = GameSession(kept)
    assert (same.number, same.diverged_at) == (len(kept.entries), None)
    kept.entries[19] = replace(kept.entries[19], trace="0123456789abcdef")
    other = GameSession(kept)
    assert other.diverged_at == 20
    assert other.table.seat is not None
    with pytest.raises(Refused, match="from entry 20 on"):
        other.plan_move(other.table.seat, other.number, other.table.legal()[0].number, "r", 1.0)
    kept.entries[9] = replace(kept.entries[9], kind=MOVE, move=len(game.move_texts))
    assert GameSession(kept).diverged_at == 10
    kept.table = replace(kept.table, components="other")
    with pytest.raises(Refused, match="other components"):
        GameSession(kept).plan_undo(0, 0, "r", 1.0)
