"""Bots are compiled in a process of their own, which doesn't disturb anybody."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.server.server_process import TIMEOUT, Server

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="looks for child processes in /proc"),
]


def children(process: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def test_ctrl_c_while_bots_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """A terminal sends Ctrl-C to the server's whole process group: it ends without a traceback, all of it."""
    monkeypatch.setenv("EKIBEN_CACHE", str(tmp_path / "cache"))
    with Server(tmp_path / "tables.sqlite3") as server:
        assert server.process
        group, until = os.getpgid(server.process.pid), time.monotonic() + TIMEOUT
        while not (compiling := children(server.process.pid)) or "numba" not in libraries(compiling[0]):
            assert time.monotonic() < until
            time.sleep(0.05)
        for each in compiling:
            if os.getpgid(each) == group:
                os.kill(each, signal.SIGINT)
                time.sleep(1)  # to write what it has to say
    assert not [each for each in compiling if Path(f"/proc/{each}/stat").exists()]
    out, err = capfd.readouterr()
    assert "Traceback" not in out + err
    assert "failed" not in out + err


def libraries(process: int) -> str:
    """What a process has loaded."""
    try:
        return Path(f"/proc/{process}/maps").read_text()
    except OSError:
        return ""
