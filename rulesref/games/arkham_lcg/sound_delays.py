"""arkham-lcg/delayed-effects: what is set up for later resolves by itself, under no further condition.

Nobody pays for it, and it waits for its moment alone: tests, costs and limits beside that would be
passed over without a word. What it does may depend on tests of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.catalogue import said
from rulesref.engine.ability import Ability, nodes
from rulesref.engine.clause import NotationError
from rulesref.games.arkham_lcg.sound import about
from rulesref.games.card import Card


def _check_delayed(card: Card, ability: Ability) -> None:
    for later in _delayed(ability):
        if later.tests or later.costs or later.limit:
            wrong = said(
                "what is delayed has a moment and effects alone; tests belong in its effects"
            )
            raise NotationError(wrong, f"{ability.id}.delay", ("if",))


def _check_again(card: Card, ability: Ability) -> None:
    """arkham-lcg/skill-tests: only what has ended is attempted again: no test begins within one."""
    if not _at_end_of_test(ability) and _attempts(ability) > sum(
        _attempts(later) for later in _delayed(ability) if _at_end_of_test(later)
    ):
        wrong = said("a test is attempted again after it has ended: on or delayed after test-end")
        raise NotationError(wrong, f"{ability.id}.attempt-again", ("delay",))


def _attempts(ability: Ability) -> int:
    return sum(node.row.id == "attempt-again" for node in nodes(ability.effects))


def _delayed(ability: Ability) -> Iterator[Ability]:
    for node in nodes(ability.effects):
        later = node.args.get("ability") if node.row.id == "delay" else None
        if isinstance(later, Ability):
            yield later


def _at_end_of_test(ability: Ability) -> bool:
    trigger = ability.trigger
    return trigger is not None and (trigger.stage, trigger.event) == ("after", "test-end")


CHECKS = (about(_check_delayed, "delay"), about(_check_again, "attempt-again"))
