"""Given: which scenario is played, for the symbols of its reference card."""

from __future__ import annotations

from rulesref.catalogue import said
from rulesref.errors import UnresolvedReference
from rulesref.games.arkham_lcg.table import TABLE
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH

#: The levels that are printed together on the back of the reference card.
_HARDER = frozenset({"hard", "expert"})


@SPEECH.sentence(
    "given",
    "scenario",
    card="scenario",
    en=("the scenario is {card}", "{card} is being played", "we (play|are playing) {card}"),
    it=("lo scenario è {card}", "si gioca {card}", "giochiamo {card}"),
)
def scenario(scene: Scene, card: Reference) -> None:
    """Its reference card lies beside the agenda, with the side for Easy and Standard up."""
    if any(thing.get("scenario") for thing in scene.state.things.values()):
        raise UnresolvedReference(said("the scenario has been named already"))
    scene.bring(card, zone="play", scenario=True)


@SPEECH.sentence(
    "given",
    "difficulty-level",
    level="difficulty-level",
    en="(the difficulty|the difficulty level) is {level}",
    it="(la difficoltà|il livello di difficoltà) è {level}",
)
def difficulty_level(scene: Scene, level: str) -> None:
    """Which side of the scenario's reference card is up; where no step says, that of the easier two."""
    scene.telling.declare("difficulty", TABLE, said("the difficulty level"))
    scene.state.put(TABLE, hard=level in _HARDER)


@SPEECH.sentence("given", "time-of-day", time="time", en="it is {time}", it="è {time}")
def time_of_day(scene: Scene, time: str) -> None:
    """Day or night, in a scenario that tells them apart."""
    scene.telling.declare("time", TABLE, said("the time of day"))
    scene.state.put(TABLE, **{"time-of-day": time})
