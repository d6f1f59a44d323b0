"""Dependencies of the request handlers: the service, the guard, the table of the path, the guest."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, PathParameter

from ekiben.protocol import Word
from ekiben.server.api.guard import RequestGuard
from ekiben.server.service import Service
from ekiben.server.tables.live_table import LiveTable
from ekiben.tables.snapshots import parse_language

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=40)]
ServiceDep = NamedDependency[Service]
GuardDep = NamedDependency[RequestGuard]
TableDep = NamedDependency[LiveTable]
GuestDep = NamedDependency[str]
AskedLanguage = FromQuery[Word | None]
LanguageDep = NamedDependency[str | None]  # None: no sentences are wanted


async def provide_live(service: ServiceDep, table: TableId) -> LiveTable:
    """The table of a path, up to date with other processes."""
    return await service.tables.find(table, newest=True)


def provide_guest(guard: GuardDep, request: AnyRequest) -> str:
    """The guest; empty if the request has no valid cookie."""
    return guard.guest(request) or ""


def provide_spoken(
    language: FromQuery[Word | None] = None, words: FromQuery[Word | None] = None
) -> str | None:
    """The language of sentences, if any are wanted; `words` is the old name."""
    return parse_language(language or words)


DEPENDENCIES = {
    "live": Provide(provide_live),
    "guest": Provide(provide_guest, sync_to_thread=False),
    "spoken": Provide(provide_spoken, sync_to_thread=False),
}
