"""Then: investigators who are lost to the campaign."""

from __future__ import annotations

from rulesref.rulings.ruling import Unmet
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import step

HERE = 0


@step(
    "then",
    "lost",
    who="investigator",
    fate="fate",
    en="{who} is {fate} for the campaign",
    it="{who} è {fate} per la campagna",
)
def lost(case: Stage, who: Reference, fate: str) -> list[Unmet]:
    """Killed or insane, and not to be used again."""
    found = case.state.get(case.thing(who), "lost", "neither")
    return [] if found == fate else [Unmet(HERE, f"{who.text}: {fate}", f"{who.text}: {found}")]
