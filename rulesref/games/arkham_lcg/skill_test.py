"""arkham-lcg/skill-test-timing: ST.1 to ST.8, with their windows.

The running test is the thing ``test``: who, skill, difficulty, what for, the committed cards, the
revealed tokens, the value and the result. Results of ST.7 are nodes, resolved one at a time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.block import resolve
from rulesref.engine.event import Event
from rulesref.engine.lasting import expire
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.engine.tables import Env, Procedure
from rulesref.engine.waiting import wait_for
from rulesref.games.arkham_lcg.chaos_bag import MODIFIERS, SCENARIO_SYMBOLS, return_tokens
from rulesref.games.arkham_lcg.committing import COMMITTING, icons
from rulesref.games.arkham_lcg.current_test import (
    AFTER_RESULTS,
    TEST,
    difficulty,
    fails,
    is_automatic,
    running,
)
from rulesref.games.arkham_lcg.framework import note_step
from rulesref.games.arkham_lcg.player_window import window
from rulesref.games.arkham_lcg.rules import RULES, switch
from rulesref.games.arkham_lcg.stats import SKILLS, base, modifier
from rulesref.games.arkham_lcg.table import TABLE, card_of

__all__ = ["AFTER_RESULTS", "SKILL_TEST", "TEST"]
#: Frames of an action: a test that waits for one of an action waits for the whole action.
ACTIONS = ("act", "use-action", "play")


@RULES.event(
    "skill-test",
    "arkham-lcg/skill-tests",
    who="card",
    skill="word",
    difficulty="number",
    why="word",
    target="card",
    bonus="number",
    success="effects",
    failure="effects",
    own_scope=True,
    en="{who} tests {skill} ({difficulty})",
    it="{who} mette alla prova {skill} ({difficulty})",
)
def _skill_test(state: State, events: tuple[Event, ...]) -> None:
    """arkham-lcg/nested-skill-tests: no test inside another; the second one waits for its end."""
    for event in events:
        if not running(state) or not wait_for(state, SKILL_TEST, ACTIONS, event=event):
            state.call(SKILL_TEST, event=event)


@RULES.event(
    "succeed",
    "arkham-lcg/steps/st-6",
    who="card",
    margin="number",
    skill="word",
    why="word",
    target="card",
    en=("{who} succeeds by {margin}", "{who} succeeds"),
    it=("{who} supera la prova di {margin}", "{who} supera la prova"),
)
def _succeed(state: State, events: tuple[Event, ...]) -> None:
    state.put(TEST, result="success", margin=events[0].slots["margin"])


@RULES.event(
    "fail",
    "arkham-lcg/steps/st-6",
    who="card",
    margin="number",
    skill="word",
    why="word",
    target="card",
    en=("{who} fails by {margin}", "{who} fails"),
    it=("{who} fallisce la prova di {margin}", "{who} fallisce la prova"),
)
def _fail(state: State, events: tuple[Event, ...]) -> None:
    state.put(TEST, result="failure", margin=events[0].slots["margin"])


@RULES.event(
    "test-end", "arkham-lcg/steps/st-8", who="card", en="the test ends", it="la prova finisce"
)
def _test_end(state: State, events: tuple[Event, ...]) -> None:
    """Committed cards are discarded, tokens return, effects "for this test" expire."""
    return_tokens(state)
    committed = state.get(TEST, "committed", ())
    state.emit(*(state.event("discard", card=card) for card in committed))
    expire(state, "test")
    state.remove(TEST)


def _determine(state: State, variables: Mapping[str, Any]) -> None:
    slots = variables["event"].slots
    state.put(TABLE, tests=state.get(TABLE, "tests") + 1)
    state.put(
        TEST,
        who=slots["who"],
        skill=slots["skill"],
        difficulty=slots["difficulty"],
        why=slots.get("why"),
        target=slots.get("target"),
        bonus=slots.get("bonus"),
        source=variables["event"].by,
    )
    note_step(state, "st-1")
    window(state, "st-1")


def _commits(state: State, variables: Mapping[str, Any]) -> None:
    state.call(COMMITTING)


def _reveal(state: State, variables: Mapping[str, Any]) -> None:
    """FAQ 2.9: where the result is known already, nothing is revealed."""
    if is_automatic(state):
        state.goto(SKILL_TEST.labels["_compare"])
        return
    note_step(state, "st-3")
    state.emit(state.event("reveal-token", who=state.get(TEST, "who")))


def _symbols(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/steps/st-4: the effect printed for a revealed symbol, elder sign included."""
    note_step(state, "st-4")
    who = state.get(TEST, "who")
    for face in state.get(TEST, "resolved", ()):
        symbols = [entry for entry in state.index.get(("", "symbol"), ()) if entry[1].name == face]
        if face in SCENARIO_SYMBOLS and not symbols:
            state.give_up(who, f"the effect of a revealed {face} token")
            return
        for holder, ability in symbols:
            resolve(state, ability.effects, {"this": holder, "you": who, "ability": ability})
        if face == "elder-sign":
            for holder, ability in state.index.get(("", "elder-sign"), ()):
                if holder == who:
                    env = {"this": holder, "you": who, "ability": ability}
                    resolve(state, ability.effects, env)


def value(state: State) -> int:
    """arkham-lcg/steps/st-5: the modified skill value before it is held at zero."""
    who, skill = state.get(TEST, "who"), state.get(TEST, "skill")
    total = (base(state, who, skill) or 0) + modifier(state, who, skill)
    total += sum(icons(state, card, skill) for card in state.get(TEST, "committed", ()))
    total += sum(token_modifier(face) for face in state.get(TEST, "resolved", ()))
    return total + int(state.get(TEST, "bonus"))


def token_modifier(face: str) -> int:
    """The modifier that ``face`` has by itself."""
    if face.lstrip("+-").isdigit():
        return int(face)
    return MODIFIERS.get(face, 0)


def _compare(state: State, variables: Mapping[str, Any]) -> None:
    """ST.5 and ST.6: an automatic failure fails even against difficulty 0."""
    note_step(state, "st-5")
    note_step(state, "st-6")
    total = 0 if fails(state) else value(state)
    against = difficulty(state)
    margin = max(0, total) - against
    failed = margin < 0 or fails(state)
    if state.get(TEST, "automatic") == "success" and not fails(state):
        failed = False
    elif switch(state, "negative-tie") == "failure" and total < against:
        failed = True
    slots = {name: state.get(TEST, name, None) for name in ("who", "skill", "why", "target")}
    state.put(TEST, checked=against)
    state.emit(state.event("fail" if failed else "succeed", **slots, margin=abs(margin)))


def _results(state: State, variables: Mapping[str, Any]) -> None:
    """ST.7: the test's own result and every conditional one, in the performer's order."""
    note_step(state, "st-7")
    result = state.get(TEST, "result")
    event = variables["event"]
    own = event.slots.get("success" if result == "success" else "failure", ())
    who = state.get(TEST, "who")
    found = [(event.by, own, who)] if own else []
    for card in state.get(TEST, "committed", ()):
        for ability in card_of(state, card).abilities:
            if ability.kind == "skill" and ability.name == result:
                found.append((card, ability.effects, state.get(card, "controller")))
    found += state.get(TEST, f"on-{result}", ())
    found *= state.get(TEST, "results-times", 1)
    state.let(results=tuple(found))


def _next_result(state: State, variables: Mapping[str, Any]) -> None:
    results = variables["results"]
    if not results:
        return
    who = state.get(TEST, "who")
    options = tuple(
        Option("result", {"who": who, "card": source}, number)
        for number, (source, _, _) in enumerate(results)
    )
    state.ask(Choice("result-order", who, options, ("arkham-lcg/steps/st-7",), "pick"))


def _take_result(state: State, variables: Mapping[str, Any]) -> None:
    results = variables["results"]
    if not results:
        return
    source, effects, you = results[variables["pick"]]
    rest = results[: variables["pick"]] + results[variables["pick"] + 1 :]
    env = {"this": source, "you": you, "performer": state.get(TEST, "who"), "test": True}
    resolve(state, effects, env)
    state.let(results=rest)
    state.goto(SKILL_TEST.labels["_next_result"])


def _after_results(state: State, variables: Mapping[str, Any]) -> None:
    for follow in AFTER_RESULTS:
        follow(state)


def _end(state: State, variables: Mapping[str, Any]) -> None:
    note_step(state, "st-8")
    state.emit(state.event("test-end", who=state.get(TEST, "who")))


SKILL_TEST = RULES.procedure(
    Procedure(
        "skill-test",
        _determine,
        _commits,
        _reveal,
        _symbols,
        _compare,
        _results,
        _next_result,
        _take_result,
        _after_results,
        _end,
    )
)


@RULES.verb(
    "test",
    "arkham-lcg/skill-tests",
    skill="word",
    difficulty="number",
    success="effects?",
    failure="effects?",
)
def begin_test(
    state: State,
    env: Env,
    skill: str,
    difficulty: int,
    success: tuple[Node, ...] = (),
    failure: tuple[Node, ...] = (),
) -> None:
    """You test a skill against a difficulty; what follows is part of the test (ST.7)."""
    assert skill in SKILLS
    state.emit(
        state.event(
            "skill-test",
            by=env["this"],
            who=env["you"],
            skill=skill,
            difficulty=number(state, env, difficulty),
            success=success,
            failure=failure,
        )
    )
