"""What a server can be told at its start, and the limits that it keeps to."""

from __future__ import annotations

from typing import NamedTuple

from ekiben.server.limits import Pace

DAY = 86_400.0


class Settings(NamedTuple):
    """How a server behaves."""

    hosts: tuple[str, ...] = ()  # names it answers to; none: to all
    origins: tuple[str, ...] = ()  # pages elsewhere that may use it
    https: bool = False  # whether people reach it by https, so that cookies may travel by that only
    bots: int = 1  # processes that think for the bots
    open_for: float = 7 * DAY  # seconds until a table where nobody began to play is removed
    rooms: int = 5_000  # tables in memory that nobody watches, at most
    away_after: float = 90.0  # seconds without a guest until the host may give the seat to a bot
    asking: Pace = Pace(60, 20)  # requests of one guest
    asking_address: Pace = Pace(300, 100)  # and of one address, where several may live
    making: Pace = Pace(10, 0.1)  # tables made by one guest
    making_address: Pace = Pace(30, 0.5)
    guessing: Pace = Pace(10, 0.1)  # secrets tried from one address
    saying: Pace = Pace(40, 10)  # messages of one guest, by all connections
    saying_address: Pace = Pace(400, 100)  # and of one address
    connections: int = 60  # of one address at a time
    listed: int = 100  # tables of one guest shown in a list

    def unlimited(self) -> Settings:
        """The same for those who trust all who can reach the server: nobody asks too often."""
        pace = Pace(1e9, 1e9)
        return self._replace(
            asking=pace,
            asking_address=pace,
            making=pace,
            making_address=pace,
            guessing=pace,
            saying=pace,
            saying_address=pace,
            connections=1_000_000,
        )
