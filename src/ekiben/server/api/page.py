"""The page, as it was built from `client/`. It holds no rules; it shows what it is sent.

Its files are compressed already and named after their content, so browsers cache them; only the page itself
is checked for changes.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import cast

from litestar import HttpMethod, MediaType, route
from litestar.exceptions import NotFoundException
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Receive, Scope, Send
from servestatic import ServeStaticASGI

from ekiben.texts import t

SERVER = Path(__file__).parents[1]
SITE = SERVER / "site"
READ = [HttpMethod.GET, HttpMethod.HEAD]


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
