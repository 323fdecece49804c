"""arkham-lcg/skill-tests: the running test, as the thing ``test`` that every step reads.

``who``, ``skill``, ``why``, ``target``, ``difficulty`` (what it was begun with), ``committed``
cards, tokens (``revealed``, ``ignored``, ``resolved``: FAQ 2.5 keeps them apart),
``automatic`` ("success" or "failure"), ``result`` and ``margin``.
"""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Node, Trigger
from rulesref.engine.combinator import splice, still_meaning
from rulesref.engine.lasting import delay, last, standing
from rulesref.engine.select import OneOf, number
from rulesref.engine.state import State
from rulesref.engine.words import Env, Row
from rulesref.games.arkham_lcg.enemies.shadows import is_mini_card
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.stats import modifier, stat
from rulesref.games.things import card_of

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


def _in_test(state: State, env: Env, **rest: object) -> bool:
    return running(state)


@RULES.verb("succeed-automatically", "arkham-lcg/automatic-failure-success", able=_in_test)
def _succeed(state: State, env: Env) -> None:
    """This test is passed; an automatic failure still wins."""
    if state.get(TEST, "automatic") != "failure":
        state.put(TEST, automatic="success")


@RULES.verb("fail-automatically", "arkham-lcg/automatic-failure-success", able=_in_test)
def _fail(state: State, env: Env) -> None:
    """This test is failed."""
    state.put(TEST, automatic="failure")


@RULES.verb("change-difficulty", "arkham-lcg/difficulty-skill-tests", able=_in_test, by="quantity")
def _change(state: State, env: Env, by: Any) -> None:
    """This test is so much harder (or easier, below zero)."""
    by = standing(state, env, by)
    if isinstance(by, Node):
        modify_test(state, env, "difficulty", by)
    else:
        state.put(TEST, harder=state.get(TEST, "harder") + by)
    state.put(TEST, checked=None)


@RULES.verb("double-difficulty", "arkham-lcg/modifiers", able=_in_test)
def _double(state: State, env: Env) -> None:
    """Twice the difficulty that all additions come to."""
    state.put(TEST, doubled=state.get(TEST, "doubled") + 1, checked=None)


@RULES.selector("this-test")
def _this_test(state: State, env: Env) -> tuple[str, ...]:
    """The running test itself, which keeps the tokens that are revealed for it."""
    return (TEST,)


@RULES.selector("tested")
def _tested(state: State, env: Env) -> tuple[str, ...]:
    """What the running test is made against: an enemy, a location, or several of these."""
    return targets(state)


@RULES.selector("performer")
def _performer(state: State, env: Env) -> tuple[str, ...]:
    """Whoever performs the test that is under way."""
    who = state.get(TEST, "who")
    return (who,) if who else ()


def not_by_itself(state: State, env: Env, **what: Any) -> bool:
    """It only says something about the test that an effect begins: alone it changes nothing."""
    return False


@RULES.verb(
    "if-revealed",
    "arkham-lcg/if",
    able=not_by_itself,
    faces="words",
    effects="effects",
    each="flag?",
)
def _if_revealed(
    state: State, env: Env, faces: tuple[str, ...], effects: tuple[Node, ...], each: bool = False
) -> None:
    """Once in the test that follows, in ST.3, if any resolved token is one of ``faces``.

    With ``each``: for every such token, those among them that a bless or curse token brings.
    """
    trigger = Trigger("if", "resolve-tokens", (("faces", OneOf(faces)),))
    if each:
        effects = (Node(_SO_OFTEN, {"faces": faces, "effects": effects}),)
    id = delay(state, trigger, still_meaning(env, effects), env, "test")
    if each and id:
        state.put(id, once=False)


def _so_often(state: State, env: Env, faces: tuple[str, ...], effects: tuple[Node, ...]) -> None:
    resolved = env["event"].slots["faces"]
    splice(state, effects * sum(face in faces for face in resolved))


_SO_OFTEN = Row("for-each-revealed", {"faces": "words", "effects": "effects"}, _so_often)


@RULES.verb("repeat-results", "arkham-lcg/skill-test-results-and-advanced-timing", able=_in_test)
def _repeat(state: State, env: Env) -> None:
    """Every result of a success is applied twice in ST.7; what reacted to it in ST.6 is not."""
    state.put(TEST, **{"results-times": 2})


@RULES.condition("you-perform")
def _you_perform(state: State, env: Env) -> bool:
    """Whether you perform the test that is under way."""
    return bool(state.get(TEST, "who", None) == env["you"])


@RULES.condition("test-is", why="word?", skill="word?", any_of="words?", basic="flag?")
def _test_is(
    state: State,
    env: Env,
    why: str = "",
    skill: str = "",
    any_of: tuple[str, ...] = (),
    basic: bool = False,
) -> bool:
    """What the running test is for (or ``any_of`` several), and which skill it tests.

    ``basic``: it is part of a basic action, and asked for by no card.
    """
    return (
        running(state)
        and why in ("", state.get(TEST, "why"))
        and (not any_of or state.get(TEST, "why") in any_of)
        and skill in ("", state.get(TEST, "skill"))
        and not (basic and _source(state, env))
    )


@RULES.selector("source-of-test")
def _source(state: State, env: Env) -> tuple[str, ...]:
    """The card whose ability asks for the running test; a basic action is made for no card.

    The source of a basic attack or evasion is the performer, that of a basic investigation its
    location, which may as well have an ability of its own (``own``).
    """
    source = str(state.get(TEST, "source", ""))
    usual = state.get(TEST, "who"), state.get(TEST, "target")
    basic = state.get(TEST, "why", None) in VARIABLE and source in usual
    known = source in state.things and "card" in state.things[source]
    return (source,) if known and (state.get(TEST, "own") or not basic) else ()


@RULES.condition("test-on", trait="word")
def _test_on(state: State, env: Env, trait: str) -> bool:
    """FAQ v2.5, question on Spirit Athame: the test is made for an ability of a card of this trait.

    It counts where that ability asks for the test or begins the attack, evasion or investigation.
    """
    return any(trait in card_of(state, card).traits for card in _source(state, env))


@RULES.condition("result-by", least="number?", most="number?")
def _result_by(state: State, env: Env, least: int = 0, most: int | None = None) -> bool:
    """The margin of the success or failure, or of the one that is about to come."""
    margin = margin_seen(state, env)
    return least <= margin and (most is None or margin <= most)


@RULES.condition("ignored", faces="words")
def _ignored(state: State, env: Env, faces: tuple[str, ...]) -> bool:
    """A token of ``faces`` was drawn in the running test and ignored; a canceled one was not."""
    return any(face in faces for face in state.get(TEST, "ignored", ()))


@RULES.condition("resolved-in-test", faces="words")
def _resolved(state: State, env: Env, faces: tuple[str, ...]) -> bool:
    """A token of ``faces`` was revealed for the test that runs or ends now, and resolved (FAQ 2.5)."""
    return any(face in faces for face in known_tokens(state))


@RULES.condition("revealed-in-test", faces="words")
def _drawn(state: State, env: Env, faces: tuple[str, ...]) -> bool:
    """A token of ``faces`` was revealed for the test that runs or ends now, even an ignored one."""
    return any(face in faces for face in _known_draws(state) or ())


def _known_draws(state: State) -> tuple[str, ...] | None:
    """The tokens drawn for the running test, or for the one that is just over; none without one."""
    if running(state):
        return tuple(state.get(TEST, "revealed", ()))
    return next(
        (frame.variables["drawn"] for frame in state.frames() if "ended" in frame.variables), None
    )


@RULES.quantity("resolved-in-test", faces="words")
def _so_many_resolved(state: State, env: Env, faces: tuple[str, ...]) -> int:
    """How many tokens of ``faces`` the test that runs, or ends at this moment, has resolved."""
    return sum(face in faces for face in known_tokens(state))


@RULES.condition("not-revealed", face="word")
def _not_revealed(state: State, env: Env, face: str) -> bool:
    """No such token was drawn for the test that runs or ends now, not even one that is ignored."""
    found = _known_draws(state)
    return found is not None and face not in found
