"""The steps of an action once its card is chosen: which work, where, at which price, and its effects."""

from __future__ import annotations

from ekiben.games.zero_kei import abilities, decisions
from ekiben.games.zero_kei import moves as m
from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.prices import (
    Prices,
    current_space,
    discounted,
    earn,
    ground_price,
    least_prices,
    off,
    open_venues,
    pay_player,
    price_of_all,
    station_price,
)
from ekiben.games.zero_kei.state import ALL_CITIES, ALL_COLOURS, CITIES, COLOURS, NOBODY, STOCK, State
from ekiben.games.zero_kei.value_track import advance_counter
from ekiben.games.zero_kei.works import (
    build_station,
    can_prepare_city,
    can_station_city,
    lay_track,
    place_cauldron,
    prepare_ground,
)
from ekiben.layout import Cells
from ekiben.rule import rule
from ekiben.sets import list_members

# --- which work, and where ----------------------------------------------------------------------------


@rule
def kept_for_rest(s: State, p: Prices, work: int) -> int:
    """Yen that must stay in hand for what else the card demands after this work (ruling 12)."""
    rest = s.todo & ~work
    if s.choose_one or rest == 0:
        return 0
    return price_of_all(rest, 1, p, off(s.discounts[0], s.discounts[1], s.discounts[2]))


@rule
def legal_works(s: State, box: Box, out: Cells) -> int:
    """Every work the card still offers, in every place where it can be done and paid."""
    n = 0
    seat = s.seat
    yen = s.yen[seat]
    p = least_prices(s, box, seat)
    if s.todo & abilities.PREPARE:
        n = legal_prepares(s, box, yen - kept_for_rest(s, p, abilities.PREPARE), out, n)
    if s.todo & abilities.TRACK and discounted(p.track, s.discounts[1]) <= yen - kept_for_rest(
        s, p, abilities.TRACK
    ):
        n = list_members(ALL_CITIES & ~s.tracks, m.TRACK, out, n)
    if s.todo & abilities.STATION:
        if discounted(p.station, s.discounts[2]) <= yen - kept_for_rest(s, p, abilities.STATION):
            n = legal_stations(s, box, out, n)
    if s.todo & abilities.PARTICIPATE and p.venue == 0:
        n = list_members(open_venues(s), m.PARTICIPATE, out, n)
    if s.todo & abilities.ADVANCE:
        n = list_members(ALL_COLOURS, m.ADVANCE, out, n)
    return n


@rule
def legal_prepares(s: State, box: Box, yen: int, out: Cells, n: int) -> int:
    """Cities to prepare with this much money."""
    for city in range(CITIES):
        if can_prepare_city(s, city):
            if discounted(ground_price(s, box, s.seat, city), s.discounts[0]) <= yen:
                out[n] = m.PREPARE + city
                n += 1
    return n


@rule
def legal_stations(s: State, box: Box, out: Cells, n: int) -> int:
    """Cities for a station, with the colours that the stock has."""
    for city in range(CITIES):
        if can_station_city(s, city):
            for colour in range(COLOURS):
                if s.built[colour] < STOCK:
                    out[n] = m.STATION + city * COLOURS + colour
                    n += 1
    return n


@rule
def work_done(s: State, work: int) -> None:
    """The next work of the card, if one is still due."""
    s.todo = 0 if s.choose_one else s.todo & ~work
    go_on_with_card(s)


@rule
def go_on_with_card(s: State) -> None:
    """Ask for the next work of the card, or let the rules go on."""
    s.decision = decisions.WORK if s.todo else decisions.NOTHING


@rule
def do_work(s: State, box: Box, seat: int, move: int) -> None:
    """A work was chosen, with its place."""
    if move >= m.PARTICIPATE:
        participate(s, box, seat, move - m.PARTICIPATE)
    elif move >= m.STATION:
        target = move - m.STATION
        s.yen[seat] -= discounted(station_price(s, box, seat), s.discounts[2])
        build_station(s, box, seat, target // COLOURS, target % COLOURS)
        work_done(s, abilities.STATION)
    elif move >= m.TRACK:
        begin_track(s, box, seat, move - m.TRACK)
    elif move >= m.PREPARE:
        city = move - m.PREPARE
        s.yen[seat] -= discounted(ground_price(s, box, seat, city), s.discounts[0])
        prepare_ground(s, box, seat, city)
        work_done(s, abilities.PREPARE)
    else:
        advance_counter(s, box, move - m.ADVANCE)
        work_done(s, abilities.ADVANCE)


# --- track --------------------------------------------------------------------------------------------


@rule
def begin_track(s: State, box: Box, seat: int, city: int) -> None:
    """The section is chosen; the price comes next with free-track-space."""
    s.city = city
    if s.abilities[seat] & abilities.FREE_TRACK_SPACE:
        s.decision = decisions.SPACE
    else:
        choose_track_space(s, box, seat, current_space(s, box))


@rule
def legal_spaces(s: State, box: Box, out: Cells) -> int:
    """Spaces of the cost marker that can be paid and leave enough for the rest of the card."""
    n = 0
    yen = s.yen[s.seat] - kept_for_rest(s, least_prices(s, box, s.seat), abilities.TRACK)
    for space in range(box.letters):
        if discounted(box.track_cost[space], s.discounts[1]) <= yen:
            out[n] = m.SPACE + space
            n += 1
    return n


@rule
def choose_track_space(s: State, box: Box, seat: int, space: int) -> None:
    """The price is known; a player without a token needs a lender (ruling 9)."""
    s.space = space
    if s.track_tokens[seat]:
        finish_track(s, box, seat, seat)
    else:
        s.decision = decisions.LENDER


@rule
def legal_lenders(s: State, out: Cells) -> int:
    """Everybody with a token."""
    n = 0
    for owner in range(s.players):
        if s.track_tokens[owner]:
            out[n] = m.FROM + owner
            n += 1
    return n


@rule
def finish_track(s: State, box: Box, seat: int, owner: int) -> None:
    """The bank is paid, or the lender with what is actually due."""
    price = discounted(box.track_cost[s.space], s.discounts[1])
    if owner == seat:
        s.yen[seat] -= price
    else:
        pay_player(s, seat, owner, price)
    lay_track(s, box, seat, s.city, s.space, owner)
    work_done(s, abilities.TRACK)


# --- venues -------------------------------------------------------------------------------------------


@rule
def participate(s: State, box: Box, seat: int, venue: int) -> None:
    """A cauldron into the venue, then its effect if the player likes."""
    place_cauldron(s, seat, venue)
    s.venue = venue
    s.effects = 2 if s.abilities[seat] & abilities.DOUBLE_VENUE else 1
    work_done(s, abilities.PARTICIPATE)
    offer_effect(s, box, seat)


@rule
def offer_effect(s: State, box: Box, seat: int) -> None:
    """Ask for the effect of the venue, if there is one more and it is possible (ruling 14)."""
    if s.effects == 0:
        return
    if box.venue_move[s.venue]:
        if s.length[seat] > 1:
            s.decision = decisions.MOVE
    else:
        kept = kept_for_rest(s, least_prices(s, box, seat), abilities.PARTICIPATE) if s.todo else 0
        if s.yen[seat] - kept >= box.venue_pay[s.venue]:
            s.decision = decisions.EFFECT


@rule
def legal_effects(out: Cells) -> int:
    out[0] = m.ACCEPT
    out[1] = m.DECLINE
    return 2


@rule
def answer_effect(s: State, box: Box, seat: int, move: int) -> None:
    """The effect of a venue that trades or gives; declined, it is not offered again."""
    if move == m.DECLINE:
        s.effects = 0
    else:
        s.effects -= 1
        s.yen[seat] -= box.venue_pay[s.venue]
        earn(s, seat, box.venue_yen[s.venue])
        s.points[seat] += box.venue_points[s.venue]
    go_on_with_card(s)
    offer_effect(s, box, seat)


@rule
def legal_moves_of_carriage(s: State, out: Cells) -> int:
    """Every carriage of the seat's train, or none."""
    for place in range(s.length[s.seat]):
        out[place] = m.MOVE + s.train[s.seat, place]
    out[s.length[s.seat]] = m.DECLINE
    return s.length[s.seat] + 1


@rule
def place_in_train(s: State, seat: int, carriage: int) -> int:
    """Where a carriage stands in a train, or NOBODY."""
    for place in range(s.length[seat]):
        if s.train[seat, place] == carriage:
            return place
    return NOBODY


@rule
def choose_move(s: State, seat: int, move: int) -> None:
    """A carriage is picked up, or the effect declined."""
    if move == m.DECLINE:
        s.effects = 0
        go_on_with_card(s)
    else:
        s.moving = place_in_train(s, seat, move - m.MOVE)
        s.decision = decisions.PLACE


@rule
def legal_places(s: State, out: Cells) -> int:
    """Every other place of the train."""
    n = 0
    for place in range(s.length[s.seat]):
        if place != s.moving:
            out[n] = m.TO + place
            n += 1
    return n


@rule
def move_carriage(s: State, box: Box, seat: int, place: int) -> None:
    """The others close up; tokens travel with the carriage, for they belong to it."""
    carriage = s.train[seat, s.moving]
    step = 1 if place > s.moving else -1
    at = s.moving
    while at != place:
        s.train[seat, at] = s.train[seat, at + step]
        at += step
    s.train[seat, place] = carriage
    s.effects -= 1
    go_on_with_card(s)
    offer_effect(s, box, seat)


# --- venue tokens on carriages ------------------------------------------------------------------------


@rule
def take_token(s: State, city: int) -> None:
    """A token is taken; the carriage comes next."""
    s.spare &= ~(1 << city)
    s.token = city
    s.decision = decisions.TOKEN_CARRIAGE


@rule
def legal_token_carriages(s: State, out: Cells) -> int:
    """Any carriage of the seat's train (ruling 15)."""
    for place in range(s.length[s.seat]):
        out[place] = m.ON + s.train[s.seat, place]
    return s.length[s.seat]


@rule
def put_token(s: State, carriage: int) -> None:
    """The carriage has this city, too."""
    s.token_cities[carriage] |= 1 << s.token
    s.decision = decisions.NOTHING
