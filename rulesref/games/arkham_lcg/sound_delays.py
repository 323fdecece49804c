"""arkham-lcg/delayed-effects: what is set up for later resolves by itself, under no further condition.

Nobody pays for it, and it waits for its moment alone: tests, costs and limits beside that would be
passed over without a word. What it does may depend on tests of its own.
"""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.engine.ability import Ability, nodes
from rulesref.engine.clause import NotationError
from rulesref.games.arkham_lcg.sound import about
from rulesref.games.card import Card


def _check_delayed(card: Card, ability: Ability) -> None:
    for node in nodes(ability.effects):
        later = node.args.get("ability") if node.row.id == "delay" else None
        if isinstance(later, Ability) and (later.tests or later.costs or later.limit):
            wrong = said(
                "what is delayed has a moment and effects alone; tests belong in its effects"
            )
            raise NotationError(wrong, f"{ability.id}.delay", ("if",))


CHECKS = (about(_check_delayed, "delay"),)
