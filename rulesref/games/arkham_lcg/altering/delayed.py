"""arkham-lcg/delayed-effects: what an ability sets up now and what then happens later by itself."""

from __future__ import annotations

from rulesref.engine.ability import Ability, Node
from rulesref.engine.lasting import counted, delay
from rulesref.engine.state import State
from rulesref.engine.words import Env
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.selecting import still_playing
from rulesref.games.arkham_lcg.skill_tests.current import VARIABLE, known_outcome
from rulesref.games.arkham_lcg.values.stats import of_this_test

CITE = "arkham-lcg/delayed-effects"


def _something(
    state: State,
    env: Env,
    ability: Ability,
    about: tuple[str, ...] | None = None,
    until: str = "",
) -> bool:
    """What becomes later of cards that the effect brings about changes nothing by itself.

    Nor does what is said of the attack, evasion or investigation that the effect goes on to make.
    """
    within = getattr(env.get("ability"), "designators", ())
    during = "test" if _answers_a_test(ability) else until
    return about is None and (
        of_this_test(state, env, during) or VARIABLE.keys().isdisjoint(within)
    )


@RULES.verb("delay", CITE, able=_something, ability="ability", about="cards?", until="word?")
def _delay(
    state: State, env: Env, ability: Ability, about: tuple[str, ...] = (), until: str = ""
) -> None:
    """The Forced ``ability`` resolves once; ``about`` are the cards that it calls "meant".

    It lapses at the end of the period ``until``, where there is one.
    """
    assert ability.trigger is not None
    id = delay(state, ability.trigger, _as_of_now(state, env, ability), env, until)
    if id:
        state.put(id, targets=about)


#: The results of a test: what answers one counts the margin of that one.
_OF_A_TEST = frozenset({"succeed", "fail", "successful-evasion", "test-end"})


def _answers_a_test(ability: Ability) -> bool:
    assert ability.trigger is not None
    return not _OF_A_TEST.isdisjoint(ability.trigger.event.split("|"))


def _as_of_now(state: State, env: Env, ability: Ability) -> tuple[Node, ...]:
    """The effects of ``ability``, with the margin of the test that is being resolved now in them."""
    if _answers_a_test(ability) or not known_outcome(state)[0]:
        return ability.effects
    return counted(state, env, ability.effects, frozenset({"margin"}))


@RULES.selector("meant")
def _meant(state: State, env: Env) -> tuple[str, ...]:
    """What a delayed effect is about; a card that has left its place since is no longer meant."""
    return still_playing(state, env.get("meant") or state.get(str(env["holder"]), "targets", ()))
