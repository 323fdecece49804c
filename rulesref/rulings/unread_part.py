"""The part of a step that tells several things which does not read: it is named, not the whole step."""

from __future__ import annotations

from itertools import islice

from rulesref.cases.written import Step
from rulesref.rulings.joined_steps import (
    AND,
    DEEPEST,
    MOST,
    folded_step,
    how_wrong,
    joined,
    parts_of,
)
from rulesref.rulings.reading import Misread, read_of_kind
from rulesref.rulings.said_by import reads
from rulesref.rulings.scene import Scene

#: Two words that begin with so many letters alike are forms of one.
_STEM = 4


def unread_part(scene: Scene, step: Step) -> Step | None:
    """The only part of ``step`` that does not read, where it folds in or joins others that do.

    Of several one that names what several are called, else the shortest that names no card of a
    wrong kind; ``None`` where no more than one thing is said.
    """
    found: list[Step] = []
    for texts in scene.tongue.speech.unfolded(step.text, step.kind, scene.language):
        found += _only_unread(scene, [folded_step(step, text) for text in texts])
    for joint in islice(AND[scene.language].finditer(step.text), MOST):
        for _, seconds in joined(scene, step, joint.start(), joint.end(), 0):
            alone = len(seconds) == 1 or _of_another(scene, seconds[0])
            found.append(seconds[0 if alone else 1])  # else of whom the first part is about
    shorter = [
        one for one in found if len(one.text) < len(step.text) and not _respelt(step, one.text)
    ]
    return min(shorter, key=lambda one: (how_wrong(scene, one), len(one.text)), default=None)


def _of_another(scene: Scene, part: Step) -> bool:
    """Whether ``part`` begins like a sentence of its own, so that it says whom it is about."""
    read = read_of_kind(part.text, part.kind, scene.tongue, dict(scene.telling.said))
    return isinstance(read, Misread)


def _respelt(step: Step, part: str) -> bool:
    """Whether ``part`` has a word of ``step``, which lays something out, in another form: a guess at its tense."""
    told = set(step.text.casefold().split())
    new = (word for word in part.split() if word.islower() and word not in told)
    return step.kind == "given" and any(
        len(word) > _STEM and any(one[:_STEM] == word[:_STEM] for one in told) for word in new
    )


def _only_unread(scene: Scene, parts: list[Step]) -> list[Step]:
    unread = [
        one
        for part in parts
        for one in parts_of(scene, part, DEEPEST)
        if not reads(scene, one.text, one.kind)
    ]
    return unread if len(unread) == 1 and len(parts) > 1 else []
