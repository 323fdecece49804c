"""A sentence of which not every word is understood, as far as it is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rulesref.answers.prose.names import Named, unmarked
from rulesref.answers.prose.reader import Reader
from rulesref.answers.prose.ways import JOINS

#: So many pieces and joints of a sentence are tried together.
_RUN = 9
#: Between two pieces of a sentence.
_JOINT = {
    language: "|".join(
        re.escape(join)
        for join in sorted(joins, key=len, reverse=True)
        if join.strip(" ,") not in ("with", "con", "that", "as")
    )
    for language, joins in JOINS.items()
}


def unread(reader: Reader, sentence: str, named: Sequence[Named]) -> Iterator[str]:
    """What of ``sentence`` is not understood once ``reader`` has told as much of it as possible.

    Nothing happens that comes behind a part that is not understood.
    """
    if reader.tell(sentence):
        return
    pieces = re.split(rf"({_JOINT[reader.language]})", sentence)
    place, acts = 0, True
    while place < len(pieces):
        for end in range(min(len(pieces), place + _RUN), place, -2):
            if reader.tell("".join(pieces[place:end]), acts=acts):
                break
        else:
            end, acts = place + 1, False
            yield unmarked(pieces[place].strip(), named)
        place = end + 1
