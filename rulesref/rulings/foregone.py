"""Sentences about this moment that hold whatever is still chosen, and whatever fate still gives."""

from __future__ import annotations

from typing import Any

from rulesref.engine.found import Budget
from rulesref.engine.outcome import Endless, Unsupported
from rulesref.rulings.question import Met, Question
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.verdict import TooMuch, explored
from rulesref.wording.sentence import Sentence

#: How many positions are looked at before a sentence counts as undecided.
FAR = Budget(2_000)


def foregone(scene: Scene, row: Sentence, slots: dict[str, Any]) -> list[Unmet] | None:
    """What ``row`` finds unmet at every end, and now; ``None`` where something may change it.

    What is so at every end is met, though it may have still to come about.
    """
    unmet: list[Unmet] = [] if row.table and not row.lasts else row.run(scene, **slots)
    if row.lasts and not unmet:
        return []
    if row.table:
        return None
    try:
        question = Question("", Met(scene, row, slots), bool)
        answers = set(explored(scene, question, FAR).chances)
    except TooMuch:
        return None
    if any(isinstance(answer, Unsupported | Endless) for answer in answers):
        return None
    if answers == {True}:  # whatever anybody does, it comes to be so
        return []
    return unmet if answers == {not unmet} else None
