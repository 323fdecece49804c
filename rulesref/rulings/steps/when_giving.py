"""When: investigators give cards and resources to each other."""

from __future__ import annotations

from rulesref.rulings.offer import offer
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step


@step(
    "when",
    "gives-resources",
    who="investigator",
    amount="number",
    to="investigator",
    en="{who} gives {amount} (resource|resources) to {to}",
    it="{who} dà {amount} (risorsa|risorse) a {to}",
)
def gives_resources(case: Stage, who: Reference, amount: int, to: Reference) -> list[Intent]:
    """Out of his pool."""
    slots = {"who": case.thing(who), "amount": amount, "to": case.thing(to)}
    return [Intent("give-resources", slots)]


@step(
    "when",
    "gives-card",
    who="investigator",
    card="card",
    to="investigator",
    en="{who} gives {card} to {to}",
    it="{who} dà {card} a {to}",
)
def gives_card(case: Stage, who: Reference, card: Reference, to: Reference) -> list[Intent]:
    """A card in play under his control."""
    slots = {"who": case.thing(who), "card": case.thing(card), "to": case.thing(to)}
    return [Intent("give", slots)]


@step(
    "when",
    "gives-nothing",
    who="investigator",
    en="{who} gives nothing more",
    it="{who} non dà altro",
)
def gives_nothing(case: Stage, who: Reference) -> list[Intent]:
    """Nothing at all, or nothing besides what he has given."""
    return [Intent("give-nothing", {"who": case.thing(who)})]


offer("give", en="{who} gives {card} to {to}", it="{who} dà {card} a {to}")
offer(
    "give-resources",
    en="{who} gives {amount} (resource|resources) to {to}",
    it="{who} dà {amount} (risorsa|risorse) a {to}",
    told_by="give-resources",
)
offer("give-nothing", en="{who} gives nothing more", it="{who} non dà altro")
