"""What the compiler knows of types: it may write plain JavaScript only where that does the same."""

from __future__ import annotations

from typing import Any

MANY = 4
WIDE = 1 << 40
CELLS = 2 * MANY + 1
SMALL: list[int] = [-5, 0, 3, 6, -2147483648, 2147483647]
ANYTHING: list[Any] = [-1, 0, 2, 3, 1.0, True]


def within(value: Any) -> str:
    """An unknown operand needs a call in each half of a comparison."""
    inside = not 0 <= value < 3
    return (
        f"{inside} {not (0 <= value < 3 or value == 9)} {'low' if 0 <= value < 3 and value != 1 else 'high'}"
    )


def bits(one: int, other: int) -> str:
    """Small numbers, from lists whose numbers may be of any size, and from constants."""
    low, mask = one & 0xFF, one & CELLS
    far = (one & 0xFFFFFFFFFF | low) ^ (other & -2 | low)
    shifted = low >> 1
    return f"{far} {low} {mask} {shifted | mask} {low ^ mask} {~low} {-low} {(one | other) & 1 == 1} {low & mask << 3}"


def variables(limit: int) -> list[str]:
    """What a variable is follows from all that is assigned to it, in loops, too."""
    count, wide, total, text = 0, 1, 0.5, ""
    last = best = -1
    for number in range(limit):
        count += number
        wide = wide * 3 + WIDE
        total += 1
        text += "x"
        if count > 3:
            best = max(best, count)
        last = number
    for number in range(CELLS, -1, -1):  # the same name again
        if number == MANY:
            number += 100
        last += number
    huge = 0
    if limit > 4:
        huge = WIDE * WIDE
    huge += 1
    flag: int | bool = 0
    flag = limit > 2
    grown: int | str = 1
    if limit > 3:
        grown = "one"
    return [
        f"{count} {wide} {total!r} {text} {last} {best} {number} {flag} {grown!r} {wide + count} {-count} {huge + 1} {huge - 5}"
    ]


def ranges() -> list[tuple[int, int]]:
    """The end of a range is computed once, and its variable may be changed."""
    found = []
    end = 3
    for first in range(end):
        end += 1
        for second in range(2 * MANY - 6):
            found.append((first, second))
        first += 10
    for first in range(5, 0, -2):
        found.append((first, end))
    for first in range(0):
        found.append((first, end))
    found.append((first, end))
    return found


class Diary:
    """Has a method that lists have, too."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def append(self, word: str) -> None:
        self.words.insert(0, word)


def with_methods_taken() -> str:
    """A method that is passed on keeps its object."""
    diary, join, numbers = Diary(), ", ".join, [1]
    write, more = diary.append, numbers.append
    for word in ("a", "b"):
        write(word)
        more(len(word))
    return f"{join(diary.words)} {numbers} {list(map(diary.append, ['c']))} {diary.words}"


def append_to(anything: Any) -> str:
    anything.append("one")
    anything.append("two")
    return repr(anything.words if isinstance(anything, Diary) else anything)


def probe() -> list[str]:
    lines = [*(within(value) for value in ANYTHING), append_to([]), append_to(Diary()), with_methods_taken()]
    lines += [bits(one, other) for one in SMALL for other in (1, -7, WIDE)]
    for limit in (1, 5, 30):
        lines += variables(limit)
    lines.append(f"{ranges()} {CELLS - 2 * MANY} {-CELLS * 2} {1 << MANY} {WIDE * WIDE} {MANY - CELLS}")
    return lines
