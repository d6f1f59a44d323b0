"""bootstrap.py: what it sets up, and that extras stay when the packages below them change."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import bootstrap

ROOT = Path(__file__).parent.parent
Steps = list[str]


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Steps:
    """An empty checkout; what is installed in its .venv is only noted."""
    done: Steps = []
    monkeypatch.setattr(bootstrap, "BOOT", tmp_path / "boot")
    monkeypatch.setattr(bootstrap, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(bootstrap, "has_python", lambda: True)
    monkeypatch.setattr(bootstrap, "page_is_ready", lambda: True)
    monkeypatch.setattr(bootstrap, "checkers_are_ready", lambda kind: True)
    monkeypatch.setattr(bootstrap, "browser_is_ready", lambda kind: True)
    monkeypatch.setattr(bootstrap, "install_uv", lambda: "uv")

    def set_up(kind: str) -> None:
        bootstrap.STAMP.unlink(missing_ok=True)
        done.append(kind)

    monkeypatch.setattr(bootstrap, "set_up", set_up)
    monkeypatch.setattr(bootstrap, "must", lambda label, command, env: done.append(command[-1]))
    monkeypatch.setattr(bootstrap, "add_pytorch", lambda: done.append("PyTorch"))
    return done


def change_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after `git pull`: no stamp fits any more."""
    before = bootstrap.stamp_for
    monkeypatch.setattr(bootstrap, "stamp_for", lambda kind: f"{before(kind)}-newer")


def test_every_extra_can_be_set_up_by_its_name() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert bootstrap.SENTENCES.keys() == {"play"} | project["optional-dependencies"].keys() - {"build"}
    assert bootstrap.SENTENCES.keys() == bootstrap.LOCKS.keys() | bootstrap.EXTRAS.keys()


@pytest.mark.parametrize("args", [[], ["--help"]])
def test_without_a_name_it_lists_them(args: list[str]) -> None:
    shown = subprocess.run(
        [sys.executable, ROOT / "bootstrap.py", *args], capture_output=True, text=True, check=True
    ).stdout
    for name, sentence in bootstrap.SENTENCES.items():
        assert re.search(rf"bootstrap\.py {name} +{re.escape(sentence)}", shown)


def test_an_unknown_name_is_refused_with_those_that_exist(
    steps: Steps, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bootstrap.main(["host", "hots"]) == 2
    wrong = capsys.readouterr().err
    assert "There is nothing named hots to set up." in wrong
    assert all(f"bootstrap.py {name} " in wrong for name in bootstrap.SENTENCES)
    assert not steps, "nothing is installed if a name is wrong"


def test_an_extra_comes_on_top_of_what_it_needs(steps: Steps) -> None:
    bootstrap.main(["host"])
    assert steps == ["play", "host"]
    assert bootstrap.is_ready("host")
    assert bootstrap.is_ready("play")
    assert not bootstrap.is_ready("cuda")
    bootstrap.main(["host"])
    bootstrap.main(["play"])
    assert steps == ["play", "host"], "nothing is left to do"


def test_an_extra_is_added_to_what_is_there_already(steps: Steps) -> None:
    bootstrap.main(["dev", "train"])
    assert steps == ["dev", "PyTorch", "train"]
    assert bootstrap.is_ready("dev"), "it stays ready for more than the extra needs"


def test_extras_stay_when_the_packages_change(steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    bootstrap.main(["cuda", "host"])
    change_packages(monkeypatch)
    assert not bootstrap.is_ready("host")
    steps.clear()
    bootstrap.prepare("play")  # as play.py does
    assert steps == ["play", "cuda", "host"]
    bootstrap.main(["research"])
    assert steps[3:] == ["research", "cuda", "host"]
    assert all(map(bootstrap.is_ready, ("arena", "research", "cuda", "host")))


@pytest.mark.parametrize(
    ("kind", "has_pip", "fetches_uv"), [("play", True, False), ("play", False, True), ("dev", True, True)]
)
def test_playing_is_set_up_without_fetching_uv(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, has_pip: bool, fetches_uv: bool
) -> None:
    commands: list[list[str]] = []
    fetched: list[str] = []

    def fetch_uv() -> str:
        fetched.append("uv")
        return "uv"

    monkeypatch.setattr(bootstrap, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(bootstrap, "has_pip", lambda: has_pip)
    monkeypatch.setattr(bootstrap, "install_uv", fetch_uv)
    monkeypatch.setattr(bootstrap, "must", lambda label, command, env: commands.append(list(command)))
    bootstrap.set_up(kind)
    assert bool(fetched) == fetches_uv
    environment, packages, ours = commands
    assert environment[1:3] == ["-m", "venv"]
    assert {"--require-hashes", str(bootstrap.LOCKS[kind])} <= {*packages}
    assert ours[-2:] == ["--editable", str(ROOT)]


def test_only_who_checks_gets_what_checks_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[list[str]] = []
    for folder in ("MODULES", "SITE"):
        (tmp_path / folder).mkdir()
        monkeypatch.setattr(bootstrap, folder, tmp_path / folder)

    def run_step(label: str, command: list[str], *where: object) -> tuple[bool, str]:
        steps.append([each for each in command if each in ("ci", "--omit=dev", "--js", "build")])
        return True, ""

    monkeypatch.setattr(bootstrap, "run_step", run_step)
    monkeypatch.setattr(bootstrap, "page_digest", lambda: "of these sources")
    bootstrap.build_page("play")
    assert steps == [["ci", "--omit=dev"], ["--js"], ["build"]]
    assert bootstrap.page_is_ready()
    assert bootstrap.checkers_are_ready("play")
    assert not bootstrap.checkers_are_ready("dev")
    bootstrap.build_page("dev")
    assert steps[3:] == [["ci"]], "the page itself is built already"
    bootstrap.build_page("play")
    assert steps[4:] == []
    assert bootstrap.checkers_are_ready("dev")


@pytest.mark.parametrize("extra", bootstrap.EXTRAS)
def test_the_command_names_the_extra_and_the_locked_versions(
    extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "install_uv", lambda: "uv")
    command = bootstrap.install_extra(extra)
    assert command[1:3] == ["pip", "install"]
    assert command[command.index("--constraints") + 1] == str(ROOT / "requirements-dev.lock")
    assert command[-3:] == [str(ROOT / "pyproject.toml"), "--extra", extra]
