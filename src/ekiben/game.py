"""`Game`, the contract of every game.

A game is a folder under `ekiben.games` whose package has an object `game` of class `Game`. Its rules are
functions on fixed-size records (`Rules`); everything else describes positions and moves for people and
programs: move texts, views, quotes, reasons, log entries. Servers, bots and commands use only this contract.
"""

from __future__ import annotations

import difflib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast, runtime_checkable

from ekiben.arguments import as_int
from ekiben.data import (
    SIGNS,
    AccountPart,
    EveryView,
    Item,
    LogEntry,
    Meaning,
    Payment,
    Phrase,
    Quote,
    SeatLook,
    Sign,
    View,
    Way,
)
from ekiben.errors import BadOption, UnknownGame
from ekiben.games import Part, components_text, game_folders, game_module, game_part
from ekiben.layout import Layout
from ekiben.rng import SEED_LIMIT
from ekiben.texts import text_or

if TYPE_CHECKING:  # parts of a game, loaded on first use
    from ekiben.arena.game_counts import GameCounts, GameHistory
    from ekiben.bots.judgement import Judgement
    from ekiben.components_file import Source
    from ekiben.narration import Narrator
    from ekiben.rendering.renderer import TerminalRenderer
    from ekiben.research.fields import Observation

__all__ = [
    "SIGNS",
    "AccountPart",
    "Components",
    "EveryView",
    "Game",
    "Item",
    "LogEntry",
    "Meaning",
    "Payment",
    "Phrase",
    "Position",
    "Quote",
    "Rules",
    "SeatLook",
    "Sign",
    "View",
    "Way",
    "all_games",
    "find_game",
    "game_names",
    "nearest",
    "reason",
]


class Rules(NamedTuple):
    """The rules of a game: functions of a position `s` and the printed values `box`."""

    new_game: Callable[..., None]  # (s, box, players, options, rng): set-up, up to the first decision
    legal: Callable[..., int]  # (s, box, out): fill in the legal moves; returns their number, 0 at the end
    apply: Callable[..., None]  # (s, box, move): make a legal move and all that follows from it
    score: Callable[..., None]  # (s, box, out): the final scoring, if the game ended now; a row per seat
    sample: Callable[..., None]  # (s, box, seat, rng): randomize what the seat can't know

    # `apply` gets no generator: a game that draws after set-up keeps its own two words in `s`, which `sample`
    # replaces as well.


class Position(Protocol):
    """The fields that every game's `State` has."""

    seat: int  # to move; negative when the game is over
    players: int  # seats that play, automas included
    data: bytearray

    def copy(self) -> Any: ...


@runtime_checkable
class Components(Protocol):
    """A checked components file. Objects are equal only if identical."""

    def __hash__(self) -> int: ...
    @property
    def data(self) -> Mapping[str, Any]: ...
    @property
    def box(self) -> Layout: ...
    @property
    def digest(self) -> str: ...


def reason(name: str, /, **args: object) -> Phrase:
    """Why a move is illegal, as an id and arguments."""
    return Phrase(name, args)


class Game(ABC):
    """A game: its rules, and how positions and moves are described."""

    name: str
    rules_version: int
    state: type[Layout]
    box: type[Layout]  # the printed values; each field has a key in the components file
    rules: Rules
    player_counts: tuple[int, ...]
    options: Mapping[str, int]  # name → bit
    seat_names: tuple[str, ...]
    secrets: bool = False  # whether seats see different things; a shared screen then needs a curtain
    automas: tuple[str, ...] = ()  # names of the seats that the rules play; they come last
    move_texts: tuple[str, ...]  # by move number
    view_type: Any = View  # a TypedDict: the shape of `view`
    printed_type: Any = Mapping[str, Any]  # likewise of `printed`
    args_type: Any = Mapping[str, Any]  # likewise of the arguments of moves, phrases, items and log entries
    seat_looks: Mapping[str, SeatLook] = {}  # by name
    score_parts: tuple[str, ...]  # the columns of `score`; the last two are total and win
    tie_breaks: tuple[str, ...] = ()  # parts that don't count towards the total
    win_unit: int  # what `score` writes for an unshared win
    rank: int = 100  # lists of games are sorted by it

    def components(self, path: Source | None = None) -> Components:
        """The checked components: the game's own, overridden by those of a file."""
        from ekiben.components import load_plain

        return load_plain(self.box(), self.folder / "components.toml", path)

    def components_text(self) -> str:
        """The game's own components file."""
        return components_text(self.folder)

    @abstractmethod
    def view(self, s: Any, components: Any, seat: int | None) -> View:
        """What a seat (None: a spectator) may see, as a dict."""

    def explain(self, s: Any, components: Any, move: int) -> Phrase:
        """Why a move is illegal now."""
        return Phrase("game-over" if s.seat < 0 else "not-now")

    def meaning(self, s: Any, components: Any, move: int) -> Meaning:
        """A move as data: its verb and what it is about."""
        return Meaning("move")

    def moves_about(self, s: Any, components: Any, thing: str) -> list[int]:
        """The moves, legal or not, that pointing at a thing ("city:7") could mean now."""
        return []

    def quote(self, s: Any, components: Any, move: int, begun: Any) -> Quote | None:
        """What a legal move costs and brings; None if it is about neither. Its group began at `begun`."""
        return None

    def payments(self, s: Any, components: Any, move: int) -> tuple[Payment, ...]:
        """The ways to pay for a legal move of the deciding seat where it can choose, the cheapest first."""
        return ()

    def early(self, s: Any, components: Any, seat: int) -> Any:
        """A position in which a seat is asked what it may answer now, though another seat is to move.

        Its question and answers, one move group, must not depend on what others still do: they are kept,
        secret, and made when it is that seat's turn. None if there is nothing to answer yet.
        """
        return None

    def question(self, s: Any, components: Any, seat: int | None) -> Phrase:
        """What the deciding seat is asked, as far as a seat (None: a spectator) may know."""
        return Phrase(self.view(s, components, seat)["decision"])

    def accounts(
        self, s: Any, components: Any, scores: Sequence[Mapping[str, int]], seat: int | None
    ) -> list[tuple[AccountPart, ...]]:
        """Each seat's score, part by part, if the game ended now, as far as a seat may know."""
        parts = [part for part in self.score_parts if part not in (*self.tie_breaks, "total", "win")]
        secret = [self.hidden_score_parts(s, row, seat) for row in range(len(scores))]
        return [
            tuple(AccountPart(part, None if part in hidden else row[part]) for part in parts)
            for row, hidden in zip(scores, secret, strict=True)
        ]

    def ways(self, s: Any, components: Any, seat: int) -> list[Way]:
        """What a seat still lacks for its goals, in games that have such."""
        return []

    def printed(self, components: Any) -> Mapping[str, Any]:
        """The printed values as boards need them, with nothing left to parse."""
        data: Mapping[str, Any] = components.data
        return data

    def log(self, before: Any, move: int, after: Any, components: Any, seat: int | None) -> list[LogEntry]:
        """What a move did, as far as a seat may know."""
        name = self.seat_names[before.seat]
        text = self.public_text(move, own=seat == before.seat)
        return [LogEntry("played", {"seat": name, "move": text}, by=name)]

    @abstractmethod
    def reveals_information(self, before: Any, after: Any) -> bool:
        """Whether a player saw something random or hidden between two positions, so that undo ends here."""

    def begins_group(self, s: Any) -> bool:
        """Whether the next move begins a group, rather than continuing one."""
        return True

    def round_number(self, s: Any) -> int | None:
        """The round of a position, from 1, and 0 before the first; None in a game without rounds."""
        return None

    def arrange(self, s: Any, components: Any, data: View) -> None:
        """Change a position into one described in the words of `view`, or by its fields; for scenarios."""
        from ekiben.scenario import arrange_fields

        arrange_fields(s, data, self.seat_names)

    def expand_shorthand(self, s: Any, components: Any, words: list[str]) -> list[str] | Phrase:
        """A typed text as the words of move texts, for games that understand shorthand."""
        return words

    def public_text(self, move: int, own: bool) -> str:
        """The text of a move; for other seats (`own` false) without what they may not know."""
        return self.move_texts[move]

    def hidden_score_parts(self, s: Any, row: int, seat: int | None) -> tuple[str, ...]:
        """The parts of a seat's score that the viewer (None: a spectator) may not know yet."""
        return ()

    # --- parts of the game in modules of its folder -----------------------------------------------------

    @property
    def folder(self) -> Path:
        return game_folders()[self.name]

    def text(self, name: str) -> str:
        """A text of the game by the rest of its id; a readable form of the id if there is none."""
        title = self.name.replace("-", " ").title()
        few, many = min(self.player_counts), max(self.player_counts)
        plain = {"name": title, "welcome": title, "players": f"{few}–{many}"}
        plain |= dict.fromkeys(("summary", "story", "tie-break"), "")
        name_of_thing = name.partition("-")[2].replace("_", " ")
        return text_or(f"{self.name}-{name}", plain.get(name, name_of_thing))

    def seat_look(self, seat: str) -> SeatLook:
        """How a seat looks, by its name; that is its colour unless `seat_looks` says more."""
        sign = SIGNS[self.seat_names.index(seat) % len(SIGNS)]
        return self.seat_looks.get(seat, SeatLook(sign, seat, seat))

    def about(self) -> dict[str, str]:
        """The texts that lists of games and pages show, by the rest of their ids."""
        things = {
            "seat": self.seat_names,
            "automa": self.automas,
            "option": [*self.options, *(f"{option}-name" for option in self.options)],
            "part": self.score_parts[:-1],
        }
        names = [f"{kind}-{name}" for kind, each in things.items() for name in each]
        return {name: self.text(name) for name in ("name", "summary", "story", "players", *names)}

    @cached_property
    def narration(self) -> Narrator:
        """Sentences about the game: its module `narration`, which needs nothing of the rules."""
        from ekiben.narration import Narrator

        return cast("Narrator", Part(game_part(self.folder, "narration"), Narrator(self.name)))

    @cached_property
    def renderer(self) -> TerminalRenderer:
        """How the game is drawn as text: its module `terminal`."""
        from ekiben.rendering.renderer import TerminalRenderer

        return cast("TerminalRenderer", Part(game_part(self.folder, "terminal"), TerminalRenderer(self)))

    @cached_property
    def observation(self) -> Observation:
        """A view as a row of numbers: `OBSERVATION` of its module `observation`."""
        from ekiben.research.fields import PLAIN_OBSERVATION

        module = game_part(self.folder, "observation")
        return module.OBSERVATION if module else PLAIN_OBSERVATION

    @cached_property
    def judgement(self) -> Judgement:
        """How bots evaluate positions: `JUDGEMENT` of its module `bots`."""
        from ekiben.bots.plain import plain_judgement

        module = game_part(self.folder, "bots")
        return module.JUDGEMENT if module else plain_judgement(self)

    @cached_property
    def study(self) -> Callable[[GameHistory], GameCounts]:
        """What `ekiben study` counts in a finished game: `count` of its module `study`, or nothing."""
        from ekiben.arena.game_counts import GameCounts

        module = game_part(self.folder, "study")
        return module.count if module else lambda history: GameCounts()

    @cached_property
    def rules_values(self) -> Mapping[str, int | str]:
        """The values that the written rules can name: the box, and what its module `rules_values` adds."""
        from ekiben.components import numbers

        components, module = self.components(), game_part(self.folder, "rules_values")
        return {**numbers(components.box), **(module.rules_values(components) if module else {})}

    def __repr__(self) -> str:
        return f"<Game {self.name}, for {', '.join(map(str, self.player_counts))} players>"

    def __reduce__(self) -> tuple[Any, ...]:
        return find_game, (self.name,)  # unpickles to the one object of the process

    @cached_property
    def move_numbers(self) -> dict[str, int]:
        return {text: number for number, text in enumerate(self.move_texts)}

    @cached_property
    def longest_text(self) -> int:
        """The number of words in the longest move text."""
        return max(len(text.split()) for text in self.move_texts)

    def seats(self, players: int) -> int:
        """The number of seats for a number of players, automas included."""
        return players

    def option_bits(self, options: Mapping[str, object] | None, players: int) -> int:
        """Options as bits. Raises BadOption for those the game doesn't have with this number of players."""
        if not isinstance(options, Mapping | None):
            raise BadOption("bad-options", options=repr(options))
        bits = 0
        for name, value in (options or {}).items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadOption("option-unknown", game=self.name, option=repr(name), known=known)
            if not isinstance(value, bool):
                raise BadOption("option-no-flag", option=repr(name), value=repr(value))
            counts = self.option_players(name)
            if value and players not in counts:
                raise BadOption("option-players", option=repr(name), counts=counts, players=repr(players))
            bits |= self.options[name] * value
        return bits

    def option_players(self, name: str) -> tuple[int, ...]:
        return self.player_counts

    def check_players(self, players: object) -> int:
        """The number of players, or BadOption."""
        found = as_int(players)
        if found is None or found not in self.player_counts:
            counts = ", ".join(map(str, self.player_counts))
            raise BadOption("bad-players", game=self.name, counts=counts, players=repr(players))
        return found

    def check_names(self, names: object, players: int) -> list[str]:
        """Names for all seats, if a record can hold them; else BadOption."""
        seats = self.seats(players)
        if isinstance(names, str) or not isinstance(names, Sequence) or len(names) != seats:
            raise BadOption("bad-names", seats=str(seats), names=repr(names))
        for name in names:
            plain = isinstance(name, str) and name == " ".join(name.split()) and name.isprintable()
            if not plain or not name or "," in name:
                raise BadOption("bad-name", name=repr(name))
        return list(names)

    def check_seed(self, seed: object) -> int:
        """The seed as an int, or BadOption."""
        found = as_int(seed)
        if found is None or not 0 <= found < SEED_LIMIT:
            raise BadOption("bad-seed", most=str(SEED_LIMIT - 1), seed=repr(seed))
        return found


def game_names() -> list[str]:
    return list(game_folders())


def all_games() -> list[Game]:
    """All games, sorted by rank."""
    return sorted(map(find_game, game_names()), key=lambda game: (game.rank, game.name))


def find_game(name: str | Game) -> Game:
    """The game with a name; a `Game` is returned unchanged."""
    if isinstance(name, Game):
        return name
    folders = game_folders()
    if str(name) not in folders:
        near = difflib.get_close_matches(str(name), folders, 1)
        text = "unknown-game-near" if near else "unknown-game"
        raise UnknownGame(text, name=repr(name), names=list(folders), near=near)
    return game_module(folders[name]).game  # type: ignore[no-any-return]


def nearest(text: str, texts: Sequence[str]) -> list[str]:
    """The texts most similar to one."""
    close = difflib.get_close_matches(text, texts, 4, 0.5)
    first = text.split(" ")[0]
    starting = [other for other in texts if other.split(" ")[0] == first]
    return list(dict.fromkeys([*close, *starting]))[:4] or list(texts[:4])
