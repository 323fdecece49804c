"""What of a step has nothing more to do: it has been done or told already, or a rule keeps it out."""

from __future__ import annotations

from copy import copy

from rulesref.engine.outcome import Chance, Choice
from rulesref.rulings.explaining import explain
from rulesref.rulings.faults import Faults
from rulesref.rulings.lately import Lately
from rulesref.rulings.objections import Objections
from rulesref.rulings.scene import Scene
from rulesref.wording.sentence import Intent


class Needless:
    """Whether the intent that is being carried out is ``idle``, as the steps before have left the ``scene``."""

    def __init__(
        self, scene: Scene, faults: Faults, lately: Lately, objections: Objections
    ) -> None:
        self.scene = scene
        self.faults = faults
        self.lately = lately
        self.objections = objections
        self.idle = False

    def within(
        self, scene: Scene, faults: Faults, lately: Lately, objections: Objections
    ) -> Needless:
        """The same for a play in another ``scene`` that has come as far; this one stays."""
        other = copy(self)
        other.scene, other.faults = scene, faults
        other.lately, other.objections = lately, objections
        return other

    def already(self, intent: Intent) -> bool:
        """Whether that has happened since the last step that did something: nothing else could."""
        self.idle = self.idle or self.lately.has_done(self.scene, intent)
        return self.idle

    def told_again(self, intent: Intent) -> bool:
        """Whether an effect that the step would tell of nobody is what the step before led to."""
        again = self.lately.led_to(self.scene, intent)
        self.idle = self.idle or again
        return again

    def by_itself(self, intent: Intent) -> bool:
        """Whether what the step before led to has begun this, untold, as the only option."""
        begun = self.lately.began_itself(self.scene, intent)
        self.idle = self.idle or begun
        return begun

    def begun_by_card(self, intent: Intent, *, waits: bool = False) -> bool:
        """Whether the same line has told of the card that has begun this: it is no action besides.

        Raises ``CaseError`` where another line has and nothing ``waits``: either may be meant.
        """
        step = self.faults.step
        same = step is not None and step.line == self.lately.line
        card = self.lately.begun_by(self.scene, intent) if same or not waits else ""
        if not card:
            return False
        if not same:
            why = explain(self.scene, "begun-by-card", card=self.scene.name(card))
            raise self.faults.explained(why)
        self.idle = True
        return True

    def objects(self, waiting: Choice | Chance | None, intent: Intent) -> bool:
        """Whether a rule keeps ``intent`` out of what waits: it has nothing more to do then."""
        if not self.objections.objects(waiting, intent):
            return False
        self.idle = True
        return True

    def kept_out(self, waiting: Choice | Chance, intent: Intent) -> bool:
        """The same of a window, or of one that was passed before."""
        if not self.objections.keeps_out(waiting, intent):
            return False
        self.idle = True
        return True
