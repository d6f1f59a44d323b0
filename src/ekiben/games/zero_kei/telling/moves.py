"""Moves, and how their quotes come about, in words."""

from __future__ import annotations

from ekiben.game import Phrase, View
from ekiben.games.zero_kei.components import Components
from ekiben.table import Move
from ekiben.texts import text as say


def move(move: Move, view: View, components: Components) -> str:
    """A legal move as a sentence, without its price."""
    return ""


def part(part: Phrase, view: View, components: Components) -> str:
    """A part of a quote."""
    return say(f"zero-kei-part-{part.id}", **part.args)
