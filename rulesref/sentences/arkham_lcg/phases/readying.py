"""arkham-lcg/steps/4.3: a card that lies exhausted readies later: that it has not is no answer yet."""

from __future__ import annotations

from contextlib import suppress

from rulesref.engine.event import Event
from rulesref.errors import RulesrefError
from rulesref.rulings.scene import Scene
from rulesref.rulings.timeline import understand


def _is_upkeep(event: Event | None) -> bool:
    return event is not None and event.type == "phase-begin" and event.slots["phase"] == "upkeep"


def readies_later(scene: Scene, text: str) -> bool:
    """Whether ``text`` tells that something readies that lies exhausted, as it will in time.

    Who has told that the upkeep phase begins asks about that one.
    """
    if any(_is_upkeep(line.event) for line in scene.state.lines()):
        return False
    exhausted = {
        str(scene.name(id)) for id, thing in scene.state.things.items() if thing.get("exhausted")
    }
    if not exhausted:
        return False
    with suppress(RulesrefError):
        return any(
            kind == "ready" and str(slots.get("card", "")) in exhausted
            for kind, slots in understand(scene, text)
        )
    return False
