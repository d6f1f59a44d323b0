"""Everything on the table of Zero-Kei is there exactly once, in a place where it may be."""

from __future__ import annotations

from ekiben.games.zero_kei import abilities, decisions
from ekiben.games.zero_kei.components import Components
from ekiben.games.zero_kei.state import ALL_CITIES, GONE, NOBODY, State
from ekiben.sets import members


def check_things(s: State, components: Components) -> None:
    """Everything on the table is there exactly once, in a place where it may be."""
    check_carriages(s, components)
    check_line(s)
    check_venues(s, components)
    check_turn_order(s)
    check_value_track(s, components)
    assert all(s.yen[seat] >= 0 and s.points[seat] >= 0 for seat in range(4))
    assert s.yen[1] == 0 or not s.solo, "Hideo never has yen"


def trains(s: State) -> list[list[int]]:
    return [[s.train[seat, place] for place in range(s.length[seat])] for seat in range(4)]


def check_carriages(s: State, components: Components) -> None:
    box = components.box
    own = trains(s)
    together = [*own[0], *own[1], *own[2], *own[3]]
    deck = [s.deck[i] for i in range(s.dealt, s.deck_size)]
    row = [s.row[place] for place in range(s.row_size) if s.chosen[place] != GONE]
    everywhere = [*deck, *row, *together, *members(s.discard)]
    assert sorted(everywhere) == list(range(30)), "each carriage is in exactly one place"
    in_trains = set(together)
    assert set(members(s.covered)) <= {c for c in in_trains if box.carriage_work[c] == abilities.BUY}, (
        "only Buy"
    )
    assert not s.used or set(members(s.used)) <= set(own[s.seat]), "a player uses own carriages"
    assert s.used_cards < 64
    assert 0 <= s.actions_left <= max(box.event_actions)
    for seat in range(4):
        gained = 0
        for carriage in own[seat]:
            gained |= box.carriage_ability[carriage]
        assert s.abilities[seat] == (0 if s.solo and seat == 1 else gained)
    for carriage in range(30):
        assert not s.token_cities[carriage] or carriage in in_trains, "tokens lie on carriages of trains"


def check_line(s: State) -> None:
    tokens = sum(s.track_tokens[seat] for seat in range(4))
    assert all(s.track_tokens[seat] >= 0 for seat in range(4))
    assert (12 - s.prepared.bit_count()) + tokens + s.tracks.bit_count() == 12, "12 construction tokens"
    stations = [s.stations[colour] for colour in range(3)]
    assert all(s.built[colour] == stations[colour].bit_count() <= 4 for colour in range(3))
    together = stations[0] | stations[1] | stations[2]
    assert together.bit_count() == sum(s.built), "a city has at most one station"
    assert together & ~s.prepared == 0, "stations stand on prepared ground"
    assert (s.prepared | s.tracks) & ~ALL_CITIES == 0


def check_venues(s: State, components: Components) -> None:
    for seat in range(s.players):
        placed = [s.cauldrons[seat, venue] for venue in range(3)]
        assert min(placed) >= 0 <= s.cauldrons_left[seat]
        assert sum(placed) + s.cauldrons_left[seat] == components.box.cauldrons_each
    tokens = [s.venues[venue] for venue in range(3)] + members(s.spare)
    for carriage in range(30):
        tokens += members(s.token_cities[carriage])
    if s.decision == decisions.TOKEN_CARRIAGE:
        tokens.append(s.token)
    if s.solo:
        tokens += [s.board[position] for position in range(6)]
        assert sorted([s.board[6], s.board[7], s.closed_aside]) == [0, 1, 2], "3 closed-venue tokens"
        shown = [s.board[position] for position in (6, 7) if s.revealed >> position & 1]
        assert sorted(shown) == members(s.closed), "closed by a token that lies open"
    else:
        assert s.closed == 0
    assert sorted(tokens) == list(range(12)), "12 venue tokens"


def check_turn_order(s: State) -> None:
    tokens = [s.tile[space] for space in range(4) if s.tile[space] != NOBODY]
    tokens += [s.chosen[place] for place in range(s.row_size) if s.chosen[place] >= 0]
    if s.decision == decisions.ORDER:
        tokens.append(s.seat)  # the token is in hand
    assert sorted(tokens) == list(range(s.players)), "each turn order token is in exactly one place"
    engines = [s.engines[seat] for seat in range(s.players) if s.engines[seat] != NOBODY]
    laid_out = range(s.players * 4, s.players * 4 + (2 if s.players == 2 else 4))
    left = [s.players * 4 + engine for engine in members(s.engines_left)]
    assert sorted(engines + left) == list(laid_out), "each engine is in exactly one place"


def check_value_track(s: State, components: Components) -> None:
    assert sorted(s.ranking) == [0, 1, 2]
    ranked = [s.spaces[colour] for colour in s.ranking]
    assert ranked == sorted(ranked, reverse=True), "farther is better"
    assert ranked[2] >= 0
    assert ranked[0] <= components.box.last_space


def check_move(before: State, after: State) -> None:
    """What never goes backwards."""
    assert before.prepared & ~after.prepared == 0
    assert before.tracks & ~after.tracks == 0
    assert before.covered & ~after.covered == 0
    assert before.closed & ~after.closed == 0
    assert before.revealed & ~after.revealed == 0
    assert (before.year, before.dealt) <= (after.year, after.dealt)
    for colour in range(3):
        assert before.stations[colour] & ~after.stations[colour] == 0
        assert before.spaces[colour] <= after.spaces[colour]
    check_counters(before, after)
    old, new = trains(before), trains(after)
    for seat in range(4):
        assert set(old[seat]) <= set(new[seat]), "nothing leaves a train"
        if sorted(old[seat]) != sorted(new[seat]):
            assert new[seat][: len(old[seat])] == old[seat], "what is new enters in front of the tail"


def check_counters(before: State, after: State) -> None:
    """A counter moves one space at a time and lands on top of the pile; the others keep their order."""
    for colour, other in ((0, 1), (0, 2), (1, 2)):
        stayed = all(before.spaces[c] == after.spaces[c] for c in (colour, other))
        order = [list(s.ranking).index(colour) < list(s.ranking).index(other) for s in (before, after)]
        assert not stayed or order[0] == order[1]
