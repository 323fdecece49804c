"""How a play goes on by itself: to the next choice, to the next chance, or to its end."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.catalogue import said
from rulesref.engine.machine import answer, run, tellable
from rulesref.engine.outcome import Chance, Choice, Endless, Option, Unsupported, UnsupportedClause
from rulesref.engine.state import State
from rulesref.rulings.faults import Faults
from rulesref.rulings.options import declined, is_window
from rulesref.rulings.orders import any_order
from rulesref.rulings.scene import Scene


class Course:
    """The way of one play through a case between its steps."""

    def __init__(self, scene: Scene, faults: Faults) -> None:
        self.scene = scene
        self.faults = faults
        #: The position from which everything that followed the last decision has come about.
        self.origin: State | None = None
        #: The position from which the play came to what fate gives and nobody has told yet.
        self.before_fate: State | None = None
        #: The position in which an order was passed by that makes no difference, since the last deed.
        self.before_order: State | None = None

    def run(self, *, untold: bool = False) -> Choice | Chance | None:
        """Go on to what waits next, if anything does.

        Raises ``UnsupportedClause`` at what nobody has described, ``CaseError`` for what never ends;
        what the next step may tell is left to that, if ``untold``.
        """
        self.scene.state.rules.hooks.refresh(self.scene.state)
        before = self.scene.state.fork()
        outcome = run(self.scene.state)
        if self.scene.state.log is not before.log:
            self.origin = before
        if before.pending is None and (before.resolving or before.queue):
            self.scene.telling.origins.append(before)
        if isinstance(outcome, Unsupported) and before.pending is None and self._is_fate(outcome):
            self.before_fate = before
        if isinstance(outcome, Unsupported) and not (untold and self._may_be_told(outcome)):
            raise UnsupportedClause(outcome)
        if isinstance(outcome, Endless):
            raise self.faults.error(
                said("this goes on for ever: {}").format(", ".join(outcome.loop)),
                remedy=said("break the loop with a step that chooses otherwise"),
            )
        return outcome if isinstance(outcome, Choice | Chance) else None

    def _may_be_told(self, stop: Unsupported) -> bool:
        """Whether the next step may say what the ``stop`` lacks, or be kept out of what led to it."""
        return tellable(self.scene.state, stop) or self._is_fate(stop)

    def _is_fate(self, stop: Unsupported) -> bool:
        return stop.id in self.scene.tongue.speech.fates

    def settle(self, *, declining: bool = False, ordering: bool = True) -> Choice | Chance | None:
        """Go on to the next stop; what waits there, if it is more than somebody's next action.

        What nobody has to do is passed by on the way where one is ``declining``, and so is an order
        that makes no difference, unless it is the order itself that is spoken of (not ``ordering``).
        """
        outcome = self.run()
        while isinstance(outcome, Choice):
            passing = self.passing(outcome.options)
            if passing is None and declining:
                passing = declined(outcome.options)
            if passing is None and ordering:
                passing = self.any_order()
                if passing is not None and self.before_order is None:
                    self.before_order = self.scene.state.fork()
                passing = passing or self.left_alone(outcome)
            if passing is None:
                break
            answer(self.scene.state, passing)
            outcome = self.run()
        return outcome if self.scene.waiting is not None else None

    def pass_windows(self) -> None:
        """Go on past every player window that comes next, which nobody uses."""
        while is_window(waiting := self.scene.state.pending):
            assert isinstance(waiting, Choice)
            passing = declined(waiting.options)
            if passing is None:
                return
            answer(self.scene.state, passing)
            self.run()

    def passing(self, options: Sequence[Option]) -> Option | None:
        """The option that no step has to choose: by the rules, or since nobody reacts any more."""
        passing = self.scene.tongue.speech.unsaid.passes(self.scene, options)
        if passing is None and self.scene.telling.declined:
            passing = declined(options)
        return passing

    def left_alone(self, choice: Choice) -> Option | None:
        """Not reacting, where a step has told what comes of it already."""
        alone = self.scene.tongue.speech.unsaid.leaves_alone(self.scene, choice)
        return declined(choice.options) if alone else None

    def comes_about(self) -> bool:
        """Whether anything is left alone, since what a step has told can only come about then."""
        passed = False
        while isinstance(waiting := self.scene.waiting, Choice):
            alone = self.left_alone(waiting)
            if alone is None:
                break
            answer(self.scene.state, alone)
            self.run()
            passed = True
        return passed

    def any_order(self) -> Option | None:
        """What is first where the order that waits to be chosen makes no difference at all."""
        waiting = self.scene.state.pending
        if not isinstance(waiting, Choice) or waiting.id not in self.scene.tongue.game.orders:
            return None
        return any_order(self.scene.state, waiting)
