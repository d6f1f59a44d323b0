"""A bad network: it stands between clients and a server, and does to each connection what a test asks."""

from __future__ import annotations

import select
import socket
import struct
import threading
import time
from collections import deque
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from types import TracebackType

RESET = struct.pack("ii", 1, 0)  # no waiting: the other side sees that the connection is broken


@dataclass(frozen=True)
class Fault:
    """What happens to a connection.

    It can be cut after a number of bytes of what is asked or answered, be slow, or carry what is asked to the
    server twice at the same time: then the answer to the one that was sent first or second is brought back.
    """

    asked: int | None = None
    answered: int | None = None
    slow: float = 0.0
    twice: bool = False
    second: bool = False
    reset: bool = False


FINE = Fault()


class BadNetwork:
    """Passes on what comes; the next connections suffer the next faults, the others none."""

    def __init__(self, port: int) -> None:
        self._server = ("127.0.0.1", port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.faults: deque[Fault] = deque()
        self._broken = threading.Event()
        self._threads: list[threading.Thread] = []

    def __enter__(self) -> BadNetwork:
        self._start(self._accept)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._broken.set()
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        for thread in self._threads:
            thread.join()

    def suffer(self, *faults: Fault) -> None:
        """Break all connections; these faults wait for the next ones."""
        self._broken.set()
        self._broken = threading.Event()
        self.faults = deque(faults)

    def _start(self, work: object, *arguments: object) -> None:
        assert callable(work)
        thread = threading.Thread(target=work, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                fault = self.faults.popleft() if self.faults else FINE
                self._start(self._serve, client, fault, self._broken)

    def _serve(self, client: socket.socket, fault: Fault, broken: threading.Event) -> None:
        with client, ExitStack() as opened, suppress(OSError):
            servers = [opened.enter_context(socket.create_connection(self._server, 5))]
            if fault.twice:
                servers.append(opened.enter_context(socket.create_connection(self._server, 5)))
            heard = servers[1 if fault.twice and fault.second else 0]
            left = {"asked": fault.asked, "answered": fault.answered}
            while not broken.is_set():
                for each in select.select([client, *servers], [], [], 0.05)[0]:
                    data = each.recv(65_536)
                    time.sleep(fault.slow)
                    if each is client:
                        goes_on = pass_on(data, servers, left, "asked")
                    else:
                        goes_on = pass_on(data, [client] if each is heard else [], left, "answered")
                    if not goes_on:
                        if fault.reset:
                            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                        return


def pass_on(data: bytes, receivers: list[socket.socket], left: dict[str, int | None], way: str) -> bool:
    """Pass on as much as may be; whether there may be more."""
    most = left[way]
    part = data if most is None or not receivers else data[:most]
    for receiver in receivers:
        receiver.sendall(part)
    if most is None or not receivers:
        return bool(data)
    left[way] = most - len(part)
    return bool(data) and most > len(part)
