"""arkham-lcg/fast: reactions to playing a card that make it fast for that playing.

Like a reduction of its cost (FAQ 1.32), one that could be used counts before anybody has used it: the
card may be begun where only a fast one could be. Once it is begun only what was really used counts.
"""

from __future__ import annotations

from rulesref.engine.ability import nodes
from rulesref.engine.state import State
from rulesref.engine.trigger import usable
from rulesref.games.arkham_lcg.costs.reduced_costs import INITIATED
from rulesref.games.arkham_lcg.rules import RULES


def could_gain_fast(state: State, who: str, card: str) -> bool:
    """Whether something that answers the playing of ``card`` by ``who`` could make it fast."""
    event = None
    for thing, ability in state.index.get(("when", INITIATED), ()):
        if not any(
            node.row is RULES.verbs["gain-keyword"] and node.args["keyword"] == "fast"
            for node in nodes(ability.effects)
        ):
            continue
        event = event or state.event(INITIATED, who=who, card=card)
        for you in state.rules.hooks.users(state, thing, ability):
            env = {"this": thing, "holder": thing, "you": you, "event": event, "ability": ability}
            if usable(state, ability, {**env, "mark": (0, 0)}):
                return True
    return False
