"""The page, as it was built from `client/`. It holds no rules; it shows what it is sent.

Its files are compressed already and named after their content, so browsers cache them; only the page itself
is checked for changes.
"""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any, cast

from litestar import HttpMethod, MediaType, Response, get, route
from litestar.exceptions import NotFoundException
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Receive, Scope, Send
from servestatic import ServeStaticASGI

from ekiben.server.api.content import Content, respond_cached
from ekiben.server.api.dependencies import AnyRequest
from ekiben.static_site import ICONS, built_files, more_files, service_worker
from ekiben.texts import t

SERVER = Path(__file__).parents[1]
SITE = SERVER / "site"
READ = [HttpMethod.GET, HttpMethod.HEAD]
KINDS = {
    ".js": "text/javascript",
    ".json": "application/json",
    ".toml": "application/toml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}


def index() -> Path:
    """The page itself; it is there once it was built."""
    return SITE / "index.html"


@cache
def files() -> ServeStaticASGI:
    """The files to serve, read at the first request."""
    found = ServeStaticASGI(missing, max_age=0, immutable_file_test="^/assets/", allow_all_origins=False)
    found.add_file_to_dictionary("/icon.svg", str(SERVER / "icon.svg"))
    if index().exists():
        found.add_files(SITE / "assets", "assets")
        found.add_file_to_dictionary("/", str(index()))
    return found


@cache
def kept_files() -> dict[str, Content]:
    """What browsers keep besides the page, and the service worker that does it, by path."""
    found = more_files()
    if (SITE / "index.html").exists():
        found["sw.js"] = service_worker({**built_files(), **found}, has_server=True)
    return {f"/{name}": Content.of(data, KINDS[Path(name).suffix]) for name, data in found.items()}


@get(
    [
        "/sw.js",
        "/manifest.webmanifest",
        *(f"/{file.name}" for file in ICONS),
        "/written/{name:str}",
        "/components/{name:str}",
    ],
    include_in_schema=False,
)
async def get_kept(request: AnyRequest) -> Response[Any]:
    content = (await asyncio.to_thread(kept_files)).get(request.url.path)
    if content is None:
        raise NotFoundException()
    return respond_cached(request, content)


async def missing(scope: Scope, receive: Receive, send: Send) -> None:
    raise NotFoundException()


@route(["/icon.svg", "/assets/{name:str}"], http_method=READ, include_in_schema=False)
async def get_file() -> ASGIApp:
    return cast(ASGIApp, files())


@route(
    ["/", "/t/{table:str}", "/t/{table:str}/replay", "/seat", "/rules/{game:str}"],
    http_method=READ,
    include_in_schema=False,
)
async def get_page() -> ASGIApp:
    """The page itself; what it shows depends on its address. If it was not built, how to build it."""
    if "/" in files().files:
        return page
    return ASGIResponse(body=t("serve-no-page"), status_code=503, media_type=MediaType.TEXT)


async def page(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve the same page at every address."""
    await files()({**scope, "path": "/"}, receive, send)
