"""A bad network, two tabs, a clock that jumps: each move counts once, and all see the same in the end."""

from __future__ import annotations

import os
import random
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.sync.client import connect

from ekiben.client import Client, Refusal, RemoteTable, me, open_seat
from ekiben.game import game_names
from ekiben.protocol import Accepted, ClockSpec, MoveMessage, MoveOutcome, Problem, SeatSnapshot, TableInfo
from tests.server.bad_network import BadNetwork, Fault

if os.name != "posix":
    pytest.skip("servers are forked", allow_module_level=True)

from tests.server.fork_server import ForkServer

DAY = 86_400.0
SENDERS = 6
News = TableInfo | SeatSnapshot | Accepted | Problem
_news: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)

reset = st.booleans()
cut_asked = st.builds(Fault, asked=st.integers(0, 900), reset=reset)
cut_answered = st.builds(Fault, answered=st.integers(0, 9000), reset=reset)
slow = st.builds(Fault, slow=st.sampled_from((0.001, 0.03)))
twice = st.builds(Fault, twice=st.just(True), second=st.booleans())
twice_and_cut = st.builds(
    Fault, answered=st.integers(0, 3000), twice=st.just(True), second=st.booleans(), reset=reset
)
faults = st.lists(st.one_of(cut_asked, cut_answered, slow, twice, twice_and_cut), max_size=4)


@pytest.fixture(scope="module")
def fork_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkServer]:
    with ForkServer(tmp_path_factory.mktemp("faults") / "tables.sqlite") as found:
        yield found


@pytest.fixture(scope="module")
def network(fork_server: ForkServer) -> Iterator[BadNetwork]:
    with BadNetwork(fork_server.port) as found:
        yield found


@pytest.fixture(scope="module", autouse=True)
def hasty() -> Iterator[None]:
    """Clients that ask again soon."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ekiben.client.PAUSE", 0.01)
        yield


@pytest.fixture(scope="module")
def ann(fork_server: ForkServer) -> Client:
    """Somebody with a good connection."""
    found = fork_server.client()
    found.new_table("nordic", [me("Ann"), me("Ann")])
    return found


@pytest.fixture(scope="module")
def far_ann(ann: Client, network: BadNetwork) -> Iterator[Client]:
    """The same person, far away."""
    with Client(network.address, ann.cookie) as found:
        yield found


def new_table(ann: Client, game: str = "nordic") -> RemoteTable:
    """A table where Ann has both seats."""
    return ann.new_table(game, [me("Ann"), me("Also Ann")])


def turn(table: RemoteTable) -> SeatSnapshot:
    """What the seat sees that decides."""
    shown = table.my_turn()
    assert shown
    return shown


def same_view(table: RemoteTable, ann: Client) -> bool:
    """Whether a client sees the current state."""
    there = ann.table(table.id)
    return (without_log(table), table.log) == (without_log(there), there.log)


def without_log(table: RemoteTable) -> dict[int | None, SeatSnapshot]:
    """What was shown last, but for the log: a connection is sent only what is new of it."""
    return {seat: msgspec.structs.replace(shown, log_from=0, log=[]) for seat, shown in table.shown.items()}


# --- a bad network --------------------------------------------------------------------------------------


@settings(max_examples=15)
@given(faults=faults, game=st.sampled_from(game_names()), chance=st.randoms(use_true_random=False))
def test_a_move_counts_once_whatever_happens_to_its_connections(
    ann: Client, far_ann: Client, network: BadNetwork, faults: list[Fault], game: str, chance: random.Random
) -> None:
    table = far_ann.table(new_table(ann, game).id)
    network.suffer(*faults)
    for number in range(3):
        shown = turn(table)
        assert shown.number == number
        table.play(chance.choice(shown.legal).text, shown.seat)
        table.refresh()
    assert len(ann.table(table.id).log[0]) == 3
    assert same_view(table, ann)


@settings(max_examples=15)
@given(faults=faults, chance=st.randoms(use_true_random=False))
def test_who_watches_sees_what_happens_whatever_happens_to_the_connections(
    ann: Client, far_ann: Client, network: BadNetwork, faults: list[Fault], chance: random.Random
) -> None:
    near = new_table(ann)
    far = far_ann.table(near.id)
    network.suffer(*faults)
    news = far.watch(60)
    next(news)
    for _ in range(4):
        shown = turn(near)
        near.play(chance.choice(shown.legal).text, shown.seat)
        near.refresh()
        if chance.random() < 0.3:
            network.suffer(*network.faults)
        while not all(far.shown[seat].number == shown.number + 1 for seat in (0, 1)):
            assert next(news, None)
    far.close()
    assert same_view(far, ann)


def test_who_watches_only_for_a_while_stops_even_if_nobody_answers(
    ann: Client, far_ann: Client, network: BadNetwork
) -> None:
    far = far_ann.table(new_table(ann).id)
    for fault in (Fault(slow=0.4), Fault(asked=0), Fault(answered=10)):
        network.suffer(fault)
        assert len(list(far.watch(0.3))) <= 3


@pytest.mark.parametrize("second", [False, True])
def test_what_is_sent_twice_by_the_network_counts_once(
    ann: Client, far_ann: Client, network: BadNetwork, second: bool
) -> None:
    table = far_ann.table(new_table(ann).id)
    network.suffer(Fault(twice=True, second=second))
    for number in range(12):
        shown = turn(table)
        assert shown.number == number
        table.play(shown.legal[0].text, shown.seat)
        table.refresh()
    network.suffer(Fault(twice=True, second=second))
    with Tab(far_ann, table.id) as tab:
        for number in range(12, 24):
            shown = turn(ann.table(table.id))
            assert shown.number == number
            assert isinstance(tab.send(shown, shown.legal[0].text, f"r{number}"), Accepted)


# --- two tabs -------------------------------------------------------------------------------------------


class Tab:
    """A page in a browser: it plays by a WebSocket."""

    def __init__(self, client: Client, table: str) -> None:
        self.table = client.table(table)
        headers = {"Cookie": f"ekiben_guest={client.cookie}"}
        self._connecting = connect(self.table.address, additional_headers=headers, max_size=None)
        self.shown: dict[int | None, SeatSnapshot] = {}

    def __enter__(self) -> Tab:
        self._socket = self._connecting.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self._socket.close()

    def hear(self) -> News:
        """The next message."""
        news = _news.decode(self._socket.recv(20, decode=False))
        if isinstance(news, SeatSnapshot):
            self.shown[news.seat] = news
        return news

    def send(self, shown: SeatSnapshot, move: str, request: str) -> Accepted | Problem:
        """Make a move; what became of it."""
        data = {"type": "move", "seat": shown.seat, "number": shown.number, "move": move, "request": request}
        self._socket.send(msgspec.json.encode(data).decode())
        while True:
            news = self.hear()
            if isinstance(news, (Accepted, Problem)) and news.request == request:
                return news

    def see(self, seat: int | None, number: int) -> SeatSnapshot:
        """What a seat is shown next of a number."""
        while True:
            news = self.hear()
            if isinstance(news, SeatSnapshot) and (news.seat, news.number) == (seat, number):
                return news


class Page:
    """The same by HTTP."""

    def __init__(self, client: Client, table: str) -> None:
        self.table = client.table(table)
        self.client = client

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *error: Any) -> None:
        """Nothing is open."""

    def send(self, shown: SeatSnapshot, move: str, request: str) -> Accepted | Problem:
        """Make a move; what became of it."""
        assert shown.seat is not None
        data = MoveMessage(shown.seat, shown.number, move, request)
        found = self.client._send("POST", f"/tables/{self.table.id}/moves", data)
        answer = msgspec.json.decode(found.content, type=MoveOutcome)
        self.answered = answer.shown
        told = answer.accepted or answer.problem
        assert told
        assert found.status_code == (200 if answer.accepted else 409)
        return told

    def see(self, seat: int | None, number: int) -> SeatSnapshot:
        """What it was shown with the answer."""
        assert (self.answered.seat, self.answered.number) == (seat, number)
        return self.answered


def at_once(*works: Callable[[], Any]) -> list[Any]:
    """Do several things at the same time; their results."""
    gate = threading.Barrier(len(works))

    def after_gate(work: Callable[[], Any]) -> Any:
        gate.wait(20)
        return work()

    with ThreadPoolExecutor(len(works)) as threads:
        return [each.result() for each in [threads.submit(after_gate, work) for work in works]]


@pytest.mark.parametrize("ways", [(Page, Page), (Tab, Page), (Tab, Tab)], ids=lambda ways: ways[0].__name__)
@pytest.mark.parametrize("game", game_names())
def test_of_two_tabs_that_race_one_wins_and_the_other_sees_how_things_are(
    fork_server: ForkServer, ann: Client, game: str, ways: tuple[type[Tab | Page], type[Tab | Page]]
) -> None:
    chance, table = random.Random(21), new_table(ann, game)
    clients = [fork_server.client(ann.cookie) for _ in ways]
    with ways[0](clients[0], table.id) as one, ways[1](clients[1], table.id) as other:
        for number in range(10):
            table.refresh()
            shown = turn(table)
            assert shown.number == number
            moves = [chance.choice(shown.legal).text for _ in ways]
            told = at_once(
                partial(one.send, shown, moves[0], "one"), partial(other.send, shown, moves[1], "other")
            )
            [lost] = [each for each in told if isinstance(each, Problem)]
            assert (lost.reason, lost.arguments["now"]) == ("refused-stale", number + 1)
            loser = (one, other)[told.index(lost)]
            table.refresh()
            assert loser.see(shown.seat, number + 1) == table.shown[shown.seat]


@pytest.mark.parametrize("way", [Page, Tab])
def test_the_same_request_many_times_at_once_counts_once(
    fork_server: ForkServer, ann: Client, way: type[Tab | Page]
) -> None:
    table = new_table(ann)
    with ExitStack() as opened:
        senders: list[Tab | Page] = [way(fork_server.client(ann.cookie), table.id) for _ in range(SENDERS)]
        for sender in senders:
            opened.enter_context(sender)
        for number in range(8):
            table.refresh()
            shown = turn(table)
            assert shown.number == number
            move = shown.legal[0].text
            told = at_once(*[partial(sender.send, shown, move, f"same-{number}") for sender in senders])
            assert sorted(each.repeated for each in told) == [False, *[True] * (SENDERS - 1)]


# --- a clock that jumps ---------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [-3650 * DAY, -DAY, DAY, 3650 * DAY])
def test_a_clock_that_jumps_spoils_no_table(fork_server: ForkServer, ann: Client, jump: float) -> None:
    """Neither while the server runs nor when it starts; the clock of the table does not jump."""
    table = ann.new_table("nordic", [me("Ann"), me("Also Ann")], clock=ClockSpec(500))
    try:
        for wrong, restart in ((jump, False), (0.0, False), (jump, True), (0.0, True)):
            fork_server.set_clock(wrong)
            if restart:
                fork_server.start()
            table.refresh()
            shown = turn(table)
            table.play(shown.legal[0].text, shown.seat)
            table.refresh()
            assert turn(table).number == shown.number + 1
            assert shown.clock
            assert min(shown.clock) > 300
            assert isinstance(next(table.watch(20)), TableInfo)
            table.close()
    finally:
        fork_server.set_clock(0.0)


@pytest.mark.parametrize("jump", [-DAY, DAY])
def test_who_went_away_before_the_clock_jumped_can_be_replaced(
    fork_server: ForkServer, ann: Client, jump: float
) -> None:
    table = ann.new_table("nordic", [me("Ann"), open_seat()])
    try:
        fork_server.set_clock(jump)
        fork_server.client().sit(table.id, "Ben")
        with pytest.raises(Refusal, match="Ben"):
            table.replace(1, "easy")
        fork_server.set_clock(0.0)
        table.replace(1, "easy")
    finally:
        fork_server.set_clock(0.0)
    assert table.info.seats[1].bot == "easy"
