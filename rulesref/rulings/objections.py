"""The rules that keep what a step wants out of the moment at which it is told."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.engine.asking import lone_choice, offers
from rulesref.engine.outcome import Chance, Choice, Refused
from rulesref.engine.state import State
from rulesref.rulings.course import Course
from rulesref.rulings.faults import Faults
from rulesref.rulings.scene import Scene
from rulesref.rulings.windows import asks_for, kept_out, objection
from rulesref.wording.sentence import Intent


class Objections:
    """Judges the intents of one play; what is refused is written down in its telling."""

    def __init__(self, scene: Scene, faults: Faults, course: Course) -> None:
        self.scene = scene
        self.faults = faults
        self.course = course
        #: The origins of the step that did something before the one that is being taken.
        self.before_this: list[State] = []

    def within(self, scene: Scene, faults: Faults, course: Course) -> Objections:
        """The same for a play in another ``scene`` that has come as far."""
        other = Objections(scene, faults, course)
        other.before_this = list(self.before_this)
        return other

    def refuses(self, choice: Choice, intent: Intent) -> bool:
        """Whether ``intent`` is an action that the rules forbid in the turn that waits for one."""
        opening = self.scene.state.rules.openings.get(intent.id)
        acts = choice.id == self.scene.tongue.game.acts
        if opening is None or not acts or self.scene.telling.refused:
            return False
        self.scene.telling.refused = opening(self.scene.state.fork(), **intent.slots)
        return self.scene.telling.refused is not None

    def objects(self, waiting: Choice | Chance | None, intent: Intent) -> bool:
        """Whether a rule keeps ``intent`` out of the choice that waits, or of a lone option before."""
        rules = self.scene.state.rules
        in_windows = rules.windows.get(intent.id)
        if intent.id not in rules.objections or in_windows or self.scene.telling.refused:
            return False
        asking: State | None = self.scene.state
        if not (isinstance(waiting, Choice) and intent.id in offers(waiting)):
            alone = (lone_choice(origin, intent.id) for origin in self._origins(intent))
            asking = next(filter(None, alone), None)
        self.faults.begun = None
        self.scene.telling.refused = objection(asking, intent.id, intent.slots) if asking else None
        return self.scene.telling.refused is not None

    def _origins(self, intent: Intent) -> Iterator[State]:
        """From where the way on may have come by a lone option of the kind of ``intent``, the last first.

        What is no action of its own may belong to the step before, of which more has followed since.
        """
        if self.course.origin is not None:
            yield self.course.origin
        if intent.id not in self.scene.state.rules.openings:
            yield from reversed([*self.before_this, *self.scene.telling.origins])

    def keeps_out(self, waiting: Choice | Chance, intent: Intent) -> bool:
        """Whether a rule keeps ``intent`` out of the window that waits, or of one passed before."""
        if self.scene.telling.refused or not self.scene.state.rules.windows.get(intent.id):
            return False
        refused = objection(self.scene.state, intent.id, intent.slots)
        if refused is None and not asks_for(self.scene.state, intent.id):
            refused = self.window_rule(intent)
        if refused is None:
            return False
        self.faults.begun, self.faults.waiting = intent, waiting
        self.faults.refused_at = self.faults.step
        self.scene.telling.refused = refused
        return True

    def window_rule(self, intent: Intent) -> Refused | None:
        """The rule that kept ``intent`` out of the windows since the last step that did something."""
        origins = [*self.before_this, *self.scene.telling.origins]
        rule = kept_out(origins, intent.id, intent.slots)
        self.scene.telling.kept = origins if rule is not None else []
        return rule
