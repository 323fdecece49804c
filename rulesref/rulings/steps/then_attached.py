"""Then: what a card is attached to."""

from __future__ import annotations

from rulesref.rulings.ruling import Unmet
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import step

HERE = 0


@step(
    "then",
    "attached-now",
    card="card",
    to="card",
    en="{card} is attached to {to} alone",
    it="{card} è assegnat(o|a) solo a {to}",
)
def attached_now(case: Stage, card: Reference, to: Reference) -> list[Unmet]:
    """To this and nothing else."""
    found = case.state.get(case.thing(card), "attached", None)
    if found == case.thing(to):
        return []
    told = f"{card.text}: {case.name(found or 'nothing')}"
    return [Unmet(HERE, f"{card.text}: {to.text}", told)]
