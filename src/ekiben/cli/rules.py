"""`ekiben rules GAME`: read the rules of a game, or the sections of them in which words stand."""

from __future__ import annotations

import argparse
import re
import unicodedata

from rich.markdown import Markdown

from ekiben.game import find_game, game_names
from ekiben.rendering.console import Trimmed, make_console, show_paragraph
from ekiben.rules_text import RulesText, Section, rules_text
from ekiben.texts import LANGUAGES, t, use_language

LINK = re.compile(r"\[([^\]]+)\]\(#[^)]*\)")


def add_rules(p: argparse.ArgumentParser) -> None:
    p.add_argument("game", metavar="GAME", help=t("cli-arg-game", games=game_names()))
    p.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help=t("cli-arg-language"))
    p.add_argument("--search", metavar="WORDS", default="", help=t("cli-arg-search"))


def run_rules(args: argparse.Namespace) -> int:
    """Show them; finding nothing is no success."""
    text = rules_text(find_game(args.game).name, args.language)
    console = make_console()
    sections = find_sections(text, args.search)
    if args.search.split() and not sections:
        with use_language(args.language):
            show_paragraph(console, t("rules-nothing-found", words=args.search))
        return 1
    start = "" if args.search.split() else f"{text.markdown}\n\n"
    parts = [f"{'#' * each.level} {each.title}\n\n{each.markdown}" for each in sections]
    shown = LINK.sub(r"\1", f"# {text.title}\n\n{start}" + "\n\n".join(parts))
    console.print(Trimmed(Markdown(shown)))
    return 0


def find_sections(text: RulesText, words: str) -> list[Section]:
    """The sections that have all the words, wherever in them."""
    wanted = fold(words).split()
    return [
        each
        for each in text.sections
        if all(word in fold(f"{each.title} {each.markdown}") for word in wanted)
    ]


def fold(text: str) -> str:
    """Without case and accents; but й is a letter of its own."""
    kept = text.casefold().replace("й", "\0")
    plain = "".join(sign for sign in unicodedata.normalize("NFD", kept) if not unicodedata.combining(sign))
    return plain.replace("\0", "й").replace("’", "'").replace("−", "-").replace("\u00a0", " ")
