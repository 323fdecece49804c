"""A step that tells two things at once, or more, is as many steps."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice

from rulesref.cases.written import LONGEST, Step
from rulesref.errors import AmbiguousReference
from rulesref.expression import lazily
from rulesref.rulings.reading import Misread, Told, read_of_kind
from rulesref.rulings.reference import WrongType
from rulesref.rulings.said_by import (
    expects,
    in_any_words,
    laid_out_by,
    of_whom_it_counts,
    reads,
    said_by,
    told_by,
    told_whosever,
)
from rulesref.rulings.scene import Scene
from rulesref.rulings.second_part import second_parts
from rulesref.rulings.taken_apart import is_too_much, known_apart, taken_apart
from rulesref.wording.folded import Comes
from rulesref.wording.respelling import DIGITS, respelt

#: ``Speech.unfolded``.
Unfolded = Callable[[str, str, str], Iterator[tuple[str, ...]]]
#: So many words are tried that may join two things: no step that somebody tells has more.
MOST = 40
#: So often a sentence may lie folded within another.
DEEPEST = 3
#: What is done so often in a row, by language.
_OFTEN = {
    "en": lazily(
        r"(?P<deed>.+?) (?:(?P<two>twice)|(?P<count>two|three|four|[234]) times)(?P<rest> (?:for|on) [^+\d]+)?"
    ),
    "it": lazily(
        r"(?P<deed>.+?) (?P<count>due|tre|quattro|[234]) volte(?P<rest> (?:per|su) [^+\d]+)?"
    ),
}
#: What joins two things that are told: a comma does where no name follows, as it does in a list.
AND = {
    "en": lazily(
        r"(?:,|;|\.)? (?:and|but) (?:(?:then|afterwards|next|finally) )?|[,;] (?:then|afterwards|next|finally) |; |, (?=[a-z]|(?:\d+|no) [a-z])|\. (?=[A-Z])"
        r"|, (?=[A-Z][^,\d]*? (?:has )?(?:\d+|no) [a-z])"
    ),
    "it": lazily(
        r"(?:,|;|\.)? (?:ed?|ma) (?:(?:poi|quindi|infine) )?|[,;] (?:poi|quindi|infine) |; |, (?=[a-zàèéìòù]|\d+ [a-zàèéìòù])|\. (?=[A-ZÀ-Ý])"
        r"|, (?=[A-ZÀ-Ý][^,\d]*? (?:ha )?\d+ [a-zàèéìòù])"
    ),
}
#: What joins two things of which the second names anew whom it is about: a list of names has it as well.
_ANEW = {"en": lazily(r", (?=[A-Z\"“.])"), "it": lazily(r", (?=[A-ZÀ-Ý\"“.])")}
#: What ends a sentence within a step: what stands before it has nothing to do with what follows.
_ENDS = lazily(r"(?:; (?:(?:and|but|ed?|ma) )?|\. (?=[A-ZÀ-Ý]))")
#: What joins two events of which the first comes before the second.
_THEN = {"en": lazily(r",? (?:(?:and|but) )?then "), "it": lazily(r",? (?:(?:e|ma) )?poi ")}


def _so_often(scene: Scene, step: Step) -> tuple[Step, ...]:
    """The steps that ``step`` says to be done one after another: the same one; empty for none."""
    found = _OFTEN[scene.language].fullmatch(step.text) if step.kind == "when" else None
    if found is None or step.table or laid_out_by(scene, step.text, step.kind) is not None:
        return ()
    deed = step._replace(text=f"{found['deed']}{found['rest'] or ''}")
    if said_by(scene, deed.text, step.kind) is None:
        return ()
    count = "2" if found.groupdict().get("two") else found["count"]
    return (deed,) * int(DIGITS[scene.language].get(count, count))


def parts_of(scene: Scene, step: Step, deep: int = 0) -> tuple[Step, ...]:
    """The steps that ``step`` joins; whoever the first of them is about need not be named again.

    So ``deep`` does what it says lie folded within another sentence.
    """
    with taken_apart(scene):
        if is_too_much(scene):
            return (step,)
        return known_apart(scene, (step, deep), lambda: _parts_of(scene, step, deep))


def _parts_of(scene: Scene, step: Step, deep: int) -> tuple[Step, ...]:
    if len(step.text) > LONGEST:
        return (step,)
    if often := _so_often(scene, step):
        return often
    whole = None if step.table else laid_out_by(scene, step.text, step.kind)
    one = whole is not None and not _lists(whole)  # as most steps are: asked before much else is
    if step.table or one or not _may_join(scene, step):
        return (step,)
    whole = whole or _of_the_only_one(scene, step)
    if whole is None and step.kind == "then":
        whole = _as_one(scene, step.text)
    if whole is None and (apart := _joined_by(_ENDS, scene, step, deep)):
        return apart
    now = _told_now(scene, step) if whole is None else step
    if now is not None and now is not step:
        return (now,)
    loosely: tuple[Step, ...] = ()
    if whole is None or _lists(whole):
        folded = _unfolded(scene, step, deep)
        if folded and not any(_holds_several(scene, part) for part in folded):
            return folded
        loosely = folded  # what it says in words of its own may be several things
    if whole is not None:
        return loosely or (step,)
    if step.kind == "given" and said_by(scene, step.text, step.kind) is not None:
        return loosely or (step,)
    if apart := _joined_by(AND[scene.language], scene, step, deep):
        return apart
    if loosely:
        return loosely
    if anew := _told_anew(scene, step, deep):
        return anew
    return (step,) if deep else _parts_of_several_names(scene, step)


def _joined_by(joints: re.Pattern[str], scene: Scene, step: Step, deep: int) -> tuple[Step, ...]:
    """The parts of ``step`` that one of ``joints`` joins, all of which read; empty for none."""
    for joint in islice(joints.finditer(step.text), MOST):
        for firsts, seconds in joined(scene, step, joint.start(), joint.end(), deep):
            for second in seconds:
                rest = parts_of(scene, second, deep)
                if all(reads(scene, one.text, one.kind) for one in rest):
                    return (*firsts, *rest)
    return ()


def _told_now(scene: Scene, step: Step) -> Step | None:
    """``step`` as what is done is told, where it tells that in the spelling of another tense."""
    if step.kind != "when":
        return None
    for text in respelt(step.text, scene.language):
        if laid_out_by(scene, text, step.kind) is not None:
            return step._replace(text=text)
    return None


def _holds_several(scene: Scene, part: Step) -> bool:
    """Whether ``part`` has words of its own in which several things may be joined."""
    told = laid_out_by(scene, part.text, part.kind) if part.kind == "when" else None
    types = told.row.slots if told is not None else {}
    slots = told.slots if told is not None else {}
    return any(
        type == "text" and AND[scene.language].search(str(slots.get(name, "")))
        for name, type in types.items()
    )


def _told_anew(scene: Scene, step: Step, deep: int) -> tuple[Step, ...]:
    """Two things that are done or expected, each told whole; empty where either does not read so."""
    if step.kind == "given":
        return ()
    for joint in islice(_ANEW[scene.language].finditer(step.text), MOST):
        for firsts, seconds in joined(scene, step, joint.start(), joint.end(), deep):
            rest = parts_of(scene, seconds[0], deep)  # in its own words, with nothing of the first
            if all(reads(scene, one.text, one.kind) for one in rest):
                return (*firsts, *rest)
    return ()


def _as_one(scene: Scene, text: str) -> Told | None:
    """The one thing that an expectation says of events though it could join two of them.

    Such as both of them in turn, of which it says more than that each has happened.
    """
    for joint in _THEN[scene.language].finditer(text):
        first = expects(scene, text[: joint.start()])
        if first is not None and expects(scene, text[joint.end() :]) is not None:
            return first
    others = in_any_words(scene, text)
    return next((told for other in others if (told := expects(scene, other))), None)


def _parts_of_several_names(scene: Scene, step: Step) -> tuple[Step, ...]:
    """The parts of ``step`` where one names a card of which there are several: each may be meant."""
    if step.kind != "given":
        return (step,)
    for texts in scene.tongue.speech.unfolded(step.text, step.kind, scene.language):
        if not all(of_whom_it_counts(scene, text, step.kind) for text in texts):
            continue
        parts = tuple(
            part for text in texts for part in parts_of(scene, folded_step(step, text), DEEPEST)
        )
        if len(parts) > 1 and all(how_wrong(scene, part) <= 0 for part in parts):
            return parts
    for joint in islice(AND[scene.language].finditer(step.text), MOST):
        for firsts, seconds in joined(scene, step, joint.start(), joint.end(), DEEPEST):
            for second in seconds:
                if how_wrong(scene, second) == 0:
                    return (*firsts, second)
    return (step,)


def joined(
    scene: Scene, step: Step, end: int, begin: int, deep: int
) -> Iterator[tuple[tuple[Step, ...], list[Step]]]:
    """What ``step`` says up to ``end``, if that reads, and all that its rest may say."""
    first = step._replace(text=step.text[:end])
    told = told_whosever(scene, first.text, step.kind)
    firsts: tuple[Step, ...] = (first,)
    if told is None and (firsts := _so_often(scene, first) or _unfolded(scene, first, deep)):
        told = said_by(scene, firsts[0].text, firsts[0].kind)
    if told is None and step.kind == "then" and deep < DEEPEST:
        firsts = parts_of(scene, first, DEEPEST)  # more than two in a row
        alone = len(firsts) == 1 or any(
            told_by(scene, one.text, one.kind) is None for one in firsts
        )
        told = None if alone else said_by(scene, firsts[-1].text, firsts[-1].kind)
    if told is not None:
        line, column = step.place(begin)
        texts = second_parts(scene, step, end, step.text[begin:], told)
        yield (
            firsts,
            [step._replace(text=text, line=line, column=column, pieces=()) for text in texts],
        )


def how_wrong(scene: Scene, step: Step) -> int:
    """How little ``step`` can be what was meant: below 0 where it reads, 0 where a card may be several."""
    if told_by(scene, step.text, step.kind) is not None:
        return -1
    read = read_of_kind(step.text, step.kind, scene.tongue, dict(scene.telling.said))
    if not isinstance(read, Misread):
        return 1
    return (
        0 if isinstance(read.error, AmbiguousReference) else 1 + isinstance(read.error, WrongType)
    )


def _of_the_only_one(scene: Scene, step: Step) -> Told | None:
    """What ``step`` does as a whole, told of the only one who plays by a pronoun."""
    pronoun = scene.tongue.speech.pronoun[scene.language]
    if pronoun is None or step.kind != "when" or not scene.telling.alone:
        return None
    if not pronoun.match(step.text):
        return None
    _, _, does = step.text.partition(" ")
    texts = (f"{scene.telling.alone} {one}" for one in (does, step.text))
    return next((told for text in texts if (told := laid_out_by(scene, text, step.kind))), None)


def _may_join(scene: Scene, step: Step) -> bool:
    """Whether anything in ``step`` could join two sentences, or fold one into another."""
    if AND[scene.language].search(step.text) or _ANEW[scene.language].search(step.text):
        return True
    return _folds(scene.tongue.speech.unfolded, step.text, step.kind, scene.language)


@lru_cache(maxsize=4096)  # the cases of one file say the same again and again
def _folds(unfolded: Unfolded, text: str, kind: str, language: str) -> bool:
    """Whether ``text`` may fold several sentences into one."""
    return any(unfolded(text, kind, language))


def _lists(told: Told) -> bool:
    """Whether what lays something out, or expects it, takes any words, which it reads only as it is carried out."""
    return told.row.kind != "when" and "text" in told.row.slots.values()


def _unfolded(scene: Scene, step: Step, deep: int) -> tuple[Step, ...]:
    """The steps that ``step`` folds into one sentence; empty where it folds none."""
    if deep == DEEPEST:
        return ()
    return known_apart(scene, ("folded", step, deep), lambda: _folded_apart(scene, step, deep))


def _folded_apart(scene: Scene, step: Step, deep: int) -> tuple[Step, ...]:
    joint = AND[scene.language]
    for texts in scene.tongue.speech.unfolded(step.text, step.kind, scene.language):
        if any(isinstance(text, Comes) and joint.search(text) for text in texts):
            continue  # what comes of it is one thing
        if not all(of_whom_it_counts(scene, text, step.kind) for text in texts):
            continue
        folded = [folded_step(step, text) for text in texts]
        parts = tuple(part for one in folded for part in parts_of(scene, one, deep + 1))
        if all(reads(scene, part.text, part.kind) for part in parts):
            return parts
    return ()


def folded_step(step: Step, text: str) -> Step:
    """The step that says ``text``, which ``step`` folds in."""
    kind = "then" if isinstance(text, Comes) else step.kind
    return step._replace(text=str(text), kind=kind, pieces=())
