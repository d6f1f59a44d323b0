"""A game that is over, looked at again: its moves, and what a seat saw after any of them.

While a game runs nothing is told here, whatever is asked: not even how many moves it has. When it is over its
record can be had with all that was hidden, so anybody who has the table's name may look through any eyes.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from ekiben.game import View
from ekiben.server.live import Live
from ekiben.server.messages import MoveList, Past, Shown, ToldMove
from ekiben.server.room import Refused, Room, log_seen
from ekiben.server.seating import known_seat
from ekiben.server.store.tables import OVER
from ekiben.server.words import told, words_of
from ekiben.table import Table
from ekiben.telling import Piece, find_telling, pieces
from ekiben.texts import speaking

LISTS = 100  # lists of moves in memory, at most: each takes a while to be told
Key = tuple[str, int | None, str | None]  # the table, whose eyes, the language


class Replaying:
    """Answers about games that are over. Such a game changes no more, so what was told may be kept."""

    def __init__(self, most: int = LISTS) -> None:
        self.most = most
        self._lists: OrderedDict[Key, MoveList] = OrderedDict()

    async def moves(self, live: Live, seat: int | None, language: str | None) -> MoveList:
        """All moves, as a seat (None: a spectator) knew them. They are told in a thread, once."""
        check_over(live, seat)
        key = (live.name, seat, language)
        found = self._lists.pop(key, None)
        if found is None:
            found = await asyncio.to_thread(list_moves, live.room.table.copy(), seat, language)
        self._lists[key] = found
        if len(self._lists) > self.most:
            self._lists.popitem(last=False)
        return found

    def past(self, live: Live, number: int, seat: int | None, language: str | None) -> Past:
        """The game after so many moves, as a seat (None: a spectator) was shown it."""
        check_over(live, seat)
        last = len(live.room.table.moves)
        if number > last:
            raise Refused("refused-no-move", number=number, moves=last)
        room = live.room.after(number)
        shown = shown_then(room, seat, language)
        return Past(number, last, last_move(room.table, seat, language, shown.view), shown)


def check_over(live: Live, seat: int | None) -> None:
    """Refuse to tell anything of a game that runs; then, what the table does not have."""
    if live.state != OVER or not (live.room.table.over or live.room.differs is not None):
        raise Refused("refused-replay")
    if live.room.differs is not None:
        raise Refused("table-differs", number=live.room.differs)
    if seat is not None:
        known_seat(live, seat)


def shown_then(room: Room, seat: int | None, language: str | None) -> Shown:
    """What a seat was shown; of the log what belongs to the last action, as to who had heard the rest."""
    since = room.table.unit_start(len(room.table.history))
    shown = room.shown(seat, since) | {"undo": "no-undo-over"}
    words = words_of(room.table, seat, since, language, shown) if language else None
    return Shown(seat=seat, clock=None, words=words, **shown)


def last_move(table: Table, seat: int | None, language: str | None, view: View) -> ToldMove | None:
    """The last move alone, and what it did; None at the beginning."""
    since = max(0, len(table.history) - 1)
    return next(iter(tell(table, pieces(table, seat, since), language, view)), None)


def list_moves(table: Table, seat: int | None, language: str | None) -> MoveList:
    """All moves, action by action."""
    actions = tell(table, pieces(table, seat, 0), language, table.view(seat))
    return MoveList(len(table.history), actions, log_seen(table, seat, 0))


def tell(table: Table, found: list[Piece], language: str | None, view: View) -> list[ToldMove]:
    """Actions in the words of a language; without one only who made them, and their texts."""
    if language is None:
        return [ToldMove(piece.number, piece.mover, " ".join(piece.moves), []) for piece in found]
    with speaking(language):
        return [told(table, find_telling(table.game), piece, view) for piece in found]
