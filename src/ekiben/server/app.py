"""The web application: the service behind HTTP and WebSocket."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar
from litestar.config.allowed_hosts import AllowedHostsConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import ekiben
from ekiben.errors import EkibenError
from ekiben.server.api import health, http, page, socket
from ekiben.server.api.guard import HEADERS, RequestGuard
from ekiben.server.api.problems import answer_broken, answer_error, answer_http, answer_unreadable
from ekiben.server.service import Service
from ekiben.texts import LANGUAGES, use_language


def requested_language(scope: Scope) -> str:
    """The language of an answer: `language` (once `words`) in the query, else the header Accept-Language."""
    connection = ASGIConnection[Any, Any, Any, Any](scope)
    query = connection.query_params
    asked = query.get("language") or query.get("words") or connection.headers.get("accept-language") or ""
    names = (each.strip()[:2].lower() for each in asked.split(","))
    return next((name for name in names if name in LANGUAGES), LANGUAGES[0])


def with_headers(app: ASGIApp) -> ASGIApp:
    """Every answer, also a refusal, has its language and tells the browser what a page of ours may do.

    The framework refuses a WebSocket with a plain answer; here that becomes a refused handshake.
    """
    headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            if scope["type"] != ScopeType.WEBSOCKET or not message["type"].startswith("http."):
                await send(message)
            elif message["type"] == "http.response.start":  # anything longer would be logged as an error
                await send(cast(Message, {"type": "websocket.close", "code": 1008}))

        if "headers" not in scope:  # the start and the end of the server
            await app(scope, receive, send)
            return
        with use_language(requested_language(scope)):
            await app(scope, receive, send_more)

    return answer


def make_app(service: Service) -> Litestar:
    guard = RequestGuard(service.cookies, service.settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.close()

    app = Litestar(
        route_handlers=[
            http.router,
            socket.table_socket,
            health.health,
            health.metrics,
            page.get_page,
            page.get_file,
            page.get_kept,
        ],
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False),
            "guard": Provide(lambda: guard, sync_to_thread=False),
        },
        lifespan=[lifespan],
        exception_handlers={
            EkibenError: answer_error,
            HTTPException: answer_http,
            RecursionError: answer_unreadable,
            UnicodeDecodeError: answer_unreadable,
            Exception: answer_broken,
        },
        allowed_hosts=AllowedHostsConfig(list(service.settings.hosts)) if service.settings.hosts else None,
        openapi_config=OpenAPIConfig(
            title="Ekiben",
            version=ekiben.__version__,
            path="/api/1",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=http.LARGEST,
        logging_config=None,  # see `logs`
        debug=False,
    )
    # outermost, so that it also handles unknown addresses
    app.asgi_handler = with_headers(app.asgi_handler)
    app.state.service, app.state.guard = service, guard
    return app
