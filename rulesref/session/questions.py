"""Questions of a table: asked one after another, answered a line each, and taken back."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import NamedTuple, TypeVar

from rulesref.catalogue import said
from rulesref.errors import AmbiguousReference, RulesrefError, UsageError
from rulesref.session.namesakes import told_apart
from rulesref.session.replies import chosen
from rulesref.session.session import Session


class Prompt(NamedTuple):
    """A question with its ``choices``, which a number answers; ``empty`` says what Enter means."""

    text: str
    choices: tuple[str, ...] = ()
    empty: str = ""


Answer = TypeVar("Answer")
#: A part of the questions: it gives prompts, is sent lines, and returns what they come to.
Asking = Generator[Prompt, str, Answer]


class Questions:
    """Those that ``all`` asks of ``session``; ``prompt`` waits, None when all are answered."""

    def __init__(self, session: Session) -> None:
        self.session = session
        #: What has been answered so far.
        self.answers: list[str] = []
        #: How many lines the table had before the first question.
        self.before = len(session.lines)
        self._problem: RulesrefError | None = None
        self._start()

    def all(self) -> Asking[None]:
        """Every question in turn."""
        raise NotImplementedError

    def _start(self) -> None:
        self._questions = self.all()
        self.prompt: Prompt | None = next(self._questions)

    def answer(self, line: str) -> None:
        """Take ``line``. Raises ``RulesrefError`` for what is no answer; the question stays."""
        self._problem = None
        try:
            self.prompt = self._questions.send(" ".join(line.split()))
        except StopIteration:
            self.prompt = None
        if self._problem is not None:
            raise self._problem
        self.answers.append(line)

    def back(self) -> None:
        """Take the last answer back, with what it laid out. Raises ``UsageError`` at the first one."""
        if not self.answers:
            raise UsageError(said("nothing has been told that could be taken back"))
        while len(self.session.lines) > self.before:
            self.session.undo()
        again, self.answers = self.answers[:-1], []
        self._start()
        for line in again:
            self.answer(line)

    def until(self, prompt: Prompt, take: Callable[[str], Answer]) -> Asking[Answer]:
        """Ask ``prompt`` until ``take`` takes the answer; what is wrong goes to whoever answers.

        An answer is taken as a whole or not at all. Where a name in it is that of several cards,
        it is asked which, and whatever is none of them is another answer to ``prompt``.
        """
        line = yield prompt
        while True:
            before = len(self.session.lines)
            try:
                return take(line)
            except RulesrefError as problem:
                while len(self.session.lines) > before:
                    self.session.undo()
                if isinstance(problem, AmbiguousReference) and problem.told in line:
                    line = yield from self._which(problem, line, prompt)
                else:
                    self._problem = problem
                    line = yield prompt

    def _which(self, problem: AmbiguousReference, line: str, prompt: Prompt) -> Asking[str]:
        """``line`` with the one of the cards in it that is meant, or another line."""
        labels = told_apart(self.session, problem.candidates)
        which = Prompt(said("{problem}: which?").format(problem=problem.message), tuple(labels))
        answer = yield which
        try:
            meant = labels[chosen(answer, which.choices)]
        except UsageError:
            return answer or (yield prompt)
        return line.replace(problem.told, meant, 1)
