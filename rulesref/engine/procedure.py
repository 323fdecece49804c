"""A fixed list of steps, such as those of a phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rulesref.engine.state import State

#: One step of a procedure: it is given the variables of the frame that runs it.
Step = Callable[["State", Mapping[str, Any]], None]


class Procedure:
    """A fixed list of steps, none of them twice: the machine calls each in its turn.

    What a procedure that ``prints`` causes is told a level in. What runs in frames and is no
    procedure has no ``steps``, and a method ``run(state, pc, variables)``.
    """

    __slots__ = ("_places", "id", "prints", "steps")

    def __init__(self, id: str, *steps: Step, prints: bool = False) -> None:
        self.id = id
        self.steps = steps
        self.prints = prints
        self._places = {step: place for place, step in enumerate(steps)}
        if len(self._places) < len(steps):
            twice = next(step for place, step in enumerate(steps) if self._places[step] > place)
            raise ValueError(f"{self!r} has the step {twice.__name__} twice")

    def place_of(self, step: Step) -> int:
        """The place of ``step`` in the procedure. Raises ``ValueError`` where it has none."""
        if step not in self._places:
            raise ValueError(f"{self!r} has no step {step.__name__}")
        return self._places[step]

    def __repr__(self) -> str:
        return f"Procedure({self.id!r})"
