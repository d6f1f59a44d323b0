"""The page: what was built from `client/`, or, where nothing was built, a plain one in text.

Neither holds rules; they show what they are sent.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

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


@cache
def files_of(folder: str) -> dict[str, bytes]:
    """The files of a folder that may be asked for, read once."""
    place = SERVER.joinpath(*folder.split("/"))
    if not place.is_dir():
        return {}
    names = [file.name for file in place.iterdir() if file.is_file() and kind_of(file.name)]
    return {name: place.joinpath(name).read_bytes() for name in names}


def kind_of(name: str) -> str | None:
    """What a browser is told about a file."""
    return KINDS.get(name.rpartition(".")[2])


def file_of(folder: str, name: str, headers: dict[str, str]) -> Response[bytes]:
    """A file as an answer."""
    found = files_of(folder).get(name)
    if found is None:
        raise NotFoundException()
    return Response(found, media_type=kind_of(name), headers=headers)


@get(["/", "/t/{table:str}", "/seat", "/rules/{game:str}"], include_in_schema=False)
async def get_page() -> Response[bytes]:
    """The page itself; what it shows depends on its address."""
    if "index.html" in files_of("site"):
        return file_of("site", "index.html", FRESH)
    return file_of("page", "page.html", FRESH)


@get("/assets/{name:str}", include_in_schema=False)
async def get_asset(name: FromPath[str]) -> Response[bytes]:
    """What belongs to the page that was built."""
    return file_of("site/assets", name, FOREVER)


@get("/icon.svg", include_in_schema=False)
async def get_icon() -> Response[bytes]:
    """The sign of the box."""
    return file_of("page", "icon.svg", FRESH)


@get("/page/{name:str}", include_in_schema=False)
async def get_file(name: FromPath[str]) -> Response[bytes]:
    """What belongs to the plain page."""
    return file_of("page", name, FRESH)


@get("/page/texts", include_in_schema=False, sync_to_thread=False, media_type=MediaType.JSON)
def get_texts() -> dict[str, Any]:
    """The words of the plain page."""
    return texts_of("page-")


@get("/texts/{language:str}", include_in_schema=False, media_type="text/plain; charset=utf-8")
async def get_language(language: FromPath[str]) -> Response[str]:
    """The files of a language, such as `en.ftl`."""
    name = language.removesuffix(".ftl")
    if name not in LANGUAGES:
        raise NotFoundException()
    return Response(language_file(name), headers=FRESH, media_type="text/plain; charset=utf-8")


@cache
def language_file(name: str) -> str:
    """Read once."""
    return source(name)


handlers = [get_page, get_asset, get_icon, get_file, get_texts, get_language]
