"""arkham-lcg/activate-action: action and free abilities of cards, outside of any reaction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Ability
from rulesref.engine.limit import count
from rulesref.engine.line import Line
from rulesref.engine.outcome import Choice, Option, Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.select import arguments
from rulesref.engine.state import State
from rulesref.engine.trigger import usable
from rulesref.engine.use import effects
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.actions.actions_left import available, may_spend
from rulesref.games.arkham_lcg.actions.actions_taken import beginning, performed_by_itself
from rulesref.games.arkham_lcg.actions.additional_actions import types_of
from rulesref.games.arkham_lcg.actions.costlier_actions import dearer, treated_cost
from rulesref.games.arkham_lcg.actions.opportunity import (
    hold_answers,
    strike_then_answer,
)
from rulesref.games.arkham_lcg.actions.provoking import provokes
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.opaque import stop_at_unread
from rulesref.games.arkham_lcg.playing import ability_events, untriggerable
from rulesref.games.arkham_lcg.playing.use_restrictions import (
    refused_source,
    surroundings,
    why_no_use,
)
from rulesref.games.arkham_lcg.playing.widened import stop_at_what_may_widen
from rulesref.games.arkham_lcg.rules import RULES, SEQUELS
from rulesref.games.sequel import Sequel
from rulesref.games.things import card_of


def activatable(state: State, who: str, card: str) -> list[Ability]:
    """The action and free abilities of ``card`` that ``who`` could initiate now."""
    abilities = [one for one in card_of(state, card).abilities if one.kind in ("action", "free")]
    if not abilities or refused_source(state, who, card):
        return []
    return [
        ability
        for ability in abilities
        if state.get(card, "zone") in ability.zones
        and untriggerable.may_use(state, who, card, ability)
        and usable(state, ability, surroundings(who, card, ability))
    ]


@RULES.opening("use")
def _open_use(state: State, who: str, card: str, ability: str = "") -> Refused | None:
    """Use an ability of ``card``: the one that is named, or one that its user chooses."""
    refused = refused_source(state, who, card)
    if refused:
        return refused
    found = [one for one in activatable(state, who, card) if ability in ("", one.id)]
    if not found:
        refused = why_no_use(state, who, card, ability)
        return None if stop_at_what_may_widen(state, who, card, ability) else refused
    state.call(USE_ONE, who=who, card=card, found=tuple(found))
    return None


def _which(state: State, variables: Mapping[str, Any]) -> None:
    who, card = variables["who"], variables["card"]
    options = tuple(
        Option("use", {"who": who, "card": card, "ability": one.id}, one.id)
        for one in variables["found"]
    )
    state.ask(Choice("use", who, options, ("arkham-lcg/ability",), "ability"))


def _use_it(state: State, variables: Mapping[str, Any]) -> None:
    one = next(one for one in variables["found"] if one.id == variables["ability"])
    procedure = "use-action" if one.kind == "action" else "use"
    env = surroundings(variables["who"], variables["card"], one)
    state.call(RULES.procedures[procedure], ability=one, env=env)


USE_ONE = RULES.procedure(Procedure("use-one", _which, _use_it))


BEFOREHAND = Sequel[[State, Ability, Env], Ability](
    SEQUELS,
    "beforehand",
    "Called (state, ability, env) before the costs of an action ability; what it does from then on.",
)
AFTERWARDS = Sequel[[State, Env], None](
    SEQUELS, "afterwards", "Called (state, env) when the effects of an action ability are over."
)


def _beforehand(state: State, variables: Mapping[str, Any]) -> None:
    if stop_at_unread(state, variables["env"]["this"], variables["ability"]):
        return
    ability = variables["ability"]
    types = ("activate", *ability.designators)
    state.let(began=beginning(state, variables["env"]["you"], types))
    for before in BEFOREHAND.followers:
        ability = before(state, ability, variables["env"])
    state.let(ability=ability)


def _afterwards(state: State, variables: Mapping[str, Any]) -> None:
    for after in AFTERWARDS.followers:
        after(state, variables["env"])


def _over(state: State, variables: Mapping[str, Any]) -> None:
    env = variables["env"]
    types = ("activate", *variables["ability"].designators)
    performed_by_itself(state, env["you"], env["this"], types, variables["began"])
    ability_events.tell(state, ability_events.RESOLVED, variables["ability"], env)


def _pay(state: State, variables: Mapping[str, Any]) -> None:
    ability, env = variables["ability"], variables["env"]
    who, this = env["you"], env["this"]
    open_to = provokes(state, who, ability.designators, this, ability.effects)
    state.let(provokes=open_to, held=hold_answers(state, who, open_to))
    cites = ability.cites + state.rules.cites["use-action"]
    state.note(Line.use(state.depth, env["you"], env["this"], ability, cites))
    count(state, ability, env)
    for cost in ability.costs:
        cost.row.run(state, env, **arguments(state, env, cost))


def _opportunity(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["env"]["you"]
    strike_then_answer(state, who, variables["provokes"])


def _used(state: State, variables: Mapping[str, Any]) -> None:
    ability_events.tell(state, ability_events.USED, variables["ability"], variables["env"])


RULES.procedure(
    Procedure(
        "use-action",
        _beforehand,
        _pay,
        _opportunity,
        _used,
        effects,
        _afterwards,
        _over,
        prints=True,
    )
)


def _can_act(state: State, env: Env, amount: int) -> bool:
    """An action ability needs its user's own turn, or an effect that lets them take the action.

    One that is paid on top of playing a card comes besides the action that playing it is.
    """
    you = env["you"]
    playing = _plays(env) and not keyword(state, env["this"], "fast")
    types = _types(state, env)
    needed = _printed(state, env, amount) + playing + _on_top(state, env, types)
    return may_spend(state, you, types) and available(state, you, types) >= needed


def _printed(state: State, env: Env, amount: int) -> int:
    """What its own cost comes to: another card may say how it is treated."""
    ability = env.get("ability")
    if ability is None or ability.kind != "action":
        return amount
    return treated_cost(state, env["you"], env["this"], amount)


def _on_top(state: State, env: Env, types: tuple[str, ...]) -> int:
    """What such an action costs on top; playing a card asks for that once, with its own action."""
    return 0 if not types or _plays(env) else dearer(state, env["you"], types)


def _plays(env: Env) -> bool:
    """Whether a card is being played; what the result of a test asks for is paid for none."""
    return "ability" in env and env["ability"].kind == "play"


def _types(state: State, env: Env) -> tuple[str, ...]:
    """The types of the action; one that the result of a test asks for is of no type."""
    if "ability" not in env:
        return ()
    return types_of(state, env["this"], env["ability"].designators)


#: What a card asks for on top is told how many actions that takes in words of its own.
RULES.own_costs["action"] = ("additional-action-cost", "actions of additional-cost")


@RULES.cost("action", "arkham-lcg/action", able=_can_act, amount="number")
def _action(state: State, env: Env, amount: int) -> None:
    """So many actions, and what the ability costs on top of that."""
    types = _types(state, env)
    total = _printed(state, env, amount) + _on_top(state, env, types)
    slots = {"who": env["you"], "amount": total, "types": types}
    state.emit(state.event("spend-actions", by=env["this"], **slots))
