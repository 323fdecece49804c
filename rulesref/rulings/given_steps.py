"""Given steps that wait: for what a later one lays out, or until all lies there.

They may stand in any order, and one may say what is so anyway.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.catalogue import said
from rulesref.errors import CaseError
from rulesref.rulings.faults import Faults
from rulesref.rulings.reading import Told
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.step_error import names_nothing_here
from rulesref.wording.sentence import Sentence


class GivenSteps:
    """Those of one play that wait, and what has to be so once none is left."""

    def __init__(self) -> None:
        #: Those that name what a later one lays out, each with what is wrong until then.
        self.early: list[tuple[Step, CaseError]] = []
        #: Those that lay out nothing: what they say must be so once all is laid out.
        self.stated: list[tuple[Step, Told]] = []

    def apart(self) -> GivenSteps:
        """The same for another play that has come as far."""
        other = GivenSteps()
        other.early, other.stated = list(self.early), list(self.stated)
        return other

    def take(self, case: Case, scene: Scene, step: Step, run: Callable[[Step], object]) -> None:
        """Lay out ``step`` of ``case`` by ``run``, and those that waited for it. Raises ``CaseError``."""
        if self._lay_out(scene, step, run):
            waiting, self.early = self.early, []
            for one, _ in waiting:
                self._lay_out(scene, one, run)
        if self.early and not _is_followed(case, step):
            raise self.early[0][1]

    def _lay_out(self, scene: Scene, step: Step, run: Callable[[Step], object]) -> bool:
        """Take a step, or let it wait where it names what is not there; whether it was taken."""
        state, telling = scene.state.fork(), scene.telling.whole()
        try:
            run(step)
        except CaseError as error:
            if not names_nothing_here(error):
                raise
            scene.state, scene.telling = state, telling
            self.early.append((step, error))
            return False
        return True

    def judge(
        self,
        faults: Faults,
        found_unmet: Callable[[Step, Sentence, dict[str, Any]], Iterable[Unmet]],
    ) -> None:
        """Raise ``CaseError`` for a step that says what is not so."""
        stated, self.stated = self.stated, []
        for step, (row, slots) in stated:
            faults.step = step
            for unmet in found_unmet(step, row, slots):
                scene = faults.scene
                supposed = scene.tongue.speech.supposing(scene, row.id, slots)
                raise faults.error(
                    said("this is not so: {happened}").format(happened=unmet.happened),
                    remedy=said("leave it out, or lay out what makes it so")
                    + (said(", such as: {}").format(supposed) if supposed else ""),
                )


def _is_followed(case: Case, step: Step) -> bool:
    """Whether another Given step comes right after ``step``."""
    return any(one is step and after.kind == "given" for one, after in pairwise(case.steps))
