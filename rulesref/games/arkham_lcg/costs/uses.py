"""arkham-lcg/uses-x-type: uses on a card, spent as a cost."""

from __future__ import annotations

from collections.abc import Collection

from rulesref.engine.event import Event
from rulesref.engine.scope import fail, measure
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.costs.lent_uses import lenders
from rulesref.games.arkham_lcg.costs.uses_among import AMONG
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding
from rulesref.games.card import Card
from rulesref.games.things import card_of

CITE = "arkham-lcg/uses-x-type"
USES_VALUE = RULES.constant(
    "uses-value",
    CITE,
    of="cards",
    uses="word",
    amount="number",
    says="``of`` enter play with so many ``uses``; those in play get none by it.",
)


MORE_USES = RULES.constant(
    "additional-uses",
    CITE,
    of="cards",
    uses="word",
    by="number",
    says="Of those of ``of`` that bring ``uses``, each enters play with so many more.",
)


def uses_value(state: State, card: str, uses: str) -> int:
    """How many ``uses`` ``card`` itself enters play with: an X that nobody has paid is nothing."""
    value = card_of(state, card).keywords["uses"][uses]
    if value == "X":
        value = state.get(card, "x")
    for standing in binding(state, USES_VALUE, card, uses=uses):
        value = number(state, standing.env, standing.node.args["amount"])
    return int(value)


def uses_at_first(state: State, card: str, uses: str) -> int:
    """With how many ``uses`` ``card`` enters play now: its own, and those that others add."""
    more = (
        number(state, standing.env, standing.node.args["by"])
        for standing in binding(state, MORE_USES, card, uses=uses)
    )
    return uses_value(state, card, uses) + sum(more)


@RULES.filter("has-uses", value="word")
def _has_uses(state: State, env: Env, thing: str, value: str) -> bool:
    """Cards with these uses printed, however many are left."""
    return value in card_of(state, thing).keywords.get("uses", {})


@RULES.condition("playing-an-event")
def _playing_an_event(state: State, env: Env) -> bool:
    """You are playing an event: it lies in limbo while it is resolved."""
    return any(
        thing.get("zone") == "limbo"
        and thing["card"].type == "event"
        and thing.get("controller") == env["you"]
        for thing in state.things.values()
    )


RULES.stop(
    "uses-spent-already",
    uses="word",
    en="{uses} that are owed and have been spent on something else",
    it="utilizzi dovuti ({uses}) che sono stati spesi per qualcos'altro",
)


@RULES.event(
    "spend-uses",
    CITE,
    card="card",
    uses="word",
    amount="number",
    en="{amount} {uses} (is|are) spent from {card}",
    it="(si spende|si spendono) {amount} {uses} da {card}",
)
def _spend(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card, uses = event.slots["card"], event.slots["uses"]
        if state.get(card, uses) < event.slots["amount"]:
            state.give_up(card, "uses-spent-already", uses=uses)
            return
        state.put(card, **{uses: state.get(card, uses) - event.slots["amount"]})


def _enough(state: State, env: Env, card: tuple[str, ...], uses: str, amount: int) -> bool:
    return bool(card) and bool(state.get(card[0], uses) >= amount)


def _spendable(state: State, env: Env, card: tuple[str, ...], uses: str, amount: int) -> bool:
    """Whether there are so many uses on the card, or on others that lend it theirs."""
    if not card:
        return False
    purses = ((card[0], uses), *lenders(state, card[0], uses))
    return bool(sum(state.get(one, called) for one, called in purses) >= amount)


@RULES.cost("uses", CITE, able=_spendable, card="cards", uses="word", amount="number")
def _pay(state: State, env: Env, card: tuple[str, ...], uses: str, amount: int) -> None:
    """So many uses are spent from the card; you choose where others lend it theirs."""
    if lending := lenders(state, card[0], uses):
        state.call(AMONG, env=env, among=((card[0], uses), *lending), left=amount)
        return
    event = state.event("spend-uses", by=env["this"], card=card[0], uses=uses, amount=amount)
    state.emit(event)


@RULES.verb("spend-uses", CITE, able=_spendable, card="cards", uses="word", amount="number")
def _spend_verb(state: State, env: Env, card: tuple[str, ...], uses: str, amount: int) -> None:
    """As a part of an effect; with too few of them none are spent."""
    if _spendable(state, env, card, uses, amount):
        _pay(state, env, card, uses, amount)
    else:
        fail(state)


@RULES.event(
    "remove-uses",
    CITE,
    card="card",
    uses="word",
    amount="number",
    en="{amount} {uses} (is|are) removed from {card}",
    it="(si rimuove|si rimuovono) {amount} {uses} da {card}",
    takes=(("card", "uses", "amount"),),
)
def _remove(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card, uses = event.slots["card"], event.slots["uses"]
        state.put(card, **{uses: state.get(card, uses) - event.slots["amount"]})


@RULES.verb("remove-uses", CITE, able=_enough, card="cards", uses="word", amount="number")
def _remove_verb(state: State, env: Env, card: tuple[str, ...], uses: str, amount: int) -> None:
    """They go without being spent; with too few of them none do."""
    if _enough(state, env, card, uses, amount):
        event = state.event("remove-uses", by=env["this"], card=card[0], uses=uses, amount=amount)
        state.emit(event)
    else:
        fail(state)


def may_bear(card: Card, uses: str) -> bool:
    """Whether such ``uses`` can lie on ``card``: those of its keyword; with none, plain resources."""
    own: Collection[str] = card.keywords.get("uses", {})
    return uses in (own or ("resources",))


def _placeable(
    state: State,
    env: Env,
    card: tuple[str, ...],
    uses: str,
    amount: int,
    as_resources: bool = False,
) -> bool:
    """Whether any of these cards could take such uses."""
    return amount > 0 and any(as_resources or may_bear(card_of(state, one), uses) for one in card)


@RULES.event(
    "place-uses",
    CITE,
    card="card",
    uses="word",
    amount="number",
    en="{amount} {uses} (is|are) placed on {card}",
    it="(si pone|si pongono) {amount} {uses} su {card}",
)
def _placed(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card, uses = event.slots["card"], event.slots["uses"]
        state.put(card, **{uses: state.get(card, uses) + event.slots["amount"]})


@RULES.verb(
    "place-uses",
    CITE,
    able=_placeable,
    card="cards",
    uses="word",
    amount="number",
    as_resources="flag?",
)
def _place(
    state: State,
    env: Env,
    card: tuple[str, ...],
    uses: str,
    amount: int,
    as_resources: bool = False,
) -> None:
    """Only uses of the type that the card's own keyword names can lie on it; resources, if it has none.

    ``as_resources``: they are resources of the token pool, which count as such uses there.
    """
    measure(state, amount, 1)
    for one in card:
        if not as_resources and not may_bear(card_of(state, one), uses):
            fail(state)
        elif amount:
            event = state.event("place-uses", by=env["this"], card=one, uses=uses, amount=amount)
            state.emit(event)
