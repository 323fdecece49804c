"""Events: everything that changes a game, and the row that says what one kind of event means."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rulesref.record import NamedTuple

if TYPE_CHECKING:
    from rulesref.engine.state import State

#: ``impact(state, events)`` applies simultaneous events of one kind.
Impact = Callable[["State", tuple["Event", ...]], None]
#: ``lapses(state, event)``: whether what the event is about has gone in the meantime.
Lapses = Callable[["State", "Event"], bool]
#: (slot of whose it is, what is taken, slot of how much): what is taken may be a slot with that word.
Takes = tuple[tuple[str, str, str], ...]


class Event(NamedTuple):
    """One occurrence. ``slots`` are named by the kind's row; ``by`` is the card that caused it.

    ``cites`` are entry ids that make this occurrence lawful, beside those of the kind.
    """

    kind: EventKind
    slots: Mapping[str, Any]
    by: str | None = None
    cites: tuple[str, ...] = ()

    @property
    def type(self) -> str:
        """The id of the kind."""
        return self.kind.id


class EventKind:
    """A row of the event table.

    ``templates`` maps a language to its sentences, each with ``{slot}`` places; the first whose
    slots the event all has is printed, and any of them is understood in an expectation.
    ``settles`` says that the game looks for consequences (defeats) once a batch was applied.
    ``own_scope`` events let their "after" abilities run at once even inside a larger effect.
    ``whole`` events are one effect with what they consist of: outside of a larger one, what comes
    "after" their parts waits for their own "after".
    ``leaves`` says that the impact takes cards away: their own abilities may answer it all the same.
    ``bare`` is what remains of an event whose effects are ignored: one that has it was begun all the
    same, and what comes after it may answer.
    ``lapses(state, event)`` says, before anything answers it and just before the impact, that it
    cannot happen, or not any more.
    ``takes`` says what the event takes, and off whom: it is about no more than there is by then, and
    does not happen where nothing is left.
    """

    __slots__ = (
        "bare",
        "cites",
        "id",
        "impact",
        "lapses",
        "leaves",
        "own_scope",
        "settles",
        "silent",
        "slots",
        "takes",
        "templates",
        "whole",
    )

    def __init__(
        self,
        id: str,
        slots: Mapping[str, str],
        templates: Mapping[str, tuple[str, ...]],
        cites: tuple[str, ...],
        impact: Impact,
        *,
        settles: bool = False,
        own_scope: bool = False,
        whole: bool = False,
        leaves: bool = False,
        silent: bool = False,
        bare: Impact | None = None,
        lapses: Lapses | None = None,
        takes: Takes = (),
    ) -> None:
        self.id = id
        self.slots = slots
        self.templates = templates
        self.cites = cites
        self.impact = impact
        self.settles = settles
        self.own_scope = own_scope
        self.whole = whole
        self.leaves = leaves
        self.silent = silent
        self.bare = bare
        self.lapses = lapses
        self.takes = takes

    def __repr__(self) -> str:
        return f"EventKind({self.id!r})"
