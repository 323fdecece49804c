"""arkham-lcg/target: abilities that have nobody choose anything.

Since 2026 only an ability with a target is held back where it could not change it. Whether what
speaks of nobody but "you" and of where you are has a target is open.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Ability, Node, Selector
from rulesref.engine.hooks import Hooks
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.edition import switch

#: What nobody chooses: whoever uses the ability, and their location.
_OWN = frozenset({"you", "your-location"})


@RULES.hook(Hooks.needs_target)
def _needs_target(state: State, ability: Ability) -> bool:
    """Open question U-43: whether an ability on nobody but "you" has a target.

    A Forced ability that changes nothing leaves no trace, whether it has been initiated or not.
    """
    if state.rules.kinds[ability.kind].forced or switch(state, "init-gate") != "target":
        return True
    if not ability.effects or not all(map(_of_you_alone, ability.effects)):
        return True
    return bool(switch(state, "unchosen-target") == "target")


def _of_you_alone(effect: Node) -> bool:
    """Whether ``effect`` names somebody, and nobody but "you" and where you are.

    arkham-lcg/lasting-effects: one that is to last until a moment begins before it, or not at all.
    """
    if effect.args.get("until") or _with_effects(effect):
        return False
    named = [raw for raw in effect.args.values() if isinstance(raw, Selector)]
    return bool(named) and all(map(_own, named))


def _own(named: Selector) -> bool:
    return named.how != "choose" and named.row.id in _OWN and not named.filters


def _with_effects(effect: Node) -> bool:
    """Whether ``effect`` has others as its parts: what they do is judged where they are done."""
    return any(isinstance(raw, tuple) and any(map(_is_node, raw)) for raw in effect.args.values())


def _is_node(raw: Any) -> bool:
    return isinstance(raw, Node)
