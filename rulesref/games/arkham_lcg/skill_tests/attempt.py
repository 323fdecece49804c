"""arkham-lcg/skill-tests: an attempt is the skill test of an attack, an evasion, an investigation."""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Amounts, Node
from rulesref.engine.combinator import still_meaning
from rulesref.engine.event import Event
from rulesref.engine.lasting import standing
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.record import NamedTuple

#: The fields of any attempt that a card may name, with their types in the notation.
NAMED = {"skill": "word?", "base": "amounts?", "bonus": "amounts?", "success": "effects?"}
#: Field of an attempt → the slot of its skill test, where that is called otherwise.
_TESTED = {name: name for name in NAMED} | {"bonus": "boosts"}


class Attempt(NamedTuple):
    """How somebody attacks or evades an enemy, or investigates a location.

    A field that is left out means what is usual for the basic action. ``by`` is the card that lets
    them attempt it; the basic action has none. ``skill`` is tested against ``difficulty``;
    ``base`` takes the place of the printed value of the skill that it names
    (arkham-lcg/base-value), and ``bonus`` is added to the one that it names.
    ``success`` is all that a success does. An attack deals ``damage`` and ``plus``, which are counted
    only when that damage is dealt; all numbers but ``plus`` are ``standing`` ones, which go on to
    mean what they mean where the attempt begins. One that ``spares_others`` hits nobody else by
    failing.
    """

    by: str | None = None
    skill: str = ""
    base: Amounts = ()
    bonus: Amounts = ()
    difficulty: int | Node | None = None
    success: tuple[Node, ...] = ()
    damage: int | Node = 1
    plus: int | Node = 0
    spares_others: bool = False

    @classmethod
    def of(
        cls,
        state: State,
        env: Env,
        base: Amounts = (),
        bonus: Amounts = (),
        success: tuple[Node, ...] = (),
        **named: Any,
    ) -> Attempt:
        """The attempt that the ability of ``env`` lets somebody make.

        What it has chosen before is what ``success`` means.
        """

        def stands(amounts: Amounts) -> Amounts:
            return tuple((name, standing(state, env, value)) for name, value in amounts)

        success = still_meaning(env, success)
        return cls(env["this"], base=stands(base), bonus=stands(bonus), success=success, **named)

    def skill_test(self, state: State, cite: str, by: str, **usual: Any) -> Event:
        """The skill test of this attempt: what it names takes the place of what is ``usual``."""
        left_out = self._field_defaults
        named: dict[str, Any] = {
            slot: value
            for name, slot in _TESTED.items()
            if (value := getattr(self, name)) != left_out[name]
        }
        if self.by is not None and self.by in (usual.get("who"), usual.get("target")):
            named["own"] = True
        if self.difficulty is not None:
            named["measure"] = self.difficulty
            named["difficulty"] = number(state, {}, self.difficulty)
        return state.event("skill-test", self.by or by, (cite,), **{**usual, **named})
