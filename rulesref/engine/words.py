"""The words in which a game tells what cards do: verbs, tests, costs, selectors, filters, numbers.

A game's modules add rows with the decorators; the notation is read, and its words are run, by id.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, NewType

from rulesref.engine.ability import OWN
from rulesref.record import NamedTuple

if TYPE_CHECKING:
    from rulesref.engine.ability import Ability
    from rulesref.engine.state import State

Env = Mapping[str, Any]
#: The id of a clause that acts while it is in force, as ``Rules.constant`` declares it.
Constant = NewType("Constant", str)
#: ``scope(state, ability, env)``: which thing keeps the count of a limit, and under which key.
LimitScope = Callable[["State", "Ability", Env], tuple[str, tuple[str, str]]]


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

    def __hash__(self) -> int:
        return hash(self.id)


class Sights:
    """What the words of a description need to see, and what they show to those after them."""

    def __init__(self) -> None:
        #: Word of the notation (with what it stands under: "selector", "verb", "test", "count") →
        #: what it needs of the triggering event (``seeing.Answer``), unless something shows it.
        self.answers: dict[tuple[str, str], Any] = {}
        #: Word of the notation, as in ``answers`` → the (event, stage) at which what it speaks of has
        #: not begun yet, or is over.
        self.absent: dict[tuple[str, str], frozenset[tuple[str, str]]] = {}
        #: Arguments that resolve later, or in something that begins then: at that time it is there.
        self.later: frozenset[str] = frozenset()
        #: Selector of what something before it has shown → what shows it, for whoever wonders.
        self.shown: dict[str, str] = {}
        #: Word of the notation, as in ``answers`` → the selectors that mean something inside it.
        self.shows: dict[tuple[str, str], tuple[str, ...]] = {}
        #: Verbs that name nothing anew for what stands behind them: "it" is there what it was before.
        self.inside: frozenset[str] = frozenset()
        #: Those selectors that go on meaning it afterwards.
        self.kept: frozenset[str] = frozenset()
        #: Those of them that every choice shows.
        self.chosen: frozenset[str] = frozenset()
        #: Verb → its arguments that resolve apart, where the triggering event is out of sight.
        self.apart: dict[str, tuple[str, ...]] = {}
        #: Selector → what it finds, where that is of one type; slot of an event (or slot "of" an
        #: event) → the types of which the thing in it can be.
        self.finds: dict[str, str] = {}
        self.filled: dict[str, tuple[str, ...]] = {}


class Notation:
    """The rows that descriptions of cards are made of, and what their words may hold."""

    def __init__(self) -> None:
        self.verbs: dict[str, Row] = {}
        self.conditions: dict[str, Row] = {}
        self.costs: dict[str, Row] = {}
        self.selectors: dict[str, Row] = {}
        self.filters: dict[str, Row] = {}
        self.quantities: dict[str, Row] = {}
        #: Those of them that count what has happened: what comes later changes nothing of it.
        self.settled: set[str] = set()
        #: Where an ability acts that names no zones.
        self.zones: tuple[str, ...] = ()
        #: Clauses of constant abilities (``constant``); any other verb is refused there.
        self.constants: set[str] = set()
        #: Those of them that are no ``effect`` as well, and so are refused anywhere else.
        self.constants_only: set[str] = set()
        #: Verbs that act on all that is about to happen at once, and not on one occurrence of it.
        self.together: set[str] = set()
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
        #: A keyword of cards whose table may name words of its own → what else may hold these words
        #: in the abilities of such a card.
        self.coins: dict[str, frozenset[str]] = {}
        #: What the words of a description need to see, and what they show.
        self.sight = Sights()
        #: What is asked of each card that is described: it raises ``NotationError``.
        self.card_checks: list[Callable[[Any], None]] = []

    def words_of(self, slot: str, row: str) -> Collection[str] | None:
        """The words that ``slot`` of ``row`` may hold, or ``None`` where it holds any."""
        return self.words.get(f"{slot} of {row}", self.words.get(slot))

    def verb(
        self, id: str, *cites: str, able: Callable[..., bool] | None = None, **args: str
    ) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Add an effect: ``run(state, env, **args)``; ``able`` says if it could change anything."""
        return self._add(self.verbs, id, args, cites, able)

    def constant(self, id: str, *cites: str, says: str, **args: str) -> Constant:
        """Declare a clause of constant abilities: it acts while it is in force, and never runs."""
        once(self.verbs, id)
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
        """Add a way to find things: ``run(state, env) -> iterable of ids``.

        ``ties`` as of filters.
        """
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

    def limit_scope(self, id: str) -> Callable[[LimitScope], LimitScope]:
        """Add what a limit may be shared by: ``scope(state, ability, env) -> keeper, key``."""

        def add(scope: LimitScope) -> LimitScope:
            if id == OWN:
                raise ValueError(f"{id!r} is the scope of a limit that names none")
            once(self.limit_scopes, id)
            self.limit_scopes[id] = scope
            return scope

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
            once(table, id)
            table[id] = Row(id, args, function, able, cites)
            return function

        return add


def _never_runs(state: State, env: Env, **args: Any) -> None:
    raise RuntimeError("a constant clause is in force; it does not run")


def once(table: Mapping[str, Any], id: str) -> None:
    """Raise ``ValueError`` where ``table`` has a row ``id`` already."""
    if id in table:
        raise ValueError(f"two rows are called {id!r}")
