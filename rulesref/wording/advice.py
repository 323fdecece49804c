"""What to say of a text that no sentence reads: which sentences come nearest, and what to do."""

from __future__ import annotations

from collections.abc import Sequence

from rulesref.catalogue import said
from rulesref.wording.pattern import Pattern
from rulesref.wording.sentence import KINDS
from rulesref.wording.speech import Speech
from rulesref.wording.suggesting import nearest


def advice(
    speech: Speech, text: str, kind: str, language: str, events: Sequence[str]
) -> tuple[tuple[str, ...], str]:
    """The sentences nearest to ``text``, which no sentence of ``kind`` reads, and a remedy.

    ``events`` are sentences that a Then step may say as well.
    """
    known = [pattern.template for pattern in _patterns(speech, kind, language)]
    known += events if kind == "then" else ()
    near = nearest(text, known)
    other = _other_kind(speech, text, kind, language)
    if other is not None:
        near = () if (kind, other) == ("when", "then") else near  # somebody asks
        return near, said("this is a {kind} step: say {kind} before it").format(
            kind=other.capitalize()
        )
    return near, said("rulesref replay --sentences lists every sentence")


def _other_kind(speech: Speech, text: str, kind: str, language: str) -> str | None:
    """The kind of step that reads ``text``, where ``kind`` does not.

    Of several it is the one whose sentence leaves least of the text to its slots.
    """
    fitting = [
        (sum(len(value) for value, _ in read.values()), place)
        for place, other in enumerate(KINDS)
        if other != kind
        for read in (pattern.read(text) for pattern in _patterns(speech, other, language))
        if read is not None
    ]
    return KINDS[min(fitting)[1]] if fitting else None


def _patterns(speech: Speech, kind: str, language: str) -> list[Pattern]:
    return [pattern for row in speech.rows(kind) for pattern in row.patterns[language]]
