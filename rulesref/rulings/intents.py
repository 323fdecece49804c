"""What the When steps of a case want: done where it is asked for, or begun where nothing waits."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from rulesref.engine.machine import answer
from rulesref.engine.outcome import Chance, Choice, Option, Unsupported, UnsupportedClause
from rulesref.errors import AmbiguousReference, CaseError, Undecided, UnresolvedReference
from rulesref.rulings.beginnings import Beginnings
from rulesref.rulings.by_effect import by_effect
from rulesref.rulings.course import Course
from rulesref.rulings.fated import let_decide
from rulesref.rulings.faults import Faults
from rulesref.rulings.lately import Lately
from rulesref.rulings.needless import Needless
from rulesref.rulings.never_aimed import never_aimed
from rulesref.rulings.objections import Objections
from rulesref.rulings.options import declined, declines, fits, is_aim, unused
from rulesref.rulings.owed import Owed
from rulesref.rulings.reasons import why_refused
from rulesref.rulings.ruled_out import leads_on, rules_out, say_implied
from rulesref.rulings.scene import Scene
from rulesref.rulings.settled import acts_on
from rulesref.rulings.step_error import placed
from rulesref.rulings.untold import TELLS, lift, tell_effect
from rulesref.rulings.windows import acts_next
from rulesref.wording.sentence import Intent


class Intents:
    """The intents of one play through a case, carried out step by step.

    ``declining`` what another reading of the rules offers and no step speaks of.
    """

    def __init__(self, scene: Scene, faults: Faults, course: Course, *, declining: bool) -> None:
        self.scene = scene
        self.faults = faults
        self.course = course
        self.declining = declining
        self.lately = Lately()
        self.begun = False  # whether all that the step wants has been begun, at least
        self.owed: Owed | None = None
        self.last: Intent | None = None  # of those that the step wants
        self.objections = Objections(scene, faults, course)
        self.needless = Needless(scene, faults, self.lately, self.objections)
        self.beginnings = Beginnings(
            scene, faults, course, self.lately, self.objections, self.needless
        )

    def within(self, scene: Scene, faults: Faults, course: Course) -> Intents:
        """The same for a play in another ``scene`` that has come as far; these stay."""
        other = copy(self)
        other.scene, other.faults, other.course = scene, faults, course
        other.lately = self.lately.apart()
        other.objections = self.objections.within(scene, faults, course)
        other.needless = self.needless.within(scene, faults, other.lately, other.objections)
        other.beginnings = Beginnings(
            scene, faults, course, other.lately, other.objections, other.needless
        )
        return other

    def take(self, intents: Sequence[Intent]) -> None:
        """Carry out what one When step wants. Raises ``CaseError`` where that cannot be."""
        self.faults.stop_at_refusal()
        telling = self.scene.telling
        self.faults.waiting = None
        self.objections.before_this, telling.origins = telling.origins, []
        if not self.needless.idle:
            self.lately.begin(self.scene.state.log)
            telling.mark, telling.began = self.lately.mark, self.lately.began
            telling.wanted = tuple(intent.id for intent in intents)
        if self.lately.judged:
            telling.unjudged, telling.seen = self.scene.state.log, self.scene.state.pending
        self._carry_out(intents)
        if self.needless.idle:
            telling.origins = [*self.objections.before_this, *telling.origins]
        else:
            self.lately.note(intents, self.faults.step.line if self.faults.step else 0)

    def _carry_out(self, intents: Sequence[Intent]) -> None:
        """Of a step whose beginning is refused nothing follows; it is idle if all of it is."""
        refused, idle = self.scene.telling.refused, bool(intents)
        self.last = intents[-1] if intents else None
        before = self.scene.state.fork() if len(intents) > 1 else None
        begun = self.scene.state.log
        for number, intent in enumerate(intents):
            self.needless.idle = False
            self.faults.under_way = intents[0] if number else None
            try:
                self._want(intent)
            except CaseError as error:
                if not number or not is_aim(self.scene.tongue.speech, intent):
                    raise
                about = intents[0].slots.get("card")
                if isinstance(error, Undecided):
                    log = self.scene.state.log
                    self.owed = Owed(intent, log, error, about, (begun, intents[0]))
                elif not acts_on(self.scene, begun, about, intent) and not never_aimed(
                    self.scene, begun, intents[0], intent
                ):
                    raise
            idle = idle and self.needless.idle
            if self.scene.telling.refused is not refused:
                if before is not None:  # a step is taken as a whole or not at all
                    self.scene.state = before
                break
        self.needless.idle = idle
        self.faults.under_way = None

    def _want(self, intent: Intent) -> None:
        """Answer what waits with what ``intent`` means, or open something new."""
        self.begun = False
        if intent.id == TELLS:
            self._tell(intent)
            return
        outcome = self._to_next_stop()
        self.begun = intent is self.last
        if outcome is not None:
            self.scene.telling.stops.append((self.faults.step, self.scene.state.fork()))
        if isinstance(outcome, Choice):
            self._choose(outcome, intent)
        elif isinstance(outcome, Chance):
            self._meet(outcome, intent)
        elif isinstance(stop := self.scene.state.pending, Unsupported):
            self._lift(stop, intent)
        else:
            self.beginnings.begin(intent, self.use_up)

    def _to_next_stop(self) -> Choice | Chance | None:
        """Go on to what waits; the target that a step has told already answers it."""
        outcome = self.course.run(untold=True)
        if self.owed is None or not isinstance(outcome, Choice):
            return outcome
        kept = self.owed.among(self.scene, outcome.options)
        if not kept:
            return outcome
        self.owed = None
        self._narrow(kept)
        return self.course.run(untold=True)

    def use_up(self) -> None:
        """Raise ``CaseError`` for a target that was told of a step and that nothing has asked for."""
        outcome = self._to_next_stop() if self.owed is not None else None
        while self.owed is not None and isinstance(outcome, Choice):
            passing = self.course.passing(outcome.options)
            if passing is None:
                break
            answer(self.scene.state, passing)
            outcome = self._to_next_stop()
        if self.owed is not None:
            if not self.owed.went_without_saying(self.scene):
                raise self.owed.error
            self.owed = None

    def _choose(self, choice: Choice, intent: Intent) -> None:
        """Keep those options of ``choice`` that ``intent`` means."""
        narrowed = self.scene.telling.narrowed
        options = narrowed or choice.options
        speech = self.scene.tongue.speech
        kept = tuple(option for option in options if fits(speech, option, intent))
        other = None if kept else speech.unsaid.otherwise(self.scene, choice, intent)
        if other is not None:
            kept = tuple(option for option in options if fits(speech, option, other))
        if not kept:
            self._go_past(choice, options, intent)
        elif kept == narrowed and intent in self.lately.wanted:
            raise self.faults.must_choose(choice, kept)
        else:
            self._narrow(kept)

    def _narrow(self, kept: tuple[Option, ...]) -> None:
        """Leave the options ``kept``; those that differ in nothing are one, which is chosen."""
        first = kept[0]
        if any((option.id, option.slots) != (first.id, first.slots) for option in kept):
            self.scene.telling.narrowed = kept
            return
        # They differ in the occurrence which they answer, if at all: the oldest first.
        self.scene.telling.narrowed = ()
        answer(self.scene.state, first)

    def _go_past(self, choice: Choice, options: Sequence[Option], intent: Intent) -> None:
        """Pass on ``options``, of which ``intent`` means none, unless it is done or refused."""
        if (
            self.needless.already(intent)
            or self.needless.by_itself(intent)
            or self.needless.told_again(intent)
        ):
            return
        if self.needless.begun_by_card(intent, waits=True):
            return
        if self._object_to_rest(choice, intent):
            return
        if (first := self.course.any_order() or self.course.left_alone(choice)) is not None:
            answer(self.scene.state, first)
            self._want(intent)
            return
        answers = intent.id not in self.scene.state.rules.openings
        if answers and choice.id in self.scene.tongue.game.orders:  # it comes behind that order
            raise self.faults.must_choose(choice, options, intent)
        if self.objections.refuses(choice, intent) or self.needless.objects(choice, intent):
            return
        if (led := by_effect(self.scene, options, intent)) is not None:
            answer(self.scene.state, led[0])
            if not led[1]:
                self._want(intent)
            return
        if self._befalls(intent):
            self.beginnings.begin(intent, self.use_up)
            return
        passing = self.course.passing(options)
        past = self.declining or unused(choice, intent) or acts_next(self.scene, choice, intent)
        if passing is None and (past or rules_out(self.scene, choice, options, intent)):
            passing = declined(options)
        if passing is None:
            if declines(intent):
                raise self.faults.nothing_to_decline(choice)
            if (led_on := leads_on(self.scene, choice, options, intent)) is not None:
                say_implied(self.scene, led_on)
                answer(self.scene.state, led_on)
                self._want(intent)
                return
            if self.needless.kept_out(choice, intent):
                return
            raise self.faults.must_choose(choice, options, intent)
        answer(self.scene.state, passing)
        self._want(intent)

    def _object_to_rest(self, choice: Choice, intent: Intent) -> bool:
        """Whether a rule forbids the rest of a step of which the first part has been done.

        What that part led to has run on by then, as far as somebody has to choose.
        """
        return self.faults.under_way is not None and self.needless.objects(choice, intent)

    def _befalls(self, intent: Intent) -> bool:
        """Whether ``intent`` is an effect of nobody that comes before somebody's next action."""
        befalls = self.scene.tongue.speech.unsaid.befalls(intent)
        if not befalls or not self.scene.tongue.game.interrupt(self.scene.state):
            return False
        self.scene.telling.run_out = None  # it is not over where somebody has to act yet
        return True

    def _meet(self, chance: Chance, intent: Intent) -> None:
        """Let ``intent`` say what fate gives, unless it is done or refused."""
        if declines(intent):
            raise self.faults.nothing_to_decline(chance)
        if intent.id == chance.id or not (
            self.needless.already(intent)
            or self.needless.by_itself(intent)
            or self.needless.told_again(intent)
            or self.needless.begun_by_card(intent, waits=True)
            or self.needless.objects(chance, intent)
            or self.needless.kept_out(chance, intent)
        ):
            let_decide(self.scene, self.faults, chance, intent)
            self.lately.spent.append((id(self.scene.state.log), intent))

    def _tell(self, intent: Intent) -> None:
        """Let an effect that nobody described be what ``intent`` tells."""
        self.course.run(untold=True)
        try:
            wrong = tell_effect(self.scene, intent)
        except (AmbiguousReference, UnresolvedReference) as error:
            assert self.faults.step is not None
            raise placed(self.faults.case, self.scene, self.faults.step, error) from None
        if wrong is not None:
            raise self.faults.explained(wrong)
        self.course.run(untold=True)

    def _lift(self, stop: Unsupported, intent: Intent) -> None:
        """Let ``intent`` be what nobody described at the ``stop``, unless it is done already."""
        rules = self.scene.state.rules
        if stop.id in rules.lifts.get(intent.id, ()):
            refused = lift(self.scene.state, intent)
            if refused is not None:
                raise self.faults.error(why_refused(self.scene, refused))
            self.course.run(untold=True)
        elif not (
            self.needless.already(intent)
            or self.needless.by_itself(intent)
            or self.needless.begun_by_card(intent, waits=True)
            or self._too_late(stop, intent)
        ):
            self.begun = False
            raise UnsupportedClause(stop)

    def _too_late(self, stop: Unsupported, intent: Intent) -> bool:
        """Whether a rule has kept ``intent`` out of what came before the ``stop`` for want of fate."""
        return stop.id in self.scene.tongue.speech.fates and self.needless.objects(None, intent)
