"""When: somebody ignores what would trigger, or lets it happen."""

from __future__ import annotations

from rulesref.rulings.offer import offer
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step


@step(
    "when",
    "ignores",
    who="investigator",
    card="card",
    en="{who} ignores the effect of {card}",
    it="{who} ignora l'effetto di {card}",
)
def ignores(case: Stage, who: Reference, card: Reference) -> list[Intent]:
    """Where an effect lets him ignore what triggers on a card."""
    return [Intent("ignore", {"who": case.thing(who), "card": case.thing(card)})]


@step(
    "when",
    "heeds",
    who="investigator",
    card="card",
    en="{who} lets the effect of {card} happen",
    it="{who} lascia avvenire l'effetto di {card}",
)
def heeds(case: Stage, who: Reference, card: Reference) -> list[Intent]:
    """Does not ignore what triggers on a card."""
    return [Intent("heed", {"who": case.thing(who), "card": case.thing(card)})]


offer("ignore", en="{who} ignores the effect of {card}", it="{who} ignora l'effetto di {card}")
offer(
    "heed",
    en="{who} lets the effect of {card} happen",
    it="{who} lascia avvenire l'effetto di {card}",
)
