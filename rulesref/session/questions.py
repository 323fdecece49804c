"""Questions of a table: asked one after another, answered a line each, and taken back."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import NamedTuple, TypeVar

from rulesref.catalogue import said
from rulesref.errors import RulesrefError, UsageError
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

        An answer is taken as a whole or not at all.
        """
        while True:
            line = yield prompt
            before = len(self.session.lines)
            try:
                return take(line)
            except RulesrefError as problem:
                while len(self.session.lines) > before:
                    self.session.undo()
                self._problem = problem
