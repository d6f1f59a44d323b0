"""The gate of a server, with the limits that it has by default: who may ask, from where, and how often."""

from __future__ import annotations

import json
import os
import socket
import stat
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from http.cookies import Morsel, SimpleCookie
from pathlib import Path
from unittest.mock import Mock

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from ekiben.client import Client, RemoteTable, bot, me, open_seat
from ekiben.protocol import SeatSnapshot
from ekiben.server.api.guard import COOKIE, REMEMBERED
from ekiben.server.api.http import LARGEST, LARGEST_FILE, LARGEST_FILES
from ekiben.server.api.socket import LARGEST as LARGEST_MESSAGE
from ekiben.server.api.socket import MAX_TOO_FAST, REFUSED, TOO_FAST
from ekiben.server.identity import Cookies, new_key
from ekiben.server.settings import Settings
from tests.server.raw_http import TIMEOUT, Answer, check_answer, exchange, open_connection
from tests.server.server_process import Server

LIMITS = Settings()
FRIEND = "https://friend.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as most people start it."""
    with Server(tmp_path_factory.mktemp("gate") / "tables.sqlite") as found:
        yield found


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that people reach by https, and that pages of another site may use."""
    path = tmp_path_factory.mktemp("hosted") / "tables.sqlite"
    with Server(path, "--https", "--origin", FRIEND, "--no-limits") as found:
        yield found


@pytest.fixture(scope="module")
def ann(server: Server) -> Iterator[Client]:
    with server.client() as found:
        yield found


@pytest.fixture(scope="module")
def table(ann: Client) -> RemoteTable:
    return ann.new_table("zero-kei", [me("Ann"), open_seat()])


def asked(
    server: Server, method: str, path: str, body: bytes = b"", host: str | None = None, **headers: str
) -> Answer:
    """The answer to a request."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host or f'127.0.0.1:{server.port}'}", "Connection: close"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    if body and "Transfer_Encoding" not in headers:
        lines.append(f"Content-Length: {len(body)}")
    answer = exchange(server.port, "\r\n".join([*lines, "", ""]).encode() + body)
    check_answer(answer)
    assert answer
    return answer


def reason(answer: Answer | httpx.Response) -> str:
    """Why something was refused."""
    return str(json.loads(answer.body if isinstance(answer, Answer) else answer.content)["reason"])


def new_table(**rest: object) -> bytes:
    """A wish for a table."""
    return msgspec.json.encode({"game": "zero-kei", "seats": [me("Ann"), open_seat()], **rest})


# --- what every answer has ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/1/games", 200),
        ("GET", "/api/1/openapi.json", 200),
        ("OPTIONS", "/api/1/tables", 204),
        ("GET", "/nothing/at/all", 404),
        ("GET", "/api/1/tables/none", 404),
        ("GET", "/api/1/tables/none/moves", 404),
        ("GET", "/api/1/tables/none/moves/3", 404),
        ("GET", "/api/1/tables/none/moves/x", 404),
        ("GET", "/api/1/tables/" + "a" * 41, 400),
        ("PUT", "/api/1/games", 405),
        ("POST", "/api/1/tables", 400),
    ],
)
def test_every_answer_has_the_headers_of_safety(server: Server, method: str, path: str, status: int) -> None:
    """They are compared by `check_answer`."""
    assert asked(server, method, path, b"{}" if method == "POST" else b"").status == status


def test_what_is_counted_is_told_as_plain_text_of_one_charset(server: Server) -> None:
    [kind] = asked(server, "GET", "/metrics").headers["content-type"]
    assert kind == "text/plain; version=0.0.4; charset=utf-8"


# --- who ------------------------------------------------------------------------------------------------


def cookie_made(server: Server) -> Morsel[str]:
    """The cookie that a new guest gets."""
    [text] = asked(server, "POST", "/api/1/tables", new_table()).headers["set-cookie"]
    return SimpleCookie(text)[COOKIE]


def test_a_cookie_is_for_this_site_and_no_script(server: Server) -> None:
    cookie = cookie_made(server)
    assert (cookie["httponly"], cookie["samesite"].lower(), cookie["path"]) == (True, "strict", "/")
    assert (int(cookie["max-age"]), cookie["domain"], cookie["secure"]) == (REMEMBERED, "", "")
    again = asked(server, "POST", "/api/1/tables", new_table(), Cookie=f"{COOKIE}={cookie.value}")
    assert again.status == 201
    assert "set-cookie" not in again.headers


def test_by_https_a_cookie_travels_by_https_only(hosted: Server) -> None:
    cookie = cookie_made(hosted)
    assert (cookie["secure"], cookie["httponly"], cookie["samesite"].lower()) == (True, True, "strict")


def forged(cookie: str) -> list[str]:
    """What is nearly a guest's cookie."""
    guest, _, signature = cookie.rpartition(".")
    other = "A" if cookie[0] != "A" else "B"
    return [
        guest,
        f"{guest}.",
        f".{signature}",
        f"{guest}.{signature[:-1]}",
        f"{guest}.{signature}A",
        f"{other}{guest[1:]}.{signature}",
        f"{guest}.{signature.swapcase()}",
        f"{guest}.{guest}.{signature}",
        Cookies(new_key()).write(guest),
        Cookies("").write(guest),
        f"{cookie}.{signature}",
        "a" * 201,
    ]


def test_a_cookie_that_is_not_ours_is_nobody_s(server: Server, ann: Client, table: RemoteTable) -> None:
    assert ann.cookie
    where = f"/api/1/tables/{table.id}"
    own = json.loads(asked(server, "GET", where, Cookie=f"{COOKIE}={ann.cookie}").body)
    assert own["table"]["host"]
    assert own["shown"][0]["seat"] == 0
    for cookie in forged(ann.cookie):
        seen = json.loads(asked(server, "GET", where, Cookie=f"{COOKIE}={cookie}").body)
        assert not seen["table"]["host"]
        assert [seat["yours"] for seat in seen["table"]["seats"]] == [False, False]
        assert [shown["seat"] for shown in seen["shown"]] == [None]
        answer = asked(server, "POST", f"{where}/link", b'{"seat":0}', Cookie=f"{COOKIE}={cookie}")
        assert (answer.status, reason(answer)) == (403, "refused-not-your-seat")
        listed = asked(server, "GET", "/api/1/tables", Cookie=f"{COOKIE}={cookie}")
        assert json.loads(listed.body) == {"tables": []}


def test_a_forged_cookie_only_watches(server: Server, ann: Client, table: RemoteTable) -> None:
    assert ann.cookie
    for cookie, seat in ((ann.cookie, 0), *[(each, None) for each in forged(ann.cookie)[:3]]):
        with open_connection(server, table.id, cookie) as connection:
            told = [json.loads(connection.recv(TIMEOUT)) for _ in range(2)]
        assert [each["type"] for each in told] == ["table", "shown"]
        assert (told[0]["host"], told[1]["seat"]) == (seat == 0, seat)


# --- from where -----------------------------------------------------------------------------------------

ELSEWHERE = [
    "http://evil.example",
    "null",
    "",
    "http://[",
    "file://",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
]


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_pages_of_other_sites_change_nothing(server: Server, origin: str, table: RemoteTable) -> None:
    for path in ("/api/1/tables", f"/api/1/tables/{table.id}/sit", "/api/1/take-over"):
        answer = asked(server, "POST", path, new_table(), Origin=origin)
        assert (answer.status, reason(answer)) == (403, "refused-origin")
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_pages_of_other_sites_hear_nothing(server: Server, origin: str, table: RemoteTable) -> None:
    with open_connection(server, table.id, Origin=origin) as connection:
        assert json.loads(connection.recv(TIMEOUT))["reason"] == "refused-origin"
        assert code_of_goodbye(connection) == REFUSED


def code_of_goodbye(connection: ClientConnection) -> int | None:
    """Why a connection is closed, when all that is still told has been heard."""
    with suppress(ConnectionClosed):
        while True:
            connection.recv(TIMEOUT)
    return connection.close_code


def test_own_pages_may(server: Server, table: RemoteTable) -> None:
    own = f"http://127.0.0.1:{server.port}"
    assert asked(server, "POST", "/api/1/tables", new_table(), Origin=own).status == 201
    with open_connection(server, table.id, Origin=own) as connection:
        assert json.loads(connection.recv(TIMEOUT))["type"] == "table"


def test_a_named_friend_may(hosted: Server) -> None:
    answer = asked(hosted, "POST", "/api/1/tables", new_table(), Origin=FRIEND)
    assert answer.status == 201
    name = json.loads(answer.body)["table"]["id"]
    with open_connection(hosted, name, Origin=FRIEND) as connection:
        assert json.loads(connection.recv(TIMEOUT))["type"] == "table"
    assert asked(hosted, "POST", "/api/1/tables", new_table(), Origin=f"{FRIEND}.evil.example").status == 403


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "127.0.0.1:1", "localhost:81", "a b"]
)
def test_at_home_only_own_names_are_answered_to(server: Server, host: str, table: RemoteTable) -> None:
    """Else a page whose name leads here could use the server as its own."""
    for path in ("/api/1/games", f"/api/1/tables/{table.id}"):
        answer = asked(server, "GET", path, host=host)
        assert answer.status == 400
        assert table.id.encode() not in answer.body
    if " " not in host:
        with pytest.raises(InvalidStatus) as refused:
            strange(server, table, host)
        assert (refused.value.response.status_code, refused.value.response.body) == (403, b"")


def test_a_foreign_name_is_no_error_of_ours(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Scanners would fill the log of a server's owner."""
    with Server(tmp_path / "tables.sqlite3") as server, server.client() as client:
        table = client.new_table("zero-kei", [me("Ann")])
        with pytest.raises(InvalidStatus):
            strange(server, table, "evil.example")
    assert '"error"' not in capfd.readouterr().err


def strange(server: Server, table: RemoteTable, host: str) -> None:
    """A WebSocket to a server under another name."""
    with socket.create_connection(("127.0.0.1", server.port), TIMEOUT) as wire:
        address = f"ws://{host}/api/1/tables/{table.id}/live"
        with connect(address, sock=wire, open_timeout=TIMEOUT) as connection:
            told = connection.recv(TIMEOUT)
            raise AssertionError(f"the answer is {told!r}")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]"])
def test_own_names_are(server: Server, host: str) -> None:
    for port in ("", f":{server.port}"):
        assert asked(server, "GET", "/api/1/games", host=host + port).status == 200


# --- what others on the machine can read ---------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps the files of a user to that user")
def test_only_its_owner_can_read_the_tables_of_a_server(server: Server, table: RemoteTable) -> None:
    files = Path(server.database).parent.glob("tables.sqlite*")
    assert {file.name: stat.filemode(file.stat().st_mode) for file in files} == dict.fromkeys(
        ("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"), "-rw-------"
    )


# --- how much -------------------------------------------------------------------------------------------


def padded(size: int, name: str = "game") -> bytes:
    """A body of `size` bytes."""
    body = json.dumps({name: ""}).encode()
    return body[:-2] + b"a" * (size - len(body)) + body[-2:]


@pytest.mark.parametrize(
    ("path", "name", "most"),
    [
        ("/api/1/take-over", "secret", LARGEST),
        ("/api/1/tables", "game", LARGEST_FILE),
        ("/api/1/records", "record", LARGEST_FILES),
    ],
)
def test_large_bodies_are_refused(server: Server, path: str, name: str, most: int) -> None:
    assert asked(server, "POST", path, padded(most, name)).status == 400
    assert asked(server, "POST", path, padded(most + 1, name)).status == 413
    chunk = b"%x\r\n%s\r\n" % (most // 2, b" " * (most // 2))
    assert asked(server, "POST", path, chunk * 3 + b"0\r\n\r\n", Transfer_Encoding="chunked").status == 413


def test_large_messages_end_a_connection(server: Server, table: RemoteTable) -> None:
    with open_connection(server, table.id) as connection:
        for _ in range(2):
            connection.recv(TIMEOUT)
        connection.send(padded(LARGEST_MESSAGE))
        assert json.loads(connection.recv(TIMEOUT))["reason"] == "refused-form"
        connection.send(padded(LARGEST_MESSAGE + 1))
        assert code_of_goodbye(connection) == 1009


# --- how often ------------------------------------------------------------------------------------------


def check_too_often(answer: Answer, most: int) -> None:
    """Refused, and when it is not any more."""
    assert (answer.status, reason(answer)) == (429, "refused-too-often")
    [wait] = answer.headers["retry-after"]
    assert 1 <= int(wait) <= most
    assert json.loads(answer.body)["arguments"] == {"seconds": int(wait)}


def test_nobody_guesses_secrets_for_long(server: Server) -> None:
    """Also not by pretending to come from elsewhere."""
    seen = []
    for number in range(int(LIMITS.secret_rate.burst) + 3):
        body = json.dumps({"secret": f"guess-{number}"}).encode()
        answer = asked(server, "POST", "/api/1/take-over", body, X_Forwarded_For=f"10.0.0.{number}")
        seen.append(answer.status)
    assert seen[:9] == [404] * 9  # one may have been tried before
    assert seen[-2:] == [429, 429]
    check_too_often(answer, int(1 / LIMITS.secret_rate.rate) + 1)


def test_nobody_makes_too_many_tables(server: Server) -> None:
    cookie = cookie_made(server).value
    for _ in range(int(LIMITS.table_rate.burst) + 1):
        answer = asked(server, "POST", "/api/1/tables", new_table(), Cookie=f"{COOKIE}={cookie}")
        if answer.status == 429:
            break
        assert answer.status == 201
    check_too_often(answer, int(1 / LIMITS.table_rate.rate) + 1)
    records = asked(server, "POST", "/api/1/records", b'{"record":"x"}', Cookie=f"{COOKIE}={cookie}")
    check_too_often(records, int(1 / LIMITS.table_rate.rate) + 1)
    listed = json.loads(asked(server, "GET", "/api/1/tables", Cookie=f"{COOKIE}={cookie}").body)["tables"]
    assert len(listed) <= int(LIMITS.table_rate.burst)


def pipelined(server: Server, count: int, path: str = "/api/1/tables", **headers: str) -> list[int]:
    """The statuses of many requests in one go."""
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}"]
    request = "\r\n".join([*lines, *[f"{name}: {value}" for name, value in headers.items()], "", ""]).encode()
    last = request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    told = b""
    with socket.create_connection(("127.0.0.1", server.port), TIMEOUT) as connection:
        connection.sendall(request * (count - 1) + last)
        while more := connection.recv(65536):
            told += more
    return [int(part[:3]) for part in told.split(b"HTTP/1.1 ")[1:]]


def test_one_guest_does_not_ask_too_often(server: Server, ann: Client, table: RemoteTable) -> None:
    assert ann.cookie, "who has made a table is known"
    statuses = pipelined(server, 150, Cookie=f"{COOKIE}={ann.cookie}")
    assert len(statuses) == 150
    assert set(statuses) == {200, 429}
    assert statuses[:30] == [200] * 30
    check_too_often(next(each for each in spent(server, ann) if each.status != 200), 1)
    assert asked(server, "GET", "/api/1/tables").status == 200, "others may still ask"


def test_nobody_looks_back_too_often(server: Server, ann: Client, table: RemoteTable) -> None:
    """The same pace as for all that is asked."""
    for path in ("moves", "moves/0"):
        where = f"/api/1/tables/{table.id}/{path}"
        answered, refused = 0, 0
        until = time.monotonic() + TIMEOUT
        while not (answered and refused) and time.monotonic() < until:  # she may have asked too often before
            statuses = pipelined(server, 150, where, Cookie=f"{COOKIE}={ann.cookie}")
            assert len(statuses) == 150
            assert set(statuses) <= {409, 429}
            answered += statuses.count(409)
            refused += statuses.count(429)
        assert answered
        assert refused


def spent(server: Server, guest: Client) -> Iterator[Answer]:
    """Answers to somebody who has just asked too often: most are refused, not all, as the clock goes on."""
    for _ in range(20):
        pipelined(server, 150, Cookie=f"{COOKIE}={guest.cookie}")
        yield asked(server, "GET", "/api/1/tables", Cookie=f"{COOKIE}={guest.cookie}")


def test_one_connection_does_not_say_too_much(server: Server, table: RemoteTable) -> None:
    burst = int(LIMITS.message_rate.burst)
    with open_connection(server, table.id) as connection:
        told = [json.loads(connection.recv(TIMEOUT))["type"] for _ in range(2)]
        for _ in range(burst + 60):
            connection.send('{"type":"ping"}')
        told = [json.loads(connection.recv(TIMEOUT)) for _ in range(burst + 60)]
        assert [each["type"] for each in told[:burst]] == ["pong"] * burst
        refused = [each for each in told if each["type"] == "refused"]
        assert {each["reason"] for each in refused} == {"refused-too-often"}
        assert refused
        with suppress(ConnectionClosed):
            for _ in range(3 * MAX_TOO_FAST):
                connection.send('{"type":"ping"}')
        assert code_of_goodbye(connection) == TOO_FAST


def test_one_guest_does_not_say_too_much_over_several_connections(server: Server) -> None:
    with server.client() as eve:
        name, cookie = eve.new_table("nordic", [me("Eve"), me("Eve")]).id, eve.cookie
    with open_connection(server, name, cookie) as one, open_connection(server, name, cookie) as two:
        for _ in range(int(LIMITS.message_rate.burst)):
            one.send('{"type":"ping"}')
        pongs = 0
        while pongs < int(LIMITS.message_rate.burst) - 2:
            pongs += json.loads(one.recv(TIMEOUT))["type"] == "pong"
        for _ in range(20):
            two.send('{"type":"ping"}')
        told = [json.loads(two.recv(TIMEOUT)).get("reason") for _ in range(20)]
        assert "refused-too-often" in told


def test_one_address_has_only_so_many_connections(server: Server, table: RemoteTable) -> None:
    with ExitStack() as all_of_them:
        opened = [
            all_of_them.enter_context(open_connection(server, table.id)) for _ in range(LIMITS.connections)
        ]
        for connection in opened:
            assert json.loads(connection.recv(TIMEOUT))["type"] == "table"
        one_more = all_of_them.enter_context(open_connection(server, table.id))
        assert json.loads(one_more.recv(TIMEOUT))["reason"] == "refused-too-often"
        assert code_of_goodbye(one_more) == TOO_FAST
    with open_connection(server, table.id) as connection:
        assert json.loads(connection.recv(TIMEOUT))["type"] == "table"


def test_one_address_does_not_ask_too_often(server: Server) -> None:
    """Where several live, all of them together."""
    statuses = pipelined(server, 1200)
    assert len(statuses) == 1200
    assert set(statuses) == {200, 429}
    assert statuses[:100].count(200) >= 50


def test_who_connects_too_often_is_told_to_wait_and_the_client_does(server: Server, ann: Client) -> None:
    table = ann.new_table("zero-kei", [me("Ann"), me("Also Ann")])
    for _ in spent(server, ann):
        with open_connection(server, table.id, ann.cookie) as connection:
            told = json.loads(connection.recv(TIMEOUT))
            if told["type"] == "refused":
                break
    assert told["reason"] == "refused-too-often"
    assert code_of_goodbye(connection) == TOO_FAST
    news = list(table.watch(1.5))
    assert any(isinstance(each, SeatSnapshot) for each in news), "it tries again"


def test_a_client_that_plays_fast_keeps_its_connection(
    server: Server, ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    connecting = Mock(wraps=connect)
    monkeypatch.setattr("ekiben.client.connect", connecting)
    table = ann.new_table("zero-kei", [me("Ann"), bot("easy")])
    for _ in range(3):
        shown = table.wait_for_turn(TIMEOUT)
        assert shown
        table.play(shown.legal[0].text, shown.seat)
    table.wait_for_turn(TIMEOUT)
    assert connecting.call_count == 1
