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


#: What a piece begins with that says itself of whom it tells.
_SAYS_WHOSE = {
    "en": re.compile(r"(?:and |then )?(?:(?:the|an?|my) )?(?:@\d|I\b|I'|there (?:is|are) )", re.I),
    "it": re.compile(
        r"(?:e |poi )?(?:(?:il|lo|la|i|gli|le|un|uno|una|il mio|la mia) |l'|un')?(?:@\d|io\b|ci sono |c'è )",
        re.I,
    ),
}


#: A name before the colon of what is said about it.
_HEADING = re.compile(r"(?:(?:and|e|then|poi) )?(?:(?:the|an?|my|il|lo|la|un|uno|una) )?(@\d+):")
#: A name and nothing else.
_BARE = re.compile(
    r"(?:(?:and|e|then|poi) )?(?:(?:the|an?|my|il|lo|la|un|uno|una) |l'|un')?@\d+[ .!]*", re.I
)


def unread(
    reader: Reader, sentence: str, named: Sequence[Named], *, first: bool = True
) -> Iterator[str]:
    """What of ``sentence`` is not understood once ``reader`` has told as much of it as possible.

    Nothing happens that comes behind a part that is not understood, and what does not say whose it
    is may be that of somebody of whom such a part told. It is the ``first`` unless one came before.
    """
    whose = _SAYS_WHOSE[reader.language]
    bare = _BARE.fullmatch(sentence)
    if not bare and (first or whose.match(sentence)) and _tells(reader, sentence):
        return
    pieces = re.split(rf"({_JOINT[reader.language]})", sentence)
    place, acts = 0, first
    while place < len(pieces):
        for end in range(min(len(pieces), place + _RUN), place, -2):
            piece = "".join(pieces[place:end])
            if _BARE.fullmatch(piece):  # a name alone tells nothing of what it is the name of
                continue
            if (acts or whose.match(piece)) and _tells(reader, piece, acts=acts):
                break
        else:
            end, acts = place + 1, False
            yield unmarked(pieces[place].strip(), named)
        place = end + 1


def _tells(reader: Reader, piece: str, *, acts: bool = True) -> bool:
    """Whether ``reader`` has told ``piece``; a heading of which no line says anything is not told."""
    heading = _HEADING.match(piece)
    before, lines = reader.mark(), len(reader.lines)
    if not reader.tell(piece, acts=acts):
        return False
    if heading:
        name = reader.discourse.name(heading[1])
        if not any(name in line.text for line in reader.lines[lines:]):
            reader.back(before)
            del reader.lines[lines:]
            return False
    return True
