"""Then: investigators who are lost to the campaign."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import step

HERE = 0


@step(
    "then",
    "lost",
    who="investigator",
    fate="fate",
    en="{who} is {fate} for the campaign",
    it="{who} è {fate} per la campagna",
)
def lost(scene: Scene, who: Reference, fate: str) -> list[Unmet]:
    """Killed or insane, and not to be used again."""
    found = scene.state.get(scene.thing(who), "lost", "neither")
    return [] if found == fate else [Unmet(HERE, f"{who.text}: {fate}", f"{who.text}: {found}")]
