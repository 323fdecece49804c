"""What is wrong with a step that no sentence reads, and what to write instead."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from rulesref.cases.written import Step
from rulesref.catalogue import said
from rulesref.errors import CaseError
from rulesref.expression import lazily
from rulesref.rulings.faults import Faults
from rulesref.rulings.mended_step import mended
from rulesref.rulings.reading import Misread
from rulesref.rulings.reference import WrongType
from rulesref.rulings.scene import Scene
from rulesref.rulings.step_error import placed
from rulesref.rulings.unread_part import unread_part
from rulesref.wording.advice import advice

#: A name: words with capitals, and small ones that stand between them.
_NAME = lazily(
    r"(?:[A-ZÀ-Ý\"“.'‘\d][^ ,]*)(?: (?:[A-ZÀ-Ý\"“.'‘(\d][^ ,]*|of|the|in|at|to|for|from|with|a|an|by|and|on"
    r"|de|di|da|del|della|dello|dei|degli|delle|dal|il|lo|la|i|gli|le|un|una|e|in|al|alla|per|con))*"
)


def part_apart(scene: Scene, step: Step, read: Misread | None) -> Step | None:
    """The part of ``step``, which is ``read`` with a mistake at the most, that says a thing of its own."""
    part = unread_part(scene, step)
    return None if part is None or (read is not None and _only_names(step, part)) else part


def why_unread(
    scene: Scene, faults: Faults, step: Step, read: Misread | None, part: Step | None
) -> CaseError:
    """Why ``step`` is not understood, of which one ``part`` may read by itself."""
    if part is not None:
        return _not_together(faults, step, part)
    if read is not None:
        return _misread(scene, faults, step, read)
    return faults.error(said("unknown step: {text}").format(text=step.text), **_advice(scene, step))


def _not_together(faults: Faults, step: Step, part: Step) -> CaseError:
    """That ``step`` says more than its ``part``, which reads only by itself: nothing of it is passed over."""
    return faults.error(
        said("this says several things, of which one reads only by itself: {text}").format(
            text=part.text
        ),
        remedy=said("write a step for each"),
    )


def _only_names(step: Step, part: Step) -> bool:
    """Whether all that ``part`` has of ``step`` is a name, such as the last of a list that is misspelled."""
    backwards = zip(reversed(step.text), reversed(part.text), strict=False)
    alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], backwards))
    return _NAME.fullmatch(step.text[len(step.text) - alike :].strip()) is not None


def _misread(scene: Scene, faults: Faults, step: Step, read: Misread) -> CaseError:
    """Why a step is not understood that begins like a sentence, and the sentence that it may mean."""
    error = placed(faults.case, scene, step, read.error, step.place(read.at))
    lays = isinstance(read.error, WrongType) and read.error.lays and step.kind == "given"
    meant = () if lays else mended(scene, step)
    if meant:
        write, first = said("write: {}").format(meant[0]), error.remedy
        both = said("{remedy}; or {write}").format(remedy=first, write=write)
        error.remedy = both if first else write
    return error


def _advice(scene: Scene, step: Step) -> dict[str, Any]:
    """What to write instead: the sentences that it may mean, filled, else how the nearest ones go."""
    tongue = scene.tongue
    events = tongue.event_sentences()
    near, remedy = advice(tongue.speech, step.text, step.kind, tongue.language, events)
    meant = mended(scene, step)
    if len(meant) == 1:
        return {"remedy": said("write: {}").format(meant[0])}
    if meant:
        return {"candidates": meant, "remedy": said("write the one that is meant")}
    return {"candidates": near, "remedy": remedy}
