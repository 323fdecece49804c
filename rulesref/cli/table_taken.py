"""What each line that was said to a table has told, which is taken back as one."""

from __future__ import annotations

from rulesref.session.lines import Line
from rulesref.session.session import Session


class Taken:
    """How many sentences had been told before each line that told some, and which were coming then.

    One line may tell several, and a choice lets lines of a file come: whoever takes it back means
    all of that. What no line is known for, such as a file, is taken back sentence by sentence.
    """

    def __init__(self) -> None:
        self._before: list[tuple[int, tuple[Line, ...]]] = []
        #: The tables that were left for others, each with how many lines the other had at first.
        self._left: list[tuple[int, Session]] = []

    def note(self, session: Session, before: Session) -> None:
        """Take down that one line has led from ``before`` to ``session``."""
        count = len(before.lines)
        if len(session.lines) > count:
            self._forget(count)
            self._before.append((count, before.coming))

    def leave(self, session: Session, other: Session) -> None:
        """Take down that somebody goes on at the ``other`` table, where ``session`` would be played anew."""
        self._left.append((len(other.lines), session))

    def table_before(self, session: Session) -> Session | None:
        """The table that was left for ``session`` by the last line, to go back to; None where none was."""
        if self._left and len(session.lines) <= self._left[-1][0]:
            _, before = self._left.pop()
            return before
        return None

    def back(self, session: Session) -> tuple[Line, ...]:
        """Take back at ``session`` what the last line told. Raises ``UsageError`` where nothing was."""
        self._forget(len(session.lines))
        if not self._before:
            return (session.undo(),)
        count, coming = self._before.pop()
        told = [session.undo() for _ in range(len(session.lines) - count)]
        session.coming = coming
        return tuple(reversed(told))

    def clear(self) -> None:
        """Know of no line, as at a table that was kept."""
        self._before.clear()
        self._left.clear()

    def _forget(self, count: int) -> None:
        """Forget the lines that began behind so many sentences: they have been taken back."""
        while self._before and self._before[-1][0] >= count:
            self._before.pop()
