"""Given and Then: how flooded a location is."""

from __future__ import annotations

from rulesref.games.arkham_lcg.locations.flooding import LEVELS, put_level
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.slot import Reference
from rulesref.rulings.stage import Stage
from rulesref.rulings.step import step
from rulesref.rulings.words import WORDS

WORDS["level"] = {
    "en": {level: level for level in LEVELS},
    "it": dict(
        zip(
            ("non allagato", "parzialmente allagato", "completamente allagato"), LEVELS, strict=True
        )
    ),
}


@step(
    "given",
    "flood-level",
    location="location",
    level="level",
    en="the flood level of {location} is {level}",
    it="il livello di allagamento di {location} è {level}",
)
def flood_level(case: Stage, location: Reference, level: str) -> None:
    """Unflooded, partially flooded or fully flooded; an unrevealed location may be any of them."""
    place = case.location(location)
    case.declare("flood", place, f"the flood level of {location.text}")
    put_level(case.state, place, LEVELS.index(level))


@step(
    "then",
    "flood-level-is",
    location="location",
    level="level",
    en="the flood level of {location} is {level}",
    it="il livello di allagamento di {location} è {level}",
)
def flood_level_is(case: Stage, location: Reference, level: str) -> list[Unmet]:
    """Its flood token, or that it has none."""
    found = LEVELS[int(case.state.get(case.thing(location), "flood"))]
    return [] if found == level else [Unmet(0, f"{location.text}: {level}", found)]
