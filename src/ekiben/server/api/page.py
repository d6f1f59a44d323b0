"""The page: what was built from `client/`, or, where nothing was built, a plain one in text.

Neither holds rules; they show what they are sent.
"""

from __future__ import annotations

import gzip
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ekiben.server.api.given import Asking
from ekiben.texts import LANGUAGES, source, texts_of

SERVER = resources.files("ekiben.server")

KINDS = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
}
FRESH = {"Cache-Control": "no-cache"}
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}  # what is named after its content


class Content(NamedTuple):
    """A file as it is, and packed; what is packed already stays as it is."""

    plain: bytes
    packed: bytes | None

    @classmethod
    def of(cls, data: bytes, packs: bool = True) -> Content:
        """Pack a file once."""
        return cls(data, gzip.compress(data, 9, mtime=0) if packs else None)


@cache
def files_of(folder: str) -> dict[str, Content]:
    """The files of a folder that may be asked for, read once."""
    place = SERVER.joinpath(*folder.split("/"))
    if not place.is_dir():
        return {}
    names = [file.name for file in place.iterdir() if file.is_file() and kind_of(file.name)]
    packs = {name: not name.endswith("woff2") for name in names}
    return {name: Content.of(place.joinpath(name).read_bytes(), packs[name]) for name in names}


def kind_of(name: str) -> str | None:
    """What a browser is told about a file."""
    return KINDS.get(name.rpartition(".")[2])


def file_of(request: Asking, folder: str, name: str, headers: dict[str, str]) -> Response[bytes]:
    """A file as an answer."""
    found = files_of(folder).get(name)
    if found is None:
        raise NotFoundException()
    return answered(request, found, kind_of(name), headers)


def answered(request: Asking, found: Content, kind: str | None, headers: dict[str, str]) -> Response[bytes]:
    """Packed, if the browser understands that."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(found.plain, media_type=kind, headers=headers)


@get(["/", "/t/{table:str}", "/t/{table:str}/replay", "/seat", "/rules/{game:str}"], include_in_schema=False)
async def get_page(request: Asking) -> Response[bytes]:
    """The page itself; what it shows depends on its address."""
    if "index.html" in files_of("site"):
        return file_of(request, "site", "index.html", FRESH)
    return file_of(request, "page", "page.html", FRESH)


@get("/assets/{name:str}", include_in_schema=False)
async def get_asset(request: Asking, name: FromPath[str]) -> Response[bytes]:
    """What belongs to the page that was built."""
    return file_of(request, "site/assets", name, FOREVER)


@get("/icon.svg", include_in_schema=False)
async def get_icon(request: Asking) -> Response[bytes]:
    """The sign of the box."""
    return file_of(request, "page", "icon.svg", FRESH)


@get("/page/{name:str}", include_in_schema=False)
async def get_file(request: Asking, name: FromPath[str]) -> Response[bytes]:
    """What belongs to the plain page."""
    return file_of(request, "page", name, FRESH)


@get("/page/texts", include_in_schema=False, sync_to_thread=False, media_type=MediaType.JSON)
def get_texts() -> dict[str, Any]:
    """The words of the plain page."""
    return texts_of("page-")


@get("/texts/{language:str}", include_in_schema=False, media_type="text/plain; charset=utf-8")
async def get_language(request: Asking, language: FromPath[str]) -> Response[bytes]:
    """The files of a language, such as `en.ftl`."""
    name = language.removesuffix(".ftl")
    if name not in LANGUAGES:
        raise NotFoundException()
    return answered(request, language_file(name), "text/plain; charset=utf-8", FRESH)


@cache
def language_file(name: str) -> Content:
    """Read once."""
    return Content.of(source(name).encode())


def pack() -> None:
    """Read and pack everything before somebody waits for it."""
    for folder in ("site", "site/assets", "page"):
        files_of(folder)
    for name in LANGUAGES:
        language_file(name)


handlers = [get_page, get_asset, get_icon, get_file, get_texts, get_language]
