"""When: how many uses an ability moves from one card to another."""

from __future__ import annotations

from rulesref.rulings.offer import offer
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step
from rulesref.rulings.words import WORDS

WORDS["pool"]["en"] |= {
    "bounty": "bounties",
    "bounties": "bounties",
    "offering": "offerings",
    "offerings": "offerings",
}
WORDS["pool"]["it"] |= {
    "taglia": "bounties",
    "taglie": "bounties",
    "offerta": "offerings",
    "offerte": "offerings",
}


@step(
    "when",
    "moves-so-many",
    who="investigator",
    amount="number",
    pool="pool",
    en="{who} moves {amount} {pool}",
    it="{who} sposta {amount} {pool}",
)
def moves_so_many(case: Stage, who: Reference, amount: int, pool: str) -> list[Intent]:
    """As many as the ability lets one move, or fewer."""
    return [Intent("move-so-many", {"who": case.thing(who), "amount": amount})]


offer("move-so-many", en="{who} moves {amount}", it="{who} ne sposta {amount}")
