"""arkham-lcg/clues/clues-on-player-cards: clues that are spent, off an investigator or their cards.

Whoever spends them says of each where it is taken from, as long as that makes a difference; all go at
once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.limits.forbidding import prohibition
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.table import ENCOUNTER

CITE = "arkham-lcg/clues/clues-on-player-cards"
CLUES = "arkham-lcg/clues"
cannot_spend = prohibition("cannot-spend-clues")
RULES.stop(
    "clues-spent-already",
    en="clues that are owed and have been spent on something else",
    it="indizi dovuti che sono stati spesi per qualcos'altro",
)


def _sources(state: State, who: str) -> tuple[str, ...]:
    """``who``, and the player cards under their control, as far as any clues lie there."""
    return tuple(
        id
        for id, thing in state.things.items()
        if thing.get("clues")
        and (
            id == who
            or (
                thing.get("controller") == who
                and thing.get("zone") == "play"
                and thing["card"].type not in ENCOUNTER
            )
        )
    )


def spendable(state: State, who: str) -> int:
    """The clues of ``who``, and those on player cards that they control: spent like any others."""
    return sum(int(state.get(card, "clues")) for card in _sources(state, who))


@RULES.event(
    "spend-clues",
    CLUES,
    who="card",
    amount="number",
    en="{who} spends {amount} (clue|clues)",
    it="{who} spende {amount} (indizio|indizi)",
    lapses=lambda state, event: cannot_spend(state, event.slots["who"]) is not None,
)
def _spent(state: State, events: tuple[Event, ...]) -> None:
    """Spent clues go back to the token pool."""
    _take_off(state, [(event.slots["who"], event.slots["amount"]) for event in events])


@RULES.event(
    "spend-clues-off",
    CITE,
    who="card",
    card="card",
    amount="number",
    en="{who} spends {amount} (clue|clues) that (was|were) on {card}",
    it="{who} spende {amount} (indizio|indizi) che (era|erano) su {card}",
    lapses=lambda state, event: cannot_spend(state, event.slots["who"]) is not None,
)
def _spent_off(state: State, events: tuple[Event, ...]) -> None:
    _take_off(state, [(event.slots["card"], event.slots["amount"]) for event in events])


def _take_off(state: State, spent: Sequence[tuple[str, int]]) -> None:
    for card, amount in spent:
        if state.get(card, "clues") < amount:
            state.give_up(card, "clues-spent-already")
            return
        state.put(card, clues=state.get(card, "clues") - amount)


def spend(state: State, spent: Sequence[tuple[str, int]], by: str | None) -> None:
    """Let each of these investigators spend so many clues, all of them at once."""
    owed = tuple(who for who, number in spent for _ in range(number))
    if all(_sources(state, who) == (who,) for who in owed):
        _emit(state, [(who, who) for who in owed], by)
    else:
        state.call(SPENDING, owed=owed, taken=(), by=by)


def _emit(state: State, taken: Sequence[tuple[str, str]], by: str | None) -> None:
    events = []
    for (who, card), amount in Counter(taken).items():
        if card == who:
            events.append(state.event("spend-clues", by=by, who=who, amount=amount))
        else:
            events.append(state.event("spend-clues-off", by=by, who=who, card=card, amount=amount))
    state.emit(*events)


def _which(state: State, variables: Mapping[str, Any]) -> None:
    owed, taken = variables["owed"], variables["taken"]
    if len(taken) == len(owed):
        _emit(state, taken, variables["by"])
        state.end()
        return
    who = owed[len(taken)]
    having = [card for card in _sources(state, who) if _left(state, card, taken)]
    all_left = sum(_left(state, card, taken) for card in having)
    if len(having) == 1 or all_left <= owed.count(who) - _count(taken, who):
        state.let(card=having[0] if having else who)  # nothing is left to choose
        return
    options = tuple(Option("target", {"who": who, "cards": (card,)}, card) for card in having)
    state.ask(Choice("clues-off", who, options, (CITE,), "card"))


def _left(state: State, card: str, taken: Sequence[tuple[str, str]]) -> int:
    return int(state.get(card, "clues")) - sum(card == one for _, one in taken)


def _count(taken: Sequence[tuple[str, str]], who: str) -> int:
    return sum(who == one for one, _ in taken)


def _take(state: State, variables: Mapping[str, Any]) -> None:
    taken = variables["taken"]
    who = variables["owed"][len(taken)]
    state.let(taken=(*taken, (who, variables["card"])))
    state.goto(SPENDING, _which)


SPENDING = RULES.procedure(Procedure("spending-clues", _which, _take))


def _has_clues(state: State, env: Env, amount: int) -> bool:
    return spendable(state, env["you"]) >= amount and not cannot_spend(state, env["you"])


@RULES.verb("spend-clues", CLUES, able=_has_clues, amount="number")
def _spend_verb(state: State, env: Env, amount: int) -> None:
    """As an effect: you must spend exactly so many."""
    if _has_clues(state, env, amount):
        _pay(state, env, amount)
    else:
        fail(state)


@RULES.cost("clues", CLUES, able=_has_clues, amount="number")
def _pay(state: State, env: Env, amount: int) -> None:
    """You spend so many of your clues, those on your player cards among them."""
    spend(state, ((env["you"], amount),), env["this"])
