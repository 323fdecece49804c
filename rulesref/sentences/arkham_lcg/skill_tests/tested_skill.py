"""A test that a card makes somebody take, told by its skill alone."""

from __future__ import annotations

from typing import Any

from rulesref.catalogue import said
from rulesref.engine.outcome import Choice
from rulesref.engine.state import State
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.skill_tests.current import TEST, running
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.actions.extra import uses_skill
from rulesref.sentences.arkham_lcg.playing.options_about import chooses_skill
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

HERE = 0


@SPEECH.sentence(
    "when",
    "tests-that-skill",
    who="investigator",
    skill="skill",
    en=("{who} tests {skill}", "{who} (makes|takes|performs) (a|an|the) {skill} test"),
    it="{who} (effettua|esegue) (una|la) prova di {skill}",
)
def tests_that_skill(scene: Scene, who: Reference, skill: str) -> list[Intent]:
    """The test that the step before has led to, or the one that a card lets them choose.

    Raises ``UnresolvedReference`` where there is none: nobody knows its difficulty.
    """
    state = scene.ahead().state
    waiting = state.pending.id if isinstance(state.pending, Choice) else ""
    if waiting == "branch":
        chosen: list[Intent] = chooses_skill(scene, who, skill)
        return chosen
    if waiting == "other-skill":
        used: list[Intent] = uses_skill(scene, who, skill)
        return used
    if _led_to(scene, state) == (scene.thing(who), skill):
        return []
    raise UnresolvedReference(
        said("no step has led to such a test, and how difficult it is is not said"),
        told=skill,
        remedy=said("write behind the skill how difficult it is, such as (3)"),
    )


def _led_to(scene: Scene, ahead: State) -> tuple[Any, Any]:
    """Who tests which skill where the last step leads: now, or in a test that has run its course since."""
    for state in (scene.state, ahead):
        if running(state):
            return state.get(TEST, "who"), state.get(TEST, "skill")
    log = ahead.log
    while log is not None and log is not scene.telling.began:
        line, log = log
        if line.event is not None and line.event.type == "skill-test" and line.stage == "impact":
            return line.event.slots.get("who"), line.event.slots.get("skill")
    return None, None


SPEECH.unmet("tests-it", en="{who} tests {skill}", it="{who} effettua una prova di {skill}")


@SPEECH.sentence(
    "then",
    "has-tested",
    who="investigator",
    skill="skill",
    en=(
        "{who} (tests|tested|has tested) {skill}",
        "{who} (makes|takes|performs|made|took|performed) (a|an|the) {skill} test",
    ),
    it="{who} (effettua|esegue|ha effettuato|ha eseguito) (una|la) prova di {skill}",
)
def has_tested(scene: Scene, who: Reference, skill: str) -> list[Unmet]:
    """A test of that skill in this case, however difficult."""
    wanted = {"who": scene.thing(who), "skill": skill}
    tests = (
        line.event
        for line in scene.state.lines()
        if line.event is not None and line.event.type == "skill-test" and line.stage == "impact"
    )
    if any(wanted.items() <= test.slots.items() for test in tests):
        return []
    told = scene.tongue.worded("skill", skill)
    return [
        Unmet(
            HERE,
            in_words(scene, "tests-it", who=who.text, skill=told),
            in_words(scene, "not-happened"),
        )
    ]
