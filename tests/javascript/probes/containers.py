"""Lists, tuples, dicts and sets: which are equal, what is a key, in which order they come."""

from __future__ import annotations

from collections import Counter, defaultdict
from heapq import heappop, heappush
from itertools import chain, groupby, pairwise, product

TABLE = {("a", 1): "one", ("b", 2): "two"}


def probe() -> list[str]:
    lines = [repr(each) for each in (lists(), tuples(), dicts(), sets(), comprehensions(), others())]
    return lines


def same_as(one: object, other: object) -> bool:
    return one == other


def lists() -> list[object]:
    numbers = [3, 1, 2]
    same = numbers
    numbers += [9]
    numbers.append(5)
    numbers.extend([7, 7])
    numbers.insert(1, 8)
    numbers[0] = 4
    numbers[-1] = 6
    popped = numbers.pop()
    first = numbers.pop(0)
    del numbers[1]
    longer = [*numbers, *range(2)]
    del longer[2:4]
    copy = list(numbers)
    copy.sort(reverse=True)
    empty: list[int] = []
    found = [
        same,
        popped,
        first,
        longer,
        copy,
        numbers == same,
        same_as(numbers, (1, 2)),
        not empty,
        empty or [1],
    ]
    return [
        *found,
        numbers.index(9),
        numbers.count(7),
        numbers[1:],
        numbers[:-1],
        list(reversed(numbers)),
        [[1], [2]] == [[1], [2]],
    ]


def tuples() -> list[object]:
    pair = (1, "x")
    longer: tuple[object, ...] = pair
    longer += (2.0,)
    one, (two, *rest), three = 1, (2, 3, 4), 5
    swapped, other = 1, 2
    swapped, other = other, swapped
    nothing: tuple[int, ...] = ()
    found = [
        pair,
        longer,
        pair == (1, "x"),
        same_as(pair, [1, "x"]),
        (1, 2) < (1, 3),
        (1,),
        nothing,
        bool(nothing),
    ]
    found += [
        one,
        two,
        rest,
        three,
        swapped,
        other,
        pair[1],
        pair[-1],
        longer[1:],
        tuple([1, 2]),
        pair + (3,),
    ]
    return [
        *found,
        sorted([(2, "a"), (1, "b"), (1, "a")]),
        min((3, 1), (2, 9)),
        (1, 2) in [(1, 2)],
        isinstance(pair, list),
    ]


def dicts() -> list[object]:
    seen = {"b": 1, "a": 2}
    seen["c"] = 3
    seen["b"] += 10
    seen.setdefault("d", 4)
    numbered = {2: "two", 1: "one", 10: "ten"}
    pairs = dict(TABLE)
    pairs["a", 1] = "changed"
    del seen["a"]
    merged = {**seen, "z": 0, **{"b": 5}}
    joined = seen | {"e": 6}
    seen |= {"f": 7}
    made = {"x": 1, "y": 2}
    found = [
        seen,
        list(numbered),
        pairs,
        merged,
        joined,
        made,
        dict.fromkeys("ab", 0),
        len(seen),
        "b" in seen,
        2 in numbered,
    ]
    found += [
        seen.get("q"),
        seen.get("q", 9),
        seen.pop("f"),
        seen.pop("q", None),
        list(seen.items()),
        max(seen.values()),
    ]
    found += [
        {1: "a"} == {1: "a"},
        {"a": 1, "b": 2} == {"b": 2, "a": 1},
        bool({}),
        ("a", 1) in pairs,
        dict([("k", "v")]),
    ]
    return [
        *found,
        {None: 1}[None],
        sorted(numbered),
        [key for key in seen],
        {v: k for k, v in numbered.items()},
    ]


def sets() -> list[object]:
    members = {3, 1, 2, 3}
    members.add(5)
    pairs = {(1, 2), (2, 1), (1, 2)}
    empty: set[int] = set()
    found = [
        sorted(members),
        len(pairs),
        (2, 1) in pairs,
        4 not in members,
        sorted(members & {1, 9}),
        sorted(members | {9}),
    ]
    return [
        *found,
        sorted(members - {1}),
        members == {1, 2, 3, 5},
        bool(empty),
        sum(n for n in members),
        any(n > 4 for n in members),
    ]


def comprehensions() -> list[object]:
    grid = [[row * 3 + column for column in range(3)] for row in range(2)]
    flat = [cell for row in grid for cell in row if cell % 2 if cell > 1]
    squares = {n: n * n for n in range(3)}
    lengths = {len(word) for word in ("a", "bb", "cc")}
    first = next((n for n in flat if n > 3), None)
    none = next((n for n in flat if n > 100), "none")
    found = [
        grid,
        flat,
        squares,
        sorted(lengths),
        first,
        none,
        all(n for n in flat),
        any(n > 4 for n in flat),
    ]
    return [
        *found,
        [n for n in flat if n > 2],
        [n for n in flat if n > 2 if n < 5 or flat],
        {n: -n for n in flat if n % 2},
        sorted({n for n in flat if not n % 2}),
        sum(n for n in flat if [n]),
        [first + rest[0] for first, *rest in ([1, 2], [3, 4, 5])],
        list(map(lambda n: n + 1, flat)),
        list(filter(None, [0, 1, "", "x"])),
        sorted(flat, key=lambda n: -n),
    ]


def others() -> list[object]:
    heap: list[int] = []
    for number in (5, 1, 4, 1):
        heappush(heap, number)
    by_length: defaultdict[int, list[str]] = defaultdict(list)
    for word in ("a", "bb", "c"):
        by_length[len(word)].append(word)
    counts = Counter(["x", "y", "x"])
    both = counts + Counter({"x": 1, "z": 2})
    found: list[object] = [
        [heappop(heap) for _ in range(4)],
        by_length[1],
        sorted(by_length),
        counts["x"],
        counts["q"],
    ]
    found += [
        sorted(both.items()),
        list(pairwise([1, 2, 3])),
        list(product([1, 2], "ab")),
        list(chain([1], [2])),
    ]
    found += [
        [(key, list(group)) for key, group in groupby([1, 1, 2, 1])],
        list(zip([1, 2], "ab", strict=True)),
    ]
    found += [list(enumerate("ab", 1)), list(reversed([1, 2])), list(range(5, 0, -2)), list(zip([1], [2, 3]))]
    return found
