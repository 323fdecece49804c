"""Whom else a pronoun may mean that is not that of the only one who plays: an enemy, or an ally."""

from __future__ import annotations

from rulesref.rulings.scene import Scene
from rulesref.rulings.whom_it_means import may_be_another


def others_called_so(scene: Scene, text: str, name: str) -> tuple[str, ...]:
    """Whoever has health in play where ``text`` has a pronoun that is not that of ``name``."""
    if not may_be_another(scene, text, name):
        return ()
    return tuple(
        str(scene.name(id))
        for id, thing in scene.state.things.items()
        if "card" in thing
        and thing.get("zone") == "play"
        and thing["card"].type != scene.tongue.speech.player
        and "health" in thing["card"].stats
    )
