"""arkham-lcg/resources: gaining and spending them."""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.event import Event
from rulesref.engine.outcome import Refused
from rulesref.engine.scope import fail, measure
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.actions.action import action
from rulesref.games.arkham_lcg.altering.achieved import note_gain
from rulesref.games.arkham_lcg.amounts import any_of_it
from rulesref.games.arkham_lcg.costs.reduced_costs import hoped_for, reduction
from rulesref.games.arkham_lcg.limits.forbidding import prohibition, refusal
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.stats import modifier
from rulesref.games.edition import switch

cannot_gain = prohibition("cannot-gain-resources")


@RULES.event(
    "gain-resources",
    "arkham-lcg/gains",
    who="card",
    amount="number",
    en="{who} gains {amount} (resource|resources)",
    it="{who} ottiene {amount} (risorsa|risorse)",
    lapses=lambda state, event: cannot_gain(state, event.slots["who"]) is not None,
)
def _gain(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who = event.slots["who"]
        state.put(who, resources=state.get(who, "resources") + event.slots["amount"])
        note_gain(state, who)


RULES.stop(
    "resources-untold",
    en="what resources this investigator has: no step says it",
    it="quante risorse ha questo investigatore: nessun passo lo dice",
)


def at_best(state: State, who: str) -> State:
    """``state``, or where nothing says what resources ``who`` has, the same with all they need.

    What they then spend beyond those that are known stops the replay.
    """
    if not state.get(who, "resources-untold"):
        return state
    richer = state.fork()
    richer.put(who, resources=state.get(who, "resources") + _PLENTY)
    return richer


#: More than any card asks for.
_PLENTY = 20
RULES.stop(
    "resources-spent-already",
    en="resources that are owed and have been spent on something else",
    it="risorse dovute che sono state spese per qualcos'altro",
)


@RULES.event(
    "spend-resources",
    "arkham-lcg/costs",
    who="card",
    amount="number",
    en="{who} spends {amount} (resource|resources)",
    it="{who} spende {amount} (risorsa|risorse)",
)
def _spend(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who = event.slots["who"]
        if state.get(who, "resources") < event.slots["amount"]:
            if state.get(who, "resources-untold"):
                state.give_up(who, "resources-untold")
            else:
                state.give_up(who, "resources-spent-already")
            return
        state.put(who, resources=state.get(who, "resources") - event.slots["amount"])


def _may_gain(state: State, env: Env, who: tuple[str, ...], **how: Any) -> bool:
    allowed = tuple(one for one in who if cannot_gain(state, one) is None)
    return any_of_it(state, env, who=allowed, **how)


@RULES.verb("gain-resources", "arkham-lcg/gains", able=_may_gain, who="cards", amount="number")
def gain_resources(state: State, env: Env, who: tuple[str, ...], amount: int) -> None:
    """Each of ``who`` gains resources, all at once."""
    measure(state, amount, 1)
    if amount > 0:
        state.emit(
            *(
                state.event("gain-resources", by=env["this"], who=investigator, amount=amount)
                for investigator in who
            )
        )


def owed(state: State, env: Env, amount: int) -> int:
    """The cost of a fast event changes with what changes the cost of cards."""
    ability = env.get("ability")
    if ability is None or ability.kind != "fast":
        return amount
    card = env["this"]
    return max(0, amount + modifier(state, card, "cost") - reduction(state, card))


def owed_at_best(state: State, env: Env, amount: int) -> int:
    """The same, less what could still be taken off as the event is begun."""
    ability = env.get("ability")
    if ability is None or ability.kind != "fast":
        return amount
    return max(0, owed(state, env, amount) - hoped_for(state, env["you"], env["this"]))


def _can_pay(state: State, env: Env, amount: int) -> bool:
    return bool(state.get(env["you"], "resources") >= owed_at_best(state, env, amount))


@RULES.cost("resources", "arkham-lcg/costs", able=_can_pay, amount="number")
def _pay(state: State, env: Env, amount: int) -> None:
    """So many resources, as far as nothing lowers the cost."""
    due = owed(state, env, amount)
    if due:
        state.emit(state.event("spend-resources", by=env["this"], who=env["you"], amount=due))


def _takings(state: State, who: str) -> tuple[dict[str, Any], ...]:
    return () if cannot_gain(state, who) else ({},)


def _why_not(state: State, who: str) -> Refused | None:
    """An action that would do nothing cannot be taken."""
    holder = cannot_gain(state, who)
    return refusal(state, holder) if holder else None


@action("resource", "arkham-lcg/resource-action", targets=_takings, why_not=_why_not)
def _resource(state: State, who: str) -> None:
    state.emit(state.event("gain-resources", who=who, amount=1))


@RULES.event(
    "lose-resources",
    "arkham-lcg/resources",
    who="card",
    amount="number",
    en="{who} loses {amount} (resource|resources)",
    it="{who} perde {amount} (risorsa|risorse)",
    takes=(("who", "resources", "amount"),),
)
@RULES.event(
    "discard-resources",
    "arkham-lcg/resources",
    who="card",
    amount="number",
    en="{who} discards {amount} (resource|resources)",
    it="{who} scarta {amount} (risorsa|risorse)",
    takes=(("who", "resources", "amount"),),
)
def _lose(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        who = event.slots["who"]
        state.put(who, resources=state.get(who, "resources") - event.slots["amount"])


def _takes_all(amount: Any) -> bool:
    """Whether as many are lost as there are, however many that is."""
    return isinstance(amount, Node) and amount.row.id == "tokens"


def _could_lose(
    state: State, env: Env, who: tuple[str, ...], amount: Any, discarded: bool = False
) -> bool:
    """Of somebody whose resources no step tells there may well be some."""
    some = _takes_all(amount) or number(state, env, amount) > 0
    return some and any(
        state.get(one, "resources") or state.get(one, "resources-untold") for one in who
    )


@RULES.verb(
    "lose-resources",
    "arkham-lcg/resources",
    able=_could_lose,
    who="cards",
    amount="quantity",
    discarded="flag?",
)
def _lose_verb(
    state: State, env: Env, who: tuple[str, ...], amount: Any, discarded: bool = False
) -> None:
    """Each loses as many as they have, up to ``amount``, or has them ``discarded``.

    Where nothing says how many those are, nobody knows how many go: this stops the play where a
    step has to do with it. Whoever loses all has none, however many they were.
    """
    if _takes_all(amount):
        lost = {one: int(state.get(one, "resources")) for one in who}
        for one in who:
            if not state.get(one, "resources-untold"):
                measure(state, lost[one], lost[one])
            state.put(one, **{"resources-untold": None})
    else:
        most = number(state, env, amount)
        for one in who:
            few = state.get(one, "resources") < most
            untold = state.get(one, "resources-untold")
            if few and untold and state.get(one, "resources-asked"):
                state.give_up(one, "resources-untold")
                return
        lost = {one: min(most, int(state.get(one, "resources"))) for one in who}
        for one in who:
            measure(state, int(state.get(one, "resources")), most)
    event = _named(state, discarded)
    state.emit(
        *(
            state.event(event, by=env["this"], who=one, amount=gone)
            for one, gone in lost.items()
            if gone
        )
    )


def _named(state: State, discarded: bool) -> str:
    """Open question U-44: whether whoever discards resources loses them."""
    apart = discarded and switch(state, "discarded-resources") == "apart"
    return "discard-resources" if apart else "lose-resources"


def _holds(state: State, env: Env, amount: int) -> bool:
    return bool(at_best(state, env["you"]).get(env["you"], "resources") >= amount)


@RULES.verb("spend-resources", "arkham-lcg/resources", able=_holds, amount="number")
def _spend_verb(state: State, env: Env, amount: int) -> None:
    """You spend exactly so many as an effect, whatever the cost of its card is; or none at all."""
    if _holds(state, env, amount):
        event = state.event("spend-resources", by=env["this"], who=env["you"], amount=amount)
        state.emit(event)
    else:
        fail(state)
