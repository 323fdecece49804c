"""Questions of a case: a sentence that is true or not, wherever the case may lead.

A question is an event ("Goat Spawn is defeated"), two of them ("… before …"), or any sentence
that a Then step could assert. ``Question.known`` is what has to be known of a position so far,
``Question.true`` whether that makes the sentence true at an end.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Any

from rulesref.catalogue import said
from rulesref.engine.event import Event, EventKind
from rulesref.engine.line import Line
from rulesref.engine.state import State
from rulesref.errors import RulesrefError, UnresolvedReference
from rulesref.record import NamedTuple
from rulesref.rulings.deeds import DEEDS, did
from rulesref.rulings.denying import affirmed
from rulesref.rulings.reading import Told, read_sentence
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import NotHere, Scene
from rulesref.rulings.spoken import in_words, says
from rulesref.rulings.timeline import Wanted, understand
from rulesref.wording.sentence import Sentence
from rulesref.wording.suggesting import nearest

#: What stands between two events of which one is to come first, by language.
BEFORE = {"en": " before ", "it": " prima che "}
#: What stands before a sentence that is asked the other way round, by language.
NOT = {"en": "not: ", "it": "non: "}
#: What is told of an amount of which any above zero is meant.
_ANY = object()
#: So much of what cannot be read is told back.
_SHOWN = 200


class Question(NamedTuple):
    """``known(state)`` and ``true(known)``; ``now`` asks about this very moment,
    which is over soon where it is ``fleeting``.

    ``denied`` tells of a scene in which a sentence about this moment is not true what is instead.
    What ``lasts`` stays true once it is: the event has happened, whatever comes of it.
    """

    text: str
    known: Callable[[State], Hashable]
    true: Callable[[Hashable], bool]
    now: bool = False
    fleeting: bool = False
    denied: Callable[[Scene], str] = lambda scene: ""
    lasts: bool = False

    def is_settled(self, state: State) -> bool:
        """Whether ``state`` decides it: it has come true, and stays so."""
        return self.lasts and self.true(self.known(state))


def of_order(text: str, language: str) -> bool:
    """Whether ``text`` speaks of what comes before what: any order may make a difference to that."""
    return BEFORE[language] in text


def read_question(scene: Scene, text: str) -> Question:
    """The question that ``text`` asks, in these words or in others. Raises ``UnresolvedReference``."""
    try:
        return _asked(scene, text)
    except RulesrefError:
        for other in dict.fromkeys(scene.tongue.speech.rewordings(scene, text)):
            with suppress(RulesrefError):
                return _asked(scene, other)._replace(text=text)
        denied = affirmed(text, scene.language)
        if denied is not None:
            with suppress(RulesrefError):
                return _not(text, _asked(scene, denied))
        raise


def _not(text: str, asked: Question) -> Question:
    return Question(text, asked.known, lambda known: not asked.true(known), asked.now)


def _asked(scene: Scene, text: str) -> Question:
    if text.startswith(NOT[scene.language]):
        asked = read_question(scene, text[len(NOT[scene.language]) :])
        return _not(text, asked)
    first, between, second = text.partition(BEFORE[scene.language])
    if between:
        one, other = understand(scene, first), understand(scene, second)
        if one and other:
            return Question(text, _order(_Event(scene, one), _Event(scene, other)), _is_first)
    found = _assertion(scene, text)
    if found is not None:
        return found
    wanted = understand(scene, text)
    if wanted:
        asked_for = _Event(scene, wanted)
        return Question(text, lambda state: asked_for.place(state) >= 0, bool, lasts=True)
    raise UnresolvedReference(
        said("nothing that can be asked reads like {text!r}").format(text=_shortened(text)),
        candidates=nearest(text, _askable(scene)),
        remedy=said(
            "ask for an event as the timeline prints it, or for what a Then step could assert"
        ),
    )


def _shortened(text: str) -> str:
    """The beginning of a ``text`` that nobody reads to its end."""
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN].rstrip()}…"


def _askable(scene: Scene) -> list[str]:
    asserted = [
        pattern.template
        for row in scene.tongue.speech.rows("then")
        if row.asks
        for pattern in row.patterns[scene.language]
    ]
    return [*scene.tongue.event_sentences(), *asserted]


def happened(scene: Scene, event: Event, wanted: Wanted) -> bool:
    """Whether ``event`` is one that ``wanted`` speaks of."""
    return any(
        kind == event.type and all(_holds(scene, event, *told) for told in slots.items())
        for kind, slots in wanted
    )


def _holds(scene: Scene, event: Event, slot: str, told: object) -> bool:
    """Whether ``event`` has in that slot what is ``told``, or in the one that may stand for it."""
    instead = scene.tongue.speech.instead_of.get(slot, slot)
    return any(_same(scene, slot, event.slots.get(one), told) for one in {slot, instead})


def is_told(scene: Scene, line: Line, wanted: Wanted) -> bool:
    """Whether ``line`` tells what ``wanted`` speaks of: an event, an ability used, a reaction declined."""
    if line.stage == "impact" and line.event is not None:
        return happened(scene, line.event, wanted)
    return did(scene, line, wanted)


def of_any_amount(scene: Scene, wanted: Wanted) -> Wanted:
    """``wanted`` with whatever amount above zero in place of each that is told."""
    events = scene.tongue.game.rules.events
    return [
        (id, {name: _ANY if _counts(events[id], name) else told for name, told in slots.items()})
        for id, slots in wanted
        if id in events
    ]


def _counts(kind: EventKind, slot: str) -> bool:
    return kind.slots[slot] == "number"


def _same(scene: Scene, slot: str, value: object, told: object) -> bool:
    if told is _ANY:
        return bool(value)
    if isinstance(told, int):
        return (value or 0) == told
    return says(scene, slot, value, str(told)) or _printing(scene, value, str(told))


def _printing(scene: Scene, value: object, told: str) -> bool:
    """Whether ``told`` names ``value`` by a printing or a level, such as "Knife (01086)"."""
    if not told.endswith(")"):
        return False
    try:
        return scene.find(Reference(told, scene.tongue, scene.telling.said)) == value
    except UnresolvedReference:
        return False


class _Event:
    """The event that is ``wanted``, in logs that states share: each line is looked at once."""

    def __init__(self, scene: Scene, wanted: Wanted) -> None:
        self.scene = scene
        self.wanted = wanted
        self.kinds = {kind for kind, _ in wanted}
        self.deeds = not self.kinds.isdisjoint(DEEDS)
        #: Place of a log in memory → the log, its length, the place of the event in it, or -1, and
        #: where the lines begin that tell what has happened at once with its last one.
        self.known: dict[int, tuple[Any, int, int, int]] = {}

    def place(self, state: State) -> int:
        """The place in the log of ``state`` of the first such event; -1 for none.

        What happens at once has one place.
        """
        log, new = state.log, []
        while log is not None and id(log) not in self.known:
            new.append(log)
            log = log[1]
        _, length, place, start = (None, 0, -1, 0) if log is None else self.known[id(log)]
        for log in reversed(new):
            line, before = log
            if not (line.batch and before is not None and before[0].batch is line.batch):
                start = length
            if place < 0 and self._is(state, line):
                place = start
            length += 1
            self.known[id(log)] = (log, length, place, start)
        return place

    def _is(self, state: State, line: Line) -> bool:
        event = line.event if line.stage == "impact" else None
        may = event.type in self.kinds if event is not None else self.deeds
        return may and is_told(self.scene.at(state), line, self.wanted)


def _order(one: _Event, other: _Event) -> Callable[[State], str]:
    """Which of two events comes first in a state: "first", "second", or neither yet."""

    def known(state: State) -> str:
        first, second = one.place(state), other.place(state)
        if first < 0 and second < 0:
            return ""
        return "first" if first >= 0 and (second < 0 or first < second) else "second"

    return known


def _is_first(known: Hashable) -> bool:
    return known == "first"


def _assertion(scene: Scene, text: str) -> Question | None:
    """A sentence of a Then step, true where the step would find nothing unmet."""
    asking = [row for row in scene.tongue.speech.rows("then") if row.asks and not row.table]
    found = read_sentence(text, asking, scene.tongue, scene.telling.said)
    if isinstance(found, Told):
        row, slots = found
        met = is_met(scene, row, slots)
        return Question(text, met, bool, row.open, row.fleeting, _denied(row, slots))
    if found is not None and not understand(scene, text):
        raise found.error
    return None


def is_met(scene: Scene, row: Sentence, slots: dict[str, object]) -> Callable[[State], bool]:
    """Whether ``row`` finds nothing unmet in a state of the scene."""

    def met(state: State) -> bool:
        try:
            return not row.run(scene.at(state), **slots)
        except NotHere:  # the card has not come to the table on this way
            return row.absent(**slots)

    return met


def _denied(row: Sentence, slots: dict[str, object]) -> Callable[[Scene], str]:
    def denied(scene: Scene) -> str:
        try:
            return "; ".join(unmet.happened for unmet in row.run(scene, **slots))
        except NotHere as problem:
            return in_words(scene, "nowhere-here", card=problem.told)

    return denied
