"""How games are drawn as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ekiben.game import AccountPart, Game, View, Way
from ekiben.rendering.console import Flow
from ekiben.table import Move
from ekiben.texts import text_or

SHOWN_ELSEWHERE = ("game", "seats")  # keys of a view that `whole_table` shows


class TerminalRenderer:
    """Draws any game as names and values, from a view and the components, never from the position.

    A game's package `terminal` replaces these methods by functions with the same names.
    """

    BRIEF_DECISIONS: tuple[str, ...] = ()  # decisions that don't redraw the board
    PAGE_NAMES: tuple[
        str, ...
    ] = ()  # commands that show something besides the board; no move begins with one

    def __init__(self, game: Game) -> None:
        self._game = game

    def seat_name(self, seat: int, label: str) -> Text:
        """A seat as it is called on the table, with the name of its player."""
        name = self._game.seat_names[seat]
        look = self._game.seat_look(name)
        text = Text.assemble((f"{look.sign} {self._game.text(f'seat-{name}')}", look.style))
        return text.append(f" · {label}") if label else text

    def board(
        self, view: View, components: Any, labels: Sequence[str], seat: int | None, ways: Sequence[Way]
    ) -> RenderableType:
        """Everything on the table, as a seat sees it."""
        seats = {name: self.seat_name(n, labels[n]) for n, name in enumerate(view["seats"])}
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for key, value in view.items():
            if key not in SHOWN_ELSEWHERE:
                grid.add_row(seats.get(key) or Text(self._label(key), "dim"), Flow(self._values(value)))
        return grid

    def _label(self, key: str) -> str:
        return text_or(f"{self._game.name}-field-{key}", key.replace("_", " "))

    def _values(self, value: object) -> list[str]:
        if isinstance(value, Mapping):
            return [
                f"{self._label(str(key))} {', '.join(self._values(inner))}" for key, inner in value.items()
            ]
        if isinstance(value, (list, tuple)):
            return [" ".join(self._values(inner)) for inner in value]
        return ["–" if value is None else str(value)]

    def status(self, view: View, components: Any) -> Text:
        """What the seat to move has, in one line."""
        return Text()

    def moves(
        self, view: View, components: Any, moves: Sequence[Move], steps: Sequence[Move], ways: Sequence[Way]
    ) -> RenderableType:
        """The legal moves, numbered from 1; they continue the move group begun by `steps`."""
        verbs: dict[str, list[str]] = {}
        for number, move in enumerate(moves, 1):
            verbs.setdefault(move.verb, []).append(f"{number} {move.text}")
        return Group(*[Flow(texts, "   ", "    ") for texts in verbs.values()])

    def score_breakdown(
        self, view: View, components: Any, labels: Sequence[str], accounts: Sequence[Sequence[AccountPart]]
    ) -> RenderableType:
        """How the final scores came about."""
        return Group()

    def topics(self, view: View, components: Any) -> list[str]:
        """The things that `help` can explain."""
        return []

    def topic(self, words: str, view: View, components: Any) -> list[str] | None:
        """Paragraphs about a thing, or None if there is no such thing."""
        return None

    def page(
        self, name: str, rest: str, view: View, components: Any, labels: Sequence[str], seat: int | None
    ) -> RenderableType | None:
        """A page of `PAGE_NAMES`, with the words typed after its name; None if it doesn't know them."""
        return None

    def moves_about(self, words: str, view: View, components: Any) -> list[str]:
        """The moves that `why` explains for the name of a thing; none for an unknown name."""
        return []
