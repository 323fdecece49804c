"""The sentences of the events of a game, as a timeline prints them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache

from rulesref.engine.event import EventKind
from rulesref.engine.rules import Rules
from rulesref.expression import lazily
from rulesref.rulings.tongue import Tongue
from rulesref.wording.pattern import Pattern
from rulesref.wording.pattern_table import PatternTable

#: Where something happens, or to what, at the end of a sentence: whoever tells it may leave it out.
_WHERE = {
    "en": lazily(r" (?:at|on|to|from|in|with|for|against|beneath) \{\w+\}$"),
    "it": lazily(r" (?:in|a|su|da|con|per|contro|sotto) \{\w+\}$"),
}


@cache
def patterns(kind: EventKind, language: str) -> tuple[Pattern, ...]:
    """The sentences of an event row."""
    return tuple(Pattern(template, kind.slots, language) for template in kind.templates[language])


def event_table(tongue: Tongue) -> PatternTable[EventKind]:
    """The sentences of all events of the game of ``tongue``, in its language, by their words."""
    rules = tongue.game.rules
    return _table(rules, len(rules.events), tongue.language, patterns)


def table_without_place(tongue: Tongue) -> PatternTable[EventKind]:
    """The same without the end of each that says where, or to what, as far as they have one."""
    rules = tongue.game.rules
    return _table(rules, len(rules.events), tongue.language, _without_place)


@lru_cache(maxsize=16)
def _table(
    rules: Rules, events: int, language: str, told: Callable[[EventKind, str], Iterable[Pattern]]
) -> PatternTable[EventKind]:
    """What is ``told`` of each of the ``events``, of which there are so many, by their words.

    None of one that no timeline tells: of such a sentence it could only be said that it is not so.
    """
    kinds = [kind for kind in rules.events.values() if not kind.silent]
    return PatternTable((kind, one) for kind in kinds for one in told(kind, language))


def _without_place(kind: EventKind, language: str) -> Iterator[Pattern]:
    for template in kind.templates[language]:
        shorter = _WHERE[language].sub("", template)
        if shorter not in kind.templates[language]:
            yield Pattern(shorter, kind.slots, language)
