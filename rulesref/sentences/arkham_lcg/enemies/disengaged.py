"""Then: that an enemy disengages from somebody: no line tells it of one that engages another instead."""

from __future__ import annotations

from rulesref.errors import UnresolvedReference
from rulesref.rulings.explaining import explain
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("disengaged", en="{enemy} disengages from {who}", it="{enemy} si disimpegna da {who}")
SPEECH.unmet("not-disengaged", en="it does not disengage", it="non si disimpegna")
SPEECH.explanation(
    "engages-another",
    en=(
        "it has engaged another one, which is no event of its own for whom it was engaged with before",
        "ask with whom it is engaged: {then} {enemy} is not engaged with {who}",
    ),
    it=(
        "ha impegnato un altro, e per chi era impegnato prima questo non è un evento a sé",
        "chiedi con chi è impegnato: {then} {enemy} non è impegnato con {who}",
    ),
)


def _has_disengaged(scene: Scene, enemy: Reference, who: Reference) -> bool:
    """Whether a line says so. Raises ``UnresolvedReference`` where another one has been engaged."""
    foe, player, another = scene.thing(enemy), scene.thing(who), False
    for line in scene.state.lines():
        event = line.event if line.stage == "impact" else None
        if event is None or event.slots.get("enemy") != foe:
            continue
        if event.type == "disengage" and event.slots["who"] == player:
            return True
        another = another or (event.type == "engage" and event.slots["who"] != player)
    if another:
        why, remedy = explain(scene, "engages-another", enemy=enemy.text, who=who.text)
        raise UnresolvedReference(why, remedy=remedy)
    return False


@SPEECH.sentence(
    "then",
    "has-disengaged",
    enemy="enemy",
    who="investigator",
    en="{enemy} disengages from {who}",
    it="{enemy} si disimpegna da {who}",
    lasts=True,
)
def has_disengaged(scene: Scene, enemy: Reference, who: Reference) -> list[Unmet]:
    """By evading it, or otherwise, in this case."""
    if _has_disengaged(scene, enemy, who):
        return []
    wanted = in_words(scene, "disengaged", enemy=enemy.text, who=who.text)
    return [Unmet(HERE, wanted, in_words(scene, "not-disengaged"))]


@SPEECH.sentence(
    "then",
    "has-not-disengaged",
    enemy="enemy",
    who="investigator",
    en="{enemy} does not disengage from {who}",
    it="{enemy} non si disimpegna da {who}",
)
def has_not_disengaged(scene: Scene, enemy: Reference, who: Reference) -> list[Unmet]:
    """Not up to this moment."""
    if not _has_disengaged(scene, enemy, who):
        return []
    told = in_words(scene, "disengaged", enemy=enemy.text, who=who.text)
    return [Unmet(HERE, in_words(scene, "not-disengaged"), told)]
