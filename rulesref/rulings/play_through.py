"""One play through the steps of a case: nothing is chosen that no step has chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.engine.asking import lone_choice, offers
from rulesref.engine.machine import answer, decide, run
from rulesref.engine.outcome import Chance, Choice, Endless, Option, Unsupported
from rulesref.engine.state import State
from rulesref.errors import CaseError, RulesrefError
from rulesref.rulings.chances import meant
from rulesref.rulings.explaining import declines, nothing_to_decline
from rulesref.rulings.faults import Faults
from rulesref.rulings.options import declined, fits, unused
from rulesref.rulings.past import so_before
from rulesref.rulings.question import is_met
from rulesref.rulings.reading import Told, read_sentence
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import NotHere, Scene
from rulesref.rulings.settled import went_without_saying
from rulesref.rulings.step_error import placed
from rulesref.rulings.stopping import UnsupportedClause, stop_where_undescribed
from rulesref.rulings.timeline import understand
from rulesref.rulings.tongue import Tongue
from rulesref.wording.sentence import Intent, Sentence


def _again(
    tongue: Tongue, case: Case, until: Step, edition: str, changed: Mapping[str, Any]
) -> Scene:
    """The scene of ``case`` before the step ``until``, in another edition or reading."""
    scene = Scene(tongue, edition, changed)
    play = PlayThrough(case, scene, declining=bool(changed))
    try:
        for step in case.steps:
            if step is until:
                break
            if step.kind != "then":
                play.take(step)
        play.faults.step = until
        tongue.speech.unsaid.hold(case, scene, until)
        play.settle()
    except UnsupportedClause:
        pass  # the state has stopped for good, and says so whenever it is asked
    scene.telling.again = lambda edition, changed: _again(tongue, case, until, edition, changed)
    return scene


class PlayThrough:
    """One run through a case; ``declining`` what another reading offers and no step speaks of."""

    def __init__(self, case: Case, scene: Scene, *, declining: bool = False) -> None:
        self.declining = declining
        self.case = case
        self.scene = scene
        self.speech = scene.tongue.speech
        self.faults = Faults(case, scene)
        self.began: Any = None  # the log as it was when the last step that did something began
        self.mark: Any = None  # the same for the one before it
        #: The position from which everything that followed the last decision has come about.
        self.origin: State | None = None
        self.idle = False
        self.told: tuple[Intent, ...] = ()  # what the last step that did something wanted
        self.before: tuple[Intent, ...] = ()  # the same for the one before it
        self.judged = False  # whether a Then step has come after it
        #: (Place in the log, what a step has told of it): a second one tells something else.
        self.spent: list[tuple[int, Intent]] = []

    def take(self, step: Step) -> list[Unmet]:
        """Run one step and return what it finds unmet."""
        self.faults.step = step
        row, slots = self._read(step)
        if row.table and not step.table:
            raise self.faults.error(
                "a table has to follow this step", remedy="write it below: | … |"
            )
        if step.table and not row.table:
            raise self.faults.error(
                "no table can follow this step", line=step.table[0][1], column=step.table[0][2]
            )
        self.scene.telling.again = lambda edition, changed: _again(
            self.scene.tongue, self.case, step, edition, changed
        )
        if step.kind == "given" and self.scene.state.log is not None:
            raise self.faults.error("a Given step cannot follow what has already happened")
        waiting = self.settle() if step.kind == "then" else None
        if step.kind == "then" and row.open and row.asks:
            # It asks what is possible now, which such a clause may change.
            stop_where_undescribed(self.scene.state)
        self.scene.telling.line = step.line
        self.scene.telling.place = step.place(0)
        self.scene.telling.laid = frozenset(self.scene.state.things if step.kind == "given" else ())
        try:
            self.speech.unsaid.judge(self.case, self.scene, step.kind)
            if step.kind != "given":
                self.speech.unsaid.hold(self.case, self.scene, step)
            slots |= {"cells": step.table} if row.table else {}
            if waiting is None or row.open:
                result = self._told(row, slots)
            else:
                result = self._foregone(step, row, slots, waiting)
        except CaseError:
            raise
        except RulesrefError as error:
            raise placed(self.case, self.scene, step, error) from None
        if step.kind == "then":
            self.judged = True
            if self.scene.telling.refused:
                raise self.faults.refusal()
            before = self._before(row, slots) if result and row.fleeting else ""
            return [
                unmet._replace(
                    line=unmet.line or step.line,
                    happened="; ".join(filter(None, (unmet.happened, before))),
                )
                for unmet in result
            ]
        if step.kind == "when" and result:
            if self.scene.telling.refused:
                raise self.faults.refusal()
            if not self.idle:
                self.mark, self.began = self.began, self.scene.state.log
            if self.judged:
                self.scene.telling.unjudged = self.scene.state.log
                self.scene.telling.seen = self.scene.state.pending
            self._carry_out(result)
            if not self.idle:
                self.before, self.told, self.judged = self.told, tuple(result), False
        return []

    def _carry_out(self, intents: Sequence[Intent]) -> None:
        """Of a step whose beginning is refused nothing follows; it is idle if all of it is."""
        refused, idle = self.scene.telling.refused, bool(intents)
        before = self.scene.state.fork() if len(intents) > 1 else None
        for intent in intents:
            self.idle = False
            self._want(intent)
            idle = idle and self.idle
            if self.scene.telling.refused is not refused:
                if before is not None:  # a step is taken as a whole or not at all
                    self.scene.state = before
                break
        self.idle = idle

    def finish(self) -> None:
        """Let everything that is still waiting happen."""
        if self.scene.telling.refused:
            raise self.faults.refusal()
        waiting = None
        if not any(step.kind == "then" for step in self.case.steps):
            waiting = self.settle()
        if waiting is not None:
            raise self.faults.waits(waiting)

    def unjudged(self) -> list[Step]:
        """The Then steps that the play has not come to, where it stopped."""
        stopped = self.faults.step
        following = self.case.steps[self.case.steps.index(stopped) :] if stopped else ()
        return [step for step in following if step.kind == "then"]

    def read_on(self) -> None:
        """Read what follows the step that stopped, since a stop hides none that nobody knows.

        Raises ``CaseError`` for a step that reads like no sentence.
        """
        stopped = self.faults.step
        following = self.case.steps[self.case.steps.index(stopped) + 1 :] if stopped else ()
        for step in following:
            self.faults.step = step
            rows = self.speech.rows(step.kind)
            patterns = (pattern for row in rows for pattern in row.patterns[self.case.language])
            if not any(pattern.read(step.text) for pattern in patterns):
                self._read(step)

    def _read(self, step: Step) -> Told:
        self.scene.note_names()
        of_kind = self.speech.rows(step.kind)
        found = read_sentence(step.text, of_kind, self.scene.tongue, self.scene.telling.said)
        if isinstance(found, Told):
            return found
        if found is not None:
            raise placed(self.case, self.scene, step, found.error, step.place(found.at))
        if step.kind == "then" and self._is_event(step):
            return Told(self.speech.sentences["has-happened"], {"text": step.text})
        events = self.scene.tongue.event_sentences()
        near, remedy = self.speech.advice(step.text, step.kind, self.case.language, events)
        raise self.faults.error(f"unknown step: {step.text}", candidates=near, remedy=remedy)

    def _is_event(self, step: Step) -> bool:
        """Whether ``step`` tells an event, and nothing more."""
        try:
            return bool(understand(self.scene, step.text))
        except RulesrefError as error:
            raise placed(self.case, self.scene, step, error, step.place(0)) from None

    def _want(self, intent: Intent) -> None:
        """Answer the pending choice with what ``intent`` means, or open something new."""
        outcome = self._run()
        if outcome is not None:
            self.scene.telling.stops.append((self.faults.step, self.scene.state.fork()))
        if isinstance(outcome, Choice):
            options = self.scene.telling.narrowed or outcome.options
            kept = tuple(option for option in options if fits(self.speech, option, intent))
            if not kept:
                if self._already(intent) or self._by_itself(intent):
                    return
                if self._refuse(outcome, intent) or self._objects(outcome, intent):
                    return
                passing = self._passing(options)
                if passing is None and (self.declining or unused(outcome, intent)):
                    passing = declined(options)
                if passing is not None:
                    answer(self.scene.state, passing)
                    self._want(intent)
                    return
                if declines(intent):
                    raise self.faults.explained(nothing_to_decline(self.scene, outcome))
                raise self.faults.must_choose(outcome, options, intent)
            if kept == self.scene.telling.narrowed and intent in self.told:
                raise self.faults.error("this has been said already", remedy="say what is left")
            self.scene.telling.narrowed = kept
            # Options that differ in nothing but the occurrence which they answer: the oldest first.
            if all((one.id, one.slots) == (kept[0].id, kept[0].slots) for one in kept):
                self.scene.telling.narrowed = ()
                answer(self.scene.state, kept[0])
            return
        if isinstance(outcome, Chance):
            if declines(intent):
                raise self.faults.explained(nothing_to_decline(self.scene, outcome))
            if intent.id == outcome.id or not (
                self._already(intent) or self._by_itself(intent) or self._objects(outcome, intent)
            ):
                self._decide(outcome, intent)
            return
        if self._already(intent):
            return
        if self.scene.telling.refused:
            raise self.faults.refusal()
        if self._objects(outcome, intent):
            return
        openings = self.scene.state.rules.openings
        if intent.id not in openings:
            raise self.faults.unasked(intent, self.began)
        stop_where_undescribed(self.scene.state)
        if self._by_itself(intent):
            lawful = openings[intent.id](self.scene.state.fork(), **intent.slots) is None
            if lawful and intent.id != "use":
                raise self.faults.by_itself()
            if not lawful:  # who uses a card does not mean what it was Forced to do
                return
            self.idle = False
        self.faults.refused = intent
        self.scene.telling.refused = openings[intent.id](self.scene.state, **intent.slots)
        self._run()

    def _refuse(self, choice: Choice, intent: Intent) -> bool:
        """Whether ``intent`` is an action that the rules forbid in the turn that waits for one."""
        openings = self.scene.state.rules.openings
        if (
            choice.id != self.scene.tongue.game.acts
            or intent.id not in openings
            or self.scene.telling.refused
        ):
            return False
        self.scene.telling.refused = openings[intent.id](self.scene.state.fork(), **intent.slots)
        return self.scene.telling.refused is not None

    def _objects(self, waiting: Choice | Chance | None, intent: Intent) -> bool:
        """Whether a rule keeps ``intent`` out of the choice that waits, or of a lone option before."""
        objection = self.scene.state.rules.objections.get(intent.id)
        if objection is None or self.scene.telling.refused:
            return False
        if isinstance(waiting, Choice) and intent.id in offers(waiting):
            asking: State | None = self.scene.state
        else:
            asking = lone_choice(self.origin, intent.id) if self.origin else None
        self.faults.refused = None
        self.scene.telling.refused = objection(asking, intent.slots) if asking else None
        self.idle = self.scene.telling.refused is not None
        return self.idle

    def _decide(self, chance: Chance, intent: Intent) -> None:
        """Let fate decide as the step tells; it can only tell what could happen."""
        possible = [value for _, value in chance.outcomes]
        told = meant(self.scene, chance.id, possible, intent)
        if not told:
            raise self.faults.unfated(chance, intent)
        whose = self.scene.state.variables.get("who")
        if intent.slots.get("who", whose) != whose:
            other, theirs = self.scene.name(intent.slots["who"]), self.scene.name(whose)
            raise self.faults.error(
                f"this falls to {theirs}, not to {other}", remedy=f"say {theirs}"
            )
        decide(self.scene.state, told[0])
        self.spent.append((id(self.scene.state.log), intent))

    def _already(self, intent: Intent) -> bool:
        """Whether that has happened since the last step that did something: nothing else could."""
        begins = intent.id in self.scene.state.rules.openings
        mark = self.began if begins else self.mark
        own = self.told.count(intent) if begins else 0
        self.idle = self.idle or went_without_saying(self.scene, mark, intent, self.spent, own)
        return self.idle

    def _by_itself(self, intent: Intent) -> bool:
        """Whether what the step before led to has begun this, untold, as the only option."""
        if (
            self.judged
            or intent in self.told
            or not went_without_saying(
                self.scene, self.mark, intent, self.spent, self.before.count(intent)
            )
        ):
            return False
        self.idle = True
        return True

    def settle(self) -> Choice | Chance | None:
        """Go on to the next stop; what waits there, if it is more than somebody's next action."""
        outcome = self._run()
        while isinstance(outcome, Choice):
            passing = self._passing(outcome.options)
            if passing is None:
                break
            answer(self.scene.state, passing)
            outcome = self._run()
        if isinstance(outcome, Choice) and outcome.id in self.scene.tongue.game.rests:
            return None
        return outcome

    def _told(self, row: Sentence, slots: dict[str, Any]) -> Any:
        """What ``row`` does; it may name what comes to the table before anybody decides again."""
        try:
            return row.run(self.scene, **slots)
        except NotHere:
            if row.kind != "when":
                raise
            self._run()
            return row.run(self.scene, **slots)

    def _foregone(
        self, step: Step, row: Sentence, slots: dict[str, Any], waiting: Choice | Chance
    ) -> list[Unmet]:
        """What is unmet of a step that speaks of this moment, while something waits."""
        from rulesref.rulings.foregone import foregone

        if self.scene.telling.refused:
            raise self.faults.refusal()
        unmet = foregone(self.scene, row, slots)
        if unmet is None and row.asks and not row.table:
            raise self.faults.unsettled(waiting, step.text)
        if unmet is None:
            raise self.faults.waits(waiting)
        return unmet

    def _before(self, row: Sentence, slots: dict[str, Any]) -> str:
        """Whether what ``row`` says of this moment was so at an earlier one."""
        past = self.scene.at(self.scene.state)
        past.telling.narrowed = ()
        return so_before(self.scene, is_met(past, row, slots))

    def _passing(self, options: Sequence[Option]) -> Option | None:
        """The option that no step has to choose: by the rules, or since nobody reacts any more."""
        passing = self.speech.unsaid.passes(self.scene, options)
        if passing is None and self.scene.telling.declined:
            return declined(options)
        return passing

    def _run(self) -> Choice | Chance | None:
        self.scene.state.rules.hooks.refresh(self.scene.state)
        before = self.scene.state.fork()
        outcome = run(self.scene.state)
        if self.scene.state.log is not before.log:
            self.origin = before
        if isinstance(outcome, Unsupported):
            raise UnsupportedClause(outcome)
        if isinstance(outcome, Endless):
            raise self.faults.error(
                f"this goes on for ever: {', '.join(outcome.loop)}",
                remedy="break the loop with a step that chooses otherwise",
            )
        return outcome if isinstance(outcome, Choice | Chance) else None
