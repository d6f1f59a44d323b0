"""Names of players: cleaned, so that nobody can impersonate others or break the layout."""

from __future__ import annotations

import unicodedata

from rich.cells import cell_len

from ekiben.errors import Refused

LONGEST = 20  # columns on a screen
# The people who play for levels: their names in the texts are `cast-…`. Shared by all languages, and no
# real persons.
CAST = (
    "Akiko", "Amara", "Bruno", "Chidi", "Elif", "Ines", "Ingrid", "Jun",
    "Kofi", "Leila", "Mateo", "Noor", "Ole", "Priya", "Tove", "Wanda",
)  # fmt: skip
UNSEEN = ("C", "Zl", "Zp")  # control and format characters, line breaks
STACK = 2  # marks on one letter: enough for every script, too few to reach into other lines


def clean_name(text: str) -> str:
    """A name as it is shown: normalized, in one line, without invisible characters."""
    letters = "".join(sign for sign in unicodedata.normalize("NFKC", text) if visible(sign))
    name = " ".join(limit_marks(letters).replace(",", " ").split())  # records separate names by commas
    if not name or cell_len(name) > LONGEST:
        raise Refused("refused-name", longest=LONGEST)
    return name


def visible(sign: str) -> bool:
    """Whether a character may stand in a name; spaces may."""
    return not sign.strip() or not unicodedata.category(sign).startswith(UNSEEN)


def limit_marks(text: str) -> str:
    """A text with at most STACK marks on each letter."""
    letters, marks = "", 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        letters += sign if marks <= STACK else ""
    return letters


def unique_name(name: str, others: list[str]) -> str:
    """A name that no other player has: a second Anna becomes Anna 2."""
    taken = {other.lower() for other in others}
    found, number = name, 2
    while found.lower() in taken:
        ending = f" {number}"
        found = truncate(name, LONGEST - len(ending)) + ending
        number += 1
    return found


def truncate(name: str, width: int) -> str:
    while cell_len(name) > width:
        name = name[:-1]
    return name.rstrip()
