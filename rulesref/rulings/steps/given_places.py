"""Given: locations in play that no map connects to anything."""

from __future__ import annotations

from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import step


@step(
    "given",
    "location-in-play",
    location="location",
    en="{location} is in play",
    it="{location} è in gioco",
)
def location_in_play(scene: Scene, location: Reference) -> None:
    """Revealed; what it leads to is what cards say."""
    scene.location(location)
