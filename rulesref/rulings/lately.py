"""What the last steps of a play have wanted, and what has come about since they began."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

from rulesref.engine.outcome import Option
from rulesref.rulings.options import is_told_by, told_in_parts
from rulesref.rulings.scene import Scene
from rulesref.rulings.settled import came_about, went_without_saying
from rulesref.wording.sentence import Intent

#: What begins the use of a card.
_USES = ("use", "play")


class Lately:
    """The last two steps that did something: a further one may tell what they have led to."""

    def __init__(self) -> None:
        self.began: Any = None  # the log as it was when the last step that did something began
        self.mark: Any = None  # the same for the one before it
        self.earlier: Any = None  # the same for the one before that
        self.wanted: tuple[Intent, ...] = ()  # what the last step that did something wanted
        self.before: tuple[Intent, ...] = ()  # the same for the one before it
        self.line = 0  # where the last step that did something stands
        self.judged = False  # whether a Then step has come after it
        #: (Place in the log, what a step has told of it): a second one tells something else.
        self.spent: list[tuple[int, Intent]] = []

    def apart(self) -> Lately:
        """The same, for a play that goes on by itself."""
        other = copy(self)
        other.spent = list(self.spent)
        return other

    def begin(self, log: Any) -> None:
        """Note that a step begins with this ``log``."""
        self.earlier, self.mark, self.began = self.mark, self.began, log

    def note(self, wanted: Sequence[Intent], line: int) -> None:
        """Note what a step that did something has ``wanted``, and on which ``line`` it stands."""
        self.before, self.wanted, self.judged = self.wanted, tuple(wanted), False
        self.line = line

    def used_on(self, line: int) -> str | None:
        """The card that the last step that did something has used, if that stands on ``line`` as well."""
        if line != self.line or self.judged:
            return None
        return next((str(one.slots["card"]) for one in self.wanted if one.id in _USES), None)

    def begun_by(self, scene: Scene, intent: Intent) -> str:
        """The card that has begun what ``intent`` wants in the last two steps that did something; or ""."""
        log = scene.state.log if not self.judged and intent not in self.wanted else None
        while log is not None and log is not self.mark:
            card = scene.tongue.speech.unsaid.begun_by(scene, log[0], intent)
            if card and (id(log), intent) not in self.spent:
                self.spent.append((id(log), intent))
                return card
            log = log[1]
        return ""

    def has_done(self, scene: Scene, intent: Intent) -> bool:
        """Whether ``intent`` has happened since the last step that did something."""
        begins = intent.id in scene.state.rules.openings
        mark = self.began if begins else self.mark
        parts = told_in_parts(scene.tongue.speech, intent)
        own = self.wanted.count(intent) if begins or parts else 0
        return went_without_saying(scene, mark, intent, self.spent, own)

    def led_to(self, scene: Scene, intent: Intent) -> bool:
        """Whether ``intent``, an effect of nobody, is what the step before has led to."""
        new = not self.judged and intent not in self.wanted
        return new and came_about(scene, self.mark, intent)

    def began_itself(self, scene: Scene, intent: Intent) -> bool:
        """Whether what the step before led to has begun ``intent``, untold, as the only option."""
        if self.judged or intent in self.wanted:
            return False
        own = 0 if self._began_before(scene, intent) else self.before.count(intent)
        return went_without_saying(scene, self.mark, intent, self.spent, own)

    def _began_before(self, scene: Scene, intent: Intent) -> bool:
        """Whether the step before the last one has begun ``intent`` by the time of the last one.

        Else what it began has come about since, and is its own.
        """
        begun, log = Option(intent.id, intent.slots, None), self.mark
        while log is not None and log is not self.earlier:
            if is_told_by(scene.tongue.speech, begun, log[0]):
                return True
            log = log[1]
        return False
