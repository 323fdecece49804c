"""A question that turns a sentence of a case round: "is Guard Dog attached to it?" asks what a Then may say."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.answers.certain import STANDING
from rulesref.answers.prose.asked.asked_how import FACT
from rulesref.answers.prose.asked.asking import plain_question
from rulesref.answers.prose.asked.statements import Statements
from rulesref.answers.prose.discourse import Unclear
from rulesref.answers.prose.reader import Reader
from rulesref.answers.prose.strict import is_strict
from rulesref.answers.sentences import statements
from rulesref.rulings.reading import Told, read_of_kind

#: Rows about what play has made of a card or of the test, besides where things stand.
_SHOWN = STANDING | {"has-keyword", "has-no-keyword", "difficulty-is", "value-is", "lies-beneath"}


def turned(question: str, reader: Reader) -> Iterator[Statements]:
    """What ``question`` asks where it is such a sentence, of one reading alone."""
    talk, found = reader.discourse, list[tuple[tuple[str, ...], str]]()
    asked = plain_question(question, talk.language)
    for said in statements(asked, talk.language) if asked else ():
        try:
            readings = list(talk.readings(said))
        except Unclear:
            continue
        for text, names in readings:
            read = read_of_kind(text, "then", reader.tongue, {})
            fits = isinstance(read, Told) and read.row.asks and read.row.id in _SHOWN
            if fits and isinstance(read, Told) and is_strict(read, reader.tongue):
                found.append((names, text))
    if len({text for _, text in found}) > 1 and not talk.are_told_apart(found[0][0], found[1][0]):
        return
    if found:
        yield Statements(FACT, (found[0][1],))
