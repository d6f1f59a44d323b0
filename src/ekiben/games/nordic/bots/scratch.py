"""What the bots of Nordic work out on the way, so that nothing has to be allocated."""

from __future__ import annotations

from ekiben.bots.scratch import SearchScratch
from ekiben.games.nordic.state import CITIES, KINDS, REVEAL, ROUTES, SEATS, TICKETS
from ekiben.layout import Cells, Grid, i32, i64

RING = 64  # more than CITIES; a power of two is quick to divide by


class NordicScratch(SearchScratch):
    """Fields in the order of the modules that write them."""

    # `ways`: the map, written once, and the cheapest ways
    map_ready: int = i32()  # 1 when the map has been written
    first_edge: Cells = i32(CITIES + 1)  # where the routes of each city begin; one more for the end
    edge_route: Cells = i32(2 * ROUTES)
    edge_city: Cells = i32(2 * ROUTES)  # where it leads
    cost: Cells = i32(ROUTES)  # what it costs to use a route
    distance: Cells = i32(CITIES)  # from where the ways begin
    via: Cells = i32(CITIES)  # the last route of the way to a city
    queue: Cells = i32(RING)  # cities whose neighbours may be reached better
    label: Cells = i32(CITIES)  # a number that all cities connected by own routes share
    way: Cells = i32(CITIES)  # the missing routes of a way

    # `plan`: the routes that would connect the tickets, and what they ask for
    plan_size: int = i32()
    plan: Cells = i32(ROUTES)  # its routes
    need: Cells = i32(KINDS)  # spaces of coloured routes to be paid in a colour
    flexible: Cells = i32(KINDS)  # those of them that locomotives may pay for, too
    symbols: int = i32()  # of the ferries planned
    tunnels: int = i32()  # planned
    grey_count: int = i32()
    greys: Cells = i32(ROUTES)  # spaces of each grey route planned, to be paid in one colour
    spaces: int = i32()  # of the plan
    route_points: int = i32()  # for the routes of the plan
    danger: int = i32()  # of losing them, in tenths of points
    connected_points: int = i32()  # of the tickets connected
    connected_count: int = i32()
    lost_points: int = i32()  # of the tickets given up
    planned_count: int = i32()  # tickets that the plan connects; one after another:
    planned_points: Cells = i32(TICKETS)
    planned_turns: Cells = i32(TICKETS)  # roughly, to connect it and those before
    planned_spaces: Cells = i32(TICKETS)  # of the plan up to it
    left_over: Cells = i32(KINDS)  # cards in hand that the plan does not need
    lack: int = i32()  # cards still to be drawn for the plan

    # `hypotheticals`
    kept_hand: Cells = i32(KINDS)  # the hand before cards were tried out
    odds: Cells = i32(KINDS)  # cards of each kind that the top of the deck may be
    odds_sum: int = i32()
    extra_odds: Cells = i32(REVEAL + 1)  # how likely a tunnel costs n cards more, in 65536ths

    # `planner`
    unseen_tickets: Cells = i32(TICKETS)  # those that the seat has never seen

    # `quick_evaluation`
    cards_needed: Cells = i32(KINDS)  # for the shortest ways
    spaces_so_far: int = i32()  # of the ways of the tickets looked at

    # `playout`: the plan that each seat keeps
    kept_size: Cells = i32(SEATS)  # how many routes
    kept_plan: Grid = i32(SEATS, ROUTES)
    kept_tickets: Cells = i64(SEATS)  # that the plan is for
    kept_trains: Cells = i32(SEATS)  # when it was made; 0 if there is no plan
    lacking: Cells = i32(KINDS)  # cards still missing for the plan, for the seat to move

    # `ticket_beliefs`
    beliefs_ready: int = i32()  # 1 when the likelihoods have been noted for this search
    likely: Grid = i32(SEATS, TICKETS)  # how likely a seat has kept a ticket, in parts
