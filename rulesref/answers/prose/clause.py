"""A line of a case that a clause of prose says, and what can be asked of whoever reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from rulesref.answers.prose.discourse import Discourse
from rulesref.answers.prose.names import MARK
from rulesref.rulings.tongue import Tongue

#: Before an assignment of as much as there is.
ALL = "ALL: "
#: Before what a text says is not so, which has to hold when it is said.
NOT = "NOT: "
#: Before what a text says to be so once something has happened, which has to hold by then.
SO = "SO: "
#: Before the skill of which a text says that a test was, which has to be that of the test that goes on.
OF = "OF: "
#: Before all that tells nothing, and only has to hold.
HELD = (NOT, SO, OF)


class Clause(NamedTuple):
    """A line of a case: its ``text``, whether it tells what lies there."""

    text: str
    given: bool

    @property
    def acts(self) -> bool:
        """Whether something happens by it."""
        return not self.given and not self.text.startswith(HELD)


#: What a clause says; None where a word of it is not understood.
Lines = list[Clause] | None
AT = {"en": "is at", "it": "è in"}
CONTROLS = {"en": "controls", "it": "controlla"}
ENGAGED = {"en": "{} is engaged with {}", "it": "{} è impegnato con {}"}


class ClauseReader(Protocol):
    """Whoever reads the clauses of one text: what has been read, and reading on."""

    tongue: Tongue
    language: str
    discourse: Discourse
    lines: list[Clause]
    said_unengaged: bool
    said_late: bool
    said_who_sits: bool

    def read(self, clause: str, depth: int) -> list[Clause] | None:
        """The lines that ``clause`` says; None where a word of it is not understood."""

    def read_all(self, clauses: Sequence[str], depth: int) -> list[Clause] | None:
        """The lines that all of ``clauses`` say, one after another."""


def types_of(reader: ClauseReader, text: str) -> frozenset[str]:
    """The types that the card which ``text`` names may have."""
    mark = MARK.search(text)
    return reader.discourse.named[int(mark[0][1:])].types if mark else frozenset()
