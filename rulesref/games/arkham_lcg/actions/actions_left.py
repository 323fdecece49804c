"""arkham-lcg/action (FAQ 1.10): the actions that somebody can still spend, additional ones among them.

What a constant ability gives is there while the card is in play, from the moment it enters, until
it is spent: once for each turn and card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.games.arkham_lcg.actions.barred_actions import barred
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding
from rulesref.games.arkham_lcg.whose_turn import on_turn
from rulesref.record import NamedTuple

CITE = "arkham-lcg/action"
ADDITIONAL_ACTION = RULES.constant(
    "additional-action",
    CITE,
    of="cards",
    types="words?",
    says="``of`` may take 1 action more in each turn: any, or one of ``types``.",
)


class Additional(NamedTuple):
    """An additional action: what it may be spent on (nothing: on all), and the card it is from.

    ``standing`` marks what a constant ability gives. One that is from no card is part of an effect
    that lets somebody take an action, and pays for that action alone.
    """

    types: tuple[str, ...]
    source: str = ""
    standing: bool = False


def additional(state: State, who: str) -> tuple[Additional, ...]:
    """The additional actions that ``who`` has not spent: gained ones, then those of constants."""
    told = state.get(who, "additional", ())
    gained = tuple([Additional(*action) for action in told]) if told else ()
    if ADDITIONAL_ACTION not in state.index.said or not on_turn(state, who):
        return gained
    return gained + _standing(state, who)


def free(state: State, who: str) -> int:
    """How many of the additional actions of ``who`` may be spent on anything."""
    return sum(not action.types for action in additional(state, who))


def _standing(state: State, who: str) -> tuple[Additional, ...]:
    spent = state.get(who, "additional-spent", ())
    found = []
    for standing in binding(state, ADDITIONAL_ACTION, who):
        if _key(state, standing.holder) not in spent:
            types = tuple(str(word).casefold() for word in standing.node.args.get("types", ()))
            found.append(Additional(types, standing.holder, standing=True))
    return tuple(found)


def _key(state: State, holder: str) -> tuple[str, int]:
    """A card that has left play and is back is another one (arkham-lcg/limits-and-maximums)."""
    return holder, int(state.get(holder, "gen"))


def gain(state: State, who: str, types: tuple[str, ...], source: str = "") -> None:
    """``who`` gains an additional action, which comes before those that they have."""
    state.put(who, additional=((types, source), *state.get(who, "additional", ())))


def use_up(state: State, who: str, one: Additional) -> None:
    """``one`` is spent or lost."""
    if one.standing:
        spent = state.get(who, "additional-spent", ())
        state.put(who, **{"additional-spent": (*spent, _key(state, one.source))})
        return
    left = list(state.get(who, "additional", ()))
    left.remove((one.types, one.source))
    state.put(who, additional=tuple(left))


def renew(state: State, who: str) -> None:
    """A turn begins: nothing of an earlier one is left, and nothing spent."""
    state.put(who, **{"additional": None, "additional-spent": None})


def available(state: State, who: str, types: tuple[str, ...]) -> int:
    """How many actions ``who`` could spend now on something that counts as ``types``.

    FAQ 1.31: nobody spends actions outside of their turn but those that an effect lets them take.
    """
    mine = on_turn(state, who)
    own = int(state.get(who, "actions")) if mine else 0
    more = additional(state, who)
    if not more:
        return own
    return own + sum(fits(action, types) and (mine or not action.source) for action in more)


def may_spend(state: State, who: str, types: tuple[str, ...]) -> bool:
    """Whether ``who`` may spend actions on ``types`` now: in their turn, or if an effect lets them."""
    if barred(state, who, types):
        return False
    if on_turn(state, who):
        return True
    given = (action for action in additional(state, who) if not action.source)
    return any(fits(action, types) for action in given)


def fits(one: Additional, types: tuple[str, ...]) -> bool:
    """Whether an additional action may be spent on something that counts as ``types``."""
    return not one.types or bool(set(one.types) & set(types))


def _spend(state: State, variables: Mapping[str, Any]) -> None:
    """What qualifies as an additional action uses one; of different ones the player chooses."""
    who, owed, types = variables["who"], variables["owed"], variables["types"]
    fitting = [action for action in additional(state, who) if owed and fits(action, types)]
    if not fitting:
        state.put(who, actions=state.get(who, "actions") - owed)
        state.end()
        return
    if not fitting[0].source:
        state.let(one=fitting[0])
        return
    ask_which(state, who, fitting, "spend-additional")


def ask_which(state: State, who: str, among: list[Additional], option: str) -> None:
    """The variable *one* becomes one of ``among``; those that differ in nothing are one option."""
    alike = {action.types: action for action in reversed(among)}
    if len(alike) < 2:
        state.let(one=among[0])
        return
    options = tuple(
        Option(option, {"who": who, "card": action.source}, action)
        for action in reversed(alike.values())
    )
    state.ask(Choice(option, who, options, (CITE,), "one"))


def _spend_it(state: State, variables: Mapping[str, Any]) -> None:
    use_up(state, variables["who"], variables["one"])
    state.let(owed=variables["owed"] - 1)
    state.goto(0)


SPEND = RULES.procedure(Procedure("spend-actions", _spend, _spend_it))
