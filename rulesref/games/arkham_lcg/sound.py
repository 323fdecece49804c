"""What refuses facts that could never do anything, and of which words it has to be asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rulesref.engine.ability import Ability, words
from rulesref.games.card import Card
from rulesref.record import NamedTuple


class Check(NamedTuple):
    """``refuses(card, ability)`` raises ``NotationError``; it finds fault with these ``words`` alone.

    Without any it looks at every ability: most abilities say none of what a check is about.
    """

    refuses: Callable[[Card, Ability], None]
    words: frozenset[str] = frozenset()


def about(refuses: Callable[[Card, Ability], None], *words: str) -> Check:
    """The check of abilities that say one of ``words``, as verb, test, cost, selector or filter."""
    return Check(refuses, frozenset(words))


def check_all(card: Card, checks: Iterable[Check]) -> None:
    """Ask ``checks`` of each ability of ``card``. Raises ``NotationError``."""
    for ability in card.abilities:
        parts = (ability.tests, ability.costs, ability.effects, ability.trigger)
        told = {word.row.id for word in words(parts)}
        for refuses, of in checks:
            if not of or not told.isdisjoint(of):
                refuses(card, ability)
