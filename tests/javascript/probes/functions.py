"""Functions: defaults, arguments by name, generators, results that are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Any

CALLS: list[str] = []
GIVEN: dict[str, Any] = {"a": 1}


def plain(one: int, two: int = 2, *, three: int = 3) -> str:
    return f"{one} {two} {three}"


def many(first: str, *rest: int, end: str = ".") -> str:
    return f"{first} {rest} {end}"


def named(name: str, /, language: str | None = None, **args: Any) -> str:
    return f"{name} {language} {args}"


def count_to(limit: int) -> Iterator[int]:
    number = 0
    while True:
        if number >= limit:
            return
        yield number
        number += 1


def twice(limit: int) -> Iterator[int]:
    yield from count_to(limit)
    yield from [number * 10 for number in count_to(limit)]


@cache
def kept(pair: tuple[int, int], word: str) -> int:
    CALLS.append(word)
    return sum(pair)


@lru_cache(maxsize=2)
def short(number: int) -> int:
    CALLS.append(str(number))
    return number


def adder(more: int) -> Callable[..., int]:
    def add(number: int, times: int = 1) -> int:
        return number + more * times

    return add


def reserved(new: int, function: str, delete: bool) -> str:
    var = f"{new} {function}"
    return f"{var} {delete}"


def branches(number: int) -> str:
    if number < 0:
        word = "negative"
    elif not number:
        word = "nothing"
    else:
        word = "some"
    for step in range(10):
        if step == 2:
            continue
        if step > number:
            break
    while number > 3:
        number -= 2
    return f"{word} {step} {number}"


def probe() -> list[str]:
    lines = [
        plain(1),
        plain(1, three=9),
        plain(two=5, one=4),
        plain(1, 2, three=0),
        many("a"),
        many("b", 1, 2, end="!"),
    ]
    lines += [
        many("c", *[3, 4]),
        named("x"),
        named("x", "fr", amount=1),
        named("y", **GIVEN),
        named("z", b=2, **GIVEN),
    ]
    lines += [named("name", name=1), repr(list(twice(3))), repr([next(count_to(1)), sum(count_to(4))])]
    lines += [str(kept((1, 2), "first")), str(kept((1, 2), "first")), str(kept((2, 1), "second"))]
    lines += [str(short(number)) for number in (1, 2, 1, 3, 2, 1)]
    lines += [
        repr(CALLS),
        str(adder(3)(4)),
        str(adder(3)(4, 2)),
        reserved(1, "f", True),
        reserved(delete=False, new=2, function="g"),
    ]
    lines += [branches(number) for number in (-1, 0, 5, 9)]
    values: list[Any] = [0, 1, "", "a", None, [], [0], {}, (), 0.0, 0.5, False]
    lines.append(repr([(value or "other", value and "more", bool(value), not value) for value in values]))
    return lines
