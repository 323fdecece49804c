"""The sentences of the events of a game, as a timeline prints them."""

from __future__ import annotations

from functools import cache, lru_cache

from rulesref.engine.event import EventKind
from rulesref.engine.rules import Rules
from rulesref.rulings.tongue import Tongue
from rulesref.wording.pattern import Pattern
from rulesref.wording.pattern_table import PatternTable


@cache
def patterns(kind: EventKind, language: str) -> tuple[Pattern, ...]:
    """The sentences of an event row."""
    return tuple(Pattern(template, kind.slots, language) for template in kind.templates[language])


def event_table(tongue: Tongue) -> PatternTable[EventKind]:
    """The sentences of all events of the game of ``tongue``, in its language, by their words."""
    rules = tongue.game.rules
    return _table(rules, len(rules.events), tongue.language)


@lru_cache(maxsize=8)
def _table(rules: Rules, events: int, language: str) -> PatternTable[EventKind]:
    """The sentences of all ``events``, of which there are so many, by their words."""
    kinds = rules.events.values()
    return PatternTable((kind, one) for kind in kinds for one in patterns(kind, language))
