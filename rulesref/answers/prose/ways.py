"""How a player may say what a case says, in each language: clauses, and how they hang together.

A row is (what is said, the clauses of a case that say the same, with a semicolon between them). What
it says is a pattern as those of the vocabulary; a clause that is none of the vocabulary is read by
these rows again. ``{x|s}`` is a bare verb and what follows it, said of somebody else.
"""

from __future__ import annotations

from rulesref.answers.prose.wordings.ways_english import WAYS_EN
from rulesref.answers.prose.wordings.ways_italian import WAYS_IT

Rows = tuple[tuple[str, str], ...]

WAYS: dict[str, Rows] = {"en": WAYS_EN, "it": WAYS_IT}
#: What joins two clauses: (the words, what the second one may lack: "subject", "verb").
JOINS = {
    "en": (
        ", and ", " and ", ", but ", " but ", "; ", ": ", ", so ", " so ", ", then ", ", which ", ", who ", " that ", " which ",
        " who ", ", with ", " with ", ", where ", ", while ", " while ", " as ", " when ", ", ",
    ),
    "it": (", e ", " e ", ", ma ", " ma ", "; ", ": ", ", che ", " che ", ", con ", " con ", ", dove ", " mentre ", ", "),
}  # fmt: skip
