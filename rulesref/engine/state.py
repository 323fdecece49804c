"""The state of a game: one dict of immutable records, a stack of frames, and a shared log.

A record ("thing") is a mapping from attribute to value; what is absent is zero, so that equal
positions are equal mappings. Cards at rest are codes in the tuple of a pile and cost nothing to
copy or to hash. The methods write in place; ``fork`` first where the old state is still wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NewType, TypeVar, overload

from rulesref.engine.event import Event
from rulesref.engine.frames import (
    Frame,
    frames_of,
    hash_of,
    hashed,
    hashed_waiting,
    moved_beneath,
    revised,
    revised_once,
    same,
    with_beneath,
)
from rulesref.engine.index import TriggerIndex
from rulesref.engine.line import Line
from rulesref.engine.outcome import Chance, Choice, Unsupported

if TYPE_CHECKING:
    from rulesref.engine.ability import Ability
    from rulesref.engine.procedure import Procedure, Step
    from rulesref.engine.reason import Clause
    from rulesref.engine.rules import Rules

#: A record of its own kind: mypy tells it from the slots of an event and the words of a clause.
Thing = NewType("Thing", Mapping[str, Any])
_Found = TypeVar("_Found")
#: The record of a thing that is not there.
NOTHING = Thing({})


class State:
    """Everything that a game needs to go on, and nothing that it does not."""

    __slots__ = (
        "_dirty",
        "_hash",
        "_laid",
        "deferred",
        "depth",
        "index",
        "log",
        "marks",
        "pending",
        "queue",
        "reckoning",
        "rules",
        "stack",
        "things",
    )

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.things: dict[str, Thing] = {}
        self.stack: Any = None  # (frame, rest) or None: frames.py; from outside, see ``frames``
        self.log: Any = None  # (Line, rest) or None
        self.queue: list[tuple[Any, Mapping[str, Any]]] = []
        self.deferred: Any = None  # (batches or None, rest) or None
        self.marks: dict[tuple[int, int], Any] = {}
        self.index = TriggerIndex()
        self.pending: Choice | Chance | Unsupported | None = None
        self.depth = 0
        self.reckoning = 0  # so many clauses are being looked at, one within another
        self._hash = 0
        self._dirty: dict[str, Thing | None] = {}
        self._laid: dict[Any, Any] = {}

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
        new.reckoning = self.reckoning
        new._hash = self._hash
        new._dirty = self._dirty.copy()
        new._laid = self._laid
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
        new: Any = {**old, **changes} if old else changes
        if not all(changes.values()):
            for name in [name for name, value in changes.items() if not value]:
                del new[name]
        self.things[id] = new
        if not self.rules.moving.isdisjoint(changes):
            self._laid = {}

    def remove(self, id: str) -> None:
        """Forget the thing ``id`` and its abilities."""
        old = self.things.pop(id)
        self._laid = {}
        if id not in self._dirty:
            self._dirty[id] = old
        self.unlist(id)

    def exchange(self, things: dict[str, Thing]) -> None:
        """Let ``things`` take the place of all that there are; their abilities stay as enlisted."""
        for id in {*self.things, *things}:
            old = self.things.get(id)
            if things.get(id) is not old and id not in self._dirty:
                self._dirty[id] = old
        self.things = things
        self._laid = {}

    def laid(self, find: Callable[[State], _Found]) -> _Found:
        """What ``find(state)`` says of where things lie; it is asked anew once one has moved.

        A thing moves where an attribute changes that the game counts among ``Rules.moving``.
        """
        if find not in self._laid:
            if not self.rules.moving:
                return find(self)
            self._laid[find] = find(self)
        found: _Found = self._laid[find]
        return found

    def enlist(self, id: str, abilities: Iterable[Ability]) -> None:
        """Put ``abilities`` of the thing ``id`` into the trigger index."""
        self.index = self.index.with_abilities(id, abilities, self.rules.kinds)

    def unlist(self, id: str) -> None:
        """Take every ability of the thing ``id`` out of the trigger index."""
        self.index = self.index.without(id)

    # --- frames -------------------------------------------------------------------------------

    @property
    def resolving(self) -> bool:
        """Whether any frame is running."""
        return self.stack is not None

    @property
    def frame(self) -> Frame:
        """The running frame."""
        return Frame._make(self.stack[0])

    @property
    def variables(self) -> Mapping[str, Any]:
        """The variables of the running frame."""
        variables: Mapping[str, Any] = self.stack[0][2]
        return variables

    def frames(self) -> Iterator[Frame]:
        """Every frame, the running one first."""
        return frames_of(self.stack)

    def call(self, kind: Any, **variables: Any) -> None:
        """Run a frame of ``kind`` next, after those already called in this step."""
        self.queue.append((kind, variables))

    def emit(self, *events: Event) -> None:
        """Let ``events`` happen at once: they share every stage."""
        if events:
            self.queue.append((self.rules.sequence, {"events": events}))

    def emit_with(self, event: Event, joins: Callable[[Event], Event | None]) -> None:
        """Let ``event`` happen in one with what this step has emitted alone and ``joins`` to it."""
        for number, (kind, variables) in enumerate(self.queue):
            events: tuple[Event, ...] = variables.get("events", ())
            alone = kind is self.rules.sequence and len(events) == 1
            if alone and (joined := joins(events[0])) is not None:
                self.queue[number] = (kind, {**variables, "events": (joined,)})
                return
        self.emit(event)

    def event(
        self, type: str, by: str | None = None, cites: tuple[str, ...] = (), **slots: Any
    ) -> Event:
        """The event of the kind called ``type``; it has not happened yet."""
        # This is what ``Event`` does, at half of its price.
        return tuple.__new__(Event, (self.rules.events[type], slots, by, cites))

    def let(self, **variables: Any) -> None:
        """Set variables of the running frame."""
        (kind, pc, old, depth), rest = self.stack
        self.stack = ((kind, pc, {**old, **variables}, depth), rest)

    def forget(self, *names: str) -> None:
        """Take variables away from the running frame, as if they had never been set."""
        (kind, pc, old, depth), rest = self.stack
        kept = {name: value for name, value in old.items() if name not in names}
        self.stack = ((kind, pc, kept, depth), rest)

    @overload
    def goto(self, to: int) -> None: ...

    @overload
    def goto(self, to: Procedure, step: Step) -> None: ...

    def goto(self, to: Any, step: Step | None = None) -> None:
        """Go on at ``step`` of the running procedure, or at a place by its number.

        Raises ``ValueError`` where that procedure is not running, or has no such step.
        """
        (kind, _, variables, depth), rest = self.stack
        if step is not None:
            if to is not kind:
                raise ValueError(f"{kind.id!r} is running, not {to.id!r}")
            to = kind.place_of(step)
        self.stack = ((kind, to, variables, depth), rest)

    def end(self) -> None:
        """Leave the running frame."""
        self.stack = self.stack[1]

    def abandon(self) -> None:
        """Leave every frame and every effect: nothing that was still to resolve does."""
        self.stack = None
        self.queue.clear()
        self.deferred = None

    def call_beneath(self, number: int, kind: Any, variables: Mapping[str, Any]) -> None:
        """Run a frame of ``kind`` as soon as frame ``number`` of ``frames()`` has ended."""
        self.stack = with_beneath(self.stack, number, kind, variables)

    def move_beneath(self, upto: int, number: int) -> None:
        """Let frames 0 to ``upto`` of ``frames()`` go on as soon as frame ``number`` has ended."""
        self.stack = moved_beneath(self.stack, upto, number)

    def revise(self, change: Callable[[Frame], Mapping[str, Any]]) -> None:
        """Give every frame the variables that ``change(frame)`` returns."""
        self.stack = revised(self.stack, change)

    def revise_once(self, change: Callable[[Any], Any], known: dict[int, tuple[Any, Any]]) -> None:
        """Give every frame ``change(variables)``; ``known`` keeps the frames that states share."""
        self.stack = revised_once(self.stack, change, known)

    def place(self) -> Any:
        """Where the machine is; only ``variables_at`` can read it."""
        return self.stack

    def wait_at(self, to: int, **variables: Any) -> Any:
        """Go on later at the place ``to`` of the running frame, and say where that is.

        It has these ``variables`` as well then.
        """
        (kind, _, old, depth), rest = self.stack
        now = {**old, **variables} if variables else old
        self.stack = place = ((kind, to, now, depth), rest)
        return place

    def variables_at(self, place: Any) -> Mapping[str, Any] | None:
        """The variables of the running frame, or ``None`` where the machine has left ``place``."""
        if self.stack is place:
            own: Mapping[str, Any] = place[0][2]
            return own
        (kind, pc, variables, _), rest = self.stack
        (before, then, _, _), below = place
        return variables if kind is before and pc == then and rest is below else None

    # --- stops --------------------------------------------------------------------------------

    def ask(self, choice: Choice) -> None:
        """Stop until ``choice`` is answered. One option alone is no choice: it is taken.

        Where nothing is left to choose, what waited for it ends.
        """
        if isinstance(self.pending, Unsupported):
            return
        if not choice.options:
            self.end()
            return
        if len(choice.options) == 1:
            only = choice.options[0]
            self.note(Line.choice(self.depth, choice, only))
            self.let(**{choice.into: only.value})
        else:
            self.pending = choice

    def draw(self, chance: Chance) -> None:
        """Stop until fate has decided ``chance``; a certain outcome is taken."""
        if isinstance(self.pending, Unsupported):
            return
        if len(chance.outcomes) == 1:
            self.note(Line.certain(self.depth, chance))
            self.let(**{chance.into: chance.outcomes[0][1]})
        else:
            self.pending = chance

    def unsupported(self, source: str, id: str, **slots: Hashable) -> Unsupported:
        """That what the row ``id`` says of ``source`` is described nowhere."""
        self.rules.stops.with_slots(id, slots)
        return Unsupported(source, id, tuple(slots.items()))

    def give_up(self, source: str, id: str, **slots: Hashable) -> None:
        """Stop for good: what the row ``id`` says of ``source`` is described nowhere."""
        self.pending = self.unsupported(source, id, **slots)

    def leave_untold(self, source: str, ability: str, clause: Clause) -> None:
        """Stop until somebody tells what ``clause``, an effect of ``ability`` of ``source``, does."""
        self.give_up(source, "opaque", clause=clause)
        self.pending = Unsupported(source, "opaque", (("clause", clause),), ability)

    # --- log ----------------------------------------------------------------------------------

    def note(self, line: Line) -> None:
        """Write ``line`` into the log."""
        self.log = (line, self.log)

    def not_described(self, before: Any) -> None:
        """Take the log back to ``before`` where the replay stops in the impact of what it told.

        What nobody can say the outcome of has not happened.
        """
        if isinstance(self.pending, Unsupported):
            self.log = before

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

    def position_without(self, id: str) -> int:
        """The same of everything but the thing ``id``."""
        return self.position() ^ _hash(id, self.things.get(id))

    def __hash__(self) -> int:
        return self.key({})

    def key(self, known: dict[int, tuple[Any, int]]) -> int:
        """The hash of this position. ``known`` keeps the hashes of frames that several share."""
        waits = hashed(self.deferred, known), hashed_waiting(self.pending)
        return hash((self.position(), hash_of(self.stack, known), waits))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return (
            self.things == other.things
            and same(self.stack, other.stack)
            and self.deferred == other.deferred
            and self.marks == other.marks
            and self.pending == other.pending
        )


def _hash(id: str, thing: Thing | None) -> int:
    return 0 if thing is None else hash((id, frozenset(thing.items())))
