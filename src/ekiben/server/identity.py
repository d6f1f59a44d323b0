"""Identities: guests by a signed cookie, seats by secret links of which only a hash is kept."""

from __future__ import annotations

import secrets
from hashlib import sha256

from itsdangerous import BadSignature, Signer


def new_key() -> str:
    return secrets.token_urlsafe(32)


def new_guest() -> str:
    """Somebody who has not been here before."""
    return secrets.token_urlsafe(12)


def new_table_id() -> str:
    """A name that can't be guessed: who has the link may watch, and sit where a seat is free."""
    # no hyphen, which would begin an option where a command takes the name of a table
    return secrets.token_urlsafe(9).replace("-", "_")


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hash_secret(secret: str) -> str:
    """What is kept of a secret. It is long and random, so that a plain hash can't be searched."""
    return sha256(secret.encode()).hexdigest()


class Cookies:
    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="ekiben guest", digest_method=sha256)

    def write(self, guest: str) -> str:
        return self._signer.sign(guest).decode()

    def read(self, value: str | None) -> str | None:
        """The guest of a cookie; None if it is missing or not ours."""
        if not value or len(value) > 200:
            return None
        try:
            return self._signer.unsign(value).decode()
        except (BadSignature, UnicodeError):
            return None
