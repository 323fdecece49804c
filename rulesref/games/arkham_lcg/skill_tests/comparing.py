"""arkham-lcg/steps/st-5 and arkham-lcg/steps/st-6: the modified value, and success or failure.

The result is an event of ST.6: what reacts to a success or would avert a failure does so there.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.event import Event
from rulesref.engine.lasting import standing
from rulesref.engine.mark import replace
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.altering.achieved import note_success
from rulesref.games.arkham_lcg.framework import note_step
from rulesref.games.arkham_lcg.kinds import SYMBOL_KINDS
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.commit_terms import sign
from rulesref.games.arkham_lcg.skill_tests.current import (
    RESULTS,
    TEST,
    check_difficulty,
    difficulty,
    fails,
    known_outcome,
    margin_seen,
    modify_test,
    running,
    targets,
)
from rulesref.games.arkham_lcg.skill_tests.icons import icons
from rulesref.games.arkham_lcg.skill_tests.token_modifiers import (
    SYMBOLS,
    symbol_modifier,
    tokens_modifier,
)
from rulesref.games.arkham_lcg.values.stats import SKILL_VALUE, base, modifier, reckoned
from rulesref.games.edition import switch

_result = partial(
    RULES.event,
    who="card",
    margin="number",
    skill="word",
    why="word",
    target="card",
    against="number",
    value="number",
    difficulty="number",
)


def _said(verb: str, by: str, against: str) -> tuple[str, ...]:
    """A result as it is told, with its margin and a changed difficulty or without them."""
    return tuple(f"{{who}} {verb}{more}" for more in (f"{by}{against}", against, by, ""))


def _english(verb: str, what: str) -> tuple[str, ...]:
    against = " against a difficulty of {against}"
    return (
        *_said(verb, " by {margin}", against),
        *_said(f"{verb} {what}", " by {margin}", against),  # read as well
    )


def _italian(verb: str, *others: str) -> tuple[str, ...]:
    against = " contro una difficoltà di {against}"
    read = [text for one in (verb, *others) for text in _said(one, " di {margin}", against)]
    return (*_said(verb, " di {margin} (punto|punti)", against), *read)


@_result(
    "succeed",
    "arkham-lcg/steps/st-6",
    en=_english("succeeds", "at the test"),
    it=_italian("supera la prova", "ha successo"),
)
def _succeed(state: State, events: tuple[Event, ...]) -> None:
    slots = events[0].slots
    state.put(TEST, result="success", margin=slots["margin"], judged=False)
    note_success(state, slots["who"], slots["why"])


@_result(
    "fail",
    "arkham-lcg/steps/st-6",
    en=_english("fails", "the test"),
    it=_italian("fallisce la prova"),
)
def _fail(state: State, events: tuple[Event, ...]) -> None:
    state.put(TEST, result="failure", margin=events[0].slots["margin"], judged=False)


def value(state: State) -> int:
    """arkham-lcg/steps/st-5: the modified skill value before it is held at zero."""
    who, skill = state.get(TEST, "who"), state.get(TEST, "skill")
    total = reckoned(state, who, skill, also=state.get(TEST, "lent", "")) or 0
    total += sum(
        sign(state, card) * icons(state, card, skill) for card in state.get(TEST, "committed", ())
    )
    total += modifier(state, TEST, SKILL_VALUE) + modifier(state, who, SKILL_VALUE)
    return total + tokens_modifier(state) + int(state.get(TEST, "bonus"))


def outcome(state: State) -> Event:
    """Success or failure as things stand: an automatic failure fails even against difficulty 0."""
    total = 0 if fails(state) else value(state)
    against = difficulty(state)
    margin = max(0, total) - against
    failed = margin < 0 or fails(state)
    if state.get(TEST, "automatic") == "success" and not fails(state):
        failed = False
    elif not failed and total < against and switch(state, "negative-tie") == "failure":
        failed = True
    slots = {name: state.get(TEST, name, None) for name in ("who", "skill", "why", "target")}
    slots |= {"value": max(0, total), "difficulty": against}
    if state.get(TEST, "also"):
        slots["target"] = targets(state)
    if against != state.get(TEST, "difficulty"):  # told where it is not what the test began with
        slots["against"] = against
    if not failed:
        return state.event("succeed", **slots, margin=abs(margin))
    by = max(0, abs(margin) + int(state.get(TEST, "failed-by")))
    return state.event("fail", **slots, margin=by)


def compare(state: State) -> Event:
    """ST.5 and ST.6 begin: the difficulty is checked, and the result is the one returned."""
    note_step(state, "st-5")
    note_step(state, "st-6")
    check_difficulty(state)
    return outcome(state)


def conclude(state: State, result: Event) -> None:
    """The ``result`` of ST.6 is about to come, as things stand once its steps have begun."""
    state.put(TEST, judged=True)
    # Between comparing and here lie the two steps, which by themselves change nothing.
    state.emit(outcome(state) if "step" in state.index.heard else result)


def judge_anew(state: State) -> None:
    """arkham-lcg/modifiers: a result that is about to come is that of what counts now.

    Something may have come into play, left it, or been spent by what answers the result to come.
    """
    test = state.things.get(TEST)
    if test is None or "judged" not in test or "result" in test:
        return
    for frame in state.frames():
        events = frame.variables.get("events", ())
        if frame.kind is state.rules.sequence and events and events[0].type in RESULTS:
            now = outcome(state)
            if (now.type, now.slots) != (events[0].type, events[0].slots):
                replace(state, (frame.depth, 0), now)
            return


def _in_test(state: State, env: Env, by: Any) -> bool:
    return running(state) and number(state, env, by) != 0


@RULES.verb("modify-value", "arkham-lcg/steps/st-5", able=_in_test, by="quantity")
def _modify_value(state: State, env: Env, by: Any) -> None:
    """So much to the skill value of this test; a result that is about to come is judged anew.

    arkham-lcg/modifiers: what is counted by something is counted anew whenever it is looked at.
    """
    ability = env.get("ability")
    symbol = ability is not None and ability.kind in SYMBOL_KINDS
    by = symbol_modifier(state, env, ability.name, by) if ability is not None and symbol else by
    by = standing(state, env, by)
    if isinstance(by, Node):
        modify_test(state, env, SYMBOLS if symbol else SKILL_VALUE, by)
    else:
        name = "symbols" if symbol and by < 0 else "bonus"
        state.put(TEST, **{name: state.get(TEST, name) + by})
    event = env.get("event")
    if event is not None and event.type in RESULTS:
        replace(state, env["mark"], outcome(state))


def _failing(state: State, env: Env, by: int) -> bool:
    return by != 0 and "event" in env and env["event"].type == "fail"


@RULES.verb("modify-failure", "arkham-lcg/steps/st-6", able=_failing, by="number")
def _modify_failure(state: State, env: Env, by: int) -> None:
    """The failure that is about to come is by so much more (or less, down to 0), and stays one."""
    state.put(TEST, **{"failed-by": state.get(TEST, "failed-by") + by})
    replace(state, env["mark"], outcome(state))


@RULES.quantity("difficulty")
def _difficulty(state: State, env: Env) -> int:
    """The difficulty of the running test as it stands now."""
    return difficulty(state)


@RULES.quantity("base-skill")
def _base_skill(state: State, env: Env) -> int:
    """The base value of the tested skill of whoever performs the running test, if any is."""
    if not running(state):
        return 0
    return base(state, state.get(TEST, "who"), state.get(TEST, "skill")) or 0


@RULES.quantity("margin", settled=True)
def _margin(state: State, env: Env) -> int:
    """By how much the running test succeeded or failed, or is about to."""
    return margin_seen(state, env)


@RULES.condition("not-succeeded-by", least="number")
def _not_succeeded_by(state: State, env: Env, least: int) -> bool:
    """The test that runs, or ends at this moment, has failed, or succeeded by less than so much."""
    result, margin = known_outcome(state)
    return result == "failure" or (result == "success" and margin < least)


@RULES.condition("succeeded-by", least="number")
def _succeeded_by(state: State, env: Env, least: int) -> bool:
    """The test that runs, or ends at this moment, has succeeded by so much or more."""
    result, margin = known_outcome(state)
    return result == "success" and margin >= least
