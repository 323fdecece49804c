"""arkham-lcg/ability: abilities of cards in play that nobody has described.

A constant ability always acts, and one without a trigger may act at any moment: while such a card
is in play, nothing that happens is certain. ``if`` tests narrow down when it matters.
"""

from __future__ import annotations

from rulesref.engine.ability import Ability, Node
from rulesref.engine.hooks import Hooks
from rulesref.engine.notation import OPAQUE
from rulesref.engine.select import holds
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import acts
from rulesref.games.arkham_lcg.values.in_force import surroundings
from rulesref.games.things import card_of

#: The origin of abilities that a program has made out of the text of their card.
COMPILED = "compiled"


@RULES.hook(Hooks.opaque)
def stop_at_opaque(state: State) -> None:
    """Stop where an undescribed ability acts now, and name its clause."""
    for holder, ability in state.index[("constant", "opaque")]:
        thing = state.things[holder]
        if not acts(thing, ability):
            continue
        env = surroundings(holder, thing)
        if holds(state, env, ability.tests):
            clause = next(node.args["clause"] for node in ability.effects if node.row is OPAQUE)
            state.give_up(holder, "opaque", clause=clause)
            return


def stop_at_unread(state: State, card: str, *abilities: Ability) -> bool:
    """Stop before one of ``abilities`` begins whose text a program has not understood, if any is.

    What it would say of its own beginning is not known either: that it is Fast or an attack, and so
    provokes nobody, what it costs on top, or when alone it may be used.
    """
    for ability in abilities:
        clause = next((node.args["clause"] for node in ability.effects if node.row is OPAQUE), None)
        if clause is not None and ability.origin == COMPILED:
            state.give_up(card, "opaque", clause=clause)
            return True
    return False


def stop_at_unread_playing(state: State, card: str) -> bool:
    """The same for ``card`` being played: what it does then, or what always holds, could say how."""
    kinds = ("play", "fast", "constant")
    abilities = [ability for ability in card_of(state, card).abilities if ability.kind in kinds]
    return stop_at_unread(state, card, *abilities)


@RULES.hook(Hooks.held)
def stop_at_held(state: State) -> None:
    """Stop at an event in hand that has not been understood: it could be played at any moment."""
    for id, thing in state.things.items():
        if thing.get("zone") != "hand" or thing["card"].type != "event":
            continue
        if stop_at_unread_playing(state, id):
            return


def stop_at_instruction(state: State, enemy: str, node: Node, otherwise: str) -> None:
    """Stop at an instruction of ``enemy`` that ``node`` does not describe, or not alone."""
    if node.row is OPAQUE:
        state.give_up(enemy, "opaque", clause=node.args["clause"])
    else:
        state.give_up(enemy, otherwise)
