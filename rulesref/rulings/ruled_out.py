"""Reactions of which no step speaks, and which what is told next rules out.

Where it can be done once nobody has reacted, and not once anybody has, whoever tells it has said that
nobody did. Where it could be done either way, somebody has to say which.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.engine.machine import answer, decide, run
from rulesref.engine.outcome import Chance, Choice, Done, Option, Outcome
from rulesref.engine.state import State
from rulesref.rulings.by_effect import leads_to
from rulesref.rulings.options import declined, fits, sentence
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.stopping import FOLLOWED
from rulesref.wording.sentence import Intent

#: The choice whether anybody reacts.
REACTION = "reaction"


def rules_out(scene: Scene, choice: Choice, options: Sequence[Option], intent: Intent) -> bool:
    """Whether ``intent``, which none of ``options`` is, can follow on none but the passing one."""
    passing = declined(options)
    if (
        choice.id != REACTION
        or passing is None
        or not _follows(scene, _after(scene.state, passing), intent)
    ):
        return False
    return not any(
        _could_follow(scene, _after(scene.state, option), intent)
        for option in options
        if option is not passing
    )


def leads_on(
    scene: Scene, choice: Choice, options: Sequence[Option], intent: Intent
) -> Option | None:
    """The one of ``options`` on which alone ``intent``, which none of them is, can follow; or None.

    Whoever tells what a reaction lets them choose has said that they react.
    """
    passing = declined(options)
    if choice.id != REACTION or passing is None or intent.id in scene.state.rules.openings:
        return None
    if leads_to(scene, passing, intent) or _could_follow(
        scene, _after(scene.state, passing), intent
    ):
        return None
    led = [one for one in options if one is not passing and leads_to(scene, one, intent)]
    return led[0] if len(led) == 1 else None


def say_implied(scene: Scene, option: Option) -> None:
    """Say in the ruling that no step has told ``option``, and that what is told next says it."""
    told = in_words(scene, "implied-step", option=sentence(scene, option))
    scene.telling.remarks.append((scene.telling.line, told))


def _after(state: State, option: Option) -> State:
    after = state.fork()
    answer(after, option)
    return after


def _follows(scene: Scene, state: State, intent: Intent) -> bool:
    """Whether ``intent`` answers what is asked next, windows that nobody uses apart."""
    outcome = run(state)
    while isinstance(outcome, Choice):
        if _is_offered(scene, outcome, intent):
            return True
        passing = declined(outcome.options)
        if outcome.id != REACTION or passing is None:
            return False
        answer(state, passing)
        outcome = run(state)
    return False


def _could_follow(scene: Scene, state: State, intent: Intent) -> bool:
    """Whether ``intent`` could be done on from ``state`` before all is over, as far as anybody knows."""
    waiting, followed = [state], 0
    while waiting:
        now = waiting.pop()
        outcome = run(now)
        followed += 1
        if _rests(scene, outcome):
            if _may_begin(now, intent):
                return True
        elif isinstance(outcome, Choice) and not _is_offered(scene, outcome, intent):
            waiting += [_after(now, option) for option in outcome.options]
        elif isinstance(outcome, Chance):
            waiting += [_decided(now, value) for _, value in outcome.outcomes]
        else:
            return True
        if followed > FOLLOWED:
            return True
    return False


def _rests(scene: Scene, outcome: Outcome) -> bool:
    """Whether nothing is resolving any more."""
    acts = isinstance(outcome, Choice) and outcome.id in scene.tongue.game.rests
    return acts or isinstance(outcome, Done)


def _decided(state: State, value: object) -> State:
    after = state.fork()
    decide(after, value)
    return after


def _may_begin(state: State, intent: Intent) -> bool:
    opening = state.rules.openings.get(intent.id)
    return opening is not None and opening(state.fork(), **intent.slots) is None


def _is_offered(scene: Scene, choice: Choice, intent: Intent) -> bool:
    return any(fits(scene.tongue.speech, option, intent) for option in choice.options)
