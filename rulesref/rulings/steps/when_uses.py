"""When: how many uses an ability moves from one card to another."""

from __future__ import annotations

from rulesref.engine.outcome import Option
from rulesref.rulings.offer import offer
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step
from rulesref.rulings.steps.given_table import ATTRIBUTE
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
    """As many as the ability lets one move, or fewer, of the kind that it moves."""
    slots = {"who": case.thing(who), "amount": amount, "uses": ATTRIBUTE.get(pool, pool)}
    return [Intent("move-so-many", slots)]


def _tell(case: Stage, option: Option) -> str:
    who, uses = case.name(option.slots["who"]), option.slots["uses"]
    words = [one for one, kind in WORDS["pool"][case.language].items() if kind == uses]
    verb = "moves" if case.language == "en" else "sposta"
    return f"{who} {verb} {option.slots['amount']} {words[-1] if words else uses}"


offer("move-so-many", tell=_tell)
