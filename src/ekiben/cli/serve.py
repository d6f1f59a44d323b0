"""`ekiben serve`: tables for people, in the browser."""

from __future__ import annotations

import argparse
import os
import sys

from ekiben.cli import add_database
from ekiben.components import read_file
from ekiben.errors import BadOption
from ekiben.game import find_game, game_names
from ekiben.texts import t

PORT = 8964
LOOPBACK = "127.0.0.1,::1"
LEVELS = ("debug", "info", "warning", "error")


def add_serve(p: argparse.ArgumentParser) -> None:
    p.add_argument("--host", metavar="ADDRESS", default="127.0.0.1", help=t("serve-arg-host"))
    about_port = t("serve-arg-port", default=str(PORT))
    p.add_argument("--port", metavar="PORT", type=int, default=PORT, help=about_port)
    add_database(p)
    p.add_argument("--bus", metavar="ADDRESS", help=t("serve-arg-bus"))
    p.add_argument("--bots", metavar="N", type=int, help=t("serve-arg-bots"))
    p.add_argument("--https", action="store_true", help=t("serve-arg-https"))
    about_proxy = t("serve-arg-proxy", default=LOOPBACK)
    p.add_argument("--proxy", nargs="?", const=LOOPBACK, metavar="ADDRESSES", help=about_proxy)
    p.add_argument("--name", metavar="HOST", action="append", default=[], help=t("serve-arg-name"))
    p.add_argument("--origin", metavar="URL", action="append", default=[], help=t("serve-arg-origin"))
    about_components = t("serve-arg-components")
    p.add_argument("--components", metavar="GAME=FILE", action="append", default=[], help=about_components)
    p.add_argument("--no-limits", action="store_true", help=t("serve-arg-no-limits"))
    p.add_argument("--open", action="store_true", help=t("serve-arg-open"))
    p.add_argument("--log-level", choices=LEVELS, default="warning", help=t("serve-arg-log-level"))


def run_serve(args: argparse.Namespace) -> int:
    if not 1 <= args.port <= 65_535:
        raise BadOption("serve-bad-port", port=args.port)
    if args.bots is not None and not 1 <= args.bots <= 64:
        raise BadOption("serve-bad-bots", bots=args.bots)
    from ekiben.server.serving import PortTaken, ServerConfig, is_ekiben, open_browser, serve
    from ekiben.server.settings import Settings

    config = ServerConfig(args.host, args.port, args.database, args.bus, args.proxy)
    settings = Settings(
        hosts=tuple(args.name),
        origins=tuple(args.origin),
        https=args.https,
        bots=args.bots or max(1, (os.cpu_count() or 2) - 1),
        components=dict(map(read_components, args.components)),
    )

    def ready() -> None:
        print(t("serve-ready", address=config.address), flush=True)
        if args.open:
            open_browser(config.address)

    try:
        serve(config, settings.unlimited() if args.no_limits else settings, args.log_level, ready)
    except PortTaken:
        if not is_ekiben(config):
            raise
        print(t("serve-runs-already", address=config.address), flush=True)
        if args.open:
            open_browser(config.address)
    except KeyboardInterrupt:
        print(file=sys.stderr)
    return 0


def read_components(given: str) -> tuple[str, str]:
    """A game and the text of its components file, which is checked."""
    name, sign, file = given.partition("=")
    if not sign:
        raise BadOption("serve-bad-components", given=given, game=game_names()[0])
    game = find_game(name)
    game.components(file)
    return game.name, read_file(file)
