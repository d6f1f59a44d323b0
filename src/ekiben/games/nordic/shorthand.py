"""Shorthand: texts that stand for several moves, or say one as people do, spelled out as moves.

claim oslo-bergen red3+loco1      the route and all cards for it
claim Oslo-Lillehammer            cities in any order and with their own letters
pay red3+loco1                    all cards of a payment
keep only oslo-vaasa              all answers about an offer of tickets
keep oslo-vaasa+bergen-narvik     likewise
keep all
"""

from __future__ import annotations

import re
import unicodedata

from ekiben.game import Phrase
from ekiben.games.nordic import decisions
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.components import CITY_IDS, KIND_NAMES, ROUTE_IDS, TICKET_IDS, Components
from ekiben.games.nordic.explain import explain
from ekiben.games.nordic.notation import ROUTE_NUMBERS, TICKET_NUMBERS, payment_text
from ekiben.games.nordic.payment import most_coloured, pays, set_size, takes_colour, takes_locomotives
from ekiben.games.nordic.state import COLOURS, GREY, KINDS, LOCOMOTIVE, NO_COLOUR, NOBODY, PLAIN, State
from ekiben.sets import members

CARDS = re.compile(r"[a-z]+\d{1,3}(\+[a-z]+\d{1,3})*")
LETTERS = str.maketrans({"ø": "o", "æ": "ae", "\N{EN DASH}": "-", "\N{EM DASH}": "-"})
LONG_NAMES = {re.compile(city.replace("_", "[- ]")): city for city in CITY_IDS if "_" in city}
ONLY, ALL = "only", "all"


def plain(words: list[str]) -> list[str]:
    """Words without the marks that Nordic letters have, and with names of cities in one piece."""
    marked = unicodedata.normalize("NFD", " ".join(words).translate(LETTERS))
    text = "".join(letter for letter in marked if not unicodedata.combining(letter))
    for pattern, city in LONG_NAMES.items():
        text = pattern.sub(city, text)
    return text.split()


def in_order(name: str) -> str:
    """The name of a route or a ticket with its cities in the order that names have."""
    parts = name.split("-")
    return "-".join([*sorted(parts[:2]), *parts[2:]])


def expand_shorthand(s: State, components: Components, words: list[str]) -> list[str] | Phrase:
    """The words of the moves that a text stands for; as they are where there is nothing to spell out."""
    words = plain(words)
    if len(words) < 2:
        return words
    if words[0] == "claim":
        return spell_claim(s, components, words)
    if words[0] == "pay" and CARDS.fullmatch(words[1]):
        return spell_pay(s, components, words)
    if words[0] in ("keep", "return"):
        return spell_tickets(s, components, words)
    return words


# --- tickets --------------------------------------------------------------------------------------------


def spell_tickets(s: State, components: Components, words: list[str]) -> list[str] | Phrase:
    """All answers about an offer, or one."""
    verb, *rest = words
    only = verb == "keep" and rest[0] == ONLY and len(rest) > 1
    names = [in_order(name) for name in rest[only].split("+")]
    every = verb == "keep" and rest[0] == ALL
    if verb == "return" or not (only or every or len(names) > 1):
        return [verb, in_order(rest[0]), *rest[1:]]
    if s.decision != decisions.TICKET:
        return explain(s, components, m.KEEP)  # not now, whatever the tickets
    offered = [TICKET_IDS[ticket] for ticket in members(s.offered[s.seat])]
    names = offered if every else names
    for name in names:
        if name not in offered:
            known = "not-offered" if name in TICKET_NUMBERS else "no-such-ticket"
            return Phrase(known, {"ticket": name})
    if s.kept + len(set(names)) < s.must_keep:
        return Phrase("must-keep", {"count": s.must_keep})
    answers = [word for name in offered for word in ("keep" if name in names else "return", name)]
    return answers + rest[only + 1 :]


# --- payments -------------------------------------------------------------------------------------------


def read_cards(text: str) -> list[int] | Phrase:
    """Cards by kind, from a text like red3+loco1."""
    cards = [0] * KINDS
    for part in text.split("+"):
        name = part.rstrip("0123456789")
        if name not in KIND_NAMES:
            return Phrase("no-such-card", {"card": name, "cards": list(KIND_NAMES)})
        cards[KIND_NAMES.index(name)] += int(part[len(name) :])
    return cards


def named_routes(name: str) -> list[int]:
    """The routes of a name, which may leave out the colour."""
    name = in_order(name)
    if name in ROUTE_NUMBERS:
        return [ROUTE_NUMBERS[name]]
    return [route for route, full in enumerate(ROUTE_IDS) if full.startswith(f"{name}-")]


def spell_claim(s: State, components: Components, words: list[str]) -> list[str] | Phrase:
    """A route and, if they are named, the cards for it."""
    routes, rest = named_routes(words[1]), words[2:]
    if not routes:
        return words
    if s.decision != decisions.ACTION:
        return ["claim", ROUTE_IDS[routes[0]]]  # refused, whichever it is
    if rest and CARDS.fullmatch(rest[0]):
        cards = read_cards(rest[0])
        return cards if isinstance(cards, Phrase) else spell_whole(s, components, routes, cards, rest)
    free = [route for route in routes if s.owner[route] == NOBODY] or routes[:1]
    names = [ROUTE_IDS[route] for route in free]
    if len(free) > 1:
        return Phrase("which-route", {"routes": names})
    return ["claim", names[0], *rest]


def spell_whole(
    s: State, components: Components, routes: list[int], cards: list[int], rest: list[str]
) -> list[str] | Phrase:
    """The first of the routes that these cards pay for, a free one before others."""
    box = components.box
    fitting = [route for route in routes if pays(s, box, route, cards)]
    if not fitting:
        return does_not_pay(routes, cards)
    route = next((route for route in fitting if s.owner[route] == NOBODY), fitting[0])
    claim = ["claim", ROUTE_IDS[route]]
    if s.owner[route] != NOBODY:
        return claim  # refused for what it is, whatever the cards
    lacking = lacking_card(s, cards)
    if lacking:
        return lacking
    if box.route_kind[route] == PLAIN and box.route_colour[route] != GREY:
        return claim + rest[1:]
    return claim + payment_words(components, route, cards) + rest[1:]


def does_not_pay(routes: list[int], cards: list[int]) -> Phrase:
    """Cards that pay for none of the routes."""
    named = {kind: count for kind, count in zip(KIND_NAMES, cards) if count}
    return Phrase("does-not-pay", {"routes": [ROUTE_IDS[route] for route in routes], "cards": named})


def lacking_card(s: State, cards: list[int]) -> Phrase | None:
    """A kind of which the deciding seat lacks cards."""
    for kind, count in enumerate(cards):
        if count > s.hands[s.seat, kind]:
            return Phrase("too-few", {"card": KIND_NAMES[kind], "need": count, "have": s.hands[s.seat, kind]})
    return None


def payment_words(components: Components, route: int, cards: list[int]) -> list[str]:
    """The moves that lay just these cards, which pay for the route."""
    box = components.box
    length, size = box.route_length[route], set_size(box, route)
    rest = list(cards)
    sets = (sum(cards) - length) // (size - 1)
    fitting = [colour for colour in range(COLOURS) if takes_colour(box, route, colour) and cards[colour]]
    colour = max(fitting, key=lambda colour: cards[colour], default=NO_COLOUR)
    coloured = min(cards[colour], most_coloured(box, route), length - sets) if fitting else 0
    rest[colour] -= coloured
    jokers = length - sets - coloured if takes_locomotives(box, route) else 0
    rest[LOCOMOTIVE] -= jokers
    words = payment_text(colour if coloured else NO_COLOUR, jokers, sets).split()
    return words + [word for kind in range(KINDS) for word in ("set", KIND_NAMES[kind]) * rest[kind]]


def spell_pay(s: State, components: Components, words: list[str]) -> list[str] | Phrase:
    """All cards of a payment, where one is due."""
    if "set" in words[1]:
        return words
    if s.decision not in (decisions.PAYMENT, decisions.EXTRA):
        return explain(s, components, m.PAY)  # not now, whatever the cards
    cards = read_cards(words[1])
    if isinstance(cards, Phrase):
        return cards
    if s.decision == decisions.EXTRA:
        return spell_extra(s, cards, words)
    if not pays(s, components.box, s.route, cards):
        return does_not_pay([s.route], cards)
    return lacking_card(s, cards) or payment_words(components, s.route, cards) + words[2:]


def spell_extra(s: State, cards: list[int], words: list[str]) -> list[str] | Phrase:
    """The cards that a tunnel costs more."""
    colours = [colour for colour in range(COLOURS) if cards[colour]]
    if len(colours) > 1 or sum(cards) != s.extra:
        wanted = KIND_NAMES[LOCOMOTIVE if s.colour == NO_COLOUR else s.colour]
        return Phrase("extra-not-exact", {"extra": s.extra, "colour": wanted})
    colour = colours[0] if colours else NO_COLOUR
    return payment_text(colour, cards[LOCOMOTIVE], 0).split() + words[2:]
