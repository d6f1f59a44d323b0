"""`check.py`: which checks it runs, and what it tells of them."""

from __future__ import annotations

import shlex
import subprocess
import sys

import pytest

import bootstrap
import check
from tests.support import needs

VITEST = """
 Test Files  24 passed (24)
\x1b[2m      Tests \x1b[22m \x1b[1m\x1b[32m839 passed\x1b[39m\x1b[22m\x1b[90m (839)\x1b[39m
   Duration  11.08s

    Isolate  24 workers spawned
             at least ~5.33s faster with isolate: false
"""


def test_a_check_tells_its_result_and_no_advertisement(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.told("page", True, VITEST)
    assert capsys.readouterr().out.strip() == "Tests  839 passed (839)"
    assert check.told("types", True, "a note\nSuccess: no issues found in 390 source files")
    assert capsys.readouterr().out.strip() == "Success: no issues found in 390 source files"


def test_a_check_that_fails_tells_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert not check.told("page", False, VITEST)
    assert "faster with isolate" in capsys.readouterr().out


def test_a_check_that_fails_makes_the_run_fail(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.run_stage({"good": "python -c 0", "bad": "python -c 1/0"}) == {"good": True, "bad": False}
    assert "ZeroDivisionError" in capsys.readouterr().out


def test_every_run_has_names_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    for stages in (check.FULL, *check.RUNS.values()):
        names = [name for stage in stages for name in stage]
        assert len(names) == len(set(names))
        assert not set(names) & set(check.RUNS)
        assert all(shlex.split(command) for stage in stages for command in stage.values())
    assert check.main(["quick", "nonsense"]) == 2
    assert "There is no check named nonsense" in capsys.readouterr().err


def test_what_is_imported_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "")
    check.keep_bytecode()
    command = [sys.executable, "-c", "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert told == ["False", str(bootstrap.BOOT / "bytecode")]


def test_what_is_missing_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needs, "postgres_program", lambda name: None)
    monkeypatch.setattr(needs, "redis_program", lambda: None)
    monkeypatch.delenv("EKIBEN_TEST_POSTGRES", raising=False)
    assert ["apt install postgresql" in line for line in needs.missing()] == [True, False]
    assert "apt install redis-server" in needs.missing()[1]
    monkeypatch.setenv("EKIBEN_TEST_POSTGRES", "postgresql://here")
    assert len(needs.missing()) == 1


def test_what_has_a_long_form_runs_in_soak() -> None:
    """Without the mark nothing would ever run it."""
    for file in (bootstrap.ROOT / "tests").rglob("test_*.py"):
        text = file.read_text(encoding="utf-8")
        assert "import soaked" not in text or "mark.soak" in text, file
