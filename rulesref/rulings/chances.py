"""What fate has decided, as a sentence: a token, a card, a place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulesref.engine.line import Line
from rulesref.games.card import Card
from rulesref.rulings.scene import Scene


def named(scene: Scene, value: Any) -> str:
    """One outcome of a chance by its printed name, or as it is."""
    if isinstance(value, Card):
        return scene.printed(value)
    told = scene.name(value)
    return scene.tongue.worded("face", told) if isinstance(told, str) else str(told)


def fate_decides(scene: Scene, id: str | None, value: Any) -> str:
    """The sentence of the chance ``id`` that gave ``value``."""
    chances = scene.tongue.speech.chances
    row = chances.get(str(id)) or chances[""]
    sentences = row.values.get(value, row.sentences) if row.values else row.sentences
    return sentences[scene.language].format(what=named(scene, value))


def repeats(scene: Scene, following: Sequence[Line], chance: Line) -> bool:
    """Whether the line after ``chance`` tells by itself what fate has given."""
    row = scene.tongue.speech.chances.get(str(chance.source))
    if row is None or row.repeated_by is None:
        return False
    event, slot = row.repeated_by
    return any(
        line.stage == "impact"
        and line.event is not None
        and line.event.type == event
        and line.event.slots.get(slot) == chance.chosen
        for line in following
    )
