"""The HTTP requests of version 1."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from ekiben import protocol
from ekiben.errors import EkibenError, Refused
from ekiben.game import Components, Game, all_games, find_game
from ekiben.protocol import KeptTable, NewRecord, NewTable, SeatNumber, TableRef, TableSnapshot, Text
from ekiben.rules_text import rules_text
from ekiben.server.api.content import Content, respond_cached
from ekiben.server.api.dependencies import (
    DEPENDENCIES,
    AnyRequest,
    GuardDep,
    GuestDep,
    LanguageDep,
    ServiceDep,
    TableDep,
)
from ekiben.server.api.guard import RequestGuard
from ekiben.server.api.problems import problem, status
from ekiben.server.invitation import invitation
from ekiben.server.store import tables as store
from ekiben.server.tables.seating import own_seat
from ekiben.server.tables.text_board import draw_in_thread
from ekiben.tables.new_table import game_info
from ekiben.tables.snapshots import why_not
from ekiben.texts import LANGUAGES, locale_of, use_language

LARGEST = 16_384  # bytes of a body
LARGEST_FILE = 262_144  # with a components file
LARGEST_FILES = 524_288  # with that and a record
TOML = "application/toml; charset=utf-8"
AnySeat = FromQuery[SeatNumber | None]
AnyText = FromQuery[Text | None]
MoveNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]


def with_cookie(content: Any, cookie: Cookie | None, status_code: int = 201) -> Response[Any]:
    """An answer that may set the cookie of a new guest."""
    return Response(content, status_code=status_code, cookies=[cookie] if cookie else [])


# --- games ----------------------------------------------------------------------------------------------


@get("/games", summary="The games", sync_to_thread=False)
def list_games(service: ServiceDep) -> protocol.GameList:
    """The games, and what a table can be created with."""
    return protocol.GameList([game_info(game, service.settings) for game in all_games()])


@get("/games/{game:str}/components", summary="A game's components file", sync_to_thread=False)
def get_components(game: FromPath[str]) -> Response[str]:
    """The game's printed values as TOML, to start your own file from."""
    return Response(find_game(game).components_text(), media_type=TOML)


@get("/rules/{game:str}", summary="The written rules of a game", sync_to_thread=True)
def get_rules(request: AnyRequest, game: FromPath[str], spoken: LanguageDep) -> Response[protocol.RulesPage]:
    """In English, unless another language is asked for."""
    language = spoken or LANGUAGES[0]
    with use_language(language):
        return respond_cached(request, rules_page(find_game(game).name, language))


@cache
def rules_page(game: str, language: str) -> Content:
    page = msgspec.convert(rules_text(game, language), protocol.RulesPage, from_attributes=True)
    return Content.of(msgspec.json.encode(page))


@get("/games/{game:str}/texts", summary="The texts of a game", sync_to_thread=True)
def get_texts(request: AnyRequest, game: FromPath[str], spoken: LanguageDep) -> Response[str]:
    """Its language files as Fluent, for a page that was built without the game."""
    return respond_cached(request, game_texts(find_game(game), spoken or LANGUAGES[0]))


@cache
def game_texts(game: Game, language: str) -> Content:
    files = sorted(locale_of(game.folder, language).glob("*.ftl"))
    with use_language(language):
        about = [f"{game.name}-{name} = {{ {json.dumps(text)} }}" for name, text in game.about().items()]
    texts = [*(file.read_text(encoding="utf-8") for file in files), *about]
    return Content.of("\n".join(texts).encode(), MediaType.TEXT)


# --- tables ---------------------------------------------------------------------------------------------


@get("/tables", summary="Your tables")
async def list_tables(service: ServiceDep, guest: GuestDep) -> protocol.TableList:
    """The tables where you sit or are the host, the newest first."""
    found = await service.tables.of_guest(guest) if guest else []
    return protocol.TableList([service.row_info(row, seats, guest) for row, seats in found])


@post("/tables", summary="Create a table", request_max_body_size=LARGEST_FILE)
async def make_table(
    service: ServiceDep, guard: GuardDep, request: AnyRequest, data: JSONBody[NewTable]
) -> Response[TableSnapshot]:
    """You are its host. The game begins when all seats are taken."""
    guest, cookie = guard.guest_for_new_table(request)
    live = await service.tables.make(guest, data)
    return with_cookie(service.table_snapshot(live, guest), cookie)


@get("/tables/{table:str}", summary="A table")
async def get_table(service: ServiceDep, live: TableDep, guest: GuestDep) -> TableSnapshot:
    """The table, and what each of your seats sees; if you have none, what a spectator sees."""
    return service.table_snapshot(live, guest)


@get("/tables/{table:str}/printed", summary="A table's printed values")
async def get_printed(request: AnyRequest, live: TableDep) -> Response[dict[str, Any]]:
    """The values as data, for boards to draw."""
    return respond_cached(request, rules_values(live.session.table.game, live.session.table.components))


@lru_cache(maxsize=100)
def rules_values(game: Game, components: Components) -> Content:
    """Cached for all tables with these components."""
    return Content.of(msgspec.json.encode(game.printed(components)))


@get("/tables/{table:str}/components", summary="A table's components file")
async def get_table_components(live: TableDep) -> Response[str]:
    """As TOML; anyone at the table can check it."""
    own = live.session.components_text
    return Response(live.session.table.game.components_text() if own is None else own, media_type=TOML)


@get("/tables/{table:str}/text", summary="A table in plain text")
async def read_table(live: TableDep, guest: GuestDep, seat: AnySeat = None) -> protocol.TextBoard:
    """The board as a terminal shows it, for a seat of yours or for a spectator."""
    if seat is not None:
        own_seat(live, guest, seat)
    return await draw_in_thread(live, seat)


@get("/tables/{table:str}/invitation", summary="A link to invite others with")
async def get_invitation(
    service: ServiceDep, guard: GuardDep, request: AnyRequest, live: TableDep, origin: AnyText = None
) -> protocol.Invitation:
    """With a QR code, and who can open it. `origin` is the address of your page, as `https://games.example.org`."""
    scheme = "https" if service.settings.https else request.url.scheme
    origin = origin or f"{scheme}://{request.headers.get('host', '')}"
    if not origin.startswith(("http://", "https://")) or not guard.is_own(request, origin):
        raise Refused("refused-origin")
    return invitation(origin.rstrip("/"), service.settings.network, live.id)


@get("/tables/{table:str}/why", summary="Why you can't make a move")
async def why(
    live: TableDep, guest: GuestDep, seat: FromQuery[SeatNumber], move: AnyText = None, on: AnyText = None
) -> protocol.Why:
    """For a move of your seat, or for a thing (`on`) and the moves that it could mean."""
    own_seat(live, guest, seat)
    table = live.session.table
    return why_not(live.session, seat, [move] if move else table.moves_about(on) if on else [])


@post("/tables/{table:str}/moves", summary="Make a move", status_code=200)
async def make_move(
    service: ServiceDep, live: TableDep, guest: GuestDep, data: JSONBody[protocol.MoveMessage]
) -> Response[protocol.MoveOutcome]:
    """A move of your seat. The answer has the current snapshot, even if the move is refused."""
    return await play(service, live, guest, data)


@post("/tables/{table:str}/undo", summary="Undo the last move", status_code=200)
async def undo(
    service: ServiceDep, live: TableDep, guest: GuestDep, data: JSONBody[protocol.UndoMessage]
) -> Response[protocol.MoveOutcome]:
    """Only your own last move, unless it revealed something."""
    return await play(service, live, guest, data)


async def play(
    service: ServiceDep, live: TableDep, guest: GuestDep, data: protocol.MoveMessage | protocol.UndoMessage
) -> Response[protocol.MoveOutcome]:
    seat = data.seat if data.seat in live.seats_of(guest) else None
    try:
        accepted = await service.play(live, guest, data)
    except EkibenError as error:
        answer = protocol.MoveOutcome(None, problem(error, data.request), live.snapshot(seat))
        return Response(answer, status_code=status(error))
    return Response(protocol.MoveOutcome(accepted, None, live.snapshot(seat)), status_code=200)


@get("/tables/{table:str}/record", summary="The record of a finished game", media_type="text/plain")
async def get_record(service: ServiceDep, live: TableDep) -> str:
    """The whole game as text; only after its end, since it contains the hidden cards."""
    return await service.record(live)


@get("/tables/{table:str}/moves", summary="The moves of a finished game")
async def list_moves(
    service: ServiceDep, live: TableDep, spoken: LanguageDep, seat: AnySeat = None
) -> protocol.MoveList:
    """All moves, as a seat or a spectator knew them; with a `language`, also as sentences."""
    return await service.replay.moves(live, seat, spoken)


@get("/tables/{table:str}/moves/{number:int}", summary="A finished game after a number of moves")
async def get_past(
    service: ServiceDep, live: TableDep, number: MoveNumber, spoken: LanguageDep, seat: AnySeat = None
) -> protocol.PastSnapshot:
    """What a seat or a spectator saw then, and the last of these moves."""
    return service.replay.past(live, number, seat, spoken)


@post("/tables/{table:str}/again", summary="A rematch")
async def rematch(service: ServiceDep, live: TableDep, guest: GuestDep) -> TableRef:
    """The id of a new table with the same players; the same for every request."""
    return TableRef(await service.seating.rematch(live, guest))


# --- seats ----------------------------------------------------------------------------------------------


@post("/tables/{table:str}/sit", summary="Sit down")
async def sit(
    service: ServiceDep, guard: GuardDep, request: AnyRequest, live: TableDep, data: JSONBody[protocol.Sit]
) -> Response[TableSnapshot]:
    """Take a free seat: the given one, or any."""
    guest, cookie = guard.guest_or_new(request)
    await service.seating.sit(live, guest, data.name, data.seat)
    return with_cookie(service.table_snapshot(live, guest), cookie)


@post("/tables/{table:str}/leave", summary="Leave a seat", status_code=200)
async def leave(
    service: ServiceDep, live: TableDep, guest: GuestDep, data: JSONBody[protocol.MySeat]
) -> TableSnapshot:
    """Then a bot plays on or the seat is free, as the host chose."""
    await service.seating.leave(live, guest, data.seat)
    return service.table_snapshot(live, guest)


@post("/tables/{table:str}/forget", summary="Leave a table out of your list", status_code=204)
async def forget(service: ServiceDep, live: TableDep, guest: GuestDep) -> None:
    """It goes on without you in the list; sitting down there again brings it back."""
    await service.tables.write(lambda connection: store.forget(connection, live.id, guest))


@post("/tables/{table:str}/replace", summary="Give a seat to a bot, or free it", status_code=200)
async def replace(
    service: ServiceDep, live: TableDep, guest: GuestDep, data: JSONBody[protocol.Replace]
) -> TableSnapshot:
    """Only for the host, and not if the seat's player is there."""
    await service.seating.replace(live, guest, data.seat, data.bot)
    return service.table_snapshot(live, guest)


@post("/tables/{table:str}/link", summary="A private link for a seat")
async def make_link(
    service: ServiceDep, live: TableDep, guest: GuestDep, data: JSONBody[protocol.MySeat]
) -> protocol.SeatSecret:
    """A secret that lets another device take over your seat. It invalidates the old one."""
    return protocol.SeatSecret(live.id, data.seat, await service.seating.new_link(live, guest, data.seat))


@post("/take-over", summary="Take over a seat by its private link")
async def take_over(
    service: ServiceDep, guard: GuardDep, request: AnyRequest, data: JSONBody[protocol.TakeOver]
) -> Response[protocol.SeatRef]:
    """From now on the seat is yours on this device."""
    guard.check_secret_rate(request)
    guest, cookie = guard.guest_or_new(request)
    live, seat = await service.seating.take_over(guest, data.secret)
    return with_cookie(protocol.SeatRef(live.id, seat), cookie)


# --- records --------------------------------------------------------------------------------------------


@post("/records", summary="Import the record of a finished game", request_max_body_size=LARGEST_FILES)
async def import_record(
    service: ServiceDep, guard: GuardDep, request: AnyRequest, data: JSONBody[NewRecord]
) -> Response[TableRef]:
    """It can be replayed like a game that was played here."""
    guest, cookie = guard.guest_for_new_table(request)
    return with_cookie(TableRef(await service.import_record(guest, data.record, data.components)), cookie)


@post("/handovers", summary="Hand a table over from a browser", request_max_body_size=LARGEST_FILES)
async def take_table(
    service: ServiceDep, guard: GuardDep, request: AnyRequest, data: JSONBody[KeptTable]
) -> Response[TableRef]:
    """Its game goes on here. You are the host, and sit where people sat in front of the browser."""
    guest, cookie = guard.guest_for_new_table(request)
    return with_cookie(TableRef(await service.take_table(guest, data)), cookie)


async def guard_request(request: AnyRequest) -> None:
    """Checked before every request: the rate limit, and the origin of those that change something."""
    guard: RequestGuard = request.app.state.guard
    guard.check_request_rate(request)
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        guard.check_origin(request)


router = Router(
    path="/api/1",
    route_handlers=[each for each in list(globals().values()) if isinstance(each, HTTPRouteHandler)],
    dependencies=DEPENDENCIES,
    before_request=guard_request,
    request_max_body_size=LARGEST,
)
