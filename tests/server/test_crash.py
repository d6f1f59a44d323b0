"""A server that is killed again and again while people play: what it acknowledged has happened, once."""

from __future__ import annotations

import os
import random
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from ekiben.client import Client, Refusal, RemoteTable, bot, me, open_seat
from ekiben.errors import IllegalMove
from ekiben.game import find_game
from ekiben.protocol import Accepted, MoveMessage, Problem, SeatSnapshot, TableInfo, UndoMessage
from ekiben.record import load
from ekiben.server.store.database import Row, Values
from ekiben.server.store.tables import find_table
from ekiben.tables.rows import OVER, RUNNING, StoredTable
from ekiben.tables.session import GameSession
from ekiben.tables.snapshots import seat_snapshot

if os.name != "posix":
    pytest.skip("servers are forked, and killed by a signal", allow_module_level=True)

from tests.server.fork_server import ForkServer
from tests.support.soak import soaked

CRASHES = soaked(20, 500)
_news: msgspec.json.Decoder[TableInfo | SeatSnapshot | Accepted | Problem] = msgspec.json.Decoder(
    TableInfo | SeatSnapshot | Accepted | Problem
)


# --- the file -------------------------------------------------------------------------------------------


class DatabaseReader:
    """Reads the file beside the server, and never repairs it: that is for the server to do."""

    def __init__(self, path: Path) -> None:
        self._inner = sqlite3.connect(f"file:{path}?mode=ro", uri=True)

    def run(self, statement: str, values: Values | None = None) -> list[Row]:
        """Carry out a statement."""
        return self._inner.execute(statement, values or {}).fetchall()

    def close(self) -> None:
        """Let go of the file."""
        self._inner.close()


def read_table(path: Path, name: str) -> StoredTable:
    """What the file has of a table."""
    with closing(DatabaseReader(path)) as reader:
        reader.run("BEGIN")
        kept = find_table(reader, name)
    assert kept
    return kept


# --- those who play -------------------------------------------------------------------------------------


class Sent(msgspec.Struct, frozen=True):
    """A move (None: one taken back) that was sent, and the number that it answered."""

    table: str
    seat: int
    number: int
    text: str | None
    request: str

    def message(self) -> MoveMessage | UndoMessage:
        """As it travels."""
        if self.text is None:
            return UndoMessage(self.seat, self.number, self.request)
        return MoveMessage(self.seat, self.number, self.text, self.request)


@dataclass
class World:
    """What all who play share."""

    path: Path
    chance: random.Random
    stopped: threading.Event = field(default_factory=threading.Event)
    going: threading.Event = field(default_factory=threading.Event)  # else nobody begins a move
    changed_event: threading.Event = field(default_factory=threading.Event)  # a move is on its way
    acknowledged: dict[str, Sent] = field(default_factory=dict)
    repeated: int = 0  # moves that had been kept when the server died, and were acknowledged later
    refused: int = 0
    tables: dict[str, list[Client]] = field(default_factory=dict)  # with their guests

    def acknowledge(self, sent: Sent, accepted: Accepted) -> None:
        """The server says that it has happened."""
        assert accepted.request == sent.request
        assert accepted.number > sent.number
        self.repeated += accepted.repeated
        self.acknowledged[sent.request] = sent


class Player:
    """A guest at one table; two of the same guest at the same table are two tabs of a browser."""

    def __init__(self, world: World, client: Client, table: str) -> None:
        self.world = world
        self.client = client
        self.chance = random.Random(world.chance.random())
        self.table = client.table(table)
        self.seat = self.table.seats[0]

    def choose(self, shown: SeatSnapshot) -> str | None:
        """A random move or two, or None to take one back."""
        self.world.going.wait()
        if shown.why_no_undo is None and self.chance.random() < 0.1:
            return None
        text = str(self.chance.choice(shown.legal).text)
        return self.longer(text, shown) if self.chance.random() < 0.3 else text

    def longer(self, text: str, shown: SeatSnapshot) -> str:
        """With the step after it, where both can be said at once: of these two none is ever kept alone."""
        with suppress(sqlite3.OperationalError, IllegalMove):
            session = GameSession(read_table(self.world.path, self.table.id))
            tried = session.table.copy()
            tried.play(text)
            if session.number == shown.number and tried.seat == self.seat:
                both = f"{text} {self.chance.choice(tried.legal()).text}"
                session.table.parse(both)
                return both
        return text

    def go_to_the_next_table(self) -> None:
        """The same people once more."""
        guests = self.world.tables[self.table.id]
        self.table = self.table.rematch()
        self.world.tables[self.table.id] = guests


class ByLibrary(Player):
    """Plays with `ekiben.client`: by HTTP, and watches until it is their turn."""

    def play(self) -> None:
        """Until the world stops."""
        while not self.world.stopped.is_set():
            shown = self.table.wait_for_turn(0.5)
            if self.table.over:
                self.go_to_the_next_table()
            elif shown:
                self.move(shown)

    def move(self, shown: SeatSnapshot) -> None:
        """One move."""
        text = self.choose(shown)
        self.world.changed_event.set()
        try:
            accepted = self.table.undo(self.seat) if text is None else self.table.play(text, self.seat)
        except Refusal as refusal:
            if refusal.reason != "refused-stale":
                raise
            self.world.refused += 1  # another tab was faster
            return
        sent = Sent(self.table.id, self.seat, shown.number, text, accepted.request)
        self.world.acknowledge(sent, accepted)


class BySocket(Player):
    """Plays by a WebSocket alone; sends again what was not answered, and now and then what was."""

    shown: SeatSnapshot | None = None
    waiting: Sent | None = None

    def play(self) -> None:
        """Until the world stops, and all is answered."""
        while self.waiting or not self.world.stopped.is_set():
            with suppress(ConnectionClosed, InvalidHandshake, OSError), self.connected() as socket:
                self.shown = None
                if self.waiting:
                    self.send(socket, self.waiting)
                self.talk(socket)
            time.sleep(0.01)

    @contextmanager
    def connected(self) -> Iterator[ClientConnection]:
        """A connection to the table."""
        headers = {"Cookie": f"ekiben_guest={self.client.cookie}"}
        with connect(self.table.address, additional_headers=headers, max_size=None) as socket:
            yield socket

    def talk(self, socket: ClientConnection) -> None:
        """Until the connection breaks, the game is over, or all is said at the end."""
        while self.waiting or not self.world.stopped.is_set():
            with suppress(TimeoutError):
                self.hear(_news.decode(socket.recv(0.5, decode=False)))
            if self.shown and self.shown.over and not self.waiting:
                self.go_to_the_next_table()
                return
            if not self.waiting and self.shown and self.shown.decides == self.seat:
                self.waiting = self.next_move(self.shown)
                self.send(socket, self.waiting)

    def hear(self, news: TableInfo | SeatSnapshot | Accepted | Problem) -> None:
        """What the server says."""
        if isinstance(news, SeatSnapshot):
            self.shown = news
        elif isinstance(news, Accepted) and self.waiting and news.request == self.waiting.request:
            self.world.acknowledge(self.waiting, news)
            self.waiting = self.shown = None
        elif isinstance(news, Problem):
            assert news.request not in self.world.acknowledged
            assert news.reason == "refused-stale"
            if self.waiting and news.request == self.waiting.request:
                self.world.refused += 1
                self.waiting = self.shown = None

    def next_move(self, shown: SeatSnapshot) -> Sent:
        """What to say."""
        return Sent(self.table.id, self.seat, shown.number, self.choose(shown), secrets.token_hex(8))

    def send(self, socket: ClientConnection, sent: Sent) -> None:
        """Say it; sometimes twice, and sometimes with something from long ago before it."""
        self.world.changed_event.set()
        message = msgspec.json.encode(sent.message()).decode()
        mine = [each for each in list(self.world.acknowledged.values()) if each.seat == self.seat]
        old = [each for each in mine if each.table == self.table.id]
        if old and self.chance.random() < 0.1:
            socket.send(msgspec.json.encode(self.chance.choice(old).message()).decode())
        for _ in range(self.chance.choice((1, 1, 2))):
            socket.send(message)


# --- what must be true ----------------------------------------------------------------------------------


def check_file(world: World, known: dict[str, StoredTable]) -> None:
    """What was acknowledged is there, at its place; nothing is there twice; nothing old has changed."""
    acknowledged = list(world.acknowledged.values())
    for name in list(world.tables):
        kept = read_table(world.path, name)
        before, entries = known[name].entries if name in known else [], kept.entries
        known[name] = kept
        assert entries[: len(before)] == before
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert len({entry.request for entry in entries}) == len(entries)
        check_kept(kept, [sent for sent in acknowledged if sent.table == name])
        if len(entries) != len(before):
            session = GameSession(kept)
            assert session.diverged_at is None
            assert kept.table.state == (OVER if session.table.over else RUNNING)
            assert load(session.table.record()).moves == session.table.moves


def check_kept(kept: StoredTable, acknowledged: list[Sent]) -> None:
    """Each move is kept as it was sent, wholly."""
    texts = find_game(kept.table.game).move_texts
    for sent in acknowledged:
        found = [entry for entry in kept.entries if entry.request.startswith(f"{sent.request}/")]
        assert found
        assert found[0].number > sent.number
        for place, entry in enumerate(found):
            assert entry.request == f"{sent.request}/{place + 1}"
            assert entry.number == found[0].number + place
        # what others have answered before their turn follows
        own = [entry for entry in found if entry.seat == sent.seat]
        words = [texts[entry.move] for entry in own if entry.move is not None]
        assert " ".join(words) == (sent.text or "")


def check_views(world: World, spectator: Client, name: str) -> None:
    """What every seat and a spectator see is what the entries lead to."""
    tables = [guest.table(name) for guest in [*world.tables[name], spectator]]
    kept = read_table(world.path, name)  # the server may have gone on since it showed something
    sessions: dict[int, GameSession] = {}
    for table in tables:
        [(seat, shown)] = table.shown.items()
        if shown.number not in sessions:
            sessions[shown.number] = GameSession(
                StoredTable(kept.table, kept.seats, kept.entries[: shown.number])
            )
        session = sessions[shown.number]
        expected = as_sent(seat_snapshot(session, seat))
        assert {key: value for key, value in as_sent(shown).items() if key in expected} == expected


def as_sent(something: Any) -> Any:
    """What a client makes of it."""
    return msgspec.json.decode(msgspec.json.encode(something))


def check_record(table: RemoteTable, kept: StoredTable) -> None:
    """The record of a finished game tells what was played."""
    played = load(table.record())
    session = GameSession(kept)
    assert (played.moves, played.seed) == (session.table.moves, kept.table.seed)
    assert as_sent(played.scores()) == table.shown[table.seats[0]].scores


# --- killing --------------------------------------------------------------------------------------------


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients that ask again soon, and do not give up."""
    monkeypatch.setattr("ekiben.client.PAUSE", 0.02)
    monkeypatch.setattr("ekiben.client.TRIES", 12)


@pytest.fixture
def fork_server(tmp_path: Path) -> Iterator[ForkServer]:
    with ForkServer(tmp_path / "tables.sqlite") as found:
        yield found


def sit_down(fork_server: ForkServer, world: World) -> list[ByLibrary | BySocket]:
    """Three guests at three tables of both games; one of them in two tabs, one against a bot."""
    ann, ben, cleo = (fork_server.client() for _ in range(3))
    first = ann.new_table("zero-kei", [me("Ann"), open_seat()]).id
    ben.sit(first, "Ben")
    second = ben.new_table("nordic", [open_seat(), me("Ben")]).id
    ann.sit(second, "Ann")
    third = cleo.new_table("zero-kei", [bot("easy"), me("Cleo")]).id
    world.tables = {first: [ann, ben], second: [ann, ben], third: [cleo]}
    return [
        ByLibrary(world, fork_server.client(ann.cookie), first),
        BySocket(world, fork_server.client(ben.cookie), first),
        BySocket(world, fork_server.client(ann.cookie), second),
        ByLibrary(world, fork_server.client(ann.cookie), second),
        ByLibrary(world, fork_server.client(ben.cookie), second),
        BySocket(world, fork_server.client(cleo.cookie), third),
    ]


def wait_for_the_moment(world: World) -> None:
    """Any moment; rather often just after something was sent."""
    if world.chance.random() < 0.6:
        world.changed_event.clear()
        world.changed_event.wait(1.0)
        time.sleep(world.chance.uniform(0.0, 0.02))
    else:
        time.sleep(world.chance.uniform(0.0, 0.25))


def kill_and_start(fork_server: ForkServer, world: World) -> int:
    """Kill the server, sometimes once more while it starts; how often it was killed."""
    fork_server.kill()
    if world.chance.random() < 0.2:
        fork_server.start(wait=False)
        time.sleep(world.chance.uniform(0.0, 0.25))
        fork_server.start()
        return 2
    fork_server.start()
    return 1


@pytest.mark.soak
@pytest.mark.usefixtures("hasty")
def test_what_was_acknowledged_has_happened_once_however_often_the_server_is_killed(
    fork_server: ForkServer, tmp_path: Path, figure: Callable[[str], None]
) -> None:
    world = World(tmp_path / "tables.sqlite", random.Random(11))
    players = sit_down(fork_server, world)
    spectator, known, killed = fork_server.client(), dict[str, StoredTable](), 0
    with ThreadPoolExecutor(len(players)) as threads:
        playing = [threads.submit(player.play) for player in players]
        try:
            while killed < CRASHES or not (world.repeated and world.refused):
                assert killed < 5 * CRASHES, "none was answered only later, or none refused as too late"
                world.going.set()
                wait_for_the_moment(world)
                world.going.clear()
                killed += kill_and_start(fork_server, world)
                check_file(world, known)
                for name in {player.table.id for player in players}:
                    check_views(world, spectator, name)
                assert [each.result() for each in playing if each.done()] == []
        finally:
            world.stopped.set()
            world.going.set()
    check_file(world, known)
    kept = {e.request.rpartition("/")[0] for each in known.values() for e in each.entries}
    assert {request for request in kept if not request.startswith("bot-")} == set(world.acknowledged)
    for name, each in known.items():
        check_views(world, spectator, name)
        if each.table.state == OVER:
            check_record(world.tables[name][0].table(name), each)
    answered = f"{world.repeated} answered only later, {world.refused} refused as too late"
    figure(f"{killed} kills, {len(known)} tables, {len(kept)} moves, {answered}")


@pytest.mark.usefixtures("hasty")
def test_whoever_is_killed_at_its_first_start_leaves_a_file_that_can_be_used(tmp_path: Path) -> None:
    chance = random.Random(12)
    with ForkServer(tmp_path / "tables.sqlite") as fork_server:
        ann = fork_server.client()
        for _ in range(6):
            fork_server.kill()
            for file in tmp_path.glob("tables.sqlite*"):
                file.unlink()
            fork_server.start(wait=False)
            time.sleep(chance.uniform(0.0, 0.2))
            fork_server.start()
            assert ann.new_table("nordic", [me("Ann"), me("Ben")]).info.state == RUNNING


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("commits", [1, 2, 3])
def test_a_seat_is_taken_over_with_all_that_belongs_to_it(fork_server: ForkServer, commits: int) -> None:
    """The host goes on at another device; the server dies after one of its transactions."""
    ann, other = fork_server.client(), fork_server.client()
    table = ann.new_table("nordic", [me("Ann"), me("Ben")])
    other.new_table("nordic", [me("Ann"), me("Ben")])  # has a cookie already
    secret = table.link(0)
    fork_server.start(commits)
    with ThreadPoolExecutor() as threads:
        taking = threads.submit(other.take_over, secret)
        wait([taking], timeout=1.0)
        fork_server.start()
        taken = taking.result()
    assert (taken.seats, taken.info.host) == ([0], True)
