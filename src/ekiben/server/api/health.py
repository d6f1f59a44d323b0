"""For those who look after a server: whether it is well, and what it counts."""

from __future__ import annotations

from litestar import Response, get

from ekiben.server.api.dependencies import ServiceDep
from ekiben.server.metrics import CONTENT_TYPE


@get("/healthz", media_type="text/plain", summary="Whether the server is well")
async def health(service: ServiceDep) -> str:
    """Well is who can read the tables; else the answer is 503."""
    await service.tables.read(lambda connection: connection.run("SELECT 1"))
    return "ok\n"


@get("/metrics", summary="What the server counts", sync_to_thread=False)
def metrics(service: ServiceDep) -> Response[bytes]:
    """In the form that Prometheus reads."""
    return Response(service.metrics.text(), media_type=CONTENT_TYPE)
