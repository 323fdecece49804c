"""When: attacks, damage and discards by an effect that the case does not name."""

from __future__ import annotations

from rulesref.rulings.offer import offer
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step


@step(
    "when",
    "attacks",
    enemy="enemy",
    who="investigator",
    en="{enemy} attacks {who}",
    it="{enemy} attacca {who}",
)
def attacks(case: Stage, enemy: Reference, who: Reference) -> list[Intent]:
    """By an effect that the case does not name, wherever the two are."""
    return [Intent("attack", {"enemy": case.thing(enemy), "who": case.thing(who)})]


@step(
    "when",
    "takes",
    who="investigator",
    amount="number",
    token="token",
    en="{who} takes {amount} {token}",
    it="{who} subisce {amount} {token}",
)
def takes(case: Stage, who: Reference, amount: int, token: str) -> list[Intent]:
    """By an effect that the case does not name; assigned as usual."""
    return [Intent("take", {"who": case.thing(who), token: amount})]


@step(
    "when",
    "is-discarded",
    card="card",
    en="{card} is discarded",
    it="{card} viene scartato",
)
def is_discarded(case: Stage, card: Reference) -> list[Intent]:
    """By an effect that the case does not name."""
    return [Intent("discard", {"card": case.thing(card)})]


@step(
    "when",
    "discards-no-more",
    who="investigator",
    en=("{who} discards nothing (more|else)", "{who} discards nothing"),
    it=("{who} non scarta altro", "{who} non scarta nulla"),
)
def discards_no_more(case: Stage, who: Reference) -> list[Intent]:
    """Where an effect asks for more than he has."""
    return [Intent("discards-no-more", {"who": case.thing(who)})]


offer("discards-no-more", en="{who} discards nothing more", it="{who} non scarta altro")
