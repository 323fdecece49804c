"""What happens, in which order, and whether it has happened at all."""

from __future__ import annotations

from rulesref.engine.line import Line
from rulesref.errors import RulesrefError
from rulesref.rulings.deeds import DEEDS, tells_deed
from rulesref.rulings.never_here import stop_at_never_here
from rulesref.rulings.one_by_one import one_by_one
from rulesref.rulings.question import BEFORE, read_question
from rulesref.rulings.ruling import Unmet
from rulesref.rulings.scene import Scene
from rulesref.rulings.spoken import in_words
from rulesref.rulings.timeline import Wanted, come_to, tell, tell_line, understood
from rulesref.rulings.told_events import is_told, of_any_amount, parts_of_it
from rulesref.sentences.any_game.speech import SPEECH

HERE = 0
Cells = tuple[tuple[str, int, int], ...]


SPEECH.unmet("nothing-more", en="nothing more", it="nient'altro")
SPEECH.unmet("before", en="it happened before {event}", it="è accaduto prima di {event}")
SPEECH.unmet("at-once", en="both happen at once", it="accadono insieme")
SPEECH.unmet("so-often", en="{number} times: {event}", it="{number} volte: {event}")
SPEECH.unmet(
    "in-parts", en="it has come about in parts: {parts}", it="è avvenuto in più parti: {parts}"
)
SPEECH.unmet(
    "happened-instead",
    en="that is another thing than what has happened here: {event}",
    it="è altra cosa da ciò che qui è accaduto: {event}",
)
SPEECH.unmet("not-happened", en="it has not happened", it="non è accaduto")


@SPEECH.sentence(
    "then",
    "in-order",
    en="in order:",
    it="(nell'ordine|in ordine):",
    table=True,
    lasts=True,
    ordered=True,
)
def in_order(scene: Scene, cells: Cells) -> list[Unmet]:
    """Each line of the table happens, one after another; other things may happen between."""
    events = _lines(scene, deeds=True)
    position = 0
    for text, number, column in cells:
        wanted = _wanted(scene, text, number, column)
        for later in range(position, len(events)):
            if is_told(scene, events[later], wanted):
                position = later + 1
                break
        else:
            return [Unmet(number, text, _instead(scene, events, position, wanted))]
    return []


@SPEECH.sentence(
    "then",
    "exactly-in-order",
    en="exactly in order:",
    it="esattamente nell'ordine:",
    table=True,
    ordered=True,
)
def exactly_in_order(scene: Scene, cells: Cells) -> list[Unmet]:
    """The table is the whole of what happens; abilities used, only where it tells of one."""
    every = [wanted for text, line, at in cells for wanted in _wanted(scene, text, line, at)]
    events = _lines(scene, deeds=any(deed in DEEDS for deed, _ in every))
    for place, (text, number, column) in enumerate(cells):
        wanted = _wanted(scene, text, number, column)
        if place >= len(events):
            return [Unmet(number, text, in_words(scene, "nothing-more"))]
        if not is_told(scene, events[place], wanted):
            return [Unmet(number, text, _told(scene, events[place]))]
    if len(events) > len(cells):
        next_event = _told(scene, events[len(cells)])
        return [Unmet(cells[-1][1], in_words(scene, "nothing-more"), next_event)]
    return []


def _lines(scene: Scene, *, deeds: bool) -> list[Line]:
    """The lines that tell an event, and, with ``deeds``, those that tell what somebody does."""
    return [
        line
        for line in scene.state.lines()
        if line.stage == "impact" or (deeds and tells_deed(scene, line))
    ]


def _wanted(scene: Scene, text: str, line: int, column: int) -> Wanted:
    try:
        return understood(scene, text)
    except RulesrefError as problem:
        raise problem.at(line, column) from None


def _told(scene: Scene, line: Line) -> str:
    return tell(scene, line.event) if line.event else tell_line(scene, line)


def _instead(scene: Scene, events: list[Line], position: int, wanted: Wanted) -> str:
    """Where the expected event stands, if it happened at all, or what came next."""
    for line in events[:position]:
        if is_told(scene, line, wanted):
            return in_words(scene, "before", event=repr(_told(scene, events[position - 1])))
    rest = [_told(scene, line) for line in events[position : position + 3]]
    return "; ".join(rest) if rest else in_words(scene, "nothing-more")


@SPEECH.sentence(
    "then",
    "has-happened",
    text="text",
    en="this has happened: {text}",
    it=("è accaduto questo: {text}", "è successo questo: {text}"),
    lasts=True,
)
def has_happened(scene: Scene, text: str) -> list[Unmet]:
    """An event as the timeline tells it; the sentence alone, without these words, says the same."""
    wanted = come_to(scene, understood(scene, text))
    lines = _of_its_deed(scene)
    for line in lines:
        if is_told(scene, line, wanted):
            return []
    if _has_happened_to_each(scene, wanted, lines):
        return []
    if parts := parts_of_it(scene, wanted, lines):
        told = "; ".join(tell(scene, part) for part in parts)
        scene.telling.remarks.append((scene.telling.line, in_words(scene, "in-parts", parts=told)))
        return []
    stop_at_never_here(scene, wanted)
    if other := _in_its_place(scene, wanted):
        remark = in_words(scene, "happened-instead", event=other)
        scene.telling.remarks.append((scene.telling.line, remark))
    return [Unmet(HERE, text, in_words(scene, "not-happened"))]


def _of_its_deed(scene: Scene) -> list[Line]:
    """What has come about, and no more than since the deed that the same sentence tells, where one does."""
    lines = scene.state.lines()
    line, before = scene.telling.deed
    if not line or line != scene.telling.line:
        return lines
    passed = 0
    while before is not None:
        passed, before = passed + 1, before[1]
    return lines[passed:]


def _in_its_place(scene: Scene, wanted: Wanted) -> str:
    """What has happened of that for which the words of what is ``wanted`` are easily said; empty for nothing."""
    for id, slots in wanted:
        other, called = scene.tongue.speech.easily_said_for.get(id, ("", {}))
        meant = {called[slot]: told for slot, told in slots.items() if slot in called}
        for line in scene.state.lines() if other else ():
            if is_told(scene, line, [(other, meant)]) and line.event is not None:
                return tell(scene, line.event)
    return ""


def _has_happened_to_each(scene: Scene, wanted: Wanted, lines: list[Line]) -> bool:
    """Whether what ``wanted`` tells of several cards has happened to each of them alone."""
    each = one_by_one(scene, wanted)
    return bool(each) and all(any(is_told(scene, line, one) for line in lines) for one in each)


@SPEECH.sentence(
    "then",
    "has-happened-so-often",
    number="number",
    text="text",
    en=(
        "this has happened {number} (time|times): {text}",
        "this has happened exactly {number} (time|times): {text}",
    ),
    it="questo è accaduto {number} (volta|volte): {text}",
)
def has_happened_so_often(scene: Scene, text: str, number: int) -> list[Unmet]:
    """An event of this case, no more and no less often; "… twice" or "… 3 times" says the same."""
    wanted = understood(scene, text)
    found = sum(is_told(scene, line, wanted) for line in scene.state.lines())
    if not found:
        stop_at_never_here(scene, wanted)
    if found == number:
        return []
    return [Unmet(HERE, _often(scene, text, number), _often(scene, text, found))]


def _often(scene: Scene, text: str, number: int) -> str:
    return in_words(scene, "so-often", number=number, event=text)


@SPEECH.sentence(
    "then",
    "has-not-happened",
    text="text",
    en="this has not happened: {text}",
    it="questo non è accaduto: {text}",
)
def has_not_happened(scene: Scene, text: str) -> list[Unmet]:
    """No such event up to this moment, as the timeline would tell it."""
    if has_happened(scene, text):
        return []
    return [Unmet(HERE, in_words(scene, "not-happened"), text)]


@SPEECH.sentence(
    "then",
    "none-has-happened",
    text="text",
    en="nothing of this has happened: {text}",
    it="nulla di questo è accaduto: {text}",
)
def none_has_happened(scene: Scene, text: str) -> list[Unmet]:
    """No such event, of however much, up to this moment; told with an amount of 1."""
    wanted = of_any_amount(scene, understood(scene, text))
    told = [tell_line(scene, line) for line in scene.state.lines() if is_told(scene, line, wanted)]
    if not told:
        stop_at_never_here(scene, wanted)
        return []
    return [Unmet(HERE, in_words(scene, "not-happened"), "; ".join(told))]


@SPEECH.sentence(
    "then",
    "happened-in-turn",
    text="text",
    en="this has happened in turn: {text}",
    it="questo è accaduto una cosa dopo l'altra: {text}",
    lasts=True,
    ordered=True,
)
def happened_in_turn(scene: Scene, text: str) -> list[Unmet]:
    """Two events, the first of them before the second has happened at all: "… before …".

    Raises ``UnresolvedReference`` where ``text`` does not tell two events.
    """
    before = BEFORE[scene.language]
    first, _, second = text.partition(before)
    unmet = [*has_happened(scene, first), *has_happened(scene, second)]
    if unmet or _is_so(scene, text):
        return unmet[:1]
    if _is_so(scene, f"{second}{before}{first}"):
        return [Unmet(HERE, text, in_words(scene, "before", event=repr(first)))]
    return [Unmet(HERE, text, in_words(scene, "at-once"))]


def _is_so(scene: Scene, asked: str) -> bool:
    question = read_question(scene, asked)
    return question.true(question.known(scene.state))
