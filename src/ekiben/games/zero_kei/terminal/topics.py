"""What `help` knows: cards, events, actions, abilities, cities, venues, and the parts of a game."""

from __future__ import annotations

from ekiben.components import numbers
from ekiben.games.zero_kei.components import ABILITIES, ACTIONS, CARRIAGE_IDS, Components
from ekiben.games.zero_kei.narration import names
from ekiben.games.zero_kei.notation import MOVE_TEXTS
from ekiben.games.zero_kei.printed import printed
from ekiben.games.zero_kei.state import VENUES
from ekiben.games.zero_kei.view import ZeroKeiView
from ekiben.texts import has_text, t

POINTS = (
    "bonus_station_points",
    "untracked_city",
    "connected_city",
    "leftover_cauldron",
    "leftover_track",
)
CHAPTERS = ("signs", "round", "buying", "running", "scoring", "hideo")


def topics(view: ZeroKeiView, components: Components) -> list[str]:
    """Names of things that `help` explains; cards and cities besides."""
    cards = ["engine", "tail", "event", "order", "advance", "venue 1", "venue 2", "venue 3"]
    chapters = [name for name in CHAPTERS if name != "hideo" or view["solo"]]
    shown = dict.fromkeys([*chapters, *cards, *ACTIONS, *ABILITIES, *view["events"]])
    return [*shown, *(card for card in CARRIAGE_IDS if card in on_table(view))]


def on_table(view: ZeroKeiView) -> set[str]:
    row = {place["carriage"] for place in view["row"] if place}
    return row.union(view["discard"], *(view[seat]["train"] for seat in view["seats"]))


def topic(words: str, view: ZeroKeiView, components: Components) -> list[str] | None:
    """Paragraphs about something; a move is explained by its verb and its card."""
    words = " ".join(words.split())
    found = about(words, view, components)
    if found is None and words in MOVE_TEXTS:
        verb, _, rest = words.partition(" ")
        found = [*(about(verb, view, components) or []), *(about(rest, view, components) or [])]
    return found or None


def about(words: str, view: ZeroKeiView, components: Components) -> list[str] | None:
    """A thing by its name."""
    if words in CARRIAGE_IDS:
        return about_carriage(words, components)
    lines = []
    if words == "event":
        words = view["event"]
    if words in components.event_ids and (words in view["events"] or words not in ACTIONS):
        lines.append(about_event(words, view, components))
    if words in ACTIONS or words in ABILITIES:
        lines.append(about_action(words, components))
    if has_text(f"zero-kei-help-{words}"):
        found = t(f"zero-kei-help-{words}", **amounts(components))
        lines += found.splitlines() if words in CHAPTERS else [t("labelled", label=words, text=found)]
    return lines or about_place(words, view, components)


def about_carriage(carriage: str, components: Components) -> list[str]:
    counter = names.carriage_counter(printed(components), carriage)
    card = names.card(printed(components), carriage)
    cost = names.yen(card["cost"])
    cities = names.carriage_names(printed(components), carriage)
    first = t("zero-kei-about-carriage", carriage=carriage, cities=cities, cost=cost, counter=counter)
    return [first, about_action(card["does"], components)]


def about_action(name: str, components: Components) -> str:
    text = t(f"zero-kei-does-{name}", **amounts(components))
    return t("labelled", label=names.action_name(name), text=text)


def about_event(name: str, view: ZeroKeiView, components: Components) -> str:
    event = printed(components)["events"][name]
    year = names.years(printed(components), view["events"].index(name) + 1) if name in view["events"] else "—"
    words, actions, letter = (
        names.event_words(view, printed(components), name),
        event["actions"],
        event["letter"],
    )
    return t("zero-kei-about-event", event=name, words=words, years=year, actions=actions, letter=letter)


def about_place(words: str, view: ZeroKeiView, components: Components) -> list[str] | None:
    """A venue, a city by number or name, a counter."""
    cities = [name.lower() for name in components.city_names]
    spoken = [names.city(printed(components), number).lower() for number in range(1, len(cities) + 1)]
    if words in (*cities, *spoken):
        words = str((cities if words in cities else spoken).index(words) + 1)
    if words in [str(number) for number in range(1, len(cities) + 1)]:
        return [about_city(int(words), view, components)]
    if words in [f"venue {venue + 1}" for venue in range(VENUES)]:
        venue = int(words[-1])
        name = names.city_and_number(printed(components), view["venues"][venue - 1])
        effect = names.venue_effect(printed(components), venue)
        return [t("zero-kei-about-venue", venue=venue, city=name, effect=effect)]
    return None


def about_city(number: int, view: ZeroKeiView, components: Components) -> str:
    ground = printed(components)["cities"][number - 1]["ground"]
    return t(
        "zero-kei-about-city",
        city=names.city_and_number(printed(components), number),
        cost=names.yen(ground["cost"]),
        points=names.points(ground["points"]),
        ground="prepared" if number in view["prepared"] else "no",
        station=view["stations"].get(str(number), "no"),
        track="laid" if number in view["tracks"] else "no",
    )


def amounts(components: Components) -> dict[str, str]:
    """The printed amounts that explanations name, by the fields of the box."""
    box = components.box
    rows = {name: " ".join(map(names.points, getattr(box, name))) for name in ("row_points", "final_values")}
    return rows | {
        name: (names.points if name in POINTS else names.yen)(amount) for name, amount in numbers(box).items()
    }
