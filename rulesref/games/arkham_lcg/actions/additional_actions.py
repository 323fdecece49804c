"""arkham-lcg/action (FAQ 1.10, 1.31): additional actions, gained ones and lost ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.event import Event
from rulesref.engine.lasting import last
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.actions.actions_left import (
    ADDITIONAL_ACTION,
    additional,
    ask_which,
    gain,
    use_up,
)
from rulesref.games.arkham_lcg.amounts import any_of_it
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.whose_turn import on_turn
from rulesref.games.edition import switch
from rulesref.games.things import card_of

CITE = "arkham-lcg/action"


@RULES.effect(ADDITIONAL_ACTION)
def _additional(state: State, env: Env, of: tuple[str, ...], types: tuple[str, ...] = ()) -> None:
    """As an effect it is for your turn this round.

    Out of turn it waits for the turn; a turn that is over this round does not come again.
    """
    for who in of:
        if on_turn(state, who):
            slots: dict[str, Any] = {"who": who, "types": types}
            state.emit(state.event("gain-additional-action", by=env["this"], **slots))
        else:
            means = {"of": None, "types": types}
            last(state, Node(RULES.verbs["additional-action"], means), env, "round", (who,))


@RULES.event(
    "gain-additional-action",
    CITE,
    who="card",
    types="words",
    en="{who} may take an additional action",
    it="{who} può effettuare un'azione aggiuntiva",
)
def _gain_additional(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        types = tuple(event.slots.get("types") or ())
        gain(state, event.slots["who"], types, event.by or "")


def types_of(state: State, card: str, designators: tuple[str, ...]) -> tuple[str, ...]:
    """What activating an ability of ``card`` counts as: its designators and the card's traits."""
    traits = tuple(trait.casefold() for trait in card_of(state, card).traits)
    return ("activate", *designators, *traits)


@RULES.event(
    "gain-actions",
    CITE,
    who="card",
    amount="number",
    en="{who} gains {amount} (action|actions)",
    it="{who} ottiene {amount} (azione|azioni)",
)
def _gain(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        _change(state, event.slots["who"], event.slots["amount"])


@RULES.event(
    "lose-actions",
    CITE,
    who="card",
    amount="number",
    en="{who} loses {amount} (action|actions)",
    it="{who} perde {amount} (azione|azioni)",
)
def _lose(state: State, events: tuple[Event, ...]) -> None:
    """Standard actions are lost first; of different additional ones the player chooses."""
    for event in events:
        who, amount = event.slots["who"], event.slots["amount"]
        if _waits(state, who):
            _change(state, who, -amount)
            continue
        standard = min(amount, int(state.get(who, "actions")))
        state.put(who, actions=state.get(who, "actions") - standard)
        if amount > standard and additional(state, who):
            state.call(LOSE, who=who, left=amount - standard)


def _waits(state: State, who: str) -> bool:
    """The Grimoire moves what is gained or lost outside of one's turn to the next turn."""
    return not on_turn(state, who) and bool(switch(state, "actions-off-turn") == "next-turn")


def _change(state: State, who: str, amount: int) -> None:
    name = "owed-actions" if _waits(state, who) else "actions"
    state.put(who, **{name: state.get(who, name) + amount})


def _which(state: State, variables: Mapping[str, Any]) -> None:
    who = variables["who"]
    left = additional(state, who)
    if not left or not variables["left"]:
        state.end()
        return
    ask_which(state, who, list(left), "lose-additional")


def _lose_it(state: State, variables: Mapping[str, Any]) -> None:
    use_up(state, variables["who"], variables["one"])
    state.let(left=variables["left"] - 1)
    state.goto(0)


LOSE = RULES.procedure(Procedure("lose-additional", _which, _lose_it))


@RULES.quantity("actions-left", of="cards")
def _actions_left(state: State, env: Env, of: tuple[str, ...]) -> int:
    """Every action that these investigators have left, additional ones among them."""
    return sum(int(state.get(who, "actions")) + len(additional(state, who)) for who in of)


@RULES.verb("gain-actions", CITE, able=any_of_it, who="cards", amount="number")
def _gain_verb(state: State, env: Env, who: tuple[str, ...], amount: int) -> None:
    """Each of ``who`` gains so many actions."""
    measure(state, amount, 1)
    state.emit(
        *(
            state.event("gain-actions", by=env["this"], who=investigator, amount=amount)
            for investigator in who
        )
    )


def _losable(state: State, env: Env, who: str, amount: int) -> int:
    """How many of ``amount`` actions ``who`` can lose: what they have left, or of the next turn."""
    return amount if _waits(state, who) else min(amount, _actions_left(state, env, (who,)))


def _anything_to_lose(state: State, env: Env, who: tuple[str, ...], amount: int) -> bool:
    return any(_losable(state, env, investigator, amount) > 0 for investigator in who)


@RULES.verb("lose-actions", CITE, able=_anything_to_lose, who="cards", amount="number")
def _lose_verb(state: State, env: Env, who: tuple[str, ...], amount: int) -> None:
    """arkham-lcg/then: whoever has fewer left does not lose them all."""
    losing = {investigator: _losable(state, env, investigator, amount) for investigator in who}
    for lost in losing.values():
        measure(state, lost, amount)
    state.emit(
        *(
            state.event("lose-actions", by=env["this"], who=investigator, amount=lost)
            for investigator, lost in losing.items()
            if lost
        )
    )
