"""Signs and names: how seats, colours, cities, yen and points look. A colour never stands alone."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from ekiben.game import Quote
from ekiben.games.zero_kei.components import CARRIAGE_IDS, COLOUR_NAMES, Components
from ekiben.games.zero_kei.notation import SEAT_NAMES, members
from ekiben.games.zero_kei.view import carriage_action
from ekiben.texts import text as say

FIRST_YEAR = 1959
SEAT_SIGNS = {"green": "▲", "yellow": "◆", "red": "●", "blue": "■"}
SEAT_STYLES = {"green": "bold green", "yellow": "bold yellow", "red": "bold red", "blue": "bold bright_blue"}
# Both colours are given, so that a chip can be read on a dark and on a light screen.
CHIP_STYLES = {
    "gold": "color(16) on color(178)",
    "white": "color(16) on color(255)",
    "black": "color(255) on color(234)",
}


def seat_sign(seat: str) -> Text:
    """The sign of a seat."""
    return Text(SEAT_SIGNS[seat], SEAT_STYLES[seat])


def seat_name(seat: int, label: str) -> Text:
    """A seat with who sits there: "▲ green · Anna"."""
    name = SEAT_NAMES[seat]
    text = Text.assemble((f"{SEAT_SIGNS[name]} {name}", SEAT_STYLES[name]))
    return text.append(f" · {label}") if label else text


def chip(colour: str) -> Text:
    """The colour of a station or a counter."""
    return Text.assemble((f" {colour} ", CHIP_STYLES[colour]))


def yen(amount: int) -> str:
    """An amount of yen."""
    return f"{amount}¥" if amount >= 0 else f"−{-amount}¥"


def points(amount: int) -> str:
    """An amount of points."""
    return f"{amount}★" if amount >= 0 else f"−{-amount}★"


def change(quote: Quote | None) -> str:
    """What is paid and gained: "−3¥ +3★"."""
    if quote is None:
        return ""
    parts = [(quote["yen"], yen(quote["yen"])), (quote["points"], points(quote["points"]))]
    return " ".join(f"+{shown}" if amount > 0 else shown for amount, shown in parts if amount)


def city(components: Components, number: int) -> str:
    """The name of a city."""
    return components.city_names[number - 1]


def city_and_number(components: Components, number: int) -> str:
    """A city as moves and people call it: "7 Hamamatsu"."""
    return f"{number} {city(components, number)}"


def years(year: int) -> str:
    """A round, as the years it stands for: 1 is 1959-60."""
    return f"{FIRST_YEAR + year - 1}-{(FIRST_YEAR + year) % 100}"


def carriage_cities(components: Components, carriage: str) -> list[int]:
    """The cities printed on a carriage."""
    return [number + 1 for number in members(components.box.carriage_cities[index(carriage)])]


def cities_in(components: Components, carriage: str, tokens: Iterable[int] = ()) -> list[int]:
    """The cities of a carriage in the order in which they are read, tokens included."""
    return sorted({*carriage_cities(components, carriage), *tokens})


def index(carriage: str) -> int:
    """The number of a carriage."""
    return CARRIAGE_IDS.index(carriage)


def action_name(action: str) -> str:
    """An action or an ability, in a word or two."""
    return say(f"zero-kei-action-{action}")


def carriage_does(components: Components, carriage: str) -> str:
    """What a carriage does; an ability has the sign of what never ends."""
    kind, name = carriage_action(components, index(carriage))
    return f"∞ {action_name(name)}" if kind == "ability" else action_name(name)


def carriage_names(components: Components, carriage: str, tokens: Iterable[int] = ()) -> str:
    """The cities of a carriage by name."""
    return "–".join(city(components, number) for number in cities_in(components, carriage, tokens))


def carriage_counter(components: Components, carriage: str) -> Text:
    """The counter that a carriage advances; on doubles a second one, of the player's choice."""
    box, number = components.box, index(carriage)
    text = chip(COLOUR_NAMES[box.carriage_counter[number]])
    if box.carriage_choice[number]:
        choice = [COLOUR_NAMES[colour] for colour in members(box.carriage_choice[number])]
        text.append(f" {say('zero-kei-then-one', colours='/'.join(choice))}", "dim")
    return text


def price(components: Components, carriage: str, amount: int) -> str:
    """A price, with what stations add: "2+2 = 4¥"."""
    printed = components.box.carriage_cost[index(carriage)]
    return yen(amount) if amount == printed else f"{printed}+{amount - printed} = {yen(amount)}"


def event_args(components: Components, event: int, players: int) -> dict[str, str]:
    """The amounts in an event's words."""
    box = components.box
    return {
        "fee": yen(box.event_fee[event]),
        "gain": yen(box.event_gain[event]),
        "lose": points(box.event_lose[event]),
        "discount": yen(box.event_discount[event]),
        "ranks": " ".join(yen(box.rank_yen[rank]) for rank in range(players)),
    }
