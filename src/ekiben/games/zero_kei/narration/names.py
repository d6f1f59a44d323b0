"""Names of colours, cities and cards; yen and points as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from ekiben import narration
from ekiben.texts import has_text, localized_name, t

if TYPE_CHECKING:  # sentences need no rules, so that pages can make them alone
    from ekiben.games.zero_kei.printed import Carriage, Reward, Worth, ZeroKeiPrinted
    from ekiben.games.zero_kei.view import CarriagePrice, ZeroKeiView

Context: TypeAlias = "narration.Context[ZeroKeiView, ZeroKeiPrinted]"


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


def city(printed: ZeroKeiPrinted, number: int) -> str:
    return localized_name("zero-kei-city", printed["cities"][number - 1]["name"])


def city_and_number(printed: ZeroKeiPrinted, number: int) -> str:
    """A city by number and name: "7 Hamamatsu"."""
    return f"{number} {city(printed, number)}"


def years(printed: ZeroKeiPrinted, year: int) -> str:
    """The years of a round: 1 is 1959-60."""
    first = printed["first_year"] + year - 1
    return f"{first}-{(first + 1) % 100}"


def card(printed: ZeroKeiPrinted, carriage: str) -> Carriage:
    """What is printed on a carriage."""
    return printed["carriages"][carriage]


def action_name(action: str) -> str:
    """An action or an ability, in a word or two."""
    return t(f"zero-kei-action-{action}")


def does(actions: Iterable[str]) -> str:
    """What an engine does: one of its actions."""
    return t("zero-kei-or").join(map(action_name, actions))


def carriage_does(printed: ZeroKeiPrinted, carriage: str) -> str:
    """What a carriage does; an ability has the sign ∞."""
    shown = card(printed, carriage)
    return f"{'∞ ' * shown['ability']}{action_name(shown['does'])}"


def city_names(printed: ZeroKeiPrinted, numbers: Iterable[int]) -> str:
    return "–".join(city(printed, number) for number in numbers)


def carriage_names(printed: ZeroKeiPrinted, carriage: str) -> str:
    """The cities printed on a carriage."""
    return city_names(printed, card(printed, carriage)["cities"])


def carriage_counter(printed: ZeroKeiPrinted, carriage: str) -> str:
    """The counter that a carriage advances, and the second one that a double brings."""
    first = colour_name(card(printed, carriage)["counter"])
    return f"{first} {second_counter(printed, carriage)}".rstrip()


def second_counter(printed: ZeroKeiPrinted, carriage: str) -> str:
    """On doubles: one of these, of the player's choice."""
    colours = "/".join(map(colour_name, card(printed, carriage)["then_choice"]))
    return t("zero-kei-then-one", colours=colours) if colours else ""


def price(printed: ZeroKeiPrinted, carriage: str, price: CarriagePrice) -> str:
    """A price, with what stations add: "2+2 = 4¥"."""
    total, surcharge = yen(price["total"]), price["surcharge"]
    return f"{card(printed, carriage)['cost']}+{surcharge} = {total}" if surcharge else total


def venue_effect(printed: ZeroKeiPrinted, venue: int) -> str:
    """What a venue does for those who participate."""
    return reward(printed["venues"][venue - 1])


def reward(reward: Reward) -> str:
    """What a venue or a space of the tile gives."""
    if reward["advance"] or reward["move"]:
        return t("zero-kei-advance" if reward["advance"] else "zero-kei-venue-move")
    gain = yen(reward["yen"]) if reward["yen"] else points(reward["points"])
    return f"{yen(reward['pay'])} → {gain}" if reward["pay"] else f"+{gain}"


def tile(view: ZeroKeiView, printed: ZeroKeiPrinted) -> list[Reward]:
    """The rewards of the turn order tile, by space."""
    return printed["tile"][str(len(view["seats"]))]


def event_words(view: ZeroKeiView, printed: ZeroKeiPrinted, name: str) -> str:
    """An event in words, beginning with whether it is an action or comes at the end of the round."""
    event = printed["events"][name]
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
