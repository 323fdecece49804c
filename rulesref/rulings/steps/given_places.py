"""Given: locations in play that no map connects to anything."""

from __future__ import annotations

from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import step


@step(
    "given",
    "location-in-play",
    location="location",
    en="{location} is in play",
    it="{location} è in gioco",
)
def location_in_play(case: Stage, location: Reference) -> None:
    """Revealed; what it leads to is what cards say."""
    case.location(location)
