"""When: in which of several ways a cost is paid."""

from __future__ import annotations

from rulesref.rulings.offer import offer
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step


@step(
    "when",
    "pays-with",
    who="investigator",
    card="card",
    number="number",
    en="{who} pays for {card} in way {number}",
    it="{who} paga per {card} nel modo {number}",
)
def pays_with(case: Stage, who: Reference, card: Reference, number: int) -> list[Intent]:
    """Where a cost lets one choose: its ways counted from 1, as they stand on the card."""
    slots = {"who": case.thing(who), "card": case.thing(card), "number": number}
    return [Intent("pay-with", slots)]


offer(
    "pay-with",
    en="{who} pays for {card} in way {number}",
    it="{who} paga per {card} nel modo {number}",
)
