"""The tables that a game fills: stages, events, procedures, what can be begun, and its notation.

A game's modules add rows with the decorators of one ``Rules`` object; the kernel reads rows by
id and knows none of them. What an edition can change is data of the object, not a branch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from rulesref.engine.event import EventKind, Impact, Lapses, Takes
from rulesref.engine.hooks import Hooks, fill
from rulesref.engine.kind import Kind
from rulesref.engine.outcome import Refused
from rulesref.engine.procedure import Procedure
from rulesref.engine.reason import OWN_STOPS, Reasons
from rulesref.engine.words import Notation, once
from rulesref.record import NamedTuple

if TYPE_CHECKING:
    from rulesref.engine.state import State

#: Given the state in which a choice waits, and the slots of an option that it does not have.
Objection = Callable[["State", Mapping[str, Any]], Refused | None]
_Taken = ParamSpec("_Taken")
_Given = TypeVar("_Given")


class Stage(NamedTuple):
    """One stage that an event passes. ``kind`` is "triggers", "impact", or "with-impact": triggers
    that are judged as the impact begins and resolve as part of it.

    A ``waits`` stage is put off until the whole effect that caused the event is done. ``also`` are
    other words for it in the notation. ``switch`` says where it comes among the others, where
    readings of the rules differ in that.
    """

    id: str
    kind: str
    cite: str
    waits: bool = False
    also: tuple[str, ...] = ()
    switch: str = ""


def _place_of_impact(stages: tuple[Stage, ...]) -> int:
    return next((at for at, stage in enumerate(stages) if stage.kind == "impact"), len(stages))


class Rules(Notation):
    """One game's rows, and what it answers where the kernel asks it (``Hooks``)."""

    def __init__(self, game: str, stages: tuple[Stage, ...], sequence: Any) -> None:
        super().__init__()
        self.game = game
        self.edition = ""
        self.stages = stages
        self.impact = _place_of_impact(stages)
        self.sequence = sequence
        self.events: dict[str, EventKind] = {}
        self.procedures: dict[str, Procedure] = {}
        self.kinds: dict[str, Kind] = {}
        self.openings: dict[str, Callable[..., Refused | None]] = {}
        #: Opening → the stops that it lifts, since it tells what was not described.
        self.lifts: dict[str, frozenset[str]] = {}
        #: Attributes that say where a thing lies, and as what (``State.laid``).
        self.moving: set[str] = set()
        #: Option → why a choice that waits does not offer it with these slots (``objection``).
        self.objections: dict[str, Objection] = {}
        #: Option → the frames in which it may be offered, whether or not it is (``moments``).
        self.windows: dict[str, frozenset[str]] = {}
        #: Refusals that say no more than that this was no moment for it.
        self.beside: set[str] = set()
        self.passing: set[str] = set()
        #: Refusal → the stop that says what is not told: told, it might be lawful.
        self.lacking: dict[str, str] = {}
        self.refusals = Reasons()
        self.stops = Reasons(OWN_STOPS)
        self.cites: dict[str, tuple[str, ...]] = {}
        self.switches: Mapping[str, Any] = {}
        self.hooks = Hooks()

    def __deepcopy__(self, memo: dict[int, Any]) -> Rules:
        return self

    def in_edition(
        self, edition: str, stages: tuple[Stage, ...], switches: Mapping[str, Any]
    ) -> Rules:
        """The same rows under another edition's stages and switches."""
        new = Rules.__new__(Rules)
        new.__dict__.update(self.__dict__)
        new.edition = edition
        new.stages = stages
        new.impact = _place_of_impact(stages)
        new.switches = switches
        return new

    def event(
        self,
        id: str,
        *cites: str,
        en: str | tuple[str, ...],
        it: str | tuple[str, ...],
        settles: bool = False,
        own_scope: bool = False,
        whole: bool = False,
        leaves: bool = False,
        silent: bool = False,
        bare: Impact | None = None,
        lapses: Lapses | None = None,
        takes: Takes = (),
        **slots: str,
    ) -> Callable[[Impact], Impact]:
        """Add a kind of event; the decorated function is its impact on a batch of that kind."""

        reserved = {"by", "cites", "type"} & set(slots)
        if reserved:
            raise ValueError(f"no slot of {id!r} may be called {reserved.pop()!r}")

        def add(impact: Impact) -> Impact:
            once(self.events, id)
            templates = {"en": _many(en), "it": _many(it)}
            self.events[id] = EventKind(
                id,
                slots,
                templates,
                cites,
                impact,
                settles=settles,
                own_scope=own_scope,
                whole=whole,
                leaves=leaves,
                silent=silent,
                bare=bare,
                lapses=lapses,
                takes=takes,
            )
            return impact

        return add

    def procedure(self, procedure: Procedure) -> Procedure:
        """Add a procedure."""
        once(self.procedures, procedure.id)
        self.procedures[procedure.id] = procedure
        return procedure

    def opening(
        self, id: str, *, lifts: Iterable[str] = ()
    ) -> Callable[[Callable[..., Refused | None]], Callable[..., Refused | None]]:
        """Add what a player can begin while nothing is being resolved: ``run(state, **slots)``.

        It queues what is to happen, or returns ``Refused`` with the rule that forbids it. Where it
        tells what one of the stops ``lifts`` has not found described, play goes on from there.
        """

        def add(function: Callable[..., Refused | None]) -> Callable[..., Refused | None]:
            once(self.openings, id)
            self.lifts[id] = frozenset(lifts)

            def begin(state: State, **slots: Any) -> Refused | None:
                return state.rules.hooks.closed(state, id, slots) or function(state, **slots)

            self.openings[id] = begin
            return function

        return add

    def objection(self, option: str, *windows: str) -> Callable[[Objection], Objection]:
        """Add the rule because of which a choice does not offer ``option`` with the slots given.

        It judges by what has made the options; ``None`` where it cannot say which rule that is.
        ``windows`` are the frames that may offer such an option and stop only where they do.
        """

        def add(function: Objection) -> Objection:
            once(self.objections, option)
            self.objections[option] = function
            self.windows[option] = frozenset(windows)
            return function

        return add

    def kind(self, kind: Kind) -> Kind:
        """Add a kind of ability; a use of one cites its entries. Raises ``ValueError``."""
        if kind.contradiction():
            raise ValueError(f"no ability can be {kind.id!r}: {kind.contradiction()}")
        once(self.kinds, kind.id)
        self.kinds[kind.id] = kind
        self.cites["use-" + kind.id] = kind.cites
        return kind

    def refusal(
        self,
        id: str,
        *cites: str,
        en: str,
        it: str,
        beside: bool = False,
        passing: bool = False,
        lacks: str = "",
        **slots: str,
    ) -> None:
        """Add why the rules forbid something; where no entry is cited, whoever refuses cites one.

        One ``beside`` the point says no more than that this was no moment for it; one ``passing``
        says what is so at this moment, and may not have been so a moment ago. One that ``lacks``
        something hangs on what is not told of its first slot, as that stop says.
        """
        if lacks:
            self.lacking[id] = lacks
        if beside:
            self.beside.add(id)
        if passing:
            self.passing.add(id)
        self.refusals.add(id, cites, {"en": en, "it": it}, slots)

    def refuse(self, id: str, cites: tuple[str, ...] = (), **slots: Any) -> Refused:
        """The refusal for the reason ``id``; ``cites`` take the place of the entries of its row."""
        row = self.refusals.with_slots(id, slots)
        return Refused(id, slots, cites or row.cites)

    def stop(self, id: str, *, en: str, it: str, **slots: str) -> None:
        """Add what nobody has described, at which the machine stops."""
        self.stops.add(id, (), {"en": en, "it": it}, slots)

    def hook(
        self, asked: Callable[Concatenate[Hooks, _Taken], _Given]
    ) -> Callable[[Callable[_Taken, _Given]], Callable[_Taken, _Given]]:
        """Fill the hook ``asked``, a method of ``Hooks``, with the decorated function.

        Raises ``ValueError`` where that is no hook, is filled already, or takes other parameters.
        """

        def add(function: Callable[_Taken, _Given]) -> Callable[_Taken, _Given]:
            fill(self.hooks, asked, function)
            return function

        return add


def _many(value: str | tuple[str, ...]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else value
