"""What the user's own card data prints of a card, with errata applied, and what their taboo list says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rulesref.cards.data.taboos import TabooChange
from rulesref.facts.own import own_of
from rulesref.games.game import Game


class TextLine(NamedTuple):
    """One ability as it is printed; ``stopped`` are the words at which reading it ended, if any."""

    text: str
    stopped: str = ""


class Applied(NamedTuple):
    """An erratum of a printed fact: the section that says so, and what it changes."""

    section: str
    what: str  # "trait", "keyword", "title", or the name of a number
    old: str
    new: str
    already: bool  # whether the data had it


class OwnText(NamedTuple):
    """What the user has of one card: its text, line by line, and the Italian one."""

    lines: tuple[TextLine, ...] = ()
    italian: str = ""
    errata: tuple[Applied, ...] = ()
    taboo: TabooChange | None = None


#: Marks that open right before a line.
_OPENED = re.compile(r"(?:<[a-z]+>)*$")


def own_text(game: Game, code: str) -> OwnText:
    """What the user's data has of the card with that code."""
    own = own_of(game)
    if own is None:
        return OwnText()
    listed = own.taboos.facts(code)
    taboo = TabooChange(**listed) if listed else None
    printed = own.texts.facts(code)
    if printed is None:
        return OwnText(taboo=taboo)
    errata = tuple(Applied(*change) for change in printed["errata"])
    return OwnText(tuple(_lines(printed)), printed["it"], errata, taboo)


def _lines(printed: Mapping[str, Any]) -> Iterator[TextLine]:
    """The lines of a text, each with the words at which reading stopped."""
    text = printed["text"]
    for start, end, understood, stopped in printed["lines"]:
        opened = _OPENED.search(text[:start])
        start -= len(opened[0]) if opened else 0
        yield TextLine(text[start:end], "" if understood == "full" else text[stopped:end])
    if not printed["lines"] and text:
        yield TextLine(text)
