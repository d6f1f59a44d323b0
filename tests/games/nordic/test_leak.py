"""Over the wire nobody learns what is hidden: not from an answer, its length, its order, or when it comes.

Two servers have games that differ only in what a seat can't know (see `hidden_variants`). Both get the same
requests, also refused ones; all that the seat, a spectator and a guest from elsewhere receive is the same
to the byte.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ekiben.game import Game
from ekiben.games.nordic.components import KIND_NAMES, TICKET_IDS
from ekiben.server.bots.autoplay import PRIVATE_PACE
from ekiben.server.bots.pool import BotPool, budget
from ekiben.table import Table
from ekiben.tables.rows import BOT, GUEST, RUNNING, SeatRow, StoredTable, TableRow
from ekiben.tables.session import GameSession
from tests.games.nordic.games import GAME, compiled
from tests.games.nordic.hidden_variants import Played, hidden_variant, play, texts
from tests.server.in_process_server import (
    KEY,
    MOMENT,
    SECRET,
    InProcessServer,
    RawWebSocket,
    compile_nothing,
    cookie,
    in_process_server,
    keep_table,
    stop_time,
)
from tests.support.random_games import Dice

pytestmark = pytest.mark.slow

NAME = "the-table"
HERE = f"/api/1/tables/{NAME}"
STRANGER = "guest-from-elsewhere"
SEEDS = (3141592653589793238, 2718281828459045235)  # of the game and of its variant; never dealt from
MOVES = 52
UNFINISHED = Table(GAME, 2, seed=1).record()
TRIED = [
    "dance",
    "pass",
    "give-up",
    "tickets tickets",
    "draw blind draw blind",
    "draw loco draw loco",
    "claim oslo-bergen",
    "claim kiruna-narvik-white pay loco1 pay loco1",
    "claim helsinki-lahti-black red3",
    "claim norrkoping-orebro-grey pay red",
    "pay loco1",
    "set blue",
    "keep oslo-stockholm",
    "return alborg-umea",
    "\u0130stanbul \x00 \ud83d\ude82",
]


class Step(NamedTuple):
    """Something that somebody asks for; who is given by the name of a guest."""

    guest: str | None
    method: str
    path: str
    body: Any = None
    spoken: bool = False  # over the guest's WebSocket, if they have one


class Heard(NamedTuple):
    """All bytes that somebody received: answers one by one, and what came over the WebSocket."""

    answers: list[bytes]
    socket: bytes


AllHeard = dict[str | None, Heard]  # by guest; None is a spectator without a cookie


class Case(NamedTuple):
    """A game and its variant, and what everybody heard of them, by guest."""

    knower: int | None
    games: tuple[Played, Played]
    heard: tuple[AllHeard, AllHeard]


def guest_of(seat: int) -> str:
    """The guest of a seat."""
    return f"guest-of-seat-{seat}"


def watchers(knower: int | None) -> list[str | None]:
    """Somebody who can't know more than a seat does."""
    return [None, STRANGER, *([] if knower is None else [guest_of(knower)])]


# --- what is asked --------------------------------------------------------------------------------------


class Script:
    """What everybody asks for in a game, step by step."""

    def __init__(self, played: Played, knower: int | None) -> None:
        self.table = table_of(played)
        self.knower = knower
        self.asker = guest_of(knower) if knower is not None else STRANGER
        self.seat = knower or 0
        self.steps: list[Step] = []
        self.number = 0  # of entries
        self._names = 0
        for place, text in enumerate(texts(played)):
            if place % 17 == 0:
                self.look_around(place)
            if place % 4 == 0:
                self.try_out(place // 4)
            self.move(text, spoken=place % 2 == 0)

    def move(self, text: str, spoken: bool) -> None:
        """A move; now and then it is taken back and made again."""
        seat = self.table.seat
        assert seat is not None
        for turn in range(2):
            self.post(guest_of(seat), self.a_move(seat, text), spoken)
            self.table.play(text)
            self.number += 1
            if turn or self.number % 3 or self.table.why_no_undo():
                return
            self.post(guest_of(seat), self.an_undo(seat), spoken)
            self.table.undo()
            self.number += 1

    def look_around(self, place: int) -> None:
        """Everything that can be looked at; the addresses are filled in by the server's own document."""
        for guest in (self.asker, None if place % 2 else STRANGER):
            self.steps.append(Step(guest, "GET", "*"))
        others = [
            Step(self.asker, "GET", "/nothing/here"),
            Step(self.asker, "DELETE", HERE),
            Step(self.asker, "POST", f"{HERE}/again", {}),
            Step(None, "POST", f"{HERE}/again", {}),
            Step(self.asker, "POST", f"{HERE}/sit", {"name": "Two", "seat": 1 - self.seat % 2}),
            Step(None, "POST", f"{HERE}/sit", {"name": "Two"}),
            Step(STRANGER, "POST", f"{HERE}/leave", {"seat": 0}),
            Step(self.asker, "POST", f"{HERE}/replace", {"seat": 1 - self.seat % 2, "bot": "easy"}),
            Step(self.asker, "POST", f"{HERE}/link", {"seat": 1 - self.seat % 2}),
            Step(self.asker, "POST", f"{HERE}/link", {"seat": self.seat}),
            Step(STRANGER, "POST", "/api/1/take-over", {"secret": "guessed"}),
            Step(STRANGER, "POST", "/api/1/records", {"record": "no record"}),
            Step(STRANGER, "POST", "/api/1/records", {"record": UNFINISHED}),
        ]
        self.steps += [step for n, step in enumerate(others) if n % 3 == place % 3 or place == 0]

    def try_out(self, place: int) -> None:
        """What is refused, whoever decides: nothing of it changes the game."""
        seat = self.table.seat
        assert seat is not None
        texts = [text for n, text in enumerate(TRIED) if n % 3 == place % 3]
        tried = [self.a_move(self.seat, text) for text in texts if self.refused(text)]
        others = [
            self.a_move(seat, "draw blind") | {"number": self.number - 1 if self.number else 9},
            self.a_move(self.seat, "draw blind") | {"number": self.number + 1},
            self.a_move((self.seat + 1) % 2, "draw blind"),
            self.a_move(9, "draw blind"),
            self.an_undo((self.seat + 1) % 2),
            {"type": "move"},
            {"type": "undo", "seat": "all"},
        ]
        tried += [body for n, body in enumerate(others) if n % 3 == place % 3]
        if self.table.movers[-1:] != [self.knower] or self.table.why_no_undo():
            tried.append(self.an_undo(self.seat))
        for n, body in enumerate(tried):
            self.post(self.asker, body, spoken=(n + place) % 2 == 0)
        self.post(None, self.a_move(seat, "draw blind"), spoken=place % 2 == 0)
        self.post(guest_of(seat), self.a_move(seat, "dance"), spoken=False)

    def refused(self, text: str) -> bool:
        """Whether the asker can't make a move: else it would change the game."""
        if self.table.seat != self.knower:
            return True
        try:
            self.table.copy().play(text)
        except Exception:
            return True
        return False

    def post(self, guest: str | None, body: dict[str, Any], spoken: bool) -> None:
        path = f"{HERE}/{'undo' if body['type'] == 'undo' else 'moves'}"
        self.steps.append(Step(guest, "POST", path, body, spoken))

    def a_move(self, seat: int, text: str) -> dict[str, Any]:
        return {"type": "move", "move": text, **self._about(seat)}

    def an_undo(self, seat: int) -> dict[str, Any]:
        return {"type": "undo", **self._about(seat)}

    def _about(self, seat: int) -> dict[str, Any]:
        self._names += 1
        return {"seat": seat, "number": self.number, "request": f"request-{self._names}"}


def table_of(played: Played) -> Table:
    """A table at the beginning of a game."""
    table = Table(GAME, played.begin.players, seed=1)
    table.position = played.begin.copy()
    return table


def new_row(players: int, seed: int, settings: dict[str, Any]) -> TableRow:
    """A table of Nordic that has just begun."""
    return TableRow(
        id=NAME,
        game=GAME.name,
        rules=GAME.rules_version,
        components=GAME.components().digest,
        players=players,
        options=[],
        seed=seed,
        settings=settings,
        host=guest_of(1),
        state=RUNNING,
        created=MOMENT,
        changed=MOMENT,
    )


# --- what is heard --------------------------------------------------------------------------------------


async def hear(path: Path, played: Played, seed: int, knower: int | None, clock: bool) -> AllHeard:
    """All that everybody hears of a game at a server of its own."""
    players = played.begin.players
    settings = {"clock": {"bank": 600.0, "increment": 5.0, "bot": "easy"}} if clock else {}
    seats = [SeatRow(n, GUEST, f"Player {n}", guest_of(n), seen=MOMENT) for n in range(players)]
    keep_table(path, new_row(players, seed, settings), seats)
    async with in_process_server(path) as server:
        live = await server.service.tables.find(NAME)
        live.session.table.position = played.begin.copy()
        guests: list[str | None] = [None, STRANGER, *map(guest_of, range(players))]
        connections = {guest: await RawWebSocket.open(server, NAME, guest) for guest in watchers(knower)}
        answers: dict[str | None, list[bytes]] = {guest: [] for guest in guests}
        documents = await documents_of(server)
        number = -1
        for step in Script(played, knower).steps:
            if step.spoken and step.guest in connections:
                connections[step.guest].send(json.dumps(step.body))
                await connections[step.guest].receive()
            else:
                for asked in documents if step.path == "*" else [step.path]:
                    answers[step.guest].append(await server.ask(step.method, asked, step.body, step.guest))
            if live.session.number != number:
                number = live.session.number
                for connection in connections.values():
                    await connection.receive()
        assert live.session.table.moves == played.moves, "all of the game was played"
        for connection in connections.values():
            await connection.close()
    return {
        guest: Heard(answers[guest], connections[guest].received if guest in connections else b"")
        for guest in guests
    }


async def documents_of(server: InProcessServer) -> list[str]:
    """All that can be looked at, as the server itself says: at this table, and at no table."""
    answer = await server.ask("GET", "/api/1/openapi.json")
    paths = json.loads(answer.partition(b"\r\n\r\n")[2])["paths"]
    looks = [path for path, methods in paths.items() if "get" in methods]
    found = [path.replace("{table}", NAME).replace("{game}", GAME.name) for path in looks]
    found += [path.replace("{number}", "0") for path in found if "{number}" in path]
    found = [path.replace("{number}", str(MOVES // 2)) for path in found]
    assert {HERE, f"{HERE}/record", "/metrics", "/api/1/tables"} <= set(found)
    at_table = [f"{path}?seat={seat}" for path in found if path.startswith(HERE) for seat in range(3)]
    assert not any("{" in path for path in found), "what stands in such an address?"
    return [*found, *at_table]


CASES: list[tuple[int, int | None, bool]] = [(2, 0, False), (2, 1, True), (3, 2, False), (3, None, False)]


@pytest.fixture(scope="module", params=CASES, ids=lambda case: f"{case[0]}-players-seen-by-{case[1]}")
def case(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Case:
    """A game and its variant, both played over the wire."""
    players, knower, clock = request.param
    one = play(players, MOVES, Dice(players))
    games = one, hidden_variant(one, knower, Dice(7))
    folder = tmp_path_factory.mktemp("leak")
    with pytest.MonkeyPatch.context() as patch:
        stop_time(patch)
        compile_nothing(patch)
        patch.setattr("ekiben.server.tables.seating.new_secret", lambda: SECRET)
        first, second = (
            asyncio.run(hear(folder / f"{n}.sqlite", games[n], SEEDS[n], knower, clock)) for n in range(2)
        )
    return Case(knower, games, (first, second))


def test_the_twins_differ_in_all_that_is_hidden(case: Case) -> None:
    """Else the other tests would show nothing."""
    one, other = (after(game) for game in case.games)
    hands = [[[s.hands[seat, kind] for kind in range(9)] for seat in range(s.players)] for s in (one, other)]
    assert [a == b for a, b in zip(*hands, strict=True)].count(False) >= one.players // 2
    for seat in range(one.players):
        assert (one.tickets[seat] == other.tickets[seat]) == (seat == case.knower)
        if seat != case.knower:
            assert case.heard[0][guest_of(seat)] != case.heard[1][guest_of(seat)]
    assert list(one.deck) != list(other.deck)
    assert list(one.ticket_deck) != list(other.ticket_deck)
    kinds = {text.split()[0] for text in texts(case.games[0])}
    assert {"keep", "return", "draw", "tickets", "claim", "pay"} <= kinds


def after(played: Played) -> Any:
    """The position at the end of what was played."""
    s = played.begin.copy()
    for move in played.moves:
        compiled().apply(s, move)
    return s


def test_who_can_not_know_receives_the_same_bytes(case: Case) -> None:
    for guest in watchers(case.knower):
        one, other = case.heard[0][guest], case.heard[1][guest]
        assert one.answers == other.answers
        assert one.socket == other.socket
        assert len(one.answers) > 30
        assert one.socket.count(b'"type":"shown"') >= MOVES * 2 // 3  # others see whole actions


def test_much_was_refused(case: Case) -> None:
    """The script asks for what it should: answers of every kind were compared."""
    one = case.heard[0]
    asker = guest_of(case.knower) if case.knower is not None else STRANGER
    everything = b"".join(one[asker].answers) + one[asker].socket
    reasons = {found.decode() for found in re.findall(rb'"reason":"([a-z0-9-]+)"', everything)}
    expected = {
        "refused-running",
        "refused-replay",
        "refused-not-your-seat",
        "refused-not-over",
        "http-404",
        "http-405",
    }
    expected |= {"refused-seat-taken", "http-400", "refused-form"}
    if case.knower is not None:
        expected |= {"illegal-move", "refused-stale", "refused-not-your-turn"}
        expected |= {"no-undo-other-player", "no-undo-something-was-seen"}
    assert expected <= reasons
    statuses = {answer[9:12] for answer in one[asker].answers}
    assert statuses >= {b"200", b"404", b"405", b"409", b"403"}


# --- what is never said ---------------------------------------------------------------------------------


def test_nothing_secret_is_ever_sent(case: Case) -> None:
    """Seeds, keys, hashes, other guests and decks: in no answer to anybody, also not to those who play."""
    for game, seed, heard in zip(case.games, SEEDS, case.heard, strict=True):
        never = [str(seed), f"{seed:x}", KEY, KEY.encode().hex(), sha256(SECRET.encode()).hexdigest()]
        never += [json.dumps(deck, separators=(",", ":"))[1:-1] for deck in decks(game)]
        for guest, (answers, socket) in heard.items():
            others = [guest_of(seat) for seat in range(game.begin.players) if guest_of(seat) != guest]
            cookies = [cookie(other)[0].partition("=")[2] for other in others]
            everything = b"".join(answers) + socket
            for secret in [*never, *others, *cookies]:
                assert secret.encode() not in everything, secret
            told = everything.count(SECRET.encode())
            asker = case.knower is not None and guest == guest_of(case.knower)
            assert told == 0 if not asker else told > 0


def decks(played: Played) -> Iterator[list[Any]]:
    """The next cards and tickets, as numbers and by name, in either order."""
    s = after(played)
    cards = [s.deck[place] for place in range(s.deck_size)][-6:]
    tickets = [s.ticket_deck[place] for place in range(s.ticket_deck_size)][-6:]
    named = [KIND_NAMES[kind] for kind in cards], [TICKET_IDS[ticket] for ticket in tickets]
    for cells in (cards, tickets, *named):
        yield cells
        yield cells[::-1]


def test_only_its_owner_sees_a_hand(case: Case) -> None:
    """Whatever is sent as JSON: of others it never has what only its owner may see."""
    secret = {"hand", "tickets", "offered", "returned"}
    for heard in case.heard:
        for guest, (answers, socket) in heard.items():
            seats = [GAME.seat_names[seat] for seat in range(3) if guest_of(seat) == guest]
            found = [name for view in views(b"".join(answers) + socket) for name in owners(view, secret)]
            assert set(found) == set(seats)


def views(everything: bytes) -> Iterator[dict[str, Any]]:
    """All views in what was heard."""
    decoder = json.JSONDecoder()
    text = everything.decode("latin-1")
    for place in re.finditer(r'"view":(?=\{)', text):
        yield decoder.raw_decode(text, place.end())[0]


def owners(view: dict[str, Any], secret: set[str]) -> list[str]:
    """The seats of which something secret is sent."""
    return [name for name in view["seats"] if secret & set(view[name])]


# --- when it is said ------------------------------------------------------------------------------------


class Fakes(BotPool):
    """Bots that know their move, and take their time."""

    def __init__(self, seconds: float) -> None:
        super().__init__(0)
        self.seconds = seconds

    async def choose(self, game: Game, bot: str, position: bytes, components: str | None = None) -> int:
        """The first legal move."""
        await asyncio.sleep(self.seconds)
        s = game.state()
        s.data[:] = position
        return compiled().legal(s)[0]


async def moments(path: Path, seconds: float) -> list[float]:
    """After how long the moves of a bot are sent that thinks for some seconds."""
    row = new_row(2, 1, {})
    seats = [SeatRow(0, GUEST, "Ann", "ann"), SeatRow(1, BOT, bot="medium")]
    keep_table(path, row, seats)
    found: list[float] = []
    async with in_process_server(path, Fakes(seconds)) as server:
        connection = await RawWebSocket.open(server, NAME, "ann")
        await connection.receive()
        for number in range(5):  # the guest's tickets
            asked = time.monotonic()
            connection.send(json.dumps(kept_ticket(GameSession(StoredTable(row, seats)), number)))
            await connection.receive()
        while len(found) < 3:
            told = json.loads(await connection.frame())
            if told["type"] == "shown" and told["number"] > 5 + len(found):
                found.append(time.monotonic() - asked)
                asked = time.monotonic()
        await connection.close()
    return found


def kept_ticket(session: GameSession, number: int) -> dict[str, Any]:
    """The message that keeps the next ticket."""
    for _ in range(number):
        session.table.play(session.table.legal()[0])
    move = session.table.legal()[0].text
    return {"type": "move", "seat": 0, "number": number, "move": move, "request": f"keep-{number}"}


def test_how_long_a_bot_thinks_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once or after a while: a move that could give a hand away is sent after the same time."""
    compile_nothing(monkeypatch)
    pace = max(PRIVATE_PACE, budget("medium", GAME))
    slow = 0.6 * pace

    async def both() -> tuple[list[float], list[float]]:
        return await asyncio.gather(moments(tmp_path / "0.sqlite", 0.0), moments(tmp_path / "1.sqlite", slow))

    quick_moves, slow_moves = asyncio.run(both())
    assert min(quick_moves) >= pace * 0.99
    assert min(slow_moves) >= pace * 0.99
    # the least of several: what else this machine does takes time, too
    assert abs(min(quick_moves) - min(slow_moves)) < slow / 3
