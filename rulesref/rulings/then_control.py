"""Then: who controls a card, and what it is attached to."""

from __future__ import annotations

from rulesref.rulings.ruling import Unmet
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import step

HERE = 0


@step(
    "then",
    "under-control",
    card="card",
    who="investigator",
    en="{card} is under the control of {who}",
    it="{card} è sotto il controllo di {who}",
)
def under_control(case: Stage, card: Reference, who: Reference) -> list[Unmet]:
    """Whose card in play it is."""
    found = case.state.get(case.thing(card), "controller", None)
    if found == case.thing(who):
        return []
    return [Unmet(HERE, f"{card.text}: {who.text}", f"{card.text}: {case.name(found or 'nobody')}")]


@step(
    "then",
    "attached-now",
    card="card",
    to="card",
    en="{card} is attached to {to} alone",
    it="{card} è assegnato solo a {to}",
)
def attached_now(case: Stage, card: Reference, to: Reference) -> list[Unmet]:
    """To this and nothing else."""
    found = case.state.get(case.thing(card), "attached", None)
    if found == case.thing(to):
        return []
    told = f"{card.text}: {case.name(found or 'nothing')}"
    return [Unmet(HERE, f"{card.text}: {to.text}", told)]
