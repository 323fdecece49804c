"""The log of a replay as sentences, one a line, in the language of the case."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rulesref.catalogue import said
from rulesref.corpus.step_title import step_title
from rulesref.engine.event import Event, EventKind
from rulesref.engine.line import Line
from rulesref.errors import RulesrefError, UnresolvedReference
from rulesref.rulings.chances import fate_decides, repeats
from rulesref.rulings.deeds import tell_use, understand_deed
from rulesref.rulings.event_sentences import event_table, patterns, table_without_place
from rulesref.rulings.event_words import WORDY, NoSuchWord, words_held
from rulesref.rulings.options import is_told_by, sentence
from rulesref.rulings.reference import alike, read_slot
from rulesref.rulings.ruling import Moment
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import printed_name, spoken
from rulesref.rulings.turned_events import of_no_player, stop_at_turned
from rulesref.wording.pattern_table import PatternTable
from rulesref.wording.speech import Speech
from rulesref.wording.suggesting import nearest

#: By the stage whose abilities follow.
_HEADS = {
    "en": {
        "would": "this would happen: {told}",
        "when": "when {told}:",
        "if": "at this point, {told}:",
        "after": "after {told}:",
    },
    "it": {
        "would": "starebbe per accadere: {told}",
        "when": "quando {told}:",
        "if": "in questo momento, {told}:",
        "after": "dopo che {told}:",
    },
}


def tell(scene: Scene, event: Event) -> str:
    """``event`` as a sentence: the first of its row whose slots it has."""
    slots = spoken(scene, event.slots)
    rows = patterns(event.kind, scene.language)
    for pattern in rows:
        if all(name in slots for name in pattern.names()):
            return pattern.write(slots)
    return rows[-1].write({**dict.fromkeys(rows[-1].names(), 0), **slots})


#: Events that a sentence could speak of: (event, slots), cards as the names they are told by.
Wanted = list[tuple[str, dict[str, Any]]]


def understand(scene: Scene, text: str) -> Wanted:
    """Every (event, slots) that ``text`` could speak of; cards as the names they are told by.

    Raises ``UnresolvedReference`` where ``text`` reads like an event, but of a card that nobody
    knows, or with a word that no such event can hold: nothing like it could ever happen.
    """
    found, unknown = _read(scene, text, event_table(scene.tongue))
    if not found and unknown is None:
        found += understand_deed(scene, text)
    if not found and unknown is None:
        found, _ = _read(scene, text, table_without_place(scene.tongue))
    if unknown is not None and not found:
        raise unknown.explained() if isinstance(unknown, NoSuchWord) else unknown
    return [of_no_player(scene, *one) for one in found]


def come_to(scene: Scene, wanted: Wanted) -> Wanted:
    """``wanted`` with the other events that may be meant by the same words: one of them is enough."""
    comes_to = scene.tongue.speech.comes_to
    also = (comes_to[kind](slots) for kind, slots in wanted if kind in comes_to)
    return [*wanted, *(other for other in also if other is not None)]


def _read(
    scene: Scene, text: str, table: PatternTable[EventKind]
) -> tuple[Wanted, RulesrefError | NoSuchWord | None]:
    """What ``text`` speaks of by the sentences of ``table``, and why it does by none of them."""
    found = []
    unknown: RulesrefError | NoSuchWord | None = None
    furthest = -1
    titled = scene.tongue.speech.titled
    head = text.partition(": ")
    # A title is none of the sentence, whose last word a colon follows then.
    told_with_head = (f"{head[0]} {text}" if head[1] else text).casefold()
    could = table.could_read_part(set(told_with_head.split(" ")), told_with_head)
    for _, kind, pattern in could:
        bare, _, title = head if kind.id in titled else (text, "", "")
        slots = pattern.read(bare)
        if slots is None:
            continue
        values, at = {}, 0
        try:
            for name, (told, place) in slots.items():
                at = place
                values[name] = _meant(scene, kind, name, told)
            stop_at_turned(scene, kind.id, values)
            if title:
                at = len(bare)
                _check_title(scene, kind.id, values["step"], title)
        except (RulesrefError, NoSuchWord) as problem:
            if at > furthest:  # the sentence that is understood longest is the one meant
                unknown, furthest = problem, at
            continue
        found.append((kind.id, values))
    return found, unknown


def understood(scene: Scene, text: str) -> Wanted:
    """As ``understand``, where nothing but an event can stand. Raises ``UnresolvedReference``."""
    found = understand(scene, text)
    if not found:
        raise UnresolvedReference(
            said("no event reads like {text!r}").format(text=text),
            candidates=nearest(text, scene.tongue.event_sentences()),
            remedy=said("write it as the timeline prints it"),
        )
    return found


def _meant(scene: Scene, kind: EventKind, slot: str, told: str) -> Any:
    type = kind.slots[slot]
    if type == "number":
        return read_slot(told, "number", scene.tongue)
    if type in ("card", "cards"):
        return printed_name(scene, told)
    if type in WORDY:
        words_held(scene, kind.id, slot, type, told)
    return told


def _check_title(scene: Scene, event: str, step: Any, title: str) -> None:
    """Raise ``UnresolvedReference`` where ``title`` is not what a timeline calls the ``step``."""
    known = _title(scene, event, step)
    if known and alike(title) != alike(known):
        raise UnresolvedReference(
            said("step {step} is called otherwise").format(step=step),
            told=title.strip(),
            candidates=(known,),
            remedy=said("write the title so, or leave it out"),
        )


def _title(scene: Scene, event: str, step: Any) -> str:
    """What the charts call ``step``, where ``event`` is told with the title of a step."""
    told = scene.tongue.speech.titled.get(event)
    return step_title(scene.tongue.game.corpus, told.format(step), scene.language) if told else ""


def moments(scene: Scene, since: int = 0) -> tuple[Moment, ...]:
    """The timeline, from the line ``since`` of the log on.

    Choices that had one option alone are left out; what an event repeats is told by the event.
    """
    return tuple(_moment(scene, line, choice) for line, choice in _told_lines(scene, since))


def lines_told(scene: Scene) -> int:
    """How many lines the timeline has."""
    return sum(1 for _ in _told_lines(scene, 0))


def _told_lines(scene: Scene, since: int) -> Iterator[tuple[Line, Line | None]]:
    """Every line of the log that is told, from the place ``since`` on, and the choice it tells."""
    lines = list(scene.state.lines())
    made: dict[int, Line] = {}  # the place of a line → the choice that it tells
    spoken_for: set[int] = set()  # the places of chances whose result the next line tells
    for place, line in enumerate(lines):
        if line.stage == "choice" and len(line.options) > 1:
            told = _told_at(scene.tongue.speech, lines, place)
            made[told] = line
        elif line.stage == "chance" and repeats(scene, lines[place + 1 : place + 2], line):
            spoken_for.add(place)
    for place, line in enumerate(lines):
        if place < since or place in spoken_for:
            continue
        choice = made.get(place)
        if line.stage != "choice" or choice is line:
            yield line, choice


def _told_at(speech: Speech, lines: Sequence[Line], place: int) -> int:
    """Where the choice at ``place`` is told: at the first line that says the same, or there."""
    chosen = lines[place].chosen
    for later in range(place + 1, len(lines)):
        line = lines[later]
        if line.stage == "choice" and line.chosen.id == chosen.id and len(line.options) > 1:
            break
        if is_told_by(speech, chosen, line):
            return later
    return place


def _moment(scene: Scene, line: Line, choice: Line | None) -> Moment:
    """``line`` as it is printed, with the ``choice`` that it tells."""
    event = line.event
    cites = line.cites + choice.cites if choice and choice is not line else line.cites
    slots: Mapping[str, Any] = {}
    if event is not None:
        slots = {
            name: _plain(scene, value)
            for name, value in event.slots.items()
            if value and event.kind.slots.get(name, "effects") != "effects" and _is_plain(value)
        }
    return Moment(
        line.depth,
        tell_line(scene, line),
        event.type if event else str(line.source or ""),
        slots,
        line.stage,
        str(scene.name(line.source) or ""),
        str(scene.name((choice and choice.chooser) or line.chooser) or ""),
        tuple(sentence(scene, option) for option in choice.options) if choice else (),
        sentence(scene, choice.chosen) if choice else "",
        tuple(dict.fromkeys(cites)),
    )


def _is_plain(value: Any) -> bool:
    """Whether ``value`` can be told: no effects or costs that only the machine reads."""
    if type(value) is tuple:
        return all(_is_plain(one) for one in value)
    return isinstance(value, str | int)


def _plain(scene: Scene, value: Any) -> Any:
    """A slot for JSON: a number, a flag, a word, a printed name, or a list of them."""
    if isinstance(value, tuple):
        return [_plain(scene, one) for one in value]
    return value if isinstance(value, bool | int) else str(scene.name(value))


def tell_line(scene: Scene, line: Line) -> str:
    """``line`` as the timeline prints it."""
    if line.stage == "choice":
        return sentence(scene, line.chosen)
    if line.stage == "chance":
        return fate_decides(scene, line.source, line.chosen)
    if line.stage == "use":
        return tell_use(scene, line)
    assert line.event is not None
    told = tell(scene, line.event)
    title = _title(scene, line.event.type, line.event.slots.get("step"))
    told = f"{told}: {title}" if title else told
    return _HEADS[scene.language].get(line.stage, "{told}").format(told=told)
