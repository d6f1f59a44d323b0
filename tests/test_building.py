"""A wheel and a source archive have everything in them, the page too, or are not built."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import bootstrap

pytestmark = pytest.mark.slow

NEEDED = {
    "ekiben/py.typed",
    "ekiben/games/nordic/components.toml",
    "ekiben/locale/en/core.ftl",
    "ekiben/games/nordic/locale/ru/rules.md",
    "ekiben/server/icon.svg",
    "ekiben/server/site/index.html",
}
BUILD = "import sys, build_backend; print(getattr(build_backend, sys.argv[1])(sys.argv[2]))"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What a build reads of a checkout; without a page."""
    found = tmp_path / "checkout"
    found.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE", "bootstrap.py", "build_backend.py"):
        shutil.copy(bootstrap.ROOT / name, found)
    for name in ("client", "src"):
        ignored = shutil.ignore_patterns("node_modules", "site", "__pycache__")
        shutil.copytree(bootstrap.ROOT / name, found / name, ignore=ignored)
    return found


def build(folder: Path, what: str) -> subprocess.CompletedProcess[str]:
    """Ask the backend of a folder, as pip does."""
    command = [sys.executable, "-c", BUILD, f"build_{what}", str(folder.parent)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def with_page(checkout: Path) -> Path:
    """A checkout after its page was built; what is in it does not matter."""
    site = checkout / "src/ekiben/server/site"
    site.mkdir()
    (site / "index.html").write_text("the page", encoding="utf-8")
    code = "import bootstrap; (bootstrap.SITE / 'stamp').write_text(bootstrap.page_digest())"
    subprocess.run([sys.executable, "-c", code], cwd=checkout, check=True)
    return checkout


def files_of(wheel: Path) -> set[str]:
    """The names of the files in a wheel."""
    with zipfile.ZipFile(wheel) as found:
        return set(found.namelist())


def test_nothing_is_built_without_the_page(checkout: Path) -> None:
    for what in ("wheel", "sdist"):
        done = build(checkout, what)
        assert done.returncode == 1
        assert f"python3 {checkout / 'bootstrap.py'} play" in done.stderr
        assert "Traceback" not in done.stderr
    assert build(checkout, "editable").returncode == 0, "for a checkout, which builds its page later"
    assert [each.suffix for each in checkout.parent.iterdir() if each.is_file()] == [".whl"]


@pytest.mark.parametrize(
    "changed",
    [
        "client/src/main.ts",
        "src/ekiben/locale/fr/page.ftl",
        "src/ekiben/games/zero_kei/locale/fr/page.ftl",
    ],
)
def test_nothing_is_built_with_an_older_page(checkout: Path, changed: str) -> None:
    with open(with_page(checkout) / changed, "a", encoding="utf-8") as file:
        file.write("\n")
    done = build(checkout, "wheel")
    assert done.returncode == 1
    assert "older than its sources" in done.stderr


def test_a_wheel_has_everything_in_it(checkout: Path, tmp_path: Path) -> None:
    assert files_of(tmp_path / build(with_page(checkout), "wheel").stdout.strip()) >= NEEDED


def test_a_wheel_can_be_built_from_a_source_archive(checkout: Path, tmp_path: Path) -> None:
    (with_page(checkout) / "client/node_modules").mkdir()
    (checkout / "client/node_modules/huge.js").touch()
    with tarfile.open(tmp_path / build(checkout, "sdist").stdout.strip()) as archive:
        archive.extractall(tmp_path, filter="data")
    [unpacked] = tmp_path.glob("ekiben-*/")
    assert not (unpacked / "client/node_modules").exists()
    assert files_of(tmp_path / build(unpacked, "wheel").stdout.strip()) >= NEEDED
