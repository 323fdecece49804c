"""arkham-lcg/ability: abilities of cards in play that nobody has described.

A constant ability always acts, and one without a trigger may act at any moment: while such a card
is in play, nothing that happens is certain. ``if`` tests narrow down when it matters.
"""

from __future__ import annotations

from rulesref.engine.ability import Ability, Node
from rulesref.engine.hooks import Hooks
from rulesref.engine.select import holds
from rulesref.engine.state import State
from rulesref.engine.undescribed import OPAQUE, undescribed
from rulesref.games.arkham_lcg.kinds import SYMBOL_KINDS
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.users import acts
from rulesref.games.arkham_lcg.values.in_force import surroundings
from rulesref.games.things import card_of


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


#: Kinds of abilities whose effect comes about at one moment, by itself.
_OF_ONE_MOMENT = frozenset(
    {"action", "free", "reaction", "fast", "play", "forced", "seeking", "revelation", "haunted"}
    | {"elder-sign", "advance", *SYMBOL_KINDS}
)
#: Kinds of abilities of an event that may act while it is being played.
_ANSWERS = ("reaction", "forced")
#: What an effect may bear that is no basic action with a sequence of its own, such as an attack.
_WITHOUT_SEQUENCE = frozenset({"parley"})


@RULES.hook(Hooks.tellable)
def is_tellable(state: State, source: str, ability: str) -> bool:
    """arkham-lcg/ability/action-designators: what performs a basic action is more than its effect.

    So is what belongs to a skill test; and a card that has an ability of another does not name it.
    """
    return any(
        own.id == ability
        and own.kind in _OF_ONE_MOMENT
        and _WITHOUT_SEQUENCE.issuperset(own.designators)
        for own in card_of(state, source).abilities
    )


def stop_at_unread(state: State, card: str, *abilities: Ability) -> bool:
    """Stop before one of ``abilities`` begins of which nothing has been understood, if any is.

    What it would say of its own beginning is not known either: that it is Fast or an attack, and so
    provokes nobody, what it costs on top, or when alone it may be used. One whose head is known
    begins, and stops at its effect.
    """
    for ability in abilities:
        clause = next((node.args["clause"] for node in ability.effects if node.row is OPAQUE), None)
        if clause is not None and clause.unread:
            state.give_up(card, "opaque", clause=clause)
            return True
    return False


def stop_at_unread_playing(state: State, card: str) -> bool:
    """The same for ``card`` being played: what it does then, or what always holds, could say how.

    So could any effect of a card without a printed cost (arkham-lcg/costs): what it costs instead;
    what speaks of a discard pile as where the card is, that it is played from there alone; any
    constant ability, under whose control it enters play; and what answers an event of its own accord,
    what is changed as that event is played.
    """
    printed = card_of(state, card)
    kinds = ("play", "fast", "constant", *(_ANSWERS if printed.type == "event" else ()))
    abilities = [ability for ability in printed.abilities if ability.kind in kinds]
    for ability in abilities:
        if ability.kind == "constant" and (clause := next(undescribed(ability.effects), None)):
            state.give_up(card, "opaque", clause=clause)
            return True
    costless = printed.stats.get("cost") is None
    for ability in abilities:
        if costless or "discard" in ability.zones:
            for clause in undescribed(ability.effects):
                state.give_up(card, "opaque", clause=clause)
                return True
    return stop_at_unread(state, card, *abilities)


def stop_at_unread_committing(state: State, card: str) -> bool:
    """The same for ``card`` being committed: what always holds could say to which test, and by whom."""
    abilities = [one for one in card_of(state, card).abilities if one.kind in ("skill", "constant")]
    for ability in abilities:
        if ability.kind == "constant" and (clause := next(undescribed(ability.effects), None)):
            state.give_up(card, "opaque", clause=clause)
            return True
    return stop_at_unread(state, card, *abilities)


def within_reach(state: State, card: str) -> bool:
    """arkham-lcg/play-action: whether ``card`` lies in hand, or where its own text may act."""
    zone = state.get(card, "zone")
    return bool(
        zone == "hand"
        or (zone == "discard" and any(zone in one.zones for one in card_of(state, card).abilities))
    )


def stop_at_unread_elsewhere(state: State, card: str) -> bool:
    """The same for ``card`` in a discard pile: its own text may say that it is played there."""
    zone = state.get(card, "zone")
    acting = [one for one in card_of(state, card).abilities if zone in one.zones]
    for ability in acting if zone == "discard" else ():
        for clause in undescribed(ability.effects):
            state.give_up(card, "opaque", clause=clause)
            return True
    return False


@RULES.hook(Hooks.held)
def stop_at_held(state: State) -> None:
    """Stop at an event at hand that has not been understood: it could be played at any moment."""
    for id, thing in state.things.items():
        if "card" not in thing or thing["card"].type != "event":
            continue
        if within_reach(state, id) and stop_at_unread_playing(state, id):
            return


def stop_at_instruction(state: State, enemy: str, node: Node, otherwise: str) -> None:
    """Stop at an instruction of ``enemy`` that ``node`` does not describe, or not alone."""
    if node.row is OPAQUE:
        state.give_up(enemy, "opaque", clause=node.args["clause"])
    else:
        state.give_up(enemy, otherwise)
