"""A step that tells two things at once, or more, is as many steps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from rulesref.cases.case import Case
from rulesref.cases.written import Step
from rulesref.expression import lazily
from rulesref.rulings.reading import Told, read_of_kind, read_stated
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.wording.respelling import DIGITS
from rulesref.wording.themselves import by_name
from rulesref.wording.third_person import third_person

#: So many words are tried that may join two things: no step that somebody tells has more.
_MOST = 40
#: So often a sentence may lie folded within another.
_DEEPEST = 3
_NOT = {
    "en": lazily(r"\b(?:not|(?<!with )no|nobody|nothing|never|without|nor)\b|n't\b"),
    "it": lazily(r"\b(?:non|nessun\w*|niente|nulla|mai|senza|né)\b"),
}
#: What is done so often in a row, by language.
_OFTEN = {
    "en": lazily(r"(?P<deed>.+?) (?:(?P<two>twice)|(?P<count>two|three|four|[234]) times)"),
    "it": lazily(r"(?P<deed>.+?) (?P<count>due|tre|quattro|[234]) volte"),
}
#: What joins two things that are told: a comma does where no name follows, as it does in a list.
_AND = {
    "en": lazily(r",? (?:and|but) (?:then )?|, then |, (?=[a-z])"),
    "it": lazily(r",? (?:e|ma) (?:poi )?|, poi |, (?=[a-zàèéìòù])"),
}
#: What somebody does with it, told beside it: "investigates, committing Guts".
_DOING = lazily(r"(?P<stem>[a-z]{3,})ing (?P<rest>.+)")


def each_apart(scene: Scene, case: Case) -> Case:
    """``case`` with each step that tells several things, in the sentences of its kind, as several."""
    steps = tuple(part for step in case.steps for part in parts_of(scene, step))
    return case if steps == case.steps else case._replace(steps=steps)


def _so_often(scene: Scene, step: Step) -> tuple[Step, ...]:
    """The steps that ``step`` says to be done one after another: the same one; empty for none."""
    found = _OFTEN[scene.language].fullmatch(step.text) if step.kind == "when" else None
    if found is None or step.table or _lays_out(scene, step.text, step.kind) is not None:
        return ()
    deed = step._replace(text=found["deed"])
    if _lays_out(scene, deed.text, step.kind) is None:
        return ()
    count = "2" if found.groupdict().get("two") else found["count"]
    return (deed,) * int(DIGITS[scene.language].get(count, count))


def parts_of(scene: Scene, step: Step, deep: int = 0) -> tuple[Step, ...]:
    """The steps that ``step`` joins; whoever the first of them is about need not be named again.

    So ``deep`` does what it says lie folded within another sentence.
    """
    if often := _so_often(scene, step):
        return often
    if step.table or not _may_join(scene, step):
        return (step,)
    whole = _lays_out(scene, step.text, step.kind)
    if (whole is None or _lists(whole)) and (folded := _unfolded(scene, step, deep)):
        return folded
    if whole is not None:
        return (step,)
    if step.kind == "given" and _said(scene, step.text, step.kind) is not None:
        return (step,)
    joints = list(islice(_AND[scene.language].finditer(step.text), _MOST))
    for joint in joints:
        first = step._replace(text=step.text[: joint.start()])
        told = _said(scene, first.text, step.kind)
        if told is None:
            continue
        line, column = step.place(joint.end())
        for text in _wholes(scene, step, joint.start(), step.text[joint.end() :], told):
            second = step._replace(text=text, line=line, column=column, pieces=())
            rest = parts_of(scene, second, deep)
            if all(_told(scene, one.text, one.kind) is not None for one in rest):
                return (first, *rest)
    return (step,)


def _may_join(scene: Scene, step: Step) -> bool:
    """Whether anything in ``step`` could join two sentences, or fold one into another."""
    if _AND[scene.language].search(step.text):
        return True
    return any(scene.tongue.speech.unfolded(step.text, step.kind, scene.language))


def _lists(told: Told) -> bool:
    """Whether what lays something out takes any words, which it reads only as it is carried out."""
    return told.row.kind == "given" and "text" in told.row.slots.values()


def _unfolded(scene: Scene, step: Step, deep: int) -> tuple[Step, ...]:
    """The steps that ``step`` folds into one sentence; empty where it folds none."""
    if deep == _DEEPEST:
        return ()
    for texts in scene.tongue.speech.unfolded(step.text, step.kind, scene.language):
        folded = [step._replace(text=text, pieces=()) for text in texts]
        parts = tuple(part for one in folded for part in parts_of(scene, one, deep + 1))
        if all(_told(scene, part.text, part.kind) is not None for part in parts):
            return parts
    return ()


def _wholes(scene: Scene, step: Step, end: int, text: str, told: Told) -> Iterator[str]:
    """``text`` as it is, and with whoever the sentence before it, which has ``told`` that, is about.

    A step that lays out a position may leave out the verb of the second as well, unless it denies.
    """
    yield text
    first = step.text[:end]
    for who in _named(told)[:1]:
        text = by_name(text, who, scene.language)
        yield f"{who} {text}"
        for finite in _finite(scene, text):
            yield f"{who} {finite}"
        verb = first.partition(f"{who} ")[2].partition(" ")[0]
        if verb and not _NOT[scene.language].search(first):
            yield f"{who} {verb} {text}"


def _finite(scene: Scene, text: str) -> Iterator[str]:
    """``text`` that begins with what somebody is doing, as a sentence of them would go on."""
    found = _DOING.fullmatch(text) if scene.language == "en" else None
    if found is None:
        return
    stem = found["stem"]
    for bare in (stem, f"{stem}e", stem[:-1] if stem[-1] == stem[-2] else ""):
        if bare:
            yield f"{third_person(bare)} {found['rest']}"


def _told(scene: Scene, text: str, kind: str) -> Told | None:
    """What ``text`` tells: one of several parts of a Given step may say what is so by the others."""
    told = _said(scene, text, kind)
    if told is None and kind == "given":
        return read_stated(text, scene.tongue, dict(scene.telling.said))
    return told


def _said(scene: Scene, text: str, kind: str) -> Told | None:
    """What ``text`` says as a sentence of its ``kind``, or in other words that mean the same."""
    if (told := _lays_out(scene, text, kind)) is not None:
        return told
    for other in dict.fromkeys(scene.tongue.speech.rewordings(scene, text)):
        if (told := _lays_out(scene, other, kind)) is not None:
            return told
    return None


def _lays_out(scene: Scene, text: str, kind: str) -> Told | None:
    read = read_of_kind(text, kind, scene.tongue, dict(scene.telling.said))
    return read if isinstance(read, Told) else None


def _named(told: Told) -> list[str]:
    """What the first sentence calls the cards in it, as they stand there."""
    slots = (slot if isinstance(slot, tuple) else (slot,) for slot in told.slots.values())
    return [one.text for slot in slots for one in slot if isinstance(one, Reference)]
