"""`ekiben rules GAME`: read the rules of a game, or the sections of them that have certain words."""

from __future__ import annotations

import argparse

from ekiben.cli import add_language
from ekiben.game import find_game, game_names
from ekiben.rendering.console import make_console, show_paragraph
from ekiben.rendering.rules import show_sections
from ekiben.rules_text import find_sections, rules_text
from ekiben.texts import t, use_language


def add_rules(p: argparse.ArgumentParser) -> None:
    p.add_argument("game", metavar="GAME", help=t("cli-arg-game", games=game_names()))
    add_language(p)
    p.add_argument("--search", metavar="WORDS", default="", help=t("cli-arg-search"))


def run_rules(args: argparse.Namespace) -> int:
    """Show the rules; returns 1 if nothing is found."""
    text = rules_text(find_game(args.game).name, args.language)
    console = make_console()
    sections = find_sections(text, args.search)
    is_search = bool(args.search.split())
    if is_search and not sections:
        with use_language(args.language):
            show_paragraph(console, t("rules-nothing-found", words=args.search))
        return 1
    show_sections(console, sections, f"# {text.title}" + ("" if is_search else f"\n\n{text.markdown}"))
    return 0
