"""Who sits where: sitting down, leaving, bots in place of people, private links, playing again."""

from __future__ import annotations

import time
from dataclasses import replace

from ekiben.server.errors import Refused
from ekiben.server.identity import hashed, new_secret
from ekiben.server.store import tables as store
from ekiben.server.store.database import Connection, Taken
from ekiben.server.store.tables import AUTOMA, BOT, FREE, GUEST, OPEN, OVER, RUNNING, SeatRow
from ekiben.server.tables import new_table as making
from ekiben.server.tables.live_table import Live
from ekiben.server.tables.names import clean_name, unlike
from ekiben.server.tables.tables import Tables


class Seating:
    """Changes of seats."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def sit(self, live: Live, guest: str, name: str, seat: int | None = None) -> int:
        """A guest sits down at a free seat."""
        name = clean_name(name)
        async with live.lock:
            found = free_seat(live, seat)
            check_one_hand(live, guest)
            others = [other.name for other in live.room.seats if other.name]
            becomes = SeatRow(found.number, GUEST, unlike(name, others), guest, seen=time.time())
            await self._change(live, found, becomes)
        await self.tables.tell(live)
        return found.number

    async def leave(self, live: Live, guest: str, seat: int) -> None:
        """A guest gets up. Then a bot plays on or the seat is free, as the host chose."""
        async with live.lock:
            mine = own_seat(live, guest, seat)
            check_going_on(live)
            away = str(live.room.row.settings.get("away", making.WAIT))
            stays_free = away == making.WAIT or live.state == OPEN
            becomes = SeatRow(seat, FREE) if stays_free else SeatRow(seat, BOT, mine.name, bot=away)
            await self._change(live, mine, becomes)
        await self.tables.tell(live)

    async def replace(self, live: Live, guest: str, seat: int, bot: str | None) -> None:
        """The host gives a seat to a bot, or frees it; never that of somebody who is there."""
        async with live.lock:
            check_host(live, guest)
            check_going_on(live)
            found = known_seat(live, seat)
            if found.kind == AUTOMA:
                raise Refused("refused-automa-stays")
            if found.guest not in (None, guest) and found.kind == GUEST:
                await self.tables.refresh(live)
                found = known_seat(live, seat)
                if live.here(found):
                    raise Refused("refused-seat-here", name=found.name)
            if bot is None:
                becomes = SeatRow(seat, FREE)
            else:
                level = making.check_level(live.room.table.game, bot)
                becomes = SeatRow(seat, BOT, bot=level)
            await self._change(live, found, becomes)
        await self.tables.tell(live)

    async def time_out(self, live: Live, seat: int, bot: str) -> None:
        """Its time is up: a bot plays on. The guest still sees what the seat sees."""
        found = live.room.seats[seat]
        await self._change(live, found, replace(found, kind=BOT, bot=bot))

    async def new_link(self, live: Live, guest: str, seat: int) -> str:
        """The secret of a new private link; an older one is void."""
        secret = new_secret()
        async with live.lock:
            mine = own_seat(live, guest, seat)
            await self._change(live, mine, replace(mine, secret=hashed(secret)))
        return secret

    async def take_over(self, guest: str, secret: str) -> tuple[Live, int]:
        """Who has a seat's private link sits there from now on, on this device."""
        found = await self.tables.read(lambda connection: store.find_secret(connection, hashed(secret)))
        if found is None:
            raise Refused("refused-link")
        live = await self.tables.find(found[0], newest=True)
        async with live.lock:
            seat = live.room.seats[found[1]]
            if seat.secret != hashed(secret):  # another link was made meanwhile
                raise Refused("refused-link")
            host = guest if live.room.row.host == seat.guest else None
            await self._change(live, seat, replace(seat, guest=guest, seen=time.time()), host)
        await self.tables.tell(live)
        return live, seat.number

    async def again(self, live: Live, guest: str) -> str:
        """The same people at another table; all who ask are sent to the first one that was made."""
        if live.state != OVER:
            raise Refused("refused-not-over")
        if not live.seats_of(guest) and live.room.row.host != guest:
            raise Refused("refused-not-your-table")
        kept = making.plan_again(live.room.row, live.room.seats, time.time())

        def job(connection: Connection) -> str:
            if store.set_follower(connection, live.name, kept.table.id) == kept.table.id:
                store.add_table(connection, kept.table, kept.seats)
                return kept.table.id
            row = store.find_row(connection, live.name)
            assert row
            assert row.follower
            return row.follower

        follower = await self.tables.write(job)
        live.change(follower=follower)
        await self.tables.tell(live)
        return follower

    async def seen(self, live: Live, guest: str) -> None:
        """A guest is there, or was until now."""
        if not live.seats_of(guest):
            return
        now = time.time()
        await self.tables.write(lambda connection: store.set_seen(connection, live.name, guest, now))
        seats = [replace(seat, seen=now) if seat.guest == guest else seat for seat in live.room.seats]
        live.sit(seats)
        await self.tables.bus.tell(live.name)

    async def _change(self, live: Live, was: SeatRow, becomes: SeatRow, host: str | None = None) -> None:
        """Keep it, then show it; the game begins when the last seat is taken. `host` is who becomes it."""
        now = time.time()
        was_open = live.state == OPEN

        def job(connection: Connection) -> tuple[bool, list[SeatRow]]:
            store.change_seat(connection, live.name, was, becomes, now)
            seats = store.seats_of(connection, live.name)  # another process may have filled another one
            begins = was_open and all(seat.kind != FREE for seat in seats)
            if begins:
                store.set_state(connection, live.name, RUNNING, now)
            if host:
                store.set_host(connection, live.name, host)
            return begins, seats

        try:
            begins, seats = await self.tables.write(job)
        except Taken:
            await self.tables.refresh(live)
            raise Refused("refused-seat-taken") from None
        row = live.room.row
        live.change(changed=now, state=RUNNING if begins else row.state, host=host or row.host)
        live.sit(seats)


# --- checks ---------------------------------------------------------------------------------------------


def known_seat(live: Live, seat: int) -> SeatRow:
    """A seat that the table has."""
    if not 0 <= seat < len(live.room.seats):
        raise Refused("refused-no-seat", seats=len(live.room.seats))
    return live.room.seats[seat]


def own_seat(live: Live, guest: str, seat: int) -> SeatRow:
    """A seat that the guest has."""
    found = known_seat(live, seat)
    if found.guest != guest:
        raise Refused("refused-not-your-seat")
    return found


def free_seat(live: Live, seat: int | None) -> SeatRow:
    """A certain free seat, or the first one."""
    if seat is not None:
        found = known_seat(live, seat)
        if found.kind != FREE:
            raise Refused("refused-seat-taken")
        return found
    for each in live.room.seats:
        if each.kind == FREE:
            return each
    raise Refused("refused-full")


def check_one_hand(live: Live, guest: str) -> None:
    """In a game that has begun, who knows one hand does not get to see another."""
    if live.state == RUNNING and live.room.table.game.secrets and live.seats_of(guest):
        raise Refused("refused-one-hand")


def check_host(live: Live, guest: str) -> None:
    """Some things only the host may do."""
    if live.room.row.host != guest:
        raise Refused("refused-not-host")


def check_going_on(live: Live) -> None:
    """After the end everybody stays where they were."""
    if live.state == OVER:
        raise Refused("refused-game-over")
