"""What a step of a case tells, by the sentences of its kind or as an event of the timeline."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from rulesref.cases.written import Step
from rulesref.catalogue import said
from rulesref.errors import CaseError, RulesrefError
from rulesref.expression import lazily
from rulesref.rulings.antecedents import IT, each_thing
from rulesref.rulings.expected_event import expected_event, reads_as_event, subject_of
from rulesref.rulings.faults import Faults
from rulesref.rulings.question import BEFORE
from rulesref.rulings.reading import Told, read_of_kind
from rulesref.rulings.reference import WrongType, alike
from rulesref.rulings.said_by import stated, told_by
from rulesref.rulings.scene import Scene
from rulesref.rulings.second_part import finite
from rulesref.rulings.spoken import printed_name
from rulesref.rulings.step_error import placed
from rulesref.rulings.timeline import understand, understood
from rulesref.rulings.to_the_point import to_the_point
from rulesref.wording.sentence import Sentence

#: How two events are told of which the first comes before the second, by language.
_IN_TURN = {
    "en": (
        lazily(r"(.+) before (.+)"),
        lazily(r"(?:first )?(.+?),? (?:and )?then (.+)"),
        lazily(r"(?P<later>.+) after (?P<first>.+)"),
    ),
    "it": (
        lazily(r"(.+) prima che (.+)"),
        lazily(r"(.+) prima (?:di |del |dello |della |dell['’])(.+)"),
        lazily(r"(?:prima )?(.+?),? (?:e )?poi (.+)"),
        lazily(r"(?P<later>.+) dopo che (?P<first>.+)"),
        lazily(r"(?P<later>.+) dopo (?:di |il |lo |la |l['’])?(?P<first>.+)"),
    ),
}


#: Whom the later of two events is about, where the first has named them.
_PRONOUN = {"en": lazily(r"^(?:he|she|they|it) "), "it": lazily(r"^(?:lui|lei|ess[oa]) ")}
#: That another one does the same.
_DOES_SO = {"en": lazily(r" (?:does|do|did)(?: so| it)?$"), "it": lazily(r" (?:lo )?fa(?:ccia)?$")}
#: That an event comes first, said behind its verb.
_FIRST = {"en": lazily(r" first "), "it": lazily(r" prima ")}


def read_step(scene: Scene, faults: Faults, step: Step) -> Told:
    """What ``step`` tells. Raises ``CaseError`` where it reads like no sentence."""
    scene.note_names()
    speech, tongue = scene.tongue.speech, scene.tongue
    read = read_of_kind(step.text, step.kind, tongue, scene.telling.said)
    if isinstance(read, Told):
        return read
    if attacks := speech.untold_attacker(scene, step.text):
        raise _not_said(faults, step.text.partition(" ")[0], attacks)
    reworded = tuple(dict.fromkeys(speech.rewordings(scene, step.text)))
    for text in reworded:
        told = read_of_kind(text, step.kind, tongue, scene.telling.said)
        if isinstance(told, Told):
            return told
    for text in (step.text, *reworded):
        if meant := speech.may_mean(scene, text):
            raise _either(faults, step, meant)
    if (plainly := _plainly(scene, faults, step)) is not None:
        return plainly
    wrong_card = read is not None and isinstance(read.error, WrongType)
    so = stated(scene, step.text) if step.kind == "given" and not wrong_card else None
    if so is not None:
        return so
    each = speech.of_each(scene, step.text)
    if meant := tuple(one for one in each if told_by(scene, one, step.kind) is not None):
        return _of_whom(scene, faults, step, meant)
    if things := each_thing(scene, step):
        raise _not_said(faults, IT[scene.language], things)
    if step.kind == "then" and (in_turn := _in_turn(scene, faults, step)) is not None:
        return in_turn
    if step.kind == "then" and (event := _in_some_words(scene, faults, step, reworded)) is not None:
        return event
    if each and not each[0].startswith(step.text.partition(" ")[0]):
        return _of_whom(scene, faults, step, each)
    from rulesref.rulings.unread_step import part_apart, why_unread

    part = part_apart(scene, step, read)
    if part is not None:
        read_step(scene, faults.of_part(part), part)  # says what is wrong with that part
    raise why_unread(scene, faults, step, read, part)


def _of_whom(scene: Scene, faults: Faults, step: Step, each: tuple[str, ...]) -> Told:
    """What ``step``, which begins or ends with a pronoun, tells. Raises ``CaseError``: of what it cannot say.

    Of the only one who plays it is told by name; of several one has to be named.
    """
    if len(each) == 1:
        named = step._replace(text=each[0])
        return read_step(scene, faults.of_part(named), named)
    first, last = step.text.partition(" ")[0], step.text.rpartition(" ")[2]
    pronoun = last if each[0].startswith(first) else first
    raise _not_said(faults, pronoun, each)


def _not_said(faults: Faults, pronoun: str, each: tuple[str, ...]) -> CaseError:
    """That a ``pronoun`` can mean several, or one of which nothing tells that it alone is meant."""
    return faults.error(
        said("whom {pronoun!r} means is not said").format(pronoun=pronoun),
        candidates=each,
        remedy=said("write the one that is meant"),
    )


def _either(faults: Faults, step: Step, meant: tuple[str, ...]) -> CaseError:
    """That ``step`` says what may be ``meant`` in one way or in another."""
    return faults.error(
        said("this may mean one thing or another: {text}").format(text=step.text),
        candidates=meant,
        remedy=said("write the one that is meant"),
    )


def _in_some_words(
    scene: Scene, faults: Faults, step: Step, reworded: Sequence[str]
) -> Told | None:
    """The same as ``step`` says it, or else in other words. Raises ``CaseError``: of its own words."""
    wrong: CaseError | None = None
    for text in (step.text, *reworded):
        try:
            event = _as_event(scene, faults, step, text)
        except CaseError as error:
            wrong = wrong or error
            continue
        if event is not None:
            return event
    if wrong is not None:
        raise wrong
    return None


def _as_event(scene: Scene, faults: Faults, step: Step, text: str) -> Told | None:
    """An event that ``text``, what ``step`` says, tells as one that has happened, or has not."""
    return expected_event(scene, text, lambda event: _is_event(scene, faults, step, event))


def _plainly(scene: Scene, faults: Faults, step: Step) -> Told | None:
    """What ``step`` says is "still" so, or "also": it is so, which is all that it comes to."""
    bare = to_the_point(step.text, step.kind)
    if bare == step.text:
        return None
    try:
        return read_step(scene, faults, step._replace(text=bare))
    except RulesrefError:
        return None


def _in_turn(scene: Scene, faults: Faults, step: Step) -> Told | None:
    """Two events of which ``step`` says that one comes before the other.

    Raises ``CaseError`` where only one of the two is an event.
    """
    before = BEFORE[scene.language]
    for joint in _IN_TURN[scene.language]:
        found = joint.fullmatch(step.text)
        if found is None:
            continue
        groups = ("first", "later") if "first" in joint.groupindex else (1, 2)
        events = tuple(_as_it_reads(scene, found[group]) for group in groups)
        known = [reads_as_event(scene, event) for event in events]
        if not all(known):
            behind = groups[0] == "first"  # the later one is told before it
            events = _of_the_same(scene, *(found[one] for one in groups[:: -1 if behind else 1]))
            events = events[::-1] if behind else events
            known = [reads_as_event(scene, event) for event in events]
        if all(known):
            row = scene.tongue.speech.sentences["happened-in-turn"]
            return Told(row, {"text": before.join(events)})
        if any(known):
            other = groups[known.index(False)]
            try:
                understood(scene, found[other])
            except RulesrefError as error:
                at = step.place(found.start(other))
                raise placed(faults.case, scene, step, error, at) from None
    return None


def _of_the_same(scene: Scene, told: str, other: str) -> tuple[str, ...]:
    """Two events, of which the ``other`` does not name again whom both are about."""
    told = _as_it_reads(scene, _FIRST[scene.language].sub(" ", told, count=1))
    who = subject_of(scene, told)
    other = _PRONOUN[scene.language].sub(lambda _: f"{who} ", other) if who else other
    bare = (other, *finite(scene, other)) if who else ()
    likewise = (_of_another(scene, told, who, other),) if who else ()
    each = (other, *(f"{who} {one}" for one in bare), *filter(None, likewise))
    others = (_as_it_reads(scene, event) for event in each)
    return told, next((event for event in others if reads_as_event(scene, event)), other)


def _of_another(scene: Scene, told: str, who: str, other: str) -> str:
    """What ``told`` says of ``who``, said of ``other``; empty where it names somebody else besides.

    Of two who are named in it, it would not be said which of them the other one stands for.
    """
    names = {
        value
        for _, slots in understood(scene, told)
        for value in slots.values()
        if isinstance(value, str)
    }
    if len(names) != 1:
        return ""
    other, words = _DOES_SO[scene.language].sub("", other), told.split(" ")
    for end in range(len(words) - 1, 0, -1):
        with suppress(RulesrefError):
            if alike(printed_name(scene, " ".join(words[:end]))) == alike(who):
                return " ".join((other, *words[end:]))
    return ""


def _as_it_reads(scene: Scene, event: str) -> str:
    """``event``, or the first that reads of the ways to say the same in other words."""
    others = scene.tongue.speech.rewordings(scene, event)
    return next((text for text in (event, *others) if reads_as_event(scene, text)), event)


def read_unplayed(scene: Scene, faults: Faults, steps: Sequence[Step]) -> None:
    """Read ``steps`` that are not played, as far as words go: what they name may not be there.

    Raises ``CaseError`` for one that reads like no sentence.
    """
    language = scene.language
    for step in steps:
        faults.step = step
        could = scene.tongue.speech.table(step.kind, language).could_read(step.text)
        if not any(pattern.read(step.text) for _, _, pattern in could):
            read_step(scene, faults, step)


def _is_event(scene: Scene, faults: Faults, step: Step, text: str) -> bool:
    """Whether ``text``, what ``step`` says or denies, tells an event, and nothing more."""
    try:
        return bool(understand(scene, text))
    except RulesrefError as error:
        raise placed(faults.case, scene, step, error, step.place(0)) from None


def check_place(scene: Scene, faults: Faults, step: Step, row: Sentence) -> None:
    """Raise ``CaseError`` for a table too many or too few, or a Given step that comes late."""
    if row.table and not step.table:
        raise faults.error(
            said("a table has to follow this step"), remedy=said("write it below: | … |")
        )
    if step.table and not row.table:
        _, line, column = step.table[0]
        raise faults.error(said("no table can follow this step"), line=line, column=column)
    if step.kind == "given" and scene.state.log is not None:
        raise faults.error(said("a Given step cannot follow what has already happened"))
