"""What only shows when it runs, and is an error then instead of another result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def truth_as_key(value: Any) -> object:
    return {value: 1}


def order_of_a_set(value: Any) -> object:
    return [each for each in value]


def change_of_a_tuple(value: Any) -> object:
    value[0] = 1
    return value


def list_as_key(value: Any) -> object:
    return {value: 1}


def named(text: str = "", **args: Any) -> str:
    return f"{text} {args}"


def parameters_with_stars(value: Any) -> object:
    return named(**value)


def too_many_with_stars(value: Any) -> object:
    return only(**value)


def only(text: str = "") -> str:
    return text


CASES: list[tuple[Callable[[Any], object], object]] = [
    (truth_as_key, True),
    (truth_as_key, 1.0),
    (order_of_a_set, {"a", "b"}),
    (change_of_a_tuple, (1, 2)),
    (list_as_key, [1]),
    (parameters_with_stars, {"text": "a"}),
    (too_many_with_stars, {"word": "a"}),
]


def probe() -> list[str]:
    return [tried(case, value) for case, value in CASES]


def tried(case: Callable[[Any], object], value: object) -> str:
    try:
        case(value)
    except TypeError as error:
        return str(error)
    return "no error"
