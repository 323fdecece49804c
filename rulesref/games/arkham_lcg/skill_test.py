"""arkham-lcg/skill-test-timing: ST.1 to ST.8, with their windows.

The running test is the thing ``test``: who, skill, difficulty, what for, the committed cards, the
revealed tokens, the value and the result. Results of ST.7 are nodes, resolved one at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.block import resolve
from rulesref.engine.event import Event
from rulesref.engine.lasting import expire
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.select import number
from rulesref.engine.state import State
from rulesref.engine.tables import Env, Procedure
from rulesref.games.arkham_lcg.chaos_bag import MODIFIERS, REVEAL, SCENARIO_SYMBOLS, change
from rulesref.games.arkham_lcg.framework import note_step
from rulesref.games.arkham_lcg.player_window import window
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.stats import SKILLS, stat
from rulesref.games.arkham_lcg.table import TABLE, card_of, here, investigators, location_of

TEST = "test"
#: Called as ``follow(state)`` once every result of ST.7 is applied: retaliate, alert, haunted.
AFTER_RESULTS: list[Callable[[State], None]] = []


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
    for event in events:
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
    "commit",
    "arkham-lcg/steps/st-2",
    who="card",
    card="card",
    en="{who} commits {card}",
    it="{who} investe {card}",
)
def _commit(state: State, events: tuple[Event, ...]) -> None:
    for event in events:
        card = event.slots["card"]
        state.put(card, zone="committed", controller=event.slots["who"])
        state.put(TEST, committed=(*state.get(TEST, "committed", ()), card))


@RULES.event(
    "test-end", "arkham-lcg/steps/st-8", who="card", en="the test ends", it="la prova finisce"
)
def _test_end(state: State, events: tuple[Event, ...]) -> None:
    """Committed cards are discarded, tokens return, effects "for this test" expire."""
    for face in state.get(TEST, "revealed", ()):
        change(state, face, 1)
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


def icons(state: State, card: str, skill: str) -> int:
    """How many icons of ``card`` match ``skill``, wild ones among them."""
    printed = card_of(state, card).stats.get("icons", {})
    return int(printed.get(skill, 0)) + int(printed.get("wild", 0))


def committable(state: State) -> list[tuple[str, str]]:
    """(investigator, card): the performer any, others at his location one card each."""
    who = state.get(TEST, "who")
    skill = state.get(TEST, "skill")
    done = [state.get(card, "controller") for card in state.get(TEST, "committed", ())]
    able = [
        one
        for one in here(state, investigators(state), location_of(state, who))
        if one == who or (one not in done and not state.get(TABLE, "peril"))
    ]
    return [
        (one, id)
        for one in able
        for id, thing in state.things.items()
        if thing.get("zone") == "hand"
        and thing.get("controller") == one
        and icons(state, id, skill)
    ]


def _begin_commits(state: State, variables: Mapping[str, Any]) -> None:
    note_step(state, "st-2")


def _ask_commit(state: State, variables: Mapping[str, Any]) -> None:
    found = committable(state)
    options = [Option("commit", {"who": one, "card": id}, (one, id)) for one, id in found]
    chooser = (
        state.get(TEST, "who") if {one for one, _ in found} <= {state.get(TEST, "who")} else ""
    )
    options.append(Option("commit-done", {}, None))
    state.ask(Choice("commit", chooser, tuple(options), ("arkham-lcg/steps/st-2",), "commit"))


def _take_commit(state: State, variables: Mapping[str, Any]) -> None:
    pick = variables["commit"]
    if pick is None:
        window(state, "st-2")
        return
    state.emit(state.event("commit", who=pick[0], card=pick[1]))
    state.goto(SKILL_TEST.labels["_ask_commit"])


def _reveal(state: State, variables: Mapping[str, Any]) -> None:
    note_step(state, "st-3")
    state.call(REVEAL, who=state.get(TEST, "who"))


def _symbols(state: State, variables: Mapping[str, Any]) -> None:
    """arkham-lcg/steps/st-4: the effect printed for a revealed symbol, elder sign included."""
    note_step(state, "st-4")
    who = state.get(TEST, "who")
    for face in state.get(TEST, "revealed", ()):
        symbols = [entry for entry in state.index.get(("", "symbol"), ()) if entry[1].name == face]
        if face in MODIFIERS or (face in SCENARIO_SYMBOLS and not symbols):
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
    """arkham-lcg/steps/st-5: the modified skill value, never below zero."""
    who, skill = state.get(TEST, "who"), state.get(TEST, "skill")
    revealed = state.get(TEST, "revealed", ())
    if "auto-fail" in revealed:
        return 0
    total = stat(state, who, skill) or 0
    total += sum(icons(state, card, skill) for card in state.get(TEST, "committed", ()))
    total += sum(token_modifier(face) for face in revealed)
    return max(0, total + int(state.get(TEST, "bonus")))


def token_modifier(face: str) -> int:
    """The modifier that ``face`` has by itself."""
    if face.lstrip("+-").isdigit():
        return int(face)
    return MODIFIERS.get(face, 0)


def _compare(state: State, variables: Mapping[str, Any]) -> None:
    """ST.5 and ST.6: an automatic failure fails even against difficulty 0."""
    note_step(state, "st-5")
    note_step(state, "st-6")
    reached = value(state)
    margin = reached - state.get(TEST, "difficulty")
    failed = margin < 0 or "auto-fail" in state.get(TEST, "revealed", ())
    slots = {name: state.get(TEST, name, None) for name in ("who", "skill", "why", "target")}
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
        _begin_commits,
        _ask_commit,
        _take_commit,
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
