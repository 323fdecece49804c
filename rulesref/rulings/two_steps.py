"""A step that tells two things at once, which are two steps."""

from __future__ import annotations

import re

from rulesref.cases.written import Step
from rulesref.rulings.reading import Told, read_of_kind
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene

_AND = {"en": re.compile(r",? and (?:then )?"), "it": re.compile(r",? e (?:poi )?")}


def two_steps(scene: Scene, step: Step) -> tuple[str, str] | None:
    """The two sentences that ``step`` joins; the second may leave out who does it. None for one."""
    for joint in _AND[scene.language].finditer(step.text):
        first, second = step.text[: joint.start()], step.text[joint.end() :]
        told = _told(scene, first, step.kind)
        if told is None:
            continue
        for whole in (second, *(f"{who} {second}" for who in _named(told))):
            if _told(scene, whole, step.kind) is not None:
                return first, whole
    return None


def _told(scene: Scene, text: str, kind: str) -> Told | None:
    read = read_of_kind(text, kind, scene.tongue, dict(scene.telling.said))
    return read if isinstance(read, Told) else None


def _named(told: Told) -> list[str]:
    """What the first sentence calls the cards in it, as they stand there."""
    slots = (slot if isinstance(slot, tuple) else (slot,) for slot in told.slots.values())
    return [one.text for slot in slots for one in slot if isinstance(one, Reference)]
