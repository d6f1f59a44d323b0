"""Dependencies of the request handlers: the service, the guard, the table of the path, the guest."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import PathParameter

from ekiben.server.api.guard import RequestGuard
from ekiben.server.service import Service
from ekiben.server.tables.live_table import LiveTable

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=40)]
ServiceDep = NamedDependency[Service]
GuardDep = NamedDependency[RequestGuard]
TableDep = NamedDependency[LiveTable]
GuestDep = NamedDependency[str]


async def provide_live(service: ServiceDep, table: TableId) -> LiveTable:
    """The table of a path, up to date with other processes."""
    return await service.tables.find(table, newest=True)


def provide_guest(guard: GuardDep, request: AnyRequest) -> str:
    """The guest; empty if the request has no valid cookie."""
    return guard.guest(request) or ""


DEPENDENCIES = {"live": Provide(provide_live), "guest": Provide(provide_guest, sync_to_thread=False)}
