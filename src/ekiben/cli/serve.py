"""`ekiben serve`: tables for people, in the browser."""

from __future__ import annotations

import argparse
import os
import sys

from ekiben.cli import add_database
from ekiben.components_file import read_file
from ekiben.errors import BadOption
from ekiben.game import all_games, find_game, game_names
from ekiben.texts import t

PORT = 8964
FIND = "find"  # the value of --lan without one
LOOPBACK = "127.0.0.1,::1"
LEVELS = ("debug", "info", "warning", "error")


def add_serve(p: argparse.ArgumentParser) -> None:
    p.add_argument("--host", metavar="ADDRESS", help=t("serve-arg-host"))
    p.add_argument("--lan", nargs="?", const=FIND, metavar="ADDRESS", help=t("serve-arg-lan"))
    about_port = t("serve-arg-port", default=str(PORT))
    p.add_argument("--port", metavar="PORT", type=int, default=PORT, help=about_port)
    add_database(p)
    p.add_argument("--bus", metavar="ADDRESS", help=t("serve-arg-bus"))
    p.add_argument("--bots", metavar="[GAME=]BOTS", action="append", default=[], help=t("serve-arg-bots"))
    p.add_argument("--bot-processes", metavar="N", type=int, help=t("serve-arg-bot-processes"))
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
    if args.bot_processes is not None and not 1 <= args.bot_processes <= 64:
        raise BadOption("serve-bad-bot-processes", processes=args.bot_processes)
    from ekiben.server.launch import PortTaken, ServerConfig, is_ekiben, open_browser, serve
    from ekiben.server.settings import Settings

    network = read_network(args)
    host = args.host or "127.0.0.1"
    config = ServerConfig(host, args.port, args.database, args.bus, args.proxy, network)
    settings = Settings(
        hosts=tuple(args.name),
        origins=tuple(args.origin),
        https=args.https,
        bots=read_custom_bots(args.bots),
        bot_processes=args.bot_processes or max(1, (os.cpu_count() or 2) - 1),
        components=dict(map(read_components, args.components)),
    )

    def show_addresses(text_id: str) -> None:
        print(t(text_id, address=config.address), flush=True)
        for origin in config.network_origins[:1]:
            print_network_address(f"{origin}/")
        if args.open:
            open_browser(config.address)

    try:
        limits = settings.unlimited() if args.no_limits else settings
        serve(config, limits, args.log_level, lambda: show_addresses("serve-ready"))
    except PortTaken:
        if not is_ekiben(config.address):
            raise
        if not all(map(is_ekiben, config.network_origins)):
            raise BadOption("serve-runs-without-lan", port=args.port) from None
        show_addresses("serve-runs-already")
    except KeyboardInterrupt:
        print(file=sys.stderr)
    return 0


def read_network(args: argparse.Namespace) -> tuple[str, ...]:
    """The addresses in the local network to listen on, if --lan asks for it."""
    from ekiben.server.lan import is_lan_address, lan_addresses

    if args.lan is None:
        return ()
    if args.host or args.https:
        raise BadOption("serve-lan-not-with", option="--host" if args.host else "--https")
    if args.lan != FIND:
        if not is_lan_address(args.lan):
            raise BadOption("serve-lan-address", address=args.lan)
        return (args.lan,)
    found = lan_addresses()
    if not found:
        raise BadOption("serve-lan-none")
    return found


def print_network_address(address: str) -> None:
    """Where others in the local network open the page, in a terminal also as a QR code."""
    import segno

    print(t("serve-ready-lan", address=address), flush=True)
    if sys.stdout.isatty() and "utf" in (sys.stdout.encoding or "").lower():
        segno.make_qr(address).terminal(border=2, compact=True)


def read_custom_bots(given: list[str]) -> dict[str, tuple[str, ...]]:
    """By game: the custom bots of all --bots, each made once."""
    from ekiben.bots.custom import is_custom, read_bot

    found: dict[str, dict[str, None]] = {}
    for each in given:
        name, sign, bots = each.partition("=")
        if not sign or ":" in name:  # no game, or the sign belongs to an argument
            name, bots = "", each
        for game in [find_game(name)] if name else all_games():
            for bot in map(str.strip, bots.split(",")):
                if not is_custom(bot, game):
                    raise BadOption("serve-bad-bot", bot=bot)
                found.setdefault(game.name, {})[read_bot(bot, game)] = None
    return {game: tuple(bots) for game, bots in found.items()}


def read_components(given: str) -> tuple[str, str]:
    """A game and the text of its components file, which is checked."""
    name, sign, file = given.partition("=")
    if not sign:
        raise BadOption("serve-bad-components", given=given, game=game_names()[0])
    game = find_game(name)
    game.components(file)
    return game.name, read_file(file)
