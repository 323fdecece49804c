"""When: a basic action with the skill that is used for its test, such as a fight with intellect."""

from __future__ import annotations

from rulesref.engine.line import Line
from rulesref.rulings.explaining import explain
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.actions.basic import evades, fights
from rulesref.sentences.arkham_lcg.actions.extra import uses_skill
from rulesref.sentences.arkham_lcg.skill_tests.testing import investigates
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "fights-by-skill",
    who="investigator",
    enemy="enemy",
    skill="skill",
    en=(
        "{who} (fights|attacks) {enemy} (using|with) {skill}",
        "{who} (fights|attacks) {enemy} (using|with) (his|her|their) {skill}",
        "{who} uses {skill} to (fight|attack) {enemy}",
    ),
    it=(
        "{who} (combatte|attacca) {enemy} con {skill}",
        "{who} usa {skill} per (combattere|attaccare) {enemy}",
    ),
)
def fights_by_skill(scene: Scene, who: Reference, enemy: Reference, skill: str) -> list[Intent]:
    """The basic action, where an ability lets them use that skill for its test."""
    return [*fights(scene, who, enemy), *uses_skill(scene, who, skill)]


@SPEECH.sentence(
    "when",
    "evades-by-skill",
    who="investigator",
    enemy="enemy",
    skill="skill",
    en=(
        "{who} (attempts to evade|tries to evade|evades) {enemy} (using|with) {skill}",
        "{who} (attempts to evade|tries to evade|evades) {enemy} (using|with) (his|her|their) {skill}",
        "{who} uses {skill} to evade {enemy}",
    ),
    it=(
        "{who} (tenta di eludere|prova a eludere|elude) {enemy} con {skill}",
        "{who} usa {skill} per eludere {enemy}",
    ),
)
def evades_by_skill(scene: Scene, who: Reference, enemy: Reference, skill: str) -> list[Intent]:
    """The basic action, where an ability lets them use that skill for its test."""
    return [*evades(scene, who, enemy), *uses_skill(scene, who, skill)]


@SPEECH.sentence(
    "when",
    "investigates-by-skill",
    who="investigator",
    skill="skill",
    en=(
        "{who} investigates (using|with) {skill}",
        "{who} investigates (using|with) (his|her|their) {skill}",
        "{who} uses {skill} to investigate",
    ),
    it=("{who} indaga con {skill}", "{who} usa {skill} per indagare"),
)
def investigates_by_skill(scene: Scene, who: Reference, skill: str) -> list[Intent]:
    """The basic action, where an ability lets them use that skill for its test."""
    return [*investigates(scene, who), *uses_skill(scene, who, skill)]


SPEECH.explanation(
    "no-other-skill",
    en=(
        "nothing lets {who} use {skill} for this test",
        "leave the skill out; or lay out, or play above this step, the card that lets them",
    ),
    it=(
        "niente permette a {who} di usare {skill} per questa prova",
        "ometti l'abilità; oppure disponi, o gioca sopra questo passo, la carta che lo permette",
    ),
)


def tests_it_anyway(line: Line, intent: Intent) -> bool:
    """Whether ``line`` begins the test with the skill that ``intent`` uses: no card need let them."""
    event = line.event
    if intent.id != "other-skill" or line.stage != "impact" or event is None:
        return False
    begins = event.type == "skill-test" and not event.slots.get("skills")
    return begins and intent.slots.items() <= event.slots.items()


def no_other_skill(scene: Scene, intent: Intent) -> tuple[str, str] | None:
    """Why nothing asks with which skill a test is made, where ``intent`` wants one."""
    if intent.id != "other-skill":
        return None
    who, skill = (
        scene.name(intent.slots["who"]),
        scene.tongue.worded("skill", intent.slots["skill"]),
    )
    return explain(scene, "no-other-skill", who=who, skill=skill)
