"""Seats, links, clocks and bots: a service without its doors, in one process."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ekiben.engine import Engine
from ekiben.errors import Refused
from ekiben.game import Game, find_game, game_names
from ekiben.protocol import ClockSpec, MoveMessage, NewTable, Problem, SeatSpec, UndoMessage
from ekiben.server.bots import autoplay
from ekiben.server.bots.pool import BotPool, NoAnswer, quicker
from ekiben.server.bus import Bus, OnMessage
from ekiben.server.service import Service
from ekiben.server.settings import Settings
from ekiben.server.store import tables as store
from ekiben.server.store.sqlite import SqliteDatabase
from ekiben.server.tables.live_table import LiveTable, Watcher
from ekiben.tables.names import CAST
from ekiben.tables.rows import BOT, SeatRow
from ekiben.tables.snapshots import player_name, seat_snapshot, table_info
from ekiben.texts import LANGUAGES, use_language

Story = Callable[[Service], Awaitable[None]]


class QuickBots(BotPool):
    """Bots that answer at once: the first legal move, or whatever a test wants."""

    def __init__(self, answer: Callable[[Game, str, bytes], int] | None = None) -> None:
        super().__init__(0)
        self.asked: list[str] = []
        self.answer = answer or first_legal

    async def choose(self, game: Game, bot: str, position: bytes, components: str | None = None) -> int:
        self.asked.append(bot)
        return self.answer(game, bot, position)


def first_legal(game: Game, bot: str, position: bytes) -> int:
    """The first legal move of a position."""
    from ekiben.engine import Engine

    state = game.state()
    state.data[:] = position
    return Engine(game, game.components()).legal(state)[0]


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to be able to follow."""
    monkeypatch.setattr(autoplay, "PACE", 0.0)
    monkeypatch.setattr(autoplay, "PRIVATE_PACE", 0.0)
    monkeypatch.setattr(autoplay, "budget", lambda bot, game: 0.0)


def tell(
    folder: Path, story: Story, bots: BotPool | None = None, bus: Bus | None = None, **settings: Any
) -> None:
    """Let a story happen at a server of its own."""

    async def run() -> None:
        database = SqliteDatabase(folder / "tables.sqlite")
        service = Service(database, bus or Bus(), Settings(**settings), bots or QuickBots())
        await service.tables.bus.start(service.tables.on_bus_message)
        try:
            async with asyncio.timeout(60):
                await story(service)
        finally:
            await service.close()

    asyncio.run(run())


def me(name: str = "Ann") -> SeatSpec:
    return SeatSpec("me", name)


def bot(level: str = "easy") -> SeatSpec:
    return SeatSpec("bot", bot=level)


OPEN_SEAT = SeatSpec("open")


async def make(service: Service, *seats: SeatSpec, guest: str = "ann", **more: Any) -> LiveTable:
    """A table of Zero-Kei, if nothing else is said."""
    return await service.tables.make(guest, NewTable(more.pop("game", "zero-kei"), list(seats), **more))


async def until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait for something."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)


async def refused(reason: str, work: Awaitable[Any]) -> None:
    with pytest.raises(Refused) as error:
        await work
    assert error.value.reason == reason


async def play(service: Service, live: LiveTable, guest: str, move: str | None = None) -> None:
    """A move of the deciding seat."""
    seat = live.session.table.seat
    assert seat is not None
    text = move or live.session.table.legal()[0].text
    request = f"r{random.randrange(10**9)}"
    await service.play(live, guest, MoveMessage(seat, live.session.shown_number(seat), text, request))


# --- seats ----------------------------------------------------------------------------------------------


def test_the_game_begins_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        live = await make(service, me(), OPEN_SEAT, OPEN_SEAT)
        assert live.state == "open"
        await service.seating.sit(live, "ben", " Ben ")
        await refused("refused-not-begun", service.play(live, "ann", MoveMessage(0, 0, "draft 1", "r")))
        assert await service.seating.sit(live, "cat", "ben", 2) == 2
        assert live.state == "running"
        assert [seat.name for seat in live.session.seats] == ["Ann", "Ben", "ben 2"]
        await refused("refused-full", service.seating.sit(live, "dan", "Dan"))
        await refused("refused-seat-taken", service.seating.sit(live, "dan", "Dan", 1))
        await refused("refused-no-seat", service.seating.sit(live, "dan", "Dan", 7))
        await play(service, live, service_guest(live))
        assert live.session.number == 1

    tell(tmp_path, story)


def test_who_looks_on_without_a_seat_is_counted(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        live = await make(service, me(), OPEN_SEAT)
        ann, stranger = Watcher("ann"), Watcher("")
        for watcher in (ann, stranger, Watcher(""), Watcher("ben"), Watcher("ben")):
            live.add_watcher(watcher)
        assert service.info(live, "ann").watching == 3  # two strangers, and Ben with two windows
        ann.news.clear()
        live.remove_watcher(stranger)
        assert ann.news.is_set()
        await service.seating.sit(live, "ben", "Ben")
        assert service.info(live, "ann").watching == 1
        ann.news.clear()
        live.add_watcher(Watcher("ben"))  # a guest with a seat is no spectator
        assert not ann.news.is_set()

    tell(tmp_path, story)


def service_guest(live: LiveTable) -> str:
    """The guest of the deciding seat."""
    seat = live.session.table.seat
    assert seat is not None
    return live.session.seats[seat].guest or ""


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ann \n Lee ", "Ann Lee"),
        ("A\u202eB\u0000C\u200b", "ABC"),
        ("Anna,Bea", "Anna Bea"),
        ("e" + "\u0301" * 30 + "va", "é\u0301\u0301va"),
        ("Анна", "Анна"),
        ("", None),
        ("\u200b\u0007", None),
        ("x" * 21, None),
        ("新" * 11, None),
    ],
)
def test_names_are_cleaned(tmp_path: Path, name: str, shown: str | None) -> None:
    async def story(service: Service) -> None:
        if shown is None:
            await refused("refused-name", make(service, me(name), bot()))
        else:
            assert (await make(service, me(name), bot())).session.seats[0].name == shown

    tell(tmp_path, story)


def test_only_who_sits_there_moves(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        live = await make(service, me(), OPEN_SEAT)
        await service.seating.sit(live, "ben", "Ben")
        decides = live.session.table.seat
        assert decides is not None
        other = "ben" if service_guest(live) == "ann" else "ann"
        for guest, seat, reason in [
            (other, decides, "refused-not-your-seat"),
            (other, 1 - decides, "refused-not-your-turn"),
            ("", decides, "refused-not-your-seat"),
            ("eve", 9, "refused-not-your-seat"),
        ]:
            move = MoveMessage(seat, 0, "draft 1", "r1")
            await refused(reason, service.play(live, guest, move))
        assert live.session.number == 0

    tell(tmp_path, story)


def test_who_leaves_is_waited_for_or_replaced_as_the_host_chose(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        waits = await make(service, me(), OPEN_SEAT)
        await service.seating.sit(waits, "ben", "Ben")
        await refused("refused-not-your-seat", service.seating.leave(waits, "ben", 0))
        await service.seating.leave(waits, "ben", 1)
        assert waits.session.seats[1].kind == "free"
        assert waits.state == "running"
        await service.seating.sit(waits, "cat", "Cat")
        assert waits.session.seats[1].name == "Cat"

        goes_on = await make(service, me(), OPEN_SEAT, away="hard")
        await service.seating.sit(goes_on, "ben", "Ben")
        await service.seating.leave(goes_on, "ben", 1)
        assert (goes_on.session.seats[1].kind, goes_on.session.seats[1].bot) == ("bot", "hard")

    tell(tmp_path, story)


def test_the_host_gives_the_seat_of_somebody_who_is_away_to_a_bot(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        live = await make(service, me(), OPEN_SEAT, SeatSpec("open"))
        await service.seating.sit(live, "ben", "Ben")
        await refused("refused-not-host", service.seating.replace(live, "ben", 2, "easy"))
        await refused("refused-level", service.seating.replace(live, "ann", 2, "genius"))
        await service.seating.replace(live, "ann", 2, "easy")
        assert live.state == "running"
        await refused("refused-seat-here", service.seating.replace(live, "ann", 1, "easy"))
        live.away_after = 0.0
        await service.seating.replace(live, "ann", 1, "medium")
        await refused("refused-not-your-seat", play(service, live, "ben"))
        await service.seating.replace(live, "ann", 1, None)
        await service.seating.sit(live, "ben", "Ben")

    tell(tmp_path, story)


def test_nobody_gets_to_see_a_second_hand(tmp_path: Path) -> None:
    """The host frees a bot's seat: who sits at the table already can't sit there."""

    async def story(service: Service) -> None:
        live = await make(service, me(), bot(), game="nordic")
        await service.seating.replace(live, "ann", 1, None)
        await refused("refused-one-hand", service.seating.sit(live, "ann", "Ann"))
        await service.seating.sit(live, "ben", "Ben")
        shared = await make(service, me("Ann"), OPEN_SEAT, game="nordic")
        await service.seating.sit(shared, "ann", "Ben")  # before the game begins that is a screen for two

    tell(tmp_path, story)


def test_the_automa_stays(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        live = await make(service, me())
        assert [seat.kind for seat in live.session.seats] == ["guest", "automa"]
        await refused("refused-automa-stays", service.seating.replace(live, "ann", 1, "easy"))
        await refused("refused-automas", make(service, me(), bot(), SeatSpec("automa")))

    tell(tmp_path, story)


def test_a_private_link_takes_the_seat_over_once_it_is_known(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        live = await make(service, me(), bot())
        await refused("refused-not-your-seat", service.seating.new_link(live, "ben", 0))
        first = await service.seating.new_link(live, "ann", 0)
        second = await service.seating.new_link(live, "ann", 0)
        await refused("refused-link", service.seating.take_over("phone", first))
        found, seat = await service.seating.take_over("phone", second)
        assert (found, seat) == (live, 0)
        assert live.session.row.host == "phone"
        assert live.seats_of("ann") == []
        raw = service.database.path.read_bytes()  # type: ignore[attr-defined]
        assert second.encode() not in raw
        again, _ = await service.seating.take_over("ann", second)
        assert again.seats_of("ann") == [0]

    tell(tmp_path, story)


def test_the_same_people_play_again_at_one_new_table(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        live = await make(service, me("Ann"), me("Ben"))
        await refused("refused-not-over", service.seating.rematch(live, "ann"))
        while live.state != "over":
            await play(service, live, "ann")
        await refused("refused-not-your-table", service.seating.rematch(live, "eve"))
        names = await asyncio.gather(*(service.seating.rematch(live, "ann") for _ in range(5)))
        assert len(set(names)) == 1
        assert live.session.row.follower == names[0]
        new = await service.tables.find(names[0])
        assert [seat.name for seat in new.session.seats] == ["Ann", "Ben"]
        assert new.session.row.seed != live.session.row.seed
        await refused("refused-game-over", service.seating.leave(live, "ann", 0))

    tell(tmp_path, story)


# --- moves ----------------------------------------------------------------------------------------------


def test_a_move_sent_twice_counts_once_and_a_late_one_is_refused(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        live = await make(service, me("Ann"), me("Ben"))
        seat = live.session.table.seat
        assert seat is not None
        move = MoveMessage(seat, 0, live.session.table.legal()[0].text, "mine")
        answers = await asyncio.gather(*(service.play(live, "ann", move) for _ in range(5)))
        assert sorted(answer.repeated for answer in answers) == [False, True, True, True, True]
        assert {answer.number for answer in answers} == {1}
        await refused("refused-stale", service.play(live, "ann", MoveMessage(seat, 0, "draft 2", "other")))
        assert (await service.play(live, "ann", move)).repeated

    tell(tmp_path, story)


def test_moves_are_taken_back_unless_something_was_seen(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        live = await make(service, me("Ann"), me("Ben"), game="nordic")
        seat = live.session.table.seat
        assert seat is not None
        before = seat_snapshot(live.session, seat).view
        await refused("no-undo-nothing-played", service.play(live, "ann", UndoMessage(seat, 0, "u")))
        await play(service, live, "ann")
        await service.play(live, "ann", UndoMessage(seat, 1, "u1"))
        assert seat_snapshot(live.session, seat).view == before
        assert live.session.number == 2
        await refused("refused-stale", service.play(live, "ann", UndoMessage(seat, 1, "u2")))

    tell(tmp_path, story)


def test_what_happened_is_there_after_a_restart(tmp_path: Path) -> None:
    shown: list[Any] = []

    async def first(service: Service) -> None:
        live = await make(service, me("Ann"), me("Ben"), game="nordic")
        for _ in range(30):
            await play(service, live, "ann")
        shown.extend([live.id, [live.snapshot(seat) for seat in (None, 0, 1)]])

    async def second(service: Service) -> None:
        [(row, _)] = await service.tables.of_guest("ann")
        live = await service.tables.find(row.id)
        assert [live.id, [live.snapshot(seat) for seat in (None, 0, 1)]] == shown
        await refused("refused-no-table", service.tables.find("elsewhere"))

    tell(tmp_path, first)
    tell(tmp_path, second)


def test_a_list_of_tables_says_who_is_asked_also_after_a_restart(tmp_path: Path) -> None:
    asked: list[int | None] = []

    async def listed(service: Service) -> int | None:
        [(row, seats)] = await service.tables.of_guest("ann")
        return service.row_info(row, seats, "ann").decides

    async def first(service: Service) -> None:
        live = await make(service, me("Ann"), me("Ben"), game="nordic")
        for _ in range(9):
            assert await listed(service) == live.session.table.seat
            asked.append(live.session.table.seat)
            await play(service, live, "ann")
        await service.play(live, "ann", UndoMessage(live.session.table.movers[-1], 9, "u"))
        assert await listed(service) == live.session.table.seat == asked[-1]

    async def second(service: Service) -> None:
        assert not service.tables.live_tables
        assert await listed(service) == asked[-1]

    tell(tmp_path, first)
    tell(tmp_path, second)
    assert {0, 1} <= set(asked)


def test_tables_that_are_not_used_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        live_tables = [await make(service, me("Ann"), me("Ben")) for _ in range(12)]
        for live in live_tables:
            await play(service, live, "ann") if live.id in service.tables.live_tables else None
        assert len(service.tables.live_tables) <= 5
        for live in live_tables:
            again = await service.tables.find(live.id)
            assert again.session.number == live.session.number

    tell(tmp_path, story, max_idle_tables=5)


def test_tables_where_nobody_came_are_removed(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        waits = await make(service, me(), OPEN_SEAT)
        runs = await make(service, me(), me("Ben"))
        await asyncio.sleep(0.05)
        assert await service.tables.remove_old() == 1
        await refused("refused-no-table", service.tables.find(waits.id))
        await service.tables.find(runs.id)

    tell(tmp_path, story, open_table_ttl=0.01)


# --- several processes ----------------------------------------------------------------------------------


class Wire(Bus):
    """A bus between two services of one process."""

    def __init__(self) -> None:
        self.others: list[OnMessage] = []
        self.hear: OnMessage | None = None

    async def start(self, hear: OnMessage) -> None:
        self.hear = hear

    async def publish(self, table: str) -> None:
        for other in self.others:
            other(table)


def test_two_servers_share_a_table(tmp_path: Path) -> None:
    """Both play at it, both see all of it, and of two who fill the last seats the game begins."""

    async def story(one: Service) -> None:
        database = SqliteDatabase(tmp_path / "tables.sqlite")
        bus = Wire()
        two = Service(database, bus, Settings(), QuickBots())
        await bus.start(two.tables.on_bus_message)
        mine = one.tables.bus
        assert isinstance(mine, Wire)
        mine.others.append(two.tables.on_bus_message)
        bus.others.append(one.tables.on_bus_message)
        try:
            here = await make(one, me(), OPEN_SEAT, SeatSpec("open"))
            there = await two.tables.find(here.id)
            await asyncio.gather(
                one.seating.sit(here, "ben", "Ben", 1), two.seating.sit(there, "cat", "Cat", 2)
            )
            await until(lambda: here.state == there.state == "running")
            chance = random.Random(5)
            for _ in range(30):
                service, live = chance.choice([(one, here), (two, there)])
                await until(lambda: here.session.number == there.session.number)
                await play(service, live, service_guest(live))
            await until(lambda: here.session.number == there.session.number == 30)
            assert [here.snapshot(seat) for seat in range(3)] == [there.snapshot(seat) for seat in range(3)]
            mine.others.clear()  # messages get lost
            await play(one, here, service_guest(here))
            seat = here.session.table.seat
            assert seat is not None
            move = MoveMessage(seat, 31, here.session.table.legal()[0].text, "late")
            await two.play(there, service_guest(here), move)
            assert there.session.number == 32
        finally:
            await two.close()

    tell(tmp_path, story, bus=Wire())


# --- bots -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_names())
def test_bots_play_a_whole_game_by_themselves(tmp_path: Path, game: str) -> None:
    bots = QuickBots()

    async def story(service: Service) -> None:
        live = await make(service, bot("easy"), bot("hard"), game=game)
        await until(lambda: live.state == "over", 50)
        assert set(bots.asked) == {"easy", "hard"}

    tell(tmp_path, story, bots)


def test_a_bot_that_fails_never_blocks_a_table(tmp_path: Path) -> None:
    """It does not answer, or its move is illegal: then chance moves."""
    answers = iter(range(10**6))

    def fail(game: Game, level: str, position: bytes) -> int:
        if next(answers) % 2:
            raise NoAnswer("asleep")
        return 10**6

    async def story(service: Service) -> None:
        live = await make(service, bot(), bot())
        await until(lambda: live.session.number > 20)
        assert service.autoplay.random_moves >= 20

    tell(tmp_path, story, QuickBots(fail))


def test_a_bot_s_process_that_hangs_or_dies_is_replaced(tmp_path: Path) -> None:
    """Real processes: the first sleeps, the second ends, the third answers nonsense; each time in time."""
    script = tmp_path / "bot.py"
    script.write_text(
        "import pathlib, sys, time\n"
        f"count = pathlib.Path({str(tmp_path / 'count')!r})\n"
        "number = int(count.read_text()) if count.exists() else 0\n"
        "count.write_text(str(number + 1))\n"
        "if number == 0: time.sleep(60)\n"
        "if number == 1: sys.exit(3)\n"
        "if number == 2: print('nonsense', flush=True); time.sleep(60)\n"
        "from ekiben.server.bots.worker import main\n"
        "main()\n"
    )

    async def story() -> None:
        from ekiben.engine import Engine

        game = find_game("zero-kei")
        engine = Engine(game, game.components())
        position = engine.new_game(2, 0, 5)
        bots = BotPool(1, [sys.executable, str(script)], grace=2.0)
        try:
            for _ in range(3):
                begin = time.monotonic()
                with pytest.raises(NoAnswer):
                    await bots.choose(game, "random", bytes(position.data))
                assert time.monotonic() - begin < 10
            bots._grace = 30.0
            move = await bots.choose(game, "random", bytes(position.data))
            assert move in engine.legal(position)
            assert bots.failures == 3
        finally:
            await bots.close()

    asyncio.run(story())


# --- clocks ---------------------------------------------------------------------------------------------


def test_when_the_time_is_up_a_bot_plays_on(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        clock = ClockSpec(bank=1000, increment=50, bot="hard")  # a busy machine may lose seconds
        live = await make(service, me("Ann"), me("Ben"), clock=clock)
        seat = live.session.table.seat
        assert seat is not None
        left = live.seconds_left()
        assert left is not None
        assert left[seat] == pytest.approx(1050, abs=30)
        live.turn_began -= 900  # as if that much time had passed
        await play(service, live, "ann")
        assert live.session.spent[seat] == pytest.approx(900, abs=30)
        while live.session.table.seat != seat:
            await play(service, live, "ann")
        left = live.seconds_left()
        assert left is not None
        assert left[seat] == pytest.approx(200, abs=60)
        live.turn_began -= 600
        service.tables.on_change(live)
        await until(lambda: live.session.seats[seat].kind == "bot")
        assert live.session.seats[seat].bot == "hard"
        assert live.session.seats[seat].guest == "ann"  # who still sees what the seat sees
        again = MoveMessage(seat, live.session.number, "draft 1", "r")
        await refused("refused-bot-plays", service.play(live, "ann", again))

    tell(tmp_path, story)


def test_time_spent_is_there_after_a_restart_and_undo_gives_none_back(tmp_path: Path) -> None:
    names: list[str] = []
    clock = ClockSpec(bank=1000, increment=10)

    async def first(service: Service) -> None:
        live = await make(service, me("Ann"), me("Ben"), game="nordic", clock=clock)
        names.append(live.id)
        seat = live.session.table.seat
        assert seat is not None
        for number in range(3):
            live.turn_began -= 100
            await play(service, live, "ann")
            live.turn_began -= 10
            await service.play(live, "ann", UndoMessage(seat, live.session.number, f"u{number}"))
        left = live.seconds_left()
        assert left is not None
        assert left[seat] == pytest.approx(1010 - 330, abs=2)

    async def second(service: Service) -> None:
        live = await service.tables.find(names[0])
        left = live.seconds_left()
        assert left is not None
        assert min(left) == pytest.approx(1010 - 330, abs=2)

    tell(tmp_path, first)
    tell(tmp_path, second)


# --- lists, presence, bots' names and pace --------------------------------------------------------------


def test_bots_are_people_with_a_level(tmp_path: Path) -> None:
    """No two have the same name, a person keeps theirs, and a rematch brings the same people."""

    async def story(service: Service) -> None:
        for _ in range(20):
            live = await make(service, me("ingrid"), bot("easy"), bot("hard"), bot("easy"))
            seats = service.info(live, "ann").seats
            names = [seat.name for seat in seats]
            assert len({name.lower() for name in names}) == 4
            assert set(names[1:]) < set(CAST)
            assert [seat.bot for seat in seats] == [None, "easy", "hard", "easy"]

    tell(tmp_path, story)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_the_cast_has_a_name_in_each_language(language: str) -> None:
    with use_language(language):
        names = [player_name(SeatRow(1, BOT, name, bot="easy"), find_game("nordic")) for name in CAST]
    assert len(set(names)) == len(CAST)
    assert all(("а" <= name[-1] <= "я") == (language == "ru") for name in names)
    assert language == "ru" or names == list(CAST)
    assert player_name(SeatRow(1, BOT, "", bot="easy"), find_game("nordic")) == "", "an older table"


def test_who_closes_the_page_is_soon_away_and_told_to_the_others(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        live = await make(service, me(), OPEN_SEAT)
        await service.seating.sit(live, "ben", "Ben")
        ann, ben = Watcher("ann"), Watcher("ben")
        live.add_watcher(ann)
        live.add_watcher(ben)
        await service.seating.mark_present(live, "ben")
        live.remove_watcher(ben)
        assert service.info(live, "ann").seats[1].here, "another server has only the note"
        await service.seating.mark_present(live, "ben", leaving=True)
        assert service.info(live, "ann").seats[1].here, "a page that is loaded again"
        ann.news.clear()
        await until(ann.news.is_set, 2.0)
        assert not service.info(live, "ann").seats[1].here
        await refused("refused-seat-here", service.seating.replace(live, "ann", 1, "easy"))

    tell(tmp_path, story, here_for=0.2)


def test_the_device_that_lost_its_seat_is_told(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        live = await make(service, me(), bot())
        laptop, phone = Watcher("ann"), Watcher("phone")
        live.add_watcher(laptop)
        live.add_watcher(phone)
        secret = await service.seating.new_link(live, "ann", 0)
        await service.seating.take_over("phone", secret)
        [told] = laptop.answers
        assert isinstance(told, Problem)
        assert (told.reason, told.arguments) == ("seat-taken-over", {"seat": 0, "name": "Ann"})
        assert not phone.answers

    tell(tmp_path, story)


def test_a_list_says_how_a_game_stands_also_of_an_older_table(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        live = await make(service, me("Ann"), me("Ben"))
        while live.state != "over":
            await play(service, live, "ann")
            if live.session.table.whole_groups == len(live.session.table.moves):
                [(row, seats)] = await service.tables.of_guest("ann")
                shown = seat_snapshot(live.session, None)
                standing = table_info(row, seats, "ann").standing
                assert standing
                assert standing.totals == [round(each["total"] or 0) for each in shown.scores]
        assert standing
        assert standing.winners == list(live.session.table.result().winners)  # type: ignore[union-attr]
        assert standing.round == 5
        forget = "UPDATE game_table SET standing = NULL"
        await service.tables.write(lambda connection: connection.run(forget))
        service.tables.evict(live)
        assert table_info(*(await service.tables.of_guest("ann"))[0], "ann").standing is None
        await service.tables.find(live.id)
        assert table_info(*(await service.tables.of_guest("ann"))[0], "ann").standing == standing

    tell(tmp_path, story)


def test_what_a_list_says_of_hidden_hands_is_what_everybody_knows(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        live = await make(service, me("Ann"), me("Ben"), game="nordic")
        for _ in range(120):
            await play(service, live, "ann")
        standing = service.info(live, "ann").standing
        assert standing
        assert standing.totals == [int(row["routes"] or 0) for row in live.session.table.scores_seen(None)]
        assert not standing.winners

    tell(tmp_path, story)


def test_a_table_is_left_out_of_a_list_until_its_guest_comes_back(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        live = await make(service, me(), OPEN_SEAT)
        await service.seating.sit(live, "ben", "Ben")
        await service.tables.write(lambda connection: store.forget(connection, live.id, "ben"))
        await service.tables.write(lambda connection: store.forget(connection, live.id, "ben"))
        assert await service.tables.of_guest("ben") == []
        assert len(await service.tables.of_guest("ann")) == 1
        await service.seating.leave(live, "ben", 1)
        await service.seating.sit(live, "ben", "Ben")
        assert len(await service.tables.of_guest("ben")) == 1

    tell(tmp_path, story)


def test_a_bot_without_a_choice_is_not_asked(tmp_path: Path) -> None:
    """And for the later steps of an action the search has less time."""
    asked: list[list[int]] = []

    def choose(game: Game, _: str, position: bytes) -> int:
        engine = Engine(game, game.components())
        asked.append(engine.legal(game.state(position)))
        return asked[-1][0]

    async def story(service: Service) -> None:
        live = await make(service, me(), bot(), game="zero-kei")
        await until(lambda: live.session.table.seat == 0)
        await play(service, live, "ann")
        await until(lambda: live.session.table.seat == 0 and bool(asked))
        nordic = find_game("nordic")
        assert [quicker(each, nordic) for each in ("expert", "hard", "search:8s")] == [
            "search:1000+0.75s",
            "hard",
            "search:2s",
        ]

    tell(tmp_path, story, QuickBots(choose))
    assert all(len(legal) > 1 for legal in asked)
