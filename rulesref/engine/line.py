"""Lines of the log: each way to be told has a constructor of its own."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from rulesref.engine.event import Event
from rulesref.engine.outcome import Chance, Choice, Option
from rulesref.record import NamedTuple

if TYPE_CHECKING:
    from rulesref.engine.ability import Ability


class Line(NamedTuple):
    """One line of the log. ``stage`` is a stage's id, "choice", "chance" or "use".

    ``batch`` are the events that happen at once, this one among them, where they are several; of a
    use, what it answers.
    """

    depth: int
    stage: str
    event: Event | None = None
    source: str | None = None
    chooser: str | None = None
    options: tuple[Any, ...] = ()
    chosen: Any = None
    cites: tuple[str, ...] = ()
    batch: tuple[Event, ...] = ()

    @classmethod
    def choice(cls, depth: int, choice: Choice, option: Option) -> Line:
        """Somebody chose ``option``, or it was the only one."""
        return cls(
            depth, "choice", None, choice.id, choice.chooser, choice.options, option, choice.cites
        )

    @classmethod
    def chance(cls, depth: int, chance: Chance, value: Hashable) -> Line:
        """Fate decided ``chance`` for ``value``."""
        return cls(depth, "chance", source=chance.id, chosen=value, cites=chance.cites)

    @classmethod
    def certain(cls, depth: int, chance: Chance) -> Line:
        """Fate had nothing to decide: the only outcome is told as a choice with one option."""
        value = chance.outcomes[0][1]
        only = Option(chance.id, {"value": value}, value)
        return cls(depth, "choice", None, chance.id, None, (only,), only, chance.cites)

    @classmethod
    def impact(
        cls, depth: int, event: Event, cites: tuple[str, ...], batch: tuple[Event, ...] = ()
    ) -> Line:
        """``event`` happened, as one of a ``batch`` or alone."""
        # Every event of a game comes by: this is what ``cls`` does, at a third of its price.
        return tuple.__new__(cls, (depth, "impact", event, event.by, None, (), None, cites, batch))

    @classmethod
    def heading(cls, depth: int, stage: str, event: Event, cites: tuple[str, ...]) -> Line:
        """Abilities answer ``event`` in ``stage``."""
        return cls(depth, stage, event, cites=cites)

    @classmethod
    def use(
        cls,
        depth: int,
        who: str,
        card: str,
        ability: Ability,
        cites: tuple[str, ...],
        answers: tuple[Event, ...] = (),
    ) -> Line:
        """``who`` used ``ability`` of ``card``, which ``answers`` an event if it is triggered."""
        return cls(depth, "use", None, card, who, (), ability.id, cites, answers)
