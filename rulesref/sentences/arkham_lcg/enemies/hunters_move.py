"""When: that hunters move, which they do in the enemy phase alone, as one of its steps."""

from __future__ import annotations

from rulesref.engine.outcome import Chance, Choice
from rulesref.errors import UnresolvedReference
from rulesref.rulings.deciding import decides
from rulesref.rulings.explaining import explain
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

#: The framework step in which they move, what the steps of its phase begin with, and that phase.
_MOVE, _PHASE, _ENEMY = "3.2", "3.", "enemy"

SPEECH.explanation(
    "hunters-in-phase",
    en=(
        "hunters move in the enemy phase, in which the enemies attack then: no step begins it",
        "if the whole phase is meant, write: {when} the enemy phase begins",
    ),
    it=(
        "i cacciatori si muovono nella Fase dei Nemici, in cui poi i nemici attaccano: nessun passo la comincia",
        "se si intende tutta la fase, scrivi: {when} comincia la Fase dei Nemici",
    ),
)
SPEECH.explanation(
    "hunters-not-yet",
    en=(
        "hunters have not moved yet: {first}",
        "tell that above this step; to see what is offered, write instead: {then} nobody has a choice",
    ),
    it=(
        "i cacciatori non si sono ancora mossi: {first}",
        "dillo sopra questo passo; per vedere che cosa si offre, scrivi invece: {then} nessuno deve scegliere",
    ),
)


@SPEECH.sentence(
    "when",
    "hunters-move",
    en=(
        "(hunters|hunter enemies|enemies with hunter) move",
        "(the|all|all the) (hunters|hunter enemies|enemies with hunter) move",
    ),
    it="(i cacciatori|tutti i cacciatori|i nemici cacciatori|i nemici con cacciatore) si muovono",
)
def hunters_move(scene: Scene) -> list[Intent]:
    """Says what comes about by itself in the enemy phase that a step before it has begun."""
    for line in reversed(list(scene.state.lines())):
        event = line.event if line.stage == "impact" else None
        if event is not None and event.type == "phase-begin":
            if event.slots["phase"] != _ENEMY:
                break
            if not isinstance(scene.waiting, Choice | Chance):
                return []  # play has stopped on the way there, and says at what
            why, remedy = explain(scene, "hunters-not-yet", first=decides(scene, scene.waiting))
            raise UnresolvedReference(why, remedy=remedy)
        if event is None or event.type != "step":
            continue
        if event.slots["step"] == _MOVE:
            return []
        if not str(event.slots["step"]).startswith(_PHASE):
            break
    why, remedy = explain(scene, "hunters-in-phase")
    raise UnresolvedReference(why, remedy=remedy)
