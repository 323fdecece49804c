"""The questions of a table that is laid out step by step, and what own words may have meant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulesref.catalogue import said
from rulesref.errors import UsageError
from rulesref.session.commands import read_command
from rulesref.session.guide import Guide
from rulesref.session.lines import Line
from rulesref.session.session import Session

#: The commands that are heard while questions wait; whatever else is said answers them.
_HEARD = frozenset({"position", "help", "explain", "quit", "save", "case"})
_BACK = frozenset({"undo", "back", "annulla", "indietro"})
_ENOUGH = frozenset({"enough", "basta"})


class Guided:
    """The questions for ``session`` as they are printed and answered."""

    def __init__(self, session: Session) -> None:
        self._guide = Guide(session)
        self._enough = False

    @property
    def is_over(self) -> bool:
        """Whether nothing is asked any more."""
        return self._enough or self._guide.prompt is None

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
            self._guide.back()
        else:
            self._guide.answer(line)

    def asked(self) -> Iterator[str]:
        """The question that waits, its choices, and what an empty answer means."""
        prompt = None if self._enough else self._guide.prompt
        if prompt is None:
            return
        empty = said("(Enter: {})").format(prompt.empty) if prompt.empty else ""
        yield f"{prompt.text} {empty}".rstrip()
        for number, choice in enumerate(prompt.choices, 1):
            yield f"{number:4}  {choice}"


def not_yet(line: str, meant: Sequence[Line]) -> UsageError:
    """The question whether ``line`` means what is ``meant``."""
    return UsageError(
        said("{line}: is this meant?").format(line=line),
        candidates=tuple(one.text for one in meant),
        listed=said("understood as"),
        remedy=said("`yes` takes it; or say it otherwise"),
    )
