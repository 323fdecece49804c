"""What a text says as a sentence of its kind: in its own words, or in others that mean the same."""

from __future__ import annotations

from collections.abc import Iterator

from rulesref.rulings.expected_event import expected_event, reads_as_event, subject_of
from rulesref.rulings.reading import Told, read_of_kind, read_stated
from rulesref.rulings.reference import Reference
from rulesref.rulings.scene import Scene
from rulesref.rulings.second_part import references_in
from rulesref.rulings.taken_apart import Once, known_apart
from rulesref.rulings.to_the_point import to_the_point
from rulesref.wording.folded import OfCard, OfPlayer, OfType

#: So deep may words be that are said in other words: "if it is so that she has …".
DEEPEST = 12


def told_by(scene: Scene, text: str, kind: str) -> Told | None:
    """What ``text`` tells: one of several parts of a Given step may say what is so by the others."""
    telling = scene.telling
    if telling.depth >= DEEPEST:  # "if if if …", each of which might stand before a sentence
        return None
    telling.depth += 1
    try:
        return known_apart(scene, (kind, str(text)), lambda: _told_by(scene, text, kind))
    finally:
        telling.depth -= 1


def _told_by(scene: Scene, text: str, kind: str) -> Told | None:
    told = said_by(scene, text, kind)
    if told is None and kind == "given":
        told = stated(scene, text)
        bare = to_the_point(text, kind) if told is None else text
        return told if bare == text else told_by(scene, bare, kind)
    return told


def reads(scene: Scene, text: str, kind: str) -> bool:
    """Whether ``text`` tells something, now or once that is there of which it speaks without a name."""
    return told_whosever(scene, text, kind) is not None or (
        kind == "when" and scene.tongue.speech.of_what_goes_on(text, scene.language) != ""
    )


def told_whosever(scene: Scene, text: str, kind: str) -> Told | None:
    """What ``text`` tells, whosever the cards are that it calls by whose they are: that is known later."""
    told = told_by(scene, text, kind)
    bare = scene.tongue.speech.of_no_owner(text, scene.language) if told is None else text
    return told if bare == text else told_by(scene, bare, kind)


def stated(scene: Scene, text: str) -> Told | None:
    """What a Given step says is so, in the words of a Then step or in others that mean the same."""
    for other in in_any_words(scene, text):
        told = read_stated(other, scene.tongue, dict(scene.telling.said))
        if told is not None:
            return told
    return None


def said_by(scene: Scene, text: str, kind: str) -> Told | None:
    """What ``text`` says as a sentence of its ``kind``, or in other words that mean the same.

    A Then step may also tell an event, which it expects or denies.
    """
    texts = []
    for other in in_any_words(scene, text):
        if (told := laid_out_by(scene, other, kind)) is not None:
            return told
        texts.append(other)
    for other in texts if kind == "then" else ():
        if (told := expects(scene, other)) is not None:
            return told
    return None


def reads_as_it_stands(scene: Scene, text: str, kind: str) -> bool:
    """Whether ``text`` is a sentence of its ``kind`` in these very words."""
    return laid_out_by(scene, text, kind) is not None


def in_any_words(scene: Scene, text: str) -> Iterator[str]:
    """``text``, then the same in other words, each once: most steps read as they stand."""
    yield text
    yield from known_apart(scene, ("words", text), lambda: Once(_other_words(scene, text)))


def _other_words(scene: Scene, text: str) -> Iterator[str]:
    known = {text}
    for other in scene.tongue.speech.rewordings(scene, text):
        if other not in known:
            known.add(other)
            yield other


def expects(scene: Scene, text: str) -> Told | None:
    """The event that ``text`` expects or denies; ``None`` where it tells none."""
    return expected_event(scene, text, lambda event: reads_as_event(scene, event))


def laid_out_by(scene: Scene, text: str, kind: str) -> Told | None:
    """What ``text`` says as it stands; it is asked in many places, and read once by the same names."""
    telling = scene.telling
    known = telling.read.get((kind, text))
    if known is None or known[0] != telling.said:
        read = read_of_kind(text, kind, scene.tongue, dict(telling.said))
        known = dict(telling.said), read if isinstance(read, Told) else None
        telling.read[kind, text] = known
    return known[1]


def of_whom_it_counts(scene: Scene, text: str, kind: str) -> bool:
    """Whether ``text`` is about somebody who plays, or a card, or one of a type, where it counts of such alone."""
    if not isinstance(text, OfPlayer | OfCard | OfType):
        return True
    told = told_by(scene, str(text), kind)
    first = _first_named(scene, told) if told is not None else None
    if isinstance(text, OfType):
        return first is not None and first.card.type in text.types
    plays = first is not None and first.card.type == scene.tongue.speech.player
    return plays is isinstance(text, OfPlayer)


def _first_named(scene: Scene, told: Told) -> Reference | None:
    """The card that ``told`` is about, or the event in it; ``None`` for none."""
    event = told.slots.get("text") if told.row.kind == "then" else None
    if isinstance(event, str):
        name = subject_of(scene, event)
        return Reference(name, scene.tongue, dict(scene.telling.said)) if name else None
    return next(iter(references_in(told)), None)
