"""A text that is no sentence, written as the sentence that it may mean: with the names that stand in it.

One run of words between two slots may be other words that mean the same: "X selects the token" beside
"X chooses the token". What comes of it reads as a step, so that it can be pasted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from rulesref.cases.written import Step
from rulesref.expression import lazily
from rulesref.rulings.reading import Told, read_of_kind
from rulesref.rulings.scene import Scene
from rulesref.wording.likeness import could_mean, means, near_words
from rulesref.wording.pattern import Pattern

#: So many sentences are proposed.
_MOST = 3
#: A run of words that is no sentence's has at most so many.
_WORDS = 6
#: What has more characters is no sentence with one slip, and would be looked at for long.
_LONGEST = 500
_PIECE = lazily(r"(\{\w+\})|\(([^()]*\|[^()]*)\)")
_OPTIONAL = lazily(r"\[[^\]]*\]")


def mended(scene: Scene, step: Step) -> tuple[str, ...]:
    """The sentences that ``step`` may mean, those first that keep most of it."""
    if len(step.text) > _LONGEST:
        return ()
    near = near_words(step.text, scene.tongue.speech.alike[scene.language])
    found = {
        text: None
        for row in scene.tongue.speech.rows(step.kind)
        for pattern in row.patterns[scene.language]
        for text in _by(pattern, step.text, near, scene)
        if _reads(scene, step, text)
    }
    return tuple(sorted(found, key=lambda text: (-_shared(text, step.text), text))[:_MOST])


def _shared(text: str, told: str) -> int:
    return len({*text.casefold().split()} & {*told.casefold().split()})


def _reads(scene: Scene, step: Step, text: str) -> bool:
    read = read_of_kind(text, step.kind, scene.tongue, dict(scene.telling.said))
    return isinstance(read, Told)


def _by(pattern: Pattern, text: str, near: frozenset[str], scene: Scene) -> Iterator[str]:
    """``text`` as ``pattern`` has it, with one run of its fixed words in place of others."""
    for template in _plain(pattern.template):
        pieces = _pieces(template)
        fixed = [at for at, piece in enumerate(pieces) if piece[0] != "{" and piece.strip()]
        for at in fixed:
            if not could_mean(pieces[at], near, scene.language):
                continue
            others = (pieces[other].strip().casefold() for other in fixed if other != at)
            if not all(other in text.casefold() for other in others):
                continue
            for own, slots in _readings(pieces, at, text):
                if means(
                    own, pieces[at], scene.tongue.speech.alike[scene.language], scene.language
                ):
                    yield _written(pieces, slots)


@cache
def _plain(template: str) -> tuple[str, ...]:
    """``template`` with nothing optional, and with all that is; of either of two words the first."""
    bare, full = _OPTIONAL.sub("", template), re.sub(r"[\[\]]", "", template)
    return tuple(
        dict.fromkeys(
            _PIECE.sub(lambda piece: piece[1] or piece[2].partition("|")[0], one)
            for one in (bare, full)
        )
    )


@cache
def _pieces(template: str) -> tuple[str, ...]:
    """Slots, and what is fixed between them."""
    return tuple(piece for piece in re.split(r"(\{\w+\})", template) if piece)


def _readings(
    pieces: tuple[str, ...], at: int, text: str
) -> Iterator[tuple[str, Mapping[str, str]]]:
    """What stands in ``text`` in place of the piece ``at`` that place, and in the slots."""
    for words in range(1, _WORDS + 1):
        found = _expression(pieces, at, words).fullmatch(text)
        if found is not None:
            yield found["own"], found.groupdict()


@cache
def _expression(pieces: tuple[str, ...], at: int, words: int) -> re.Pattern[str]:
    """What reads ``pieces`` with so many other ``words`` in place of those ``at`` that place.

    A word that begins with a capital, or a number, is part of what a slot holds.
    """
    word = r"[^\sA-Z\d]\S*" if at else r"\S+"
    own = rf"(?P<own>(?-i:{word}(?: {word}){{{words - 1}}}))"
    before = " " if pieces[at].startswith(" ") else ""
    after = " " if pieces[at].endswith(" ") else ""
    parts = [
        rf"(?P<{piece[1:-1]}>\S.*?)"
        if piece.startswith("{")
        else f"{before}{own}{after}"
        if place == at
        else re.escape(piece)
        for place, piece in enumerate(pieces)
    ]
    return re.compile("".join(parts), re.IGNORECASE)


def _written(pieces: tuple[str, ...], slots: Mapping[str, str]) -> str:
    return "".join(slots[piece[1:-1]] if piece[0] == "{" else piece for piece in pieces)
