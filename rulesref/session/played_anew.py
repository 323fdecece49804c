"""What is said too late: with it from the beginning, something else would have happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesref.errors import CaseError
from rulesref.session.lines import Line

if TYPE_CHECKING:
    from rulesref.session.session import Session


class ChangesThePast(CaseError):
    """A ``late`` line lays out what would have changed what has happened."""

    def __init__(self, message: str, late: Line, *, file: str, remedy: str) -> None:
        super().__init__(message, file=file, remedy=remedy)
        self.late = late


def from_the_beginning(session: Session, late: Line) -> Session:
    """Another table with the ``late`` line among what lay there at first, and all else told once more.

    What cannot be told any more, from the first such line on, waits until somebody has decided what
    comes before it. Raises ``CaseError`` where ``late`` itself cannot lie there.
    """
    other = session.empty()
    first = next((at for at, one in enumerate(session.lines) if one.kind != "given"), None)
    for line in session.lines[:first]:
        other.tell(line.text, line.kind)
    other.tell(late.text, "given")
    again = session.lines[first:] if first is not None else ()
    for told, line in enumerate(again):
        try:
            other.tell(line.text, line.kind)
        except CaseError:
            other.coming = again[told:]
            break
    return other
