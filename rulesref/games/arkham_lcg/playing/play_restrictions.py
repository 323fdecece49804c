"""arkham-lcg/play-restrictions-permissions-and-instructions: why a card may not be played now.

Whether it can be paid for, whether it is its time, whether anything would change: all of it is asked
before the playing is initiated (arkham-lcg/initiation/step-1).
"""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.engine.ability import Ability
from rulesref.engine.outcome import Refused
from rulesref.engine.select import able, holds
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.actions import designated
from rulesref.games.arkham_lcg.actions.action import cannot_act
from rulesref.games.arkham_lcg.actions.actions_left import available
from rulesref.games.arkham_lcg.actions.barred_actions import barred
from rulesref.games.arkham_lcg.actions.costlier_actions import CITE as COSTLIER
from rulesref.games.arkham_lcg.actions.costlier_actions import dearer
from rulesref.games.arkham_lcg.costs.due_together import all_payable
from rulesref.games.arkham_lcg.costs.play_costs import (
    STANDARD,
    Way,
    additional,
    most_for_x,
    resource_cost,
)
from rulesref.games.arkham_lcg.costs.reduced_costs import hoped_for
from rulesref.games.arkham_lcg.in_play.entering_play import refused_entry
from rulesref.games.arkham_lcg.in_play.staying_in_play import locked_in
from rulesref.games.arkham_lcg.limits import maximums, play_areas
from rulesref.games.arkham_lcg.limits.forbidding import refusal
from rulesref.games.arkham_lcg.occasions import occasion
from rulesref.games.arkham_lcg.playing import permissions
from rulesref.games.arkham_lcg.playing.gaining_fast import could_gain_fast
from rulesref.games.arkham_lcg.playing.playing_for_others import keepers
from rulesref.games.arkham_lcg.playing.what_keeps_it import in_vain
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.whose_turn import on_turn
from rulesref.games.things import card_of

RESTRICTIONS = "arkham-lcg/play-restrictions-permissions-and-instructions"


RULES.refusal(
    "no-cost",
    "arkham-lcg/costs",
    card="card",
    en="{card} has no cost and cannot be played",
    it="{card} non ha un costo e non può essere giocata",
)
RULES.refusal(
    "answers-nothing",
    "arkham-lcg/fast",
    card="card",
    en="what {card} answers has not occurred",
    it="ciò a cui risponde {card} non è accaduto",
    beside=True,
)
RULES.refusal(
    "restricted",
    RESTRICTIONS,
    card="card",
    en="{card} says that it may not be played now",
    it="{card} dice di non poter essere giocata adesso",
)
RULES.refusal(
    "in-vain",
    "arkham-lcg/event-cards",
    card="card",
    en="{card} could not change anything now",
    it="{card} non potrebbe cambiare nulla adesso",
)


def forbidden(
    state: State, who: str, card: str, way: Way = STANDARD, within: tuple[str, ...] = ()
) -> Refused | None:
    """Why ``who`` may not play ``card`` in ``way`` now, or ``None`` where they may.

    ``within`` as in ``could_do``.
    """
    printed = card_of(state, card)
    if printed.stats.get("cost") is None:
        return RULES.refuse("no-cost", card=card)
    kept = locked_in(state, card)
    if kept:
        return refusal(state, kept)
    forbids = (
        permissions.refused(state, who, card, "play", whatever_role=way.whatever_role)
        or maximums.refused(state, card)
        or barred(state, who, types(state, card) if way.action else designators(state, card))
    )
    if forbids:
        return forbids
    fast_card = "fast" in printed.keywords or could_gain_fast(state, who, card)
    if way.action and not fast_card:
        refused = no_action_for(state, who, card)
        if refused:
            return refused
    elif not designated.payable(state, who, designators(state, card)):
        return RULES.refuse("additional-cost-of-action", (COSTLIER,))
    refused = unpayable(state, who, card, way)
    if refused:
        return refused
    fast = fast_ability(state, card)
    answers = fast is not None and fast.trigger is not None
    if fast is not None and answers and not occasion(state, who, card, fast):
        return RULES.refuse("answers-nothing", card=card)
    if printed.type == "asset":
        if way.action and fast_card and not on_turn(state, who):
            return RULES.refuse("not-their-turn", ("arkham-lcg/fast",))
        those = keepers(state, card)
        if those is not None:
            return None if those else RULES.refuse("nobody-to-control", card=card)
        return refused_entry(state, card) or play_areas.refused(state, card, who)
    if not permitted(state, who, card):
        return RULES.refuse("restricted", card=card)
    # What answers something could do it: ``occasion``.
    if answers or any(
        could_do(then, who, card, within) for then in _for_each_x(state, who, card, way)
    ):
        return None
    return in_vain(state, who, card, RULES.refuse("in-vain", card=card))


def no_action_for(state: State, who: str, card: str) -> Refused | None:
    """What keeps ``who`` from spending the action that playing ``card`` takes, or ``None``."""
    spent_on = types_spent_on(state, card)
    refused = cannot_act(state, who, *spent_on)
    if refused is None and available(state, who, spent_on) <= dearer(
        state, who, types(state, card)
    ):
        return RULES.refuse("additional-cost-of-action", (COSTLIER,))
    return refused


RULES.refusal(
    "cost", "arkham-lcg/costs", en="the cost cannot be paid", it="il costo non può essere pagato"
)
RULES.refusal(
    "too-few-resources",
    "arkham-lcg/costs",
    due="number",
    there="number",
    en="the cost cannot be paid: it is {due}, and resources to pay it with: {there}",
    it="il costo non può essere pagato: è {due}, e le risorse per pagarlo: {there}",
)
RULES.refusal(
    "additional-cost",
    "arkham-lcg/additional-costs",
    en="an additional cost cannot be paid",
    it="un costo aggiuntivo non può essere pagato",
)


def unpayable(state: State, who: str, card: str, way: Way) -> Refused | None:
    """The cost of playing ``card`` that ``who`` cannot pay now, or ``None``."""
    hoped = hoped_for(state, who, card)
    due = max(0, resource_cost(state, card, way) - hoped)
    if state.get(who, "resources") < due:
        return RULES.refuse("too-few-resources", due=due, there=state.get(who, "resources"))
    if not all_payable(state, additional(state, who, card, way), due):
        return RULES.refuse("additional-cost")
    return None


def permitted(state: State, who: str, card: str) -> bool:
    """Whether the play restrictions that an event states about itself are met."""
    abilities = card_of(state, card).abilities
    plays = [
        ability
        for ability in abilities
        if ability.kind == "play" or (ability.kind == "fast" and not ability.trigger)
    ]
    env = {"this": card, "you": who}
    return not plays or any(holds(state, env, ability.tests) for ability in plays)


def _for_each_x(state: State, who: str, card: str, way: Way) -> Iterator[State]:
    """The position for every X that could be paid for ``card``; it alone where its cost is no X."""
    yield state
    for amount in range(1, most_for_x(state, who, card, way) + 1):
        then = state.fork()
        then.put(card, x=amount)
        yield then


def could_do(state: State, who: str, card: str, within: tuple[str, ...] = ()) -> bool:
    """Whether an event has the potential to change the game; weaknesses need none (FAQ 1.27).

    ``within`` are the events and abilities of which it is asked whether they could do something by
    this one: nothing changes the game by no more than leading back to itself.
    """
    printed = card_of(state, card)
    plays = [ability for ability in printed.abilities if ability.kind in ("play", "fast")]
    env = {"this": card, "you": who, "within": (*within, card)}
    return (
        printed.type != "event"
        or printed.weakness
        or not plays
        or (
            card not in within
            and any(
                able(state, env, ability.effects, every=False)
                or not state.rules.hooks.needs_target(state, ability)
                for ability in plays
            )
        )
    )


def fast_ability(state: State, card: str) -> Ability | None:
    """The ability of a fast event that is played in player windows or on a condition."""
    abilities = card_of(state, card).abilities
    return next((ability for ability in abilities if ability.kind == "fast"), None)


def types(state: State, card: str) -> tuple[str, ...]:
    """What playing ``card`` counts as: FAQ v2.5, question on Backstab, its designators as well."""
    return ("play", *designators(state, card))


def types_spent_on(state: State, card: str) -> tuple[str, ...]:
    """What an action that is spent on playing ``card`` is spent on: a card of its type and traits.

    arkham-lcg/action: an additional action may be for playing an event alone ("play-event"), or
    for playing a Spell ("play-spell").
    """
    printed = card_of(state, card)
    traits = (f"play-{trait.casefold()}" for trait in printed.traits)
    return (*types(state, card), f"play-{printed.type}", *traits)


def designators(state: State, card: str) -> tuple[str, ...]:
    """The kinds of action that the event ``card`` is, fast or not."""
    abilities = card_of(state, card).abilities
    bold = (ability.designators for ability in abilities if ability.kind in ("play", "fast"))
    return tuple(designator for some in bold for designator in some)


def takes_action(state: State, card: str, way: Way) -> bool:
    """Whether playing ``card`` in ``way`` is an action of its own."""
    return way.action and "fast" not in card_of(state, card).keywords
