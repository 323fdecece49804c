"""When: what fate picks where a card says "at random"."""

from __future__ import annotations

from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step


@step(
    "when",
    "fate-picks",
    card="card",
    en="fate picks {card}",
    it="il caso sceglie {card}",
)
def fate_picks(case: Stage, card: Reference) -> list[Intent]:
    """One of several cards, each as likely as any other."""
    return [Intent("picked", {"value": case.thing(card)})]
