"""Names of colours, cities and cards; yen and points as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ekiben import narration
from ekiben.games.zero_kei.components import Components
from ekiben.games.zero_kei.printed import FIRST_YEAR, Carriage, Reward, Worth, printed
from ekiben.games.zero_kei.view import CarriagePrice, ZeroKeiView
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


def worth(worth: Worth) -> str:
    """What something costs and scores, as printed."""
    return f"{yen(worth['cost'])} {points(worth['points'])}"


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


def card(components: Components, carriage: str) -> Carriage:
    """What is printed on a carriage."""
    return printed(components)["carriages"][carriage]


def action_name(action: str) -> str:
    """An action or an ability, in a word or two."""
    return t(f"zero-kei-action-{action}")


def does(actions: Iterable[str]) -> str:
    """What an engine does: one of its actions."""
    return t("zero-kei-or").join(map(action_name, actions))


def carriage_does(components: Components, carriage: str) -> str:
    """What a carriage does; an ability has the sign ∞."""
    shown = card(components, carriage)
    return f"{'∞ ' * shown['ability']}{action_name(shown['does'])}"


def city_names(components: Components, numbers: Iterable[int]) -> str:
    return "–".join(city(components, number) for number in numbers)


def carriage_names(components: Components, carriage: str) -> str:
    """The cities printed on a carriage."""
    return city_names(components, card(components, carriage)["cities"])


def carriage_counter(components: Components, carriage: str) -> str:
    """The counter that a carriage advances, and the second one that a double brings."""
    first = colour_name(card(components, carriage)["counter"])
    return f"{first} {second_counter(components, carriage)}".rstrip()


def second_counter(components: Components, carriage: str) -> str:
    """On doubles: one of these, of the player's choice."""
    colours = "/".join(map(colour_name, card(components, carriage)["then_choice"]))
    return t("zero-kei-then-one", colours=colours) if colours else ""


def price(components: Components, carriage: str, price: CarriagePrice) -> str:
    """A price, with what stations add: "2+2 = 4¥"."""
    total, surcharge = yen(price["total"]), price["surcharge"]
    return f"{card(components, carriage)['cost']}+{surcharge} = {total}" if surcharge else total


def venue_effect(components: Components, venue: int) -> str:
    """What a venue does for those who participate."""
    return reward(printed(components)["venues"][venue - 1])


def reward(reward: Reward) -> str:
    """What a venue or a space of the tile gives."""
    if reward["advance"] or reward["move"]:
        return t("zero-kei-advance" if reward["advance"] else "zero-kei-venue-move")
    gain = yen(reward["yen"]) if reward["yen"] else points(reward["points"])
    return f"{yen(reward['pay'])} → {gain}" if reward["pay"] else f"+{gain}"


def tile(view: ZeroKeiView, components: Components) -> list[Reward]:
    """The rewards of the turn order tile, by space."""
    return printed(components)["tile"][str(len(view["seats"]))]


def event_words(view: ZeroKeiView, components: Components, name: str) -> str:
    """An event in words, beginning with whether it is an action or comes at the end of the round."""
    event = printed(components)["events"][name]
    kind = t("zero-kei-event-end" if event["at_end"] else "zero-kei-event-action")
    if not has_text(f"zero-kei-event-{name}"):  # an event that a components file adds
        return f"{kind} {name}"
    said = t(
        f"zero-kei-event-{name}",
        fee=yen(event["fee"]),
        gain=yen(event["gain"]),
        lose=points(event["lose"]),
        discount=yen(event["discount"]),
        ranks=" ".join(map(yen, event["ranks"][: len(view["seats"])])),
    )
    return f"{kind} {said}"
