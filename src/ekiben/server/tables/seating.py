"""Seats: sitting down, leaving, bots in place of people, private links, rematches."""

from __future__ import annotations

import time
from dataclasses import replace

from ekiben.errors import Refused
from ekiben.server.identity import hash_secret, new_secret
from ekiben.server.store import tables as store
from ekiben.server.store.database import Conflict, Connection
from ekiben.server.tables.live_table import LEASE, LiveTable
from ekiben.server.tables.tables import Tables
from ekiben.tables import new_table
from ekiben.tables.names import clean_name, unique_name
from ekiben.tables.replay import find_seat
from ekiben.tables.rows import AUTOMA, BOT, FREE, GUEST, OPEN, OVER, RUNNING, WAIT, SeatRow


class Seating:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def sit(self, live: LiveTable, guest: str, name: str, seat: int | None = None) -> int:
        name = clean_name(name)
        async with live.lock:
            found = free_seat(live, seat)
            if live.state == RUNNING and live.session.table.game.secrets and live.seats_of(guest):
                raise Refused("refused-one-hand")  # nobody may see two hands
            others = [other.name for other in live.session.seats if other.name]
            becomes = SeatRow(found.number, GUEST, unique_name(name, others), guest, seen=time.time())
            await self._change(live, found, becomes)
        await self.tables.publish(live)
        return found.number

    async def leave(self, live: LiveTable, guest: str, seat: int) -> None:
        """A guest leaves; then a bot plays on or the seat is free, as the host chose."""
        async with live.lock:
            mine = own_seat(live, guest, seat)
            check_not_over(live)
            away = live.session.row.away
            stays_free = away == WAIT or live.state == OPEN
            becomes = SeatRow(seat, FREE) if stays_free else SeatRow(seat, BOT, mine.name, bot=away)
            await self._change(live, mine, becomes)
        await self.tables.publish(live)

    async def replace(self, live: LiveTable, guest: str, seat: int, bot: str | None) -> None:
        """As the host, give a seat to a bot or free it, unless its player is there."""
        async with live.lock:
            if live.session.row.host != guest:
                raise Refused("refused-not-host")
            check_not_over(live)
            found = find_seat(live.session, seat)
            if found.kind == AUTOMA:
                raise Refused("refused-automa-stays")
            if found.guest not in (None, guest) and found.kind == GUEST:
                await self.tables.catch_up_locked(live)
                found = find_seat(live.session, seat)
                if live.may_return(found):
                    raise Refused("refused-seat-here", name=found.name)
            becomes = self._bot_seat(live, seat, bot) if bot else SeatRow(seat, FREE)
            await self._change(live, found, becomes)
        await self.tables.publish(live)

    def _bot_seat(self, live: LiveTable, seat: int, bot: str) -> SeatRow:
        game = live.session.table.game
        others = [each.name for each in live.session.seats if each.name and each.number != seat]
        offer = self.tables.settings
        return new_table.bot_seat(seat, game, new_table.check_offered_bot(game, bot, offer), others, offer)

    async def time_out(self, live: LiveTable, seat: int, bot: str) -> None:
        """Time is up: a bot plays on. The guest still sees what the seat sees."""
        found = live.session.seats[seat]
        await self._change(live, found, replace(found, kind=BOT, bot=bot))

    async def new_link(self, live: LiveTable, guest: str, seat: int) -> str:
        """The secret of a new private link, which invalidates the old one."""
        secret = new_secret()
        async with live.lock:
            mine = own_seat(live, guest, seat)
            await self._change(live, mine, replace(mine, secret=hash_secret(secret)))
        return secret

    async def take_over(self, guest: str, secret: str) -> tuple[LiveTable, int]:
        """Take a seat over by its private link, on this device."""
        found = await self.tables.read(lambda connection: store.find_secret(connection, hash_secret(secret)))
        if found is None:
            raise Refused("refused-link")
        live = await self.tables.find(found[0], newest=True)
        async with live.lock:
            seat = live.session.seats[found[1]]
            if seat.secret != hash_secret(secret):  # another link was made meanwhile
                raise Refused("refused-link")
            host = guest if live.session.row.host == seat.guest else None
            await self._change(live, seat, replace(seat, guest=guest, seen=time.time()), host)
        await self.tables.publish(live)
        return live, seat.number

    async def rematch(self, live: LiveTable, guest: str) -> str:
        """The id of a new table with the same players; there is one, however often it is asked for."""
        if live.state != OVER:
            raise Refused("refused-not-over")
        if not live.seats_of(guest) and live.session.row.host != guest:
            raise Refused("refused-not-your-table")
        session = live.session
        stored = new_table.plan_rematch(session.row, session.seats, time.time(), session.components_text)

        def job(connection: Connection) -> str:
            if store.set_follower(connection, live.id, stored.table.id) == stored.table.id:
                store.add_table(connection, stored.table, stored.seats, stored.components_text)
                return stored.table.id
            row = store.find_row(connection, live.id)
            assert row
            assert row.follower
            return row.follower

        follower = await self.tables.write(job)
        live.update_row(follower=follower)
        await self.tables.publish(live)
        return follower

    async def mark_present(self, live: LiveTable, guest: str, leaving: bool = False) -> None:
        """Note that a guest is there for the next LEASE seconds, or (`leaving`) was until now.

        Other servers know it from this note only; a connection renews it before it ends.
        """
        if not live.seats_of(guest):
            return
        now = time.time() + (0.0 if leaving else LEASE)
        await self.tables.write(lambda connection: store.set_seen(connection, live.id, guest, now))
        seats = [replace(seat, seen=now) if seat.guest == guest else seat for seat in live.session.seats]
        live.set_seats(seats)
        await self.tables.bus.publish(live.id)

    async def _change(self, live: LiveTable, was: SeatRow, becomes: SeatRow, host: str | None = None) -> None:
        """Store and announce a seat's change; the last free seat starts the game. `host` is a new host."""
        now = time.time()
        was_open = live.state == OPEN

        def job(connection: Connection) -> tuple[bool, list[SeatRow]]:
            store.change_seat(connection, live.id, was, becomes, now)
            seats = store.seats_of(connection, live.id)  # another process may have filled another one
            begins = was_open and all(seat.kind != FREE for seat in seats)
            if begins:
                store.change_table(connection, live.id, state=RUNNING)
            if host:
                store.change_table(connection, live.id, host=host)
            return begins, seats

        try:
            begins, seats = await self.tables.write(job)
        except Conflict:
            await self.tables.catch_up_locked(live)
            raise Refused("refused-seat-taken") from None
        row = live.session.row
        live.update_row(changed=now, state=RUNNING if begins else row.state, host=host or row.host)
        live.set_seats(seats)


# --- checks ---------------------------------------------------------------------------------------------


def own_seat(live: LiveTable, guest: str, seat: int) -> SeatRow:
    found = find_seat(live.session, seat)
    if found.guest != guest:
        raise Refused("refused-not-your-seat")
    return found


def free_seat(live: LiveTable, seat: int | None) -> SeatRow:
    """This seat, if it is free, or the first free one."""
    among = live.session.seats if seat is None else [find_seat(live.session, seat)]
    found = next((each for each in among if each.kind == FREE), None)
    if found is None:
        raise Refused("refused-full" if seat is None else "refused-seat-taken")
    return found


def check_not_over(live: LiveTable) -> None:
    """After the end seats don't change."""
    if live.state == OVER:
        raise Refused("refused-game-over")
