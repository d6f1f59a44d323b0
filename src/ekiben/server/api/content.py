"""Answers that don't change while the server runs: compressed once, cached by browsers."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from typing import Any, NamedTuple

from litestar import MediaType, Response

from ekiben.server.api.dependencies import AnyRequest


class Content(NamedTuple):
    """An answer, the same compressed, its ETag and its media type."""

    plain: bytes
    gzipped: bytes
    tag: str
    kind: MediaType | str

    @classmethod
    def of(cls, data: bytes, kind: MediaType | str = MediaType.JSON) -> Content:
        tag = f'"{blake2b(data, digest_size=12).hexdigest()}"'
        return cls(data, gzip.compress(data, 9, mtime=0), tag, kind)


def respond_cached(request: AnyRequest, content: Content) -> Response[Any]:
    """304 if the browser has it already; compressed if the browser accepts gzip."""
    headers = {"Cache-Control": "no-cache", "ETag": content.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == content.tag:
        return Response(None, status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(content.plain, media_type=content.kind, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(content.gzipped, media_type=content.kind, headers=headers)
