"""Whom "your" means where somebody else resolves an effect: you still, and not them.

Notation has one "you" at a time: within ``resolved-by`` it is whoever resolves the effects. So "each
other investigator may move to your location" cannot be said that way, which would have each of them
move to where they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from rulesref.facts.compiler.reading import Reading
from rulesref.facts.compiler.tokens import Token

_Facts = TypeVar("_Facts")
_YOU = frozenset({"you", "your", "yours"})
_BY_ANOTHER, _OF_INVESTIGATORS = "resolved-by", "investigator-tail"


def takes_others_for_you(tokens: Sequence[Token], reading: Reading) -> bool:
    """Whether ``reading`` takes somebody else for you, or you for somebody else."""
    return _by_another(reading.value) and (
        _addresses_another(tokens, reading) or _goes_on_with_you(tokens, reading)
    )


def _addresses_another(tokens: Sequence[Token], reading: Reading) -> bool:
    """Whether "you" is read as somebody else, who resolves what it stands in."""
    row = reading.production
    if row is not None and _by_another(row.means) and any(_told_to_you(tokens, reading)):
        return True
    return any(_addresses_another(tokens, part) for part in reading.parts)


#: How a text says of others what is told to you in the same words: "each investigator may draw".
_IN_THE_SAME_WORDS = frozenset({"may", "must"})
#: What goes on with whoever was named: what they do as well, and what they may do in its place.
_JOINED = (["and"], ["or"])


def _goes_on_with_you(tokens: Sequence[Token], reading: Reading) -> bool:
    """Whether the second thing that somebody else may do is read as one that you do.

    "Each investigator may draw 1 card and gain 1 resource" says nothing of you.
    """
    if len(reading.parts) > 1 and _by_another(reading.parts[0].value):
        first, *others = reading.parts
        joined = [token.word for token in tokens[first.end : others[0].start]] in _JOINED
        words = {token.word for token in tokens[first.start : first.end]}
        later = {token.word for token in tokens[first.end : others[0].end]}
        if joined and words & _IN_THE_SAME_WORDS and not later & _YOU:
            return True
    return any(_goes_on_with_you(tokens, part) for part in reading.parts)


def _told_to_you(tokens: Sequence[Token], reading: Reading) -> list[int]:
    """The places of "you" in ``reading``, but where it says who the others are, and when."""
    elsewhere = {
        place
        for part in reading.parts
        if _says_who(part) or _says_when(part)
        for place in range(part.start, part.end)
    }
    return [
        place
        for place in range(reading.start, reading.end)
        if tokens[place].word in _YOU and place not in elsewhere
    ]


def _says_who(part: Reading) -> bool:
    """Whether ``part`` names investigators: "each investigator at your location"."""
    row, value = part.production, part.value
    named = isinstance(value, Mapping) and "investigator" in (value.get("choose"), value.get("all"))
    return named or (row is not None and row.category == _OF_INVESTIGATORS)


def _says_when(part: Reading) -> bool:
    """Whether ``part`` is an occasion, or the head of an ability."""
    return isinstance(part.value, Mapping) and not {"on", "kind"}.isdisjoint(part.value)


def _by_another(means: Any) -> bool:
    """Whether ``means`` has somebody else than you resolve something."""
    if isinstance(means, Mapping):
        own = means.get("verb") == _BY_ANOTHER and means.get("who") != "you"
        return own or any(map(_by_another, means.values()))
    return isinstance(means, list) and any(map(_by_another, means))


def told_directly(meanings: list[tuple[_Facts, Reading]]) -> list[tuple[_Facts, Reading]]:
    """Those of ``meanings`` that productions say of others; all of them where there is none.

    What is said of others as it would be said to you is what it means where nothing else says it.
    """
    directly = [one for one in meanings if not _as_to_you(one[1])]
    return directly or meanings


def _as_to_you(reading: Reading) -> bool:
    own = reading.production is None and bool(reading.parts)
    return own or any(map(_as_to_you, reading.parts))
