"""When: in which of several ways a cost is paid."""

from __future__ import annotations

from rulesref.rulings.options import offer
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Intent, step


@step(
    "when",
    "pays-with",
    who="investigator",
    card="card",
    number="number",
    en="{who} pays for {card} in way {number}",
    it="{who} paga per {card} nel modo {number}",
)
def pays_with(scene: Scene, who: Reference, card: Reference, number: int) -> list[Intent]:
    """Where a cost lets one choose: its ways counted from 1, as they stand on the card."""
    slots = {"who": scene.thing(who), "card": scene.thing(card), "number": number}
    return [Intent("pay-with", slots)]


offer(
    "pay-with",
    en="{who} pays for {card} in way {number}",
    it="{who} paga per {card} nel modo {number}",
)
