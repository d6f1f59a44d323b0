"""Names of colours, cities and cards; yen and points as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ekiben import narration
from ekiben.games.zero_kei.components import ABILITIES, CARRIAGE_IDS, COLOUR_NAMES, Components
from ekiben.games.zero_kei.printed import FIRST_YEAR
from ekiben.games.zero_kei.view import Price, ZeroKeiView, carriage_action, numbers
from ekiben.sets import members
from ekiben.texts import has_text, localized_name, t

Context = narration.Context[ZeroKeiView, Components]


def seat_colour(seat: str) -> str:
    """The colour of a seat, as a sentence has it."""
    return t(f"zero-kei-seat-{seat}").lower()


def colour_name(colour: str) -> str:
    """The colour of a station or a counter, in a word."""
    return t(f"zero-kei-colour-{colour}")


def minus(amount: int) -> str:
    """A number with a real minus."""
    return f"−{-amount}" if amount < 0 else str(amount)


def signed(amount: int) -> str:
    """A number that is added or taken away."""
    return f"+{amount}" if amount > 0 else minus(amount)


def yen(amount: int) -> str:
    return f"{minus(amount)}¥"


def points(amount: int) -> str:
    return f"{minus(amount)}★"


def worth(cost: int, scored: int) -> str:
    """What something costs and scores, as printed."""
    return f"{yen(cost)} {points(scored)}"


def change(quote: Mapping[str, int] | None) -> str:
    """What is paid and gained: "−3¥ +3★"."""
    if quote is None:
        return ""
    amounts = (quote.get("yen", 0), yen), (quote.get("points", 0), points)
    return " ".join("+" * (amount > 0) + shown(amount) for amount, shown in amounts if amount)


def city(components: Components, number: int) -> str:
    return localized_name("zero-kei-city", components.city_names[number - 1])


def city_and_number(components: Components, number: int) -> str:
    """A city by number and name: "7 Hamamatsu"."""
    return f"{number} {city(components, number)}"


def years(year: int) -> str:
    """The years of a round: 1 is 1959-60."""
    return f"{FIRST_YEAR + year - 1}-{(FIRST_YEAR + year) % 100}"


def carriage_cities(components: Components, carriage: str) -> list[int]:
    return numbers(components.box.carriage_cities[index(carriage)])


def index(carriage: str) -> int:
    return CARRIAGE_IDS.index(carriage)


def action_name(action: str) -> str:
    """An action or an ability, in a word or two."""
    return t(f"zero-kei-action-{action}")


def does(actions: Iterable[str]) -> str:
    """What an engine does: one of its actions."""
    return t("zero-kei-or").join(map(action_name, actions))


def carriage_does(components: Components, carriage: str) -> str:
    """What a carriage does; an ability has the sign ∞."""
    does = carriage_action(components, index(carriage))
    return f"∞ {action_name(does)}" if does in ABILITIES else action_name(does)


def city_names(components: Components, numbers: Iterable[int]) -> str:
    """The cities of a carriage."""
    return "–".join(city(components, number) for number in numbers)


def carriage_names(components: Components, carriage: str) -> str:
    """The cities printed on a carriage."""
    return city_names(components, carriage_cities(components, carriage))


def carriage_counter(components: Components, carriage: str) -> str:
    """The counter that a carriage advances, and the second one that a double brings."""
    first = colour_name(COLOUR_NAMES[components.box.carriage_counter[index(carriage)]])
    return f"{first} {second_counter(components, carriage)}".rstrip()


def second_counter(components: Components, carriage: str) -> str:
    """On doubles: one of these, of the player's choice."""
    choice = members(components.box.carriage_choice[index(carriage)])
    names = "/".join(colour_name(COLOUR_NAMES[colour]) for colour in choice)
    return t("zero-kei-then-one", colours=names) if choice else ""


def price(components: Components, carriage: str, price: Price) -> str:
    """A price, with what stations add: "2+2 = 4¥"."""
    total, surcharge = yen(price["total"]), price["surcharge"]
    printed = components.box.carriage_cost[index(carriage)]
    return f"{printed}+{surcharge} = {total}" if surcharge else total


def venue_effect(components: Components, venue: int) -> str:
    """What a venue does for those who participate."""
    box = components.box
    if box.venue_move[venue]:
        return t("zero-kei-venue-move")
    gain = yen(box.venue_yen[venue]) if box.venue_yen[venue] else points(box.venue_points[venue])
    return f"{yen(box.venue_pay[venue])} → {gain}" if box.venue_pay[venue] else f"+{gain}"


def event_words(view: ZeroKeiView, components: Components, name: str) -> str:
    """An event in words, beginning with whether it is an action or comes at the end of the round."""
    box, event = components.box, components.event_ids.index(name)
    kind = t("zero-kei-event-end" if box.event_at_end[event] else "zero-kei-event-action")
    if not has_text(f"zero-kei-event-{name}"):  # an event that a components file adds
        return f"{kind} {name}"
    said = t(
        f"zero-kei-event-{name}",
        fee=yen(box.event_fee[event]),
        gain=yen(box.event_gain[event]),
        lose=points(box.event_lose[event]),
        discount=yen(box.event_discount[event]),
        ranks=" ".join(yen(box.event_rank_yen[event, rank]) for rank in range(len(view["seats"]))),
    )
    return f"{kind} {said}"
