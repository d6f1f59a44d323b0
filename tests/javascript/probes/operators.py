"""How operators and conditions bind: brackets stand where JavaScript needs them."""

from __future__ import annotations

from typing import NamedTuple


class Purse:
    """Counts as true by its length."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def __len__(self) -> int:
        return self.coins


class Lamp:
    """Counts as true when it is lit."""

    def __init__(self, lit: bool) -> None:
        self.lit = lit

    def __bool__(self) -> bool:
        return self.lit


class Plain:
    """Always counts as true."""


class Pair(NamedTuple):
    one: int
    other: int


def which(purse: Purse, lamp: Lamp, plain: Plain | None, pair: Pair | None) -> list[str]:
    return [
        "purse" if purse else "-",
        "lamp" if lamp else "-",
        "plain" if plain else "-",
        "pair" if pair else "-",
        f"{not purse} {not lamp} {not plain} {not pair}",
    ]


def conditions(one: list[int], other: list[int], flag: bool, number: int) -> list[str]:
    found: list[str] = []
    if not (one or other):
        found.append("neither")
    if not (one and other):
        found.append("not both")
    if (one or flag) and other:
        found.append("a")
    if one or (flag and other):
        found.append("b")
    if flag and (number > 1 or number < -1):
        found.append("c")
    if not (flag or number == 1):
        found.append("d")
    if not (flag and number == 1):
        found.append("e")
    if (one if flag else other) and number:
        found.append("f")
    if not (one if flag else other):
        found.append("g")
    found.append("x" if (flag if number else not flag) else "y")
    found.append(f"{(flag or number > 3) and number < 9} {flag or number > 3 and number < 9}")
    found.append(
        f"{one or other or [0]} {one and other and [1]} {(one or [7]) and (other or [8])} {number or flag}"
    )
    found.append(
        f"{flag == (number > 1)} {(flag and number) == number} {number == 1 == flag} {not flag == flag}"
    )
    return found


def sums(a: int, b: int, c: int, flag: bool) -> list[int]:
    return [
        a - (b - c),
        a - (b + c),
        (a - b) - c,
        (a if flag else b) + c,
        c - (a if flag else b),
        (a or b) + 1,
        -(a + b) - c,
        -a - -b,
        (a & 7) + (b | 8),
        (a & 7) - (b & 3 ^ c & 1),
        (a & 7) & (b & 3 | c & 6),
        (a + b) * (a - c) - b * c,
        (a << 2) + 1 >> 1,
        ~(a + b) & 255,
        (a - b) % 7 - (b - a) // 3,
        a + (b > c),
        (a > b) + (a < c) + flag,
    ]


def words(word: str, flag: bool) -> list[str]:
    return [
        ("a" if flag else "b") + word,
        word + ("a" if flag else "b"),
        (word or "none") + "!",
        "<" + (word and "x") + ">",
    ]


def probe() -> list[str]:
    lines: list[str] = []
    for coins in (0, 2):
        lines += which(
            Purse(coins), Lamp(coins > 0), Plain() if coins else None, Pair(0, 0) if coins else None
        )
    for one in ([], [1]):
        for other in ([], [2]):
            for flag in (True, False):
                for number in (0, 1, 5):
                    lines += conditions(one, other, flag, number)
    for a, b, c in ((1, 2, 3), (-9, 4, 0), (1 << 40, 3, -5)):
        lines += [str(value) for flag in (True, False) for value in sums(a, b, c, flag)]
    return lines + [text for word in ("", "w") for flag in (True, False) for text in words(word, flag)]
