"""Kinds of abilities: rows of the game, with what the kernel must know of each."""

from __future__ import annotations

from typing import Literal

from rulesref.record import NamedTuple

#: The two kinds of which the kernel makes abilities itself, where an effect lasts or is delayed:
#: every game declares them.
CONSTANT = "constant"
FORCED = "forced"

#: Whether an ability answers a triggering condition; one that must and names none is opaque.
Answers = Literal["never", "may", "must"]


class Kind(NamedTuple):
    """One kind. One that only has an id and cites is resolved by the rows of the game alone.

    A ``forced`` ability resolves before those that somebody may use, and nobody may decline it. A
    ``constant`` one never begins: its effects are clauses, in force while its tests hold. Nobody
    begins an ``unprompted`` one, for the game resolves it at its moment: it has no cost and no
    limit, and its tests are judged as it resolves. The game looks at a ``watched`` one whenever
    something has happened. ``option`` is the id of the option of using one, ``procedure`` that of
    what then runs.
    """

    id: str
    cites: tuple[str, ...]
    answers: Answers = "never"
    forced: bool = False
    constant: bool = False
    unprompted: bool = False
    watched: bool = False
    option: str = "use"
    procedure: str = "use"

    def contradiction(self) -> str:
        """What no ability of this kind could be; empty where nothing is wrong."""
        if self.constant and (self.forced or self.unprompted or self.answers != "never"):
            return "what is constant never begins: it is not forced, unprompted, nor an answer"
        if self.unprompted and self.answers != "never":
            return "what is unprompted comes at its moment: it answers nothing"
        if self.forced and self.answers == "never":
            return "what is forced answers something"
        return ""
