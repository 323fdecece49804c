"""Given and Then: how flooded a location is."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.games.arkham_lcg.locations.flooding import LEVELS, put_level
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH

SPEECH.word(
    "level",
    en={level: level for level in LEVELS},
    it=dict(
        zip(
            ("non allagato", "parzialmente allagato", "completamente allagato"), LEVELS, strict=True
        )
    ),
    slots="level",
)


@SPEECH.sentence(
    "given",
    "flood-level",
    location="location",
    level="level",
    en="the flood level of {location} is {level}",
    it="il livello di allagamento di {location} è {level}",
)
def flood_level(scene: Scene, location: Reference, level: str) -> None:
    """Unflooded, partially flooded or fully flooded; an unrevealed location may be any of them."""
    place = scene.location(location)
    scene.telling.declare("flood", place, said("the flood level of {}").format(location.text))
    put_level(scene.state, place, LEVELS.index(level))


@SPEECH.sentence(
    "then",
    "flood-level-is",
    location="location",
    level="level",
    en="the flood level of {location} is {level}",
    it="il livello di allagamento di {location} è {level}",
)
def flood_level_is(scene: Scene, location: Reference, level: str) -> list[Unmet]:
    """Its flood token, or that it has none."""
    now = LEVELS[int(scene.state.get(scene.thing(location), "flood"))]
    if now == level:
        return []
    wanted, told = (scene.tongue.worded("level", one) for one in (level, now))
    return [Unmet(0, f"{location.text}: {wanted}", told)]
