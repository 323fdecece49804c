"""What is said too late to be told: something else would have happened with it."""

from __future__ import annotations

from rulesref.cases.case import TABLE
from rulesref.catalogue import said
from rulesref.errors import CaseError
from rulesref.session.lines import Line


class ChangesThePast(CaseError):
    """A ``late`` line lays out what would have changed what has happened."""

    def __init__(self, late: Line) -> None:
        super().__init__(
            said("with this from the beginning, something else would have happened"),
            file=TABLE,
            remedy=said("`undo` takes the last line back"),
        )
        self.late = late
