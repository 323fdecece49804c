"""Who sits at the table, of whom a text says nothing else: "my friend plays Daisy"; and where all of them are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rulesref.answers.prose.clause import AT, ClauseReader, Lines, types_of
from rulesref.answers.prose.names import MARK


def _seated(reader: ClauseReader, who: str, told: Sequence[str], depth: int) -> Lines:
    """What is told besides, where ``who`` is an investigator: they have been spoken of from now on."""
    if not MARK.fullmatch(who) or types_of(reader, who) != {"investigator"}:
        return None  # a card is played by whoever has it
    reader.discourse.name(who)
    lines = reader.read_all(told, depth)
    reader.said_who_sits = True
    return lines


def _we(reader: ClauseReader, place: str, told: Sequence[str], depth: int) -> Lines:
    """All of whom has been spoken are at ``place``: who "we" are beside a lone one, nobody has said."""
    people = reader.discourse.people()
    if len(people) < 2:
        return None
    at = AT[reader.language]
    return reader.read_all(
        [f"{reader.discourse.marked(who)} {at} {place}" for who in people], depth
    )


SEATED: Mapping[str, Callable[[ClauseReader, str, Sequence[str], int], Lines]] = {
    "SEATED": _seated,
    "WE": _we,
}
