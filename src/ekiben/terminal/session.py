"""A game at the terminal: the loop that shows the table, reads lines, and lets bots move."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from ekiben.bots.player import BotRng, ask
from ekiben.errors import BadRecord, EkibenError, IllegalMove, os_error_text
from ekiben.narration import context_of, groups_since
from ekiben.rendering.console import show, show_paragraph
from ekiben.rendering.log_printer import LogPrinter, indented
from ekiben.rendering.scores import show_result
from ekiben.table import Table
from ekiben.terminal import commands
from ekiben.terminal.screen import Interrupts, LineReader, clear_screen
from ekiben.terminal.seats import SeatPlayer, labels, seat_bots
from ekiben.terminal.unfinished import Autosave
from ekiben.texts import t, use_language

INTERRUPTED = 130
MAX_TRAIL = 36


class TerminalSession:
    """A game between the people at this screen, bots and automas."""

    def __init__(
        self,
        table: Table,
        seats: Sequence[SeatPlayer],
        console: Console,
        reader: LineReader | None = None,
        rng: BotRng | None = None,
        file: Path | None = None,
        autosave: Autosave | None = None,
    ) -> None:
        self.table = table
        self.seats = seats
        self.renderer = table.game.renderer
        self.console = console
        self.reader = reader or LineReader(console)
        self.rng = rng or BotRng()  # the bots'
        self.bots = seat_bots(seats, table.game)
        self.file = file  # where the game was saved last
        self.saved_moves = list(table.moves)
        self.autosave = autosave
        self.autosaved = autosave is not None and autosave.path.exists()
        self.greeting: list[Text] = []
        self.save_failed = False  # whether the last attempt to save failed
        self.interrupts = Interrupts()
        self.languages = ExitStack()  # changes of language, undone when the game is left
        self.labels = labels(seats, table.game)
        self.humans = [number for number, seat in enumerate(seats) if seat.is_human]
        moved = {mover: number for number, mover in enumerate(table.movers, 1) if mover in self.humans}
        self.seen = dict.fromkeys(self.humans, 0) | moved  # the number of each one's last move
        self.undo_points: list[int] = []  # how many moves there were before each line with moves
        self.board_shown: tuple[int, int] | None = None  # to which seat (-1: nobody's), after how many moves
        self.at_screen: int | None = None  # the seat at the screen; None between two people

    # --- the loop ---------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the end or until somebody quits; returns the exit status."""
        self.reader.set_completions(self.completions)
        status = 0
        with self.interrupts, self.languages:
            try:
                self.greet()
                while not self.table.over:
                    self.next_decision()
                self.finish()
            except commands.QuitGame as left:
                status = left.status
            self.say_goodbye()
        return status

    def greet(self) -> None:
        """The first lines. Where hands are hidden, the screen is cleared: it may show an earlier game."""
        if self.has_curtain:
            clear_screen(self.console)
        for text in self.greeting:
            show(self.console, indented(text, 1))

    def next_decision(self) -> None:
        seat = self.table.seat
        assert seat is not None
        if self.seats[seat].is_human:
            self.ask(seat)
        else:
            self.let_bot_play(seat)

    def let_bot_play(self, seat: int) -> None:
        """Let a bot move; Ctrl-C interrupts it."""
        try:
            with self.interrupts.allowed():
                choice = ask(self.bots[seat], self.table.engine, self.table.position, self.rng)
        except KeyboardInterrupt as stop:
            self.quit_or_stay(stop)
            return
        self.table.play(choice.move)
        self.write_autosave()

    def ask(self, seat: int) -> None:
        """Show a person the table and the question, and read lines until a move is made."""
        self.curtain(seat)
        self.show_news(seat)
        if self.needs_board(seat):
            self.show_board(seat)
        self.show_question(seat)
        moves = len(self.table.moves)
        while len(self.table.moves) == moves:
            self.handle_line(self.read_line(t("prompt")))

    def handle_line(self, line: str) -> None:
        """Run a command or make a move; if it is refused, say why."""
        try:
            if not commands.run_command(self, line):
                self.play(line)
        except EkibenError as error:
            self.say(str(error))

    def play(self, line: str) -> None:
        """Make the moves of a line; an empty line makes the only legal move."""
        seat, legal = self.table.seat, self.table.legal()
        assert seat is not None
        if not line and len(legal) > 1:
            raise IllegalMove("", "nothing-typed", {}, t("nothing-typed", last=len(legal)))
        since = len(self.table.moves)
        for step in commands.parse_line(self.table, line or "1"):
            self.table.play(step)
        self.undo_points.append(since)
        self.write_autosave()
        self.log_printer(seat).print_own(groups_since(self.table, seat, since))
        self.mark_seen(seat)

    def set_language(self, language: str) -> None:
        """Continue in another language."""
        self.languages.enter_context(use_language(language))
        self.labels = labels(self.seats, self.table.game)

    # --- showing ----------------------------------------------------------------------------------------

    def say(self, text: str, style: str = "") -> None:
        show_paragraph(self.console, text, style)

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown: the one to move; after the end, the only person's."""
        if self.table.over and len(self.humans) == 1:
            return self.humans[0]
        return self.table.seat

    def log_printer(self, seat: int | None) -> LogPrinter:
        return LogPrinter(self.console, self.table, self.labels, seat)

    @property
    def has_curtain(self) -> bool:
        """Whether people must not see each other's hands."""
        return self.table.game.secrets and len(self.humans) > 1

    def curtain(self, seat: int) -> None:
        """Hand the screen over to another person, without what the first has seen or typed."""
        if self.has_curtain and seat != self.at_screen:
            name = self.renderer.seat_name(seat, self.labels[seat])
            if self.at_screen is not None:
                self.at_screen = None
                show(self.console, Text.assemble(" ", t("curtain-falls"), " ", name))
                self.read_line(t("curtain-fall"))
            if self.board_shown is not None:
                clear_screen(self.console)
            self.reader.forget_history()
            show(self.console, Text.assemble(" ", name))
            self.read_line(t("curtain"))
            self.board_shown = None
        self.at_screen = seat

    def show_news(self, seat: int) -> None:
        """What happened since this person last looked."""
        news = groups_since(self.table, seat, self.seen[seat])
        if news:
            show(self.console)
            self.log_printer(seat).print_groups(news)
            self.mark_seen(seat)

    def mark_seen(self, seat: int) -> None:
        """Without hidden hands, what one person has read counts as read by all."""
        for human in [seat] if self.table.game.secrets else self.humans:
            self.seen[human] = len(self.table.moves)

    def needs_board(self, seat: int) -> bool:
        """Whether others have moved, or something was revealed, since the seat saw the board."""
        if self.board_shown is None or self.board_shown[0] != seat:
            return True
        since = min(self.board_shown[1], len(self.table.moves))
        others = any(mover != seat for mover in self.table.movers[since:])
        new = len(self.table.moves) > since and self.table.why_no_undo() == "something-was-seen"
        return others or (new and self.table.view(seat)["decision"] not in self.renderer.BRIEF_DECISIONS)

    def show_board(self, seat: int | None) -> None:
        view = self.table.view(seat)
        show(self.console)
        ways = self.table.ways(seat)
        show(self.console, self.renderer.board(view, self.table.components, self.labels, seat, ways))
        self.board_shown = (-1 if seat is None else seat, len(self.table.moves))

    def show_question(self, seat: int) -> None:
        """The question to the seat to move, and its possible answers."""
        view, components = self.table.view(seat), self.table.components
        steps = self.table.unfinished()
        show(self.console)
        if not steps:
            name = self.renderer.seat_name(seat, self.labels[seat])
            heading = Text.assemble(name, "   ", self.renderer.status(view, components))
            show(self.console, Rule(heading, align="left", style="dim"))
        phrase = self.table.question(seat)
        assert phrase
        question = Text(self.table.game.narration.question(phrase, context_of(self.table, view)), "bold")
        begun = truncate_left(" ".join(step.text for step in steps))
        trail = [(f"{begun} ▸ ", "dim")] if steps else []
        legal = self.table.legal()
        hint = [(f" {t('only-move')}", "dim")] if len(legal) == 1 else []
        show(self.console, indented(Text.assemble(*trail, question, *hint), 1))
        show(self.console, self.renderer.moves(view, components, legal, steps, self.table.ways(seat)))

    def finish(self) -> None:
        """Show the final scoring, then run commands, such as `save`, until the person leaves."""
        since = min(self.seen.values())
        if since < len(self.table.moves):
            show(self.console)
            self.log_printer(self.viewer).print_groups(groups_since(self.table, self.viewer, since))
        self.show_result()
        while True:
            show(self.console)
            self.say(t("over-commands", hint=self.save_hint()))
            line = self.read_line(t("prompt"))
            if not line:
                raise commands.QuitGame
            try:
                if not commands.run_command(self, line):
                    self.say(t("over-no-move"))
            except EkibenError as error:
                self.say(str(error))

    def show_result(self) -> None:
        table = self.table
        accounts = table.accounts(None)
        how = self.renderer.score_breakdown(table.view(None), table.components, self.labels, accounts)
        show_result(self.console, table, self.labels, how)

    # --- saving -----------------------------------------------------------------------------------------

    @property
    def has_unsaved_moves(self) -> bool:
        """Whether there are moves that `save` hasn't saved."""
        return self.table.moves != self.saved_moves

    def save_hint(self) -> str:
        name = self.file.name if self.file else f"{self.table.game.name}.txt"
        return t("save-hint", file=name)

    def write_autosave(self) -> None:
        """Save the game, so that a crash loses nothing; the first failure in a row prints a warning."""
        if self.autosave is None:
            return
        warned = self.save_failed
        try:
            self.autosave.write(self.table.record(), self.file)
            self.autosaved, self.save_failed = True, False
        except (OSError, BadRecord) as error:
            self.autosaved, self.save_failed = False, True
            if not warned:
                self.say(t("autosave-failed", why=os_error_text(error), hint=self.save_hint()), "bold")

    def read_line(self, prompt: str) -> str:
        while True:
            try:
                with self.interrupts.allowed():
                    return self.reader.read_line(prompt)
            except (EOFError, KeyboardInterrupt) as stop:
                self.quit_or_stay(stop)

    def quit_or_stay(self, stop: BaseException) -> None:
        """Quit after Ctrl-C or Ctrl-D; in the middle of a game a person is asked first."""
        show(self.console)
        playing = self.table.moves and not self.table.over and (self.autosaved or self.has_unsaved_moves)
        if not (playing and self.reader.is_interactive) or self.confirm_quit():
            raise commands.QuitGame(INTERRUPTED if isinstance(stop, KeyboardInterrupt) else 0)

    def confirm_quit(self) -> bool:
        """Ask whether to quit; Ctrl-C, Ctrl-D and `quit` mean yes, too."""
        key = "leave-sure" if self.autosaved else "quit-sure"
        try:
            with self.interrupts.allowed():
                answer = self.reader.read_line(t(key, hint=self.save_hint())).lower()
        except (EOFError, KeyboardInterrupt):
            show(self.console)
            return True
        sure = answer.removesuffix("!") in (*commands.QUIT, *t("yes").split())
        if not sure:
            self.say(t("quit-not"))
        return sure

    def say_goodbye(self) -> None:
        """Say how to continue the game. The autosave of a finished one is deleted."""
        if self.autosave is not None and self.table.over:
            self.autosave.remove()
        elif self.autosave is not None and self.autosaved:
            self.say(t("farewell-autosaved", file=str(self.autosave.path)))
            return
        if self.has_unsaved_moves and not self.table.over:
            self.say(t("farewell-unsaved", hint=self.save_hint()))
        else:
            self.say(t("farewell"))

    def completions(self) -> list[str]:
        """What can be typed now; no moves while the curtain is down, for they show a hand."""
        hidden = self.table.over or (self.has_curtain and self.table.seat != self.at_screen)
        legal = [] if hidden else [move.text for move in self.table.legal()]
        return [*legal, *self.renderer.PAGE_NAMES, *commands.COMMAND_NAMES]


def truncate_left(text: str) -> str:
    """A long text without its beginning, cut between words."""
    if len(text) <= MAX_TRAIL:
        return text
    return f"… {text[-MAX_TRAIL:].partition(' ')[2]}"
