"""What a game provides to be played in a terminal: a package `terminal` in its folder."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from ekiben.game import Game, View
from ekiben.table import Move
from ekiben.telling import Telling


class Drawing(Telling, Protocol):
    """How a game is told and shown, from a view and the components, never from a position.

    What a game may have besides is in `Extras`.
    """

    def seat_name(self, seat: int, label: str) -> Text:
        """A seat as it is called on the table, with the name of who sits there."""

    def board(self, view: View, components: Any, labels: Sequence[str], seat: int | None) -> RenderableType:
        """Everything on the table, as a seat sees it."""

    def status(self, view: View, components: Any) -> Text:
        """What the deciding seat has, in a line."""

    def moves(
        self, view: View, components: Any, moves: Sequence[Move], steps: Sequence[str]
    ) -> RenderableType:
        """The legal moves, numbered from 1."""

    def outcome(self, view: View, components: Any, labels: Sequence[str]) -> RenderableType:
        """How the final scores came about."""

    def topics(self, view: View, components: Any) -> list[str]:
        """What `help` knows about."""

    def topic(self, words: str, view: View, components: Any) -> list[str] | None:
        """Paragraphs about a thing, or None if there is no such thing."""


class Extras(Protocol):
    """What a game may add to its drawing: nothing is lost without it."""

    BRIEF: tuple[str, ...]  # decisions within a turn that need no new look at the board
    PAGES: tuple[str, ...]  # words that show something besides the board; none of them begins a move

    def page(
        self, name: str, rest: str, view: View, components: Any, labels: Sequence[str], seat: int | None
    ) -> RenderableType | None:
        """A page, with the words typed after its name; None if they make no sense."""

    def meant(self, words: str, view: View, components: Any) -> list[str]:
        """The moves that are asked about (`why`) by the name of a thing; none if it is no such name."""


def pages(drawing: Drawing) -> tuple[str, ...]:
    """The names of the pages that a game has."""
    return cast(tuple[str, ...], getattr(drawing, "PAGES", ()))


def brief(drawing: Drawing, view: View) -> bool:
    """Whether what was just told is enough to go on within a turn."""
    return view["decision"] in getattr(drawing, "BRIEF", ())


def meant(drawing: Drawing, words: str, view: View, components: Any) -> list[str]:
    """The moves that a game knows by the name of a thing."""
    return cast(Extras, drawing).meant(words, view, components) if hasattr(drawing, "meant") else []


def find_drawing(game: Game) -> Drawing:
    """The drawing of a game."""
    module = importlib.import_module(f"ekiben.games.{game.name.replace('-', '_')}.terminal")
    return cast(Drawing, module)
