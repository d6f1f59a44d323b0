"""The addresses of this computer in the local network, found without sending or scanning anything."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress

# Nothing is sent there: the system only says which of our addresses a packet would come from.
FAR_AWAY = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "fd00::1"))


def lan_addresses() -> tuple[str, ...]:
    """Our addresses in the local network, the best one first; IPv6 only where there is no IPv4."""
    found = [address for family, target in FAR_AWAY for address in source_addresses(family, target)]
    found = [address for address in dict.fromkeys([*found, *named_addresses()]) if is_lan_address(address)]
    return tuple([each for each in found if ":" not in each] or found)


def source_addresses(family: socket.AddressFamily, target: str) -> list[str]:
    """The address that packets to a target would come from, if there is a route to it."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((target, 9))
        return [str(probe.getsockname()[0])]
    return []


def named_addresses() -> list[str]:
    """The addresses that this computer's own name stands for: on some systems all of them."""
    with suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
        return [str(address[0]) for *_, address in found]
    return []


def is_lan_address(address: str) -> bool:
    """Whether it is an address for local networks, and links can name it."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return found.is_private and not (found.is_loopback or found.is_link_local or found.is_unspecified)
