"""Inviting others: the addresses they can open, and a server in the local network."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ekiben.cli import main
from ekiben.errors import BadOption
from ekiben.server import lan
from ekiben.server.invitation import invitation, qr_image, reach
from ekiben.server.lan import is_lan_address, lan_addresses
from ekiben.server.launch import ServerConfig, allowed_hosts, take_ports
from ekiben.server.settings import Settings
from tests.server.in_process_server import HOST, compile_nothing, in_process_server
from tests.server.server_process import free_port

HOME = "http://192.168.1.20:8964"
TIMEOUT = 60.0


# --- addresses ------------------------------------------------------------------------------------------


@pytest.fixture
def interfaces(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Sets where packets would come from, by IPv4 and IPv6, and what the computer's name stands for."""

    def plug_in(ipv4: str = "", ipv6: str = "", named: tuple[str, ...] = ()) -> None:
        sources = {socket.AF_INET: ipv4, socket.AF_INET6: ipv6}
        monkeypatch.setattr(lan, "source_addresses", lambda family, _: list(filter(None, [sources[family]])))
        monkeypatch.setattr(lan, "named_addresses", lambda: list(named))

    return plug_in


def test_the_address_that_others_reach_comes_first(interfaces: Callable[..., None]) -> None:
    interfaces("192.168.1.20", "fd12::20", named=("127.0.1.1", "10.8.0.2", "192.168.1.20"))
    assert lan_addresses() == ("192.168.1.20", "10.8.0.2")


def test_a_network_without_ipv4(interfaces: Callable[..., None]) -> None:
    interfaces(ipv6="fd12::20", named=("::1", "fe80::1%eth0"))
    assert lan_addresses() == ("fd12::20",)


def test_a_network_without_a_way_out(interfaces: Callable[..., None]) -> None:
    interfaces(named=("127.0.0.1", "192.168.1.20"))
    assert lan_addresses() == ("192.168.1.20",)


def test_a_computer_on_its_own_or_on_the_internet_only(interfaces: Callable[..., None]) -> None:
    interfaces(named=("127.0.0.1", "::1"))
    assert lan_addresses() == ()
    interfaces("8.8.4.4", "2600::1", named=("169.254.3.4",))
    assert lan_addresses() == ()


def test_only_addresses_of_local_networks() -> None:
    for address in ("10.0.0.1", "172.16.0.1", "192.168.178.25", "fd00::1"):
        assert is_lan_address(address)
    for address in (
        "127.0.0.1",
        "::1",
        "0.0.0.0",
        "::",
        "8.8.4.4",
        "169.254.1.1",
        "fe80::1",
        "my-laptop",
        "",
    ):
        assert not is_lan_address(address)


def test_who_can_open_an_address() -> None:
    for expected, hosts in {
        "computer": ["127.0.0.1", "localhost", "[::1]", "127.1.2.3", "0.0.0.0", "table.localhost"],
        "network": ["192.168.1.20", "10.1.2.3", "[fd00::2]", "169.254.1.1", "laptop", "laptop.local"],
        "internet": ["games.example.org", "8.8.4.4", "[2600::1]"],
    }.items():
        for host in hosts:
            assert reach(f"http://{host}:8964") == expected, host


# --- invitations ----------------------------------------------------------------------------------------


def test_an_invitation_names_an_address_that_others_can_open() -> None:
    mine = "http://127.0.0.1:8964"
    alone = invitation(mine, (), "abc")
    assert (alone.link, alone.reach) == (f"{mine}/t/abc", "computer")
    home = invitation(mine, (HOME,), "abc")
    assert (home.link, home.reach) == (f"{HOME}/t/abc", "network")
    assert home.qr_code == qr_image(home.link) != alone.qr_code
    far = invitation("https://games.example.org", (HOME,), "abc")
    assert (far.link, far.reach) == ("https://games.example.org/t/abc", "internet")


def test_the_qr_code_is_an_image_that_the_page_may_show() -> None:
    image = qr_image(f"{HOME}/t/abcdefghijkl")
    assert image.startswith("data:image/svg+xml"), "the only images from elsewhere that the policy allows"
    assert len(image) < 4000


def test_the_server_is_asked_for_an_invitation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_nothing(monkeypatch)
    settings = Settings(network=(HOME,), origins=("https://other.example",)).unlimited()

    async def ask_all() -> None:
        async with in_process_server(tmp_path / "tables.sqlite", settings=settings) as server:
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
            body = {"game": "nordic", "seats": seats}
            made = answer(await server.ask("POST", "/api/1/tables", body, guest="a" * 22))
            name = made[1]["table"]["id"]

            async def ask(query: str, table: str = name) -> tuple[int, Any]:
                return answer(await server.ask("GET", f"/api/1/tables/{table}/invitation{query}"))

            status, found = await ask("")
            assert (status, found["link"], found["reach"]) == (200, f"http://{HOST}/t/{name}", "internet")
            status, found = await ask(f"?origin=https://{HOST}")
            assert (status, found["link"]) == (200, f"https://{HOST}/t/{name}")
            status, found = await ask("?origin=https://other.example")
            assert (status, found["link"]) == (200, f"https://other.example/t/{name}")
            for wrong in ("http://evil.example", f"javascript://{HOST}", f"http://{HOST}@evil.example", "x"):
                status, found = await ask(f"?origin={wrong}")
                assert (status, found["reason"]) == (403, "refused-origin"), wrong
            assert (await ask("", "nowhere"))[0] == 404

    asyncio.run(ask_all())


def answer(data: bytes) -> tuple[int, Any]:
    head, _, body = data.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


# --- the server -----------------------------------------------------------------------------------------


def test_only_its_own_names_are_answered() -> None:
    home = ServerConfig("127.0.0.1", 8964, network=("192.168.1.20", "fd00::2"))
    assert home.network_origins == (HOME, "http://[fd00::2]:8964")
    names = allowed_hosts(home, ("laptop.local:8964",))
    assert {"localhost:8964", "[::1]", "192.168.1.20:8964", "[fd00::2]:8964", "laptop.local:8964"} < {*names}
    assert "*" not in names
    assert "" not in names
    behind_proxy = ServerConfig("127.0.0.1", 8964)
    assert allowed_hosts(behind_proxy, ("games.example.org",)) == ("games.example.org",)


def test_where_one_address_is_missing_no_port_is_taken() -> None:
    port = free_port()
    with pytest.raises(BadOption):
        take_ports(ServerConfig("127.0.0.1", port, network=("10.254.253.252",)))
    with closing(take_ports(ServerConfig("127.0.0.1", port))[0]):
        pass


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--lan", "8.8.4.4"], "8.8.4.4 is not an address in a local network"),
        (["--lan", "my-laptop"], "my-laptop is not an address in a local network"),
        (["--lan", "--host", "0.0.0.0"], "it can’t be combined with --host."),
        (["--lan", "--https"], "it can’t be combined with --https."),
        (["--lan"], "This computer does not seem to be in a local network."),
    ],
)
def test_what_lan_does_not_go_with(
    options: list[str], why: str, interfaces: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    interfaces()
    assert main(["serve", *options]) == 2
    assert why in capsys.readouterr().err


def in_network(namespace: str, *command: str) -> list[str]:
    return ["ip", "netns", "exec", namespace, *command]


@pytest.fixture
def two_computers() -> Iterator[tuple[str, str]]:
    """Two network namespaces: the first has 192.168.77.20 and 11.0.0.20, the second .30 in both networks."""
    if not shutil.which("ip") or os.name == "nt" or os.geteuid():
        pytest.skip("needs root, and the program ip")
    names = (f"ekiben-{os.getpid()}-a", f"ekiben-{os.getpid()}-b")
    a, b = names
    steps = [f"ip netns add {a}", f"ip netns add {b}"]
    for cable, network in (("home", "192.168.77"), ("out", "11.0.0")):
        steps += [f"ip link add {cable} netns {a} type veth peer name {cable} netns {b}"]
        for name, number in ((a, 20), (b, 30)):
            steps += [f"ip -n {name} addr add {network}.{number}/24 dev {cable}"]
            steps += [f"ip -n {name} link set {cable} up", f"ip -n {name} link set lo up"]
    steps += [f"ip -n {a} route add default via 192.168.77.30"]
    try:
        for step in steps:
            done = subprocess.run(step.split(), capture_output=True, text=True)
            if done.returncode:
                pytest.skip(f"no network namespaces here: {step}: {done.stderr.strip()}")
        yield names
    finally:
        for name in names:
            subprocess.run(["ip", "netns", "delete", name], capture_output=True)


GET = """
import httpx, sys
for url in sys.argv[1:]:
    url, _, host = url.partition(" ")
    try:
        print(httpx.get(url, headers={"Host": host} if host else {}, timeout=5).status_code)
    except httpx.ConnectError:
        print("nothing")
"""


@pytest.mark.slow
def test_another_computer_in_the_network_opens_the_address(
    two_computers: tuple[str, str], tmp_path: Path
) -> None:
    here, there = two_computers
    port = free_port()
    files = ["--database", str(tmp_path / "tables.sqlite")]
    serve = [sys.executable, "-m", "ekiben", "serve", "--lan", "--port", str(port), *files]
    address = f"http://192.168.77.20:{port}"
    with subprocess.Popen(in_network(here, *serve), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            lines = [server.stdout.readline(), server.stdout.readline()]
            assert f"http://127.0.0.1:{port}/" in lines[0]
            assert f"{address}/" in lines[1]
            urls = [
                f"{address}/api/1/games",
                f"http://11.0.0.20:{port}/healthz",
                f"{address}/healthz evil.example",
            ]
            ask = in_network(there, sys.executable, "-c", GET, *urls)
            shown = subprocess.run(ask, capture_output=True, text=True, check=True, timeout=TIMEOUT)
            # reached at home; not by another network; not under another site's name
            assert shown.stdout.split() == ["200", "nothing", "400"]
        finally:
            server.terminate()


@pytest.mark.slow
def test_a_server_for_this_computer_only_is_not_taken_for_one_in_the_network(
    two_computers: tuple[str, str], tmp_path: Path
) -> None:
    here, _ = two_computers
    port = free_port()
    serve = [sys.executable, "-m", "ekiben", "serve", "--port", str(port)]
    serve += ["--database", str(tmp_path / "tables.sqlite")]
    with subprocess.Popen(in_network(here, *serve), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            assert f":{port}/" in server.stdout.readline()
            again = subprocess.run(in_network(here, *serve, "--lan"), capture_output=True, text=True)
            assert "but not for the local network" in again.stderr
            assert again.returncode == 2
        finally:
            server.terminate()
