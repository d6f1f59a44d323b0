"""What `--seats` takes: `you`, `you:Anna`, bots (`random`, `search:1s`, `my_module:my_bot`), and automas."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from ekiben.bots.custom import custom_name, is_custom, make_bot, read_bot
from ekiben.bots.names import bot_names, resolve_bot
from ekiben.bots.player import Player
from ekiben.errors import BadOption
from ekiben.game import Game
from ekiben.texts import t, text_or

YOU = "you"
MAX_NAME_WIDTH = 20


@dataclass(frozen=True)
class SeatPlayer:
    """A player; a record keeps `name`, or the kind."""

    kind: str
    name: str = ""

    @property
    def is_human(self) -> bool:
        return self.kind == YOU

    @property
    def record_name(self) -> str:
        return self.name or self.kind


def parse_seats(text: str, game: Game) -> list[SeatPlayer]:
    """The seats of `--seats`; automas sit last, wherever they are named."""
    seats = [parse_seat(part.strip(), game) for part in text.split(",")]
    seats.sort(key=lambda seat: seat.kind in game.automas)
    names = [seat.name for seat in seats if seat.name]
    if len(set(names)) < len(names):
        raise BadOption("seats-same-name", names=", ".join(names))
    if not any(seat.is_human for seat in seats):
        raise BadOption("seats-no-you", game=game.name)
    check_counts(seats, game)
    return seats


def parse_seat(part: str, game: Game) -> SeatPlayer:
    kind, colon, name = (side.strip() for side in part.partition(":"))
    kind = kind.lower()
    bots = bot_names(game)
    kinds = [YOU, *bots, *game.automas]
    if kind not in kinds:
        if is_custom(part, game):
            return SeatPlayer(read_bot(part, game))
        near = difflib.get_close_matches(kind, kinds, 1)
        text = "seats-unknown-near" if near else "seats-unknown"
        raise BadOption(text, kind=kind, known=", ".join(kinds), near=near)
    if kind in bots:
        return SeatPlayer(read_bot(f"{kind}{colon}{name}", game))
    if colon and kind != YOU:
        raise BadOption("seats-only-you-named", kind=kind)
    if colon:
        check_name(name, kinds, game)
    return SeatPlayer(kind, " ".join(name.split()))


def check_name(name: str, kinds: Sequence[str], game: Game) -> None:
    """Refuse a name that a record or a line of the screen can't hold."""
    # a record could not tell it from a bot
    taken = name.lower().partition(":")[0] in kinds or is_custom(name, game)
    if not name or not name.isprintable() or cell_len(name) > MAX_NAME_WIDTH or taken:
        raise BadOption("seats-bad-name", name=repr(name), longest=MAX_NAME_WIDTH, kinds=", ".join(kinds))


def check_counts(seats: Sequence[SeatPlayer], game: Game) -> None:
    """Refuse a number of seats or automas that the game does not allow."""
    there = [seat.kind for seat in seats if seat.kind in game.automas]
    players = len(seats) - len(there)
    if there and game.seats(players) == players:
        raise BadOption("seats-automa-away", automa=there[0], players=players)
    game.check_players(players)
    wanted = list(game.automas[: game.seats(players) - players])
    if there != wanted:
        raise BadOption("seats-automa-needed", players=players, automas=", ".join(wanted))


def recorded_seats(names: Sequence[str], game: Game, players: int) -> list[SeatPlayer]:
    """The seats of a record: a name that is neither a bot's nor an automa's is a person's."""
    seats = [recorded_seat(name, game) for name in names[:players]]
    return seats + [SeatPlayer(game.automas[number]) for number in range(len(names) - players)]


def recorded_seat(name: str, game: Game) -> SeatPlayer:
    if name == YOU or is_custom(name, game):
        return SeatPlayer(name)
    try:
        resolve_bot(name, game)
    except BadOption:
        return SeatPlayer(YOU, name)
    return SeatPlayer(name)


def labels(seats: Sequence[SeatPlayer], game: Game) -> list[str]:
    """What is added to the colours of the seats: a name, a bot, or "you" if only one person plays."""
    alone = sum(seat.is_human for seat in seats) == 1
    return [label(seat, number, alone, game) for number, seat in enumerate(seats)]


def label(seat: SeatPlayer, number: int, alone: bool, game: Game) -> str:
    """The label of one seat; empty if there is nothing to add."""
    if seat.is_human:
        if not seat.name:
            return t("label-you") if alone else ""
        return "" if seat.name == game.seat_names[number] else seat.name
    if seat.kind in game.automas:
        return game.text(f"automa-{seat.kind}")
    return custom_name(seat.kind) if is_custom(seat.kind, game) else text_or(f"level-{seat.kind}", seat.kind)


def seat_bots(seats: Sequence[SeatPlayer], game: Game) -> dict[int, Player]:
    return {n: make_bot(seat.kind, game) for n, seat in enumerate(seats) if is_bot(seat, game)}


def is_bot(seat: SeatPlayer, game: Game) -> bool:
    return not seat.is_human and seat.kind not in game.automas
