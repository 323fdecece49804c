"""arkham-lcg/target: an ability without a target may have one by what answers its use.

Of what is not described, and played when an ability is used, nobody knows whether it adds targets, as
an attack that may be on an enemy at a connecting location does. That the ability would change nothing
is not said then (arkham-lcg/ability).
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Ability
from rulesref.engine.state import State
from rulesref.engine.trigger import obstacle
from rulesref.engine.undescribed import undescribed
from rulesref.games.arkham_lcg.playing.ability_events import USED
from rulesref.games.arkham_lcg.playing.use_restrictions import surroundings
from rulesref.games.things import card_of


def stop_at_what_may_widen(state: State, who: str, card: str, ability: str) -> bool:
    """Stop at what is not described and could be played in answer to a use of ``card`` in vain."""
    for one in card_of(state, card).abilities:
        if one.kind != "action" or ability not in ("", one.id):
            continue
        env = surroundings(who, card, one)
        if obstacle(state, one, env) == "effects" and _stop_at_answer(state, one, env):
            return True
    return False


def _stop_at_answer(state: State, used: Ability, env: dict[str, Any]) -> bool:
    slots = {"who": env["you"], "card": env["this"], "how": (used, env)}
    slots |= {"kind": used.kind, "types": used.designators}
    event = state.event(USED, by=env["this"], **slots)
    for holder, answer in state.index.get(("when", USED), ()):
        for who in state.rules.hooks.users(state, holder, answer):
            within = surroundings(who, holder, answer) | {"event": event}
            if obstacle(state, answer, within):
                continue
            for clause in undescribed(answer.effects):
                state.give_up(holder, "opaque", clause=clause)
                return True
    return False
