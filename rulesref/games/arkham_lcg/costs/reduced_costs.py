"""arkham-lcg/costs: reactions to playing a card that reduce what it costs.

FAQ 1.32: whether the cost can be paid is judged with every modifier that could be applied to it, so
a reaction that would make it payable counts before anybody has used it. Once the playing is
initiated only what was really used counts.
"""

from __future__ import annotations

from rulesref.engine.ability import Node, nodes
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.engine.trigger import usable
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.costs import optional_costs
from rulesref.games.arkham_lcg.costs.alternative_costs import each_way
from rulesref.games.arkham_lcg.rules import RULES

CITE = "arkham-lcg/costs"
#: The event that such reactions answer.
INITIATED = "initiate-play"
_LESS = "cost-less"
_BEGUN = "play-begun"


def reduction(state: State, card: str) -> int:
    """What has been taken off the cost of ``card`` for this playing of it."""
    return int(state.get(card, _LESS)) + optional_costs.less(state, card)


def hoped_for(state: State, who: str, card: str) -> int:
    """What could be taken off the cost of ``card`` if ``who`` played it; nothing once they began."""
    if state.get(card, _BEGUN):
        return 0
    total = optional_costs.hoped_for(state, who, card)
    found = state.index.get(("when", INITIATED), ())
    if not found:
        return total
    event = state.event(INITIATED, who=who, card=card)
    for thing, ability in found:
        if all(node.row.id != "reduce-cost" for node in nodes(ability.effects)):
            continue
        for you in state.rules.hooks.users(state, thing, ability):
            env = {"this": thing, "holder": thing, "you": you, "event": event, "ability": ability}
            if usable(state, ability, {**env, "mark": (0, 0)}):
                ways = each_way(state, env, ability.costs)
                total += max((_most_off(one, env, ability.effects) for one in ways), default=0)
    return total


def _most_off(state: State, env: Env, effects: tuple[Node, ...]) -> int:
    """How much ``effects`` could take off the cost, whatever is chosen in them."""
    total = 0
    for node in effects:
        if node.row.id == "reduce-cost":
            total += number(state, env, node.args["by"])
        elif node.row.id == "choose-one":
            total += max(_most_off(state, env, option) for option in node.args["options"])
        else:
            total += _most_off(state, env, node.args.get("effects") or ())
    return total


def begin(state: State, card: str) -> None:
    """From here on only real reductions count for ``card``."""
    state.put(card, **{_BEGUN: True})


def over(state: State, card: str) -> None:
    """Its cost is paid, or it is not played after all."""
    optional_costs.forget(state, card)
    state.put(card, **{_BEGUN: None, _LESS: None})


def raise_by(state: State, card: str, amount: int) -> None:
    """Let ``card``, which is being played, cost so much more."""
    state.put(card, **{_LESS: state.get(card, _LESS) - amount})


def _about_a_card(state: State, env: Env, by: int) -> bool:
    event = env.get("event")
    return event is not None and event.type == INITIATED


@RULES.verb("reduce-cost", CITE, able=_about_a_card, by="number")
def _reduce(state: State, env: Env, by: int) -> None:
    """The card that is being played costs so much less this time."""
    card = env["event"].slots["card"]
    state.put(card, **{_LESS: state.get(card, _LESS) + by})
