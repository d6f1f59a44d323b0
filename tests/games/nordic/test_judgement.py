"""How the bots judge Nordic: ways, plans, values, and what the game's own bots do."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import ekiben
from ekiben.bots.names import make_player
from ekiben.bots.player import BotRng, ask
from ekiben.compiling import compiled_game
from ekiben.engine import Engine
from ekiben.games.nordic import decisions, phases
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.bots import JUDGEMENT
from ekiben.games.nordic.bots.cheapest_way import NO_WAY, find_way, note_spaces
from ekiben.games.nordic.bots.plan import plan_network
from ekiben.games.nordic.bots.quick_evaluation import quick_evaluate
from ekiben.games.nordic.bots.scratch import NordicScratch
from ekiben.games.nordic.bots.ticket_beliefs import reweight_sample
from ekiben.games.nordic.state import CITIES, NOBODY, ROUTES, TICKETS, State

pytestmark = pytest.mark.slow

GAME = ekiben.find_game("nordic")
ENGINE = Engine(GAME, GAME.components(), compiled_game(GAME).rules)
BOX: Any = ENGINE.box


def bot_games(*bots: str, seeds: int = 3) -> Iterator[tuple[State, int]]:
    """Positions of games between bots, and the moves made there."""
    for seed in range(seeds):
        players, dice = [make_player(bot, GAME) for bot in bots], BotRng(seed)
        s: Any = ENGINE.new_game(len(bots), 0, seed)
        while s.seat >= 0:
            move = ask(players[s.seat], ENGINE, s, dice).move
            yield s, move
            ENGINE.apply(s, move)


def usable(s: State, seat: int, route: int) -> bool:
    """Own, or free for the seat."""
    twin = BOX.route_twin[route]
    if s.owner[route] == seat:
        return True
    mine = twin != NOBODY and s.owner[twin] == seat
    return s.owner[route] == NOBODY and BOX.route_length[route] <= s.trains[seat] and not mine


def distances(s: State, seat: int, start: int) -> list[int]:
    """Spaces still to be claimed to every city, by Dijkstra."""
    found = [NO_WAY] * CITIES
    found[start] = 0
    queue = [(0, start)]
    while queue:
        distance, city = heapq.heappop(queue)
        for route in range(ROUTES):
            ends = {int(BOX.route_a[route]), int(BOX.route_b[route])}
            if city in ends and usable(s, seat, route):
                [other] = ends - {city}
                longer = distance + (0 if s.owner[route] == seat else int(BOX.route_length[route]))
                if longer < found[other]:
                    found[other] = longer
                    heapq.heappush(queue, (longer, other))
    return found


def some(s: State, every: int = 25) -> bool:
    """Now and then."""
    return int(s.turns) % every == 0


def test_ways_are_the_shortest() -> None:
    scratch, looked_at = NordicScratch(), 0
    for s, _ in bot_games("planner", "baseline"):
        if not some(s):
            continue
        seat = s.seat
        note_spaces(s, BOX, scratch, seat)
        for start in range(0, CITIES, 9):
            true = distances(s, seat, start)
            for end in range(CITIES):
                if end != start:
                    looked_at += 1
                    assert find_way(scratch, start, end) == true[end]
    assert looked_at > 1000


def test_a_plan_connects_what_it_promises() -> None:
    planned = 0
    for s, _ in bot_games("planner", "greedy", "planner"):
        if not some(s, 9):
            continue
        seat, scratch = s.seat, NordicScratch()
        plan_network(s, BOX, scratch, seat, s.tickets[seat])
        routes = [scratch.plan[place] for place in range(scratch.plan_size)]
        assert len(set(routes)) == len(routes)
        assert all(s.owner[route] == NOBODY and usable(s, seat, route) for route in routes)
        assert sum(BOX.route_length[route] for route in routes) == scratch.spaces <= s.trains[seat]
        before = {t for t in range(TICKETS) if s.tickets[seat] >> t & 1 and joined(s, seat, t, [])}
        after = {t for t in range(TICKETS) if s.tickets[seat] >> t & 1 and joined(s, seat, t, routes)}
        assert sum(int(BOX.ticket_points[t]) for t in before) == scratch.connected_points
        promised = sum(scratch.planned_points[place] for place in range(scratch.planned_count))
        points = sum(int(BOX.ticket_points[t]) for t in after - before)
        assert promised <= points  # a way may connect a ticket by the way that was given up
        given_up = sum(int(BOX.ticket_points[t]) for t in range(TICKETS) if s.tickets[seat] >> t & 1)
        assert given_up == scratch.connected_points + promised + scratch.lost_points
        planned += len(routes)
    assert planned > 50


def joined(s: State, seat: int, ticket: int, more: list[int]) -> bool:
    """Whether the seat's routes, and these besides, connect a ticket."""
    reached, waiting = {int(BOX.ticket_a[ticket])}, [int(BOX.ticket_a[ticket])]
    own = [route for route in range(ROUTES) if s.owner[route] == seat] + more
    while waiting:
        city = waiting.pop()
        for route in own:
            ends = {int(BOX.route_a[route]), int(BOX.route_b[route])}
            if city in ends and not ends <= reached:
                reached |= ends
                waiting += ends
    return int(BOX.ticket_b[ticket]) in reached


def test_judging_leaves_the_position_as_it_was() -> None:
    for s, _ in bot_games("planner", "greedy", "baseline", seeds=2):
        if s.decision != decisions.TICKET and not some(s, 4):
            continue
        before = bytes(s.data)
        for me in range(s.players):
            for seat in range(s.players):
                scratch = NordicScratch()
                scratch.me = me
                JUDGEMENT.evaluate(s, BOX, scratch, seat)
                quick_evaluate(s, BOX, scratch, seat)
        assert bytes(s.data) == before


def test_at_a_glance_a_ticket_counts_by_what_its_way_takes() -> None:
    s: Any = ENGINE.new_game(2, 0, 1)
    seat = s.seat
    bare = quick_evaluate(s, BOX, NordicScratch(), seat)
    for ticket in range(TICKETS):
        spaces = distances(s, seat, int(BOX.ticket_a[ticket]))[BOX.ticket_b[ticket]]
        s.tickets[seat] = 1 << ticket
        hope = 10 * BOX.ticket_points[ticket] * (40 - 2 * min(spaces, 40)) // 40
        cards = sum(s.hands[seat, kind] for kind in range(9))
        assert hope <= quick_evaluate(s, BOX, NordicScratch(), seat) - bare <= hope + 4 * cards
    s.tickets[seat] = 0


def test_what_is_connected_counts_in_full_and_what_is_out_of_reach_against_the_seat() -> None:
    for s, _ in bot_games("planner", "planner"):
        seat = s.seat
        for ticket in range(TICKETS):
            if some(s) and s.tickets[seat] >> ticket & 1:
                kept, points = s.tickets[seat], 10 * int(BOX.ticket_points[ticket])
                s.tickets[seat] = 0
                bare = quick_evaluate(s, BOX, NordicScratch(), seat)
                s.tickets[seat] = 1 << ticket
                gain = quick_evaluate(s, BOX, NordicScratch(), seat) - bare
                s.tickets[seat] = kept
                if joined(s, seat, ticket, []):
                    assert gain == points
                elif distances(s, seat, int(BOX.ticket_a[ticket]))[BOX.ticket_b[ticket]] >= NO_WAY:
                    assert gain == -points


def test_in_the_last_turn_a_glance_is_the_score() -> None:
    """Cards are worth nothing then, and a ticket all or nothing."""
    box, looked = BOX.copy(), Counter[str]()
    box.globetrotter = 0  # it depends on the others' tickets
    for s, _ in bot_games("planner", "planner", seeds=2):
        if s.last_turns > 0 and s.decision == decisions.ACTION:
            for move in ENGINE.legal(s):
                after: Any = s.copy()
                ENGINE.apply(after, move)
                if move < m.DRAW_TICKETS or after.seat != s.seat:
                    score = ENGINE.score(after)[s.seat]
                    value = quick_evaluate(after, box, NordicScratch(), s.seat)
                    assert value == 10 * (score["total"] - score["globetrotter"])
                    looked["draw" if move < m.DRAW_TICKETS else "claim"] += 1
    assert looked["draw"] > 0 < looked["claim"]


def tickets_of(s: State, seat: int) -> set[int]:
    """A seat's tickets."""
    return {ticket for ticket in range(TICKETS) if s.tickets[seat] >> ticket & 1}


def test_others_are_supposed_to_have_tickets_that_they_have_built() -> None:
    """No ticket is lost or dealt twice, and of the true ones more are guessed than at random."""
    guessed: Counter[str] = Counter()
    for s, _ in bot_games("planner", "planner", "planner", seeds=1):
        if s.turns % 20 == 0 and s.phase == phases.PLAY:
            scratch, dice = NordicScratch(), BotRng(s.turns)
            for number in range(5):
                seen: Any = ENGINE.sample(s, s.seat, number)
                before = seen.copy()
                reweight_sample(seen, BOX, scratch, s.seat, dice.words)
                assert list(seen.returned) == list(before.returned)
                assert list(seen.offered) == list(before.offered)
                for seat in range(3):
                    assert len(tickets_of(seen, seat)) == len(tickets_of(before, seat))
                everything = [t for t in seen.ticket_deck if t >= 0]
                for seat in range(3):
                    everything += tickets_of(seen, seat)
                assert sorted(everything) == sorted(
                    [t for t in before.ticket_deck if t >= 0]
                    + [t for seat in range(3) for t in tickets_of(before, seat)]
                )
                assert seen.tickets[s.seat] == s.tickets[s.seat]
                for seat in {0, 1, 2} - {s.seat}:
                    guessed["supposed"] += len(tickets_of(seen, seat) & tickets_of(s, seat))
                    guessed["sampled"] += len(tickets_of(before, seat) & tickets_of(s, seat))
    assert guessed["supposed"] > 1.5 * guessed["sampled"] > 0


def test_the_baseline_never_asks_for_tickets() -> None:
    assert all(move != m.DRAW_TICKETS for _, move in bot_games("baseline", "baseline"))


def test_the_planner_asks_for_tickets_and_connects_most() -> None:
    asked = sum(move == m.DRAW_TICKETS for _, move in bot_games("planner", "planner"))
    assert asked > 6
