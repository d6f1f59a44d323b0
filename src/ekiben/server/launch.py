"""Running a server: its addresses and ports, its start and end."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass

import uvicorn

from ekiben.errors import BadOption, LocalizedError
from ekiben.server import logs
from ekiben.server.api import socket as socket_api
from ekiben.server.app import make_app
from ekiben.server.bus import open_bus
from ekiben.server.service import Service
from ekiben.server.settings import Settings
from ekiben.server.store.factory import open_database

BACKLOG = 2048  # connections waiting to be accepted
SHUTDOWN_SECONDS = 5  # for requests in progress
LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True)
class ServerConfig:
    """Where a server listens, and where its tables are."""

    host: str
    port: int
    database: str | None = None
    bus: str | None = None
    proxy: str | None = None  # addresses of trusted proxies (X-Forwarded-For)
    network: tuple[str, ...] = ()  # this computer's addresses in the local network to listen on, too

    @property
    def address(self) -> str:
        """What to open in a browser on this computer."""
        return f"{self._origin('127.0.0.1' if self.host in ('0.0.0.0', '::') else self.host)}/"

    @property
    def network_origins(self) -> tuple[str, ...]:
        """What others in the local network open, without a path."""
        return tuple(map(self._origin, self.network))

    def _origin(self, host: str) -> str:
        return f"http://{in_url(host)}:{self.port}"


def in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def allowed_hosts(config: ServerConfig, named: tuple[str, ...]) -> tuple[str, ...]:
    """The names a server answers to; none: to all.

    At home these are only its own, or a page of another site could use a name of that site that leads here.
    """
    if config.host not in LOOPBACK or (named and not config.network):
        return named
    hosts = [in_url(host) for host in (*LOOPBACK, *config.network)]
    return (*named, *(f"{host}{port}" for host in hosts for port in ("", f":{config.port}")))


def take_ports(config: ServerConfig) -> list[socket.socket]:
    """The port at each address, taken before anything else is started."""
    with ExitStack() as opened:
        found = [
            opened.enter_context(take_port(host, config.port)) for host in (config.host, *config.network)
        ]
        opened.pop_all()
    return found


def take_port(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # with IPPROTO_TCP asyncio sets TCP_NODELAY, so that small answers are sent immediately
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(BACKLOG)
    except OSError as error:
        found.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken("serve-port-taken", port=port) from None
        raise BadOption("serve-no-address", host=host, port=port, why=str(error)) from None
    return found


class PortTaken(LocalizedError):
    """Another program listens on the port."""


def is_ekiben(origin: str) -> bool:
    """Whether an Ekiben answers at an address."""
    import httpx  # slow to import, and seldom needed

    try:
        return "games" in httpx.get(f"{origin.rstrip('/')}/api/1/games", timeout=2).json()
    except (httpx.HTTPError, ValueError):
        return False


def serve(config: ServerConfig, settings: Settings, log_level: str, ready: Callable[[], None]) -> None:
    """Serve until stopped; `ready` is called when the server answers."""
    logs.configure_logging(log_level)
    with ExitStack() as opened:
        listening = [opened.enter_context(each) for each in take_ports(config)]
        hosts = allowed_hosts(config, settings.hosts)
        settings = settings._replace(hosts=hosts, network=config.network_origins)
        service = Service(open_database(config.database), open_bus(config.bus), settings)
        uvicorn_config = uvicorn.Config(
            make_app(service),
            ws="websockets-sansio",
            ws_max_size=socket_api.LARGEST,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=config.proxy is not None,
            forwarded_allow_ips=config.proxy or "",
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            backlog=BACKLOG,
        )
        server = uvicorn.Server(uvicorn_config)
        threading.Thread(target=tell_when_ready, args=(server, ready), daemon=True).start()
        with suppress(KeyboardInterrupt):
            asyncio.run(server.serve(sockets=listening))
        if not server.started:
            sys.exit(1)


def tell_when_ready(server: uvicorn.Server, ready: Callable[[], None]) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.02)
    ready()


def open_browser(address: str) -> None:
    """Open a page in the browser, if there is one; the address is printed anyway."""
    try:
        webbrowser.open(address)
    except webbrowser.Error as error:
        logging.getLogger("ekiben.server").info("no browser", extra={"why": str(error)})
