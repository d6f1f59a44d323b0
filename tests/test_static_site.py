"""A static site: complete, the same in any folder, and never written over something else."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ekiben import static_site
from ekiben.cli import main
from ekiben.errors import BadOption
from ekiben.game import game_names
from ekiben.static_site import write_site
from ekiben.texts import LANGUAGES

PAGE = """<!doctype html>
<meta charset="utf-8">
<link rel="icon" href="/icon.svg">
<script type="module" src="/assets/main-1.js"></script>
"""


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that was built: the tests need not wait for the real one."""
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text(PAGE, encoding="utf-8")
    for name in ("main-1.js", "main-1.js.br", "main-1.js.gz"):
        (built / "assets" / name).write_text("play();", encoding="utf-8")
    monkeypatch.setattr(static_site, "PAGE", built)
    return built


def files_in(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def kept_by(folder: Path) -> list[str]:
    """The files that the service worker keeps."""
    source = (folder / "sw.js").read_text(encoding="utf-8")
    found = re.search(r"const FILES = (\[.*\]);", source)
    assert found
    return list(json.loads(found[1]))


def test_a_site_has_everything_the_page_would_ask_a_server_for(tmp_path: Path) -> None:
    site = tmp_path / "site"
    count = write_site(site)
    files = files_in(site)
    assert count == len(files)
    for game in game_names():
        assert f"components/{game}.toml" in files
        assert {f"written/{game}.{language}.json" for language in LANGUAGES} <= files
    assert "assets/main-1.js" in files
    assert not [name for name in files if name.endswith((".br", ".gz"))]
    manifest = json.loads((site / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert {icon["src"].removeprefix("./") for icon in manifest["icons"]} <= files
    assert {"./", *(f"./{name}" for name in files - {"index.html", "sw.js"})} == set(kept_by(site))
    rules = json.loads((site / "written" / "nordic.fr.json").read_text(encoding="utf-8"))
    assert rules["language"] == "fr"
    assert rules["sections"]


def test_the_page_names_its_files_from_where_it_lies_and_runs_nothing_else(tmp_path: Path) -> None:
    write_site(tmp_path / "site")
    html = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert '="/' not in html
    assert 'src="./assets/main-1.js"' in html
    assert "default-src 'none'" in html
    assert "unsafe-inline" not in html
    assert "'unsafe-eval'" not in html


def test_a_new_version_replaces_the_old_one(tmp_path: Path, page: Path) -> None:
    site = tmp_path / "site"
    write_site(site)
    before = (site / "sw.js").read_text(encoding="utf-8")
    write_site(site)
    assert (site / "sw.js").read_text(encoding="utf-8") == before
    (page / "assets" / "main-1.js").rename(page / "assets" / "main-2.js")
    write_site(site)
    assert (site / "sw.js").read_text(encoding="utf-8") != before
    assert "assets/main-1.js" not in files_in(site)


def test_nothing_else_is_written_over(tmp_path: Path, page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "index.html").write_text("my page", encoding="utf-8")
    with pytest.raises(BadOption, match="something else"):
        write_site(other)
    assert files_in(other) == {"index.html"}
    assert main(["site", str(other / "index.html" / "deeper")]) == 2
    assert main(["site", str(tmp_path / "new")]) == 0
    assert "http.server" in capsys.readouterr().out
    (page / "index.html").unlink()
    with pytest.raises(BadOption, match="not been built"):
        write_site(tmp_path / "third")
