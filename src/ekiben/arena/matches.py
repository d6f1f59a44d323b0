"""Games between bots: seating, single games, and many games on all cores or a cluster.

A game is identified by its deal (the cards) and its arrangement (the seats); both together seed the bots. So
a game is the same in any order and on any number of cores, as long as no bot looks at the clock.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any

from ekiben.arena.game_counts import GameCounts, GameHistory
from ekiben.bots.compiled import compiled_bots
from ekiben.bots.custom import built_in, make_bot
from ekiben.bots.names import entry_name
from ekiben.bots.player import BotRng, Player, ask
from ekiben.bots.policies import RANDOM
from ekiben.compiling import compiled_game
from ekiben.components_file import Source
from ekiben.engine import Engine
from ekiben.game import Components, Game, find_game
from ekiben.native import can_compile

if TYPE_CHECKING:  # which imports this module
    from ekiben.arena.cluster import Cluster

AUTOMA = "automa"  # in place of a bot: a seat that the rules play
MARGIN = 0.25  # tolerated overrun of a budget in seconds: this share of it …
MARGIN_SECONDS = 0.1  # … and this much, because a process may not run between two looks at the clock

PlayerMaker = Callable[[str, Game], Player]
Seating = tuple[str, ...]  # a bot for each seat that decides
GameKey = tuple[int, int]  # the number of the deal, that of the arrangement


def arrangements(bots: Iterable[str], seats: int) -> list[Seating]:
    """Every way to seat the bots, once.

    With fewer bots than seats the last bot takes the rest; with more, every choice of bots plays.
    """
    field = list(bots)
    field += field[-1:] * (seats - len(field))
    found = [seating for chosen in combinations(field, seats) for seating in permutations(chosen)]
    return list(dict.fromkeys(found))


@dataclass(frozen=True)
class Match:
    """Everything a game depends on, except its deal and arrangement."""

    game: str
    players: int
    bots: Seating
    seed: int = 1
    options: tuple[str, ...] = ()
    components: Source | None = None  # a file, or its text

    @cached_property
    def arrangements(self) -> list[Seating]:
        """All seatings; each plays the same deals."""
        return arrangements(self.bots, self.players)

    def game_keys(self, games: int) -> list[GameKey]:
        """At least this many games: every deal is played in all arrangements."""
        arrangements = len(self.arrangements)
        return [(deal, n) for deal in range(-(-games // arrangements)) for n in range(arrangements)]

    def read_components(self) -> Components:
        return find_game(self.game).components(self.components or None)


@dataclass
class MoveStatistics:
    """A bot's moves in one game: how many, how fast, and what it did wrong."""

    moves: int = 0
    forced: int = 0  # moves without a choice
    seconds: float = 0.0  # spent on moves with a choice
    longest: float = 0.0  # seconds for one move
    iterations: int = 0
    illegal: int = 0
    late: int = 0

    def add(self, seconds: float, legal: int, limit: float | None, iterations: int) -> None:
        self.moves += 1
        self.longest = max(self.longest, seconds)
        self.iterations += iterations
        if legal == 1:
            self.forced += 1
        else:
            self.seconds += seconds
        if limit is not None and seconds > limit:
            self.late += 1


@dataclass
class GameResult:
    deal: int  # its number, which seeds the cards
    arrangement: int  # its index in `Match.arrangements`
    seating: Seating  # automas included
    scores: list[dict[str, float]]  # by seat, part by part; `win` is 1, or shared
    pace: list[MoveStatistics]  # by seat, without automas
    units: int  # move groups; this name and `pace` are keys in files of results
    counted: GameCounts | None = field(default=None, compare=False)

    @property
    def key(self) -> GameKey:
        return self.deal, self.arrangement

    @property
    def moves(self) -> int:
        return sum(pace.moves for pace in self.pace)

    def to_dict(self) -> dict[str, Any]:
        """The result as the results file has it."""
        given = asdict(self)
        del given["counted"]
        return given

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> GameResult:
        """The result that `to_dict` gave."""
        pace = [MoveStatistics(**each) for each in data["pace"]]
        return cls(**{**data, "seating": tuple(data["seating"]), "pace": pace})


class MatchRunner:
    """Plays games: rules, components and bots, ready to use, by one thread."""

    def __init__(self, match: Match, make_player: PlayerMaker = make_bot, keep_history: bool = False) -> None:
        self.match = match
        self.game = find_game(match.game)
        self.make_player = make_player
        self.keep_history = keep_history
        self.options = self.game.option_bits(dict.fromkeys(match.options, True), match.players)
        compiled = compiled_game(self.game).rules if can_compile() else None
        self.engine = Engine(self.game, match.read_components(), compiled)
        for name in {entry_name(text, self.game) for text in built_in(match.bots, self.game)} - {RANDOM}:
            if compiled:
                compiled_bots(self.game).load(name)  # now, rather than during the first move

    def play(self, key: GameKey) -> GameResult:
        deal, arrangement = key
        bots = self.match.arrangements[arrangement]
        # new ones, so that nothing carries over between games
        players = [self.make_player(text, self.game) for text in bots]
        rngs = [BotRng(self.match.seed, self.bot_seed(key, seat)) for seat in range(len(bots))]
        statistics = [MoveStatistics() for _ in bots]
        position = self.engine.new_game(self.match.players, self.options, self.match.seed, deal)
        history = GameHistory([position.copy()], [], self.engine.components, len(bots))
        units = 0
        while position.seat >= 0:
            seat = position.seat
            units += self.game.begins_group(position)
            move = self.choose(players[seat], position, rngs[seat], statistics[seat])
            self.engine.apply(position, move)
            if self.keep_history:
                history.moves.append(move)
                history.positions.append(position.copy())
        scores = self.scores(position)
        seating = bots + (AUTOMA,) * (len(scores) - len(bots))
        counted = self.game.study(history) if self.keep_history else None
        return GameResult(deal, arrangement, seating, scores, statistics, units, counted)

    def choose(self, player: Player, position: Any, rng: BotRng, statistics: MoveStatistics) -> int:
        """Ask a bot for a move, measure the time, and replace an illegal move."""
        legal = self.engine.legal(position)
        has_iterations = hasattr(player, "iterations")
        if has_iterations:
            player.iterations = 0  # type: ignore[attr-defined]
        begin = time.perf_counter()
        choice = ask(player, self.engine, position, rng, allow_illegal=True)
        seconds = time.perf_counter() - begin
        iterations = player.iterations if has_iterations else 0  # type: ignore[attr-defined]
        statistics.add(seconds, len(legal), most_seconds(player), iterations)
        if choice.move in legal:
            return choice.move
        statistics.illegal += 1
        return legal[rng.below(len(legal))]

    def bot_seed(self, key: GameKey, seat: int) -> int:
        """The seed of a bot's random numbers: different for every seat of every game."""
        deal, arrangement = key
        return (deal * len(self.match.arrangements) + arrangement) * self.match.players + seat

    def scores(self, position: Any) -> list[dict[str, float]]:
        rows = self.engine.score(position)
        return [{**row, "win": row["win"] / self.game.win_unit} for row in rows]


def most_seconds(player: Player) -> float | None:
    """The longest a move may take, if the bot has a budget in seconds."""
    seconds = getattr(getattr(player, "budget", None), "seconds", None)
    return None if seconds is None else seconds * (1 + MARGIN) + MARGIN_SECONDS


# --- many games -----------------------------------------------------------------------------------------

_runner: MatchRunner | None = None  # of a worker process


def _open_runner(match: Match, make_player: PlayerMaker, keep_history: bool) -> None:
    global _runner
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process ends its workers
    _runner = MatchRunner(match, make_player, keep_history)


def _play(key: GameKey) -> GameResult:
    assert _runner is not None
    return _runner.play(key)


def play_games(
    match: Match,
    keys: list[GameKey],
    workers: int | Cluster,
    make_player: PlayerMaker = make_bot,
    keep_history: bool = False,
) -> Generator[GameResult, None, None]:
    """Play games in a number of local processes, or on a cluster, and yield each result.

    Closing the generator stops the games.
    """
    if not isinstance(workers, int):
        yield from workers.play(match, keys, make_player, keep_history)
        return
    processes = min(workers, len(keys))
    if processes <= 1:
        runner = MatchRunner(match, make_player, keep_history) if keys else None
        yield from (runner.play(key) for key in keys if runner)
        return
    # Fresh processes rather than forks of this one, which may have threads
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(processes, context, _open_runner, (match, make_player, keep_history))
    try:
        for future in as_completed([pool.submit(_play, key) for key in keys]):
            yield future.result()
        pool.shutdown()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()  # their results are no longer wanted
        raise
