"""Settings and limits of a server."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from ekiben.bots.custom import custom_name
from ekiben.game import Game
from ekiben.protocol import BotInfo

DAY = 86_400.0


class RateLimit(NamedTuple):
    """A burst, and a rate per second."""

    burst: float
    rate: float


class Settings(NamedTuple):
    hosts: tuple[str, ...] = ()  # host names it answers to; empty: all
    origins: tuple[str, ...] = ()  # other sites whose pages may use it
    network: tuple[str, ...] = ()  # its addresses (http://…) in the local network, offered in invitations
    https: bool = False  # served over HTTPS: marks cookies as Secure
    bots: Mapping[str, tuple[str, ...]] = MappingProxyType({})  # by game: the custom bots it offers
    bot_processes: int = 1  # processes that think for the bots
    open_table_ttl: float = 7 * DAY  # seconds until an open table is deleted
    max_idle_tables: int = 5_000  # tables in memory
    away_after: float = 90.0  # seconds after which an absent player can be replaced
    here_for: float = 10.0  # seconds for which somebody whose connection ended is still shown as there
    request_rate: RateLimit = RateLimit(60, 20)  # requests of one guest
    request_rate_address: RateLimit = RateLimit(300, 100)  # and of one address, which guests may share
    table_rate: RateLimit = RateLimit(10, 0.1)  # tables made by one guest
    table_rate_address: RateLimit = RateLimit(30, 0.5)
    secret_rate: RateLimit = RateLimit(10, 0.1)  # secrets tried from one address
    message_rate: RateLimit = RateLimit(40, 10)  # messages of one guest over all connections
    message_rate_address: RateLimit = RateLimit(400, 100)  # and of one address
    connections: int = 60  # of one address at a time
    max_listed: int = 100  # tables of one guest shown in a list
    components: Mapping[str, str] = MappingProxyType({})  # by game: the file of tables made without one

    def levels(self, game: Game) -> list[str]:
        """The levels of bots that can get a seat."""
        return list(game.judgement.levels)

    def custom_bots(self, game: Game) -> list[BotInfo]:
        """The custom bots that can get a seat, with their names for people."""
        return [BotInfo(bot, custom_name(bot)) for bot in self.bots.get(game.name, ())]

    def unlimited(self) -> Settings:
        """The same without rate limits: for tests, and among friends."""
        rates = (name for name, value in self._asdict().items() if isinstance(value, RateLimit))
        limits: dict[str, Any] = dict.fromkeys(rates, RateLimit(1e9, 1e9))
        return self._replace(**limits, connections=1_000_000)
