"""The plain page: a lobby and a table, in text. It holds no rules; it shows what it is sent."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ekiben.texts import texts_of

FOLDER = resources.files("ekiben.server").joinpath("page")
KINDS = {"css": "text/css", "html": "text/html", "js": "text/javascript", "svg": "image/svg+xml"}
FILES = ("icon.svg", "lobby.js", "page.js", "server.js", "style.css", "table.js")
FRESH = {"Cache-Control": "no-cache"}


@cache
def content(name: str) -> bytes:
    """A file of the page, read once."""
    return FOLDER.joinpath(name).read_bytes()


def page_file(name: str) -> Response[bytes]:
    """The same as an answer."""
    kind = KINDS[name.rpartition(".")[2]]
    return Response(content(name), media_type=f"{kind}; charset=utf-8", headers=FRESH)


@get(["/", "/t/{table:str}", "/seat"], include_in_schema=False)
async def get_page() -> Response[bytes]:
    """The page itself; what it shows depends on its address."""
    return page_file("page.html")


@get("/page/{name:str}", include_in_schema=False)
async def get_file(name: FromPath[str]) -> Response[bytes]:
    """What belongs to the page."""
    if name not in FILES:
        raise NotFoundException()
    return page_file(name)


@get("/page/texts", include_in_schema=False, sync_to_thread=False, media_type=MediaType.JSON)
def get_texts() -> dict[str, Any]:
    """The words of the page."""
    return texts_of("page-")


handlers = [get_page, get_file, get_texts]
