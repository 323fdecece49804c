"""What is said to a table line by line, and what it answers, whoever says it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress

from rulesref.cases.written import check_line
from rulesref.catalogue import said
from rulesref.cli.console import Console
from rulesref.cli.new_file import write_case
from rulesref.cli.table_guided import Guided
from rulesref.cli.table_looking import Looking
from rulesref.cli.table_meanings import Meanings, asks, meanings_of, when_told
from rulesref.cli.table_others import refuse_nobody_else
from rulesref.cli.table_shown import asked_for
from rulesref.cli.table_supposed import other_rules
from rulesref.cli.table_taken import Taken
from rulesref.cli.table_whose import whose
from rulesref.cli.table_words import explained_at_table
from rulesref.errors import CaseError, RulesrefError, UsageError
from rulesref.session.blanks import Happening
from rulesref.session.commands import COMMANDS, read_command
from rulesref.session.guide import Guide
from rulesref.session.late import is_of_when, is_same_by_now
from rulesref.session.session import Session

#: What has words behind it that are no sentence.
_OF_WORDS = ("explain", "save")


class TableTalk(Looking):
    """One conversation at ``session``; a ``quiet`` one takes everything and prints nothing."""

    def __init__(self, session: Session, console: Console, *, quiet: bool = False) -> None:
        super().__init__(session, console, quiet=quiet)
        #: The case as it was saved last.
        self.saved = ""
        #: The kept table that it goes on with, as that was read.
        self.resumed: bytes | None = None
        #: What each line has told, to be taken back.
        self._told = Taken()
        #: What the last line may have meant that was no sentence as it stood.
        self.meanings = Meanings()
        self._does: Mapping[str, Callable[[str], None]] = {
            **self._looks,
            "tell": self._tell,
            "choose": lambda rest: self._choose(int(rest)),
            "fate": lambda rest: self._go_on(lambda: self.session.fate(rest)),
            "pass": lambda rest: self._go_on(self.session.decline),
            "undo": lambda rest: self._undo(),
            "lay": lambda rest: self._lay(),
            "happens": lambda rest: self._happens(),
            "yes": self._yes,
            "save": self._save,
            "edition": self._edition,
        }

    def begin(self) -> None:
        """Tell what a file says, and where the table stands then. Raises ``RulesrefError``."""
        self._told.clear()
        self._go_on(lambda: None)

    def hear(self, line: str) -> bool:
        """Do what ``line`` says; ``False`` where it ends the conversation. Raises RulesrefError."""
        before = self.session.branch()
        try:
            return self._do(line)
        except RulesrefError as problem:
            explained_at_table(problem)
            if not self.meanings.ways:  # else it is only asked what was meant
                self.said_last = (problem.message,)
            raise
        finally:
            self._told.note(self.session, before)

    def _do(self, line: str) -> bool:
        command = read_command(line)
        if command is not None and command.id not in _OF_WORDS:
            check_line(line.strip())
        if command is not None and command.id == "happens":
            self.guided = None  # that is the answer to what begins, and nothing else lies there
        if self.guided is not None and not self.guided.is_command(line):
            self._answer(line)
            return True
        if command is None:
            return True
        if command.id in ("pass", "undo") and self.meanings.ways:  # nothing of that was meant
            self._mean_nothing()
            return True
        if command.id == "choose" and self.meanings.is_answered_by(line):
            self._yes(command.rest)
            return True
        if command.id == "quit":
            return False
        if command.id not in self._does:
            raise UsageError(
                said("{command} is for a table that was left in a terminal").format(
                    command=COMMANDS[command.id][0]
                )
            )
        self._does[command.id](command.rest)
        return True

    def go_on_asking(self, guided: Guided) -> None:
        """Ask the question of ``guided`` that waits, and have the next lines answer it."""
        self.guided = guided
        self._shown.lines(guided.asked())

    @property
    def is_saved(self) -> bool:
        """Whether nothing would be lost."""
        return not self.session.lines or self.session.case() == self.saved

    # --- commands -----------------------------------------------------------------------------

    def _tell(self, sentence: str) -> None:
        if asks(self.session, sentence):
            self._ask(sentence)
            return
        refuse_nobody_else(self.session, sentence)
        several = whose(self.session, sentence)
        if is_of_when(self.session, sentence):
            several = when_told(self.session, sentence)
        if several is not None:
            self.meanings, question = several
            self.session.speaker = self.meanings.speaker or self.session.speaker
            raise question
        try:
            self._go_on(lambda: self.session.tell(sentence))
        except CaseError as problem:
            if self.session.asks_fate:
                with suppress(RulesrefError):  # "skull", where a token is asked for
                    self._go_on(lambda: self.session.fate(sentence))
                    return
            if is_same_by_now(self.session, sentence):
                self._go_on(lambda: self.session.tell(sentence, "given"))
                return
            if self._is_placed_otherwise(sentence):
                return
            self._leave_out()
            self.meanings, asked = meanings_of(self.session, sentence, problem)
            self.session.speaker = self.meanings.speaker or self.session.speaker
            if asked is not None:
                raise asked from None
            who = self.session.speaker
            self._shown.lines([said("(“I” is {who} from now on)").format(who=who)])

    def _is_placed_otherwise(self, sentence: str) -> bool:
        """Whether ``sentence`` says where somebody is who had only been taken to be somewhere; then it is so."""
        if not self.session.supposed:
            return False
        from rulesref.answers.prose.placed_otherwise import placed_otherwise

        placed = placed_otherwise(self.session, sentence)
        if placed is not None:
            self._go_on(lambda: self._sit_at(placed))
        return placed is not None

    def _yes(self, number: str) -> None:
        """Take what the line before may have meant, in the way of that ``number``."""
        meant, anew = self.meanings.meant(number), self.meanings.anew
        self.session.supposed |= self.meanings.supposed
        self.meanings = Meanings()
        if anew is not None:
            self._go_on(lambda: self._sit_at(anew))
            return
        if not all(line.kind for line in meant):
            self._tell(meant[0].text)
            return
        self._go_on(lambda: [self.session.tell(line.text, line.kind) for line in meant])

    def _sit_at(self, session: Session) -> None:
        """Go on at ``session``, with lines of a file behind those of it that wait."""
        session.coming += self.session.coming
        self._told.leave(self.session, session)
        self.session = session

    def _lay(self) -> None:
        if self.session.scene.state.log is not None:
            raise UsageError(
                said("play has begun: nothing more is laid out"),
                remedy=said("`undo` takes the last line back"),
            )
        self._leave_out()
        self.go_on_asking(Guided(Guide(self.session)))

    def _happens(self) -> None:
        if self.session.asking().kind != "deed":
            raise UsageError(
                said("something else has to be decided first"),
                remedy=said("`options` lists what can be done"),
            )
        self._leave_out()
        self.go_on_asking(Guided(Happening(self.session)))

    def _answer(self, line: str) -> None:
        """Give ``line`` to the question that waits; where it was the last one, say what can be done."""
        assert self.guided is not None
        lay, was = self._shown.laid(self.session), self.session.timeline()
        try:
            self.guided.hear(line)
        finally:
            if self.session.scene.state.log is None:
                self._shown.news(self.session, lay)
            self._shown.come_about(was, self.session)
            self._shown.namesakes(self.session)
            self._shown.lines(self.guided.asked())
        if self.guided.is_over:
            self.guided = None
            self._shown.lines(asked_for(self.session))

    def _choose(self, number: int) -> None:
        stopped = self.session.asking().kind == "stop"  # what fate may give then has no numbers
        if self.session.asks_fate and (stopped or not number):
            self._go_on(lambda: self.session.fate(str(number)))
        else:
            self._go_on(lambda: self.session.choose(number))

    def _go_on(self, step: Callable[[], object]) -> None:
        """Take ``step`` and what comes behind it, and say what that has changed, all or a part."""
        was, lay, lines = (
            self.session.timeline(),
            self._shown.laid(self.session),
            self.session.lines,
        )
        stopped = self.session.asking().kind == "stop"
        step()
        self._leave_out()
        try:
            self.session.go_on()
        finally:
            begun = self.session.scene.state.log is not None
            if not lay or not begun:
                self._shown.news(self.session, lay)
            self._shown.come_about(was, self.session)
            same = was == self.session.timeline()
            if (
                same
                and (begun or lay == self._shown.laid(self.session))
                and (stopped or self.session.asking().kind != "stop")
            ):
                self._shown.noted(self.session, lines)
            self._shown.namesakes(self.session)
            self._shown.asked(self.session)

    def _undo(self) -> None:
        before = self._told.table_before(self.session)
        if before is not None:
            if before.edition != self.session.edition:
                self._shown.lines([said("edition {edition}").format(edition=before.edition)])
            self.session, self.meanings = before, Meanings()
            self._shown.lines([said("(the table is as it was before)"), *asked_for(before)])
            return
        lines = self._told.back(self.session)
        self.meanings = Meanings()
        self._shown.lines(
            [said("taken back: {text}").format(text="; ".join(one.text for one in lines))]
        )
        if any(line.kind == "when" for line in lines):  # play had begun, and goes on otherwise
            self._shown.lines(asked_for(self.session))
        else:
            self._shown.asked(self.session)

    def _save(self, file: str) -> None:
        if not file:
            raise UsageError(said("no file is named"), remedy=said("save dispute.feature"))
        text = self.session.case()
        write_case(file, text)
        self.saved = text
        self._shown.lines([said("saved: rulesref replay {file}").format(file=file)])

    def _edition(self, edition: str) -> None:
        before = self.session
        self.session, lines = other_rules(before, edition)
        self._told.leave(before, self.session)
        self._shown.lines(lines)
        self._shown.asked(self.session)

    def _leave_out(self) -> None:
        """Say what may have been meant by the line before, and is not taken: nobody said yes."""
        left, self.meanings = "; ".join(self.meanings.left_out(self.session)), Meanings()
        if left:
            self._shown.lines(
                [said("(left out, since nobody said yes: {lines})").format(lines=left)]
            )

    def _mean_nothing(self) -> None:
        """Leave out the line that waits for a yes or a number: nothing else is taken back by that."""
        if len(self.meanings.ways) > 1:
            self._shown.lines([said("(nothing of that line is told)")])
        self._leave_out()
