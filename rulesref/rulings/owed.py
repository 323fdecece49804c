"""A target that a step has told before anything asks for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulesref.engine.outcome import Option
from rulesref.errors import Undecided
from rulesref.record import NamedTuple
from rulesref.rulings.never_aimed import never_aimed
from rulesref.rulings.options import fits
from rulesref.rulings.scene import Scene
from rulesref.rulings.settled import acts_on, went_without_saying
from rulesref.wording.sentence import Intent


class Owed(NamedTuple):
    """The target, told when the log was ``mark`` of a step about the card ``about``.

    ``error`` is what is wrong if nothing ever asks for it. ``begun`` is how the step begins, and the log
    before it.
    """

    target: Intent
    mark: Any
    error: Undecided
    about: str | None
    begun: tuple[Any, Intent]

    def among(self, scene: Scene, options: Iterable[Option]) -> tuple[Option, ...]:
        """Those of ``options`` that the target means."""
        return tuple(option for option in options if fits(scene.tongue.speech, option, self.target))

    def went_without_saying(self, scene: Scene) -> bool:
        """Whether what has happened since has been about the target, though nothing asked.

        Or nothing has come of the step, and nothing ever will.
        """
        told = went_without_saying(scene, self.mark, self.target)
        since, _ = self.begun
        if told or acts_on(scene, since, self.about, self.target):
            return True
        return never_aimed(scene, *self.begun, self.target)
