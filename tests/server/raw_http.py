"""Plain requests over the wire: bytes out, bytes in, and what every answer must have."""

from __future__ import annotations

import json
import socket
from typing import NamedTuple

from websockets.sync.client import ClientConnection, connect

from ekiben.server.api.guard import COOKIE, HEADERS
from tests.server.server_process import Server

TIMEOUT = 60.0


class Answer(NamedTuple):
    """An answer by HTTP, read byte by byte."""

    status: int
    headers: dict[str, list[str]]
    body: bytes


def exchange(port: int, data: bytes) -> Answer | None:
    """Send bytes, and read until the server closes the connection; None if it says nothing."""
    with socket.create_connection(("127.0.0.1", port), TIMEOUT) as connection:
        connection.sendall(data)
        answer = b""
        try:
            while more := connection.recv(65536):
                answer += more
        except ConnectionResetError:
            pass  # it did not want to read all of what was sent
    if not answer:
        return None
    head, _, body = answer.partition(b"\r\n\r\n")
    lines = head.decode("latin-1").split("\r\n")
    headers: dict[str, list[str]] = {}
    for line in lines[1:]:
        name, _, value = line.partition(":")
        headers.setdefault(name.strip().lower(), []).append(value.strip())
    return Answer(int(lines[0].split()[1]), headers, body)


def check_answer(answer: Answer | None) -> None:
    """No mistake of ours, nothing about the program, and the headers that a browser needs."""
    assert answer is not None
    assert 200 <= answer.status < 500, answer
    check_text(answer.body)
    if b"Invalid HTTP request received." in answer.body:
        return  # so little of a request that the application never saw it
    for name, value in HEADERS.items():
        assert answer.headers.get(name.lower()) == [value], name
    if answer.status >= 400 and answer.body:  # an answer to HEAD has none
        assert json.loads(answer.body)


def check_text(body: bytes) -> None:
    """Nothing about the inside of the program."""
    for word in (b"Traceback", b'File "', b".py", b"refused-broken", b"sqlite", b"site-packages"):
        assert word not in body, body


def open_connection(
    server: Server, table: str, cookie: str | None = None, **headers: str
) -> ClientConnection:
    """A connection to a table. It reads all that comes: with a full queue it would take 10 s to close."""
    if cookie:
        headers["Cookie"] = f"{COOKIE}={cookie}"
    address = f"ws://127.0.0.1:{server.port}/api/1/tables/{table}/live"
    return connect(address, additional_headers=headers, max_size=None, max_queue=None, compression=None)
