"""The one table of verbs. The front door, the typer application and the docs all read it.

A verb is a row of one of its parts and a module of this package with
``run(asked, console) -> int``, imported only when the verb is called.
"""

from __future__ import annotations

from rulesref.catalogue import marked
from rulesref.cli import book_verbs, library_verbs, play_verbs
from rulesref.cli.grammar import Verb

VERBS: tuple[Verb, ...] = (*book_verbs.VERBS, *play_verbs.VERBS, *library_verbs.VERBS)

#: What a group of verbs is for; a group called without a verb takes the one named here.
GROUPS = {
    "sources": (marked("Your own documents: add, list, show, check, remove, undo, aside."), "list"),
    "cards": (
        marked("What cards do, and your own: add, list, show, check, remove, coverage."),
        "coverage",
    ),
}
