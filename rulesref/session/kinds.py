"""What kind of step a line at a table is: nobody there says Given, When or Then."""

from __future__ import annotations

from collections.abc import Iterable

from rulesref.cases.written import Step, check_line
from rulesref.rulings.joined_steps import parts_of
from rulesref.rulings.reading import Misread, Told, read_sentence
from rulesref.rulings.scene import Scene
from rulesref.wording.past_forms import was_so
from rulesref.wording.sentence import KINDS


def kind_of(scene: Scene, text: str, *, stopped: bool) -> str:
    """What kind of step reads ``text`` best: as a whole, else but for what it names; empty for none.

    Where play has ``stopped`` for want of a fact it is rather that than what is asserted. Raises
    CaseError where ``text`` is longer than any step.
    """
    check_line(text)
    kinds = KINDS if scene.state.log is None else ("when", "then", "given")
    if stopped:
        kinds = ("when", "given", "then")
    misread = ""
    for kind in kinds:
        read = _read(scene, text, kind)
        if isinstance(read, Told):
            return kind
        if isinstance(read, Misread):
            misread = misread or kind
    otherwise = "" if was_so(text, scene.language) else _kind_otherwise(scene, text, kinds)
    return otherwise or misread


def parts(scene: Scene, text: str, kind: str) -> list[str]:
    """The sentences that ``text`` joins, each a step of that ``kind``."""
    return [part.text for part in parts_of(scene, Step(kind, text, 1, 1, ()))]


def _kind_otherwise(scene: Scene, text: str, kinds: Iterable[str]) -> str:
    """What kind of step reads ``text`` in other words, or as several; empty for none."""
    others = tuple(scene.tongue.speech.rewordings(scene, text))
    for kind in kinds:
        if any(isinstance(_read(scene, other, kind), Told) for other in others):
            return kind
    return next((kind for kind in kinds if len(parts(scene, text, kind)) > 1), "")


def _read(scene: Scene, text: str, kind: str) -> Told | Misread | None:
    speech = scene.tongue.speech
    return read_sentence(text, speech.rows(kind), scene.tongue, scene.telling.said)
