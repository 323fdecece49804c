"""When: somebody ignores what would trigger, or lets it happen."""

from __future__ import annotations

from rulesref.rulings.options import offer
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Intent, step


@step(
    "when",
    "ignores",
    who="investigator",
    card="card",
    en="{who} ignores the effect of {card}",
    it="{who} ignora l'effetto di {card}",
)
def ignores(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """Where an effect lets him ignore what triggers on a card."""
    return [Intent("ignore", {"who": scene.thing(who), "card": scene.thing(card)})]


@step(
    "when",
    "heeds",
    who="investigator",
    card="card",
    en="{who} lets the effect of {card} happen",
    it="{who} lascia avvenire l'effetto di {card}",
)
def heeds(scene: Scene, who: Reference, card: Reference) -> list[Intent]:
    """Does not ignore what triggers on a card."""
    return [Intent("heed", {"who": scene.thing(who), "card": scene.thing(card)})]


offer("ignore", en="{who} ignores the effect of {card}", it="{who} ignora l'effetto di {card}")
offer(
    "heed",
    en="{who} lets the effect of {card} happen",
    it="{who} lascia avvenire l'effetto di {card}",
)
