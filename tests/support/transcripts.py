"""Whole games as text: each decision, what everybody sees, the moves on offer, the move, what it did.

    python -m tests.support.transcripts                  compare the files with the rules
    python -m tests.support.transcripts --write          write them again
    python -m tests.support.transcripts GAME 2 SEED      write a new one, for two players; options may follow

The files are in `tests/games/GAME/transcripts`. Their seeds are chosen so that together they have every event
and every decision of the game. Read the change of a rule as the change of these files. Of a view only what is
new since the decision before is shown; all of it at the beginning of each round.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from ekiben.game import LogEntry
from ekiben.table import Move, Table
from tests.support.of_game import GAMES, folder, of_game
from tests.support.random_games import Dice, SetUp, eager, set_ups

BEGINNING = re.compile(r"(\S+), seed (\d+), components ")


def path(set_up: SetUp) -> Path:
    """The file of a game."""
    return GAMES / folder(set_up.game) / "transcripts" / f"{set_up}.txt"


def find() -> dict[SetUp, int]:
    """The games that there are files of, with their seeds."""
    found = {}
    for set_up in set_ups():
        if path(set_up).is_file():
            beginning = BEGINNING.match(path(set_up).read_text(encoding="utf-8"))
            assert beginning
            assert beginning[1] == str(set_up)
            found[set_up] = int(beginning[2])
    return found


def lines_of(view: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """A view line by line: the way to each value, and the value."""
    if isinstance(view, dict) and view:
        for key, value in view.items():
            yield from lines_of(value, f"{name}.{key}" if name else str(key))
    elif isinstance(view, list) and any(isinstance(value, dict) for value in view):
        for i, value in enumerate(view, 1):
            yield f"{name}.{i}", plain(value)
    elif isinstance(view, list) and view and not any(view):
        yield from ((f"{name}.{i}", "-") for i in range(1, len(view) + 1))
    else:
        yield name, plain(view)


def plain(value: Any) -> str:
    """A value without the marks of a language."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain(inner)}" for key, inner in value.items()) or "-"
    if isinstance(value, (list, tuple)):
        return " ".join(map(plain, value)) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def seen(before: dict[str, str], now: dict[str, str], whole: bool) -> list[str]:
    """What is new in a view, or all of it."""
    new = [f"{key} = {value}" for key, value in now.items() if whole or before.get(key) != value]
    return new if whole else new + [f"{key} gone" for key in before if key not in now]


def quoted(quote: Mapping[str, int]) -> str:
    """What a move costs and brings."""
    return ", ".join(
        f"{amount:+}" if name == "points" else f"{amount:+} {name}" for name, amount in quote.items()
    )


def offered(moves: list[Move]) -> Iterator[str]:
    """The moves on offer, a line for each verb; in brackets yen and points of a move."""
    verbs: dict[str, list[str]] = {}
    for move in moves:
        verb, _, rest = move.text.partition(" ")
        price = f"({quoted(move.quote)})" if move.quote else ""
        verbs.setdefault(verb, []).append(f"{rest} {price}".strip())
    for verb, rests in verbs.items():
        yield f"{verb} {' | '.join(rests)}".strip()


def told(entry: LogEntry) -> str:
    """A line of the log."""
    return " ".join([entry.id, *(f"{key}={plain(value)}" for key, value in entry.args.items())])


Summary = Callable[[list[LogEntry], tuple[str, ...]], list[LogEntry]]


def summary_of(game: str) -> Summary:
    """How the log of a move is shown: as the tests of the game say in `log_summary`, or as it is."""
    found: Summary = of_game(game, "log_summary").get("in_sum", lambda entries, seats: entries)
    return found


def sights(table: Table, before: dict[Any, dict[str, str]], whole: bool) -> Iterator[str]:
    """What every seat and a spectator see, those who see the same together."""
    names: dict[int | None, str] = dict(enumerate(table.game.seat_names[: table.position.players]))
    groups: dict[tuple[str, ...], list[str]] = {}
    for seat in (*names, None):
        view = table.view(seat)
        view.pop("now", None)  # what follows from the rest
        now = dict(lines_of(view))
        groups.setdefault(tuple(seen(before.get(seat, {}), now, whole)), []).append(names.get(seat, "others"))
        before[seat] = now
    for lines, watchers in groups.items():
        who = "all" if len(groups) == 1 else ", ".join(watchers)
        yield f"  all of it, seen by {who}" if whole else f"  seen by {who}"
        yield from (f"    {line}" for line in lines)


def round_of(view: dict[str, Any]) -> Any:
    """At the beginning of each round all of a view is shown; where there are no years, of each phase."""
    return view.get("year", view["phase"])


def transcript(set_up: SetUp, seed: int) -> str:
    """A random game, as text."""
    table, dice = set_up.table(seed), Dice(seed)
    lines = [f"{set_up}, seed {seed}, components {table.components.digest}"]
    before: dict[Any, dict[str, str]] = {}
    shown = None
    while not table.over:
        view = table.view()
        moves = table.legal()
        lines += ["", f"{len(table.moves) + 1}. {view['seat']}: {view['decision']}"]
        lines += sights(table, before, round_of(view) != shown)
        shown = round_of(view)
        lines += ["  may", *(f"    {line}" for line in offered(moves))]
        move = moves[eager(dice, [move.text for move in moves])]
        table.play(move)
        lines += [f"  plays {move.text}"]
        [(_, entries)] = table.log(since=len(table.moves) - 1)
        done = [entry for entry in entries if entry.id != "played"]
        done = summary_of(set_up.game)(done, table.game.seat_names)
        lines += [f"    {told(entry)}" for entry in done]
    lines += ["", "the end", *sights(table, before, True), "  scores"]
    for name, row in zip(table.game.seat_names, table.scores(), strict=False):
        lines.append(f"    {name} " + " ".join(f"{part}={value:g}" for part, value in row.items()))
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Compare, or write."""
    games = find()
    if len(arguments) >= 3:
        game, players, number, *options = arguments
        games = {SetUp(game, int(players), tuple(options)): int(number)}
    elif arguments not in ([], ["--write"]):
        print(__doc__)
        return 2
    wrong = 0
    for set_up, seed in games.items():
        text = transcript(set_up, seed)
        if arguments:
            path(set_up).parent.mkdir(exist_ok=True)
            path(set_up).write_text(text, encoding="utf-8", newline="\n")
        same = path(set_up).read_text(encoding="utf-8") == text
        wrong += not same
        print(f"{'ok ' if same else 'NOT'} {set_up}: {text.count(' plays ')} moves, {len(text) // 1000} kB")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
