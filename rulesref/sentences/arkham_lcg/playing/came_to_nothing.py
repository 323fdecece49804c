"""What somebody began and nothing of which resolved: an attack eliminated them, or took the card away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulesref.engine.event import Event
from rulesref.engine.state import State
from rulesref.rulings.scene import Scene
from rulesref.sentences.arkham_lcg.speech import SPEECH
from rulesref.wording.sentence import Intent

SPEECH.unmet(
    "never-aimed",
    en="nothing of this resolved: {cards} is never chosen",
    it="niente di ciò si è risolto: {cards} non si sceglie mai",
)


def came_to_nothing(scene: Scene, mark: Any, intent: Intent) -> bool:
    """Whether nothing resolved of what ``intent`` began at the ``mark`` of the log, its costs apart.

    arkham-lcg/elimination, arkham-lcg/attack-of-opportunity: the attack comes before, and may eliminate
    its user; arkham-lcg/initiation/step-3: or a card to be played is not there any more.
    """
    state, who, card = scene.state, intent.slots.get("who"), intent.slots.get("card")
    events = tuple(_events(state, mark))
    if isinstance(who, str) and state.get(who, "eliminated"):
        strikes = {
            event.slots["enemy"]
            for event in events
            if event.type == "attack"
            and (event.slots.get("to"), event.slots.get("why")) == (who, "opportunity")
        }
        return any(
            event.type == "defeat" and event.slots.get("card") == who and event.by in strikes
            for event in events
        )
    begins = any(
        event.type == "initiate-play" and event.slots.get("card") == card for event in events
    )
    gone = isinstance(card, str) and state.get(card, "zone") not in ("hand", "play")
    return begins and gone and not any(event.type == "play" for event in events)


def _events(state: State, mark: Any) -> Iterator[Event]:
    """What has happened since the ``mark`` of the log."""
    log = state.log
    while log is not None and log is not mark:
        line, log = log
        if line.stage == "impact" and line.event is not None:
            yield line.event
