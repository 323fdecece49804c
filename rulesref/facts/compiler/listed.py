"""Options: one a line, where the rest of a line belongs to the one that it begins with, or in a row."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rulesref.facts.compiler.reading import Reading
from rulesref.facts.compiler.tokens import LINE, Token

#: The category of the options of a list.
_LIST = "bullets"
#: What follows the last option on its line, and is no part of it: a limit, a reminder.
_APART = frozenset({LINE, "("})


def breaks_off(tokens: Sequence[Token], reading: Reading) -> bool:
    """Whether a list in ``reading`` ends in the middle of a line, and what follows is none of it."""
    if reading.production is not None and reading.production.category == _LIST:
        rest = tokens[reading.end : reading.end + 1]
        if rest and rest[0].word not in _APART:
            return True
    return any(breaks_off(tokens, part) for part in reading.parts)


#: What joins a deed with the one before it.
_JOINS = frozenset({"and", "then"})
_APART_BY = [",", "or"]


def divides_an_option(tokens: Sequence[Token], reading: Reading) -> bool:
    """Whether a choice in ``reading`` is between less than what stands in front of ", or".

    "Draw 1 card and gain 1 resource, or heal 1 horror" has two options, the first of two deeds.
    """
    words = [token.word for token in tokens]
    joined = reading.start and words[reading.start - 1] in _JOINS
    if joined and any(
        words[first.end : after.start] == _APART_BY for first, after in pairwise(reading.parts)
    ):
        return True
    return any(divides_an_option(tokens, part) for part in reading.parts)
