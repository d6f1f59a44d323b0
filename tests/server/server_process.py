"""A real server in a process of its own, for tests over the wire."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType

import httpx

from ekiben.client import Client

TIMEOUT = 60.0
FIRST_PORT, PORTS, WORKERS = 16_000, 1_000, 16  # up to where systems begin with ports for clients
FIXED_SEED = Path(__file__).with_name("fixed_seed.py")


def free_port() -> int:
    """A port that nobody listens on, from the share of this process: tests run in several.

    Clients are never given such a port by the system: else one that asks a dead server could get the port of
    that server, and be asked itself.
    """
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % WORKERS
    while True:
        port = FIRST_PORT + PORTS * worker + random.SystemRandom().randrange(PORTS)
        with suppress(OSError), socket.socket() as found:
            found.bind(("127.0.0.1", port))
            return port


class Server:
    """`ekiben serve`, which can be killed and started again on the same port; with a known deal or not."""

    def __init__(
        self, database: Path | str, *arguments: str, port: int | None = None, deal: int | None = None
    ) -> None:
        self.port = port or free_port()
        self.database = database
        self.address = f"http://127.0.0.1:{self.port}"
        program = ["-m", "ekiben"] if deal is None else ["-P", str(FIXED_SEED), str(deal)]
        self._command = [sys.executable, *program, "serve", "--port", str(self.port)]
        self._command += ["--database", str(database), *arguments]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        """Start it, and wait until it answers."""
        self.process = subprocess.Popen(
            self._command, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL, env=os.environ
        )
        until = time.monotonic() + TIMEOUT
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with status {self.process.returncode}")
            try:
                if httpx.get(f"{self.address}/healthz", timeout=2).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def client(self, cookie: str | None = None) -> Client:
        """Somebody at this server."""
        return Client(self.address, cookie)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as its owner would."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self.process:
            self.process.send_signal(how)
            self.process.wait(TIMEOUT)
            self.process = None

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
