"""Fixed-size records: declared once, used three ways.

A class derived from `Layout` lists its fields with their types and sizes. Its instances are one block of
bytes: a copy is a copy of bytes, and so is a save. Interpreted rules read the fields as attributes that
give plain Python integers (and refuse a value that does not fit); compiled rules read the very same bytes
as a Numba record. A class derived from such a class adds fields to its own.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Protocol, Self

import numpy as np


class Cells(Protocol):
    """A row of integers."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __iter__(self) -> Iterator[int]: ...


class Grid(Protocol):
    """A table of integers."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


class Cube(Protocol):
    """A table of tables of integers."""

    def __getitem__(self, index: tuple[int, int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int, int], value: int, /) -> None: ...


class _Field:
    def __init__(self, code: str, shape: tuple[int, ...]) -> None:
        self.dtype = np.dtype(code)
        self.shape = shape


def _declaring(code: str) -> Callable[..., Any]:
    return lambda *shape: _Field(code, shape)


# Fields of integers of 8 to 64 bits. All are signed: Numba mixes signed and unsigned 64-bit integers into
# floats. They are `Any`, so that a field may be annotated as what reading it gives: int, Cells, Grid or Cube.
i8, i16, i32, i64 = map(_declaring, ("i1", "i2", "i4", "i8"))


def plain_cells(code: str, *shape: int) -> Any:
    """Zeros in rows and columns, to be read and written by interpreted rules."""
    kind: Any = np.dtype(code)
    return memoryview(bytearray(kind.itemsize * int(np.prod(shape)))).cast(kind.char, shape)


def _scalar(name: str) -> property:
    slot = f"_{name}"

    def get(self: Layout) -> int:
        return getattr(self, slot)[0]  # type: ignore[no-any-return]

    def put(self: Layout, value: int) -> None:
        getattr(self, slot)[0] = value

    return property(get, put)


def _in_words(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same record, so long that it can be copied in words of 8 bytes."""
    fields: Any = dtype.fields
    parts: Any = {
        "names": list(fields),
        "formats": [kind for kind, _ in fields.values()],
        "offsets": [start for _, start in fields.values()],
        "itemsize": -(-dtype.itemsize // 8) * 8,
    }
    longer: np.dtype[Any] = np.dtype(parts, align=True)
    return longer


class Layout:
    """Base of the records; see the module's text."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, tuple[int, ...]]]
    _declared: ClassVar[dict[str, _Field]] = {}
    _spans: ClassVar[list[tuple[str, int, int, str, tuple[int, ...]]]]
    _slots: ClassVar[frozenset[str]]
    data: bytearray | memoryview
    address: int

    def __init_subclass__(cls) -> None:
        own = {name: field for name, field in vars(cls).items() if isinstance(field, _Field)}
        taken = [name for name in own if hasattr(np.void, name)]
        if taken:
            raise TypeError(f"NumPy has these names itself, compiled rules could not read them: {taken}")
        declared = cls._declared = {**cls._declared, **own}
        fields = [(name, f.dtype, f.shape) for name, f in declared.items()]
        cls.dtype = _in_words(np.dtype(fields, align=True))
        cls.fields = {name: field.shape for name, field in declared.items()}
        cls._spans = []
        for name, field in declared.items():
            start = cls.dtype.fields[name][1]  # type: ignore[index]
            size = field.dtype.itemsize * int(np.prod(field.shape, dtype=int))
            slot = name if field.shape else f"_{name}"
            cls._spans.append((slot, start, start + size, field.dtype.char, field.shape or (1,)))
        for name, field in own.items():
            if field.shape:
                delattr(cls, name)
            else:
                setattr(cls, name, _scalar(name))
        cls._slots = frozenset(slot for slot, *_ in cls._spans)

    def __init__(self, data: bytes | bytearray | None = None) -> None:
        size = self.dtype.itemsize
        if data is not None and len(data) != size:
            raise ValueError(f"{type(self).__name__} takes {size} bytes, not {len(data)}")
        self.data = bytearray(size) if data is None else bytearray(data)

    @classmethod
    def limits(cls, name: str) -> tuple[int, int]:
        """The least and the greatest number that fits into a field."""
        found = np.iinfo(cls.dtype[name].base)
        return int(found.min), int(found.max)

    @classmethod
    def at(cls, address: int, memory: memoryview) -> Self:
        """A record in the memory of compiled rules, at this address there."""
        new = object.__new__(cls)
        new.data, new.address = memory, address
        return new

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.data = bytearray(self.data)
        return new

    def __getattr__(self, name: str) -> Any:
        # The views on the bytes are made when a rule first looks: most copies are never looked at.
        if name == "address":
            self._anchor = ctypes.c_char.from_buffer(self.data)  # keeps the bytes where they are
            self.address = ctypes.addressof(self._anchor)
            return self.address
        if name not in self._slots:
            raise AttributeError(f"{type(self).__name__} has no field {name!r}")
        whole = memoryview(self.data)
        for slot, start, end, code, shape in self._spans:
            self.__dict__[slot] = whole[start:end].cast(code, shape)  # type: ignore[call-overload]
        return self.__dict__[name]

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.data == other.data

    __hash__ = None  # type: ignore[assignment]  # a position changes; hash bytes(position) instead

    def __bytes__(self) -> bytes:
        return bytes(self.data)

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    __copy__ = copy

    def __reduce__(self) -> tuple[type[Self], tuple[bytes]]:
        return type(self), (bytes(self.data),)

    def __repr__(self) -> str:
        names = [slot.removeprefix("_") for slot, *_ in self._spans if slot.startswith("_")]
        return f"<{type(self).__name__} {', '.join(f'{name}={getattr(self, name)}' for name in names)}>"
