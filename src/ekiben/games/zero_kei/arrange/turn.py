"""Whose turn it is, and what has been done in it."""

from __future__ import annotations

from ekiben.components import Reader, put
from ekiben.games.zero_kei import choose, phases
from ekiben.games.zero_kei import moves as m
from ekiben.games.zero_kei.components import Components
from ekiben.games.zero_kei.notation import MOVE_TEXTS, SEAT_NAMES
from ekiben.games.zero_kei.state import EVENT_CARD, HIDEO, NOBODY, ROW, TAIL_CARD, State

MOST_ACTIONS = 12


def arrange_draft(s: State, r: Reader) -> None:
    """`tile` has the turn order; the last chooses the first engine. In solo the human does."""
    if r.has("tile"):
        order = r.members("tile", SEAT_NAMES[: s.players], s.players, s.players)
        put(s.tile, order)
        put(s.queue, reversed(order))
        s.seat = 0 if s.solo else s.queue[0]


def read_seat(s: State, r: Reader, default: int) -> int:
    """`seat`: who decides, which Hideo never does."""
    names = SEAT_NAMES[: s.players]
    seat = names.index(r.one_of("seat", names, names[default]))
    if s.solo and seat == HIDEO:
        r.wrong("seat", SEAT_NAMES[seat], "green: Hideo decides nothing")
    return seat


def arrange_purchase(s: State, r: Reader, row: list[int]) -> None:
    """Phase 2: those who have chosen come first in the turn order, which `tile` may give in full."""
    s.phase = phases.PURCHASE
    s.decision = choose.CARRIAGE
    choosers = [s.chosen[place] for place in range(len(row)) if s.chosen[place] != NOBODY]
    others = [seat for seat in range(s.players) if seat not in choosers]
    order = choosers + others
    if r.has("tile"):
        order = r.members("tile", SEAT_NAMES[: s.players], s.players, s.players) or order
        others = [seat for seat in order if seat not in choosers]
    if not others:
        r.wrong("chosen", r.data["chosen"], "at least one player who has yet to choose")
        return
    s.seat = read_seat(s, r, others[0])
    if "tile" not in r.data and s.seat in others:
        others.remove(s.seat)
        order = [*choosers, s.seat, *others]
    if sorted(order[: len(choosers)]) != sorted(choosers) or order[len(choosers)] != s.seat:
        fitting = "a turn order in which those who have chosen come first, and then the one who decides"
        r.wrong("tile", ", ".join(SEAT_NAMES[seat] for seat in order), fitting)
    put(s.queue, order)
    put(s.tile, [NOBODY if seat in choosers else seat for seat in order])
    s.turn = len(choosers) + 1


def arrange_run(s: State, r: Reader, components: Components, phase: str) -> None:
    """Phase 3: `seat` has the turn, those in `waiting` come later, all others have had theirs."""
    s.seat = read_seat(s, r, 0)
    later = [s.chosen[place] for place in range(ROW) if s.chosen[place] >= 0]
    if s.seat in later:
        r.wrong("waiting", SEAT_NAMES[s.seat], "players who come later than the one who decides")
    done = [seat for seat in range(s.players) if seat != s.seat and seat not in later]
    put(s.queue, [*done, s.seat, *(other for other in later if other != s.seat)])
    s.turn = len(done)
    arrange_tile(s, r, [*done, s.seat] if phase == "actions" else done)
    s.phase = phases.RUN
    s.stage = phases.ARRIVING if phase == "order" else phases.ACTING
    s.decision = choose.ORDER if phase == "order" else choose.ACTION
    if phase == "actions":
        actions = components.box.event_actions[s.events[s.year]]
        s.actions_left = r.integer("actions_left", 0, MOST_ACTIONS, actions)
        arrange_used(s, r)


def arrange_tile(s: State, r: Reader, on_tile: list[int]) -> None:
    """The turn order tile in phase 3; "none" is a free space."""
    put(s.tile, on_tile, NOBODY)
    if not r.has("tile"):
        return
    names = [SEAT_NAMES[seat] for seat in on_tile]
    wanted = f"{s.players} spaces with {', '.join([*names, 'none for a free one'])}"
    tile = r.items("tile", wanted)
    if len(tile) != s.players or sorted(str(name) for name in tile if name != "none") != sorted(names):
        r.wrong("tile", tile, wanted)
        return
    put(s.tile, [NOBODY if name == "none" else SEAT_NAMES.index(name) for name in tile])


def arrange_used(s: State, r: Reader) -> None:
    """`used`: cards used this turn, named as the moves that use them."""
    if not r.has("used"):
        return
    engines = MOVE_TEXTS[m.ENGINE : m.ENGINE + s.players]
    own = [s.train[s.seat, place] for place in range(s.length[s.seat])]
    carriages = [MOVE_TEXTS[m.USE + carriage] for carriage in own]
    cards = [*engines, "tail", "event", *carriages]
    bits = [*(1 << seat for seat in range(s.players)), TAIL_CARD, EVENT_CARD]
    for card in r.members("used", cards, MOST_ACTIONS):
        if card < len(bits):
            s.used_cards |= bits[card]
        else:
            s.used |= 1 << own[card - len(bits)]
