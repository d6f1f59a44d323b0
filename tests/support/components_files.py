"""What is wrong with a components file, as the reader of a game tells it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

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
