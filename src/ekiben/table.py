"""A table: one game being played."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from itertools import chain, pairwise
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

from msgspec import Struct

from ekiben.arguments import SeatArgument, as_int, seat_number, whole_number, wrong_type
from ekiben.components_file import Source
from ekiben.engine import Engine
from ekiben.errors import BadRecord, CannotUndo, IllegalMove, UnknownMove
from ekiben.game import (
    AccountPart,
    Components,
    Game,
    Item,
    LogEntry,
    Payment,
    Phrase,
    View,
    Way,
    find_game,
    nearest,
)
from ekiben.readable_view import readable
from ekiben.rng import SEED_LIMIT
from ekiben.texts import t

if TYPE_CHECKING:
    from ekiben.bots.player import Player


class Whole(Struct, frozen=True):
    """What a move group costs and brings, with one more move."""

    quote: Mapping[str, int] | None
    total_change: tuple[int, int] | None  # the seat's own before the group and after the move
    effect: tuple[Item, ...]  # how that change adds up
    others: Mapping[str, int]  # how the totals of other seats change, by name


class Move(Struct, frozen=True, rename={"text": "move"}):
    """A legal move: text, number, what it is about, and what it costs and brings."""

    text: str
    number: int
    verb: str
    on: tuple[str, ...] = ()  # the things it is about, as kind and id: "city:7"
    args: Mapping[str, Any] = {}
    quote: Mapping[str, int] | None = None  # what it costs (negative) and brings
    parts: tuple[Phrase, ...] = ()  # how that adds up
    total_change: tuple[int, int] | None = None  # the seat's own now and after it, as far as it may know
    whole: Whole | None = None  # the same of its whole group, so far; None if there is no quote
    payments: tuple[Payment, ...] = ()  # the ways to pay for it at once, the cheapest first

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        known = {"quote": self.quote and dict(self.quote), "total_change": self.total_change}
        more = "".join(f", {name}={value}" for name, value in known.items() if value is not None)
        return f"Move({self.text!r}, number={self.number}, verb={self.verb!r}{more})"


class WhyNot(NamedTuple):
    """Why a move can't be made now: an id with its arguments for programs, a sentence for people."""

    reason: str
    sentence: str
    arguments: Mapping[str, Any]

    @property
    def nearest(self) -> list[str]:
        """The legal moves that look most like a text that is no move."""
        return list(self.arguments.get("nearest", ()))

    def __str__(self) -> str:
        return self.sentence


class Result(Struct, frozen=True):
    """How a game ended."""

    places: tuple[int, ...]  # the seats, best first
    winners: tuple[int, ...]  # several if they share the win
    tie_broken: bool  # whether another seat has as many points as the only winner


class PlayedMove(NamedTuple):
    """A move in the history. Immutable, so copies of a table share it."""

    move: int
    mover: int
    begins_group: bool  # whether it begins a line of the record; see `Game.begins_group`
    before: bytes  # the position


def refused_move(game: Game, components: Any, text: str, reason: Phrase) -> IllegalMove:
    """The error for a text refused for a reason, with the sentence."""
    from ekiben.narration import refusal

    why = refusal(game.narration, game.name, game.printed(components), reason)
    return IllegalMove(text, reason.id, reason.args, why)


def illegal_move(game: Game, components: Any, s: Any, move: int) -> IllegalMove:
    """The error for a move that is illegal in a position."""
    if 0 <= move < len(game.move_texts):
        return refused_move(game, components, game.move_texts[move], game.explain(s, components, move))
    return refused_move(game, components, str(move), Phrase("no-such-move", {"number": move}))


class Table:
    """One game being played: `legal`, `play`, `undo`, `view`, `scores`, `record`."""

    def __init__(
        self,
        game: Game | str,
        players: SupportsIndex,
        seed: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        components: Source | Components | None = None,
        seats: Sequence[str] | None = None,
    ) -> None:
        self.game = find_game(game)
        self.players = self.game.check_players(players)
        bits = self.game.option_bits(options, self.players)
        self.options = {name: value for name, value in (options or {}).items() if value}
        self.seed = self.game.check_seed(secrets.randbelow(SEED_LIMIT) if seed is None else seed)
        if not isinstance(components, Components):
            components = self.game.components(components)
        self.components: Components = components
        self.engine = Engine(self.game, self.components)
        self.position = self.engine.new_game(self.players, bits, self.seed)
        there = self.game.seat_names[: self.game.seats(self.players)]
        self.seats = self.game.check_names(there if seats is None else seats, self.players)
        self.arranged = False
        self.history: list[PlayedMove] = []
        self._scored: tuple[bytes | None, list[dict[str, int]]] = None, []

    # --- looking ----------------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat to move; None when the game is over."""
        return None if self.position.seat < 0 else int(self.position.seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat is None

    def legal(self) -> list[Move]:
        """The legal moves of the seat to move."""
        if self.over:
            return []
        s, start = self.position, self._unfinished_from()
        begun = self.game.state(self.history[start].before) if start < len(self.history) else s
        total = self.known_total(s.seat)
        totals = total if begun is s else self.known_total(s.seat, begun), total
        return [self._described(s, number, begun, totals) for number in self.engine.legal(s)]

    def unfinished(self) -> list[Move]:
        """The moves of the group that the seat to move has begun."""
        steps = [
            (played, self.game.state(played.before)) for played in self.history[self._unfinished_from() :]
        ]
        totals = [self.known_total(played.mover, s) for played, s in steps]
        return [
            self._described(s, played.move, steps[0][1], (totals[0], total))
            for (played, s), total in zip(steps, totals, strict=True)
        ]

    def _unfinished_from(self) -> int:
        """The index of the first move of an unfinished group; the number of moves if there is none."""
        count = len(self.history)
        if self.over or not count or self.history[-1].mover != self.position.seat:
            return count
        return count if self.game.begins_group(self.position) else self.group_start(count)

    @property
    def whole_groups(self) -> int:
        """The number of moves without those of an unfinished group."""
        return self._unfinished_from()

    def early(self, seat: int) -> Table | None:
        """A table at which a seat gives answers that need not wait for its turn; see `Game.early`."""
        asked = None if self.over else self.game.early(self.position, self.components, seat)
        if asked is None:
            return None
        twin = self.copy()
        twin.position = asked
        return twin

    def _described(self, s: Any, number: int, begun: Any, totals: tuple[int, int]) -> Move:
        """A move in a position, and the position in which its group began, with the totals in both."""
        text, meaning = self.game.move_texts[number], self.game.meaning(s, self.components, number)
        quote = self.game.quote(s, self.components, number, begun)
        if quote is None:
            return Move(text, number, *meaning)
        payments = self.game.payments(s, self.components, number)
        before, total = totals
        after = None if quote.effect is None else before + sum(item.amount for item in quote.effect)
        whole = Whole(
            (quote.amounts if quote.whole is None else quote.whole) or None,
            None if after is None else (before, after),
            quote.effect or (),
            quote.others,
        )
        change = None if after is None else (total, after)
        return Move(text, number, *meaning, quote.amounts or None, quote.parts, change, whole, payments)

    def known_total(self, seat: int, position: Any = None) -> int:
        """The total of a seat if the game ended now, without the parts that are secret even from it."""
        position = self.position if position is None else position
        scores = (self._scores() if position is self.position else self.engine.score(position))[seat]
        secret = self.game.hidden_score_parts(position, seat, seat)
        if "total" not in secret:
            return scores["total"]
        left_out = {*secret, *self.game.tie_breaks, "total", "win"}
        return sum(points for part, points in scores.items() if part not in left_out)

    def question(self, seat: SeatArgument = None) -> Phrase | None:
        """What the deciding seat is asked, as far as a seat may know; None when the game is over."""
        return None if self.over else self.game.question(self.position, self.components, self._seat(seat))

    def moves_about(self, thing: str) -> list[str]:
        """The texts of the moves that pointing at a thing ("city:7") could mean now."""
        found = [] if self.over else self.game.moves_about(self.position, self.components, thing)
        return [self.game.move_texts[number] for number in found]

    def accounts(self, seat: SeatArgument = None) -> list[tuple[AccountPart, ...]]:
        """The scores item by item, as far as a seat (None: a spectator) may know."""
        rows = self._scores()
        return self.game.accounts(self.position, self.components, rows, self._seat(seat))

    def ways(self, seat: SeatArgument) -> list[Way]:
        """What a seat still lacks for its goals; none for a spectator."""
        number = self._seat(seat)
        return [] if number is None else self.game.ways(self.position, self.components, number)

    def view(self, seat: SeatArgument = None) -> View:
        """What a seat, given by number or colour, may see; None for a spectator."""
        return readable(self.game.view(self.position, self.components, self._seat(seat)))

    def _seat(self, seat: SeatArgument) -> int | None:
        return seat_number(seat, self.game.seat_names[: self.position.players])

    def scores(self) -> list[dict[str, float]]:
        """Per seat, broken down as in the final scoring; before the end, as if it ended now.

        `win` is 1 for the winner, and shared equally on a tie.
        """
        rows = self._scores()
        return [{**row, "win": row["win"] / self.game.win_unit} for row in rows]

    def _scores(self) -> list[dict[str, int]]:
        """The rows of `Engine.score`, made once for a position; nobody may change them."""
        data = bytes(self.position)
        if data != self._scored[0]:
            self._scored = data, self.engine.score(self.position)
        return self._scored[1]

    def scores_seen(self, seat: SeatArgument) -> list[dict[str, float | None]]:
        """The scores as far as a seat may know them: None for what is secret."""
        seat = self._seat(seat)
        secret = [
            self.game.hidden_score_parts(self.position, row, seat) for row in range(self.position.players)
        ]
        return [
            {part: None if part in hidden else value for part, value in row.items()}
            for row, hidden in zip(self.scores(), secret, strict=True)
        ]

    def result(self) -> Result | None:
        """The winners, and whether a tie-break decided; None before the end."""
        if not self.over:
            return None
        scores = self.scores()
        winners = [seat for seat, row in enumerate(scores) if row["win"]]
        most = [seat for seat, row in enumerate(scores) if row["total"] == scores[winners[0]]["total"]]
        return Result(tuple(best_first(scores)), tuple(winners), len(winners) == 1 < len(most))

    @property
    def moves(self) -> list[int]:
        return [played.move for played in self.history]

    @property
    def movers(self) -> list[int]:
        """The seat that made each of the moves."""
        return [played.mover for played in self.history]

    def log(self, seat: SeatArgument = None, since: SupportsIndex = 0) -> list[tuple[int, list[LogEntry]]]:
        """What happened, as far as a seat may know: for each move its number and log entries."""
        seat, since = self._seat(seat), whole_number("since", since)
        moves = self.history[since:]
        positions = chain((self.game.state(played.before) for played in moves), [self.position])
        return [
            (number, self.game.log(before, played.move, after, self.components, seat))
            for number, (played, (before, after)) in enumerate(
                zip(moves, pairwise(positions), strict=True), since + 1
            )
        ]

    # --- playing ----------------------------------------------------------------------------------------

    def play(self, move: str | Move | SupportsIndex) -> None:
        """Make a move, given as its text, its number, or one of `legal()`.

        A text may hold several moves ("engine yellow prepare 7"): all are made, or none. All are
        moves of the same seat, and only the last may reveal something hidden.
        """
        for step in self.parse(move) if isinstance(move, str) else [self._legal_number(move)]:
            self._step(step)

    def why(self, move: str | Move | SupportsIndex) -> WhyNot | None:
        """Why `play` would refuse a move now; None if it would make it.

        >>> table = Table("zero-kei", players=2, seed=7)
        >>> table.why("draft 4").reason
        'engine-taken'
        >>> print(table.why("draft 4"))
        Engine 4 is not on offer.
        >>> table.why("draft one").nearest
        ['draft 2', 'draft 1']
        >>> table.why("draft 1") is None
        True
        """
        try:
            self.parse(move) if isinstance(move, str) else self._legal_number(move)
        except IllegalMove as error:
            return WhyNot(error.reason, error.why, error.arguments)
        return None

    def ask(self, bot: str | Player, seed: SupportsIndex | None = None) -> Move:
        """The move that a bot would make now: one by its name, such as "expert" or "my_module:MyBot", or one
        of your own. It sees only what its seat may see.

        >>> table = Table("zero-kei", players=2, seed=7)
        >>> table.play(table.ask("random", seed=1))
        """
        from ekiben.bots.custom import make_bot
        from ekiben.bots.player import BotRng, ask

        if self.over:
            raise refused_move(self.game, self.components, str(bot), Phrase("game-over"))
        player = make_bot(bot, self.game) if isinstance(bot, str) else bot
        rng = BotRng(None if seed is None else self.game.check_seed(seed))
        number = ask(player, self.engine, self.position, rng).move
        return next(move for move in self.legal() if move.number == number)

    def _legal_number(self, move: Move | SupportsIndex) -> int:
        number = as_int(move.number if isinstance(move, Move) else move)
        if number is None:
            raise wrong_type("a move is its text, its number or one of `legal()`", move)
        if number not in self.engine.legal(self.position):
            raise illegal_move(self.game, self.components, self.position, number)
        return number

    def _step(self, move: int) -> None:
        s = self.position
        begins_group = not self.history or self.game.begins_group(s)
        played = PlayedMove(move, int(s.seat), begins_group, bytes(s))
        self.engine.apply(s, move)
        self.history.append(played)

    def parse(self, text: str, trusted: bool = False) -> list[int]:
        """The moves of a text, each checked in turn; the table doesn't change.

        A text must end where another seat moves or something hidden is revealed, because refusing what
        comes after would leak it. A `trusted` text, such as a record, may go on.
        """
        if not isinstance(text, str):
            raise wrong_type("the moves to parse are a str", text)
        words = text.lower().split()
        s = self.position.copy()
        steps: list[int] = []
        while words or not steps:
            expanded = self.game.expand_shorthand(s, self.components, words)
            if isinstance(expanded, Phrase):
                raise refused_move(self.game, self.components, text, expanded)
            found = self._first_move(s, expanded, text)
            steps.append(found)
            words = expanded[len(self.game.move_texts[found].split()) :]
            before = s.copy()
            self.engine.apply(s, found)
            if words and not trusted and (s.seat != before.seat or self.game.reveals_information(before, s)):
                args = {"head": self.game.move_texts[found], "rest": " ".join(words)}
                raise IllegalMove(text, "too-far", args, t("moves-too-far", **args), names_move=True)
        return steps

    def _first_move(self, s: Any, words: list[str], text: str) -> int:
        for length in range(min(len(words), self.game.longest_text), 0, -1):
            number = self.game.move_numbers.get(" ".join(words[:length]))
            if number is not None:
                if number in self.engine.legal(s):
                    return number
                raise illegal_move(self.game, self.components, s, number)
        if s.seat < 0:
            raise refused_move(self.game, self.components, text, Phrase("game-over"))
        legal = [self.game.move_texts[n] for n in self.engine.legal(s)]
        near = nearest(" ".join(words), legal)
        raise UnknownMove(text, near, " ".join(words))

    def undo(self) -> None:
        """Take back the last move; never past something random or hidden that was seen."""
        reason = self.why_no_undo()
        if reason:
            raise CannotUndo(reason)
        self.position = self.game.state(self.history.pop().before)

    def copy(self) -> Table:
        """An independent copy, for trying things out, even in another thread."""
        twin = object.__new__(type(self))
        twin.__dict__ |= self.__dict__
        twin.engine, twin.position = self.engine.copy(), self.position.copy()
        twin.options, twin.seats, twin.history = dict(self.options), list(self.seats), list(self.history)
        return twin

    __copy__ = copy

    def after(self, number: SupportsIndex) -> Table:
        """A copy of the table as it was after its first `number` moves."""
        number = whole_number("number", number, len(self.history))
        twin = self.copy()
        if number < len(self.history):
            twin.position = self.game.state(self.history[number].before)
        del twin.history[number:]
        return twin

    def why_no_undo(self, seat: int | None = None) -> str | None:
        """Why the last move can't be undone, by a seat if one is given: an id, or None if it can."""
        if seat is not None and self.over:
            return "over"
        if not self.history:
            return "nothing-played"
        if seat not in (None, self.history[-1].mover):
            return "other-player"
        if self.game.reveals_information(self.game.state(self.history[-1].before), self.position):
            return "something-was-seen"
        return None

    # --- recording --------------------------------------------------------------------------------------

    def move_groups(self) -> list[tuple[int, str]]:
        """The lines of the record: a group's moves as one text, with the number of the first."""
        lines: list[tuple[int, str]] = []
        for number, played in enumerate(self.history, 1):
            text = self.game.move_texts[played.move]
            if played.begins_group:
                lines.append((number, text))
            else:
                lines[-1] = (lines[-1][0], f"{lines[-1][1]} {text}")
        return lines

    def group_start(self, since: int) -> int:
        """The index of the first move of the group that contains move `since`."""
        start = min(since, len(self.history) - 1)
        while start > 0 and not self.history[start].begins_group:
            start -= 1
        return max(start, 0)

    def record(self) -> str:
        """The game as text; `ekiben.load` replays it to the same position."""
        from ekiben.record import write

        if self.arranged:
            raise BadRecord("arranged", "record-arranged")
        return write(self)

    # --- showing ----------------------------------------------------------------------------------------

    def draw(self, seat: SeatArgument = None) -> str:
        """The board in text, as the terminal shows it to a seat (None: to a spectator), and what is asked."""
        from ekiben.rendering.whole_table import table_text

        return table_text(self, self._seat(seat))

    def __str__(self) -> str:
        return self.draw()

    def _repr_html_(self) -> str:
        """The same for notebooks: what a spectator sees, for a notebook may be shared."""
        from ekiben.rendering.whole_table import table_html

        return table_html(self, None)

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.seat} decides"
        return f"<Table {self.game.name}, {self.players} players, {len(self.history)} moves, {state}>"


def best_first(scores: Sequence[Mapping[str, float | None]]) -> list[int]:
    """The seats by their scores, as far as these are known."""
    return sorted(
        range(len(scores)), key=lambda seat: (-(scores[seat]["win"] or 0), -(scores[seat]["total"] or 0))
    )


def new(
    game: Game | str,
    players: SupportsIndex,
    seed: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
    components: Source | Components | None = None,
) -> Table:
    """A new table, for example `ekiben.new("zero-kei", players=3, seed=7)`."""
    return Table(game, players, seed, options, components)
