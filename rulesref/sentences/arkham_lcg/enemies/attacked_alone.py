"""An attack that a step tells alone: whether it exhausts the enemy hangs on what it is part of.

It is taken as one by an effect, after which an enemy stays as it was (arkham-lcg/attacker-attacked);
an attack in the enemy phase would exhaust it. That is said where a step asks how the enemy stands.
Only an effect has an enemy attack somebody from another location, which is said with the attack.
"""

from __future__ import annotations

from rulesref.games.arkham_lcg.playing.untold_doer import ALONE
from rulesref.games.arkham_lcg.table import location_of
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


SPEECH.unmet(
    "attacked-from-afar",
    en="{card} is at another location than {who}: the attack is taken as one by an effect, for no other "
    "comes from there",
    it="{card} è in un luogo diverso da {who}: l'attacco è preso come attacco per un effetto, perché "
    "nessun altro viene da lì",
)


def remark_from_afar(scene: Scene, enemy: str, who: str) -> None:
    """Remark it where ``enemy`` is at a location, and ``who`` at another, as it attacks them."""
    state = scene.ahead().state
    places = [location_of(state, one) for one in (enemy, who)]
    if all(places) and places[0] != places[1]:
        words = in_words(scene, "attacked-from-afar", card=scene.name(enemy), who=scene.name(who))
        scene.telling.remarks.append((scene.telling.line, words))
