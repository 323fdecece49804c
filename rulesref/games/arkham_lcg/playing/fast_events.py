"""arkham-lcg/fast: events with a triggering condition, played from hand as if they reacted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.block import resolve
from rulesref.engine.event import Event
from rulesref.engine.lasting import expire
from rulesref.engine.procedure import Procedure
from rulesref.engine.select import able, arguments
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.actions import designated
from rulesref.games.arkham_lcg.actions.actions_taken import beginning, performed_by_itself
from rulesref.games.arkham_lcg.costs import optional_costs, reduced_costs
from rulesref.games.arkham_lcg.costs.damage_costs import unpaid
from rulesref.games.arkham_lcg.costs.due_together import all_payable
from rulesref.games.arkham_lcg.costs.play_costs import STANDARD, additional, resource_cost
from rulesref.games.arkham_lcg.costs.reduced_costs import INITIATED
from rulesref.games.arkham_lcg.decks.zones import fall
from rulesref.games.arkham_lcg.limits import maximums
from rulesref.games.arkham_lcg.playing import not_yet_played
from rulesref.games.arkham_lcg.playing.limbo import MAY_SHUFFLE, put_away
from rulesref.games.arkham_lcg.rules import RULES


def _play_in_vain(state: State, events: tuple[Event, ...]) -> None:
    """arkham-lcg/event-cards: without its effects it is played all the same, and discarded."""
    for event in events:
        who, card = event.slots["who"], event.slots["card"]
        not_yet_played.over(state, card)
        state.put(card, zone="limbo")
        put_away(state, who, card)


@RULES.event(
    "play-fast",
    "arkham-lcg/fast",
    who="card",
    card="card",
    en="{who} plays the fast event {card}",
    it="{who} gioca l'evento veloce {card}",
    own_scope=True,
    bare=_play_in_vain,
    lapses=not_yet_played.lapses,
)
def _play_fast(state: State, events: tuple[Event, ...]) -> None:
    """arkham-lcg/limbo: it lies there until its effects are resolved; only then was it played."""
    for event in events:
        not_yet_played.over(state, event.slots["card"])
        state.put(event.slots["card"], zone="limbo")
        ability, env = event.slots["how"]
        state.call(FAST_CARD, ability=ability, env=env)


def _initiate(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/initiation/step-1: told where something answers it."""
    env = variables["env"]
    not_yet_played.begin(state, env["this"])
    types = variables["ability"].designators
    state.let(began=beginning(state, env["you"], types))
    if ("when", INITIATED) in state.index:
        slots = {"who": env["you"], "card": env["this"], "way": "fast"}
        state.emit(state.event(INITIATED, by=env["this"], **slots))


def _optional(state: State, variables: Mapping[str, Any]) -> None:
    """What may be paid on top is chosen before anything is paid."""
    env = variables["env"]
    reduced_costs.begin(state, env["this"])
    needed = not able(state, env, variables["ability"].costs, every=True)
    due = resource_cost(state, env["this"], STANDARD)
    optional_costs.ask(state, env["you"], env["this"], needed, due)


def _pay(state: State, variables: Mapping[str, Any]) -> None:
    """What the card itself asks for, and what others ask for on top (arkham-lcg/additional-costs)."""
    env = variables["env"]
    on_top = additional(state, env["you"], env["this"], STANDARD)
    due = [(variables["ability"].costs, env), *on_top]
    kinds = variables["ability"].designators
    if not (all_payable(state, due) and designated.payable(state, env["you"], kinds)):
        reduced_costs.over(state, env["this"])
        not_yet_played.over(state, env["this"])
        expire(state, "play")
        state.end()
        return
    maximums.count(state, env["this"])
    for nodes, payer in due:
        for cost in nodes:
            cost.row.run(state, payer, **arguments(state, payer, cost))
    designated.pay(state, env["you"], kinds, env["this"])
    state.put(env["this"], **{MAY_SHUFFLE: optional_costs.paid(state, env["this"])})
    reduced_costs.over(state, env["this"])


def _commence(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/elimination: whom the cost has eliminated plays nothing."""
    env = variables["env"]
    if unpaid(state, env["this"]) or not_yet_played.is_off(state, env["you"], env["this"]):
        return
    slots = {"who": env["you"], "card": env["this"], "how": (variables["ability"], env)}
    state.emit(state.event("play-fast", by=env["this"], **slots))


def _effects(state: State, variables: Mapping[str, Any]) -> None:
    if state.get(variables["env"]["this"], "zone") == "limbo":
        resolve(state, variables["ability"].effects, variables["env"])


def _done(state: State, variables: Mapping[str, Any]) -> None:
    card = variables["env"]["this"]
    if state.get(card, "zone") == "limbo":
        put_away(state, variables["env"]["you"], card)


def _fall(state: State, variables: Mapping[str, Any]) -> None:
    fall(state, variables["env"]["this"])


FAST_CARD = RULES.procedure(Procedure("fast-card", _effects, _done, _fall))


def _over(state: State, variables: Mapping[str, Any]) -> None:
    """With a designator it was an action of that kind, though it cost none."""
    env, kinds = variables["env"], variables["ability"].designators
    if kinds:
        performed_by_itself(state, env["you"], env["this"], kinds, variables["began"])
    expire(state, "play")  # what held for this playing alone


RULES.procedure(Procedure("use-fast", _initiate, _optional, _pay, _commence, _over))
