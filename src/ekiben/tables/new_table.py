"""A new table: its request, checked and turned into the rows to store."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Protocol

from ekiben.components import table_components
from ekiben.errors import Refused
from ekiben.game import Game, find_game
from ekiben.protocol import BotInfo, ClockSpec, GameInfo, NewTable, SeatSpec
from ekiben.rng import SEED_LIMIT
from ekiben.tables.names import CAST, LONGEST, clean_name, truncate, unique_name
from ekiben.tables.rows import (
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


class TableOffer(Protocol):
    """What a new table can have besides what belongs to its game."""

    @property
    def components(self) -> Mapping[str, str]:
        """By game: the components file of tables made without one."""

    def levels(self, game: Game) -> list[str]:
        """The levels of bots that can get a seat."""

    def custom_bots(self, game: Game) -> list[BotInfo]:
        """Other bots that can get a seat."""


def new_table_id() -> str:
    """An id that can't be guessed: anyone with the link may watch and take a free seat."""
    # no hyphen: on a command line it would look like an option
    return secrets.token_urlsafe(9).replace("-", "_")


def game_info(game: Game, offer: TableOffer) -> GameInfo:
    return GameInfo(
        game=game.name,
        rules=game.rules_version,
        players=list(game.player_counts),
        options={name: list(game.option_players(name)) for name in game.options},
        seats=list(game.seat_names),
        automas={str(n): list(game.automas[: game.seats(n) - n]) for n in game.player_counts},
        levels=offer.levels(game),
        bots=offer.custom_bots(game),
        tie_breaks=list(game.tie_breaks),
        own_components=own_text(game, offer.components.get(game.name)) is not None,
        looks=[game.seat_look(seat) for seat in game.seat_names],
    )


def check_offered_bot(game: Game, bot: str | None, offer: TableOffer) -> str:
    known = [*offer.levels(game), *(each.bot for each in offer.custom_bots(game))]
    if bot is None or bot not in known:
        raise Refused("refused-level", level=str(bot), known=", ".join(known))
    return bot


def plan_table(guest: str, spec: NewTable, now: float, offer: TableOffer) -> StoredTable:
    game = find_game(spec.game)
    text = offer.components.get(game.name) if spec.components is None else spec.components
    players = sum(seat.kind != "automa" for seat in spec.seats)
    game.check_players(players)
    game.option_bits(dict.fromkeys(spec.options, True), players)
    seats = plan_seats(guest, spec.seats, game, players, now, offer)
    settings: dict[str, Any] = {
        "away": spec.away if spec.away == WAIT else check_offered_bot(game, spec.away, offer)
    }
    if spec.clock:
        check_offered_bot(game, spec.clock.bot, offer)
        settings["clock"] = clock_setting(spec.clock)
    row = plan_row(game, text, players, sorted(set(spec.options)), settings, guest, seats, now)
    return StoredTable(row, seats, components_text=own_text(game, text))


def clock_setting(clock: ClockSpec) -> dict[str, Any]:
    """A clock as it is stored."""
    return {"bank": clock.bank, "increment": clock.increment, "bot": clock.bot}


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
    guest: str, specs: list[SeatSpec], game: Game, players: int, now: float, offer: TableOffer
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
            seats.append(plan_seat(len(seats), guest, spec, game, names, now, offer))
    return seats + [SeatRow(len(seats) + n, AUTOMA, name) for n, name in enumerate(automas)]


def plan_seat(
    number: int, guest: str, spec: SeatSpec, game: Game, names: list[str], now: float, offer: TableOffer
) -> SeatRow:
    if spec.kind == "me":
        name = unique_name(clean_name(spec.name), names)
        return SeatRow(number, GUEST, name, guest, seen=now)
    if spec.kind == "bot":
        return bot_seat(number, game, check_offered_bot(game, spec.bot, offer), names, offer)
    return SeatRow(number, FREE)


def bot_seat(number: int, game: Game, bot: str, names: list[str], offer: TableOffer) -> SeatRow:
    """The seat of a bot; a custom bot has its own name, for a level one of the cast plays."""
    own = [truncate(each.name, LONGEST) for each in offer.custom_bots(game) if each.bot == bot]
    taken = [name.lower() for name in names]
    free = [name for name in CAST if name.lower() not in taken]
    name = own[0] if own else secrets.choice(free or list(CAST))
    return SeatRow(number, BOT, unique_name(name, names), bot=bot)


def plan_rematch(
    stored: TableRow, seats: list[SeatRow], now: float, components_text: str | None
) -> StoredTable:
    """The same players and components, with a new seed."""
    game = find_game(stored.game)
    same = [replace(seat, secret=None) for seat in seats]
    settings = {name: value for name, value in stored.settings.items() if name in ("away", "clock")}
    row = plan_row(game, components_text, stored.players, stored.options, settings, stored.host, same, now)
    return StoredTable(row, same, components_text=components_text)
