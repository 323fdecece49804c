"""The state of a game: one dict of immutable records, a stack of frames, and a shared log.

A record ("thing") is a mapping from attribute to value; what is absent is zero, so that equal
positions are equal mappings. Cards at rest are codes in the tuple of a pile and cost nothing to
copy or to hash. The methods write in place; ``fork`` first where the old state is still wanted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, NewType

from rulesref.engine.event import Event
from rulesref.engine.outcome import Chance, Choice, Option, Unsupported

if TYPE_CHECKING:
    from rulesref.engine.ability import Ability
    from rulesref.engine.kind import Kind
    from rulesref.engine.rules import Rules

#: A record of its own kind: mypy tells it from the slots of an event and the words of a clause.
Thing = NewType("Thing", Mapping[str, Any])
#: The record of a thing that is not there.
NOTHING = Thing({})
#: (what runs, program counter, variables, depth in the timeline)
Frame = tuple[Any, int, Mapping[str, Any], int]


class Line(NamedTuple):
    """One line of the log. ``stage`` is a stage's id, "choice", "chance" or "use"."""

    depth: int
    stage: str
    event: Event | None
    source: str | None
    chooser: str | None
    options: tuple[Any, ...]
    chosen: Any
    cites: tuple[str, ...]
    text: str = ""


class State:
    """Everything that a game needs to go on, and nothing that it does not."""

    __slots__ = (
        "_dirty",
        "_hash",
        "deferred",
        "depth",
        "index",
        "log",
        "marks",
        "pending",
        "queue",
        "rules",
        "stack",
        "things",
    )

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.things: dict[str, Thing] = {}
        self.stack: Any = None  # (Frame, rest) or None
        self.log: Any = None  # (Line, rest) or None
        self.queue: list[tuple[Any, Mapping[str, Any]]] = []
        self.deferred: Any = None  # (batches or None, rest) or None
        self.marks: dict[tuple[int, int], Any] = {}
        self.index: dict[tuple[str, str], tuple[tuple[str, Ability], ...]] = {}
        self.pending: Choice | Chance | Unsupported | None = None
        self.depth = 0
        self._hash = 0
        self._dirty: dict[str, Thing | None] = {}

    def fork(self) -> State:
        """A copy that may go its own way; records, frames and log are shared."""
        new = State.__new__(State)
        new.rules = self.rules
        new.things = self.things.copy()
        new.stack = self.stack
        new.log = self.log
        new.queue = self.queue.copy()
        new.deferred = self.deferred
        new.marks = self.marks.copy()
        new.index = self.index
        new.pending = self.pending
        new.depth = self.depth
        new._hash = self._hash
        new._dirty = self._dirty.copy()
        return new

    # --- things -------------------------------------------------------------------------------

    def get(self, id: str, name: str, default: Any = 0) -> Any:
        """The attribute ``name`` of the thing ``id``; ``default`` where it has none."""
        try:
            return self.things[id].get(name, default)
        except KeyError:
            return default

    def put(self, id: str, **changes: Any) -> None:
        """Change attributes of the thing ``id``, making it where there is none."""
        old = self.things.get(id)
        if id not in self._dirty:
            self._dirty[id] = old
        new = {**old, **changes} if old else dict(changes)
        for name, value in changes.items():
            if not value:
                del new[name]
        self.things[id] = Thing(new)

    def remove(self, id: str) -> None:
        """Forget the thing ``id`` and its abilities."""
        old = self.things.pop(id)
        if id not in self._dirty:
            self._dirty[id] = old
        self.unlist(id)

    def enlist(self, id: str, abilities: Iterable[Ability]) -> None:
        """Put ``abilities`` of the thing ``id`` into the trigger index."""
        index = dict(self.index)
        for ability in abilities:
            for key in _keys(ability, self.rules.kinds[ability.kind]):
                index[key] = (*index.get(key, ()), (id, ability))
        self.index = index

    def unlist(self, id: str) -> None:
        """Take every ability of the thing ``id`` out of the trigger index."""
        index = {}
        for key, entries in self.index.items():
            kept = tuple(entry for entry in entries if entry[0] != id)
            if kept:
                index[key] = kept
        self.index = index

    # --- frames -------------------------------------------------------------------------------

    def call(self, kind: Any, **variables: Any) -> None:
        """Run a frame of ``kind`` next, after those already called in this step."""
        self.queue.append((kind, variables))

    def emit(self, *events: Event) -> None:
        """Let ``events`` happen at once: they share every stage."""
        if events:
            self.queue.append((self.rules.sequence, {"events": events}))

    def event(
        self, type: str, by: str | None = None, cites: tuple[str, ...] = (), **slots: Any
    ) -> Event:
        """The event of the kind called ``type``; it has not happened yet."""
        return Event(self.rules.events[type], slots, by, cites)

    def let(self, **variables: Any) -> None:
        """Set variables of the running frame."""
        (kind, pc, old, depth), rest = self.stack
        self.stack = ((kind, pc, {**old, **variables}, depth), rest)

    def goto(self, pc: int) -> None:
        """Go on at step ``pc`` of the running frame."""
        (kind, _, variables, depth), rest = self.stack
        self.stack = ((kind, pc, variables, depth), rest)

    def end(self) -> None:
        """Leave the running frame."""
        self.stack = self.stack[1]

    # --- stops --------------------------------------------------------------------------------

    def ask(self, choice: Choice) -> None:
        """Stop until ``choice`` is answered. One option alone is no choice: it is taken."""
        if isinstance(self.pending, Unsupported):
            return
        if len(choice.options) == 1:
            only = choice.options[0]
            self.note(
                Line(
                    self.depth,
                    "choice",
                    None,
                    choice.id,
                    choice.chooser,
                    choice.options,
                    only,
                    choice.cites,
                )
            )
            self.let(**{choice.into: only.value})
        else:
            self.pending = choice

    def draw(self, chance: Chance) -> None:
        """Stop until fate has decided ``chance``; a certain outcome is taken."""
        if isinstance(self.pending, Unsupported):
            return
        if len(chance.outcomes) == 1:
            certain = chance.outcomes[0][1]
            only = Option(chance.id, {"value": certain}, certain)
            self.note(
                Line(self.depth, "choice", None, chance.id, None, (only,), only, chance.cites)
            )
            self.let(**{chance.into: certain})
        else:
            self.pending = chance

    def give_up(self, source: str, clause: str) -> None:
        """Stop for good: ``clause`` of ``source`` is described nowhere, and nothing is guessed."""
        self.pending = Unsupported(source, clause)

    # --- log ----------------------------------------------------------------------------------

    def note(self, line: Line) -> None:
        """Write ``line`` into the log."""
        self.log = (line, self.log)

    def lines(self) -> list[Line]:
        """The log from its first line to its last."""
        out = []
        log = self.log
        while log is not None:
            out.append(log[0])
            log = log[1]
        out.reverse()
        return out

    # --- identity -----------------------------------------------------------------------------

    def position(self) -> int:
        """A hash of the things alone; only what changed since the last call is hashed again."""
        total = self._hash
        for id, old in self._dirty.items():
            total ^= _hash(id, old) ^ _hash(id, self.things.get(id))
        self._hash = total
        self._dirty.clear()
        return total

    def __hash__(self) -> int:
        return self.key({})

    def key(self, known: dict[int, tuple[Any, int]]) -> int:
        """The hash of this position. ``known`` keeps the hashes of frames that several share."""
        deferred = _freeze((self.deferred, self.pending))
        return hash((self.position(), _chain(self.stack, known), deferred))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return (
            self.things == other.things
            and _same(self.stack, other.stack)
            and self.deferred == other.deferred
            and self.marks == other.marks
            and self.pending == other.pending
        )


def _chain(link: Any, known: dict[int, tuple[Any, int]]) -> int:
    """The hash of a linked stack; every link is hashed once, however many states share it."""
    new = []
    while link is not None and id(link) not in known:
        new.append(link)
        link = link[1]
    value = 0 if link is None else known[id(link)][1]
    for link in reversed(new):
        value = hash((_freeze(link[0]), value))
        known[id(link)] = (link, value)  # kept, so that no other takes its place in memory
    return value


def _same(one: Any, other: Any) -> bool:
    """Whether two linked stacks hold equal frames; without recursion, however deep they are."""
    while one is not other:
        if one is None or other is None or one[0] != other[0]:
            return False
        one, other = one[1], other[1]
    return True


def _keys(ability: Ability, kind: Kind) -> set[tuple[str, str]]:
    """Where the index keeps ``ability``: its trigger, its kind, or what a constant one does."""
    if ability.trigger:
        return {(ability.trigger.stage, event) for event in ability.trigger.event.split("|")}
    if kind.constant:
        return {("constant", node.row.id) for node in ability.effects}
    if kind.answers == "must":  # only an opaque one may have no trigger
        return {("constant", "opaque")}
    return {("", ability.kind)}


def _hash(id: str, thing: Thing | None) -> int:
    return 0 if thing is None else hash((id, frozenset(thing.items())))


def _freeze(value: Any) -> Any:
    """A hashable twin of nested tuples and dicts."""
    if isinstance(value, dict):
        return frozenset((key, _freeze(item)) for key, item in value.items())
    if isinstance(value, tuple | list):
        return tuple(_freeze(item) for item in value)
    return value
