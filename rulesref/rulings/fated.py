"""What a step tells of what fate gives: it decides so, if that could happen and falls to them."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.engine.machine import decide
from rulesref.engine.outcome import Chance
from rulesref.rulings.chances import meant
from rulesref.rulings.faults import Faults
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Intent


def let_decide(scene: Scene, faults: Faults, chance: Chance, intent: Intent) -> None:
    """Let fate decide as the step tells; it can only tell what could happen. Raises ``CaseError``."""
    possible = [value for _, value in chance.outcomes]
    values = meant(scene, chance.id, possible, intent)
    if not values:
        raise faults.unfated(chance, intent)
    whose = scene.state.variables.get("who")
    if intent.slots.get("who", whose) != whose:
        other, theirs = scene.name(intent.slots["who"]), scene.name(whose)
        raise faults.error(
            said("this falls to {theirs}, not to {other}").format(theirs=theirs, other=other),
            remedy=said("say {theirs}").format(theirs=theirs),
        )
    decide(scene.state, values[0])
