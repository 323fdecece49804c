"""Then: what a card that was used or played has answered: an attack, a card that was drawn."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.engine.event import Event
from rulesref.rulings.reference import Reference
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.timeline import tell
from rulesref.sentences.arkham_lcg.speech import SPEECH

HERE = 0
_ATTACKS = frozenset({"attack"})
_DRAWS = frozenset({"draw-encounter", "draw", "resolve-drawn", "revelation", "draw-untold"})
SPEECH.unmet("an-attack", en="an attack", it="un attacco")
SPEECH.unmet("a-drawn-card", en="a card that is drawn", it="una carta che viene pescata")
SPEECH.unmet("answered-nothing", en="it has answered nothing", it="non ha risposto a niente")


@SPEECH.sentence(
    "then",
    "answered-attack",
    card="card",
    en="{card} has answered an attack",
    it="{card} ha risposto a un attacco",
)
def answered_attack(scene: Scene, card: Reference) -> list[Unmet]:
    """What it was used or played for the last time is an attack, of opportunity or any other."""
    return _answered(scene, card, _ATTACKS, in_words(scene, "an-attack"))


@SPEECH.sentence(
    "then",
    "answered-draw",
    card="card",
    en="{card} has answered a card that is drawn",
    it="{card} ha risposto a una carta che viene pescata",
)
def answered_draw(scene: Scene, card: Reference) -> list[Unmet]:
    """The same of a card that somebody draws, or of what it reveals."""
    return _answered(scene, card, _DRAWS, in_words(scene, "a-drawn-card"))


def _answered(scene: Scene, card: Reference, types: frozenset[str], wanted: str) -> list[Unmet]:
    event = next(_occasions(scene, scene.thing(card)), None)
    if event is None:
        return [Unmet(HERE, wanted, in_words(scene, "answered-nothing"))]
    return [] if event.type in types else [Unmet(HERE, wanted, tell(scene, event))]


def _occasions(scene: Scene, card: str) -> Iterator[Event]:
    """What ``card`` has answered, the last first: the heading under which it was used or played."""
    stages = {stage.id for stage in scene.state.rules.stages}
    lines = scene.state.lines()
    for at in range(len(lines) - 1, -1, -1):
        line = lines[at]
        played = line.event is not None and line.event.slots.get("card") == card
        if (line.stage == "use" and line.source == card) or (played and line.stage == "impact"):
            heads = (one for one in reversed(lines[:at]) if one.depth < line.depth)
            for head in heads:
                if head.stage in stages and head.stage != "impact" and head.event is not None:
                    yield head.event
                    break
