"""One play through the steps of a case: nothing is chosen that no step has chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.engine.machine import answer, decide, run
from rulesref.engine.outcome import Chance, Choice, Endless, Option, Unsupported
from rulesref.errors import CaseError, RulesrefError
from rulesref.rulings.chances import fated, meant
from rulesref.rulings.explaining import asking, declines, nothing_to_decline, undecided, unmade
from rulesref.rulings.options import declined, fits, sentence, unused
from rulesref.rulings.reading import Told, read_sentence
from rulesref.rulings.reasons import why_refused
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import NotHere, Scene
from rulesref.rulings.settled import only_target, went_without_saying
from rulesref.rulings.step_error import placed, step_error
from rulesref.rulings.stopping import UnsupportedClause, stop_where_undescribed
from rulesref.rulings.timeline import understand
from rulesref.rulings.tongue import Tongue
from rulesref.rulings.witness import foretold
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
        play.step = until
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
        self.step: Step | None = None
        self.began: Any = None  # the log as it was when the last step that did something began
        self.mark: Any = None  # the same for the one before it
        self.idle = False

    def take(self, step: Step) -> list[Unmet]:
        """Run one step and return what it finds unmet."""
        self.step = step
        row, slots = self._read(step)
        if row.table and not step.table:
            raise self._error("a table has to follow this step", remedy="write it below: | … |")
        if step.table and not row.table:
            raise self._error(
                "no table can follow this step", line=step.table[0][1], column=step.table[0][2]
            )
        self.scene.telling.again = lambda edition, changed: _again(
            self.scene.tongue, self.case, step, edition, changed
        )
        if step.kind == "given" and self.scene.state.log is not None:
            raise self._error("a Given step cannot follow what has already happened")
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
            if self.scene.telling.refused:
                raise self._refusal()
            return [unmet._replace(line=unmet.line or step.line) for unmet in result]
        if step.kind == "when" and result:
            if not self.idle:
                self.mark, self.began = self.began, self.scene.state.log
            self._carry_out(result)
        return []

    def _carry_out(self, intents: Sequence[Intent]) -> None:
        """Of a step whose beginning is refused nothing follows; it is idle if all of it is."""
        refused, idle = self.scene.telling.refused, bool(intents)
        for intent in intents:
            self.idle = False
            self._want(intent)
            idle = idle and self.idle
            if self.scene.telling.refused is not refused:
                break
        self.idle = idle

    def finish(self) -> None:
        """Let everything that is still waiting happen."""
        if self.scene.telling.refused:
            raise self._refusal()
        waiting = None
        if not any(step.kind == "then" for step in self.case.steps):
            waiting = self.settle()
        if waiting is not None:
            raise self._waits(waiting)

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
        raise self._error(f"unknown step: {step.text}", candidates=near, remedy=remedy)

    def _is_event(self, step: Step) -> bool:
        """Whether ``step`` tells an event, and nothing more."""
        try:
            return bool(understand(self.scene, step.text))
        except RulesrefError as error:
            raise placed(self.case, self.scene, step, error, step.place(0)) from None

    def _want(self, intent: Intent) -> None:
        """Answer the pending choice with what ``intent`` means, or open something new."""
        outcome = self._run()
        if isinstance(outcome, Choice):
            options = self.scene.telling.narrowed or outcome.options
            kept = tuple(option for option in options if fits(self.speech, option, intent))
            if not kept:
                if self._already(intent) or self._refuse(outcome, intent):
                    return
                passing = self._passing(options)
                if passing is None and (self.declining or unused(outcome, intent)):
                    passing = declined(options)
                if passing is not None:
                    answer(self.scene.state, passing)
                    self._want(intent)
                    return
                if declines(intent):
                    raise self._explained(nothing_to_decline(self.scene, outcome))
                raise self._must_choose(outcome, options)
            self.scene.telling.narrowed = kept
            # Options that differ in nothing but the occurrence which they answer: the oldest first.
            if all((one.id, one.slots) == (kept[0].id, kept[0].slots) for one in kept):
                self.scene.telling.narrowed = ()
                answer(self.scene.state, kept[0])
            return
        if isinstance(outcome, Chance):
            if declines(intent):
                raise self._explained(nothing_to_decline(self.scene, outcome))
            if intent.id == outcome.id or not self._already(intent):
                self._decide(outcome, intent)
            return
        if self._already(intent):
            return
        if self.scene.telling.refused:
            raise self._refusal()
        openings = self.scene.state.rules.openings
        if intent.id not in openings:
            raise self._unasked(intent)
        stop_where_undescribed(self.scene.state)
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

    def _decide(self, chance: Chance, intent: Intent) -> None:
        """Let fate decide as the step tells; it can only tell what could happen."""
        possible = [value for _, value in chance.outcomes]
        told = meant(self.scene, chance.id, possible, intent)
        if not told:
            raise self._unfated(chance)
        whose = self.scene.state.variables.get("who")
        if intent.slots.get("who", whose) != whose:
            other, theirs = self.scene.name(intent.slots["who"]), self.scene.name(whose)
            raise self._error(f"this falls to {theirs}, not to {other}", remedy=f"say {theirs}")
        decide(self.scene.state, told[0])

    def _already(self, intent: Intent) -> bool:
        """Whether that has happened since the last step that did something: nothing else could."""
        begins = intent.id in self.scene.state.rules.openings
        mark = self.began if begins else self.mark
        self.idle = self.idle or went_without_saying(self.scene, mark, intent)
        return self.idle

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

    def _waits(self, waiting: Choice | Chance) -> CaseError:
        if isinstance(waiting, Choice):
            return self._must_choose(waiting, self.scene.telling.narrowed or waiting.options)
        return self._unfated(waiting)

    def _unfated(self, chance: Chance) -> CaseError:
        possible = [value for _, value in chance.outcomes]
        return self._explained(
            undecided(self.scene, chance),
            candidates=tuple(fated(self.scene, chance.id, value) for value in possible[:8]),
            listed="options" if len(possible) <= 8 else f"options, the first 8 of {len(possible)}",
        )

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

        unmet = foregone(self.scene, row, slots)
        if unmet is None:
            error = self._waits(waiting)
            if row.asks and not row.table:
                why, how = asking(self.scene, step.text)
                error.message, error.remedy = f"{error.message}; {why}", f"{error.remedy}; {how}"
            raise error
        return unmet

    def _passing(self, options: Sequence[Option]) -> Option | None:
        """The option that no step has to choose: by the rules, or since nobody reacts any more."""
        passing = self.speech.unsaid.passes(self.scene, options)
        if passing is None and self.scene.telling.declined:
            return declined(options)
        return passing

    def _run(self) -> Choice | Chance | None:
        self.scene.state.rules.hooks.refresh(self.scene.state)
        outcome = run(self.scene.state)
        if isinstance(outcome, Unsupported):
            raise UnsupportedClause(outcome)
        if isinstance(outcome, Endless):
            raise self._error(
                f"this goes on for ever: {', '.join(outcome.loop)}",
                remedy="break the loop with a step that chooses otherwise",
            )
        return outcome if isinstance(outcome, Choice | Chance) else None

    def _must_choose(self, choice: Choice, options: Sequence[Option]) -> CaseError:
        return self._explained(
            unmade(self.scene, choice, options),
            candidates=tuple(foretold(self.scene, option) for option in options[:8]),
            listed="options" if len(options) <= 8 else f"options, the first 8 of {len(options)}",
        )

    def _explained(self, explanation: tuple[str, str], **more: Any) -> CaseError:
        why, remedy = explanation
        return self._error(why, remedy=remedy, **more)

    def _unasked(self, intent: Intent) -> CaseError:
        if declines(intent):
            return self._explained(nothing_to_decline(self.scene, None))
        taken = only_target(self.scene.state, self.began)
        if taken is None or intent.id != taken.id:
            return self._error("nothing that is happening asks for this", remedy="move the step")
        return self._error(
            "this could not be chosen: there was one thing alone to choose",
            candidates=(sentence(self.scene, taken),),
            remedy="leave the choice out, or choose what the rules allow",
        )

    def _refusal(self) -> CaseError:
        assert self.scene.telling.refused is not None
        return self._error(
            f"the step before was refused: {why_refused(self.scene, self.scene.telling.refused)}",
            remedy="write 'Then it is refused' below it, or make it lawful",
        )

    def _error(self, message: str, **more: Any) -> CaseError:
        assert self.step is not None
        return step_error(self.case, self.step, message, **more)
