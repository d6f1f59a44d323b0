"""Monitoring: a health check and counters."""

from __future__ import annotations

from litestar import Response, get

from ekiben.server.api.dependencies import ServiceDep
from ekiben.server.metrics import CONTENT_TYPE


@get("/healthz", media_type="text/plain", summary="Health check")
async def health(service: ServiceDep) -> str:
    """`ok` if the database can be read, else 503."""
    await service.tables.read(lambda connection: connection.run("SELECT 1"))
    return "ok\n"


@get("/metrics", summary="Counters for Prometheus", sync_to_thread=False)
def metrics(service: ServiceDep) -> Response[bytes]:
    """In the text format of Prometheus."""
    return Response(service.metrics.text(), media_type=CONTENT_TYPE)
