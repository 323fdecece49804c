"""The state of a game: one dict of immutable records, a stack of frames, and a shared log.

Its records are kept by ``Records``. Cards at rest are codes in the tuple of a pile and cost nothing
to copy or to hash. The methods write in place; ``fork`` first where the old state is still wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, overload

from rulesref.engine.event import Event
from rulesref.engine.frames import (
    Frame,
    folded,
    frames_of,
    hash_of,
    hashed,
    hashed_waiting,
    moved_beneath,
    revised,
    same,
    with_beneath,
)
from rulesref.engine.line import Line
from rulesref.engine.outcome import Chance, Choice, Unsupported
from rulesref.engine.records import NOTHING, Records, Thing

if TYPE_CHECKING:
    from rulesref.engine.procedure import Procedure, Step
    from rulesref.engine.reason import Clause
    from rulesref.engine.rules import Rules

__all__ = ["NOTHING", "State", "Thing"]


class State(Records):
    """Everything that a game needs to go on, and nothing that it does not."""

    __slots__ = (
        "deferred",
        "depth",
        "log",
        "marks",
        "pending",
        "queue",
        "reckoning",
        "stack",
    )

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.stack: Any = None  # (frame, rest) or None: frames.py; from outside, see ``frames``
        self.log: Any = None  # (Line, rest) or None
        self.queue: list[tuple[Any, Mapping[str, Any]]] = []
        self.deferred: Any = None  # (batches or None, rest) or None
        self.marks: dict[tuple[int, int], Any] = {}
        self.pending: Choice | Chance | Unsupported | None = None
        self.depth = 0
        self.reckoning = 0  # so many clauses are being looked at, one within another

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

    def run_again(self) -> None:
        """Let the step that is running be the next one of its frame once more."""
        (kind, place, variables, depth), rest = self.stack
        self.stack = ((kind, place - 1, variables, depth), rest)

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

    def folded(self, fold: Callable[..., Any], known: dict[int, tuple[Any, Any]]) -> Any:
        """What ``frames.folded`` makes of all frames."""
        return folded(self.stack, fold, known)

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
