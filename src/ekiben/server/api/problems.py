"""Answers to errors: why, as a sentence, without internals."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from ekiben.errors import EkibenError, Refused, UnknownGame
from ekiben.protocol import Problem
from ekiben.server.api import page
from ekiben.server.store.database import StoreError
from ekiben.tables.problems import refusal
from ekiben.texts import t

STATUS = {  # of refusals; the others are 409
    "refused-no-table": 404,
    "refused-no-seat": 404,
    "refused-no-move": 404,
    "refused-link": 404,
    "refused-not-your-seat": 403,
    "refused-not-your-table": 403,
    "refused-not-host": 403,
    "refused-origin": 403,
    "refused-name": 400,
    "refused-level": 400,
    "refused-automas": 400,
    "refused-record": 400,
    "refused-components": 400,
    "refused-too-often": 429,
    "refused-busy": 503,
}
_log = logging.getLogger("ekiben.api")


def problem(error: Exception, request: str | None = None) -> Problem:
    """An error as a message, in the current language."""
    if isinstance(error, StoreError):
        return Problem("refused-busy", t("refused-busy"), request=request)
    if isinstance(error, EkibenError):
        return refusal(error, request)
    if isinstance(error, (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError)):
        return Problem("refused-form", t("refused-form", why=str(error)), {"why": str(error)}, request)
    return Problem("refused-broken", t("refused-broken"), request=request)


def status(error: Exception) -> int:
    if isinstance(error, Refused):
        return STATUS.get(error.reason, 409)
    if isinstance(error, StoreError):
        return 503
    if isinstance(error, UnknownGame):
        return 404
    return 400 if isinstance(error, (EkibenError, msgspec.MsgspecError)) else 500


def answer_error(_: Request[Any, Any, Any], error: EkibenError) -> Response[Problem]:
    if isinstance(error, StoreError):
        _log.error("the store fails", extra={"why": str(error)})
    headers = {}
    if isinstance(error, Refused) and error.reason == "refused-too-often":
        headers["Retry-After"] = str(error.arguments["seconds"])
    return Response(problem(error), status_code=status(error), headers=headers)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem | bytes]:
    """Errors of the framework: malformed or too large; an unknown address, where a browser gets the page."""
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if error.status_code == 404 and wants_page and page.index().exists():
        return Response(page.index().read_bytes(), status_code=404, media_type=MediaType.HTML)
    extra = error.extra if isinstance(error.extra, list) else []
    why = [str(each.get("message", "")) for each in extra if isinstance(each, dict)]
    text = ". ".join([error.detail, *why]) if why else error.detail
    return Response(Problem(f"http-{error.status_code}", text), status_code=error.status_code)


def answer_unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A body that is not UTF-8 or nested too deeply, which the framework does not handle."""
    why = "nested too deeply" if isinstance(error, RecursionError) else str(error)
    return Response(problem(msgspec.DecodeError(why)), status_code=400)


def answer_broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug: details go to the log only."""
    _log.error("a request failed", exc_info=error, extra={"method": request.method})
    return Response(problem(error), status_code=500)
