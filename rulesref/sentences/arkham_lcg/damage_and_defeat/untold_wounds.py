"""Damage and horror on an investigator of which no step tells how much lay there, or where from.

A case takes it for none. Whoever asks in their own words whether somebody falls, or is hurt, may have
left out what lies on them already, or who is there to hurt them: that it is not so is no answer then.
"""

from __future__ import annotations

from contextlib import suppress

from rulesref.errors import RulesrefError
from rulesref.games.arkham_lcg.table import investigators
from rulesref.rulings.reading import Told, read_sentence
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.timeline import understand

#: Events that place what an investigator falls by, and what lies there then.
_PLACES = {"place-damage": "damage", "place-horror": "horror"}
#: The event, and the row of the vocabulary, by which somebody falls.
_FALLS, _FALLEN = "defeat", "is-eliminated"


def wounds_untold(scene: Scene, text: str) -> bool:
    """Whether ``text`` asks for the fall of somebody who was hurt, and may have been hurt before."""
    hurt = {
        (_PLACES[line.event.type], line.event.slots["to"])
        for line in scene.state.lines()
        if line.stage == "impact" and line.event is not None and line.event.type in _PLACES
    }
    people = {who for _, who in hurt - scene.telling.declared} & {*investigators(scene.state)}
    return bool(people) and not _falling(scene, text).isdisjoint(map(str, map(scene.name, people)))


#: What an enemy does, or a card that is in play, with what comes of it.
_HURTS = frozenset({"attack", "deal", "defeat", *_PLACES})
#: What a card that was drawn has done: of the harm that it may do has been told.
_TOLD = _HURTS | {"revelation"}


def nothing_would_hurt(scene: Scene, text: str) -> bool:
    """Whether ``text`` tells that somebody is hurt where nobody has been and no card could do it, drawn or in play.

    An investigator, and a location of no ability, do nothing to anybody.
    """
    harmless = all(
        thing["card"].type == "investigator"
        or (thing["card"].type == "location" and not thing["card"].abilities)
        for thing in scene.state.things.values()
        if "card" in thing and thing.get("zone") == "play"
    )
    if not harmless or any(line.event and line.event.type in _TOLD for line in scene.state.lines()):
        return False
    with suppress(RulesrefError):
        return any(kind in _HURTS for kind, _ in understand(scene, text))
    return False


def _falling(scene: Scene, text: str) -> set[str]:
    """Whoever falls by what ``text`` says, as the table calls them."""
    found: set[str] = set()
    with suppress(RulesrefError):
        found |= {
            str(slots.get("card", "")) for kind, slots in understand(scene, text) if kind == _FALLS
        }
    row = scene.tongue.speech.sentences[_FALLEN]
    read = read_sentence(text, [row], scene.tongue, scene.telling.said)
    if isinstance(read, Told):
        found |= {
            str(scene.name(id))
            for one in read.slots.values()
            if isinstance(one, Reference) and (id := scene.find(one)) is not None
        }
    return found
