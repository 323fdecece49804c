"""When: an enemy spawns by an effect that the case does not name."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "spawns",
    effect=True,
    enemy="enemy",
    at="location",
    en="{enemy} spawns (at|in) {at}",
    it="{enemy} viene generat(o|a) (in|a) {at}",
)
def spawns(scene: Scene, enemy: Reference, at: Reference) -> list[Intent]:
    """One that no step has laid out is brought for it."""
    id = scene.find(enemy) or scene.bring(enemy, zone="aside")
    return [Intent("spawn-by-effect", {"enemy": id, "at": scene.thing(at)})]
