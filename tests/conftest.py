"""Settings of all tests."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.support.rule_coverage import Combining, Tracing

pytest.register_assert_rewrite(
    "tests.games",
    "tests.support.components_files",
    "tests.support.random_games",
    "tests.support.typed_input",
)

# The same examples in every run: a failure can be run again, and nothing is kept on disk.
settings.register_profile(
    "ekiben",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ekiben")

HERE = Path(__file__).parent
SLOW_FOLDERS = ("adapters", "arena", "bots", "page", "research", "server")  # compiler, browser, database
SOAK = "EKIBEN_SOAK"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options of our own."""
    parser.addoption("--soak", action="store_true", help="give tests marked `soak` their long form")
    parser.addoption("--cover-rules", action="store_true", help="measure which lines of the rules are tested")


def pytest_configure(config: pytest.Config) -> None:
    """Before any test is imported."""
    if config.getoption("soak"):
        os.environ[SOAK] = "1"  # for numbers of games that modules look up, see tests/support/soak.py
    if config.getoption("cover_rules"):  # which takes several processes
        config.pluginmanager.register(Tracing() if hasattr(config, "workerinput") else Combining())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the folders that `check.py quick` leaves out."""
    for item in items:
        if item.path.relative_to(HERE).parts[0] in SLOW_FOLDERS:
            item.add_marker(pytest.mark.slow)


@pytest.fixture
def figure(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Tells something measured, which is printed when all tests have run."""
    return lambda text: record_property("figure", text)


@pytest.hookimpl(wrapper=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Iterator[None]:
    """Print the figures, under the names of their tests."""
    reports = [each for kind in ("passed", "failed") for each in terminalreporter.getreports(kind)]
    figures = [(each, text) for each in reports for key, text in each.user_properties if key == "figure"]
    if figures:
        terminalreporter.section("figures")
        for report, text in figures:
            terminalreporter.line(f"{report.nodeid}: {text}")
    return (yield)


@pytest.fixture(autouse=True, scope="session")
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test writes into the folder of the person who runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("EKIBEN_DATA", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    """Writes a components file of one's own."""

    def write_file(text: str) -> Path:
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write_file
