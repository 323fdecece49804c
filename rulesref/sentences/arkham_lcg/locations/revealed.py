"""Whether a location is revealed."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
SPEECH.unmet("revealed", en="{location}: revealed", it="{location}: rivelato")
SPEECH.unmet("unrevealed", en="{location}: unrevealed", it="{location}: non rivelato")


@SPEECH.sentence(
    "given",
    "unrevealed",
    location="location",
    en="{location} is unrevealed",
    it=("{location} è chius(o|a)", "{location} non è rivelat(o|a)"),
)
def unrevealed(scene: Scene, location: Reference) -> None:
    """A location in play that nobody has entered yet."""
    _lay(scene, location, None)


@SPEECH.sentence(
    "given",
    "revealed",
    location="location",
    en="{location} is revealed",
    it="{location} è rivelat(o|a)",
)
def revealed(scene: Scene, location: Reference) -> None:
    """A location in play that somebody has entered, as all are of which no step says otherwise."""
    _lay(scene, location, True)


def _lay(scene: Scene, location: Reference, up: bool | None) -> None:
    id = scene.location(location)
    scene.telling.declare("revealed", id, said("whether {} is revealed").format(location.text))
    scene.state.put(id, revealed=up)


@SPEECH.sentence(
    "then",
    "is-revealed",
    location="location",
    en="{location} is revealed",
    it="{location} è rivelat(o|a)",
)
def is_revealed(scene: Scene, location: Reference) -> list[Unmet]:
    """Somebody or something has revealed it, in this case or before."""
    return _revealed(scene, location, True)


@SPEECH.sentence(
    "then",
    "is-unrevealed",
    location="location",
    en=("{location} is unrevealed", "{location} is not revealed"),
    it="{location} non è rivelat(o|a)",
)
def is_unrevealed(scene: Scene, location: Reference) -> list[Unmet]:
    """Nobody has entered it yet, and nothing has revealed it."""
    return _revealed(scene, location, False)


def _revealed(scene: Scene, location: Reference, wanted: bool) -> list[Unmet]:
    found = bool(scene.state.get(scene.thing(location), "revealed", None))
    if found is wanted:
        return []
    told = (
        in_words(scene, "revealed", location=location.text),
        in_words(scene, "unrevealed", location=location.text),
    )
    return [Unmet(HERE, *(told if wanted else reversed(told)))]
