"""When: which trauma a defeat leaves, and who leads from then on."""

from __future__ import annotations

from rulesref.rulings.offer import offer
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import Intent, step


@step(
    "when",
    "suffers",
    who="investigator",
    trauma="trauma",
    en="{who} chooses {trauma} trauma",
    it="{who} sceglie il trauma {trauma}",
)
def suffers(case: Stage, who: Reference, trauma: str) -> list[Intent]:
    """Defeated by damage and horror at once."""
    return [Intent("trauma", {"who": case.thing(who), "trauma": trauma})]


@step(
    "when",
    "leads",
    who="investigator",
    en="{who} becomes the lead investigator",
    it="{who} diventa l'investigatore capo",
)
def leads(case: Stage, who: Reference) -> list[Intent]:
    """The choice of the remaining players."""
    return [Intent("new-lead", {"who": case.thing(who)})]


offer(
    "trauma",
    en="{who} chooses {trauma} trauma",
    it="{who} sceglie il trauma {trauma}",
    told_by="suffer-trauma",
)
offer(
    "new-lead",
    en="{who} becomes the lead investigator",
    it="{who} diventa l'investigatore capo",
    told_by="new-lead",
)
