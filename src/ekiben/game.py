"""The contract that every game meets, and how programs reach its rules.

A game is a folder under `ekiben.games` whose package has an object `game`: a `Game`. The rules are
functions on fixed-size records (`Rules`); the rest of the contract is about names: texts of moves, views,
reasons. Servers, bots and commands use these and know no game by name.
"""

from __future__ import annotations

import difflib
import importlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Protocol, TypedDict, cast, runtime_checkable

from msgspec import Struct

from ekiben.arguments import as_int
from ekiben.errors import BadOption, UnknownGame
from ekiben.games import game_folders
from ekiben.layout import Layout
from ekiben.rng import SEED_LIMIT
from ekiben.texts import text_or

if TYPE_CHECKING:  # these are parts of a game, loaded when they are first asked for
    from ekiben.arena.game_counts import GameCounts, GameHistory
    from ekiben.bots.judgement import Judgement
    from ekiben.components import Source
    from ekiben.narration import Narrator
    from ekiben.rendering.renderer import TerminalRenderer
    from ekiben.research.fields import Observation


class EveryView(TypedDict):
    """What the views of all games have."""

    game: str
    seats: list[str]  # by name
    seat: str | None  # who decides; None when the game is over
    decision: str | None  # what is asked


View = Annotated[dict[str, Any], EveryView]  # for those who know no game; `Game.view_type` has all of it


class Rules(NamedTuple):
    """The rules of a game: functions on a position `s` and the printed values `box`."""

    new_game: Callable[..., None]  # (s, box, players, options, rng): set-up, up to the first decision
    legal: Callable[..., int]  # (s, box, out): the moves of the deciding seat; how many, 0 at the end
    apply: Callable[..., None]  # (s, box, move): a legal move and what follows, up to the next decision
    score: Callable[..., None]  # (s, box, out): the final scoring as it would be now, a line per seat
    sample: Callable[..., None]  # (s, box, seat, rng): chance instead of what the seat can't know

    # `apply` gets no generator: a game that draws after set-up keeps the two words of its own in `s`, and
    # `sample` replaces them, too.


class Position(Protocol):
    """What every game's record has."""

    seat: int  # who decides; negative when the game is over
    players: int  # seats that play, automas included
    data: bytearray

    def copy(self) -> Any: ...


@runtime_checkable
class Components(Protocol):
    """A checked components file; one object is like no other."""

    def __hash__(self) -> int: ...
    @property
    def data(self) -> Mapping[str, Any]: ...
    @property
    def box(self) -> Layout: ...
    @property
    def digest(self) -> str: ...


class Phrase(Struct, frozen=True):
    """Something to be said: an id of the language files, and its typed arguments. Never prose."""

    id: str
    args: Mapping[str, Any] = {}


def reason(name: str, /, **args: object) -> Phrase:
    """Why something is not legal: an id, and its arguments."""
    return Phrase(name, args)


class LogEntry(Struct, frozen=True):
    """Something that happened: an id of the language files, its typed arguments, and who or what did it."""

    id: str
    args: Mapping[str, Any]
    by: str = ""  # the name of a seat, or "event", "round" or "rules" for what no seat did


class Meaning(NamedTuple):
    """A move as data, so that nobody has to read its notation."""

    verb: str
    on: tuple[str, ...] = ()  # the things it is about, each a kind and which one: "city:7"
    args: Mapping[str, Any] = {}  # the rest of it


class Quote(NamedTuple):
    """What a legal move costs and brings for the seat that makes it, before it is made."""

    amounts: Mapping[str, int]  # costs are negative; by the names that views have
    parts: tuple[Phrase, ...] = ()  # how they come about
    effect: int | None = None  # how it changes `Table.known_total`; None where that is not known yet


class Item(Struct, frozen=True):
    """A line of an account: an id of the language files, its typed arguments, and the points."""

    id: str
    args: Mapping[str, Any]
    amount: int


class AccountPart(Struct, frozen=True):
    """A part of a seat's score, item by item."""

    part: str  # one of `Game.score_parts`
    amount: int | None  # None where the viewer may not know it
    items: tuple[Item, ...] = ()
    scored: bool = False  # whether the points have been scored already; the others come at the end


class Way(Struct, frozen=True):
    """What a seat still lacks for a goal."""

    goal: str
    missing: tuple[str, ...] | None  # the routes to claim, in their order; None if no way is left
    built: tuple[str, ...]  # the seat's own routes on the way
    spaces: int | None
    cards: Mapping[str, int]  # what the missing routes cost, by kind
    lacking: Mapping[str, int]  # those of them that the seat does not hold
    last: tuple[str, ...] = ()  # the routes each of which would reach the goal by itself


class Part:
    """What a module in a game's folder has, and for the rest what any game has."""

    def __init__(self, own: ModuleType | None, default: object) -> None:
        self._own = own
        self._default = default

    def __getattr__(self, name: str) -> Any:
        return getattr(self._own if hasattr(self._own, name) else self._default, name)


class Game(ABC):
    """A game of the box."""

    name: str
    rules_version: int
    state: type[Layout]
    box: type[Layout]  # what is printed, where each of its fields has one key in the components file
    rules: Rules
    player_counts: tuple[int, ...]
    options: Mapping[str, int]  # names of the options, each a bit
    seat_names: tuple[str, ...]
    secrets: bool = False  # whether seats see different things: then one screen for several has a curtain
    automas: tuple[str, ...] = ()  # seats that the rules play by themselves, by name; they sit last
    move_texts: tuple[str, ...]  # by the number of the move
    view_type: Any = View  # a TypedDict: the shape of `view`
    printed_type: Any = Mapping[str, Any]  # likewise of `printed`
    args_type: Any = Mapping[str, Any]  # likewise of the arguments of moves, phrases, items and log entries
    seat_signs: Mapping[str, str] = {}  # a sign for each seat, where nothing else shows its colour
    score_parts: tuple[str, ...]  # the columns that `score` fills; the last two are total and win
    tie_breaks: tuple[str, ...] = ()  # those that are not added to the total
    win_unit: int  # what `score` writes for an unshared win
    rank: int = 100  # its place in lists of games, the lowest first

    def components(self, path: Source | None = None) -> Components:
        """The checked components: the game's own, with what a file gives instead."""
        from ekiben.components import load_plain

        return load_plain(self.box(), self.folder / "components.toml", path)

    def components_text(self) -> str:
        """The game's own components file."""
        return (self.folder / "components.toml").read_text(encoding="utf-8")

    @abstractmethod
    def view(self, s: Any, components: Any, seat: int | None) -> View:
        """What a seat may see (None: a spectator), named piece by piece."""

    def explain(self, s: Any, components: Any, move: int) -> Phrase:
        """Why a move is not legal."""
        return Phrase("game-over" if s.seat < 0 else "not-now")

    def reason_args(self, components: Any, reason: Phrase) -> Mapping[str, Any]:
        """The arguments of a reason as its sentence shows them, where that is not what programs read."""
        return reason.args

    def meaning(self, s: Any, components: Any, move: int) -> Meaning:
        """A move as data: its verb and what it is about."""
        return Meaning(self.move_texts[move].partition(" ")[0])

    def meant(self, s: Any, components: Any, thing: str) -> list[int]:
        """The moves, legal or not, that somebody who points at a thing ("city:7") would mean now."""
        return []

    def quote(self, s: Any, components: Any, move: int) -> Quote | None:
        """What a legal move costs and brings by itself; None where it is not about either."""
        return None

    def question(self, s: Any, components: Any) -> Phrase:
        """What the deciding seat is asked."""
        return Phrase("choose")

    def accounts(
        self, s: Any, components: Any, scores: Sequence[Mapping[str, int]], seat: int | None
    ) -> list[tuple[AccountPart, ...]]:
        """How the score of each seat comes about, if the game ended now, as far as a seat may know."""
        parts = [part for part in self.score_parts if part not in (*self.tie_breaks, "total", "win")]
        secret = [self.hidden_score_parts(s, row, seat) for row in range(len(scores))]
        return [
            tuple(AccountPart(part, None if part in hidden else row[part]) for part in parts)
            for row, hidden in zip(scores, secret, strict=True)
        ]

    def ways(self, s: Any, components: Any, seat: int) -> list[Way]:
        """What a seat still lacks for its goals, in a game that has such."""
        return []

    def printed(self, components: Any) -> Mapping[str, Any]:
        """The printed values as boards draw them: nothing in them has to be taken apart."""
        data: Mapping[str, Any] = components.data
        return data

    def log(self, before: Any, move: int, after: Any, components: Any, seat: int | None) -> list[LogEntry]:
        """What a move did, as far as a seat may know."""
        name = self.seat_names[before.seat]
        text = self.public_text(move, own=seat == before.seat)
        return [LogEntry("played", {"seat": name, "move": text}, by=name)]

    @abstractmethod
    def reveals_information(self, before: Any, after: Any) -> bool:
        """Whether something random or hidden was seen between two positions."""

    def begins_group(self, s: Any) -> bool:
        """Whether the decision asked for begins something, rather than going on with a move begun."""
        return True

    def arrange(self, s: Any, components: Any, data: View) -> None:
        """Change a position into one described in the words of `view`, or by its fields; for scenarios."""
        from ekiben.scenario import arrange_fields

        arrange_fields(s, data, self.seat_names)

    def expand_shorthand(self, s: Any, components: Any, words: list[str]) -> list[str] | Phrase:
        """The words of the moves that a text stands for, where a game reads more than the texts of moves."""
        return words

    def public_text(self, move: int, own: bool) -> str:
        """The text of a move as others may see it; its maker sees it as it is."""
        return self.move_texts[move]

    def hidden_score_parts(self, s: Any, row: int, seat: int | None) -> tuple[str, ...]:
        """The parts of a seat's score that another seat (None: a spectator) may not know yet."""
        return ()

    # --- parts of the game in modules of its folder -----------------------------------------------------

    @property
    def folder(self) -> Path:
        """Where everything of the game is."""
        return game_folders()[self.name]

    def text(self, name: str) -> str:
        """A text of the game by the rest of its name; where it has none, that name as people write it."""
        title = self.name.replace("-", " ").title()
        few, many = min(self.player_counts), max(self.player_counts)
        plain = {"name": title, "welcome": title, "players": f"{few}–{many}"}
        plain |= dict.fromkeys(("summary", "story", "tie-break"), "")
        name_of_thing = name.partition("-")[2].replace("_", " ")
        return text_or(f"{self.name}-{name}", plain.get(name, name_of_thing))

    def about(self) -> dict[str, str]:
        """What lists of games and pages say of the game, by the rest of the names of its texts."""
        things = {
            "seat": self.seat_names,
            "automa": self.automas,
            "option": [*self.options, *(f"{option}-name" for option in self.options)],
            "part": self.score_parts[:-1],
        }
        names = [f"{kind}-{name}" for kind, each in things.items() for name in each]
        return {name: self.text(name) for name in ("name", "summary", "story", "players", *names)}

    def _module(self, name: str) -> ModuleType | None:
        """A module in the game's folder; None if it has none of this name."""
        full = f"ekiben.games.{self.folder.name}.{name}"
        return importlib.import_module(full) if find_spec(full) else None

    @cached_property
    def narration(self) -> Narrator:
        """How the game is told in words: its module `narration`."""
        from ekiben.narration import Narrator

        return cast("Narrator", Part(self._module("narration"), Narrator(self)))

    @cached_property
    def renderer(self) -> TerminalRenderer:
        """How the game is drawn as text: its module `terminal`."""
        from ekiben.rendering.renderer import TerminalRenderer

        return cast("TerminalRenderer", Part(self._module("terminal"), TerminalRenderer(self)))

    @cached_property
    def observation(self) -> Observation:
        """What a seat sees as a row of numbers: `OBSERVATION` of its module `observation`."""
        from ekiben.research.fields import PLAIN_OBSERVATION

        module = self._module("observation")
        return module.OBSERVATION if module else PLAIN_OBSERVATION

    @cached_property
    def judgement(self) -> Judgement:
        """How positions are valued by bots: `JUDGEMENT` of its module `bots`."""
        from ekiben.bots.plain import plain_judgement

        module = self._module("bots")
        return module.JUDGEMENT if module else plain_judgement(self)

    @cached_property
    def study(self) -> Callable[[GameHistory], GameCounts]:
        """What is counted in a game that is over: `count` of its module `study`, or nothing."""
        from ekiben.arena.game_counts import GameCounts

        module = self._module("study")
        return module.count if module else lambda history: GameCounts()

    @cached_property
    def rules_values(self) -> Mapping[str, int | str]:
        """The values that the rules in words can name: the box, and what its module `rules_values` adds."""
        from ekiben.components import numbers

        components, module = self.components(), self._module("rules_values")
        return {**numbers(components.box), **(module.rules_values(components) if module else {})}

    def __repr__(self) -> str:
        return f"<Game {self.name}, for {', '.join(map(str, self.player_counts))} players>"

    def __reduce__(self) -> tuple[Any, ...]:
        return find_game, (self.name,)  # one object in a process, also for what comes from another process

    @cached_property
    def move_numbers(self) -> dict[str, int]:
        return {text: number for number, text in enumerate(self.move_texts)}

    @cached_property
    def longest_text(self) -> int:
        """The most words that a text has."""
        return max(len(text.split()) for text in self.move_texts)

    def seats(self, players: int) -> int:
        """How many seats a game for so many players has; a game with automas has more."""
        return players

    def option_bits(self, options: Mapping[str, object] | None, players: int) -> int:
        """Options as bits; what the game does not have, or not for so many players, is refused."""
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
        """The numbers of players that an option is for."""
        return self.player_counts

    def check_players(self, players: object) -> int:
        """A number of players that the game has; others are refused."""
        found = as_int(players)
        if found is None or found not in self.player_counts:
            counts = ", ".join(map(str, self.player_counts))
            raise BadOption("bad-players", game=self.name, counts=counts, players=repr(players))
        return found

    def check_names(self, names: object, players: int) -> list[str]:
        """Names of the seats that a record can keep, as many as there are seats; others are refused."""
        seats = self.seats(players)
        if isinstance(names, str) or not isinstance(names, Sequence) or len(names) != seats:
            raise BadOption("bad-names", seats=str(seats), names=repr(names))
        for name in names:
            plain = isinstance(name, str) and name == " ".join(name.split()) and name.isprintable()
            if not plain or not name or "," in name:
                raise BadOption("bad-name", name=repr(name))
        return list(names)

    def check_seed(self, seed: object) -> int:
        """A seed: a whole number in range; others are refused."""
        found = as_int(seed)
        if found is None or not 0 <= found < SEED_LIMIT:
            raise BadOption("bad-seed", most=str(SEED_LIMIT - 1), seed=repr(seed))
        return found


def game_names() -> list[str]:
    """The games of the box."""
    return list(game_folders())


def all_games() -> list[Game]:
    """The games of the box as lists show them."""
    return sorted(map(find_game, game_names()), key=lambda game: (game.rank, game.name))


def find_game(name: str | Game) -> Game:
    """The game of a name; a game is returned as it is."""
    if isinstance(name, Game):
        return name
    folders = game_folders()
    if str(name) not in folders:
        near = difflib.get_close_matches(str(name), folders, 1)
        text = "unknown-game-near" if near else "unknown-game"
        raise UnknownGame(text, name=repr(name), names=list(folders), near=near)
    module = importlib.import_module(f"ekiben.games.{folders[name].name}")
    return module.game  # type: ignore[no-any-return]


def nearest(text: str, texts: Sequence[str]) -> list[str]:
    """The texts that look most like one."""
    close = difflib.get_close_matches(text, texts, 4, 0.5)
    first = text.split(" ")[0]
    starting = [other for other in texts if other.split(" ")[0] == first]
    return list(dict.fromkeys([*close, *starting]))[:4] or list(texts[:4])
