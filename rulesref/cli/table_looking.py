"""What is only looked at or asked at a table: nothing of it changes what lies there."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from rulesref.catalogue import said
from rulesref.cli.console import Console
from rulesref.cli.table_guided import Guided
from rulesref.cli.table_help import help_lines
from rulesref.cli.table_shown import Shown, asked_for
from rulesref.cli.table_supposed import supposed, why_not
from rulesref.cli.table_words import each_in_its_words
from rulesref.errors import CaseError, RulesrefError, UsageError
from rulesref.session.session import Session


class Looking:
    """Somebody who looks at ``session``; a ``quiet`` one prints nothing."""

    def __init__(self, session: Session, console: Console, *, quiet: bool) -> None:
        self.session = session
        self.console = console
        self.quiet = quiet
        #: The questions by which somebody lays the table out, while they last.
        self.guided: Guided | None = None
        self._shown = Shown(console, quiet=quiet)
        #: What was refused or answered last.
        self.said_last: tuple[str, ...] = ()
        #: The id of a command → what it does with the rest of its line.
        self._looks: Mapping[str, Callable[[str], None]] = {
            "options": lambda rest: self._options(),
            "position": lambda rest: self._shown.lines(self._shown.laid(self.session)),
            "timeline": lambda rest: self._shown.come_about((), self.session),
            "case": lambda rest: self._shown.lines(self.session.case().splitlines()),
            "what-if": self._what_if,
            "why-not": self._why_not,
            "ask": self._ask,
            "outcomes": lambda rest: self._outcomes(),
            "explain": self._explain,
            "help": lambda rest: self._shown.lines(help_lines()),
        }

    def _options(self) -> None:
        """All that can be done; while questions wait, the one that is to be answered."""
        if self.guided is None:
            self._shown.lines(asked_for(self.session, everything=True))
            return
        self._shown.lines(self.guided.asked())
        self._shown.lines(
            [said("(`enough` leaves the rest out, `undo` takes the last answer back)")]
        )

    def _why_not(self, sentence: str) -> None:
        """Why ``sentence`` cannot be told; without one, the rules of what was refused or answered last."""
        if sentence or not self.said_last:
            self._shown.lines(why_not(self.session, sentence))
            return
        self._shown.lines(self.said_last)
        if not self.quiet:
            from rulesref.cli.table_explained import show

            rule = re.compile(rf"{self.session.judge.game.id}/[\w./-]*\w")
            for id in dict.fromkeys(rule.findall(" ".join(self.said_last))):
                show(self.session, id, self.console)

    def _what_if(self, sentence: str) -> None:
        other, taken_for = supposed(self.session, sentence)
        if taken_for:
            self._shown.lines([said("understood as"), *(f"  {line.text}" for line in taken_for)])
        self._shown.come_about(self.session.timeline(), other)
        self._shown.lines(asked_for(other))
        self._shown.lines([said("(only supposed: the table is as it was)")])

    def _ask(self, question: str) -> None:
        if not question:
            raise UsageError(said("nothing is asked"), remedy=said("ask …"))
        from rulesref.cli.table_answered import Unread, answered

        answer = answered(self.session, question, self.console.columns)
        try:
            self.said_last = tuple(each_in_its_words(answer))
        except Unread as unread:
            raise self._with_the_book(question, unread.problem) from None
        self._shown.lines(self.said_last)

    def _with_the_book(self, question: str, problem: CaseError) -> RulesrefError:
        """Show what the book has on ``question``, which is not read; what to say of that."""
        if self.quiet:
            return problem
        from rulesref.cli.table_book import refuse_with_the_book

        lines, refused = refuse_with_the_book(self.session, question, problem, self.console)
        self._shown.lines(lines)
        return refused

    def _outcomes(self) -> None:
        from rulesref.cli.looking_ahead import budget_of
        from rulesref.render.outcomes import render_ends

        self._shown.lines(render_ends(self.session.outcomes(budget_of()), self.console.columns))

    def _explain(self, text: str) -> None:
        """The rule, or the rules of the option with that number."""
        from rulesref.cli.table_explained import Explained, show

        choices = self.guided.choices if self.guided is not None else None
        explained = Explained(self.session, text, choices)
        self._shown.lines(explained.lines(self.console.columns))
        if not self.quiet:
            for rule in explained.rules:
                show(self.session, rule, self.console)
