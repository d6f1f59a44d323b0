"""Classes: methods, properties, records of every kind, and how they are shown and compared."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, NamedTuple, TypedDict, get_args

from msgspec import Struct

from ekiben.layout import Cells, Cube, Grid, Layout, i8, i16, i32, i64

Sign = Literal["+", "-"]
SIGNS: tuple[Sign, ...] = get_args(Sign)


class Place(NamedTuple):
    """A place."""

    row: int
    column: int = 7

    def moved(self, rows: int) -> Place:
        return Place(self.row + rows, self.column)


class Told(Struct, frozen=True, tag="told", rename={"text": "move"}):
    text: str
    count: int = 1
    more: list[int] = []  # noqa: RUF008


@dataclass
class Note:
    name: str
    hidden: int = field(default=3, repr=False)
    items: list[str] = field(default_factory=list)


@dataclass(frozen=True, eq=False)
class Same:
    name: str


class Shown(TypedDict, total=False):
    name: str
    size: int


class Animal:
    legs = 4
    kinds: dict[str, int] = {}  # noqa: RUF012

    def __init__(self, name: str, *others: str, loud: bool = False) -> None:
        self.name = name
        self.others = others
        self.loud = loud
        self.made = 0

    @property
    def title(self) -> str:
        return self.name.title()

    @cached_property
    def costly(self) -> int:
        self.made += 1
        return self.made

    def sound(self, times: int = 1) -> str:
        return "." * times

    def __str__(self) -> str:
        return f"<{self.name}>"

    def __len__(self) -> int:
        return len(self.others)


class Dog(Animal):
    def __init__(self, name: str) -> None:
        super().__init__(name, "cat", loud=True)
        self.tricks = [self.sound]

    def sound(self, times: int = 1) -> str:
        return "wau" * times + super().sound(times)


class Position(Layout):
    a: int = i8()
    wide: int = i64()
    row: Cells = i16(3)
    grid: Grid = i8(2, 3)
    cube: Cube = i32(2, 2, 2)


class Longer(Position):
    extra: Cells = i64(2)


def probe() -> list[str]:
    return [*records(), *objects(), *layouts()]


def records() -> list[str]:
    place, told, note = Place(1), Told("go", more=[1]), Note("n")
    row, column = place
    note.items.append("x")
    shown: Shown = {"name": "s"}
    other = Shown(name="t", size=2)
    lines = [
        repr(each)
        for each in (place, place.moved(2), told, Told(text="a", count=2), note, shown, other, SIGNS)
    ]
    lines.append(f"{row} {column} {place == (1, 7)} {place[0]} {place.column} {len(place)} {Place._fields}")
    lines.append(
        f"{told == Told('go', 1, [1])} {told != Told('go')} {Note('n') == Note('n')} {Same('a') == Same('a')}"
    )
    lines.append(
        f"{Note('a').items is Note('b').items} {isinstance(place, tuple)} {isinstance(told, Told)} {told.more}"
    )
    lines.append(
        f"{ {place: 1}[Place(1, 7)] } {len({Place(1), Place(1), Place(2)})} {sorted([Place(2), Place(1)])}"
    )
    return lines


def objects() -> list[str]:
    dog, animal = Dog("rex"), Animal("cow", "a", "b")
    lines = [
        f"{dog} {dog.title} {dog.legs} {Dog.legs} {dog.costly} {dog.costly} {dog.made} {dog.loud} {dog.others}"
    ]
    lines.append(
        f"{dog.sound(2)} {animal.sound()} {[trick(1) for trick in dog.tricks]} {list(map(dog.sound, [1, 2]))}"
    )
    lines.append(
        f"{isinstance(dog, Animal)} {isinstance(animal, Dog)} {type(dog) is Dog} {type(animal) is Dog} {len(animal)}"
    )
    lines.append(
        f"{bool(Animal('x'))} {bool(animal)} {getattr(dog, 'name')} {hasattr(dog, 'nothing')} {getattr(dog, 'q', 5)}"
    )
    return lines


def layouts() -> list[str]:
    position = Longer()
    position.a = -5
    position.wide = (1 << 62) + 1
    position.wide |= 4
    position.row[1] = 300
    position.row[-1] -= 2
    position.grid[1, 2] = 9
    position.cube[1, 0, 1] += 70000
    position.extra[1] = -1 << 46
    copy = position.copy()
    copy.a += 1
    lines = [
        " ".join(map(str, bytes(position))),
        f"{position == copy} {copy.a} {position.wide} {position == position.copy()}",
    ]
    lines.append(
        f"{list(position.row)} {position.row[1]} {position.grid[1, 2]} {position.cube[1, 0, 1]} {position.extra[1]}"
    )
    lines.append(
        f"{position.extra[1] >> 40 & 255} {~position.extra[1]} {Longer(bytes(position)) == position} {position.fields}"
    )
    lines += [
        refused(position, name, value)
        for name, value in (("a", 128), ("a", -129), ("wide", 1 << 63), ("a", 127))
    ]
    return lines


def refused(position: Position, name: str, value: int) -> str:
    try:
        setattr(position, name, value)
    except ValueError:
        return f"{name} refuses {value}"
    return f"{name} is {getattr(position, name)}"
