"""Questions, moves, parts of quotes and reasons in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ekiben.data import Meaning, Phrase
from ekiben.games.zero_kei.narration import names
from ekiben.games.zero_kei.narration.names import Context
from ekiben.games.zero_kei.notation import Seat
from ekiben.games.zero_kei.printed import ZeroKeiPrinted
from ekiben.narration import MoveGroup
from ekiben.table import Move
from ekiben.texts import t

Args = Mapping[str, Any]
Words = Callable[[Args, Context], dict[str, Any]]


def question(question: Phrase, context: Context) -> str:
    view, printed = context.view, context.printed
    args = {**question.args, "left": view["actions_left"]}
    if "event" in args:
        args["event"] = names.event_words(view, printed, args["event"])
    if "city" in args:
        args["city"] = names.city_and_number(printed, args["city"])
    if "venue" in args:
        args["effect"] = names.venue_effect(printed, args["venue"])
    if "carriage" in args:
        args["carriage"] = names.carriage_names(printed, args["carriage"])
    if "works" in args:
        joint = t("zero-kei-or") if args["one_of_them"] else t("zero-kei-and")
        args["works"] = joint.join(t(f"zero-kei-work-{work}") for work in args["works"])
    return t(f"zero-kei-ask-{question.id}", **args)


def move(move: Move | Meaning, context: Context) -> str:
    """A legal move as a sentence, without its price."""
    verb, args = move.verb, move.args
    if verb == "engine":
        owner: Seat = args["owner"]
        key = "zero-kei-own-engine" if owner == context.view["seat"] else "zero-kei-other-engine"
        return t(key, does=names.does(context.view[owner]["engine_actions"]), owner=context.name(owner))
    if verb == "from":
        owner = args["owner"]
        return t("zero-kei-lender", owner=context.name(owner), count=context.view[owner]["track_tokens"])
    if verb == "event":
        return names.event_words(context.view, context.printed, args["event"])
    if verb == "accept" and "venue" in args:
        effect = names.venue_effect(context.printed, args["venue"])
        return t("labelled", label=t("zero-kei-do-accept"), text=effect)
    words = WORDS[verb](args, context) if verb in WORDS else {}
    sentence = t(f"zero-kei-do-{verb}", **words)
    if verb == "order" and names.tile(context.view, context.printed)[args["space"] - 1]["advance"]:
        return t("labelled", label=sentence, text=t("zero-kei-advance"))  # yen and points are in the quote
    return sentence


def in_city(args: Args, context: Context) -> dict[str, Any]:
    """A city, and the colour of a station."""
    return {**args, "city": names.city_and_number(context.printed, args["city"])}


def draft(args: Args, context: Context) -> dict[str, Any]:
    engines = context.printed["engines"][str(len(context.view["seats"]))]
    return {"engine": args["engine"], "does": names.does(engines[args["engine"] - 1])}


def carriage(args: Args, context: Context) -> dict[str, Any]:
    printed, name = context.printed, args["carriage"]
    cities, action = names.carriage_names(printed, name), names.carriage_does(printed, name)
    return {"cities": cities, "does": action, "counter": names.carriage_counter(printed, name)}


def advance(args: Args, context: Context) -> dict[str, Any]:
    """A counter: where it stands and how it ranks, and where it would go."""
    colour, view = args["colour"], context.view
    space, rank = view["counters"][colour], view["ranking"].index(colour) + 1
    follows = view["now"]["next_space"][colour]
    key = "last" if follows is None else "moves"
    where = {"colour": colour, "space": space, "next": follows or space, "key": key}
    return {**where, "counter": t(f"zero-kei-counter-{key}", rank=rank, **where)}


def participate(args: Args, context: Context) -> dict[str, Any]:
    place = names.city_and_number(context.printed, context.view["venues"][args["venue"] - 1])
    return {"city": place, "effect": names.venue_effect(context.printed, args["venue"])}


def space(args: Args, context: Context) -> dict[str, Any]:
    worth = context.printed["track_cost"][args["space"]]
    scored = names.points(worth["points"])
    return {"letter": args["space"], "cost": names.yen(worth["cost"]), "points": scored}


def own_carriage(args: Args, context: Context) -> dict[str, Any]:
    """A carriage of the seat's train with its cities; or the place where it stands."""
    cities = context.view["now"]["cities"][args["carriage"]]
    return {"carriage": names.city_names(context.printed, cities), "place": args.get("place", 0)}


WORDS: dict[str, Words] = {
    "draft": draft,
    "buy": carriage,
    "advance": advance,
    "order": lambda args, context: {"space": args["space"]},
    "use": carriage,
    "participate": participate,
    "space": space,
    **dict.fromkeys(("prepare", "track", "station", "token", "score"), in_city),
    **dict.fromkeys(("move", "to", "on"), own_carriage),
}


def part(part: Phrase, context: Context) -> str:
    """A part of a quote: what makes up a price or a score."""
    args = dict(part.args)
    if part.id == "surcharge":
        cities = args["cities"]
        args["sum"] = " + ".join([str(args["printed"]), *(str(args["each"]) for _ in cities)])
        args["cities"] = ", ".join(names.city(context.printed, number) for number in cities)
    return t(f"zero-kei-quote-{part.id}", **args)


def reason_args(printed: ZeroKeiPrinted, reason: Phrase) -> Args:
    """The arguments of a reason, with its card in words."""
    if "card" not in reason.args:
        return reason.args
    card = reason.args["card"]
    said = cards_used([Meaning(card["verb"], (), card)], None, printed, names.seat_colour)
    return {**reason.args, "card": " ".join(said)}


def describe_group(group: MoveGroup, context: Context) -> str:
    """What the seat used, in a line; empty where the effects say it all."""
    mover = context.view["seats"][group.mover]
    return " · ".join(cards_used(group.meanings, mover, context.printed, context.name))


def cards_used(
    moves: Iterable[Meaning], mover: Seat | None, printed: ZeroKeiPrinted, name: Callable[[Seat], str]
) -> list[str]:
    """What the seat used, one thing after the other."""
    said = []
    for place, (verb, _, args) in enumerate(moves):
        if verb == "order":
            said.append(t("zero-kei-do-order", space=args["space"]))
        elif verb == "score":
            said.append(t("zero-kei-do-score", city=names.city_and_number(printed, args["city"])))
        elif verb == "use":
            cities = names.carriage_names(printed, args["carriage"])
            said.append(t("zero-kei-did-use", cities=cities, carriage=args["carriage"]))
        elif verb == "engine":
            key = "zero-kei-did-own-engine" if args["owner"] == mover else "zero-kei-did-engine"
            said.append(t(key, name=name(args["owner"])))
        elif verb in ("draft", "buy", "tail", "event", "done") or (
            verb in ("accept", "decline") and place == 0
        ):
            said.append(t(f"zero-kei-did-{verb}"))
    return said
