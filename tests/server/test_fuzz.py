"""Whatever is sent to a server: no answer is a mistake of ours, and the tables go on.

The requests are made from the server's own description of itself (OpenAPI), so that a new address is tried,
too: bodies that fit, bodies that nearly fit, and nonsense. One server bears it all. Its limits are tested at
another one.
"""

from __future__ import annotations

import json
import random
import re
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import ekiben
from ekiben.client import Client, RemoteTable, me, open_seat
from ekiben.protocol import SeatSnapshot
from ekiben.server.api.guard import COOKIE
from ekiben.server.store import tables as store
from ekiben.server.store.sqlite import SqliteDatabase
from ekiben.tables.session import GameSession
from ekiben.tables.snapshots import seat_snapshot
from tests.server.raw_http import TIMEOUT, check_answer, check_text, exchange, open_connection
from tests.server.server_process import Server
from tests.support.soak import soaked

EXAMPLES = soaked(32, 400)  # for every address
Strategy = st.SearchStrategy[Any]
Operation = tuple[str, str, dict[str, Any]]  # the method, the path, and what the server says about it


# --- a world to be disturbed ----------------------------------------------------------------------------


class World:
    """A server, its description, and two people at a table."""

    def __init__(self, server: Server, path: Path, ann: Client, ben: Client) -> None:
        self.server = server
        self.path = path
        self.ann = ann
        self.ben = ben
        self.table = ann.new_table("nordic", [me("Ann"), open_seat()], away="easy")
        ben.sit(self.table.id, "Ben")
        self.quiet = ann.new_table("zero-kei", [me("Ann"), open_seat()])
        ben.sit(self.quiet.id, "Ben")
        self.past = ann.import_record(finished())
        self.document: dict[str, Any] = httpx.get(f"{server.address}/api/1/openapi.json").json()
        self.operations: list[Operation] = [
            (method.upper(), path, about)
            for path, methods in self.document["paths"].items()
            for method, about in methods.items()
        ]

    @property
    def cookies(self) -> list[str]:
        """Those of people, and what is nearly one."""
        ann, ben = self.ann.cookie or "", self.ben.cookie or ""
        altered = ann[:-1] + ("A" if ann[-1] != "A" else "B")
        return [ann, ben, altered, ann.partition(".")[0], "." + ann, ann * 9, "", "\x7f\x01=;", "ÿ", '"']


def finished() -> str:
    """The record of a game that is over."""
    table, chance = ekiben.new("nordic", 2, seed=1), random.Random(1)
    while not table.over:
        table.play(chance.choice(table.legal()))
    return table.record()


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """One server for all examples."""
    path = tmp_path_factory.mktemp("fuzz") / "tables.sqlite"
    with Server(path, "--no-limits") as server, server.client() as ann, server.client() as ben:
        yield World(server, path, ann, ben)


# --- values ---------------------------------------------------------------------------------------------

TEXTS = [
    "",
    "\x00",
    "\ud800",
    "a\udfff",
    "a" * 5000,
    "🚂" * 30,
    "\u202eevil",
    "../..",
    "%00",
    "NaN",
    "\r\nX: y",
]
JUNK: list[Any] = [None, True, -1, 2**31, 2**63, 2**64, 10**400, 1e308, float("nan"), float("-inf"), 0.5]
JUNK += [*TEXTS, [], {}, [[]], {"": None}, {"type": "move"}, [1] * 500]
for _ in range(200):
    JUNK[-1] = [JUNK[-1]]
HINTS: dict[str, list[Any]] = {  # by the name of a field: what gets past the first checks
    "game": ["nordic", "zero-kei"],
    "kind": ["me", "open", "bot", "automa"],
    "name": ["Ann", "Ben", "e\u0301" * 30, "\u200b", "a,b"],
    "bot": ["easy", "medium", None],
    "away": ["wait", "easy"],
    "options": [[], ["ferry_sets_stack"], ["?"]],
    "seat": [0, 1, 2, 9],
    "number": [*range(30), 1_000_000],
    "move": [
        "draw blind",
        "draw blind draw blind",
        "pass",
        "tickets",
        "claim oslo-bergen red3",
        "keep",
        "pay",
    ],
    "record": ["", "ekiben 1", "[game nordic]\n" * 50],
    "type": ["move", "undo", "ping"],
}


def fitting(schema: dict[str, Any], document: dict[str, Any], name: str = "") -> Strategy:
    """Values that fit a schema, or that a field of this name has."""
    if "$ref" in schema:
        *_, kind = schema["$ref"].split("/")
        return fitting(document["components"]["schemas"][kind], document, name)
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return st.one_of(*[fitting(each, document, name) for each in schema[several]])
    found = st.sampled_from(schema["enum"]) if "enum" in schema else plain(schema, document)
    if "const" in schema:
        found = st.just(schema["const"])
    return st.one_of(found, st.sampled_from(HINTS[name])) if name in HINTS else found


def plain(schema: dict[str, Any], document: dict[str, Any]) -> Strategy:
    """Values of a simple type."""
    kind = schema.get("type", "object")
    if kind == "object":
        fields = schema.get("properties", {})
        needed = schema.get("required", [])
        made = {name: fitting(each, document, name) for name, each in fields.items()}
        optional = {name: each for name, each in made.items() if name not in needed}
        return st.fixed_dictionaries({name: made[name] for name in needed if name in made}, optional=optional)
    if kind == "array":
        items = fitting(schema.get("items", {}), document)
        return st.lists(items, min_size=schema.get("minItems", 0), max_size=min(4, schema.get("maxItems", 4)))
    least, most = schema.get("minimum", -5), schema.get("maximum", 10**6)
    return {
        "string": st.text(min_size=schema.get("minLength", 0), max_size=min(60, schema.get("maxLength", 60))),
        "integer": st.integers(int(least), int(most)),
        "number": st.floats(least, most),
        "boolean": st.booleans(),
        "null": st.none(),
    }[kind]


def spoiled(value: Any, draw: Callable[[Strategy], Any]) -> Any:
    """A value with one thing wrong in it, somewhere."""
    if isinstance(value, dict) and value and draw(st.integers(0, 3)):
        name = draw(st.sampled_from(sorted(value)))
        how = draw(st.sampled_from(["inside", "inside", "gone", "more"]))
        rest = {key: each for key, each in value.items() if key != name}
        if how == "gone":
            return rest
        if how == "more":
            return value | {draw(st.sampled_from(["", "seed", "guest", "\x00", name + " "])): value[name]}
        return {**rest, name: spoiled(value[name], draw)}
    if isinstance(value, list) and value and draw(st.booleans()):
        place = draw(st.integers(0, len(value) - 1))
        return [*value[:place], spoiled(value[place], draw), *value[place + 1 :]]
    return draw(st.sampled_from(JUNK))


def written(value: Any, draw: Callable[[Strategy], Any]) -> bytes:
    """JSON, or nearly."""
    text = json.dumps(value, ensure_ascii=draw(st.booleans()))
    data = text.encode("utf-8", "surrogatepass")
    how = draw(st.sampled_from(["right"] * 12 + ["cut", "more", "byte", "deep", "deeper", "none"]))
    if how == "cut":
        return data[: draw(st.integers(0, len(data)))]
    if how == "byte":
        place = draw(st.integers(0, len(data)))
        sign: bytes = draw(st.sampled_from([b"\x00", b"\xff", b"\xed\xa0\x80", b"\\u0000"]))
        return data[:place] + sign + data[place:]
    whole: dict[str, bytes] = {
        "right": data,
        "more": data + b" 1",
        "deep": b'{"move":' + b"[" * 4000,
        "deeper": b'{"a":' * 2000 + b"1" + b"}" * 2000,
        "none": b"",
    }
    return whole[how]


# --- by HTTP --------------------------------------------------------------------------------------------

KINDS = [
    "application/json",
    "text/plain",
    "application/msgpack",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    "application/x-www-form-urlencoded",
    "application/json; charset=utf-16",
    "",
    ";;;",
]
NAMES = [
    "%00",
    "..%2f..%2fetc",
    "%ff%fe",
    "a" * 41,
    "%F0%9F%9A%82",
    "%ED%A0%80",
    "'%20OR%201=1",
    "-",
    "live",
    "%",
]
MOVE_NUMBERS = ["-1", "1000000", "1000001", "9" * 400, "1.5", "1e3", "0x10", "%2B1", "00", ""]
QUERIES = [
    "",
    "",
    "?seat=0",
    "?seat=1",
    "?seat=-1",
    "?seat=2&language=ru",
    "?language=%00",
    "?seat=x",
    "?seat=%00",
    "?seat=0&seat=1",
    "?" + "&" * 99,
    "?%",
]


@st.composite
def requests(draw: Any, world: World, operation: Operation) -> bytes:
    """All bytes of a request to one of the addresses."""
    method, path, about = operation
    table = draw(st.sampled_from([world.table.id] * 12 + [world.past.id] * 6 + NAMES))
    path = path.replace("{table}", table).replace("{game}", draw(st.sampled_from(HINTS["game"] * 3 + NAMES)))
    path = path.replace("{number}", str(draw(st.sampled_from([*range(40), *MOVE_NUMBERS, *NAMES]))))
    path = re.sub(r"\{\w+\}", lambda _: str(draw(st.sampled_from(NAMES))), path)
    path += draw(st.sampled_from(QUERIES))
    body = b""
    content = about.get("requestBody", {}).get("content", {})
    if content:
        value = draw(fitting(next(iter(content.values()))["schema"], world.document))
        value = spoiled(value, draw) if draw(st.booleans()) else value
        body = written(value, draw)
    if draw(st.integers(0, 15)) == 0:
        method = draw(st.sampled_from(["GET", "POST", "PUT", "HEAD", "OPTIONS", "DELETE", "TRACE", "BREW"]))
    lines = [f"{method} {path} HTTP/1.1", "Connection: close", *draw(heads(world))]
    if body or draw(st.booleans()):
        lines += [
            f"Content-Length: {len(body)}",
            f"Content-Type: {draw(st.sampled_from(KINDS[:1] * 9 + KINDS))}",
        ]
    return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body


@st.composite
def heads(draw: Any, world: World) -> list[str]:
    """A guest, and their address."""
    here = f"127.0.0.1:{world.server.port}"
    odd = ["evil.example", "", "127.0.0.1:1", "[::1", "a" * 999, "127.0.0.1@evil.example"]
    lines = [f"Host: {draw(st.sampled_from([here] * 30 + odd))}"]
    if draw(st.booleans()):
        lines.append(f"Cookie: {COOKIE}={draw(st.sampled_from(world.cookies[:2] * 6 + world.cookies))}")
    if draw(st.integers(0, 5)) == 0:
        origins = [
            f"http://{here}",
            "http://evil.example",
            "null",
            "",
            "http://[",
            "http://[::1",
            "//",
            "ÿ",
            ":",
        ]
        lines.append(f"Origin: {draw(st.sampled_from(origins))}")
    if draw(st.integers(0, 9)) == 0:
        more = [
            "Cookie: ;;=;",
            "Cookie: " + "a=b; " * 500,
            "Accept: x/y/z;q=z",
            "X-Forwarded-For: \x01",
            "Range: x",
        ]
        lines.append(draw(st.sampled_from([*more, "Accept-Encoding: gzip", "Upgrade: websocket"])))
    return lines


@pytest.mark.soak
def test_no_request_breaks_the_server(world: World) -> None:
    """Every address that the server names, with whatever fits and does not fit there."""
    statuses: Counter[int] = Counter()
    for operation in world.operations:

        @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
        @given(request=requests(world, operation))
        def try_out(request: bytes) -> None:
            answer = exchange(world.server.port, request)
            check_answer(answer)
            assert answer
            statuses[answer.status] += 1

        try_out()
    assert {200, 201, 400, 403, 404, 405, 409} <= set(statuses)


@pytest.mark.parametrize(
    "data",
    [
        b"GET / HTTP/9.9\r\nConnection: close\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
        b"GET /api/1/games HTTP/1.1\r\n" + b"X-More: y\r\n" * 20_000 + b"\r\n",
        b"POST /api/1/tables HTTP/1.1\r\nHost: {here}\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/1/tables HTTP/1.1\r\nHost: {here}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
        b"POST /api/1/tables HTTP/1.1\r\nHost: {here}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n",
        b"GET http://evil.example/api/1/games HTTP/1.1\r\nHost: {here}\r\nConnection: close\r\n\r\n",
        b"GET //api/1/games HTTP/1.1\r\nHost: {here}\r\nConnection: close\r\n\r\n",
        b"GET /api/1/../../healthz HTTP/1.1\r\nHost: {here}\r\nConnection: close\r\n\r\n",
        b"GET /api/1/tables/a%2Fb HTTP/1.1\r\nHost: {here}\r\nConnection: close\r\n\r\n",
        b"GET /api/1/games HTTP/1.0\r\n\r\n",
        b"OPTIONS * HTTP/1.1\r\nHost: {here}\r\nConnection: close\r\n\r\n",
    ],
    ids=lambda data: repr(data[:24]),
)
def test_no_bytes_break_the_server(world: World, data: bytes) -> None:
    """What is hardly HTTP any more."""
    answer = exchange(world.server.port, data.replace(b"{here}", f"127.0.0.1:{world.server.port}".encode()))
    if answer is not None:
        check_answer(answer)
    assert httpx.get(f"{world.server.address}/healthz").status_code == 200


def test_a_body_that_never_comes_harms_nobody(world: World) -> None:
    head = f"POST /api/1/tables HTTP/1.1\r\nHost: 127.0.0.1:{world.server.port}\r\nContent-Length: 99\r\n\r\n"
    for body in (b"", b"{"):
        with socket.create_connection(("127.0.0.1", world.server.port), TIMEOUT) as connection:
            connection.sendall(head.encode() + body)
    assert httpx.get(f"{world.server.address}/healthz").status_code == 200


# --- by WebSocket ---------------------------------------------------------------------------------------


MOVE = {
    "type": "object",
    "required": ["type", "seat", "number", "move", "request"],
    "properties": {
        "type": {"type": "string"},
        "seat": {"type": "integer"},
        "number": {"type": "integer"},
        "move": {"type": "string"},
        "request": {"type": "string"},
    },
}


@st.composite
def messages(draw: Any) -> str | bytes:
    """Something said at a table."""
    value = draw(fitting(MOVE, {}))
    value = spoiled(value, draw) if draw(st.booleans()) else value
    data: bytes = written(value, draw)
    if draw(st.integers(0, 30)) == 0:
        data += b" " * 5000
    if draw(st.booleans()):
        return data
    return data.decode("utf-8", "replace")


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b'{"a":' + b"[" * 4000, "nested too deeply"),
        (b'{"type":"\xed\xa0\x80"}', "utf-8"),
        (b"\x00", "malformed"),
    ],
    ids=["deep", "surrogate", "zero"],
)
def test_what_can_not_be_read_is_refused_as_such(world: World, data: bytes, why: str) -> None:
    """By either way; it is not taken for a mistake of ours."""
    with open_connection(world.server, world.table.id) as connection:
        for _ in range(2):
            connection.recv(TIMEOUT)
        connection.send(data)
        told = json.loads(connection.recv(TIMEOUT))
    assert told["reason"] == "refused-form"
    assert why in told["message"]
    answer = httpx.post(f"{world.server.address}/api/1/tables", content=data)
    assert answer.status_code == 400
    assert answer.json()["reason"] in ("refused-form", "http-400")


@pytest.mark.soak
@settings(max_examples=soaked(80, 1000), suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_message_breaks_a_table(world: World, data: st.DataObject) -> None:
    who = data.draw(st.sampled_from(world.cookies[:4]))
    ended: ConnectionClosed | None = None
    with open_connection(world.server, world.table.id, who) as connection:
        said = data.draw(st.lists(messages(), min_size=1, max_size=8))
        try:
            for message in said:
                connection.send(message)
            connection.send('{"type":"ping"}')
            while (heard := connection.recv(TIMEOUT)) != '{"type":"pong"}':
                assert isinstance(heard, str)
                check_text(heard.encode())
                assert json.loads(heard)["type"] in ("table", "shown", "accepted", "refused", "pong")
        except ConnectionClosed as closed:
            ended = closed
    # the reason may get lost where the server did not read on
    assert ended is None or ended.rcvd is None or ended.rcvd.code == 1009
    assert (ended is not None) == any(size(message) > 4096 for message in said)


def size(message: str | bytes) -> int:
    """How many bytes a message has."""
    return len(message.encode() if isinstance(message, str) else message)


FRAMES = [
    b"\x83\x80\x00\x00\x00\x00",  # a kind of frame that does not exist
    b"\x81\x02{}",  # not masked
    b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",  # as long as can be
    b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
    b"\x80\x80\x00\x00\x00\x00",  # goes on with what has not begun
    b"\x89\xfe\x00\xff\x00\x00\x00\x00" + b"a" * 255,  # a ping that is too long
    b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # no text
    b"\x88\x81\x00\x00\x00\x00a",  # a goodbye with half a code
    b"\x01\x81\x00\x00\x00\x00{\x81\x81\x00\x00\x00\x00}",  # begins twice
]


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: repr(frame[:6]))
def test_no_frame_breaks_a_table(world: World, frame: bytes) -> None:
    """What is no WebSocket any more ends that connection only."""
    head = [
        f"GET /api/1/tables/{world.table.id}/live HTTP/1.1",
        f"Host: 127.0.0.1:{world.server.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {'A' * 22}==",
    ]
    with socket.create_connection(("127.0.0.1", world.server.port), TIMEOUT) as connection:
        connection.sendall("\r\n".join([*head, "", ""]).encode())
        answer = connection.recv(65536)
        connection.sendall(frame)
        while more := connection.recv(65536):
            answer += more
    assert answer.startswith(b"HTTP/1.1 101")
    check_text(answer)
    assert re.search(rb"\x88[\x02-\x7d]\x03[\xea\xef\xf1]", answer), (
        "a goodbye with the reason: 1002, 1007, 1009"
    )
    assert httpx.get(f"{world.server.address}/healthz").status_code == 200


@pytest.mark.parametrize("path", ["/api/1/tables/%00/live", "/api/1/tables/none/live"])
def test_no_connection_without_a_table(world: World, path: str) -> None:
    """Closed with the reason."""
    with connect(f"ws://127.0.0.1:{world.server.port}{path}") as connection:
        assert json.loads(connection.recv(TIMEOUT))["reason"] == "refused-no-table"
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(TIMEOUT)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("path", ["/nothing", "/api/1/games", "/api/1/tables/a/b/live"])
def test_no_connection_elsewhere(world: World, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{world.server.port}{path}")
    assert 400 <= refused.value.response.status_code < 500


# --- afterwards -----------------------------------------------------------------------------------------


@pytest.mark.soak
def test_after_all_that_the_tables_are_played_on(world: World) -> None:
    """The table that had to bear it, and one that was left alone."""
    for table in (world.table, world.quiet):
        people = come_back(world, table)
        before = people[0].shown[people[0].seats[0]].number
        for _ in range(6):
            for each in people:
                each.refresh()
            mover = next(each for each in people if each.my_turn())
            shown = mover.my_turn()
            assert shown
            mover.play(shown.legal[-1].text, shown.seat)
        check_replay(world, table.id, before + 6)


def come_back(world: World, table: RemoteTable) -> list[RemoteTable]:
    """Both sit at the table, as the host sees to it."""
    mine = world.ann.table(table.id)
    for seat in mine.info.seats:
        if seat.kind != "guest":
            mine.replace(seat.seat, None)
            world.ann.sit(table.id, "Back", seat.seat)
    found = [world.ann.table(table.id), world.ben.table(table.id)]
    return [each for each in found if each.seats]


def check_replay(world: World, name: str, number: int) -> None:
    """What everybody sees is what comes of the entries on disk."""
    database = SqliteDatabase(world.path)
    kept = database.read(lambda connection: store.find_table(connection, name)).result()
    database.close()
    assert kept
    session = GameSession(kept)
    assert (session.number, session.diverged_at) == (number, None)
    seen: list[SeatSnapshot] = []
    for cookie in (world.ann.cookie, world.ben.cookie, None):
        cookies = {COOKIE: cookie} if cookie else {}
        address = f"{world.server.address}/api/1/tables/{name}"
        with httpx.Client(cookies=cookies) as client:
            answer = client.get(address)
        shown = json.loads(answer.content)["shown"]
        for each in shown:
            replayed = json.loads(msgspec.json.encode(seat_snapshot(session, each["seat"])))
            assert {key: each[key] for key in replayed} == replayed
        seen += shown
    assert len(seen) >= 3
