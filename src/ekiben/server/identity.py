"""Identities: guests by a signed cookie, seats by secret links, stored as hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256

from itsdangerous import BadSignature, Signer


def new_key() -> str:
    return secrets.token_urlsafe(32)


def new_guest() -> str:
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hash_secret(secret: str) -> str:
    """The hash to store. Secrets are long and random, so a plain hash is enough."""
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
