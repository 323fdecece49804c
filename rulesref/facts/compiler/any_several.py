"""What returns any of several cards returns as many of them as one likes: one alone is a guess.

"Any event" is one of them, and "any events" are one or more. Productions read either noun behind
"any" as they do behind "an", so a reading that takes back one of several is not what is said.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from rulesref.facts.compiler.tokens import Token

#: Nouns of several cards.
_SEVERAL = frozenset({"cards", "events", "assets", "skills", "treacheries"})
#: Words that return something, and those for which it is searched.
_BEFORE_ANY = frozenset({"return", "returns", "for"})


def takes_one_of_any(tokens: Sequence[Token], abilities: Any) -> bool:
    """Whether ``tokens`` return any of several cards, and ``abilities`` take back one."""
    words = [token.word for token in tokens]
    several = any(
        first in _BEFORE_ANY and any_of == "any" and "number" not in noun and set(noun) & _SEVERAL
        for place, (first, any_of) in enumerate(pairwise(words))
        if (noun := words[place + 2 : place + 4])
    )
    return several and any(_takes_one(deed) for deed in _tables(abilities))


def _takes_one(deed: Mapping[str, Any]) -> bool:
    card = deed.get("card")
    one = isinstance(card, Mapping) and "choose" in card and "amount" not in card
    return deed.get("verb") == "take-back" and one


def _tables(value: Any) -> Iterator[Mapping[str, Any]]:
    if isinstance(value, Mapping):
        yield value
    for item in value.values() if isinstance(value, Mapping) else value:
        if isinstance(item, Mapping | list | tuple):
            yield from _tables(item)
