"""Whole games as text: each decision, what everybody sees, the moves on offer, the move, what it did.

    python -m tests.support.transcripts            compare the files in tests/transcripts with the rules
    python -m tests.support.transcripts --write    write them anew

Read the change of a rule as the change of these files. Of a view only what is new since the decision before
is shown; all of it at the beginning of each round.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ekiben.game import LogEntry
from ekiben.table import Move, Table
from tests.support.random_games import Dice, SetUp, eager

FOLDER = Path(__file__).parents[1] / "transcripts"
GAMES = {  # with seeds whose games together have every event and every decision
    SetUp("zero-kei", 1): 295,
    SetUp("zero-kei", 1, ("hard",)): 48,
    SetUp("zero-kei", 2): 99,
    SetUp("zero-kei", 3): 11,
    SetUp("zero-kei", 4): 12,
    SetUp("nordic", 2): 1,
    SetUp("nordic", 3): 2,
    SetUp("nordic", 2, ("ferry_sets_stack",)): 3,
}


def path(set_up: SetUp) -> Path:
    """The file of a game."""
    return FOLDER / f"{set_up}.txt"


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


# In Zero-Kei the log goes step by step; here what a move and all that followed it did is told kind by kind.
KINDS = (
    ("prepared", "station-built", "track-laid", "counter", "venue-closed", "cauldrons-placed", "tile"),
    ("carriage-chosen", "carriage-joined", "train-changed", "token-put", "yen", "points"),
    ("turned-up", "spare-turned-up", "new-round", "game-over"),
)
ORDER = [kind for kinds in KINDS for kind in kinds]
COLOURS = ("gold", "white", "black")


def in_sum(entries: list[LogEntry], seats: tuple[str, ...]) -> list[LogEntry]:
    """The entries of a move of Zero-Kei by kind: amounts added up, counters where they came to stand."""
    found: dict[tuple[Any, ...], LogEntry] = {}
    joined = [entry.args["carriage"] for entry in entries if entry.id == "carriage-joined"]
    for entry in entries:
        if entry.id == "carriage-chosen" and entry.args["carriage"] in joined:
            continue  # chosen and gone by the end of the move
        kind, args = entry.id, dict(entry.args)
        seat, colour = seats.index(args["seat"]) if "seat" in args else 0, args.get("colour", "gold")
        money = kind in ("yen", "points")
        key: tuple[Any, ...] = (ORDER.index("yen" if money else kind), seat if money else 0)
        if kind in ("station-built", "counter"):
            key += (COLOURS.index(colour),)
        key += (kind == "points", seat, args.get("city", args.get("venue", 0)), args.get("carriage", ""))
        if kind == "turned-up":
            key += (args["position"],)
        if key in found and kind in ("yen", "points", "cauldrons-placed"):
            part = "count" if kind == "cauldrons-placed" else "amount"
            args[part] += found[key].args[part]
        found[key] = LogEntry(kind, args)
    return [found[key] for key in sorted(found) if found[key].args.get("amount") != 0]


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
    """At the beginning of each round all of a view is shown; in Nordic, when the first turn begins."""
    return view["year"] if view["game"] == "zero-kei" else view["phase"]


def transcript(set_up: SetUp, seed: int) -> str:
    """A game by chance, as text."""
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
        done = in_sum(done, table.game.seat_names) if set_up.game == "zero-kei" else done
        lines += [f"    {told(entry)}" for entry in done]
    lines += ["", "the end", *sights(table, before, True), "  scores"]
    for name, row in zip(table.game.seat_names, table.scores(), strict=False):
        lines.append(f"    {name} " + " ".join(f"{part}={value:g}" for part, value in row.items()))
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Compare, or write."""
    if arguments not in ([], ["--write"]):
        print(__doc__)
        return 2
    wrong = 0
    for set_up, seed in GAMES.items():
        text = transcript(set_up, seed)
        if arguments:
            FOLDER.mkdir(exist_ok=True)
            path(set_up).write_text(text, encoding="utf-8", newline="\n")
        same = path(set_up).read_text(encoding="utf-8") == text
        wrong += not same
        print(f"{'ok ' if same else 'NOT'} {set_up}: {text.count(' plays ')} moves, {len(text) // 1000} kB")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
