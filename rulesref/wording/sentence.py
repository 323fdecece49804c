"""Sentences of a case: what one may say, in every language, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rulesref.record import NamedTuple
from rulesref.wording.pattern import Pattern

KINDS = ("given", "when", "then")


class Sentence(NamedTuple):
    """One row. ``kind`` is "given", "when" or "then"; ``run(scene, **slots)`` does it.

    A "when" returns intents; a "then" returns what is unmet. ``table`` rows take the cells that
    follow the step; ``open`` rows judge a choice that nobody has answered. A "then" that ``asks``
    can also be asked as a question; once true, it is true for good where it ``lasts``, and of a
    moment that soon is over where it is ``fleeting``. ``absent(**slots)`` is whether it is true of
    a card that has not come to the table. A "when" that is an ``effect`` tells of one that the case
    does not name. An ``ordered`` one says what comes before what. ``early(scene, **slots)`` raises
    ``UnresolvedReference`` where a "then" is unmet because its moment is still to come.
    """

    id: str
    kind: str
    slots: Mapping[str, str]
    patterns: Mapping[str, tuple[Pattern, ...]]
    run: Callable[..., Any]
    table: bool
    open: bool
    asks: bool
    lasts: bool
    fleeting: bool
    absent: Callable[..., bool]
    effect: bool = False
    ordered: bool = False
    early: Callable[..., None] = lambda scene, **slots: None


def never(**slots: Any) -> bool:
    """``absent`` of a sentence that says where a card is, or what it has."""
    return False


def always(**slots: Any) -> bool:
    """``absent`` of a sentence that says only what is not so."""
    return True


class Intent(NamedTuple):
    """What a step wants: an option ``id`` with these ``slots``, or an opening of that name."""

    id: str
    slots: Mapping[str, Any]
