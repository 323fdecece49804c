"""arkham-lcg/ability/action-designators: what bears one is an action of that kind, even for nothing.

Derived from that entry and from FAQ v2.5, questions on Backstab and on bold action types: a free
ability, a reaction or a fast event costs no action, but whatever such an action costs on top, and it
is the first of its kind if none was before it. Its further cost provokes nobody
(arkham-lcg/attack-of-opportunity, FAQ 1.1).
"""

from __future__ import annotations

from rulesref.engine.ability import Ability
from rulesref.engine.hooks import Hooks
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.actions.action import TAKEN
from rulesref.games.arkham_lcg.actions.actions_left import available
from rulesref.games.arkham_lcg.actions.barred_actions import barred
from rulesref.games.arkham_lcg.actions.costlier_actions import dearer
from rulesref.games.arkham_lcg.rules import RULES


def payable(state: State, who: str, types: tuple[str, ...]) -> bool:
    """Whether ``who`` may do what is of ``types``, and can pay what that costs on top."""
    if barred(state, who, types):
        return False
    due = dearer(state, who, types) if types else 0
    return not due or available(state, who, types) >= due


def pay(state: State, who: str, types: tuple[str, ...], by: str | None) -> None:
    """``who`` begins an action of ``types`` that costs none of itself: what it costs on top is due."""
    if not types:
        return
    due = dearer(state, who, types)
    if due:
        state.emit(state.event("spend-actions", by=by, who=who, amount=due, types=types))
        return
    for note in TAKEN.followers:
        note(state, who, types)


@RULES.hook(Hooks.affordable)
def _affordable(state: State, ability: Ability, env: Env) -> bool:
    """What costs an action has that, and what is on top of it, among its own costs."""
    if ability.kind not in ("free", "reaction", "fast") or not ability.designators:
        return True
    return payable(state, env["you"], ability.designators)
