"""Then: that somebody has taken damage or horror, however much."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("harmed", en="{card}: takes {token}", it="{card}: subisce {token}")
#: Token → the event that puts it on somebody.
_PLACED = {"damage": "place-damage", "horror": "place-horror"}


@SPEECH.sentence(
    "then",
    "harmed",
    card="card",
    token="token",
    en="{card} (takes|suffers) {token}",
    it="{card} (subisce|prende) {token}",
    lasts=True,
)
def harmed(scene: Scene, card: Reference, token: str) -> list[Unmet]:
    """Any of it is placed there."""
    hurt = scene.thing(card)
    for line in scene.state.lines():
        event = line.event if line.stage == "impact" else None
        if event is not None and event.type == _PLACED[token] and event.slots["to"] == hurt:
            return []
    wanted = in_words(scene, "harmed", card=card.text, token=scene.tongue.worded("token", token))
    return [Unmet(HERE, wanted, in_words(scene, "not-happened"))]
