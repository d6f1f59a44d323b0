"""A new table: its request, checked and turned into the rows to store."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

import msgspec

from ekiben.bots.custom import custom_name, is_custom
from ekiben.components import table_components
from ekiben.game import Game, find_game
from ekiben.protocol import NewTable, SeatSpec
from ekiben.rng import SEED_LIMIT
from ekiben.server.errors import Refused
from ekiben.server.identity import new_table_id
from ekiben.server.settings import Settings
from ekiben.server.store.tables import (
    AUTOMA,
    BOT,
    FREE,
    GUEST,
    OPEN,
    RUNNING,
    WAIT,
    SeatRow,
    StoredTable,
    TableRow,
)
from ekiben.server.tables.names import LONGEST, clean_name, truncate, unique_name


def check_offered_bot(game: Game, bot: str | None, server: Settings) -> str:
    known = server.bot_names(game)
    if bot is None or bot not in known:
        raise Refused("refused-level", level=str(bot), known=", ".join(known))
    return bot


def plan_table(guest: str, spec: NewTable, now: float, server: Settings) -> StoredTable:
    game = find_game(spec.game)
    text = server.components.get(game.name) if spec.components is None else spec.components
    players = sum(seat.kind != "automa" for seat in spec.seats)
    game.check_players(players)
    game.option_bits(dict.fromkeys(spec.options, True), players)
    seats = plan_seats(guest, spec.seats, game, players, now, server)
    settings: dict[str, Any] = {
        "away": spec.away if spec.away == WAIT else check_offered_bot(game, spec.away, server)
    }
    if spec.clock:
        check_offered_bot(game, spec.clock.bot, server)
        settings["clock"] = msgspec.to_builtins(spec.clock)
    row = plan_row(game, text, players, sorted(set(spec.options)), settings, guest, seats, now)
    return StoredTable(row, seats, components_text=own_text(game, text))


def own_text(game: Game, text: str | None) -> str | None:
    """The components file to store with a table; None if it means the same as the game's own."""
    same = table_components(game, text).digest == table_components(game, None).digest
    return None if same else text


def new_seed() -> int:
    """A random seed, which nobody knows."""
    return secrets.randbelow(SEED_LIMIT)


def plan_row(
    game: Game,
    components_text: str | None,
    players: int,
    options: list[str],
    settings: dict[str, Any],
    host: str,
    seats: list[SeatRow],
    now: float,
) -> TableRow:
    return TableRow(
        id=new_table_id(),
        game=game.name,
        rules=game.rules_version,
        components=table_components(game, components_text).digest,
        players=players,
        options=options,
        seed=new_seed(),
        settings=settings,
        host=host,
        state=OPEN if any(seat.kind == FREE for seat in seats) else RUNNING,
        created=now,
        changed=now,
    )


def plan_seats(
    guest: str, specs: list[SeatSpec], game: Game, players: int, now: float, server: Settings
) -> list[SeatRow]:
    """The seats of a new table; the automas for this number of players come last."""
    automas = list(game.automas[: game.seats(players) - players])
    asked = len(specs) - players
    if asked not in (0, len(automas)):
        raise Refused("refused-automas", game=game.name, players=players, automas=len(automas))
    seats: list[SeatRow] = []
    for spec in specs:
        if spec.kind != "automa":
            names = [seat.name for seat in seats]
            seats.append(plan_seat(len(seats), guest, spec, game, names, now, server))
    return seats + [SeatRow(len(seats) + n, AUTOMA, name) for n, name in enumerate(automas)]


def plan_seat(
    number: int, guest: str, spec: SeatSpec, game: Game, names: list[str], now: float, server: Settings
) -> SeatRow:
    if spec.kind == "me":
        name = unique_name(clean_name(spec.name), names)
        return SeatRow(number, GUEST, name, guest, seen=now)
    if spec.kind == "bot":
        return bot_seat(number, game, check_offered_bot(game, spec.bot, server), names)
    return SeatRow(number, FREE)


def bot_seat(number: int, game: Game, bot: str, names: list[str]) -> SeatRow:
    """The seat of a bot; a custom bot has its own name, levels are named by the page."""
    name = unique_name(truncate(custom_name(bot), LONGEST), names) if is_custom(bot, game) else ""
    return SeatRow(number, BOT, name, bot=bot)


def plan_rematch(
    stored: TableRow, seats: list[SeatRow], now: float, components_text: str | None
) -> StoredTable:
    """The same players and components, with a new seed."""
    game = find_game(stored.game)
    same = [replace(seat, secret=None) for seat in seats]
    row = plan_row(
        game, components_text, stored.players, stored.options, stored.settings, stored.host, same, now
    )
    return StoredTable(row, same, components_text=components_text)
