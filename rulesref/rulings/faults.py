"""What is wrong with a step where it stands: what waits there, what is over, what was refused."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.catalogue import said
from rulesref.engine.outcome import Chance, Choice, Option, Refused
from rulesref.errors import CaseError, NothingToDecline, Undecided
from rulesref.rulings.asked_later import asked_later
from rulesref.rulings.chances import fate_decides, fated
from rulesref.rulings.explaining import (
    ask_instead,
    explain,
    no_such_aim,
    nothing_to_decline,
    refused_before,
    refused_until,
    undecided,
    unmade,
    unmade_midway,
)
from rulesref.rulings.options import (
    apart,
    declines,
    is_another_number,
    sentence,
    told_in_parts,
)
from rulesref.rulings.other_readings import lawful_otherwise
from rulesref.rulings.past import offered_before, too_late
from rulesref.rulings.scene import Scene
from rulesref.rulings.settled import only_one, went_without_saying
from rulesref.rulings.spoken import in_words
from rulesref.rulings.step_error import step_error
from rulesref.rulings.witness import foretold
from rulesref.wording.sentence import Intent

#: So many options or tokens are listed.
_LISTED = 8


class Faults:
    """The errors of one play through a case, each about the ``step`` that is being taken."""

    def __init__(self, case: Case, scene: Scene) -> None:
        self.case = case
        self.scene = scene
        self.step: Step | None = None
        self.read = False  # whether that step reads as a sentence about things that there are
        self.begun: Intent | None = None  # what the last step has begun, lawful or not
        self.waiting: Choice | Chance | None = None  # what was asked where that was refused
        self.refused_at: Step | None = None  # the step for which it came too early
        self.at_end = False  # what is missing goes below the last step, once that is taken
        self.under_way: Intent | None = None  # how a step has begun that goes on to say more

    def about(self, case: Case, scene: Scene) -> Faults:
        """The same for a play of ``case`` in another ``scene`` that has come as far."""
        other = copy(self)
        other.case, other.scene = case, scene
        return other

    def of_part(self, part: Step) -> Faults:
        """The same about ``part`` of the step."""
        other = copy(self)
        other.step = part
        return other

    def error(self, message: str, **more: Any) -> CaseError:
        """``message`` about the step."""
        assert self.step is not None
        return step_error(self.case, self.step, message, **more)

    def explained(self, explanation: tuple[str, str], **more: Any) -> CaseError:
        """What is so instead, and what to write."""
        why, remedy = explanation
        return self.error(why, remedy=remedy, **more)

    def nothing_to_decline(self, waiting: Choice | Chance | None) -> CaseError:
        """Somebody does not react where nothing is offered; ``waiting`` is what is asked instead."""
        return self.explained(nothing_to_decline(self.scene, waiting), kind=NothingToDecline)

    def waits(self, waiting: Choice | Chance) -> CaseError:
        """A choice or a chance comes first."""
        if isinstance(waiting, Choice):
            return self.must_choose(waiting, self.scene.telling.narrowed or waiting.options)
        return self.unfated(waiting)

    def unsettled(self, waiting: Choice | Chance, text: str) -> CaseError:
        """What ``text`` says can be asked, and not told before what waits is decided."""
        error, (why, how) = self.waits(waiting), ask_instead(self.scene, text)
        error.message, error.remedy = f"{error.message}; {why}", f"{error.remedy}; {how}"
        return error

    @property
    def _text(self) -> str:
        """What the step says; nothing behind the last one."""
        return self.step.text if self.step else ""

    @property
    def _place(self) -> str:
        """Where what is missing is to be written."""
        return in_words(self.scene, "below" if self.at_end else "above")

    def must_choose(
        self, choice: Choice, options: Sequence[Option], intent: Intent | None = None
    ) -> CaseError:
        """``choice`` comes first, and ``intent`` is none of the ``options``."""
        words = self._text
        rest = apart(self.scene, self.under_way, intent)
        if rest and intent:
            later = rest if asked_later(self.scene, choice, intent) else ""
            why, remedy = unmade_midway(self.scene, choice, options, words, later)
        else:
            place = self._place
            if is_another_number(options, intent):
                place = in_words(self.scene, "instead-of")
            unsaid = unmade(self.scene, choice, options, words, place)
            why, remedy = self._late(*unsaid, intent)
        told = tuple(foretold(self.scene, option) for option in options[:_LISTED])
        return self._undecided(choice.id, why, remedy, told, _listed(len(options)))

    def unfated(self, chance: Chance, intent: Intent | None = None) -> CaseError:
        """Fate comes first, and no step says what it gives; ``intent`` does not."""
        possible = [value for _, value in chance.outcomes]
        told = tuple(fated(self.scene, chance.id, value) for value in possible[:_LISTED])
        why, remedy = self._late(*undecided(self.scene, chance, self._place), intent)
        return self._undecided(chance.id, why, remedy, told, _listed(len(possible)))

    def _undecided(
        self, waits_for: str, why: str, remedy: str, told: tuple[str, ...], listed: str
    ) -> CaseError:
        stop = self.error(why, candidates=told, remedy=remedy, listed=listed, kind=Undecided)
        assert isinstance(stop, Undecided)
        stop.waits_for = waits_for
        return stop

    def _late(self, why: str, remedy: str, intent: Intent | None) -> tuple[str, str]:
        """The same, and that ``intent`` comes too late, where it does."""
        passed = offered_before(self.scene, intent) if intent else None
        if passed is None or passed is self.step:
            return why, remedy
        over, how = too_late(self.scene, passed, self._text)
        return f"{why}; {over}", f"{remedy}; {how}"

    def unasked(self, intent: Intent, since: Any, before: Any) -> CaseError:
        """Nothing asks for ``intent``; ``since`` is the log before the step, ``before`` that before
        the step before it.
        """
        if declines(intent):
            return self.nothing_to_decline(None)
        taken = only_one(self.scene.state, since, intent)
        taken = taken or only_one(self.scene.state, before, intent)
        if taken is not None and taken.id in self.scene.tongue.speech.chances:
            gave = fate_decides(self.scene, taken.id, taken.slots["value"])
            return self.explained(explain(self.scene, "only-fate", gave=gave))
        if taken is not None:
            only = (sentence(self.scene, taken),)
            return self.explained(explain(self.scene, "only-target"), candidates=only)
        parts = told_in_parts(self.scene.tongue.speech, intent)
        if not parts and went_without_saying(self.scene, None, intent):
            return self.by_itself()
        passed = offered_before(self.scene, intent)
        if passed is not None and passed is not self.step:
            return self.explained(too_late(self.scene, passed, self._text))
        why = self.scene.tongue.speech.unsaid.unasked(self.scene, intent)
        if why is None and self.under_way and apart(self.scene, self.under_way, intent):
            why = no_such_aim(self.scene, self.under_way, intent)
        return self.explained(why or explain(self.scene, "unasked"))

    def by_itself(self) -> CaseError:
        """What the step says was the only option, and has been taken."""
        return self.explained(explain(self.scene, "by-itself"))

    def told_again(self) -> CaseError:
        """What the step tells as an effect of nobody is what the steps before have led to."""
        return self.explained(explain(self.scene, "told-again"))

    def stop_at_refusal(self) -> None:
        """Raise ``CaseError`` where the step before is against the rules, and no step says so."""
        if self.scene.telling.refused is not None:
            raise self.refusal(self.scene.telling.refused)

    def refusal(self, refused: Refused) -> CaseError:
        """Nothing can follow what the rules forbid; what came too early may still come."""
        early = self.refused_at if self.waiting is not None else None
        why, remedy = (refused_until if early else refused_before)(self.scene, refused)
        why, remedy = self._late(why, remedy, self.begun)
        why = "; ".join(filter(None, (why, lawful_otherwise(self.scene))))
        unsaid = self.scene.tongue.speech.unsaid
        untold = unsaid.untold(self.scene, self.begun) if self.begun else None
        if untold is not None:
            why, remedy = f"{why}; {untold[0]}", said("{}; or {}").format(untold[1], remedy)
        if self.waiting is None or early is None:
            error = self.error(why, remedy=remedy)
            error.forbidden = True
            return error
        first = self.waits(self.waiting)
        there = copy(self)
        there.step = early
        return there.error(f"{first.message}; {why}", remedy=f"{first.remedy}; {remedy}")


def _listed(amount: int) -> str:
    if amount <= _LISTED:
        return said("options")
    return said("options, the first {shown} of {all}").format(shown=_LISTED, all=amount)
