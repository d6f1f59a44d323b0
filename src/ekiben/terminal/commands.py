"""The commands that a person can type besides moves."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ekiben.errors import CannotUndo, IllegalMove, os_error_text
from ekiben.files import write_atomically
from ekiben.narration import groups_since
from ekiben.rendering.console import Flow, show, show_paragraph
from ekiben.rendering.log_printer import indented
from ekiben.rendering.rules import show_sections
from ekiben.rendering.scores import score_table
from ekiben.rules_text import find_sections, rules_text
from ekiben.table import Table
from ekiben.texts import LANGUAGES, current_language, t, text_or

if TYPE_CHECKING:
    from ekiben.terminal.session import TerminalSession

LOG_LINES = 12
MAX_SECTIONS = 3  # of the rules in one answer; if more are found, only their titles
QUIT = ("quit", "exit", "q")
NOT_NOW = "not-now"  # a reason that only says that another decision is due


class QuitGame(Exception):
    """The person leaves; `status` is the exit status."""

    def __init__(self, status: int = 0) -> None:
        super().__init__(status)
        self.status = status


def run_command(session: TerminalSession, line: str) -> bool:
    """Run a line if it is a command; returns whether it is."""
    if line.startswith("?"):
        line = f"help {line[1:]}"
    word, _, rest = line.partition(" ")
    if word.lower() in session.renderer.PAGE_NAMES:
        show_page(session, word.lower(), rest.strip())
        return True
    force = word.endswith("!")
    command = COMMANDS.get(word.lower().removesuffix("!"))
    if command is None or (force and command not in (quit_game, save)):
        return False
    command(session, f"{rest.strip()}{'!' if force else ''}")
    return True


def show_page(session: TerminalSession, name: str, rest: str) -> None:
    """A page that the game has besides the board."""
    table, seat = session.table, session.viewer
    found = session.renderer.page(name, rest, table.view(seat), table.components, session.labels, seat)
    if found is None:
        session.say(t(f"{table.game.name}-page-{name}", words=rest))
        return
    show(session.console)
    show(session.console, found)


def show_board(session: TerminalSession, _rest: str) -> None:
    """`board`: the board and the question again."""
    session.show_board(session.viewer)
    show_moves(session, "")


def show_moves(session: TerminalSession, _rest: str) -> None:
    """`moves`: the question again."""
    if session.table.seat is not None:
        session.show_question(session.table.seat)


def show_scores(session: TerminalSession, _rest: str) -> None:
    """`scores`: the final scoring as it would be now."""
    if session.table.over:
        session.show_result()
        return
    show(session.console)
    session.say(t("scores-now"))
    show(session.console, score_table(session.table, session.labels, session.table.seat))


def show_log(session: TerminalSession, rest: str) -> None:
    """`log`, `log 30`, `log all`."""
    count = int(rest) if rest.isdecimal() and len(rest) < 6 else LOG_LINES
    found = groups_since(session.table, session.viewer, 0)
    if not found:
        session.say(t("log-empty"))
        return
    hidden = 0 if rest.lower() == t("log-all") else max(0, len(found) - count)
    show(session.console)
    if hidden:
        session.say(t("log-more", count=hidden), "dim")
    session.log_printer(session.viewer).print_groups(found[hidden:], numbers=True)


def show_help(session: TerminalSession, rest: str) -> None:
    """`help`, `help 6a`."""
    table = session.table
    view = table.view(session.viewer)
    if not rest:
        names = {name: example(session, name) for name in ("steps", "thing")}
        lines = t("help-commands", **names).splitlines()
        if session.renderer.PAGE_NAMES:
            lines.append(t("help-pages", pages=", ".join(session.renderer.PAGE_NAMES)))
        lines.append("")
    else:
        found = session.renderer.topic(rest.lower(), view, table.components)
        lines = found or [unknown_topic(session, rest.lower())]
    show(session.console)
    for line in lines:
        show_paragraph(session.console, line)
    if not rest:
        topics = session.renderer.topics(view, table.components)
        show(session.console, indented(Flow(topics, start=t("help-topics")), 1))
    show(session.console)


def show_rules(session: TerminalSession, rest: str) -> None:
    """`rules`, `rules 5`, `rules tunnel`: the table of contents, one section, or those with these words."""
    text = rules_text(session.table.game.name, current_language())
    sections = list(enumerate(text.sections, 1))
    if rest.isdecimal():
        found = [each for each in sections if str(each[0]) == rest]
    else:
        with_words = find_sections(text, rest)
        found = [each for each in sections if each[1] in with_words]
    if not found:
        session.say(t("rules-nothing-found", words=rest))
        return
    show(session.console)
    if rest and len(found) <= MAX_SECTIONS:
        show_sections(session.console, [section for _, section in found])
        return
    for number, section in found:
        show(session.console, f" {number:>3}  {'  ' * (section.level - 2)}{section.title}")
    session.say(t("rules-which"), "dim")


def change_language(session: TerminalSession, rest: str) -> None:
    """`language fr`."""
    language = rest.lower()
    if language not in LANGUAGES:
        session.say(
            t("language-which", known=" · ".join(f"{each} {t('language-name', each)}" for each in LANGUAGES))
        )
        return
    session.set_language(language)
    show_board(session, "")


def example(session: TerminalSession, name: str) -> str:
    """An example of what to type; the first move if the game has no example."""
    game = session.table.game
    return text_or(f"{game.name}-example-{name}", game.move_texts[0])


def unknown_topic(session: TerminalSession, words: str) -> str:
    """The answer to `help` with an unknown name."""
    topics = session.renderer.topics(session.table.view(session.table.seat), session.table.components)
    near = difflib.get_close_matches(words, topics, 4)
    return t("help-unknown", topic=words, nearest=" · ".join(near) or "none")


def explain(session: TerminalSession, rest: str) -> None:
    """`why MOVE`: whether a move is legal now, and if not, the reason."""
    if not rest:
        session.say(t("why-what", thing=example(session, "thing")))
        return
    table = session.table
    texts = session.renderer.moves_about(rest, table.view(table.seat), table.components) or [rest]
    answers = [why_illegal(session, text) for text in texts]
    if [reason for reason, _ in answers] == ["unknown-move"]:
        answers = [why_illegal(session, text) for text in moves_named(session, rest)] or answers
    worth_saying = [answer for answer in answers if answer[0] != NOT_NOW] or answers[:1]
    for _, sentence in worth_saying:
        session.say(sentence)


def moves_named(session: TerminalSession, name: str) -> list[str]:
    """The moves that are about one thing, which has this name."""
    table, thing = session.table, ":" + "-".join(name.lower().split())
    texts = enumerate(table.game.move_texts)
    about = (
        (text, table.game.meaning(table.position, table.components, number).on) for number, text in texts
    )
    return [text for text, on in about if len(on) == 1 and on[0].endswith(thing)]


def why_illegal(session: TerminalSession, text: str) -> tuple[str, str]:
    """The id and the sentence of why a text can't be played; "" and a sentence that it can."""
    table = session.table
    try:
        steps = parse_line(table, text)
    except IllegalMove as error:
        return error.reason, str(error)
    numbers = [move.number for move in table.legal()]
    words = " ".join(table.game.move_texts[step] for step in steps)
    return "", t("why-legal", move=words, number=numbers.index(steps[0]) + 1, steps=len(steps))


def parse_line(table: Table, line: str) -> list[int]:
    """The moves of a line: one by its number in the list, or several by their texts."""
    if not line.isdecimal():
        return table.parse(line)
    legal = table.legal()
    if len(line) > 4 or not 1 <= int(line) <= len(legal):
        message = t("no-such-number", number=line, last=len(legal))
        raise IllegalMove(line, "no-such-number", {"number": line, "last": len(legal)}, message)
    return [legal[int(line) - 1].number]


def undo(session: TerminalSession, _rest: str) -> None:
    """`undo`: take back the last line of moves, as far as possible."""
    table = session.table
    count = len(table.moves)
    why_not = why_no_undo(session)
    if why_not:
        raise CannotUndo(why_not)
    target = session.undo_points.pop() if session.undo_points else count - 1
    texts = []
    while len(table.moves) > min(target, count - 1) and not why_no_undo(session):
        texts.append(table.game.move_texts[table.moves[-1]])
        table.undo()
    session.write_autosave()
    for human in session.seen:
        session.seen[human] = min(session.seen[human], len(table.moves))
    session.say(t("undone", moves=" ".join(reversed(texts))))


def why_no_undo(session: TerminalSession) -> str | None:
    """Why the seat to move can't take back the last move."""
    table = session.table
    return "over" if table.over else table.why_no_undo(table.seat)


def save(session: TerminalSession, rest: str) -> None:
    """`save FILE`; `save` alone uses the same file again; `save FILE!` overwrites another."""
    force = rest.endswith("!")
    name = rest.removesuffix("!").strip()
    if not name and session.file is None:
        session.say(t("save-where", file=f"{session.table.game.name}.txt"))
        return
    path = Path(name).expanduser() if name else session.file
    assert path is not None
    same = session.file is not None and path.resolve() == session.file.resolve()
    if path.exists() and not path.is_dir() and not force and not same:
        session.say(t("save-exists", file=str(path)))
        return
    try:
        write_atomically(path, session.table.record().encode())
    except (OSError, ValueError) as error:
        session.say(t("save-failed", file=str(path), why=os_error_text(error)))
        return
    session.file, session.saved_moves = path, list(session.table.moves)
    session.write_autosave()
    key = "saved-over" if session.table.over else "saved"
    session.say(t(key, file=str(path)))


def quit_game(session: TerminalSession, rest: str) -> None:
    """`quit` asks if anything would be lost; `quit!` doesn't."""
    if rest == "!" or not session.has_unsaved_moves or session.table.over or session.confirm_quit():
        raise QuitGame


COMMANDS: dict[str, Callable[[TerminalSession, str], None]] = {
    "undo": undo,
    "help": show_help,
    "why": explain,
    "board": show_board,
    "moves": show_moves,
    "log": show_log,
    "scores": show_scores,
    "rules": show_rules,
    "language": change_language,
    "save": save,
    **dict.fromkeys(QUIT, quit_game),
}
COMMAND_NAMES = tuple(name for name in COMMANDS if len(name) > 1)
