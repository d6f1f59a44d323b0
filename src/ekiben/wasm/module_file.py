"""A WebAssembly file from LLVM's object code, without a linker.

The object of a closed module (`ekiben.linked_module`) lacks little: its memory and its stack pointer are
imported, and nothing is exported. Whatever else a linker would have to do is refused. The file that is
written imports nothing: its memory is one page, the stack, and who loads it adds as many pages as it needs. A
custom section says what the file was made from.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ekiben.native import NotClosed

HEADER = b"\0asm\1\0\0\0"
PAGE = 1 << 16
STACK_BYTES = PAGE  # it grows down from here to 0, and below is nothing: one too deep stops the program
MADE_FROM = b"ekiben"
MEMORY, STACK = b"__linear_memory", b"__stack_pointer"

CUSTOM, TYPE, IMPORT, FUNCTION, MEMORIES, GLOBAL, EXPORT, CODE = 0, 1, 2, 3, 5, 6, 7, 10
FUNCTIONS, TABLES, MEMORY_KIND, GLOBAL_KIND = range(4)  # kinds of imports and exports
SYMBOLS = 8  # the part of the section "linking" that names functions
UNDEFINED, NAMED = 0x10, 0x40  # flags of a symbol
# Numbers of functions, types and globals, which the code already has; see the format's "Tool conventions".
HARMLESS = {0: "function", 6: "type", 7: "global"}


class WasmSection(NamedTuple):
    """A part of the file; custom ones have a name."""

    kind: int
    name: bytes
    data: bytes


def linked_file(code: bytes, names: Iterable[str], prefix: str, made_from: bytes) -> bytes:
    """The file: the object code with these functions exported, whose symbols have a prefix."""
    parts = list(sections(code))
    found = {part.kind: part.data for part in parts if part.kind != CUSTOM}
    check_imports(found.pop(IMPORT))
    for part in parts:
        if part.name.startswith(b"reloc."):
            check_relocations(part)
    unknown = found.keys() - {TYPE, FUNCTION, CODE}
    if unknown:
        raise NotClosed(f"the object code has sections of the kinds {sorted(unknown)}, such as data")
    [linking] = [part.data for part in parts if part.name == b"linking"]
    numbers = dict(symbols(linking))
    exports = [(b"memory", MEMORY_KIND, 0)]
    exports += [(name.encode(), FUNCTIONS, numbers[(prefix + name).encode()]) for name in names]
    found[MEMORIES] = vector([b"\0" + number(1)])
    found[GLOBAL] = vector([b"\x7f\1\x41" + signed(STACK_BYTES) + b"\x0b"])  # a mutable i32
    found[EXPORT] = vector([text(name) + bytes([kind]) + number(at) for name, kind, at in exports])
    ordered = [*sorted(found.items()), (CUSTOM, text(MADE_FROM) + made_from)]
    return HEADER + b"".join(bytes([kind]) + number(len(data)) + data for kind, data in ordered)


def made_from(file: bytes) -> bytes:
    """What a file says it was made from; nothing if it does not say."""
    return next((part.data for part in sections(file) if part.name == MADE_FROM), b"")


def check_imports(data: bytes) -> None:
    """Nothing but the memory and the stack pointer may come from outside."""
    read = Reader(data)
    for _ in range(read.number()):
        read.text()
        name, kind = read.text(), read.byte()
        if (kind, name) not in ((MEMORY_KIND, MEMORY), (GLOBAL_KIND, STACK)):
            raise NotClosed(f"compiled rules need {name.decode()} from outside")
        if kind == MEMORY_KIND:
            flags, _ = read.number(), read.number()
            if flags:
                raise NotClosed("compiled rules need a memory of a special kind")
        else:
            read.at += 2  # its type


def check_relocations(part: WasmSection) -> None:
    """Refuse addresses, which only a linker knows."""
    read = Reader(part.data)
    read.number()  # the section that they are about
    for _ in range(read.number()):
        kind = read.byte()
        if kind not in HARMLESS:
            raise NotClosed(
                f"{part.name.decode()} has a relocation of type {kind}: "
                "do rules name a tuple of constants that is indexed by a number?"
            )
        read.number(), read.number()


def symbols(linking: bytes) -> Iterator[tuple[bytes, int]]:
    """The functions of the object, by symbol."""
    read = Reader(linking)
    read.number()  # the version of the format
    while not read.ended():
        kind, size = read.byte(), read.number()
        part = Reader(read.take(size))
        for _ in range(part.number() if kind == SYMBOLS else 0):
            what, flags = part.byte(), part.number()
            if what not in (FUNCTIONS, 2):  # 2: globals; data would be 1
                raise NotClosed(f"the object code has a symbol of kind {what}, such as data")
            index = part.number()
            if not flags & UNDEFINED or flags & NAMED:
                name = part.text()
                if what == FUNCTIONS:
                    yield name, index


# --- the bytes ------------------------------------------------------------------------------------------


class Reader:
    """Reads the parts of a file one after the other."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def ended(self) -> bool:
        return self.at >= len(self.data)

    def take(self, size: int) -> bytes:
        self.at += size
        return self.data[self.at - size : self.at]

    def byte(self) -> int:
        return self.take(1)[0]

    def number(self) -> int:
        """A number in groups of seven bits, the lowest first."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def text(self) -> bytes:
        return self.take(self.number())


def sections(data: bytes) -> Iterator[WasmSection]:
    """The sections of a file."""
    read = Reader(data)
    if read.take(len(HEADER)) != HEADER:
        raise ValueError("this is not WebAssembly")
    while not read.ended():
        kind = read.byte()
        part = Reader(read.take(read.number()))
        name = part.text() if kind == CUSTOM else b""
        yield WasmSection(kind, name, part.data[part.at :])


def number(value: int) -> bytes:
    """A number as `Reader.number` reads it."""
    found = bytearray()
    while value > 127:
        found.append(value & 127 | 128)
        value >>= 7
    return bytes([*found, value])


def signed(value: int) -> bytes:
    """The same of a number with a sign, for positive ones: the highest bit of the last group is 0."""
    found = number(value)
    return found if found[-1] < 64 else found[:-1] + bytes([found[-1] | 128, 0])


def text(value: bytes) -> bytes:
    return number(len(value)) + value


def vector(items: list[bytes]) -> bytes:
    return number(len(items)) + b"".join(items)
