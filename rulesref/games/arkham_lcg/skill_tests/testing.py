"""arkham-lcg/skill-test-timing: ST.1 to ST.8, with their windows.

The running test is the thing ``test``: who, skill, difficulty, what for, the committed cards, the
revealed tokens, the value and the result. Results of ST.7 are nodes, resolved one at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.event import Event
from rulesref.engine.lasting import expire, last
from rulesref.engine.procedure import Procedure
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.chaos_tokens.chaos_bag import return_tokens
from rulesref.games.arkham_lcg.framework import note_step
from rulesref.games.arkham_lcg.phases.player_window import window
from rulesref.games.arkham_lcg.rules import RULES, SEQUELS
from rulesref.games.arkham_lcg.skill_tests.committed_cards import after_test
from rulesref.games.arkham_lcg.skill_tests.committing import COMMITTING
from rulesref.games.arkham_lcg.skill_tests.comparing import compare, conclude
from rulesref.games.arkham_lcg.skill_tests.current import (
    TEST,
    is_automatic,
    known_commits,
    known_outcome,
    known_tokens,
)
from rulesref.games.arkham_lcg.skill_tests.other_skills import MAY_USE_SKILL, ask_skill
from rulesref.games.arkham_lcg.skill_tests.results import (
    AFTERWARDS,
    RESULTS,
    afterwards,
    carried_over,
)
from rulesref.games.arkham_lcg.skill_tests.symbols import heed
from rulesref.games.arkham_lcg.skill_tests.token_step import reveal
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.games.arkham_lcg.values.stats import SKILLS
from rulesref.games.edition import switch
from rulesref.games.sequel import Sequel
from rulesref.games.things import kind_of

ONCE_KNOWN = Sequel[[State], None](
    SEQUELS,
    "once-known",
    "Called (state) in ST.6, once success or failure is known and before any result.",
)
AFTER_RESULTS = Sequel[[State], None](
    SEQUELS, "after-results", "Called (state) once every result of ST.7 is applied."
)
ENDED = Sequel[[State, str, str], None](
    SEQUELS,
    "test-ended",
    "Called (state, why, target) in ST.8 as the test ends, before anything that answers its end.",
)
Step = Callable[[State, Mapping[str, Any]], None]


def _nobody_left(state: State, event: Event) -> bool:
    """arkham-lcg/elimination: whoever has left the game meanwhile makes no test that has waited."""
    return bool(state.get(event.slots["who"], "eliminated"))


@RULES.event(
    "skill-test",
    "arkham-lcg/skill-tests",
    who="card",
    skill="word",
    skills="words",
    difficulty="number",
    measure="quantity",
    why="word",
    target="card",
    bonus="number",
    boosts="amounts",
    base="amounts",
    harder="quantity",
    success="effects",
    failure="effects",
    own="flag",
    lent="word",
    own_scope=True,
    lapses=_nobody_left,
    en="{who} tests {skill} ({difficulty})",
    it="{who} effettua una prova di {skill} ({difficulty})",
)
def _skill_test(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        state.call(SKILL_TEST, event=event)


@RULES.event(
    "test-end", "arkham-lcg/steps/st-8", who="card", en="the test ends", it="la prova finisce"
)
def _test_end(state: State, events: tuple[Event, ...]) -> None:
    """Committed cards are discarded, tokens return, effects "for this test" expire."""
    return_tokens(state)
    who = state.get(TEST, "who")
    if state.get(who, "watched"):
        state.put(who, watched=state.get(TEST, "result"))
    why, target = state.get(TEST, "why"), state.get(TEST, "target")
    state.emit(*after_test(state))
    expire(state, "test")
    state.remove(TEST)
    for follow in ENDED.followers:
        follow(state, why, target)


def _skill(state: State, variables: Mapping[str, Any]) -> None:
    """Grimoire, Tempistiche delle Prove di Abilità, 1: a choice of skills is made at this moment."""
    slots = variables["event"].slots
    named = slots.get("skills") or (slots["skill"],)
    if len(named) > 1 or ("constant", MAY_USE_SKILL) in state.index:
        ask_skill(state, slots["who"], named, slots.get("why"))
    else:
        state.let(skill=named[0])


def _determine(state: State, variables: Mapping[str, Any]) -> None:
    slots, skill = variables["event"].slots, variables["skill"]
    state.put(TABLE, tests=state.get(TABLE, "tests") + 1)
    state.put(
        TEST,
        who=slots["who"],
        skill=skill,
        difficulty=slots["difficulty"],
        measure=slots.get("measure"),
        why=slots.get("why"),
        target=slots.get("target"),
        bonus=slots.get("bonus"),
        source=variables["event"].by,
        own=slots.get("own"),
        lent=slots.get("lent"),
        **carried_over(state),
    )
    env = {"this": variables["event"].by, "you": slots["who"]}
    _alter(state, slots, env)
    note_step(state, "st-1")
    window(state, "st-1")


def _alter(state: State, slots: Mapping[str, Any], env: Env) -> None:
    """Let what was said of this test as it was begun last until its end.

    arkham-lcg/base-value and arkham-lcg/modifiers: a base or an addition is one of the skill that it
    names, whichever is used; FAQ 1.38: both are counted anew whenever they are looked at.
    """
    who = (slots["who"],)
    clauses = [("set-base", who, {"stat": name, "to": to}) for name, to in slots.get("base") or ()]
    for name, by in (*(slots.get("boosts") or ()), ("difficulty", slots.get("harder"))):
        whose = who if name in SKILLS else (TEST,)
        if by is not None:
            clauses.append(("modify", whose, {"stat": name, "by": by}))
    for verb, whose, means in clauses:
        last(state, Node(RULES.verbs[verb], {"of": None, **means}), env, "test", whose)


def _enemy_gone(state: State) -> bool:
    """Whether the enemy of the test has left play before it is known how the test ends."""
    target = state.get(TEST, "target", None)
    if not target or state.get(TEST, "result", None) or kind_of(state, target) != "enemy":
        return False
    return bool(state.get(target, "zone") != "play")


def _performed(step: Step) -> Step:
    """arkham-lcg/elimination: without its performer nothing more of a test resolves but ST.8.

    Nor does it without the enemy that it is against, by the reading "ends" of open question U-46.
    """

    @wraps(step)
    def run(state: State, variables: Mapping[str, Any]) -> None:
        if _enemy_gone(state) and switch(state, "tested-enemy-gone") == "ends":
            state.put(TEST, broken=True)
        if state.get(TEST, "broken"):
            state.goto(SKILL_TEST, _end)
        else:
            step(state, variables)

    return run


@_performed
def _commits(state: State, variables: Mapping[str, Any]) -> None:
    state.call(COMMITTING)


@_performed
def _reveal(state: State, variables: Mapping[str, Any]) -> None:
    """FAQ 2.9: where the result is known already, nothing is revealed."""
    if is_automatic(state):
        state.goto(SKILL_TEST, _compare)
        return
    if state.get(TEST, "revealed-early"):
        return
    reveal(state)


@_performed
def _symbols(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/steps/st-4: the effects printed for revealed symbols, elder sign included."""
    if not state.get(TEST, "heeded", 0):
        note_step(state, "st-4")


@_performed
def _next_symbol(state: State, variables: Mapping[str, Any]) -> None:
    """The resolved tokens are looked at one after another, those a symbol had revealed in turn too."""
    done, resolved = state.get(TEST, "heeded", 0), state.get(TEST, "resolved", ())
    if done >= len(resolved):
        state.goto(SKILL_TEST, _compare)
        return
    state.put(TEST, heeded=done + 1)
    if resolved[done] not in state.get(TEST, "unheeded", ()):
        heed(state, state.get(TEST, "who"), resolved[done])


@_performed
def _more_symbols(state: State, variables: Mapping[str, Any]) -> None:
    """What a symbol had revealed in turn is resolved before anything is compared."""
    state.goto(SKILL_TEST, _next_symbol)


@_performed
def _compare(state: State, variables: Mapping[str, Any]) -> None:
    state.let(result=compare(state))


@_performed
def _conclude(state: State, variables: Mapping[str, Any]) -> None:
    conclude(state, variables["result"])


@_performed
def _known(state: State, variables: Mapping[str, Any]) -> None:
    for follow in ONCE_KNOWN.followers:
        follow(state)


@_performed
def _results(state: State, variables: Mapping[str, Any]) -> None:
    state.call(RESULTS, event=variables["event"])


@_performed
def _after_results(state: State, variables: Mapping[str, Any]) -> None:
    if not state.get(TEST, "annulled"):
        for follow in AFTER_RESULTS.followers:
            follow(state)


def _end(state: State, variables: Mapping[str, Any]) -> None:
    note_step(state, "st-8")
    state.let(
        afterwards=afterwards(state),
        ended=known_outcome(state),
        tokens=known_tokens(state),
        committed=known_commits(state),
        drawn=tuple(state.get(TEST, "revealed", ())),
    )
    state.emit(state.event("test-end", who=state.get(TEST, "who")))


def _over(state: State, variables: Mapping[str, Any]) -> None:
    """What committed cards do "after this test ends" comes after ST.8."""
    if variables["afterwards"]:
        state.call(AFTERWARDS, results=variables["afterwards"], who=variables["event"].slots["who"])


SKILL_TEST = RULES.procedure(
    Procedure(
        "skill-test",
        _skill,
        _determine,
        _commits,
        _reveal,
        _symbols,
        _next_symbol,
        _more_symbols,
        _compare,
        _conclude,
        _known,
        _results,
        _after_results,
        _end,
        _over,
    )
)
