"""Who comes to a table by a player's words and is told no place there."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rulesref.answers.prose.reader import Reader
from rulesref.catalogue import said
from rulesref.errors import UsageError


def unplaced_in(reader: Reader, seated: Collection[str]) -> list[str]:
    """Whoever comes to the table where others are ``seated`` and is told no place."""
    talk = reader.discourse
    return [
        who
        for who in talk.people()
        if who not in seated and talk.places.get(who, "") in ("", *talk.stand_ins)
    ]


def take_for_there(unplaced: Sequence[str], reader: Reader, places: Sequence[str]) -> None:
    """Take the ``unplaced`` for being at the one of the ``places`` that a text names.

    Raises ``UsageError`` where it names several.
    """
    talk = reader.discourse
    if len(places) > 1:
        refuse_unplaced(unplaced)
    for who in unplaced if places else ():
        placed = talk.places.get(who, "")
        talk.places[who] = talk.starts[who] = places[0]
        talk.stand_ins = [name for name in talk.stand_ins if name != placed]


def refuse_unplaced(unplaced: Sequence[str]) -> None:
    """Raise ``UsageError`` where there are any: nobody knows where they are."""
    if unplaced:
        raise UsageError(
            said("where is {who}?").format(who=unplaced[0]),
            remedy=said("say it together with the rest"),
        )
