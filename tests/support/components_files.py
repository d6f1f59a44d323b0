"""What is wrong with a components file, as the reader of a game tells it; and junk to put into one."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from ekiben.components import Data
from ekiben.errors import ComponentsError


def mistakes_of(load: Callable[[Path], object], path: Path) -> dict[str, tuple[object, str]]:
    """By the key: the value that is wrong, and what is allowed. The message has all of them."""
    with pytest.raises(ComponentsError) as refused:
        load(path)
    assert refused.value.source == str(path)
    assert str(path) in str(refused.value)
    for mistake in refused.value.mistakes:
        assert str(mistake) in str(refused.value)
        assert mistake.key in str(mistake)
        assert mistake.allowed in str(mistake)
    found = {mistake.key: (mistake.value, mistake.allowed) for mistake in refused.value.mistakes}
    assert len(found) == len(refused.value.mistakes), "nothing is named twice"
    return found


Place = tuple[str | int, ...]


def places(thing: Any, path: Place = ()) -> Iterator[Place]:
    """The way to every value in the data: leaves, lists and tables."""
    if path:
        yield path
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from places(value, (*path, key))
    elif isinstance(thing, list):
        for i, value in enumerate(thing):
            yield from places(value, (*path, i))


def at(data: Any, path: Place) -> Any:
    """What is at a place."""
    for step in path:
        data = data[step]
    return data


def put(data: Data, path: Place, value: Any) -> None:
    at(data, path[:-1])[path[-1]] = value


# Everything that TOML can hold.
scalars = (
    st.integers(-200, 200)
    | st.integers()
    | st.booleans()
    | st.floats()
    | st.text(max_size=12)
    | st.sampled_from(
        ["gold", "buy", "advance", "2 yen", "move a carriage", "A", "", "venue 1", "1a", "grey"]
    )
    | st.dates()
    | st.times()
    | st.datetimes(timezones=st.none() | st.just(datetime.UTC))
)
junk = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["A", "AB", "E", "cost", "id", "number", "", "x"]), inner, max_size=4
        )
    ),
    max_leaves=6,
)
