"""arkham-lcg/initiation/step-2 and the rest of the initiation sequence, for playing a card.

Costs are paid at once, then attacks of opportunity fall, then the playing commences.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.lasting import expire
from rulesref.engine.outcome import Choice, Option, Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.select import arguments
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.actions import designated
from rulesref.games.arkham_lcg.actions.actions_taken import beginning, performed_by_itself
from rulesref.games.arkham_lcg.actions.costlier_actions import dearer
from rulesref.games.arkham_lcg.actions.opportunity import (
    hold_answers,
    strike_then_answer,
)
from rulesref.games.arkham_lcg.actions.provoking import provokes
from rulesref.games.arkham_lcg.costs import optional_costs
from rulesref.games.arkham_lcg.costs.damage_costs import unpaid
from rulesref.games.arkham_lcg.costs.play_costs import (
    STANDARD,
    Way,
    additional,
    most_for_x,
    permitted_ways,
    resource_cost,
)
from rulesref.games.arkham_lcg.costs.reduced_costs import begin, over
from rulesref.games.arkham_lcg.keywords import carries_out
from rulesref.games.arkham_lcg.limits import maximums
from rulesref.games.arkham_lcg.occasions import occasion
from rulesref.games.arkham_lcg.opaque import (
    stop_at_unread_elsewhere,
    stop_at_unread_playing,
    within_reach,
)
from rulesref.games.arkham_lcg.playing import not_yet_played
from rulesref.games.arkham_lcg.playing.limbo import EVENT_CARD, MAY_SHUFFLE, enter, put_away
from rulesref.games.arkham_lcg.playing.play_restrictions import (
    fast_ability,
    forbidden,
    no_action_for,
    takes_action,
    types,
    types_spent_on,
    unpayable,
)
from rulesref.games.arkham_lcg.playing.playing_for_others import play_for
from rulesref.games.arkham_lcg.playing.supposing import before_attacks
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of

carries_out("fast", "arkham-lcg/fast")


@RULES.event(
    "initiate-play",
    "arkham-lcg/initiation/step-1",
    who="card",
    card="card",
    way="word",
    lapses=not_yet_played.lapses,
    en="{who} initiates playing {card}",
    it="{who} comincia a giocare {card}",
)
def _initiate_play(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        if event.slots.get("way") != "fast":  # such events have a procedure of their own
            begin(state, event.slots["card"])
            state.call(PLAY, **{"way": STANDARD, **event.slots})


RULES.refusal(
    "not-in-hand",
    "arkham-lcg/play-action",
    en="it is not in this investigator's hand",
    it="non è nella mano di questo investigatore",
)


@RULES.opening("play")
def _open_play(state: State, who: str, card: str) -> Refused | None:
    ways = permitted_ways(state, who, card)
    if (ways or within_reach(state, card)) and stop_at_unread_playing(state, card):
        return None
    if not ways and stop_at_unread_elsewhere(state, card):
        return None
    refused: Refused | None = RULES.refuse("not-in-hand")
    for way in ways:
        refused = forbidden(state, who, card, way)
        if refused is None:
            start(state, who, card, way)
            break
    return refused


def start(state: State, who: str, card: str, way: Way, by: str | None = None) -> None:
    """Let ``who`` play ``card`` in ``way``, which is lawful; ``by`` is the card that makes them."""
    fast = fast_ability(state, card)
    if fast is None:
        not_yet_played.begin(state, card)
        maximums.count(state, card)
        named: dict[str, Any] = {} if way == STANDARD else {"way": way}
        state.emit(state.event("initiate-play", by=by, who=who, card=card, **named))
        return
    env = {"this": card, "you": who, "holder": card, "ability": fast}
    env = occasion(state, who, card, fast) or env
    state.call(RULES.procedures["use-fast"], ability=fast, env=env)


RULES.stop(
    "asset-in-vain",
    en="playing an asset whose effects are canceled or ignored",
    it="giocare un supporto i cui effetti sono annullati o ignorati",
)


def _play_in_vain(state: State, events: tuple[Event, ...]) -> None:
    """arkham-lcg/event-cards: an event without its effects is played, paid for and discarded."""
    for event in events:
        card = event.slots["card"]
        not_yet_played.over(state, card)
        if card_of(state, card).type == "event":
            state.put(card, zone="limbo")
            put_away(state, event.slots["who"], card)
        else:
            state.give_up(card, "asset-in-vain")


@RULES.event(
    "play",
    "arkham-lcg/initiation/step-3",
    who="card",
    card="card",
    way="word",
    en=("{who} plays {card}", "{card} is played"),
    it=("{who} gioca {card}", "{card} viene giocat(o|a)"),
    own_scope=True,
    bare=_play_in_vain,
    lapses=not_yet_played.lapses,
)
def _play(state: State, events: tuple[Event, ...]) -> None:
    """An asset enters play; an event is in limbo while its effects resolve, then discarded."""
    for event in events:
        who, card = event.slots["who"], event.slots["card"]
        not_yet_played.over(state, card)
        if card_of(state, card).type == "asset":
            play_for(state, who, card)
        else:
            enter(state, card)
            state.call(EVENT_CARD, who=who, card=card, way=event.slots.get("way", STANDARD))


def _optional(state: State, variables: Mapping[str, Any]) -> None:
    who, card, way = variables["who"], variables["card"], variables["way"]
    needed = unpayable(state, who, card, way) is not None
    optional_costs.ask(state, who, card, needed, resource_cost(state, card, way))


def _x(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/the-letter-x: who pays X says how much it is; unpaid it is nothing."""
    who, card, way = variables["who"], variables["card"], variables["way"]
    most = most_for_x(state, who, card, way)
    options = tuple(Option("x", {"who": who, "amount": n}, n) for n in range(most + 1))
    if most:
        state.ask(Choice("x", who, options, ("arkham-lcg/the-letter-x",), "x"))
    else:
        state.let(x=0)


def _costs(state: State, variables: Mapping[str, Any]) -> None:
    """All costs at once: the action (unless it costs none), the resources, and what is on top.

    arkham-lcg/initiation/step-2: where they can no longer be paid, nothing is, and nothing follows.
    """
    who, card, way = variables["who"], variables["card"], variables["way"]
    if variables["x"]:
        state.put(card, x=variables["x"])
    action, kinds = takes_action(state, card, way), types(state, card)
    spent_on = types_spent_on(state, card)
    lost = action and no_action_for(state, who, card)
    short = not action and not designated.payable(state, who, kinds[1:])
    if lost or short or unpayable(state, who, card, way):
        over(state, card)
        not_yet_played.over(state, card)
        expire(state, "play")
        state.end()
        return
    held = hold_answers(state, who, action and provokes(state, who, kinds, card))
    state.let(began=beginning(state, who, kinds if action else kinds[1:]), held=held)
    costs = []
    if action:
        amount = 1 + dearer(state, who, kinds)
        costs.append(state.event("spend-actions", by=card, who=who, amount=amount, types=spent_on))
    cost = resource_cost(state, card, way)
    if cost:
        costs.append(state.event("spend-resources", by=card, who=who, amount=cost))
    on_top = additional(state, who, card, way)
    state.put(card, **{MAY_SHUFFLE: optional_costs.paid(state, card)})
    over(state, card)
    state.emit(*costs)
    if not action:
        designated.pay(state, who, kinds[1:], card)
    for nodes, env in on_top:
        for node in nodes:
            node.row.run(state, env, **arguments(state, env, node))


def _opportunity(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/attack-of-opportunity: after costs, before effects."""
    card = variables["card"]
    before_attacks(state, variables["who"], card)
    who, action = variables["who"], takes_action(state, card, variables["way"])
    open_to = action and provokes(state, who, types(state, card), card)
    strike_then_answer(state, who, open_to)


def _commence(state: State, variables: Mapping[str, Any]) -> None:
    who, card = variables["who"], variables["card"]
    if unpaid(state, card) or not_yet_played.is_off(state, who, card):
        return
    way: Way = variables["way"]
    named: dict[str, Any] = {} if way == STANDARD else {"way": way}
    state.emit(state.event("play", by=card, who=who, card=card, **named))


def _over(state: State, variables: Mapping[str, Any]) -> None:
    who, card = variables["who"], variables["card"]
    kinds = types(state, card)
    if not takes_action(state, card, variables["way"]):
        kinds = kinds[1:]
    if kinds:
        performed_by_itself(state, who, card, kinds, variables["began"])
    expire(state, "play")  # what held for this playing alone


PLAY = RULES.procedure(Procedure("play", _optional, _x, _costs, _opportunity, _commence, _over))
