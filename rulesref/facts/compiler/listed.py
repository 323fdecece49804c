"""What is listed, one option a line: the rest of a line belongs to the option that it begins with."""

from __future__ import annotations

from collections.abc import Sequence

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
