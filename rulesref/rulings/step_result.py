"""What one step of a case gives at its moment: laid out, wanted, or found unmet."""

from __future__ import annotations

from typing import Any

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.engine.machine import answer
from rulesref.engine.outcome import Chance, Choice
from rulesref.errors import CaseError, RulesrefError
from rulesref.rulings.course import Course
from rulesref.rulings.explaining import lays_out
from rulesref.rulings.faults import Faults
from rulesref.rulings.options import is_window
from rulesref.rulings.question import of_order
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import NotHere, Scene
from rulesref.rulings.step_error import placed
from rulesref.rulings.whereabouts import still_in_a_deck
from rulesref.wording.sentence import Sentence


class StepResults:
    """What the steps of ``case`` give in ``scene``, as far as its ``course`` has come."""

    def __init__(self, case: Case, scene: Scene, faults: Faults, course: Course) -> None:
        self.case = case
        self.scene = scene
        self.faults = faults
        self.course = course
        self.unsaid = scene.tongue.speech.unsaid
        self.unused = False  # whether Then steps speak of a player window that nobody has used

    def of(
        self,
        step: Step,
        row: Sentence,
        slots: dict[str, Any],
        waiting: Choice | Chance | None = None,
        *,
        resumed: bool = False,
    ) -> Any:
        """What ``row`` gives at this moment, while something may be waiting.

        Where the play has ``resumed``, what lies there was judged when it came by for the first time.
        """
        telling = self.scene.telling
        self.unused = self.unused and step.kind == "then"
        telling.line, telling.place = step.line, step.place(0)
        telling.laid = frozenset(self.scene.state.things if step.kind == "given" else ())
        try:
            if not resumed:
                self.unsaid.judge(self.case, self.scene, step.kind)
            if step.kind != "given":
                self.unsaid.hold(self.case, self.scene, step)
            if waiting is None or row.open:
                found = self._of_moment(step, row, slots)
                if found and row.kind == "then":
                    row.early(self.scene, **slots)
                return found
            return self._foregone(step, row, slots, waiting)
        except CaseError:
            raise
        except RulesrefError as error:
            raise placed(self.case, self.scene, step, error) from error

    def run(self, step: Step, row: Sentence, slots: dict[str, Any]) -> Any:
        """What ``row`` does; it may name what comes to the table before anybody decides again."""
        try:
            return row.run(self.scene, **slots)
        except NotHere as nowhere:
            if row.kind == "when":
                self.course.run()
                return self._run_now(row, slots)
            if row.kind == "given":
                nowhere.remedy = lays_out(self.scene, slots, nowhere.told) or nowhere.remedy
            if row.kind != "then" or not row.asks or not self.scene.in_a_deck(slots):
                raise
            if row.absent(**slots):
                return []
            return [Unmet(0, step.text, still_in_a_deck(self.scene, nowhere.told))]

    def _of_moment(self, step: Step, row: Sentence, slots: dict[str, Any]) -> Any:
        """What ``row`` gives at this moment, or at the one that a step has told to come about.

        That has not come yet where somebody could still react to what comes before.
        """
        if not row.open or self.scene.telling.promise is None:
            return self.run(step, row, slots)
        try:
            found = self.run(step, row, slots)
            if not found:
                return found
        except RulesrefError:
            if not self.course.comes_about():
                raise
            return self.run(step, row, slots)
        return self.run(step, row, slots) if self.course.comes_about() else found

    def _run_now(self, row: Sentence, slots: dict[str, Any]) -> Any:
        """What ``row`` does; where something is nowhere yet, with the Given step that lays it out."""
        try:
            return row.run(self.scene, **slots)
        except NotHere as nowhere:
            nowhere.remedy = lays_out(self.scene, slots, nowhere.told) or nowhere.remedy
            raise

    def _foregone(
        self, step: Step, row: Sentence, slots: dict[str, Any], waiting: Choice | Chance
    ) -> list[Unmet]:
        """What is unmet of a step that speaks of this moment, while something waits."""
        from rulesref.rulings.foregone import foregone

        self.faults.stop_at_refusal()
        unmet = foregone(self.scene, row, slots)
        if unmet is not None:
            return unmet
        if self._so_unless_used(row, slots, waiting):
            self.unused = True
            return []
        ordered = row.ordered or of_order(step.text, self.scene.language)
        if not ordered and (first := self.course.any_order()) is not None:
            answer(self.scene.state, first)
            left = self.course.settle()
            if left is not None:
                return self._foregone(step, row, slots, left)
            return self.of(step, row, slots, None)  # type: ignore[no-any-return]
        if row.asks and not row.table:
            raise self.faults.unsettled(waiting, step.text)
        raise self.faults.waits(waiting)

    def _so_unless_used(
        self, row: Sentence, slots: dict[str, Any], waiting: Choice | Chance
    ) -> bool:
        """Whether it is so now, in a player window, and stays so if nobody uses that window.

        A step that speaks of a window that somebody may use, and does not say that they do, says
        that they have not.
        """
        if not is_window(waiting) or row.table or row.run(self.scene, **slots):
            return False
        after = self.scene.at(self.scene.state.fork())
        Course(after, self.faults).pass_windows()
        if after.waiting is None:
            return not row.run(after, **slots)
        from rulesref.rulings.foregone import foregone

        return foregone(after, row, slots) == []
