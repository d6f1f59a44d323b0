"""The commands that the documentation prints: those of the README and the readers' pages run as printed.

A command that serves is started, answers, and is stopped. Those that take long or need another machine are
only read by the command line. Commands of the README run from their start; the same ones on other pages do
not run again, and `ekiben` there is a process that has started already.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import pytest

import bootstrap
import check
import ekiben
from ekiben.cli import parse, play_command
from tests.server.server_process import free_port
from tests.support.warm_ekiben import write_program

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/*.md"))]
RUN = ["README.md", "docs/play.md", "docs/own-the-box.md", "docs/python.md", "docs/new-game.md"]
# They need a database, a table or a backup, replace .venv, never end, or run these tests themselves.
NOT_RUN = re.compile(
    r"postgresql:|redis:|restore FILE|/t/TABLE|export TABLE|bootstrap.py|http.server|check.py"
)
TIMEOUT = 300.0  # compiling may come first
ANSWERS = "1\n1\n1\n1\nquit\ny\ny\n"  # what somebody at a terminal types: a few moves, then good bye


def commands(page: Path) -> list[str]:
    """The lines of the blocks marked `sh`, without the comments behind them."""
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^ *```sh\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)
    lines = [re.split(r"\s+# ", line)[0].strip() for block in blocks for line in block.splitlines()]
    return [line for line in lines if line and not line.startswith("#")]


def words(command: str) -> list[str]:
    """The words of a command, without what the shell takes for itself."""
    found = shlex.split(re.split(r" [>|] ", command)[0])
    while found and re.fullmatch(r"[A-Z_]+=\S*", found[0]):
        del found[0]
    return found


def of_ekiben(command: str) -> list[str] | None:
    """The arguments that the command `ekiben` gets in the end, if it does."""
    program, *args = words(command)
    if (program, *args[:1]) == ("python3", "play.py"):
        return play_command(args[1:])
    return play_command(args) if Path(program).name == "ekiben" else None


def serves(command: str) -> bool:
    return (of_ekiben(command) or [""])[0] == "serve"


every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


@every_page
def test_commands_exist_with_their_options(page: Path) -> None:
    for command in commands(page):
        arguments = of_ekiben(command)
        if arguments is None:
            assert is_known(words(command)), f"{page.name}: {command}"
        elif "--setup-only" not in arguments:
            parse(arguments)  # exits if there is no such command or option


def is_known(command: list[str]) -> bool:
    """Whether a command that is not of `ekiben` names what there is."""
    program, *args = command
    if program in ("python3", ".venv/bin/python", "python"):
        if args[0] == "bootstrap.py":
            return args[1] in {*bootstrap.LOCKS, *bootstrap.EXTRAS}
        if args[0] == "check.py":
            known = {*check.RUNS, "--list", *(name for stage in check.FULL for name in stage)}
            return {*args[1:]} <= known
        if args[0] == "-m":
            return importlib.util.find_spec(args[1]) is not None
        return (ROOT / args[0]).exists()
    if program.startswith(".venv/bin/"):
        return (ROOT / program).exists()
    return program in ("mkdir", "sed", "cp", "dask", "compile", "alias", "pip", "apt", "git")


def test_every_command_of_the_readme_is_in_a_block() -> None:
    """So no command escapes the tests: those in a sentence would."""
    text = re.sub(r"```.*?```", "", (ROOT / "README.md").read_text(encoding="utf-8"), flags=re.DOTALL)
    assert re.findall(r"`(?:ekiben|python3|pip) [^`]*`", text) == []


@pytest.fixture(scope="module")
def warm_program() -> Iterator[Path]:
    """A folder with a program `ekiben` that needs no time to start."""
    with TemporaryDirectory() as folder:
        address = f"{folder}/socket"
        write_program(Path(folder) / "ekiben", address)
        process = subprocess.Popen([sys.executable, "-m", "tests.support.warm_ekiben", address], cwd=ROOT)
        try:
            wait_for(Path(address).exists)
            yield Path(folder)
        finally:
            process.kill()
            process.wait()


@pytest.mark.parametrize("name", RUN)
def test_the_commands_run(name: str, tmp_path: Path, warm_program: Path) -> None:
    """One after the other, as a reader would type them, in a folder with the files that they name."""
    assert bootstrap.is_ready("dev"), "python3 bootstrap.py dev comes first: play.py would replace .venv now"
    elsewhere = commands(ROOT / RUN[0]) if name != RUN[0] else []
    found = [each for each in commands(ROOT / name) if each not in elsewhere and not NOT_RUN.search(each)]
    assert found
    there = folder_of_a_reader(tmp_path)
    for command in found:
        from_start = name == RUN[0] or "EKIBEN_GAMES=" in command  # where games are is looked up at the start
        if serves(command):
            check_server(command, there)
        else:
            done = run(command, there, [] if from_start else [warm_program])
            assert done.returncode == 0, f"{name}: {command}\n{done.stdout[-2000:]}"


def folder_of_a_reader(there: Path) -> Path:
    """A folder with games, components and a bot under the names that the pages use."""
    table = ekiben.new("zero-kei", players=2, seed=1)
    while not table.over:
        table.play(table.legal()[0])
    (there / "game.txt").write_text(table.after(45).record(), encoding="utf-8")
    (there / "FILE").write_text(table.record(), encoding="utf-8")
    text = (ROOT / "docs/python.md").read_text(encoding="utf-8")
    (there / "mine.py").write_text(re.findall(r"```python\n(from ekiben.bots.*?)```", text, re.DOTALL)[0])
    text = (ROOT / "docs/own-the-box.md").read_text(encoding="utf-8")
    components, scenario = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    (there / "my.toml").write_text(components, encoding="utf-8")
    (there / "sunday.toml").write_text(scenario, encoding="utf-8")
    return there


def environment(there: Path, programs: Sequence[Path] = ()) -> dict[str, str]:
    """Programs as a reader has them, data of their own, and a browser that only notes what it opens."""
    browser = there / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {there}/opened\n', encoding="utf-8")
    browser.chmod(0o755)
    path = os.pathsep.join([*map(str, programs), str(Path(sys.executable).parent), os.environ["PATH"]])
    mine = {"PATH": path, "HOME": str(there), "EKIBEN_DATA": str(there / "data"), "BROWSER": f"{browser} %s"}
    cache = os.environ.get("EKIBEN_CACHE") or str(Path.home() / ".cache/ekiben")
    return os.environ | mine | {"EKIBEN_CACHE": cache}


def folder_for(command: str, there: Path) -> Path:
    """Programs of the repository run in its folder, others in the reader's."""
    return ROOT if re.search(r"play\.py|\.venv/|cp -r", command) else there


def run(command: str, there: Path, programs: Sequence[Path] = ()) -> subprocess.CompletedProcess[str]:
    """What a command does when somebody at the terminal plays a little and leaves."""
    return subprocess.run(
        ["/bin/sh", "-c", command],
        cwd=folder_for(command, there),
        env=environment(there, programs),
        input=ANSWERS,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=TIMEOUT,
        check=False,
    )


def check_server(command: str, there: Path) -> None:
    """It answers, with the page, and opens the browser if it says so; then it is stopped."""
    with started(command, there) as address:
        page = httpx.get(address, headers={"Host": host_name(command)}, timeout=10)
        assert page.status_code == 200, command
        assert "<title>" in page.text, command
        if "--open" in (of_ekiben(command) or []):
            opened = there / "opened"
            wait_for(lambda: opened.exists() and opened.read_text(encoding="utf-8") != "")
            assert address.rpartition(":")[2] in opened.read_text(encoding="utf-8")


def host_name(command: str) -> str:
    """The only name that the server answers to, if it has one."""
    return next(iter(re.findall(r"--name (\S+)", command)), "127.0.0.1")


def wait_for(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + TIMEOUT
    while not condition() and time.monotonic() < until:
        time.sleep(0.02)


@contextmanager
def started(command: str, there: Path) -> Iterator[str]:
    """A command that serves, at a port and on a database of its own."""
    port = free_port()
    mine = re.sub(r" --port \d+", "", command) + f" --port {port} --database {there}/{port}.sqlite"
    process = subprocess.Popen(
        ["/bin/sh", "-c", mine],
        cwd=folder_for(command, there),
        env=environment(there),
        stdout=subprocess.DEVNULL,
        stdin=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        address = f"http://127.0.0.1:{port}"
        until = time.monotonic() + TIMEOUT
        while time.monotonic() < until and process.poll() is None:
            with suppress(httpx.TransportError):
                if httpx.get(f"{address}/healthz", headers={"Host": host_name(command)}).status_code == 200:
                    break
            time.sleep(0.1)
        assert process.poll() is None, f"{command} ended with {process.returncode}"
        yield address
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait(TIMEOUT)
