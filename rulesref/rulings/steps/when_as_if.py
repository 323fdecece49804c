"""When: an investigator plays a card as if he were somewhere else."""

from __future__ import annotations

from rulesref.rulings.options import offer
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.steps.when_play import plays
from rulesref.wording.sentence import Intent, step


@step(
    "when",
    "plays-as-if",
    who="investigator",
    card="card",
    at="location",
    target="card",
    en="{who} plays {card} as if at {at}[, on {target}]",
    it="{who} gioca {card} come se fosse (in|a) {at}[, su {target}]",
)
def plays_as_if(
    scene: Scene, who: Reference, card: Reference, at: Reference, target: Reference | None = None
) -> list[Intent]:
    """Implies what "plays" implies; nobody moves."""
    (play, *more) = plays(scene, who, card, target)
    return [Intent("play-as-if", {**play.slots, "at": scene.thing(at)}), *more]


offer(
    "play-as-if",
    en="{who} plays {card} as if at {at}",
    it="{who} gioca {card} come se fosse in {at}",
)
