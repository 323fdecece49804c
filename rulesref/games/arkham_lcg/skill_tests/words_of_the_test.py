"""arkham-lcg/skill-tests: what abilities ask and say of the test that runs, or is just over."""

from __future__ import annotations

from typing import Any

from rulesref.engine.ability import Node, Trigger
from rulesref.engine.combinator import splice, still_meaning
from rulesref.engine.lasting import delay
from rulesref.engine.select import OneOf
from rulesref.engine.state import State
from rulesref.engine.words import Env, Row
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests.current import (
    TEST,
    VARIABLE,
    in_test,
    known_tokens,
    margin_seen,
    running,
    targets,
)
from rulesref.games.things import card_of


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


@RULES.verb("repeat-results", "arkham-lcg/skill-test-results-and-advanced-timing", able=in_test)
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
