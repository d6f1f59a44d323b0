"""The printed values that the written rules name, each by the name of its placeholder."""

from __future__ import annotations

from ekiben.games.zero_kei.components import BOARD_POSITIONS, PLAYER_COUNTS, Components
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from ekiben.games.zero_kei.state import CARRIAGES, CITIES, SEATS, STOCK, VENUES, YEARS

FAST = "\u00a0"  # a space at which no line ends


def facts(components: Components) -> dict[str, int | str]:
    """All of them."""
    return {
        **amounts(components),
        **board(components),
        **cards(components),
        **turn_order(components),
        **hideo(components),
    }


def amounts(components: Components) -> dict[str, int | str]:
    """Costs, incomes and what counts at the end."""
    box = components.box
    found: dict[str, int | str] = {
        "years": YEARS,
        "cauldrons": box.cauldrons_each,
        "row_extra": box.row_extra,
        "untracked": box.untracked_city,
        "connected": box.connected_city,
        "cauldron_left": box.leftover_cauldron,
        "yen_per_point": box.yen_per_point,
        "track_left": box.leftover_track,
        "engine_fee": box.engine_fee,
        "station_cost": box.station_cost,
        "repeat_fee": box.repeat_fee,
        "tail_yen": box.tail_income,
        "unused_yen": box.unused_action,
        "surcharge": box.surcharge,
        "bonus_cost": box.bonus_station_cost,
        "bonus_points": box.bonus_station_points,
        "cheap_ground": box.ability_ground_cost,
        "cheap_engine": box.ability_engine_fee,
        "rich_tail": box.ability_tail_income,
    }
    found |= {f"value_{rank + 1}": value for rank, value in enumerate(box.final_values)}
    return found


def board(components: Components) -> dict[str, int | str]:
    """Cities, stations, track, venues."""
    box = components.box
    spaces = [
        f"{chr(ord('A') + i)}{FAST}{box.track_cost[i]}/{box.track_points[i]}" for i in range(box.letters)
    ]
    found: dict[str, int | str] = {
        "cities": CITIES,
        "venues": VENUES,
        "spare_tokens": CITIES - VENUES,
        "last_space": box.last_space,
        "track_spaces": ", ".join(spaces),
        "venue_pay": box.venue_pay[0],
        "venue_points": box.venue_points[0],
        "venue_yen": box.venue_yen[1],
    }
    found |= {f"row_{row + 1}": box.row_points[row] for row in range(STOCK)}
    for city in range(CITIES):
        found |= {
            f"city_{city + 1}": components.city_names[city],
            f"ground_cost_{city + 1}": box.ground_cost[city],
            f"ground_points_{city + 1}": box.ground_points[city],
        }
    return found


def cards(components: Components) -> dict[str, int | str]:
    """Carriages, and the amounts of the events."""
    box = components.box
    event = {name: number for number, name in enumerate(EVENT_IDS)}
    actions = [box.event_actions[number] for number in range(box.events)]
    doubles = sum(choice != 0 for choice in box.carriage_choice)
    found: dict[str, int | str] = {
        "carriages": CARRIAGES,
        "doubles": doubles,
        "singles": CARRIAGES - doubles,
        "fewest_actions": min(actions),
        "most_actions": max(actions),
        "trade_points": box.event_lose[event["points-for-yen"]],
        "trade_yen": box.event_gain[event["points-for-yen"]],
        "four_yen": box.event_gain[event["four-yen"]],
        "seven_yen": box.event_gain[event["seven-yen"]],
        "prepare_track_fee": box.event_fee[event["prepare-and-track"]],
        "prepare_station_fee": box.event_fee[event["prepare-and-station"]],
        "token_fee": box.event_fee[event["venue-token"]],
        "track_discount": box.event_discount[event["track-2"]],
        "rank_yen": ", ".join(str(box.event_rank_yen[event["yen-by-rank"], rank]) for rank in range(SEATS)),
    }
    found |= {f"engines_{players}": box.engine_count[players] for players in PLAYER_COUNTS}
    return found


def turn_order(components: Components) -> dict[str, int | str]:
    """The rewards of the tile that are no advance, by players and space."""
    box = components.box
    found: dict[str, int | str] = {}
    for players in PLAYER_COUNTS:
        for space in range(players):
            yen, points = box.order_yen[players, space], box.order_points[players, space]
            if yen or points:
                found[f"order_{players}_{space + 1}"] = f"{yen}{FAST}¥" if yen else f"{points}{FAST}★"
    return found


def hideo(components: Components) -> dict[str, int | str]:
    """His board, and the hard game."""
    box = components.box
    found: dict[str, int | str] = {
        "solo_row": 1 + box.row_extra,
        "margin_1": box.margin_points[0],
        "margin_2": box.margin_points[1],
        "margin_4": box.margin_points[3],
        "hard_yen": box.hard_yen,
        "hard_points": box.hard_points,
    }
    for index, position in enumerate(BOARD_POSITIONS):
        years = [str(year + 1) for year in range(YEARS) if box.position_years[index] >> year & 1]
        found[f"rounds_{position.lower()}"] = ", ".join(years)
    return found
