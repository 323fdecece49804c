"""An ability that lets its user play a card: both told in one step."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.playing.playing import plays
from rulesref.sentences.arkham_lcg.playing.using import uses
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent


@SPEECH.sentence(
    "when",
    "uses-to-play",
    who="investigator",
    source="card",
    card="card",
    en=(
        "{who} (uses|activates|triggers) {source} to play {card}",
        "{who} (uses|activates|triggers) {source}'s ability to play {card}",
    ),
    it="{who} usa {source} per giocare {card}",
)
def uses_to_play(scene: Scene, who: Reference, source: Reference, card: Reference) -> list[Intent]:
    """As "uses", and the card that its effect lets them play."""
    used: list[Intent] = uses(scene, who, source)
    played: list[Intent] = plays(scene, who, card)
    return [*used, *played]
