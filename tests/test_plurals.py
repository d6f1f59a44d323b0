"""Numbers in Russian: 1 карта, 2 карты, 5 карт, 11 карт, 21 карта, 22 карты."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)

from ekiben.texts import t
from tests.test_texts import entries, variables

Context = dict[str, object]  # values of arguments
FORMS = {"one", "few", "many"}
# Selected by exact numbers alone: in no form does a noun stand beside the number.
EXACT = {
    "arena-summary": "one, two or all arrangements, each in words of its own",
    "zero-kei-page-city-now": "whether a train stops there; the number is not named",
    "nordic-claim": "the number stands after a colon",
    "nordic-discard": "the number stands for cards, which are not named",
    "nordic-move-set": "the number stands for cards, which are not named",
    "nordic-move-tickets": "the number stands for tickets, which are not named",
    "nordic-reason-not-exact": "whether there is a colour; the spaces have their forms",
    "page-winner": "one winner or several, by name",
    "seats-automa-away": "the number stands after a colon",
    "table-differs": "whether there is an entry, by its number",
    "why-legal": "one step or several, not counted",
    "nordic-help-doubles": "two players or three, each in words of its own",
}
# A word after a number that is no noun which the number counts.
OTHER_WORDS = {
    "и",
    "или",
    "из",
    "в",
    "на",
    "за",
    "до",
    "от",
    "по",
    "с",
    "нет",
    "там",
    "больше",
    "нужно",
    "уже",
    "есть",
    "а",
}
# A noun after a number that it does not count.
WHICH = {
    "zero-kei-fact-tile": "which space of the tile",
    "zero-kei-reason-space-taken": "which space of the tile",
    "zero-kei-page-tile": "which space of the tile",
    "nordic-page-one-colour": "how many of one colour; the cards are not named",
    "zero-kei-do-order": "which space of the tile",
}

MESSAGES = {
    language: {entry.id.name: entry for entry in entries(language) if isinstance(entry, Message)}
    for language in ("en", "es", "fr", "ru")
}
RUSSIAN = MESSAGES["ru"]
# Arguments that are numbers wherever they occur.
ALWAYS = {"count", "number", "games", "moves", "players", "seats", "spaces", "trains", "cards_left", "turn"}
ALWAYS |= {"seconds", "rows", "entries", "tables", "keep", "need", "have", "length", "round", "space"}
ALWAYS |= {"size", "more", "extra", "left", "price", "yen", "rest"}


def selections(node: BaseNode) -> Iterator[tuple[str, set[str]]]:
    """Every selection by an argument, with the keys of its forms."""
    for inner in walk(node):
        if isinstance(inner, SelectExpression) and isinstance(inner.selector, VariableReference):
            yield inner.selector.id.name, {key_of(variant.key) for variant in inner.variants}


def walk(node: BaseNode) -> Iterator[BaseNode]:
    yield node
    for inner in parts(node):
        yield from walk(inner)


def parts(node: BaseNode) -> Iterator[BaseNode]:
    for value in vars(node).values():
        yield from (
            each for each in (value if isinstance(value, list) else [value]) if isinstance(each, BaseNode)
        )


def key_of(key: BaseNode) -> str:
    return key.name if isinstance(key, Identifier) else str(key.value)  # type: ignore[attr-defined]


def by_number(keys: set[str]) -> bool:
    return bool(keys & FORMS) or any(key.isdecimal() for key in keys)


def numbers_of(name: str) -> set[str]:
    """The arguments of a text that are numbers: those by which any language selects so."""
    found = set()
    for language in ("en", "es", "fr", "ru"):
        entry = MESSAGES[language][name]
        found |= {argument for argument, keys in selections(entry) if by_number(keys)}
    return found | (variables(MESSAGES["en"][name]) & ALWAYS)


def uncounted(pattern: Pattern, selected: frozenset[str], numbers: set[str]) -> Iterator[str]:
    """Words that follow a number for which no form was selected."""
    elements = pattern.elements
    for element, after in zip(elements, [*elements[1:], None], strict=True):
        inner = element.expression if isinstance(element, Placeable) else None
        if isinstance(inner, VariableReference) and inner.id.name in numbers - selected:
            word = re.match(r"[  ]+([а-яё]+)", after.value) if isinstance(after, TextElement) else None
            if word and word[1] not in OTHER_WORDS:
                yield word[1]
        if isinstance(inner, SelectExpression):
            chosen = inner.selector.id.name if isinstance(inner.selector, VariableReference) else ""
            for variant in inner.variants:
                exact = key_of(variant.key) in FORMS | {"other"} or key_of(variant.key).isdecimal()
                yield from uncounted(variant.value, selected | {chosen} if exact else selected, numbers)


def test_every_selection_by_number_has_all_forms() -> None:
    found = {
        name: argument
        for name, entry in RUSSIAN.items()
        for argument, keys in selections(entry)
        if by_number(keys) and not keys >= FORMS and name not in EXACT
    }
    assert found == {}


def test_the_exceptions_are_needed() -> None:
    for name in EXACT:
        assert any(by_number(keys) and not keys >= FORMS for _, keys in selections(RUSSIAN[name])), name
    for name in WHICH:
        pattern = RUSSIAN[name].value
        assert pattern is not None
        assert list(uncounted(pattern, frozenset(), numbers_of(name))), name


def test_no_noun_follows_a_number_without_its_forms() -> None:
    found = {}
    for name, entry in RUSSIAN.items():
        assert entry.value is not None
        words = list(uncounted(entry.value, frozenset(), numbers_of(name)))
        if words and name not in WHICH:
            found[name] = words
    assert found == {}


def counted(node: BaseNode, inside: Context) -> Iterator[tuple[str, Context]]:
    """Every argument with forms, and which other arguments lead there."""
    if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
        argument = node.selector.id.name
        if {key_of(variant.key) for variant in node.variants} >= FORMS:
            yield argument, inside
        for variant in node.variants:
            yield from counted(variant.value, {argument: key_of(variant.key), **inside})
        return
    for inner in parts(node):
        yield from counted(inner, inside)


@pytest.mark.parametrize(("number", "alike", "other"), [(1, 21, 5), (2, 22, 1), (5, 11, 21)])
def test_the_forms_are_those_of_the_number(number: int, alike: int, other: int) -> None:
    """Numbers of one form have the same words; one thing and several are not. 1 may have words of its own."""
    for name, entry in RUSSIAN.items():
        own_words = any("1" in keys for _, keys in selections(entry))
        for argument, inside in counted(entry, {}):
            told = {n: said(name, {**inside, argument: n}) for n in (number, alike, other)}
            assert told[number] != told[other], name
            if number > 1 or not own_words:
                assert told[number] == told[alike], name


def said(name: str, given: Mapping[str, object]) -> str:
    """A text with 7 for all other arguments; without the numbers themselves."""
    arguments: dict[str, object] = dict.fromkeys(variables(RUSSIAN[name]), 7) | dict(given)
    return re.sub(r"\d+", "#", t(name, "ru", **arguments))
