"""`Engine`: a game's rules with its components."""

from __future__ import annotations

from typing import Any

from ekiben.game import Components, Game, Rules
from ekiben.layout import plain_cells
from ekiben.rng import DEAL_STREAM, SAMPLE_STREAM, seed_rng


class Engine:
    """A game's rules and components, interpreted or compiled from the same source."""

    def __init__(self, game: Game, components: Components, compiled: Rules | None = None) -> None:
        self.game = game
        self.components = components
        self.box = components.box
        self.rules = compiled or game.rules
        size, columns = len(game.move_texts), len(game.score_parts)
        rows = max(game.seats(players) for players in game.player_counts)
        if compiled:
            from ekiben.native import CELLS16, CELLS64, GRID32, Buffer

            buffers = Buffer(CELLS16, size), Buffer(CELLS64, 2), Buffer(GRID32, rows, columns)
            self._out: Any = buffers[0].array
            self._rng: Any = buffers[1].array
            self._table: Any = buffers[2].array
            self._arguments: tuple[Any, ...] = buffers
        else:  # interpreted rules run on plain integers
            self._out = plain_cells("i2", size)
            self._rng = plain_cells("i8", 2)
            self._table = plain_cells("i4", rows, columns)
            self._arguments = self._out, self._rng, self._table

    def __repr__(self) -> str:
        kind = "interpreted" if self.rules is self.game.rules else "compiled"
        return f"<Engine of {self.game.name}, {kind}>"

    def copy(self) -> Engine:
        """A copy with its own buffers, for another thread."""
        return _engine(self.game, self.components, self.rules is not self.game.rules)

    def __reduce__(self) -> tuple[Any, ...]:
        return _engine, (self.game, self.components, self.rules is not self.game.rules)

    def new_game(self, players: int, options: int, seed: int, number: int = 0) -> Any:
        """A new position, the same for the same arguments."""
        s = self.game.state()
        seed_rng(self._rng, seed, number, DEAL_STREAM)
        self.rules.new_game(s, self.box, players, options, self._arguments[1])
        return s

    def legal(self, s: Any) -> list[int]:
        """The legal moves; none when the game is over."""
        count = self.rules.legal(s, self.box, self._arguments[0])
        return self._out[:count].tolist()  # type: ignore[no-any-return]

    def apply(self, s: Any, move: int) -> None:
        """Make a legal move. It isn't checked; `Table.play` does that."""
        self.rules.apply(s, self.box, move)

    def score(self, s: Any) -> list[dict[str, int]]:
        """The final scoring, if the game ended now: a dict per seat."""
        self.rules.score(s, self.box, self._arguments[2])
        rows: list[list[int]] = self._table.tolist()
        return [dict(zip(self.game.score_parts, row, strict=True)) for row in rows[: s.players]]

    def sample(self, s: Any, seat: int, seed: int, number: int = 0) -> Any:
        """A random position that the seat can't tell from `s`."""
        other = s.copy()
        seed_rng(self._rng, seed, number, SAMPLE_STREAM)
        self.rules.sample(other, self.box, seat, self._arguments[1])
        return other


def _engine(game: Game, components: Components, compiled: bool) -> Engine:
    if not compiled:
        return Engine(game, components)
    from ekiben.compiling import compiled_game

    return Engine(game, components, compiled_game(game).rules)
