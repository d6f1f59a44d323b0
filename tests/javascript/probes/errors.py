"""Errors: raised, caught by their kinds, passed on."""

from __future__ import annotations

from collections.abc import Callable

from ekiben.arguments import as_int, seat_number, whole_number


class Wrong(Exception):
    """Something is wrong."""


class Worse(Wrong):
    def __init__(self, why: str, count: int = 1) -> None:
        super().__init__(f"{why} {count}")
        self.count = count


def attempt(action: Callable[[], object]) -> str:
    done = []
    try:
        found = action()
    except Worse as error:
        return f"worse {error} {error.count}"
    except (Wrong, KeyError) as error:
        return f"{isinstance(error, Wrong)} {error}"
    except ValueError:
        return "a value"
    except IndexError as error:
        return f"index {isinstance(error, KeyError)}"
    except (TypeError, ZeroDivisionError) as error:
        return f"type or division {isinstance(error, TypeError)}"
    else:
        done.append("fine")
    return f"{found} {done}"


def wrong() -> None:
    raise Wrong("so it is")


def worse() -> None:
    try:
        wrong()
    except Wrong as error:
        raise Worse(str(error), 3) from error


def again() -> None:
    try:
        worse()
    except Worse:
        raise


def passed_on() -> int:
    try:
        return bad_index()
    except KeyError:
        return 1


def bad_index() -> int:
    return [1, 2][5]


def bad_key() -> int:
    return {"a": 1}["b"]


def bad_number() -> int:
    return int("x")


def bad_division() -> int:
    return 1 // 0


def bad_pair() -> int:
    numbers = [1, 2, 3]
    one, two = numbers
    return one + two


def bad_seat() -> object:
    return seat_number("pink", ["red", "blue"])


def bad_whole() -> int:
    return whole_number("count", -1)


def broken() -> None:
    assert attempt is None, "said why"


def probe() -> list[str]:
    actions = (
        wrong,
        worse,
        again,
        bad_index,
        passed_on,
        bad_key,
        bad_number,
        bad_division,
        bad_pair,
        bad_seat,
        bad_whole,
    )
    lines = [attempt(action) for action in actions]
    lines.append(attempt(lambda: 5))
    try:
        broken()
    except AssertionError as error:
        lines.append(str(error))
    lines.append(repr([as_int(value) for value in (1, True, "1", None, 2.0, 1 << 60)]))
    return lines
