"""The page over the wire: packed, sent once, and asked for again only where it may have changed."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ekiben.client import bot, me
from ekiben.server.api import page
from ekiben.texts import t
from tests.server.raw_http import Answer, check_answer, exchange
from tests.server.server_process import Server

SITE = Path(str(resources.files("ekiben.server"))) / "site"
PACKED = (".css", ".html", ".js", ".svg")
PLACES = ["/", "/t/abc", "/t/abc/replay", "/seat", "/rules/nordic", "/icon.svg"]
FROM_GAMES = ["/api/1/rules/nordic?language=ru", "/api/1/tables/{table}/printed"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server, whose page is that of this checkout."""
    with Server(tmp_path_factory.mktemp("page") / "tables.sqlite", "--no-limits") as found:
        yield found


@pytest.fixture(scope="module")
def script() -> str:
    """A script that the page begins with."""
    if not (SITE / "index.html").exists():
        pytest.skip("the page is not built")
    found = re.search(r'src="(/assets/[\w-]+\.js)"', (SITE / "index.html").read_text(encoding="utf-8"))
    assert found
    return found[1]


def asked(server: Server, path: str, method: str = "GET", **headers: str) -> Answer:
    """The answer to a request."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Connection: close"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    answer = exchange(server.port, "\r\n".join([*lines, "", ""]).encode())
    check_answer(answer)
    assert answer
    return answer


def header(answer: Answer, name: str) -> str:
    """A header that stands there once."""
    [value] = answer.headers[name]
    return value


@pytest.mark.parametrize("path", [*PLACES, *FROM_GAMES])
def test_what_has_not_changed_is_not_sent_again(server: Server, path: str) -> None:
    with server.client() as client:
        path = path.format(table=client.new_table("nordic", [me("Ann"), bot("easy")]).id)
    first = asked(server, path, Accept_Encoding="gzip")
    assert first.status == 200
    assert header(first, "cache-control") in ("no-cache", "max-age=0, public")
    assert len(re.findall("charset", header(first, "content-type"))) <= 1
    again = asked(server, path, If_None_Match=header(first, "etag"), Accept_Encoding="gzip")
    assert (again.status, again.body) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert asked(server, path, If_None_Match='"another"').status == 200


def test_a_file_named_after_its_content_is_kept_for_ever(server: Server, script: str) -> None:
    answer = asked(server, script)
    assert (answer.status, answer.body) == (200, (SITE / script[1:]).read_bytes())
    assert "immutable" in header(answer, "cache-control")
    assert "access-control-allow-origin" not in answer.headers, "other sites have no use for it"
    assert "javascript" in header(answer, "content-type")


@pytest.mark.parametrize("path", ["/", "/t/abc", "script"])
def test_it_comes_packed_as_the_browser_likes(server: Server, path: str, script: str) -> None:
    path = script if path == "script" else path
    file = SITE / (script[1:] if path == script else "index.html")
    plain = asked(server, path)
    assert "content-encoding" not in plain.headers
    assert plain.body == file.read_bytes()
    for accepted, encoding, ending in (("gzip, deflate, br", "br", ".br"), ("gzip", "gzip", ".gz")):
        packed = asked(server, path, Accept_Encoding=accepted)
        assert header(packed, "content-encoding") == encoding
        assert header(packed, "vary").lower() == "accept-encoding"
        assert packed.body == Path(f"{file}{ending}").read_bytes()
        assert len(packed.body) < len(plain.body)


def test_everything_that_was_built_is_packed(script: str) -> None:
    files = [file for file in SITE.rglob("*") if file.suffix in PACKED]
    assert len(files) > 10
    for file in files:
        assert gzip.decompress(Path(f"{file}.gz").read_bytes()) == file.read_bytes()
        assert Path(f"{file}.br").stat().st_size < file.stat().st_size


def test_parts_and_heads_are_answered(server: Server, script: str) -> None:
    whole = asked(server, script).body
    head = asked(server, script, "HEAD")
    assert (head.status, head.body, header(head, "content-length")) == (200, b"", str(len(whole)))
    part = asked(server, script, Range="bytes=10-19")
    assert (part.status, part.body) == (206, whole[10:20])
    assert asked(server, "/", "HEAD").status == 200


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/",
        "/assets/../index.html",
        "/assets/%2e%2e/stamp",
        "/assets/..%2f..%2fapp.py",
        "/assets/../../app.py",
        "/assets/%00",
        "/stamp",
        "/site/index.html",
        "/texts/en.ftl",
    ],
)
def test_nothing_else_is_read(server: Server, path: str) -> None:
    answer = asked(server, path)
    assert answer.status in (400, 404)
    assert json.loads(answer.body)["reason"] == f"http-{answer.status}"


def test_a_page_is_only_read(server: Server, script: str) -> None:
    for path in ("/", script):
        assert asked(server, path, "POST", Content_Length="0").status == 405


def test_where_no_page_was_built_the_server_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "SITE", tmp_path)
    page.files.cache_clear()
    try:
        with TestClient(Litestar([page.get_page, page.get_file])) as client:
            answer = client.get("/t/abc")
            assert client.get("/icon.svg").status_code == 200
    finally:
        page.files.cache_clear()
    assert (answer.status_code, answer.text) == (503, t("serve-no-page"))


def test_a_browser_gets_the_page_at_an_unknown_address(server: Server, script: str) -> None:
    """The page says that there is nothing; programs get JSON."""
    ask = "GET /nowhere HTTP/1.1\r\nHost: here\r\nConnection: close\r\nAccept: text/html,*/*\r\n\r\n"
    answer = exchange(server.port, ask.encode())
    assert answer
    assert answer.status == 404
    assert script.encode() in answer.body
    assert asked(server, "/nowhere").status == 404
