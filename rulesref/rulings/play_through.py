"""One play through the steps of a case: nothing is chosen that no step has chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import partial
from typing import Any

from rulesref.cases.case import TABLE, Case
from rulesref.cases.written import Step
from rulesref.engine.outcome import Chance, Choice, Unsupported, UnsupportedClause
from rulesref.errors import CaseError, RulesrefError
from rulesref.rulings.course import Course
from rulesref.rulings.faults import Faults
from rulesref.rulings.given_steps import GivenSteps
from rulesref.rulings.intents import Intents
from rulesref.rulings.known_at_a_stop import answered, decided
from rulesref.rulings.past import so_before
from rulesref.rulings.promised import stop_at_broken
from rulesref.rulings.question import Met, of_order
from rulesref.rulings.reading import Told
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import NotHere, Scene
from rulesref.rulings.step_error import placed
from rulesref.rulings.step_reading import check_place, read_step, read_unplayed
from rulesref.rulings.step_result import StepResults
from rulesref.rulings.stopping import stop_where_undescribed, stopping_in_circles
from rulesref.rulings.tongue import Tongue
from rulesref.wording.sentence import Sentence


def _again(
    tongue: Tongue,
    case: Case,
    until: Step | None,
    goes_on: bool,
    edition: str,
    changed: Mapping[str, Any],
) -> Scene:
    """The scene of ``case`` before the step ``until``, or at its end, in another edition or reading.

    What another reading offers beside what is told is declined, where it does.
    """
    try:
        return _played_again(tongue, case, until, goes_on, edition, changed, declining=False)
    except CaseError:
        if not changed:
            raise
        return _played_again(tongue, case, until, goes_on, edition, changed, declining=True)


def _played_again(
    tongue: Tongue,
    case: Case,
    until: Step | None,
    goes_on: bool,
    edition: str,
    changed: Mapping[str, Any],
    *,
    declining: bool,
) -> Scene:
    scene = Scene(tongue, edition, changed)
    scene.telling.goes_on = goes_on
    play = PlayThrough(case, scene, declining=declining)
    try:
        for step in case.steps:
            if step is until:
                break
            if step.kind != "then":
                play.take(step)
        if until is not None:
            play.faults.step = until
            tongue.speech.unsaid.judge(case, scene, until.kind)
            tongue.speech.unsaid.hold(case, scene, until)
        asked = [step.text for step in case.steps if step.kind == "then"]
        play.course.settle(ordering=not any(of_order(text, tongue.language) for text in asked))
    except UnsupportedClause:
        pass  # the state has stopped for good, and says so whenever it is asked
    scene.telling.again = partial(_again, tongue, case, until, goes_on)
    return scene


class PlayThrough:
    """One run through a case; ``declining`` what another reading offers and no step speaks of."""

    def __init__(self, case: Case, scene: Scene, *, declining: bool = False) -> None:
        self.case = case
        self.scene = scene
        scene.telling.at_table = case.file == TABLE
        self.unsaid = scene.tongue.speech.unsaid
        self.faults = Faults(case, scene)
        self.course = Course(scene, self.faults)
        self.intents = Intents(scene, self.faults, self.course, declining=declining)
        self.results = StepResults(case, scene, self.faults, self.course)
        self.judged = False  # whether any Then step has been judged
        self.passed_over = False  # whether the play stopped before a When step that is told
        self.givens = GivenSteps()

    def branch(self, case: Case) -> PlayThrough:
        """Another play that has come as far as this one, and goes on with ``case``; this one stays.

        ``case`` begins with the steps that this play has taken.
        """
        other = copy(self)
        other.case = case
        other.scene = self.scene.at(self.scene.state.fork())
        other.scene.telling = self.scene.telling.whole()
        other.faults = self.faults.about(case, other.scene)
        other.course = Course(other.scene, other.faults)
        other.course.origin = self.course.origin
        other.course.before_order = self.course.before_order
        other.intents = self.intents.within(other.scene, other.faults, other.course)
        other.results = StepResults(case, other.scene, other.faults, other.course)
        other.givens = self.givens.apart()
        return other

    def take(self, step: Step) -> list[Unmet]:
        """Run one step and return what it finds unmet. Raises ``CaseError``."""
        with stopping_in_circles(self.scene):
            if step.kind != "given":
                self.givens.judge(self.faults, self.results.of)
                return self._take(step)
            self.givens.take(self.case, self.scene, step, self._take)
            return []

    def _take(self, step: Step) -> list[Unmet]:
        """Run one step whose turn it is."""
        self.faults.step, self.faults.read = step, False
        self.scene.telling.acting = step.kind == "when"
        if step.kind == "when":
            self.course.before_order = None
            if self.scene.telling.deed[0] != step.line:
                self.scene.telling.deed = (step.line, self.scene.state.log)
        row, slots = read_step(self.scene, self.faults, step)
        self.faults.read = True
        check_place(self.scene, self.faults, step, row)
        if step.kind == "given" and row.kind == "then":
            self.givens.stated.append((step, Told(row, slots)))
            return []
        self.scene.telling.again = self._play_again(step)
        if step.kind == "then":
            self.intents.use_up()
        waiting = self._settled(step, row, slots) if step.kind == "then" else None
        stop_at_broken(self.scene, self.faults)
        if step.kind == "then" and row.open and row.asks:
            # It asks what is possible now, which such a clause may change.
            stop_where_undescribed(self.scene.state)
        slots |= {"cells": step.table} if row.table else {}
        resumed = step.kind == "when" and self._back_before_fate(step)
        result = self.results.of(step, row, slots, waiting, resumed=resumed)
        if step.kind == "then":
            return self._judge(step, row, slots, result)
        if step.kind == "when" and result:
            self.intents.take(result)
            stop_at_broken(self.scene, self.faults)
        return []

    def _play_again(self, until: Step | None) -> Callable[[str, Mapping[str, Any]], Scene]:
        """The scene before the step ``until``, or at the end, in another edition or reading."""
        goes_on = self.scene.telling.goes_on
        return partial(_again, self.scene.tongue, self.case, until, goes_on)

    def _back_before_fate(self, step: Step) -> bool:
        """Go on from before what fate gives, if a Then step has looked and ``step`` tells it now."""
        stop, before = self.scene.state.pending, self.course.before_fate
        fate = isinstance(stop, Unsupported) and stop.id in self.scene.tongue.speech.fates
        if not fate or before is None or not self.unsaid.reaches_back(self.scene, step):
            return False
        self.scene.state = before.fork()
        return True

    def _settled(self, step: Step, row: Sentence, slots: dict[str, Any]) -> Choice | Chance | None:
        """What waits before a Then step; a stop does not matter to what is decided already.

        Of an order that an earlier one has passed by it is asked as it was before.
        """
        if self._of_order(step, row) and self.course.before_order is not None:
            self.scene.state = self.course.before_order.fork()
        try:
            passing = not row.open
            return self.course.settle(
                declining=self.intents.declining and passing,
                ordering=passing and not self._of_order(step, row),
            )
        except UnsupportedClause as problem:
            fate = self.comes_to_fate(problem.stop)
            if fate and row.open and row.asks:
                return None  # it speaks of the moment before fate gives what nobody has told
            if row.lasts and self._so_for_good(step, row, slots):
                return None
            if row.asks or not row.open or not self._decided(step, slots.get("what"), now=fate):
                raise
            return None

    def _of_order(self, step: Step, row: Sentence) -> bool:
        """Whether ``step`` says or asks what comes before what."""
        return row.ordered or of_order(step.text, self.scene.language)

    def _so_for_good(self, step: Step, row: Sentence, slots: dict[str, Any]) -> bool:
        """Whether what ``row`` says has come about, which nothing that follows can undo.

        Of what is nowhere where the play has stopped nothing has.
        """
        try:
            return not row.table and not self.results.run(step, row, slots)
        except NotHere:
            return False
        except CaseError:
            raise
        except RulesrefError as error:
            raise placed(self.faults.case, self.scene, step, error) from error

    def _decided(self, step: Step, asked: str | None, *, now: bool) -> bool:
        """Whether what ``step`` asks, or was asked last, is decided where the play has stopped.

        After an earlier Then step it is what follows that is asked about, and that is not known.
        """
        if asked is None:
            return answered(self.scene)
        return not self.judged and decided(self.case, self.scene, step, asked, now=now)

    def finish(self) -> None:
        """Let everything that is still waiting happen, where no Then step has the last word."""
        self.scene.telling.again = self._play_again(None)
        self.faults.stop_at_refusal()
        self.intents.use_up()
        self.givens.judge(self.faults, self.results.of)
        self._judge_position()
        waiting = None
        if not self.case.steps or self.case.steps[-1].kind != "then":
            waiting = self.course.settle(declining=self.intents.declining)
        stop_at_broken(self.scene, self.faults)
        if waiting is not None:
            self.faults.at_end = True
            raise self.faults.waits(waiting)

    def _judge_position(self) -> None:
        """Raise ``CaseError`` for a position that cannot be, where no other step follows it."""
        if not self.case.steps or self.case.steps[-1].kind != "given":
            return
        last = self.case.steps[-1]
        try:
            self.unsaid.judge(self.case, self.scene, "then")
        except RulesrefError as error:
            raise placed(self.case, self.scene, last, error) from None

    def unjudged(self) -> list[Step]:
        """The Then steps that the play has not come to, where it stopped."""
        stopped = self.faults.step
        following = self.case.steps[self.case.steps.index(stopped) :] if stopped else ()
        self.passed_over = any(step.kind == "when" for step in following[1:])
        return [step for step in following if step.kind == "then"]

    def comes_to_fate(self, stop: Unsupported) -> bool:
        """Whether the ``stop`` lacks but what fate gives, once all that was told has been begun."""
        fate = stop.id in self.scene.tongue.speech.fates
        return fate and self.intents.begun and not self.passed_over

    def judge_decided(self, steps: list[Step], unmet: list[Unmet]) -> list[Step]:
        """Judge the first of ``steps`` that are decided where the play has stopped; the others."""
        for number, step in enumerate(steps):
            try:
                unmet += self.take(step)
            except UnsupportedClause:
                return steps[number:]
        return []

    def read_on(self) -> None:
        """Read what follows the step that stopped, since a stop hides none that nobody knows.

        Raises ``CaseError`` for a step that reads like no sentence.
        """
        stopped = self.faults.step
        following = self.case.steps[self.case.steps.index(stopped) + 1 :] if stopped else ()
        read_unplayed(self.scene, self.faults, following)

    def _judge(
        self, step: Step, row: Sentence, slots: dict[str, Any], found: list[Unmet]
    ) -> list[Unmet]:
        """What a Then step has found unmet, with its line, and whether it was so before."""
        self.intents.lately.judged = self.judged = True
        self.scene.telling.began = self.scene.state.log
        self.faults.stop_at_refusal()
        before = self._before(row, slots) if found and row.fleeting else ""
        return [
            unmet._replace(
                line=unmet.line or step.line,
                happened="; ".join(filter(None, (unmet.happened, before))),
            )
            for unmet in found
        ]

    def _before(self, row: Sentence, slots: dict[str, Any]) -> str:
        """Whether what ``row`` says of this moment was so at an earlier one."""
        past = self.scene.at(self.scene.state)
        past.telling.narrowed = ()
        return so_before(self.scene, Met(past, row, slots))
