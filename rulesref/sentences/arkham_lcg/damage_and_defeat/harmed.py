"""Then: that somebody has taken damage or horror, however much."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("hurt", en="{card}: takes damage", it="{card}: subisce danno")
SPEECH.unmet("frightened", en="{card}: takes horror", it="{card}: subisce orrore")


@SPEECH.sentence(
    "then",
    "takes-damage",
    card="card",
    en="{card} (takes|suffers) damage",
    it="{card} (subisce|prende) (danno|danni)",
    lasts=True,
)
def takes_damage(scene: Scene, card: Reference) -> list[Unmet]:
    """Any of it is placed there."""
    if _is_placed(scene, "place-damage", scene.thing(card)):
        return []
    wanted = in_words(scene, "hurt", card=card.text)
    return [Unmet(HERE, wanted, in_words(scene, "not-happened"))]


@SPEECH.sentence(
    "then",
    "takes-horror",
    card="card",
    en="{card} (takes|suffers) horror",
    it="{card} (subisce|prende) (orrore|orrori)",
    lasts=True,
)
def takes_horror(scene: Scene, card: Reference) -> list[Unmet]:
    """The same of horror."""
    if _is_placed(scene, "place-horror", scene.thing(card)):
        return []
    wanted = in_words(scene, "frightened", card=card.text)
    return [Unmet(HERE, wanted, in_words(scene, "not-happened"))]


def _is_placed(scene: Scene, kind: str, on: str) -> bool:
    return any(
        line.event is not None and line.event.type == kind and line.event.slots["to"] == on
        for line in scene.state.lines()
        if line.stage == "impact"
    )
