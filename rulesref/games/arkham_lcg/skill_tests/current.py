"""arkham-lcg/skill-tests: the running test, as the thing ``test`` that every step reads.

``who``, ``skill``, ``why``, ``target``, ``difficulty`` (what it was begun with), ``committed``
cards, tokens (``revealed``, ``ignored``, ``resolved``: FAQ 2.5 keeps them apart),
``automatic`` ("success" or "failure"), ``result`` and ``margin``.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.lasting import last, standing
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.enemies.shadows import is_mini_card
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.stats import modifier, stat

TEST = "test"
#: What a test is made against, where that can change: reason of the test → value of its target.
VARIABLE = {"fight": "fight", "evade": "evade", "investigate": "shroud"}
#: The events of ST.6 that say how a test ends.
RESULTS = ("succeed", "fail")


def running(state: State) -> bool:
    """Whether a test is being made."""
    return bool(state.get(TEST, "who"))


def known_outcome(state: State) -> tuple[str, int]:
    """The result and the margin of the running test, or of the one that is just over."""
    if running(state):
        return str(state.get(TEST, "result", "")), int(state.get(TEST, "margin"))
    for frame in state.frames():
        if "ended" in frame.variables:
            ended: tuple[str, int] = frame.variables["ended"]
            return ended
    return "", 0


def margin_seen(state: State, env: Env) -> int:
    """The margin of the result that is answered, even while it is still to come; else the known one.

    arkham-lcg/steps/st-6: what would avert a failure sees by how much the test is about to fail.
    """
    event = env.get("event")
    if event is not None and event.type in RESULTS:
        return int(event.slots["margin"])
    return known_outcome(state)[1]


def known_tokens(state: State) -> tuple[str, ...]:
    """The tokens that the running test has resolved, or the one that is just over."""
    if running(state):
        return tuple(state.get(TEST, "resolved", ()))
    return next(
        (frame.variables["tokens"] for frame in state.frames() if "ended" in frame.variables), ()
    )


def known_commits(state: State) -> tuple[tuple[str, str], ...]:
    """(Card, who committed it) of the running test, or of the one that is just over."""
    if running(state):
        cards = state.get(TEST, "committed", ())
        return tuple((card, str(state.get(card, "controller"))) for card in cards)
    return next(
        (frame.variables["committed"] for frame in state.frames() if "ended" in frame.variables), ()
    )


def modify_test(state: State, env: Env, stat: str, by: Node) -> None:
    """Let ``by``, counted whenever it is looked at, modify ``stat`` of the running test."""
    last(
        state,
        Node(RULES.verbs["modify"], {"of": None, "stat": stat, "by": by}),
        env,
        "test",
        (TEST,),
    )


def difficulty(state: State) -> int:
    """FAQ 1.38: the difficulty moves with the value it is taken from, until it is checked."""
    if state.get(TEST, "automatic") == "success" and not fails(state):
        return 0
    checked: tuple[int, ...] = state.get(TEST, "checked", ())
    return checked[0] if checked else _difficulty_now(state)


def check_difficulty(state: State) -> None:
    """ST.6 checks the difficulty: from here on it stays, whatever it was taken from does."""
    state.put(TEST, checked=(_difficulty_now(state),))


def _difficulty_now(state: State) -> int:
    value = int(state.get(TEST, "difficulty"))
    target, name = state.get(TEST, "target"), VARIABLE.get(str(state.get(TEST, "why")))
    target = state.get(TEST, "measured") or target
    if is_mini_card(state, target):
        target, name = state.get(target, "at"), "shroud"
    measure = state.get(TEST, "measure", None)
    if measure is not None:  # the test names a difficulty of its own
        value = number(state, {}, measure)
    elif name and target and state.get(target, "zone") == "play":
        now = stat(state, target, name)
        value = value if now is None else now
    more = int(state.get(TEST, "harder")) + modifier(state, TEST, "difficulty")
    value = max(0, value + more)
    return int(value * 2 ** state.get(TEST, "doubled"))


def targets(state: State) -> tuple[str, ...]:
    """What the running test is made against, and what has been added to it since."""
    target = state.get(TEST, "target")
    return (target, *state.get(TEST, "also", ())) if target else ()


def fails(state: State) -> bool:
    """arkham-lcg/automatic-failure-success: an automatic failure wins over everything."""
    return state.get(TEST, "automatic") == "failure" or "auto-fail" in state.get(
        TEST, "resolved", ()
    )


def is_automatic(state: State) -> bool:
    """FAQ 2.9: whether the result is known already, so that ST.3 and ST.4 are skipped."""
    return bool(state.get(TEST, "automatic"))


def in_test(state: State, env: Env, **rest: object) -> bool:
    """Whether a test is running, as what acts on the running one alone asks."""
    return running(state)


@RULES.verb("succeed-automatically", "arkham-lcg/automatic-failure-success", able=in_test)
def _succeed(state: State, env: Env) -> None:
    """This test is passed; an automatic failure still wins."""
    if state.get(TEST, "automatic") != "failure":
        state.put(TEST, automatic="success")


@RULES.verb("fail-automatically", "arkham-lcg/automatic-failure-success", able=in_test)
def _fail(state: State, env: Env) -> None:
    """This test is failed."""
    state.put(TEST, automatic="failure")


@RULES.verb("change-difficulty", "arkham-lcg/difficulty-skill-tests", able=in_test, by="quantity")
def _change(state: State, env: Env, by: Any) -> None:
    """This test is so much harder (or easier, below zero)."""
    by = standing(state, env, by)
    if isinstance(by, Node):
        modify_test(state, env, "difficulty", by)
    else:
        state.put(TEST, harder=state.get(TEST, "harder") + by)
    state.put(TEST, checked=None)


@RULES.verb("double-difficulty", "arkham-lcg/modifiers", able=in_test)
def _double(state: State, env: Env) -> None:
    """Twice the difficulty that all additions come to."""
    state.put(TEST, doubled=state.get(TEST, "doubled") + 1, checked=None)
