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
from rulesref.engine.trigger import obstacle, usable
from rulesref.engine.use import effects
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.actions.action import cannot_act
from rulesref.games.arkham_lcg.actions.actions_left import available, may_spend
from rulesref.games.arkham_lcg.actions.actions_taken import beginning, performed_by_itself
from rulesref.games.arkham_lcg.actions.additional_actions import types_of
from rulesref.games.arkham_lcg.actions.costlier_actions import dearer
from rulesref.games.arkham_lcg.actions.opportunity import (
    SAFE,
    hold_answers,
    provokes_nobody,
    strike_then_answer,
)
from rulesref.games.arkham_lcg.keywords import keyword
from rulesref.games.arkham_lcg.playing import permissions
from rulesref.games.arkham_lcg.playing.closed import out_of_reach
from rulesref.games.arkham_lcg.playing.shared_abilities import open_to_all
from rulesref.games.arkham_lcg.rules import RULES, SEQUELS
from rulesref.games.arkham_lcg.table import location_of
from rulesref.games.sequel import Sequel
from rulesref.games.things import card_of

#: FAQ 1.2: from which cards an investigator may use abilities.
SOURCE = "arkham-lcg/triggered-abilities"


def activatable(state: State, who: str, card: str) -> list[Ability]:
    """The action and free abilities of ``card`` that ``who`` could initiate now."""
    if refused_source(state, who, card):
        return []
    return [
        ability
        for ability in card_of(state, card).abilities
        if ability.kind in ("action", "free")
        and state.get(card, "zone") in ability.zones
        and usable(state, ability, _env(who, card, ability))
    ]


RULES.refusal(
    "controlled-by-another",
    SOURCE,
    card="card",
    en="{card} is under another investigator's control",
    it="{card} è sotto il controllo di un altro investigatore",
)
RULES.refusal(
    "at-another-location",
    SOURCE,
    card="card",
    en="{card} is not at the location of this investigator",
    it="{card} non è nel luogo di questo investigatore",
)


def refused_source(state: State, who: str, card: str) -> Refused | None:
    """arkham-lcg/triggered-abilities (FAQ 1.2): a card that ``who`` may not use abilities of."""
    gone = out_of_reach(state, card)
    if gone:
        return gone
    thing = state.things[card]
    controller = thing.get("controller")
    if controller and not open_to_all(state, card):
        if controller == who:
            return permissions.refused(state, who, card, "trigger")
        return RULES.refuse("controlled-by-another", card=card)
    if card_of(state, card).type in ("act", "agenda"):
        return None
    if location_of(state, card) == location_of(state, who):
        return None
    return RULES.refuse("at-another-location", card=card)


def _env(who: str, card: str, ability: Ability) -> dict[str, Any]:
    return {"this": card, "you": who, "holder": card, "ability": ability}


@RULES.opening("use")
def _open_use(state: State, who: str, card: str, ability: str = "") -> Refused | None:
    """Use an ability of ``card``: the one that is named, or one that its user chooses."""
    refused = refused_source(state, who, card)
    if refused:
        return refused
    found = [one for one in activatable(state, who, card) if ability in ("", one.id)]
    if not found:
        return why_no_use(state, who, card, ability)
    state.call(USE_ONE, who=who, card=card, found=tuple(found))
    return None


RULES.refusal(
    "ability-restricted",
    "arkham-lcg/play-restrictions-permissions-and-instructions",
    card="card",
    en="{card}: it says that it may not be used now",
    it="{card}: dice di non poter essere usata adesso",
)
RULES.refusal(
    "ability-limit-reached",
    "arkham-lcg/limits-and-maximums",
    card="card",
    en="{card}: it has been used as often as its limit allows",
    it="{card}: è già stata usata quante volte il suo limite permette",
)
RULES.refusal(
    "ability-cost",
    "arkham-lcg/costs",
    card="card",
    en="{card}: its cost cannot be paid",
    it="{card}: il suo costo non può essere pagato",
)
RULES.refusal(
    "ability-in-vain",
    "arkham-lcg/ability",
    card="card",
    en="{card}: it would change nothing",
    it="{card}: non cambierebbe nulla",
)
RULES.refusal(
    "no-ability",
    "arkham-lcg/ability",
    card="card",
    en="no ability of {card} can be initiated now",
    it="nessuna capacità di {card} può essere lanciata adesso",
    beside=True,
)
#: What keeps an ability from being initiated → the refusal that says so.
OBSTACLES = {
    "tests": "ability-restricted",
    "limit": "ability-limit-reached",
    "costs": "ability-cost",
    "effects": "ability-in-vain",
}


def why_no_use(
    state: State, who: str, card: str, named: str, kinds: tuple[str, ...] = ("action", "free")
) -> Refused | None:
    """Why no ability of ``card`` (or not the ``named`` one) of these ``kinds`` can be initiated.

    ``None`` where one can be. Of several abilities each has its reason, and it is told which one
    is meant; where they differ, that none can be is said, under the entries that all of them cite.
    """
    mine = [ability for ability in card_of(state, card).abilities if ability.kind in kinds]
    meant = [one for one in mine if named in ("", one.id) and state.get(card, "zone") in one.zones]
    if any(usable(state, one, _env(who, card, one)) for one in meant):
        return None
    reasons = [_why_not(state, who, card, one) for one in meant]
    if len({reason.id for reason in reasons}) == 1:
        return reasons[0]
    if not mine and _answers(state, card, named):
        return RULES.refuse("nothing-to-answer", card=card)
    return RULES.refuse("no-ability", _shared(reasons), card=card)


def _shared(reasons: list[Refused]) -> tuple[str, ...]:
    """The entries that each of ``reasons`` cites: any other speaks of one ability alone."""
    if not reasons:
        return ()
    return tuple(
        cite for cite in reasons[0].cites if all(cite in reason.cites for reason in reasons)
    )


def _answers(state: State, card: str, named: str) -> bool:
    """Whether ``card`` has reactions, or the ``named`` one."""
    return any(
        ability.kind == "reaction" and named in ("", ability.id)
        for ability in card_of(state, card).abilities
    )


def _why_not(state: State, who: str, card: str, ability: Ability) -> Refused:
    """Why ``who`` cannot initiate ``ability``; whose turn it is comes before what it costs."""
    reason = OBSTACLES[obstacle(state, ability, _env(who, card, ability))]
    types = types_of(state, card, ability.designators)
    acts = any(cost.row is RULES.costs["action"] for cost in ability.costs)
    if reason == "ability-cost" and acts and not may_spend(state, who, types):
        refused = cannot_act(state, who, *types)
        assert refused is not None
        return refused
    return RULES.refuse(reason, card=card)


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
    env = _env(variables["who"], variables["card"], one)
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
    state.let(began=beginning(state, variables["env"]["you"]))
    ability = variables["ability"]
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


def _pay(state: State, variables: Mapping[str, Any]) -> None:
    ability, env = variables["ability"], variables["env"]
    provokes = not SAFE & set(ability.designators) and not provokes_nobody(state, env["this"])
    state.let(provokes=provokes, held=hold_answers(state, env["you"], provokes))
    cites = ability.cites + state.rules.cites["use-action"]
    state.note(Line.use(state.depth, env["you"], env["this"], ability, cites))
    count(state, ability, env)
    for cost in ability.costs:
        cost.row.run(state, env, **arguments(state, env, cost))


def _opportunity(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["env"]["you"]
    strike_then_answer(state, who, variables["provokes"], variables["held"])


RULES.procedure(
    Procedure(
        "use-action", _beforehand, _pay, _opportunity, effects, _afterwards, _over, prints=True
    )
)


def _can_act(state: State, env: Env, amount: int) -> bool:
    """An action ability needs its user's own turn, or an effect that lets them take the action.

    One that is paid on top of playing a card comes besides the action that playing it is.
    """
    you = env["you"]
    playing = env["ability"].kind == "play" and not keyword(state, env["this"], "fast")
    types = _types(state, env)
    needed = amount + playing + _on_top(state, env, types)
    return may_spend(state, you, types) and available(state, you, types) >= needed


def _on_top(state: State, env: Env, types: tuple[str, ...]) -> int:
    """What such an action costs on top; playing a card asks for that once, with its own action."""
    return 0 if env["ability"].kind == "play" else dearer(state, env["you"], types)


def _types(state: State, env: Env) -> tuple[str, ...]:
    return types_of(state, env["this"], env["ability"].designators)


#: What a card asks for on top is told how many actions that takes in words of its own.
RULES.own_costs["action"] = ("additional-action-cost", "actions of additional-cost")


@RULES.cost("action", "arkham-lcg/action", able=_can_act, amount="number")
def _action(state: State, env: Env, amount: int) -> None:
    types = _types(state, env)
    total = amount + _on_top(state, env, types)
    slots = {"who": env["you"], "amount": total, "types": types}
    state.emit(state.event("spend-actions", by=env["this"], **slots))
