"""The printed values that the written rules name, each by the name of its placeholder."""

from __future__ import annotations

from ekiben.games.zero_kei.components import BOARD_POSITIONS, PLAYER_COUNTS, Components
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from ekiben.games.zero_kei.notation import LETTER_NAMES
from ekiben.games.zero_kei.state import CARRIAGES, CITIES, SEATS, VENUES, YEARS
from ekiben.games.zero_kei.view import numbers

NBSP = "\u00a0"


def rules_values(components: Components) -> dict[str, int | str]:
    """The values that are not simply numbers of the box."""
    box = components.box
    spaces = [f"{LETTER_NAMES[i]}{NBSP}{box.track_cost[i]}/{box.track_points[i]}" for i in range(box.letters)]
    found: dict[str, int | str] = {
        "years": YEARS,
        "cities": CITIES,
        "venues": VENUES,
        "spare_tokens": CITIES - VENUES,
        "track_spaces": ", ".join(spaces),
        "solo_row": 1 + box.row_extra,
    }
    found |= {f"city_{number}": name for number, name in enumerate(components.city_names, 1)}
    found |= {f"engines_{players}": box.engine_count[players] for players in PLAYER_COUNTS}
    for index, position in enumerate(BOARD_POSITIONS):  # when the tokens of Hideo's board act
        found[f"rounds_{position.lower()}"] = ", ".join(map(str, numbers(box.position_years[index])))
    return {**found, **cards(components), **turn_order(components)}


def cards(components: Components) -> dict[str, int | str]:
    box = components.box
    event = {name: number for number, name in enumerate(EVENT_IDS)}
    actions = [box.event_actions[number] for number in range(box.events)]
    doubles = sum(choice != 0 for choice in box.carriage_choice)
    return {
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


def turn_order(components: Components) -> dict[str, int | str]:
    """The rewards of the tile in yen and points, by players and space."""
    box = components.box
    found: dict[str, int | str] = {}
    for players in PLAYER_COUNTS:
        for space in range(players):
            yen, points = box.order_yen[players, space], box.order_points[players, space]
            if yen or points:
                found[f"order_{players}_{space + 1}"] = f"{yen}{NBSP}¥" if yen else f"{points}{NBSP}★"
    return found
