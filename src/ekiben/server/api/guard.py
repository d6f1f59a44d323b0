"""Checks requests: the guest's cookie, the origin of the page, rate limits."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ekiben.errors import Refused
from ekiben.server.identity import Cookies, new_guest
from ekiben.server.settings import DAY, RateLimit, Settings
from ekiben.static_site import POLICY

COOKIE = "ekiben_guest"
MOST_KNOWN = 20_000  # buckets; the least recently used one is dropped, which refills it
REMEMBERED = int(400 * DAY)  # the longest that browsers allow
HEADERS = {
    "Content-Security-Policy": f"{POLICY}; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Limiter:
    """Token buckets by key (a guest or an address), refilled at a steady rate."""

    def __init__(self, limit: RateLimit) -> None:
        self.limit = limit
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, when counted

    def wait(self, name: str) -> float:
        """Take a token: 0 if there was one, else the seconds until the next."""
        now = time.monotonic()
        there, counted = self._buckets.pop(name, (self.limit.burst, now))
        there = min(self.limit.burst, there + max(0.0, now - counted) * self.limit.rate)
        self._buckets[name] = (there - 1 if there >= 1 else there, now)
        if len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)
        return max(0.0, (1 - there) / self.limit.rate)


class RequestGuard:
    """Checks every request and message."""

    def __init__(self, cookies: Cookies, settings: Settings) -> None:
        self.cookies = cookies
        self.settings = settings
        self.connections: Counter[str] = Counter()
        self._guest_asks = Limiter(settings.request_rate)
        self._address_asks = Limiter(settings.request_rate_address)
        self._guest_makes = Limiter(settings.table_rate)
        self._address_makes = Limiter(settings.table_rate_address)
        self._guesses = Limiter(settings.secret_rate)
        self._guest_says = Limiter(settings.message_rate)
        self._stranger_says = Limiter(settings.message_rate)
        self._address_says = Limiter(settings.message_rate_address)

    # --- who --------------------------------------------------------------------------------------------

    def guest(self, connection: AnyConnection) -> str | None:
        """The guest, if the cookie is valid."""
        return self.cookies.read(connection.cookies.get(COOKIE))

    def guest_or_new(self, connection: AnyConnection) -> tuple[str, Cookie | None]:
        """The guest; a new one gets a cookie."""
        found = self.guest(connection)
        if found:
            return found, None
        guest = new_guest()
        return guest, Cookie(
            COOKIE,
            value=self.cookies.write(guest),
            path="/",
            max_age=REMEMBERED,
            httponly=True,
            samesite="strict",
            secure=self.settings.https,
        )

    # --- from where -------------------------------------------------------------------------------------

    def check_origin(self, connection: AnyConnection) -> None:
        """Refuse pages of other sites; programs send no origin."""
        origin = connection.headers.get("origin")
        if origin is not None and not self.is_own(connection, origin):
            raise Refused("refused-origin")

    def is_own(self, connection: AnyConnection, origin: str) -> bool:
        """Whether an origin is this site or an allowed one."""
        site = site_of(origin)
        own = connection.headers.get("host", "").lower()
        return origin in self.settings.origins or (bool(site) and site == own)

    # --- how often --------------------------------------------------------------------------------------

    def check_request_rate(self, connection: AnyConnection) -> None:
        guest = self.guest(connection)
        wait = self._guest_asks.wait(guest) if guest else 0.0
        raise_if_limited(wait or self._address_asks.wait(address(connection)))

    def guest_for_new_table(self, connection: AnyConnection) -> tuple[str, Cookie | None]:
        """The guest, perhaps a new one, who creates a table; rate limited."""
        guest, cookie = self.guest_or_new(connection)
        raise_if_limited(self._guest_makes.wait(guest) or self._address_makes.wait(address(connection)))
        return guest, cookie

    def check_secret_rate(self, connection: AnyConnection) -> None:
        """Limit the guessing of secrets."""
        raise_if_limited(self._guesses.wait(address(connection)))

    def check_message_rate(self, connection: AnyConnection, guest: str) -> None:
        """Limit messages, over all connections of a guest."""
        place = address(connection)
        wait = self._guest_says.wait(guest) if guest else self._stranger_says.wait(place)
        raise_if_limited(wait or self._address_says.wait(place))

    def connect(self, connection: AnyConnection) -> bool:
        """Count a connection of an address; false if it has too many."""
        if self.connections[address(connection)] >= self.settings.connections:
            return False
        self.connections[address(connection)] += 1
        return True

    def disconnect(self, connection: AnyConnection) -> None:
        self.connections[address(connection)] -= 1
        self.connections += Counter()  # forget those with none


def site_of(origin: str) -> str:
    """The host and port of an origin; empty if it is malformed."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def address(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else ""


def raise_if_limited(seconds: float) -> None:
    """Refuse a request above the rate limit."""
    if seconds > 0:
        raise Refused("refused-too-often", seconds=int(seconds) + 1)
