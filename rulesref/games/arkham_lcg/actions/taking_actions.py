"""arkham-lcg/action (FAQ 2.19): effects that let somebody "take" an action, or only perform it.

To take one is to gain an action and spend it at once, with all that goes with it. To perform or
resolve one neither gains nor spends anything, and provokes nobody.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.lasting import expire
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.scope import fail, measure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.actions import designated
from rulesref.games.arkham_lcg.actions.action import ACTIONS
from rulesref.games.arkham_lcg.actions.actions_taken import performed, twice
from rulesref.games.arkham_lcg.actions.extra_actions import Extra, grant, offers
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.other_skills import may_use
from rulesref.games.arkham_lcg.table import investigators

CITE = "arkham-lcg/action/take-an-action-vs-perform-resolve-an-action"
#: How long an effect lasts that is "for that action".
PERIOD = "extra-action"
BASIC = "arkham-lcg/action/basic-action-types"


def _any(
    state: State, env: Env, who: tuple[str, ...], action: str, enemy: tuple[str, ...] | None = None
) -> bool:
    then = state
    if enemy is not None:
        then = state.fork()
        for investigator in who:
            _aim(then, investigator, enemy)
    return any(offers(then, investigator, Extra((action,))) for investigator in who)


def _aim(state: State, who: str, enemy: tuple[str, ...] | None) -> None:
    """What ``who`` attacks next is ``enemy`` alone; of one that has gone nothing is left to attack."""
    state.put(who, **{"attacks-only": None if enemy is None else (*enemy, "")[0]})


def _any_performable(state: State, env: Env, who: tuple[str, ...], action: str) -> bool:
    return any(offers(state, investigator, Extra((action,), taken=False)) for investigator in who)


@RULES.verb("take-action", CITE, able=_any, who="cards", action="word", enemy="cards?")
def take_action(
    state: State, env: Env, who: tuple[str, ...], action: str, enemy: tuple[str, ...] | None = None
) -> None:
    """Each of ``who`` takes an action of the type, on whosever turn it is.

    With ``enemy`` it attacks that one alone, wherever it is.
    """
    for investigator in who:
        means = {"extra": Extra((action,)), "by": env["this"], "enemy": enemy}
        state.call(EXTRA, who=investigator, **means)


@RULES.verb("perform-action", CITE, able=_any_performable, who="cards", action="word")
def perform_action(state: State, env: Env, who: tuple[str, ...], action: str) -> None:
    """Each of ``who`` resolves a basic action without spending one."""
    for investigator in who:
        state.call(EXTRA, who=investigator, extra=Extra((action,), taken=False), by=env["this"])


def _any_basic(state: State, env: Env, skill: str = "") -> bool:
    return bool(offers(state, env["you"], Extra(tuple(ACTIONS), basic=True)))


@RULES.verb("take-basic-action", BASIC, able=_any_basic, skill="word?")
def _take_basic(state: State, env: Env, skill: str = "") -> None:
    """You take any basic action; its tests may be made with ``skill`` instead of their own."""
    you = env["you"]
    if skill:
        may_use(state, env, (you,), skill, PERIOD)
    state.call(EXTRA, who=you, extra=Extra(tuple(ACTIONS), basic=True), by=env["this"])


def _any_whatever(state: State, env: Env, who: tuple[str, ...]) -> bool:
    """Basic actions are asked for alone: what says this may itself be what could be played."""
    return any(offers(state, one, Extra(tuple(ACTIONS), basic=True)) for one in who)


@RULES.verb("take-any-action", CITE, able=_any_whatever, who="cards")
def _take_any(state: State, env: Env, who: tuple[str, ...]) -> None:
    """Each of ``who`` takes an action of whatever type, as if it were their turn."""
    whatever = Extra((*ACTIONS, "activate", "play"))
    for investigator in who:
        state.call(EXTRA, who=investigator, extra=whatever, by=env["this"])


def _any_again(state: State, env: Env) -> bool:
    return bool(offers(state, env["you"], Extra(twice(state, env["you"]))))


@RULES.verb("take-same-action", CITE, able=_any_again)
def _take_same(state: State, env: Env) -> None:
    """You take another action of a type that your last two had in common."""
    types = twice(state, env["you"])
    state.call(EXTRA, who=env["you"], extra=Extra(types), by=env["this"])


def _any_of(state: State, env: Env, actions: tuple[str, ...], **how: Any) -> bool:
    return bool(offers(state, env["you"], Extra(actions)))


@RULES.verb(
    "take-different-actions",
    CITE,
    able=_any_of,
    actions="words",
    amount="number",
    up_to="flag?",
)
def _take_different(
    state: State, env: Env, actions: tuple[str, ...], amount: int, up_to: bool = False
) -> None:
    """One at a time you take (``up_to``) ``amount`` different actions of these types (FAQ 2.17)."""
    means = {"who": env["you"], "extra": Extra(actions), "by": env["this"], "up_to": up_to}
    state.call(SEVERAL, left=amount, done=(), **means)


@RULES.event(
    "perform",
    CITE,
    who="card",
    action="word",
    own_scope=True,
    en="{who} performs the {action} action",
    it="{who} esegue l'azione {action}",
)
def _perform(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        slots = event.slots
        if not _plays(state, slots["who"]):
            continue
        designated.pay(state, slots["who"], (slots["action"],), event.by)
        ACTIONS[slots["action"]].begin(state, slots["who"], **dict(slots["slots"]))
        state.call(PERFORMED, who=slots["who"], action=slots["action"])


def _count(state: State, variables: Mapping[str, Any]) -> None:
    performed(state, variables["who"], (variables["action"],))


PERFORMED = RULES.procedure(Procedure("performed", _count))


def _which(state: State, variables: Mapping[str, Any]) -> None:
    """Which action, at whom or where, if that leaves a choice."""
    who = variables["who"]
    _aim(state, who, variables.get("enemy"))
    found = offers(state, who, variables["extra"]) if _plays(state, who) else []
    if not found:
        _aim(state, who, None)
        fail(state)
        state.end()
        return
    state.ask(Choice("extra-action", who, tuple(found), (CITE,), "deed"))


def _plays(state: State, who: str) -> bool:
    return who in investigators(state)


def _do(state: State, variables: Mapping[str, Any]) -> None:
    who, by = variables["who"], variables["by"]
    _, how, *rest = variables["deed"]
    state.let(before=state.get(who, "acts-for", None))
    state.put(who, **{"acts-for": by})
    if how != "act":
        card, ability, action = rest
        grant(state, who, action)
        named = {"ability": ability} if ability else {}
        state.rules.openings[how](state, who=who, card=card, **named)
        return
    action, slots = rest
    cites = (CITE, *ACTIONS[action].cites)
    taken = variables["extra"].taken
    if taken:
        grant(state, who, action)
    kind = "act" if taken else "perform"
    state.emit(state.event(kind, by=who, cites=cites, who=who, action=action, slots=slots))


def _over(state: State, variables: Mapping[str, Any]) -> None:
    state.put(variables["who"], **{"acts-for": variables["before"], "attacks-only": None})
    expire(state, PERIOD)


EXTRA = RULES.procedure(Procedure("extra-action", _which, _do, _over))


def _next(state: State, variables: Mapping[str, Any]) -> None:
    who, done = variables["who"], variables["done"]
    found = []
    if variables["left"] and _plays(state, who):
        found = offers(state, who, variables["extra"], done)
    if not found:
        measure(state, len(done), 1)
        state.end()
        return
    fewer = (Option("no-action", {"who": who}, None),) if variables["up_to"] else ()
    options = (*found, *fewer)
    state.ask(Choice("extra-action", who, options, (CITE, "arkham-lcg/different"), "deed"))


def _one(state: State, variables: Mapping[str, Any]) -> None:
    deed = variables["deed"]
    if deed is None:
        measure(state, len(variables["done"]), 1)
        state.end()
        return
    state.let(left=variables["left"] - 1, done=(*variables["done"], deed[0]))
    state.call(CHOSEN, **{name: variables[name] for name in ("who", "extra", "by", "deed")})
    state.goto(0)


CHOSEN = RULES.procedure(Procedure("chosen-action", _do, _over))
SEVERAL = RULES.procedure(Procedure("several-actions", _next, _one))
