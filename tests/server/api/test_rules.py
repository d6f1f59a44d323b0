"""The rules in words, as the server gives them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ekiben.game import game_names
from ekiben.rules_text import rules_text
from ekiben.texts import LANGUAGES
from tests.server.server_process import Server


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server, asked over the wire."""
    where: Path = tmp_path_factory.mktemp("rules") / "tables.sqlite"
    with Server(where) as server, httpx.Client(base_url=server.address) as client:
        yield client


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_given_in_every_language(site: httpx.Client, game: str, language: str) -> None:
    answer = site.get(f"/api/1/rules/{game}", params={"language": language})
    assert answer.status_code == 200
    text = rules_text(game, language)
    assert answer.json() == {
        "game": game,
        "language": language,
        "title": text.title,
        "html": text.html,
        "sections": [
            {"id": each.id, "level": each.level, "title": each.title, "html": each.html}
            for each in text.sections
        ],
    }


@pytest.mark.parametrize(
    ("path", "kind"), [("rules/zero-kei", "application/json"), ("games/zero-kei/texts", "text/plain")]
)
def test_they_are_compressed_and_sent_again_only_if_they_changed(
    site: httpx.Client, path: str, kind: str
) -> None:
    """A new version of the server may say something else."""
    packed = site.get(f"/api/1/{path}")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["cache-control"] == "no-cache"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert packed.headers["content-type"].startswith(kind)
    plain = site.get(f"/api/1/{path}", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == packed.content
    again = site.get(f"/api/1/{path}", headers={"If-None-Match": packed.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("words", [None, "xx", "EN"])
def test_a_language_that_is_not_known_is_english(site: httpx.Client, words: str | None) -> None:
    answer = site.get("/api/1/rules/zero-kei", params={"language": words} if words else {})
    assert (answer.status_code, answer.json()["language"]) == (200, "en")


def test_a_game_that_is_not_known_is_refused_in_the_language(site: httpx.Client) -> None:
    answer = site.get("/api/1/rules/moon", params={"language": "fr"})
    assert answer.status_code == 404
    told = answer.json()
    assert told["reason"] == "unknown-game"
    assert told["arguments"]["name"] == "'moon'"
    assert told["message"].startswith("il n’y a pas de jeu")
    assert "nordic, zero-kei" in told["message"]


@pytest.mark.parametrize("game", ["%2e%2e%2fzero-kei", "zero-kei%00", "zero_kei"])
def test_nothing_else_is_read(site: httpx.Client, game: str) -> None:
    assert site.get(f"/api/1/rules/{game}").status_code in (400, 404)
