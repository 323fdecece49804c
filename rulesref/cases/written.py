"""What a case is written in: the text of a file, and steps that know their places in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from rulesref.catalogue import said
from rulesref.errors import CaseError
from rulesref.expression import lazily
from rulesref.record import NamedTuple

#: No step is so long: every sentence is tried on it, and takes the longer the more it has to part.
LONGEST = 1_000
#: No step joins so many things: each joint is tried as the one between two steps, with all others.
MOST_JOINED = 16
_JOINT = lazily(r"\s(?:and|but|ed?|ma)\s")
#: A place in an outline that a row of its examples fills.
PLACEHOLDER = lazily(r"<([^<>]+)>")


def filled(text: str, values: Mapping[str, str]) -> str:
    """``text`` with the ``values`` of its placeholders; one without a value stays as it is."""
    return PLACEHOLDER.sub(lambda found: values.get(found[1], found[0]), text)


class Step(NamedTuple):
    """One step: "given", "when" or "then", its sentence, its place, the table below it.

    ``pieces`` say where a sentence that is put together of several places has its parts from:
    (offset in ``text``, line, column), in order.
    """

    kind: str
    text: str
    line: int
    column: int
    table: tuple[tuple[str, int, int], ...]  # (cell, line, column)
    pieces: tuple[tuple[int, int, int], ...] = ()

    def place(self, offset: int) -> tuple[int, int]:
        """(line, column) in the file of the character at ``offset`` of the sentence."""
        start, line, column = 0, self.line, self.column
        for piece in self.pieces:
            if piece[0] <= offset:
                start, line, column = piece
        return line, column + offset - start


class StepFinder(Protocol):
    """Whoever knows what a step can say: finds steps in lines that Gherkin passes over.

    Each gives the (keyword, sentence) of a step in the bare ``text``, or ``None``; ``values`` are
    those of placeholders.
    """

    def find_step(
        self, text: str, language: str, values: Mapping[str, str]
    ) -> tuple[str, str] | None:
        """The step that ``text`` says, as a whole or behind what it begins with."""

    def behind_keyword(
        self, text: str, language: str, values: Mapping[str, str]
    ) -> tuple[str, str] | None:
        """The step that follows a keyword anywhere in ``text``."""

    def near_step(
        self, text: str, language: str, values: Mapping[str, str]
    ) -> tuple[str, str] | None:
        """The step that ``text`` is as a whole, but for names that come near to known ones."""

    def nearly_step(
        self, text: str, language: str, values: Mapping[str, str]
    ) -> tuple[str, str] | None:
        """The step that ``text`` is but for a word and slips in names, behind a keyword or a star.

        Keyword and sentence may be of either language; ``language`` is tried first.
        """

    def known_steps(self, text: str, language: str) -> tuple[str, ...]:
        """The steps that come nearest to ``text``, which is none, each with its keyword."""


class Written(NamedTuple):
    """What is being read: a file, its language, its lines; ``finder`` knows steps in it."""

    file: str
    language: str
    lines: tuple[str, ...]
    finder: StepFinder

    def fault(self, message: str, line: int, column: int = 0, **more: Any) -> CaseError:
        """``message`` about the place; without a column, about the first word of the line."""
        text = self.lines[line - 1] if line <= len(self.lines) else ""
        column = column or len(text) - len(text.lstrip()) + 1
        return CaseError(message, file=self.file, line=line, column=column, text=text, **more)


def check_length(steps: Iterable[Step], text: Written) -> None:
    """Raise ``CaseError`` where a step, or a cell below it, tells more than any sentence does."""
    for step in steps:
        for told, line, column in ((step.text, step.line, step.column), *step.table):
            if fault := _too_much(told):
                raise text.fault(fault, line, column, remedy=_in_steps())


def check_line(told: str) -> None:
    """The same of a line that stands in no file, before anything is tried on it."""
    if fault := _too_much(told):
        raise CaseError(fault, text=told, remedy=_in_steps())


def _too_much(told: str) -> str:
    """What ``told`` has more of than a step may have; empty where there is nothing."""
    if len(told) > LONGEST:
        return said("this has {count} characters, and no step may have more than {most}").format(
            count=len(told), most=LONGEST
        )
    joined = len(_JOINT.findall(told)) + 1
    if joined > MOST_JOINED:
        return said("this joins {count} things, and no step may join more than {most}").format(
            count=joined, most=MOST_JOINED
        )
    return ""


def _in_steps() -> str:
    return said("say it in several steps")
