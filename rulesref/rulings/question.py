"""Questions of a case: a sentence that is true or not, wherever the case may lead.

A question is an event ("Goat Spawn is defeated"), two of them ("… before …"), or any sentence
that a Then step could assert. ``Question.known`` is what has to be known of a position so far,
``Question.true`` whether that makes the sentence true at an end.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from contextlib import suppress

from rulesref.catalogue import said
from rulesref.engine.state import State
from rulesref.errors import RulesrefError, UnresolvedReference
from rulesref.record import NamedTuple
from rulesref.rulings.denied_of_several import each_alone, is_so_of_none
from rulesref.rulings.denying import affirmed
from rulesref.rulings.one_by_one import one_by_one
from rulesref.rulings.one_or_more import without_one
from rulesref.rulings.reading import Told, read_sentence
from rulesref.rulings.scene import NotHere, Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.timeline import Wanted, come_to, understand
from rulesref.rulings.told_events import (
    ToldEach,
    ToldEvent,
    may_come_in_parts,
    parts_of_it,
    stop_at_each,
    which_first,
)
from rulesref.wording.sentence import Sentence
from rulesref.wording.suggesting import nearest

#: What stands between two events of which one is to come first, by language.
BEFORE = {"en": " before ", "it": " prima che "}
#: What stands before a sentence that is asked the other way round, by language.
NOT = {"en": "not: ", "it": "non: "}
#: So much of what cannot be read is told back.
_SHOWN = 200


class Question(NamedTuple):
    """``known(state)`` and ``true(known)``; ``now`` asks about this very moment,
    which is over soon where it is ``fleeting``.

    ``denied`` tells of a scene in which a sentence about this moment is not true what is instead;
    it raises ``UnresolvedReference`` where that is still to come.
    What ``lasts`` stays true once it is: the event has happened, whatever comes of it.
    ``stop_at_never_here()`` raises ``NotHere`` where it was judged, and each time of a card of which
    there is none: that such a card is not there is true of every case.
    ``each`` of those whom it lists is judged alone by one of these; none where it lists nobody.
    ``granted()`` are the remarks on what is taken for granted where it was found to be true.
    """

    text: str
    known: Callable[[State], Hashable]
    true: Callable[[Hashable], bool]
    now: bool = False
    fleeting: bool = False
    denied: Callable[[Scene], str] = lambda scene: ""
    lasts: bool = False
    stop_at_never_here: Callable[[], None] = lambda: None
    granted: Callable[[], Iterable[tuple[int, str]]] = tuple
    each: tuple[Callable[[State], bool], ...] = ()

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
                return _asked(scene, other, text)._replace(text=text)
        denied = affirmed(text, scene.language)
        if denied is not None:
            with suppress(RulesrefError):
                return _denied_of_each(text, _asked(scene, denied))
        raise


def _not(text: str, asked: Question) -> Question:
    return Question(
        text,
        asked.known,
        lambda known: not asked.true(known),
        asked.now,
        stop_at_never_here=asked.stop_at_never_here,
    )


def _denied_of_each(text: str, asked: Question) -> Question:
    """That what is ``asked`` is not so, of none of those whom it lists."""
    if not asked.each:
        return _not(text, asked)
    return Question(
        text,
        lambda state: tuple(so(state) for so in asked.each),
        lambda known: is_so_of_none(text, known),
        asked.now,
        stop_at_never_here=asked.stop_at_never_here,
    )


def _asked(scene: Scene, text: str, told: str = "") -> Question:
    """The question that ``text`` asks, which means what is ``told``. Raises ``UnresolvedReference``."""
    if text.startswith(NOT[scene.language]):
        asked = read_question(scene, text[len(NOT[scene.language]) :])
        return _not(text, asked)
    first, between, second = text.partition(BEFORE[scene.language])
    if between:
        one, other = understand(scene, first), understand(scene, second)
        if one and other:
            events = _told(scene, one, last=True), _told(scene, other, last=False)
            return Question(
                text, which_first(*events), _is_first, stop_at_never_here=stop_at_each(*events)
            )
    found = _assertion(scene, text, told)
    if found is not None:
        return found
    wanted = come_to(scene, understand(scene, text))
    if wanted:
        asked_for = ToldEvent(scene, wanted)
        each = [ToldEvent(scene, one) for one in one_by_one(scene, wanted)]
        in_parts = may_come_in_parts(scene, wanted)

        def has_happened(state: State) -> bool:
            if _has_happened(asked_for, each, state):
                return True
            return in_parts and bool(parts_of_it(scene.at(state), wanted, state.lines()))

        return Question(
            text,
            has_happened,
            bool,
            lasts=not in_parts,  # what is more by now was so much before
            stop_at_never_here=stop_at_each(asked_for),
            each=tuple(_has_come(one) for one in each),
        )
    raise UnresolvedReference(
        said("nothing that can be asked reads like {text!r}").format(text=_shortened(text)),
        candidates=nearest(text, _askable(scene)),
        remedy=said(
            "ask for an event as the timeline prints it, or for what a Then step could assert"
        ),
    )


def _told(scene: Scene, wanted: Wanted, *, last: bool) -> ToldEvent:
    """The event that is ``wanted``; to several cards one by one it comes with the ``last`` of them, or the first."""
    each = [ToldEvent(scene, one) for one in one_by_one(scene, wanted)]
    return ToldEach(scene, wanted, each, last=last) if each else ToldEvent(scene, wanted)


def _has_happened(whole: ToldEvent, each: list[ToldEvent], state: State) -> bool:
    """Whether the event has happened to all at once, or to ``each``."""
    return whole.place(state) >= 0 or (
        bool(each) and all(event.place(state) >= 0 for event in each)
    )


def _has_come(event: ToldEvent) -> Callable[[State], bool]:
    """Whether ``event`` has happened in a state."""
    return lambda state: event.place(state) >= 0


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


def _is_first(known: Hashable) -> bool:
    return known == "first"


def _assertion(scene: Scene, text: str, told: str) -> Question | None:
    """A sentence of a Then step, true where the step would find nothing unmet."""
    asking = [row for row in scene.tongue.speech.rows("then") if row.asks and not row.table]
    found = read_sentence(text, asking, scene.tongue, scene.telling.said)
    if isinstance(found, Told):
        row, slots = found
        none = without_one(scene, row, slots, (text, told))
        met = Met(scene, row, slots) if none is None else MetOrMore(scene, row, slots, none)
        denied = _denied(row, slots)
        return Question(
            text,
            met,
            bool,
            row.open,
            row.fleeting,
            denied,
            row.lasts,
            stop_at_never_here=met.stop_at_never_here,
            granted=lambda: met.granted,
            each=tuple(Met(scene, row, alone) for alone in each_alone(slots)),
        )
    if found is not None and not understand(scene, text):
        raise found.error
    return None


class Met:
    """Whether ``row`` finds nothing unmet in a state, and whether what it names ever was there."""

    def __init__(self, scene: Scene, row: Sentence, slots: dict[str, object]) -> None:
        self.scene, self.row, self.slots = scene, row, slots
        self.is_here = scene.in_a_deck(slots)
        self.nowhere: NotHere | None = None
        self.granted = list[tuple[int, str]]()

    def __call__(self, state: State) -> bool:
        there = self.scene.at(state)
        told = len(there.telling.remarks)
        try:
            unmet = self.row.run(there, **self.slots)
        except NotHere as problem:  # the card has not come to the table on this way
            self.nowhere = problem
            return self.row.absent(**self.slots)
        self.is_here = True
        self.granted += () if unmet else there.telling.remarks[told:]
        return not unmet

    def stop_at_never_here(self) -> None:
        """Raise ``NotHere`` where what is named was in none of the states, and in no deck."""
        if self.nowhere is not None and not self.is_here:
            raise self.nowhere


class MetOrMore(Met):
    """The same, or whether there is more of it: whether ``row`` with the slots ``none`` is not met."""

    def __init__(
        self, scene: Scene, row: Sentence, slots: dict[str, object], none: dict[str, object]
    ) -> None:
        super().__init__(scene, row, slots)
        self.none = Met(scene, row, none)

    def __call__(self, state: State) -> bool:
        if super().__call__(state):
            return True
        self.none.nowhere = None
        is_none = self.none(state)
        return self.none.nowhere is None and not is_none


def _denied(row: Sentence, slots: dict[str, object]) -> Callable[[Scene], str]:
    def denied(scene: Scene) -> str:
        try:
            row.early(scene, **slots)
            return "; ".join(unmet.happened for unmet in row.run(scene, **slots))
        except NotHere as problem:
            return in_words(scene, "nowhere-here", card=problem.told)

    return denied
