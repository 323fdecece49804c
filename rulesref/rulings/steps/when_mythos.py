"""When: decisions of the mythos phase."""

from __future__ import annotations

from rulesref.rulings.options import offer
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Intent, step


@step(
    "when",
    "draws-next",
    who="investigator",
    en="{who} is the next to draw",
    it="{who} pesca per prossimo",
)
def draws_next(scene: Scene, who: Reference) -> list[Intent]:
    """The order of the draws of step 1.4, where a card lets somebody choose it."""
    return [Intent("draws-next", {"who": scene.thing(who)})]


@step(
    "when",
    "deal-to",
    card="card",
    who="investigator",
    en="{card} goes to {who}",
    it="{card} va a {who}",
)
def deal_to(scene: Scene, card: Reference, who: Reference) -> list[Intent]:
    """Who is dealt one of several encounter cards."""
    return [Intent("deal-to", {"facts": card.card, "who": scene.thing(who)})]


offer("deal-to", en="{card} goes to {who}", it="{card} va a {who}", told_by="deal-out")
offer("draws-next", en="{who} is the next to draw", it="{who} pesca per prossimo")
