"""A question as sentences: what is told, and what is asked in the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from rulesref.search.prose import unended
from rulesref.wording.third_person import third_person

#: A "!" that goes on in small letters is the end of a name, such as that of Lucky!. A quotation ends with
#: its own mark; one that ends in "..." may be a name.
_END = re.compile(
    rf"(?<=[?;])\s+|(?<=!)\s+(?![a-zà-ü])|(?<=\.){unended()}\s+|(?<=[^.]\.['’\"”])\s+(?![a-zà-ü])|\n+"
)
_MARKS = " \t.;!?…"
#: Words that lead a question and stand behind its subject in a statement, by language.
_LEADING = {
    "en": ("is", "are", "was", "were", "has", "have", "can", "could", "may"),
    "it": ("è", "ha", "può"),
}
#: What a leading word becomes in a statement of a case.
_STATED = {
    "can": "may",
    "could": "may",
    "are": "is",
    "were": "is",
    "was": "is",
    "have": "has",
}
_DOES = ("does", "do", "did", "will")


class Posed(NamedTuple):
    """A question as sentences: ``told`` before it in order, and ``question``, empty where none asks.

    Where it is ``again``, the last of what is told was said in the question, and may only repeat what stands before;
    said only ``aside``, it changes nothing of what "it" means.
    """

    told: tuple[str, ...]
    question: str
    again: bool = False
    aside: bool = False
    #: Whether it is asked of what comes after that.
    after: bool = False


def sentences_of(text: str) -> Posed:
    """The sentences of ``text``; a lone one asks, the last of several with a question mark."""
    pieces = pieces_of(text)
    asks = len(pieces) == 1 or (bool(pieces) and pieces[-1].endswith("?"))
    told = tuple(piece.strip(_MARKS) for piece in (pieces[:-1] if asks else pieces))
    return Posed(told, pieces[-1].strip(_MARKS) if asks else "")


def asked_first(text: str) -> Posed:
    """The sentences of ``text``, of which the only one with a question mark asks, wherever it stands."""
    asked, pieces = sentences_of(text), pieces_of(text)
    asks = [number for number, piece in enumerate(pieces) if piece.endswith("?")]
    if asked.question or len(asks) != 1:
        return asked
    told = tuple(one.strip(_MARKS) for number, one in enumerate(pieces) if number != asks[0])
    return Posed(told, pieces[asks[0]].strip(_MARKS))


def pieces_of(text: str) -> list[str]:
    """The sentences of ``text`` in order, each with its end mark."""
    return [piece.strip() for piece in _END.split(text) if piece.strip(_MARKS)]


def statements(question: str, language: str) -> Iterator[str]:
    """Everything that ``question`` may ask about as a statement, itself first.

    "Is Guard Dog defeated" is "Guard Dog is defeated" wherever its subject ends.
    """
    yield question
    first, *rest = question.split()
    leading = first.casefold()
    if leading in _LEADING[language]:
        verb = _STATED.get(leading, leading)
        for place in range(1, len(rest) + 1):
            yield " ".join((*rest[:place], verb, *rest[place:]))
    elif language == "en" and leading in _DOES:
        for place in range(1, len(rest)):
            yield " ".join((*rest[:place], third_person(rest[place]), *rest[place + 1 :]))
