"""An attack that a step tells alone: whether it exhausts the enemy hangs on what it is part of.

It is taken as one by an effect, after which an enemy stays as it was (arkham-lcg/attacker-attacked);
an attack in the enemy phase would exhaust it. That is said where a step asks how the enemy stands.
"""

from __future__ import annotations

from rulesref.games.arkham_lcg.playing.untold_doer import ALONE
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.unmet(
    "attacked-alone",
    en="no step says of what the attack of {card} is part: taken as one by an effect, which exhausts nobody",
    it="nessun passo dice di che cosa fa parte l'attacco di {card}: è preso come attacco per un effetto, "
    "che non esaurisce nessuno",
)


def remark_attack_alone(scene: Scene, card: str) -> None:
    """Remark it where the last attack of ``card``, which is ready, was told alone."""
    if scene.state.get(card, "exhausted"):
        return
    attacks = [
        (line.depth, line.event.slots["why"])
        for line in scene.state.lines()
        if line.event and line.event.type == "attack" and line.event.slots["enemy"] == card
    ]
    if attacks and attacks[-1] == (0, ALONE):
        words = in_words(scene, "attacked-alone", card=scene.name(card))
        scene.telling.remarks.append((scene.telling.line, words))
