"""The tables that a game fills: events, verbs, tests, costs, selectors, quantities, stages.

A game's modules add rows with the decorators of one ``Rules`` object; the kernel reads rows by
id and knows none of them. What an edition can change is data of the object, not a branch.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, Concatenate, NamedTuple, NewType, ParamSpec, TypeVar

from rulesref.engine.ability import OWN
from rulesref.engine.event import EventKind, Impact, Lapses
from rulesref.engine.hooks import Hooks, fill
from rulesref.engine.kind import Kind
from rulesref.engine.outcome import Refused
from rulesref.engine.reason import OWN_STOPS, Reasons

if TYPE_CHECKING:
    from rulesref.engine.ability import Ability
    from rulesref.engine.state import State

Env = Mapping[str, Any]
#: Given the state in which a choice waits, and the slots of an option that it does not have.
Objection = Callable[["State", Mapping[str, Any]], Refused | None]
#: The id of a clause that acts while it is in force, as ``Rules.constant`` declares it.
Constant = NewType("Constant", str)
#: ``scope(state, ability, env)``: which thing keeps the count of a limit, and under which key.
LimitScope = Callable[["State", "Ability", Env], tuple[str, tuple[str, str]]]
_Taken = ParamSpec("_Taken")
_Given = TypeVar("_Given")
#: One step of a procedure: it is given the variables of the frame that runs it.
Step = Callable[["State", Mapping[str, Any]], None]


class Stage(NamedTuple):
    """One stage that an event passes. ``kind`` is "triggers", "impact", or "with-impact": triggers
    that are judged as the impact begins and resolve as part of it.

    A ``waits`` stage is put off until the whole effect that caused the event is done. ``also`` are
    other words for it in the notation.
    """

    id: str
    kind: str
    cite: str
    waits: bool = False
    also: tuple[str, ...] = ()


class Row(NamedTuple):
    """A row of a table: its arguments with their types, what runs it, and whether it could.

    ``says`` tells of a constant clause what it says while it is in force.
    """

    id: str
    args: Mapping[str, str]
    run: Callable[..., Any]
    able: Callable[..., bool] | None = None
    cites: tuple[str, ...] = ()
    says: str = ""


class Procedure:
    """A fixed list of steps, none of them twice: each is called in its turn.

    What a procedure that ``prints`` causes is told a level in.
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
        """The place of ``step`` in the procedure. Raises ``ValueError`` where it has no such step."""
        if step not in self._places:
            raise ValueError(f"{self!r} has no step {step.__name__}")
        return self._places[step]

    def run(self, state: State, pc: int, variables: Mapping[str, Any]) -> None:
        """Run step ``pc``, or leave the frame where there is none."""
        if pc >= len(self.steps):
            state.end()
        else:
            self.steps[pc](state, variables)

    def __repr__(self) -> str:
        return f"Procedure({self.id!r})"


class Rules:
    """One game's rows, and what it answers where the kernel asks it (``Hooks``)."""

    def __init__(self, game: str, stages: tuple[Stage, ...], sequence: Any) -> None:
        self.game = game
        self.edition = ""
        self.stages = stages
        self.sequence = sequence
        self.events: dict[str, EventKind] = {}
        self.verbs: dict[str, Row] = {}
        self.conditions: dict[str, Row] = {}
        self.costs: dict[str, Row] = {}
        self.selectors: dict[str, Row] = {}
        self.filters: dict[str, Row] = {}
        self.quantities: dict[str, Row] = {}
        #: Those of them that count what has happened: what comes later changes nothing of it.
        self.settled: set[str] = set()
        self.procedures: dict[str, Procedure] = {}
        self.kinds: dict[str, Kind] = {}
        #: Where an ability acts that names no zones.
        self.zones: tuple[str, ...] = ()
        #: Clauses of constant abilities (``constant``); any other verb is refused there.
        self.constants: set[str] = set()
        #: Those of them that are no ``effect`` as well, and so are refused anywhere else.
        self.constants_only: set[str] = set()
        #: Costs of an ability alone, which no constant clause asks for → what says it there.
        self.own_costs: dict[str, tuple[str, ...]] = {}
        #: One word for any of several events, in a trigger.
        self.groups: dict[str, tuple[str, ...]] = {}
        #: Filters that keep the best of all candidates, and several only where these tie.
        self.ties: set[str] = set()
        #: The selector of whoever decides between what ties, unless a card says who chooses.
        self.arbiter = "you"
        #: What a limit may be "per"; none named here means any.
        self.periods: set[str] = set()
        #: What a limit may be shared by, beside one for each copy of a card and each who uses it.
        self.limit_scopes: dict[str, LimitScope] = {}
        #: Argument, filter, slot of an event or field of an ability → the words that it may hold,
        #: wherever it is a word; one not named here holds any. Where it means something else in one
        #: row it goes by that too: "type of" and the id of the row, "name of" and that of the kind.
        self.words: dict[str, Collection[str]] = {}
        #: Word of the notation (with what it stands under: "selector", "verb", "test", "count") →
        #: what it needs of the triggering event (``seeing.Answer``).
        self.answers: dict[tuple[str, str], Any] = {}
        #: Selector of what something before it has shown → what shows it, for whoever wonders.
        self.shown: dict[str, str] = {}
        #: Word of the notation, as in ``answers`` → the selectors that mean something inside it.
        self.shows: dict[tuple[str, str], tuple[str, ...]] = {}
        #: Those of them that go on meaning it afterwards; every choice shows them.
        self.kept: frozenset[str] = frozenset()
        #: Verb → its arguments that resolve apart, where the triggering event is out of sight.
        self.apart: dict[str, tuple[str, ...]] = {}
        #: Selector → what it finds, where that is of one type; slot of an event (or slot "of" an
        #: event) → the types of which the thing in it can be.
        self.finds: dict[str, str] = {}
        self.filled: dict[str, tuple[str, ...]] = {}
        #: What is asked of each card that is described: it raises ``NotationError``.
        self.card_checks: list[Callable[[Any], None]] = []
        self.openings: dict[str, Callable[..., Refused | None]] = {}
        #: Option → why a choice that waits does not offer it with these slots (``objection``).
        self.objections: dict[str, Objection] = {}
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
        new.switches = switches
        return new

    def words_of(self, slot: str, row: str) -> Collection[str] | None:
        """The words that ``slot`` of ``row`` may hold, or ``None`` where it holds any."""
        return self.words.get(f"{slot} of {row}", self.words.get(slot))

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
        **slots: str,
    ) -> Callable[[Impact], Impact]:
        """Add a kind of event; the decorated function is its impact on a batch of that kind."""

        reserved = {"by", "cites", "type"} & set(slots)
        if reserved:
            raise ValueError(f"no slot of {id!r} may be called {reserved.pop()!r}")

        def add(impact: Impact) -> Impact:
            _once(self.events, id)
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
            )
            return impact

        return add

    def verb(
        self, id: str, *cites: str, able: Callable[..., bool] | None = None, **args: str
    ) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Add an effect: ``run(state, env, **args)``; ``able`` says if it could change anything."""
        return self._add(self.verbs, id, args, cites, able)

    def constant(self, id: str, *cites: str, says: str, **args: str) -> Constant:
        """Declare a clause of constant abilities: it acts while it is in force, and never runs."""
        _once(self.verbs, id)
        self.verbs[id] = Row(id, args, _never_runs, None, cites, says)
        self.constants.add(id)
        self.constants_only.add(id)
        return Constant(id)

    def effect(
        self, constant: Constant, able: Callable[..., bool] | None = None
    ) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Let ``constant`` be an effect too: ``run(state, env, **args)`` puts it in force."""

        def add(function: Callable[..., None]) -> Callable[..., None]:
            if constant not in self.constants_only:
                raise ValueError(f"no constant clause {constant!r} is still without its effect")
            self.constants_only.remove(constant)
            self.verbs[constant] = self.verbs[constant]._replace(run=function, able=able)
            return function

        return add

    def condition(
        self, id: str, **args: str
    ) -> Callable[[Callable[..., bool]], Callable[..., bool]]:
        """Add a condition: ``run(state, env, **args) -> bool``."""
        return self._add(self.conditions, id, args, (), None)

    def cost(
        self, id: str, *cites: str, able: Callable[..., bool], **args: str
    ) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Add a cost: ``run(state, env, **args)`` pays it; ``able`` says if it can be paid."""
        return self._add(self.costs, id, args, cites, able)

    def selector(
        self, id: str, ties: bool = False
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Add a way to find things: ``run(state, env) -> iterable of ids``; ``ties`` as of filters."""
        if ties:
            self.ties.add(id)
        return self._add(self.selectors, id, {}, (), None)

    def filter(
        self, id: str, ties: bool = False, **args: str
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Add a way to narrow candidates: ``run(state, env, thing, value) -> bool``.

        One with an argument ``whole`` is given all candidates and returns those that stay. One
        that ``ties`` leaves several only where somebody has to decide between them.
        """
        if ties:
            self.ties.add(id)
        return self._add(self.filters, id, args, (), None)

    def quantity(
        self, id: str, settled: bool = False, **args: str
    ) -> Callable[[Callable[..., int]], Callable[..., int]]:
        """Add a way to count: ``run(state, env, **args) -> int``.

        A ``settled`` one counts what has happened, and so stays what it was when it was counted.
        """
        if settled:
            self.settled.add(id)
        return self._add(self.quantities, id, args, (), None)

    def card_check(self, check: Callable[[Any], None]) -> Callable[[Any], None]:
        """Add what a card must hold when its facts are read: ``check(card)`` refuses it."""
        self.card_checks.append(check)
        return check

    def procedure(self, procedure: Procedure) -> Procedure:
        """Add a procedure."""
        _once(self.procedures, procedure.id)
        self.procedures[procedure.id] = procedure
        return procedure

    def opening(
        self, id: str
    ) -> Callable[[Callable[..., Refused | None]], Callable[..., Refused | None]]:
        """Add what a player can begin while nothing is being resolved: ``run(state, **slots)``.

        It queues what is to happen, or returns ``Refused`` with the rule that forbids it.
        """

        def add(function: Callable[..., Refused | None]) -> Callable[..., Refused | None]:
            _once(self.openings, id)

            def begin(state: State, **slots: Any) -> Refused | None:
                return state.rules.hooks.closed(state, id, slots) or function(state, **slots)

            self.openings[id] = begin
            return function

        return add

    def objection(self, option: str) -> Callable[[Objection], Objection]:
        """Add the rule because of which a choice does not offer ``option`` with the slots given.

        It judges by what has made the options; ``None`` where it cannot say which rule that is.
        """

        def add(function: Objection) -> Objection:
            _once(self.objections, option)
            self.objections[option] = function
            return function

        return add

    def kind(self, kind: Kind) -> Kind:
        """Add a kind of ability; a use of one cites its entries. Raises ``ValueError``."""
        if kind.contradiction():
            raise ValueError(f"no ability can be {kind.id!r}: {kind.contradiction()}")
        _once(self.kinds, kind.id)
        self.kinds[kind.id] = kind
        self.cites["use-" + kind.id] = kind.cites
        return kind

    def refusal(self, id: str, *cites: str, en: str, it: str, **slots: str) -> None:
        """Add why the rules forbid something; where no entry is cited, whoever refuses cites one."""
        self.refusals.add(id, cites, {"en": en, "it": it}, slots)

    def refuse(self, id: str, cites: tuple[str, ...] = (), **slots: Any) -> Refused:
        """The refusal for the reason ``id``; ``cites`` take the place of the entries of its row."""
        row = self.refusals.with_slots(id, slots)
        return Refused(id, slots, cites or row.cites)

    def stop(self, id: str, *, en: str, it: str, **slots: str) -> None:
        """Add what nobody has described, at which the machine stops."""
        self.stops.add(id, (), {"en": en, "it": it}, slots)

    def limit_scope(self, id: str) -> Callable[[LimitScope], LimitScope]:
        """Add what a limit may be shared by: ``scope(state, ability, env) -> keeper, key``."""

        def add(scope: LimitScope) -> LimitScope:
            if id == OWN:
                raise ValueError(f"{id!r} is the scope of a limit that names none")
            _once(self.limit_scopes, id)
            self.limit_scopes[id] = scope
            return scope

        return add

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

    def _add(
        self,
        table: dict[str, Row],
        id: str,
        args: Mapping[str, str],
        cites: tuple[str, ...],
        able: Callable[..., bool] | None,
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        def add(function: Callable[..., Any]) -> Callable[..., Any]:
            _once(table, id)
            table[id] = Row(id, args, function, able, cites)
            return function

        return add


def _never_runs(state: State, env: Env, **args: Any) -> None:
    raise RuntimeError("a constant clause is in force; it does not run")


def _once(table: Mapping[str, Any], id: str) -> None:
    if id in table:
        raise ValueError(f"two rows are called {id!r}")


def _many(value: str | tuple[str, ...]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else value
