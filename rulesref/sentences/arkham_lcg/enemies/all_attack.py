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

SPEECH.explanation(
    "exhausted-attacks-nobody",
    en=(
        "not all of them do: {enemy} is exhausted",
        "leave this step out: in the enemy phase those that are ready attack by themselves",
    ),
    it=(
        "non tutti lo fanno: {enemy} è esaurito",
        "togli questo passo: nella Fase dei Nemici quelli pronti attaccano da soli",
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

    Raises ``UnresolvedReference`` anywhere else, where it is told of each of them, and of one that
    attacks nobody for being exhausted.
    """
    attackers = _attackers(scene)
    if attackers is None:
        why, remedy = explain(scene, "which-enemies-attack", each=_each(scene))
        raise UnresolvedReference(why, remedy=remedy)
    for who in investigators(scene.state):
        for enemy in engaged_enemies(scene.state, who):
            if scene.state.get(enemy, "exhausted") and enemy not in attackers:
                why, remedy = explain(scene, "exhausted-attacks-nobody", enemy=scene.name(enemy))
                raise UnresolvedReference(why, remedy=remedy)
    return []


def _attackers(scene: Scene) -> set[str] | None:
    """The enemies that have attacked in this enemy phase; None outside of its attacks."""
    ahead = scene.ahead().state
    if ahead.get(TABLE, "phase") != "enemy":
        return None
    found: set[str] = set()
    for line in ahead.lines():
        event = line.event
        if event is None:
            continue
        if event.type == "phase-begins":
            found = set()
        elif event.type == "attack":
            found.add(event.slots["enemy"])
    waits = ahead.pending
    ordered = isinstance(waits, Choice) and waits.id in _ORDERED
    return found if found or ordered else None


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
