"""What a move did, told by ids and typed arguments: read off the positions before and after."""

from __future__ import annotations

from collections.abc import Iterator

from ekiben.game import LogEntry
from ekiben.games.zero_kei.components import BOARD_POSITIONS, CARRIAGE_IDS, COLOUR_NAMES
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from ekiben.games.zero_kei.notation import MOVE_TEXTS, SEAT_NAMES, members
from ekiben.games.zero_kei.state import BOARD, COLOURS, GONE, NOBODY, OVER, VENUES, State
from ekiben.games.zero_kei.view import board_token, numbers


def log(before: State, move: int, after: State) -> list[LogEntry]:
    """What happened between two positions. Everything named here lies open for all."""
    entries = [LogEntry("played", {"seat": SEAT_NAMES[before.seat], "move": MOVE_TEXTS[move]})]
    entries += on_the_line(before, after)
    entries += at_the_venues(before, after)
    entries += on_the_tile(before, after)
    entries += in_the_row(before, after)
    entries += in_the_trains(before, after)
    entries += yen_and_points(before, after)
    entries += turned_up(before, after)
    entries += next_round(before, after)
    return entries


def on_the_line(before: State, after: State) -> Iterator[LogEntry]:
    """Ground, stations, track, counters."""
    for city in numbers(after.prepared & ~before.prepared):
        yield LogEntry("prepared", {"city": city})
    for colour in range(COLOURS):
        for city in numbers(after.stations[colour] & ~before.stations[colour]):
            yield LogEntry("station-built", {"city": city, "colour": COLOUR_NAMES[colour]})
    for city in numbers(after.tracks & ~before.tracks):
        yield LogEntry("track-laid", {"city": city})
    for colour in range(COLOURS):
        if after.spaces[colour] != before.spaces[colour]:
            yield LogEntry("counter", {"colour": COLOUR_NAMES[colour], "space": after.spaces[colour]})


def at_the_venues(before: State, after: State) -> Iterator[LogEntry]:
    """Cauldrons and closed venues."""
    for venue in members(after.closed & ~before.closed):
        yield LogEntry("venue-closed", {"venue": venue + 1})
    for seat in range(after.players):
        for venue in range(VENUES):
            placed = after.cauldrons[seat, venue] - before.cauldrons[seat, venue]
            if placed:
                args = {"seat": SEAT_NAMES[seat], "venue": venue + 1, "count": placed}
                yield LogEntry("cauldrons-placed", args)


def on_the_tile(before: State, after: State) -> Iterator[LogEntry]:
    """Tokens that came to the tile."""
    for space in range(after.players):
        seat = after.tile[space]
        if seat != NOBODY and before.tile[space] != seat:
            yield LogEntry("tile", {"seat": SEAT_NAMES[seat], "space": space + 1})


def in_the_row(before: State, after: State) -> Iterator[LogEntry]:
    """Carriages that were chosen."""
    for place in range(after.row_size):
        seat = after.chosen[place]
        another_row = after.row[place] != before.row[place]
        if seat >= 0 and (another_row or before.chosen[place] != seat):
            args = {"seat": SEAT_NAMES[seat], "carriage": CARRIAGE_IDS[after.row[place]]}
            yield LogEntry("carriage-chosen", args)


def in_the_trains(before: State, after: State) -> Iterator[LogEntry]:
    """Carriages that joined or changed places, and tokens put on them."""
    for seat in range(after.players):
        for place in range(before.length[seat], after.length[seat]):
            carriage = CARRIAGE_IDS[after.train[seat, place]]
            yield LogEntry("carriage-joined", {"seat": SEAT_NAMES[seat], "carriage": carriage})
        old = [before.train[seat, place] for place in range(before.length[seat])]
        new = [after.train[seat, place] for place in range(before.length[seat])]
        if old != new:
            train = [CARRIAGE_IDS[carriage] for carriage in new]
            yield LogEntry("train-changed", {"seat": SEAT_NAMES[seat], "train": train})
    for index, name in enumerate(CARRIAGE_IDS):
        for city in numbers(after.token_cities[index] & ~before.token_cities[index]):
            yield LogEntry("token-put", {"city": city, "carriage": name})


def yen_and_points(before: State, after: State) -> Iterator[LogEntry]:
    """What everybody got or gave, in sum."""
    for seat in range(after.players):
        yen = after.yen[seat] - before.yen[seat]
        points = after.points[seat] - before.points[seat]
        if yen:
            yield LogEntry("yen", {"seat": SEAT_NAMES[seat], "amount": yen})
        if points:
            yield LogEntry("points", {"seat": SEAT_NAMES[seat], "amount": points})


def turned_up(before: State, after: State) -> Iterator[LogEntry]:
    """Tokens of Hideo's board, and those set aside."""
    for position in range(BOARD):
        if (after.revealed & ~before.revealed) >> position & 1:
            token = board_token(after, position)
            yield LogEntry("turned-up", {"position": BOARD_POSITIONS[position], "token": str(token)})
    if after.solo and after.spare_seen > before.spare_seen:
        yield LogEntry("spare-turned-up", {"cities": numbers(after.spare)})


def next_round(before: State, after: State) -> Iterator[LogEntry]:
    """A new row of carriages, or the end."""
    if after.dealt != before.dealt:
        row = [CARRIAGE_IDS[after.row[p]] for p in range(after.row_size) if after.chosen[p] != GONE]
        event = EVENT_IDS[after.events[after.year]]
        yield LogEntry("new-round", {"year": after.year + 1, "event": event, "row": row})
    if after.phase == OVER:
        yield LogEntry("game-over", {})


def revealed(before: State, after: State) -> bool:
    """Whether something random or hidden was seen: new carriages, tokens turned up."""
    return (
        after.dealt != before.dealt
        or after.revealed != before.revealed
        or (bool(after.solo) and after.spare_seen != before.spare_seen)
    )
