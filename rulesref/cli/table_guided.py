"""The questions of a table that is laid out step by step, and what own words may have meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulesref.catalogue import said
from rulesref.errors import RulesrefError, UsageError
from rulesref.session.commands import read_command
from rulesref.session.questions import Questions

if TYPE_CHECKING:
    from rulesref.answers.prose.at_table import Understood

#: The commands that are heard while questions wait; whatever else is said answers them.
_HEARD = frozenset({"position", "help", "explain", "quit", "save", "case", "options"})
_BACK = frozenset({"undo", "back", "annulla", "indietro"})
_ENOUGH = frozenset({"enough", "basta"})


class Guided:
    """The ``questions`` of a table as they are printed and answered."""

    def __init__(self, questions: Questions) -> None:
        #: What is asked; each question waits until it is answered.
        self.questions = questions
        self._enough = False

    @property
    def is_over(self) -> bool:
        """Whether nothing is asked any more."""
        return self._enough or self.questions.prompt is None

    @property
    def choices(self) -> tuple[str, ...]:
        """What a number answers now."""
        prompt = None if self._enough else self.questions.prompt
        return prompt.choices if prompt is not None else ()

    def is_command(self, line: str) -> bool:
        """Whether ``line`` is a command that does not answer the question."""
        command = read_command(line)
        return command is not None and command.id in _HEARD

    def hear(self, line: str) -> None:
        """Take an answer, go back by one, or leave the rest out. Raises ``RulesrefError``."""
        word = line.strip().casefold()
        if word in _ENOUGH:
            self._enough = True
        elif word in _BACK:
            self.questions.back()
        else:
            self.questions.answer(line)

    def asked(self) -> Iterator[str]:
        """The question that waits, its choices, and what an empty answer means."""
        prompt = None if self._enough else self.questions.prompt
        if prompt is None:
            return
        empty = said("(Enter: {})").format(prompt.empty) if prompt.empty else ""
        yield f"{prompt.text} {empty}".rstrip()
        for number, choice in enumerate(prompt.choices, 1):
            yield f"{number:4}  {choice}"


def taken_by(*, stands: bool) -> str:
    """How what a line is understood as is taken, where it ``stands`` unless somebody drops it, or not."""
    if stands:
        return said("Enter takes it, and so does your next line; `no` drops it")
    return said("`yes` or Enter takes it; or say it otherwise")


def not_yet(line: str, found: Understood, problem: RulesrefError) -> RulesrefError:
    """The question whether ``line`` means what was ``found``; ``problem`` where nothing was."""
    lines = tuple(one.text for one in found.lines)
    granted = [
        said("(nothing is told by this, which is so unless it is told otherwise: {parts})").format(
            parts="; ".join(found.granted)
        )
    ]
    besides = granted if found.granted else []
    if lines and not found.left and not found.why:
        return UsageError(
            said("{line}: is this meant?").format(line=line),
            candidates=lines,
            listed=said("understood as"),
            remedy="\n  ".join((*besides, taken_by(stands=found.stands))),
        )
    besides += (
        said("{word} could be {names}").format(word=word, names=", ".join(names))
        for word, names in found.could.items()
    )
    if found.untold:
        besides.append(said("not told: {parts}").format(parts="; ".join(found.untold)))
        besides += [f"  {found.why}"] if found.left else []
    if not lines:
        problem.remedy = "\n  ".join(
            (*besides, said("say one thing a line; `lay` asks question by question"))
        )
        return problem
    return UsageError(
        said("not understood: {parts}").format(parts="; ".join(found.left))
        if found.left
        else found.why,
        candidates=lines,
        listed=said("the rest is understood as"),
        remedy="\n  ".join(
            (
                *besides,
                said("Enter takes that, and so does your next line; say what is missing otherwise")
                if found.stands
                else said("`yes` or Enter takes that; then say what is missing otherwise"),
            )
        ),
    )
