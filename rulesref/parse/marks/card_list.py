"""Headers that list cards: ``Occult Lexicon #316 Miss Doyle #30``, ``Asylum Halls (168–170)``."""

from __future__ import annotations

import re
from typing import NamedTuple

from rulesref.parse.marks.card_names import plain_name

_NUMBER = r"\d+[a-z]?"
_CARD = re.compile(
    rf"(?P<name>[^#]+?)\s*(?:#(?P<one>{_NUMBER})(?: / \([^()]*\d\))?"
    rf"|\((?P<many>{_NUMBER}(?:\s?[,/&–-]\s?{_NUMBER})+)\))(?:\s*,)?(?=\s|:|$)\s*"
)
#: Words that a sentence about cards has and a name of a card does not.
_SENTENCE = re.compile(r"\b(?:should|instead|these cards|this card|gains?|loses?|reads?)\b")


class PrintedCard(NamedTuple):
    """A card of a list. ``name`` is what an index knows it by, ``printed`` what stands there."""

    printed: str
    name: str
    number: str


def printed_cards(text: str) -> tuple[list[PrintedCard], str]:
    """The cards at the start of ``text``, and the text behind them."""
    cards: list[PrintedCard] = []
    place = 0
    while found := _CARD.match(text, place):
        name = found["name"].strip(" ,")
        if not name or _SENTENCE.search(name):
            break
        cards += _apart(name, found["one"] or found["many"])
        place = found.end()
    return cards, text[place:].strip()


def _apart(name: str, number: str) -> list[PrintedCard]:
    """One card, or several where as many names as numbers are listed with commas."""
    names, numbers = name.split(", "), re.split(r"\s?,\s?", number)
    if len(names) == len(numbers) > 1:
        return [PrintedCard(n, plain_name(n), no) for n, no in zip(names, numbers, strict=True)]
    return [PrintedCard(name, plain_name(name), number)]
