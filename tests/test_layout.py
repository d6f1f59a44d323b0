"""Fixed-size records."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ekiben.layout import Cells, Grid, Layout, i8, i16, i32

LIMITS = {"small": 7, "middle": 15, "large": 31}


class Sheet(Layout):
    """Fields of every kind, in an order that needs padding."""

    small: int = i8()
    large: int = i32()
    middle: int = i16()
    cells: Cells = i8(3)
    wide: Cells = i32(2)
    grid: Grid = i16(2, 3)


def test_a_new_record_is_full_of_zeros() -> None:
    sheet = Sheet()
    assert not any(bytes(sheet))
    assert (sheet.small, sheet.middle, sheet.large) == (0, 0, 0)
    assert list(sheet.cells) == [0, 0, 0]
    assert sheet.grid[1, 2] == 0


def test_fields_have_their_places() -> None:
    sheet = Sheet()
    sheet.small, sheet.large, sheet.middle = -3, 70_000, -300
    sheet.cells[2] = 9
    sheet.wide[0] = -70_000
    sheet.grid[1, 0] = 1234
    assert (sheet.small, sheet.large, sheet.middle) == (-3, 70_000, -300)
    assert list(sheet.cells) == [0, 0, 9]
    assert list(sheet.wide) == [-70_000, 0]
    assert [[sheet.grid[i, j] for j in range(3)] for i in range(2)] == [[0, 0, 0], [1234, 0, 0]]
    assert type(sheet.small) is type(sheet.cells[2]) is type(sheet.grid[1, 0]) is int


def test_the_bytes_are_what_numpy_reads() -> None:
    """Compiled rules read the same bytes by the data type."""
    import numpy as np

    sheet = Sheet()
    sheet.large, sheet.wide[1], sheet.grid[1, 2] = 123_456, -5, 77
    record: Any = np.frombuffer(bytes(sheet), Sheet.dtype)[0]
    assert (record["large"], record["wide"][1], record["grid"][1, 2]) == (123_456, -5, 77)
    assert Sheet.dtype.itemsize == len(bytes(sheet)) == 40  # 36, and what makes words of 8 bytes whole
    assert Sheet.fields == {
        "small": (),
        "large": (),
        "middle": (),
        "cells": (3,),
        "wide": (2,),
        "grid": (2, 3),
    }


@pytest.mark.parametrize(("name", "bits"), LIMITS.items())
def test_a_value_that_does_not_fit_is_refused(name: str, bits: int) -> None:
    sheet = Sheet()
    for value in ((1 << bits) - 1, -1 << bits):
        setattr(sheet, name, value)
        assert getattr(sheet, name) == value
    for value in (1 << bits, (-1 << bits) - 1):
        with pytest.raises(ValueError, match="invalid value"):
            setattr(sheet, name, value)
    assert getattr(sheet, name) == -1 << bits


def test_cells_that_do_not_fit_or_are_not_there_are_refused() -> None:
    sheet = Sheet()
    with pytest.raises(ValueError, match="invalid value"):
        sheet.cells[0] = 128
    with pytest.raises(ValueError, match="invalid value"):
        sheet.grid[0, 0] = 1 << 15
    with pytest.raises(IndexError):
        sheet.cells[3] = 1
    with pytest.raises(IndexError):
        sheet.grid[2, 0] = 1
    with pytest.raises(TypeError):
        sheet.small = 1.5  # type: ignore[assignment]
    assert not any(bytes(sheet))


def test_a_derived_record_has_more_fields() -> None:
    class Longer(Sheet):
        more: Cells = i16(2)
        last: int = i32()

    longer: Any = Longer()
    longer.large, longer.grid[1, 2], longer.more[1], longer.last = 5, 6, 7, 8
    assert list(Longer.fields) == [*Sheet.fields, "more", "last"]
    assert (longer.large, longer.grid[1, 2], longer.more[1], longer.last) == (5, 6, 7, 8)
    assert Sheet.dtype.fields == {name: Longer.dtype.fields[name] for name in Sheet.fields}  # type: ignore[index]
    assert not hasattr(Sheet(), "last")
    with pytest.raises(TypeError, match="item"):
        type("Bad", (Sheet,), {"item": i8()})


def test_there_are_no_other_fields() -> None:
    sheet: Any = Sheet()
    for name in ("smal", "xsmall", "_cells", "small_", "record", "round"):
        assert not hasattr(sheet, name)
    with pytest.raises(AttributeError, match="Sheet has no field 'smal'"):
        _ = sheet.smal


@pytest.mark.parametrize("name", ["round", "size", "real", "data", "item", "copy", "T"])
def test_names_that_numpy_has_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match=name):
        type("Bad", (Layout,), {name: i8()})


@pytest.mark.parametrize(
    "way", [Sheet.copy, copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))]
)
def test_copies_are_independent(way: Any) -> None:
    sheet = Sheet()
    sheet.large, sheet.cells[1], sheet.grid[0, 2] = 5, 6, 7
    before = bytes(sheet)
    twin = way(sheet)
    assert type(twin) is Sheet
    assert twin == sheet
    assert bytes(twin) == before
    twin.large, twin.cells[1], twin.grid[0, 2] = 50, 60, 70
    assert bytes(sheet) == before
    sheet.wide[0] = 9
    assert (twin.large, twin.cells[1], twin.grid[0, 2], twin.wide[0]) == (50, 60, 70, 0)
    assert twin != sheet


def test_a_copy_of_a_record_nobody_looked_at() -> None:
    twin = Sheet().copy().copy()
    twin.small = 1
    assert twin.small == 1


def test_records_are_made_from_bytes_of_their_size() -> None:
    size = Sheet.dtype.itemsize
    given_bytes = bytes(range(size))
    sheet = Sheet(given_bytes)
    assert bytes(sheet) == given_bytes
    source = bytearray(size)
    other = Sheet(source)
    source[0] = 1
    assert other.small == 0, "the bytes are copied"
    for wrong in (size - 1, size + 1, 0):
        with pytest.raises(ValueError, match=f"takes {size} bytes, not {wrong}"):
            Sheet(bytes(wrong))


def test_records_compare_by_type_and_bytes_and_have_no_hash() -> None:
    class Other(Sheet):
        """The same fields under another name."""

    assert Sheet() == Sheet()
    assert Sheet() != Other()
    assert Sheet() != bytes(Sheet())
    with pytest.raises(TypeError, match="unhashable"):
        hash(Sheet())


def test_a_record_shows_its_single_numbers() -> None:
    sheet = Sheet()
    sheet.large = -7
    assert repr(sheet) == "<Sheet small=0, large=-7, middle=0>"


@given(st.binary(min_size=Sheet.dtype.itemsize, max_size=Sheet.dtype.itemsize))
def test_any_bytes_come_back(data: bytes) -> None:
    sheet = Sheet(data)
    twin = Sheet(data)
    for name in ("small", "large", "middle"):
        setattr(twin, name, getattr(sheet, name))
    for i in range(3):
        twin.cells[i] = sheet.cells[i]
        twin.grid[1, i] = sheet.grid[1, i]
    assert bytes(twin) == data
    assert pickle.loads(pickle.dumps(sheet)) == sheet
