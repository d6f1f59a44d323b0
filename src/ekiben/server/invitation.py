"""Invitations to a table: a link that others can open, as far as there is one, and a QR code of it."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

import segno

from ekiben.protocol import Invitation, Reach
from ekiben.server.lan import is_lan_address

LOCAL_ENDINGS = (".local", ".lan", ".home", ".internal", ".home.arpa")


def invitation(origin: str, network: tuple[str, ...], table: str) -> Invitation:
    """An invitation to a table by a player whose page is at `origin`.

    If only this computer can open that address, the server's first one in the local network takes its place.
    """
    if network and reach(origin) == "computer":
        origin = network[0]
    link = f"{origin}/t/{table}"
    return Invitation(link, reach(origin), qr_image(link))


def reach(origin: str) -> Reach:
    """The computers that can open an address."""
    host = urlsplit(origin).hostname or ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        if host == "localhost" or host.endswith(".localhost"):
            return "computer"
        return "network" if "." not in host or host.endswith(LOCAL_ENDINGS) else "internet"
    if address.is_loopback or address.is_unspecified:
        return "computer"
    return "network" if address.is_link_local or is_lan_address(host) else "internet"


def qr_image(link: str) -> str:
    """A QR code as the address of an image, which holds the image itself."""
    return segno.make_qr(link).svg_data_uri(light="white")
