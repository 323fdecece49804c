"""Then: what a card is attached to."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import step

HERE = 0


@step(
    "then",
    "attached-now",
    card="card",
    to="card",
    en="{card} is attached to {to} alone",
    it="{card} è assegnat(o|a) solo a {to}",
)
def attached_now(scene: Scene, card: Reference, to: Reference) -> list[Unmet]:
    """To this and nothing else."""
    found = scene.state.get(scene.thing(card), "attached", None)
    if found == scene.thing(to):
        return []
    told = f"{card.text}: {scene.name(found or 'nothing')}"
    return [Unmet(HERE, f"{card.text}: {to.text}", told)]
