"""Where a run of the machine can stop: a choice, a chance, an unsupported clause, or the end."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rulesref.record import NamedTuple

if TYPE_CHECKING:
    from fractions import Fraction


@lru_cache(maxsize=1024)  # of a bag, the same few shares again and again
def share(part: int, whole: int) -> Fraction:
    """So many of so many, as an exact number; a run without chance does without the module."""
    from fractions import Fraction

    return Fraction(part, whole)


class Option(NamedTuple):
    """One thing that a choice offers: a verb of the interface, its slots, and the kernel's value."""

    id: str  # "use", "pass", "assign", "target", …
    slots: Mapping[str, Any]
    value: Hashable


class Choice(NamedTuple):
    """Somebody must choose. ``chooser`` is a player's id, or "" where any player may answer."""

    id: str
    chooser: str
    options: tuple[Option, ...]
    cites: tuple[str, ...]
    into: str  # the variable of the waiting frame that takes the option's value

    @property
    def argument(self) -> tuple[int, str] | None:
        """Of which effect of the running block, counted from one, it chooses which argument.

        ``None`` where it chooses something else, as the next one that something divided goes to.
        """
        place, _, name = self.into.partition(".")
        return (int(place), name) if place.isdecimal() else None


class Chance(NamedTuple):
    """Fate decides. ``outcomes`` are (probability, value); the probabilities sum to one."""

    id: str
    outcomes: tuple[tuple[Fraction, Hashable], ...]
    cites: tuple[str, ...]
    into: str


class Unsupported(NamedTuple):
    """What nobody has described. ``id`` is the row of the rules that says what of ``source``.

    ``untold`` is the ability whose effect it is, where ``machine.tell`` can go on from here: it has
    been initiated as its head says, and nothing of that effect has happened yet.
    """

    source: str
    id: str
    slots: tuple[tuple[str, Hashable], ...] = ()
    untold: str = ""


class UnsupportedClause(Exception):
    """What is looked at is described nowhere, and there is no answer to go on with."""

    def __init__(self, stop: Unsupported) -> None:
        super().__init__(stop.id)
        self.stop = stop


class Endless(NamedTuple):
    """The run passed ``steps`` steps without a choice or an end; ``loop`` names what repeats."""

    steps: int
    loop: tuple[str, ...]


class Refused(NamedTuple):
    """What an opening returns where the rules forbid it: nothing has happened.

    ``id`` is the row of the rules that says why, with ``slots`` in it. Where each of several parts has
    a reason of its own, ``each`` holds it: (the number of the part, why not that part).
    """

    id: str
    slots: Mapping[str, Any]
    cites: tuple[str, ...]
    each: tuple[tuple[int, Refused], ...] = ()


class Done(NamedTuple):
    """Nothing is left to resolve."""


DONE = Done()

Outcome = Choice | Chance | Unsupported | Endless | Done
