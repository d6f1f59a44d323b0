"""The page: what was built from `client/`, or, where nothing was built, a plain one in text.

Neither holds rules; they show what they are sent. What was built is packed already, and named after its
content, but for the page itself: a browser asks whether that has changed.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, cast

from litestar import HttpMethod, MediaType, get, route
from litestar.exceptions import NotFoundException
from litestar.types import ASGIApp, Receive, Scope, Send
from servestatic import ServeStaticASGI

from ekiben.game import all_games
from ekiben.texts import texts_of

SERVER = Path(__file__).parents[1]
READ = [HttpMethod.GET, HttpMethod.HEAD]
BUILT, PLAIN = SERVER / "site", SERVER / "page"


@cache
def files() -> ServeStaticASGI:
    """The files that may be asked for, as they are when the first one is."""
    found = ServeStaticASGI(
        missing, PLAIN, "page", max_age=0, immutable_file_test="^/assets/", allow_all_origins=False
    )
    if (BUILT / "index.html").exists():
        found.add_files(BUILT / "assets", "assets")
        found.add_file_to_dictionary("/", str(BUILT / "index.html"))
    else:
        found.add_file_to_dictionary("/", str(PLAIN / "page.html"))
    found.add_file_to_dictionary("/icon.svg", str(PLAIN / "icon.svg"))
    return found


async def missing(scope: Scope, receive: Receive, send: Send) -> None:
    """There is no such file."""
    raise NotFoundException()


@route(["/icon.svg", "/assets/{name:str}", "/page/{name:str}"], http_method=READ, include_in_schema=False)
async def get_file() -> ASGIApp:
    """What belongs to a page."""
    return cast(ASGIApp, files())


@route(
    ["/", "/t/{table:str}", "/t/{table:str}/replay", "/seat", "/rules/{game:str}"],
    http_method=READ,
    include_in_schema=False,
)
async def get_page() -> ASGIApp:
    """The page itself; what it shows depends on its address."""
    return page


async def page(scope: Scope, receive: Receive, send: Send) -> None:
    """The same at every address."""
    await files()({**scope, "path": "/"}, receive, send)


@get("/page/texts", include_in_schema=False, sync_to_thread=False, media_type=MediaType.JSON)
def get_texts() -> dict[str, Any]:
    """The words of the plain page, and what the games and their seats and options are called."""
    found = texts_of("page-")
    for game in all_games():
        found |= {f"{game.name}-{rest}": text for rest, text in game.about().items()}
    return found


handlers = [get_page, get_file, get_texts]
