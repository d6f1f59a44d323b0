"""What a move did, by ids and typed arguments, and who did it: read off the positions between its steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ekiben.components import put
from ekiben.game import LogEntry
from ekiben.games.zero_kei import decisions, phases
from ekiben.games.zero_kei.components import BOARD_POSITIONS, CARRIAGE_IDS, COLOUR_NAMES, Components
from ekiben.games.zero_kei.notation import MOVE_TEXTS, SEAT_NAMES
from ekiben.games.zero_kei.rules import do_move, proceed
from ekiben.games.zero_kei.state import COLOURS, GONE, NOBODY, VENUES, State
from ekiben.games.zero_kei.view import board_token, numbers
from ekiben.sets import members

Step = tuple[str, State, State]  # who did it, the positions before and after it
Found = Iterator[tuple[str, dict[str, Any]]]


def log(
    before: State, move: int, after: State, components: Components, seat: int | None = None
) -> list[LogEntry]:
    """What happened between two positions. Everything named here lies open for all."""
    mover = SEAT_NAMES[before.seat]
    entries = [LogEntry("played", {"seat": mover, "move": MOVE_TEXTS[move]}, mover)]
    for by, then, now in steps(before, move, after, components):
        for part in PARTS:
            entries += [LogEntry(name, args, by) for name, args in part(then, now)]
        entries += [LogEntry(name, args, by) for name, args in next_round(then, now, components)]
    return entries


def steps(before: State, move: int, after: State, components: Components) -> Iterator[Step]:
    """What the move itself did, then each step of what happened by itself."""
    then = before.copy()
    show_hidden(then, after)
    now = then.copy()
    do_move(now, components.box, move)
    yield SEAT_NAMES[before.seat], then, now
    while now.decision == decisions.NOTHING and now.phase != phases.OVER:
        then, now = now, now.copy()
        proceed(now, components.box)
        yield doer(then), then, now


def show_hidden(s: State, after: State) -> None:
    """What nobody knew before, and perhaps the move showed: all chance is in the set-up."""
    put(s.deck, after.deck)
    put(s.board, after.board)
    s.closed_aside = after.closed_aside
    if not s.spare_seen:
        s.spare = after.spare


def doer(s: State) -> str:
    """What causes the next thing that happens: a seat, the event, or the round."""
    if s.turn < s.players and s.phase in (phases.PURCHASE, phases.RUN):
        return SEAT_NAMES[s.queue[s.turn]]
    return "event" if s.phase == phases.END_OF_ROUND and s.turn < s.players else "round"


def on_the_line(before: State, after: State) -> Found:
    """Ground, stations, track, counters."""
    for city in numbers(after.prepared & ~before.prepared):
        yield "prepared", {"city": city}
    for colour in range(COLOURS):
        for city in numbers(after.stations[colour] & ~before.stations[colour]):
            yield "station-built", {"city": city, "colour": COLOUR_NAMES[colour]}
    for city in numbers(after.tracks & ~before.tracks):
        yield "track-laid", {"city": city}
    for colour in range(COLOURS):
        if after.spaces[colour] != before.spaces[colour]:
            yield "counter", {"colour": COLOUR_NAMES[colour], "space": after.spaces[colour]}


def at_the_venues(before: State, after: State) -> Found:
    """Cauldrons and closed venues."""
    for venue in members(after.closed & ~before.closed):
        yield "venue-closed", {"venue": venue + 1}
    for seat in range(after.players):
        for venue in range(VENUES):
            placed = after.cauldrons[seat, venue] - before.cauldrons[seat, venue]
            if placed:
                yield "cauldrons-placed", {"seat": SEAT_NAMES[seat], "venue": venue + 1, "count": placed}


def tokens(before: State, after: State) -> Found:
    """Tokens that came to the tile, and to carriages of the row."""
    for space in range(after.players):
        seat = after.tile[space]
        if seat != NOBODY and before.tile[space] != seat:
            yield "tile", {"seat": SEAT_NAMES[seat], "space": space + 1}

    for place in range(after.row_size):
        seat = after.chosen[place]
        if seat >= 0 and before.chosen[place] != seat:
            yield "carriage-chosen", {"seat": SEAT_NAMES[seat], "carriage": CARRIAGE_IDS[after.row[place]]}


def in_the_trains(before: State, after: State) -> Found:
    """Carriages that joined or changed places, and tokens put on them."""
    for seat in range(after.players):
        for place in range(before.length[seat], after.length[seat]):
            carriage = CARRIAGE_IDS[after.train[seat, place]]
            yield "carriage-joined", {"seat": SEAT_NAMES[seat], "carriage": carriage}
        old = [before.train[seat, place] for place in range(before.length[seat])]
        new = [after.train[seat, place] for place in range(before.length[seat])]
        if old != new:
            train = [CARRIAGE_IDS[carriage] for carriage in new]
            yield "train-changed", {"seat": SEAT_NAMES[seat], "train": train}
    for index, name in enumerate(CARRIAGE_IDS):
        for city in numbers(after.token_cities[index] & ~before.token_cities[index]):
            yield "token-put", {"city": city, "carriage": name}


def yen_and_points(before: State, after: State) -> Found:
    """What everybody got or gave, in sum."""
    for seat in range(after.players):
        yen = after.yen[seat] - before.yen[seat]
        points = after.points[seat] - before.points[seat]
        if yen:
            yield "yen", {"seat": SEAT_NAMES[seat], "amount": yen}
        if points:
            yield "points", {"seat": SEAT_NAMES[seat], "amount": points}


def turned_up(before: State, after: State) -> Found:
    """Tokens of Hideo's board, and those set aside."""
    for position in members(after.revealed & ~before.revealed):
        token = board_token(after, position)
        yield "turned-up", {"position": BOARD_POSITIONS[position], "token": str(token)}
    if after.solo and after.spare_seen > before.spare_seen:
        yield "spare-turned-up", {"cities": numbers(after.spare)}


def next_round(before: State, after: State, components: Components) -> Found:
    """A new row of carriages, or the end."""
    if after.dealt != before.dealt:
        row = [CARRIAGE_IDS[after.row[p]] for p in range(after.row_size) if after.chosen[p] != GONE]
        event = components.event_ids[after.events[after.year]]
        yield "new-round", {"year": after.year + 1, "event": event, "row": row}
    if after.phase == phases.OVER:
        yield "game-over", {}


PARTS = (turned_up, on_the_line, at_the_venues, tokens, in_the_trains, yen_and_points)


def reveals_information(before: State, after: State) -> bool:
    """Whether something random or hidden was seen: new carriages, tokens turned up."""
    return (
        after.dealt != before.dealt
        or after.revealed != before.revealed
        or (bool(after.solo) and after.spare_seen != before.spare_seen)
    )
