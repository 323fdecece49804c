"""What the rules forbid as they are read here, and do not forbid in another reading of an open question."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.errors import RulesrefError
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.verdict import in_doubt, in_force


def lawful_otherwise(scene: Scene) -> str:
    """In which readings the step that is refused here would be lawful, in words; empty for none."""
    found = [f"{question} ({reading})" for question, reading in _lawful(scene)]
    if not found:
        return ""
    return in_words(scene, "lawful-otherwise", readings=", ".join(found))


def _lawful(scene: Scene) -> Iterator[tuple[str, str]]:
    """Each open question with the reading by which nothing refuses what is refused here."""
    for question, reading in in_doubt(scene) if scene.telling.again is not None else ():
        here = in_force(scene, reading)
        for name, value in reading.values.items():
            if value != here and _allows(scene, reading.switch, value):
                yield question, name


def _allows(scene: Scene, switch: str, value: object) -> bool:
    assert scene.telling.again is not None
    try:
        there: Scene = scene.telling.again(scene.edition, {switch: value})
    except RulesrefError:  # that reading asks for steps which the case does not tell
        return False
    return there.telling.refused is None
