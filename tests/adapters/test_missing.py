"""Without its library an adapter says how to get it."""

from __future__ import annotations

import importlib
import sys

import pytest

from ekiben.adapters import MissingLibrary


@pytest.mark.parametrize(
    ("adapter", "module"),
    [("open_spiel", "pyspiel"), ("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium")],
)
def test_a_missing_library_is_told(adapter: str, module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, f"ekiben.adapters.{adapter}", raising=False)
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MissingLibrary) as missing:
        importlib.import_module(f"ekiben.adapters.{adapter}")
    assert isinstance(missing.value, ImportError)
    for words in (module, "python3 bootstrap.py research", "ekiben[research]"):
        assert words in str(missing.value)
