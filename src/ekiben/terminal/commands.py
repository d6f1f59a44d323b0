"""What a person can type besides moves."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ekiben.errors import CannotUndo, IllegalMove, os_error_text
from ekiben.files import write_atomically
from ekiben.narration import groups_since
from ekiben.rendering.console import Flow, say_lines, show
from ekiben.rendering.log_printer import indented
from ekiben.rendering.scores import score_table
from ekiben.table import Table
from ekiben.texts import t, text_or

if TYPE_CHECKING:
    from ekiben.terminal.session import Session

LOG_LINES = 12
QUIT = ("quit", "exit", "q")
NOT_NOW = "not-now"  # the reason that says no more than that something else is asked


class Leave(Exception):
    """The person goes; with an exit status."""

    def __init__(self, status: int = 0) -> None:
        super().__init__(status)
        self.status = status


def run(session: Session, line: str) -> bool:
    """Do what a line says, if it is a command."""
    if line.startswith("?"):
        line = f"help {line[1:]}"
    word, _, rest = line.partition(" ")
    if word.lower() in session.drawing.PAGES:
        show_page(session, word.lower(), rest.strip())
        return True
    force = word.endswith("!")
    command = COMMANDS.get(word.lower().removesuffix("!"))
    if command is None or (force and command not in (quit_game, save)):
        return False
    command(session, f"{rest.strip()}{'!' if force else ''}")
    return True


def show_page(session: Session, name: str, rest: str) -> None:
    """Something to look at that the game has besides the board."""
    table, seat = session.table, session.watcher
    found = session.drawing.page(name, rest, table.view(seat), table.components, session.labels, seat)
    if found is None:
        session.answer(t(f"{table.game.name}-page-{name}", words=rest))
        return
    show(session.console)
    show(session.console, found)


def show_board(session: Session, _rest: str) -> None:
    """`board`: everything again, and what is asked."""
    session.show_board(session.watcher)
    show_moves(session, "")


def show_moves(session: Session, _rest: str) -> None:
    """`moves`: what is asked, again."""
    if session.table.seat is not None:
        session.show_question(session.table.seat)


def show_scores(session: Session, _rest: str) -> None:
    """`scores`: the final scoring as it would be now."""
    if session.table.over:
        session.show_result()
        return
    show(session.console)
    session.answer(t("scores-now"))
    show(session.console, score_table(session.table, session.labels, session.table.seat))


def show_log(session: Session, rest: str) -> None:
    """`log`, `log 30`, `log all`."""
    count = int(rest) if rest.isdecimal() and len(rest) < 6 else LOG_LINES
    found = groups_since(session.table, session.watcher, 0)
    if not found:
        session.answer(t("log-empty"))
        return
    hidden = 0 if rest.lower() == t("log-all") else max(0, len(found) - count)
    show(session.console)
    if hidden:
        session.answer(t("log-more", count=hidden), "dim")
    session.teller(session.watcher).tell(found[hidden:], numbers=True)


def show_help(session: Session, rest: str) -> None:
    """`help`, `help 6a`."""
    table = session.table
    view = table.view(session.watcher)
    if not rest:
        names = {name: example(session, name) for name in ("steps", "thing")}
        lines = t("help-commands", **names).splitlines()
        if session.drawing.PAGES:
            lines.append(t("help-pages", pages=", ".join(session.drawing.PAGES)))
        lines.append("")
    else:
        found = session.drawing.topic(rest.lower(), view, table.components)
        lines = found or [no_topic(session, rest.lower())]
    show(session.console)
    for line in lines:
        say_lines(session.console, line)
    if not rest:
        topics = session.drawing.topics(view, table.components)
        show(session.console, indented(Flow(topics, start=t("help-topics")), 1))
    show(session.console)


def example(session: Session, name: str) -> str:
    """Something that could be typed; any move, if the game names nothing."""
    game = session.table.game
    return text_or(f"{game.name}-example-{name}", game.move_texts[0])


def no_topic(session: Session, words: str) -> str:
    """Nothing is known by this name."""
    topics = session.drawing.topics(session.table.view(session.table.seat), session.table.components)
    near = difflib.get_close_matches(words, topics, 4)
    return t("help-unknown", topic=words, nearest=" · ".join(near) or "none")


def explain(session: Session, rest: str) -> None:
    """`why MOVE`: whether a move is legal now, and if not, the reason."""
    if not rest:
        session.answer(t("why-what", thing=example(session, "thing")))
        return
    table = session.table
    texts = session.drawing.meant(rest, table.view(table.seat), table.components) or [rest]
    answers = [standing(session, text) for text in texts]
    if [reason for reason, _ in answers] == ["unknown-move"]:
        answers = [standing(session, text) for text in with_verbs(session, rest)] or answers
    telling = [answer for answer in answers if answer[0] != NOT_NOW] or answers[:1]
    for _, sentence in telling:
        session.answer(sentence)


def with_verbs(session: Session, name: str) -> list[str]:
    """The moves that are about a thing of this name."""
    name = " ".join(name.lower().split())
    return [text for text in session.table.game.move_texts if text.partition(" ")[2] == name]


def standing(session: Session, text: str) -> tuple[str, str]:
    """The reason why a text can't be played, and the sentence; "" and another sentence if it can."""
    table = session.table
    try:
        steps = typed_steps(table, text)
    except IllegalMove as error:
        return error.reason, str(error)
    numbers = [move.number for move in table.legal()]
    words = " ".join(table.game.move_texts[step] for step in steps)
    return "", t("why-legal", move=words, number=numbers.index(steps[0]) + 1, steps=len(steps))


def typed_steps(table: Table, line: str) -> list[int]:
    """The moves that a line stands for: a number of the list, or texts; IllegalMove says what is wrong."""
    if not line.isdecimal():
        return table.parse(line)
    legal = table.legal()
    if len(line) > 4 or not 1 <= int(line) <= len(legal):
        message = t("no-such-number", number=line, last=len(legal))
        raise IllegalMove(line, "no-such-number", {"number": line, "last": len(legal)}, message)
    return [legal[int(line) - 1].number]


def undo(session: Session, _rest: str) -> None:
    """`undo`: what was typed in the last line with moves, as far as it can be taken back."""
    table = session.table
    count = len(table.moves)
    why_not = refusal(session)
    if why_not:
        raise CannotUndo(why_not)
    target = session.lines.pop() if session.lines else count - 1
    texts = []
    while len(table.moves) > min(target, count - 1) and not refusal(session):
        texts.append(table.game.move_texts[table.moves[-1]])
        table.undo()
    session.write_autosave()
    for human in session.told:
        session.told[human] = min(session.told[human], len(table.moves))
    session.answer(t("undone", moves=" ".join(reversed(texts))))


def refusal(session: Session) -> str | None:
    """Why the last move can't be taken back by the deciding seat."""
    table = session.table
    return "over" if table.over else table.why_no_undo(table.seat)


def save(session: Session, rest: str) -> None:
    """`save FILE`; `save` alone goes where it went before; an exclamation mark overwrites."""
    force = rest.endswith("!")
    name = rest.removesuffix("!").strip()
    if not name and session.file is None:
        session.answer(t("save-where", file=f"{session.table.game.name}.txt"))
        return
    path = Path(name).expanduser() if name else session.file
    assert path is not None
    same = session.file is not None and path.resolve() == session.file.resolve()
    if path.exists() and not path.is_dir() and not force and not same:
        session.answer(t("save-exists", file=str(path)))
        return
    try:
        write_atomically(path, session.table.record().encode())
    except (OSError, ValueError) as error:
        session.answer(t("save-failed", file=str(path), why=os_error_text(error)))
        return
    session.file, session.saved = path, list(session.table.moves)
    session.write_autosave()
    key = "saved-over" if session.table.over else "saved"
    session.answer(t(key, file=str(path)))


def quit_game(session: Session, rest: str) -> None:
    """`quit`: asks if something would be lost; `quit!` does not."""
    if rest == "!" or not session.unsaved or session.table.over or session.sure():
        raise Leave


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "undo": undo,
    "help": show_help,
    "why": explain,
    "board": show_board,
    "moves": show_moves,
    "log": show_log,
    "scores": show_scores,
    "save": save,
    **dict.fromkeys(QUIT, quit_game),
}
NAMES = tuple(name for name in COMMANDS if len(name) > 1)
