"""When: that the enemies attack, all of them: in an enemy phase they do, else it is told of each.

arkham-lcg/steps/3.3. Which of them attack by an effect, and whom, is no business of a guess.
"""

from __future__ import annotations

from rulesref.engine.outcome import Choice
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.enemies.engagement import engaged_enemies
from rulesref.games.arkham_lcg.table import TABLE, investigators
from rulesref.rulings.explaining import explain
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

#: Choices of which enemy attacks next, or whom a massive one does.
_ORDERED = ("attack-order", "massive", "victim")
SPEECH.explanation(
    "which-enemies-attack",
    en=(
        "this does not say which enemies attack, and by what: in the enemy phase they do so by themselves",
        "write: {when} the enemy phase begins, or of each enemy that an effect lets attack: {each}",
    ),
    it=(
        "questo non dice quali nemici attaccano, e per che cosa: nella Fase dei Nemici lo fanno da soli",
        "scrivi: {when} comincia la Fase dei Nemici, o per ogni nemico che un effetto fa attaccare: {each}",
    ),
)


@SPEECH.sentence(
    "when",
    "enemies-attack",
    en=("(the|all|all the) enemies attack", "each enemy attacks"),
    it=("(i|tutti i) nemici attaccano", "ogni nemico attacca"),
)
def enemies_attack(scene: Scene) -> list[Intent]:
    """Says once more what the enemy phase that goes on does by itself.

    Raises ``UnresolvedReference`` anywhere else: it is told of each of them.
    """
    if _in_enemy_phase(scene):
        return []
    why, remedy = explain(scene, "which-enemies-attack", each=_each(scene))
    raise UnresolvedReference(why, remedy=remedy)


def _in_enemy_phase(scene: Scene) -> bool:
    """Whether the enemy phase goes on, and an enemy has attacked in it or is about to."""
    ahead = scene.ahead().state
    if ahead.get(TABLE, "phase") != "enemy":
        return False
    begun = False
    for line in ahead.lines():
        event = line.event
        if event is None:
            continue
        if event.type == "phase-begins":
            begun = False
        begun = begun or event.type == "attack"
    waits = ahead.pending
    return begun or (isinstance(waits, Choice) and waits.id in _ORDERED)


def _each(scene: Scene) -> str:
    """The steps that tell the attack of each enemy that is engaged, or how such a step is told."""
    (row,) = (one for one in SPEECH.rows("when") if one.id == "attacks")
    pattern = row.patterns[scene.language][0]
    told = [
        pattern.write({"enemy": scene.name(enemy), "who": scene.name(who)})
        for who in investigators(scene.state)
        for enemy in engaged_enemies(scene.state, who)
    ]
    return "; ".join(told[:3]) or pattern.template
