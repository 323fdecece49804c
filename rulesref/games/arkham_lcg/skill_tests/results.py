"""arkham-lcg/steps/st-7: what follows success or failure, and the end of the test.

The results are effects, resolved one at a time in the order that the performer chooses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from rulesref.engine.ability import Node
from rulesref.engine.block import resolve
from rulesref.engine.combinator import still_meaning
from rulesref.engine.event import Event
from rulesref.engine.outcome import Choice, Option
from rulesref.engine.procedure import Procedure
from rulesref.engine.select import holds
from rulesref.engine.state import NOTHING, State, Thing
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.framework import note_step
from rulesref.games.arkham_lcg.kinds import SYMBOL_KINDS
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.skill_tests import modified_results
from rulesref.games.arkham_lcg.skill_tests.current import TEST, running
from rulesref.games.arkham_lcg.skill_tests.modified_results import Result
from rulesref.games.arkham_lcg.skill_tests.words_of_the_test import not_by_itself
from rulesref.games.things import card_of

#: What has been said of the test that begins next: what follows its result, how it ends.
NEXT = "next-test"


def _now(state: State, env: Env, effects: tuple[Node, ...], this: bool = False) -> bool:
    """The running test can have one more result; what is said of the next one changes nothing."""
    return this and (running(state) or _begins(env))


def _begins(env: Env) -> bool:
    """Whether the ability answers that the test begins, and so speaks before it is there."""
    event = env.get("event")
    return isinstance(event, Event) and event.type == "skill-test"


def _also(state: State, env: Env, this: bool, when: str, effects: tuple[Node, ...]) -> None:
    """``effects`` are among what a test does ``when`` it comes to that.

    What a revealed token does speaks of the running test, as anything does that says ``this``; any
    other effect speaks of the test that it begins next.
    """
    ability = env.get("ability")
    within = ability is not None and ability.kind in (*SYMBOL_KINDS, "elder-sign")
    test = TEST if (this or within) and not _begins(env) else NEXT
    more = (*state.get(test, when, ()), (env["this"], still_meaning(env, effects), env["you"]))
    state.put(test, **{when: more})


@RULES.verb("if-succeeds", "arkham-lcg/steps/st-7", able=_now, effects="effects", this="flag?")
def _if_succeeds(state: State, env: Env, effects: tuple[Node, ...], this: bool = False) -> None:
    """What the test does in ST.7 where it succeeds, besides its own result."""
    _also(state, env, this, "on-success", effects)


@RULES.verb("if-fails", "arkham-lcg/steps/st-7", able=_now, effects="effects", this="flag?")
def _if_fails(state: State, env: Env, effects: tuple[Node, ...], this: bool = False) -> None:
    """The same where it fails."""
    _also(state, env, this, "on-failure", effects)


@RULES.verb("next-test-succeeds", "arkham-lcg/automatic-failure-success", able=not_by_itself)
def _next_succeeds(state: State, env: Env) -> None:
    """The test that this effect begins next succeeds by itself: its ST.3 and ST.4 are skipped."""
    state.put(NEXT, automatic="success")


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
    found = [one for one in found if not _idle(state, *one)]
    if state.get(TEST, "annulled"):
        found = []
    found = modified_results.as_modifications(state, found, own)
    if result == "success":  # only a success is ever said to be resolved several times
        found = modified_results.repeated(found, state.get(TEST, "results-times", 1))
    state.let(results=tuple(found), who=who, own=own)


def _env(source: str, you: str, performer: str) -> Env:
    return {"this": source, "you": you, "performer": performer, "test": True}


#: Conditions on what is settled about a test by ST.7: no result of it can change their answer.
_SETTLED = frozenset(
    {
        "result-by",
        "not-succeeded-by",
        "test-is",
        "you-perform",
        "resolved-in-test",
        "revealed-in-test",
    }
)


def _idle(state: State, source: str, effects: tuple[Node, ...], you: str) -> bool:
    """Whether nothing comes of a result, whenever it is resolved: there is no order to choose."""
    env = _env(source, you, state.get(TEST, "who"))
    return all(
        node.row.id == "if"
        and not node.args.get("otherwise")
        and any(
            test.row.id in _SETTLED and not holds(state, env, (test,))
            for test in node.args["tests"]
        )
        for node in effects
    )


def carried_over(state: State) -> Thing:
    """What has been said of the test that begins now before it began."""
    said = state.things.get(NEXT, NOTHING)
    if NEXT in state.things:
        state.remove(NEXT)
    return said


def afterwards(state: State) -> tuple[Any, ...]:
    """What the cards that are committed now do once the test has ended.

    A card that has left the test does nothing more: it is no delayed effect (FAQ v2.5, question on
    Daring and Silas Marsh).
    """
    found: list[Any] = []
    for card in state.get(TEST, "committed", ()):
        for ability in card_of(state, card).abilities:
            if ability.kind == "skill" and ability.name == "after":
                found.append((card, ability.effects, state.get(card, "controller")))
    return tuple(found)


def _next_result(state: State, variables: Mapping[str, Any]) -> None:
    results = variables["results"]
    if not results:
        return
    who = variables["who"]
    sources = [source for source, *_ in dict.fromkeys(results)]
    alike = [_alike(state, result) for result in results]
    own = variables.get("own")
    options = [
        Option("result", _told(who, source, effects == own, sources), number)
        for number, (source, effects, _) in enumerate(results)
        if alike.index(alike[number]) == number  # the same one twice is no choice
        and not modified_results.waits(effects, (other for _, other, _ in _but(results, number)))
        and not modified_results.is_part_of(effects, own, results)
    ]
    cites = ("arkham-lcg/steps/st-7",)
    state.ask(Choice("result-order", who, tuple(_numbered(options)), cites, "pick"))


def _numbered(options: list[Option]) -> Iterator[Option]:
    """Several results of one card are told apart by their place among those of it that are left."""
    added = [option.slots["card"] for option in options if "own" not in option.slots]
    places: Counter[str] = Counter()
    for option in options:
        card = option.slots["card"]
        if "own" in option.slots or added.count(card) < 2:
            yield option
            continue
        places[card] += 1
        yield Option(option.id, {**option.slots, "nth": places[card]}, option.value)


def _alike(state: State, result: Result) -> tuple[Any, ...]:
    """What tells ``result`` from others: of two committed copies of a card each does the same."""
    source, effects, you = result
    committed = source in state.get(TEST, "committed", ())
    return card_of(state, source).code if committed else source, effects, you


def _but(results: tuple[Result, ...], number: int) -> tuple[Result, ...]:
    """``results`` without the one that has this number."""
    return results[:number] + results[number + 1 :]


def _told(who: str, source: str, own: bool, sources: list[str]) -> dict[str, Any]:
    """The slots of one result: whose test it is, where it comes from, if it is the test's own."""
    slots = {"who": who, "card": source}
    if own:
        slots["own"] = "beside another" if sources.count(source) > 1 else "alone"
    return slots


def _take_result(state: State, variables: Mapping[str, Any]) -> None:
    results = variables["results"]
    if not results:
        return
    source, effects, you = results[variables["pick"]]
    rest = _but(results, variables["pick"])
    own = bool(effects) and effects == variables.get("own")
    if own and modified_results.may_be_modified(effects):
        modifying, rest = modified_results.taken_apart(rest)
        for by, what, user in modifying:
            resolve(state, what, _env(by, user, variables["who"]))
    resolve(state, effects, {**_env(source, you, variables["who"]), "own": own})
    state.let(results=rest)
    state.goto(state.frame.kind, _next_result)


RESULTS = RULES.procedure(Procedure("test-results", _results, _next_result, _take_result))
#: What follows the end of a test, in the order that its performer chooses.
AFTERWARDS = RULES.procedure(Procedure("after-test", _next_result, _take_result))
