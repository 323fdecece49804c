"""A table with what is said too late among what lay there at first, and all that has happened played anew."""

from __future__ import annotations

from rulesref.errors import CaseError
from rulesref.session.lines import Line
from rulesref.session.session import Session


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
