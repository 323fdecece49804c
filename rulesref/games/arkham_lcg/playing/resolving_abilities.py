"""arkham-lcg/costs/ignoring-all-costs: effects that let somebody resolve an ability of a card.

"Ignoring all costs" leaves out what stands before the colon, an exile or a removal from the game
excepted. "Without paying its cost" leaves out the first action of the cost and nothing else (FAQ
v2.5, question on Hand-Eye Coordination). What the effects themselves cost is paid in any case.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Ability, Node
from rulesref.engine.block import resolve_part
from rulesref.engine.limit import count, exhausted
from rulesref.engine.line import Line
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail
from rulesref.engine.select import able, arguments, holds
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.actions import designated
from rulesref.games.arkham_lcg.actions.opportunity import (
    ATTACKS_OF_OPPORTUNITY,
)
from rulesref.games.arkham_lcg.actions.provoking import provokes
from rulesref.games.arkham_lcg.playing import ability_events
from rulesref.games.arkham_lcg.playing.activating import AFTERWARDS, BEFOREHAND
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.things import card_of

CITE = "arkham-lcg/costs/ignoring-all-costs"
WITHOUT = "arkham-lcg/qa/hand-eye-coordination-without-paying-cost"
#: Costs that nothing lets anybody ignore.
KEPT = frozenset({"exile", "remove"})


def left_to_pay(ability: Ability, paying: str) -> tuple[Node, ...]:
    """What is still paid for ``ability``. ``paying`` is "nothing", "but-action" or "all"."""
    if paying == "nothing":
        return tuple(cost for cost in ability.costs if cost.row.id in KEPT)
    if paying == "all":
        return ability.costs
    out = []
    waived = False
    for cost in ability.costs:
        if cost.row.id == "action" and not waived:
            waived = True
            amount = cost.args["amount"]
            more = _one_less(amount) if isinstance(amount, Node) else amount - 1
            if more:
                out.append(Node(cost.row, {**cost.args, "amount": more}))
        else:
            out.append(cost)
    return tuple(out)


def _one_less(amount: Node) -> Node:
    """One less than what is counted as it is paid, and nothing less than nothing."""
    less = Node(RULES.quantities["plus"], {"number": amount, "more": -1})
    return Node(RULES.quantities["to-a-minimum"], {"of": less, "least": 0})


def resolvable(
    state: State, env: Env, card: str, kinds: tuple[str, ...], paying: str
) -> list[Ability]:
    """The abilities of ``card``, wherever it is, that the user of this effect could resolve.

    One that could do something only by this effect cannot (``play_restrictions.could_do``).
    """
    found = []
    within = env.get("within", ())
    for ability in card_of(state, card).abilities:
        inner = _env(env, card, ability) | {"within": (*within, ability.id)}
        if (
            ability.kind in kinds
            and ability.id not in within
            and holds(state, inner, ability.tests)
            and not exhausted(state, ability, inner)
            and able(state, inner, left_to_pay(ability, paying), every=True)
            and (
                _spends(ability, paying)
                or designated.payable(state, env["you"], ability.designators)
            )
            and able(state, inner, ability.effects, every=False)
        ):
            found.append(ability)
    return found


def _spends(ability: Ability, paying: str) -> bool:
    """Whether an action is still spent on it: that cost has what is on top of it with it."""
    return any(cost.row.id == "action" for cost in left_to_pay(ability, paying))


def _env(env: Env, card: str, ability: Ability) -> dict[str, Any]:
    return {"this": card, "you": env["you"], "holder": card, "ability": ability}


def _able(
    state: State, env: Env, card: tuple[str, ...], paying: str, kinds: tuple[str, ...] = ()
) -> bool:
    return any(resolvable(state, env, one, kinds or ("action",), paying) for one in card)


@RULES.verb("resolve-ability", CITE, able=_able, card="cards", paying="word", kinds="words?")
def _resolve(
    state: State, env: Env, card: tuple[str, ...], paying: str, kinds: tuple[str, ...] = ()
) -> None:
    """You resolve one ability of ``card``, paying ``paying`` of what it costs."""
    if card:
        kinds = kinds or ("action",)
        state.call(RESOLVING, card=card[0], paying=paying, kinds=kinds, outer=env)


def _which(state: State, variables: Mapping[str, Any]) -> None:
    env, card = variables["outer"], variables["card"]
    found = resolvable(state, env, card, variables["kinds"], variables["paying"])
    if not found:
        fail(state)
        state.end()
        return
    options = tuple(
        Option("use", {"who": env["you"], "card": card, "ability": one.id}, one.id) for one in found
    )
    state.let(found=tuple(found))
    state.ask(Choice("resolve-ability", env["you"], options, (CITE,), "ability"))


def _beforehand(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/as-if (FAQ 2.10): what is supposed from the initiation on is settled before costs."""
    ability = next(one for one in variables["found"] if one.id == variables["ability"])
    env = _env(variables["outer"], variables["card"], ability)
    for before in BEFOREHAND.followers:
        ability = before(state, ability, env)
    state.let(env=env, chosen=ability)


def _pay(state: State, variables: Mapping[str, Any]) -> None:
    ability, env = variables["chosen"], variables["env"]
    cites = (WITHOUT if variables["paying"] == "but-action" else CITE,)
    state.note(Line.use(state.depth, env["you"], env["this"], ability, cites))
    count(state, ability, env)
    costs = left_to_pay(ability, variables["paying"])
    for cost in costs:
        cost.row.run(state, env, **arguments(state, env, cost))
    spent = _spends(ability, variables["paying"])
    if not spent:
        designated.pay(state, env["you"], ability.designators, env["this"])
    who, this = env["you"], env["this"]
    open_to = spent and provokes(state, who, ability.designators, this, ability.effects)
    state.let(effects=ability.effects, provokes=open_to)


def _opportunity(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/attack-of-opportunity: only where an action is really spent."""
    if variables["provokes"]:
        state.call(ATTACKS_OF_OPPORTUNITY, who=variables["env"]["you"])


def _used(state: State, variables: Mapping[str, Any]) -> None:
    ability_events.tell(state, ability_events.USED, variables["chosen"], variables["env"])


def _effects(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/elimination: nothing of them where its user has been eliminated by then."""
    if not state.get(variables["env"]["you"], "eliminated"):
        resolve_part(state, variables["effects"], variables["env"])


def _afterwards(state: State, variables: Mapping[str, Any]) -> None:
    for after in AFTERWARDS.followers:
        after(state, variables["env"])


def _over(state: State, variables: Mapping[str, Any]) -> None:
    """An action of its kind; what has made somebody resolve it is none besides."""
    types, source = variables["chosen"].designators, variables["outer"]["this"]
    if types:
        slots = {"who": variables["env"]["you"], "types": types, "source": source}
        state.emit(state.event("action-performed", **slots))
    ability_events.tell(state, ability_events.RESOLVED, variables["chosen"], variables["env"])


RESOLVING = RULES.procedure(
    Procedure(
        "resolve-ability",
        _which,
        _beforehand,
        _pay,
        _opportunity,
        _used,
        _effects,
        _afterwards,
        _over,
        prints=True,
    )
)
