"""Why something came about, told along with it: "since it is ready, it attacks me".

A reason that tells of something done has to have been told before: whoever gives it for what follows does not say
that it was done twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulesref.answers.prose.asked.said_again import say_again
from rulesref.answers.prose.clause import NOT
from rulesref.answers.prose.reader import Reader

_BEFORE = {
    "en": r"(?:because|since|as|given that|seeing that)",
    "it": r"(?:siccome|poiché|dato che|visto che|dal momento che)",
}
_BEHIND = {
    "en": r"(?:because|since|given that)",
    "it": r"(?:perché|poiché|siccome|dato che|visto che|dal momento che)",
}
_WAYS = {
    language: (
        re.compile(rf"{_BEFORE[language]} (?P<reason>[^,;]+), (?P<comes>.+)", re.I),
        re.compile(rf"(?P<comes>.+?),? {_BEHIND[language]} (?P<reason>[^;]+)", re.I),
    )
    for language in _BEFORE
}


def apart_from_reason(sentence: str, language: str) -> Iterator[tuple[str, str]]:
    """What ``sentence`` says to come about, and why, where it gives a reason."""
    for way in _WAYS[language]:
        found = way.fullmatch(sentence)
        if found:
            yield found["comes"], found["reason"]


def told_with_reason(reader: Reader, sentence: str) -> bool:
    """Whether ``reader`` has told ``sentence``, which gives a reason for what it tells."""
    for comes, reason in apart_from_reason(sentence, reader.language):
        before, lines = reader.mark(), tuple(reader.lines)
        if reader.tell(reason) and _tells_nothing_new(reader, len(lines)) and reader.tell(comes):
            return True
        reader.back(before)
        reader.lines[:] = lines
    return False


def held_reason(reader: Reader, reason: str) -> bool:
    """Whether ``reason``, which somebody gives in a dispute, is so by what ``reader`` has been told; it tells nothing."""
    before, lines = reader.mark(), tuple(reader.lines)
    held = reader.tell(reason) and _was_told(reader, len(lines))
    reader.back(before)
    if not held:
        reader.lines[:] = lines
    return held


def _tells_nothing_new(reader: Reader, before: int) -> bool:
    """Whether nothing is done by the lines from ``before`` on that was not told before; then they are left."""
    if not any(line.acts for line in reader.lines[before:]):
        return True
    return _was_told(reader, before)


def _was_told(reader: Reader, before: int) -> bool:
    """Whether the lines from ``before`` on were told before; what is denied in them has to hold."""
    denied = [line for line in reader.lines[before:] if line.text.startswith(NOT)]
    reader.lines[before:] = [line for line in reader.lines[before:] if line not in denied]
    again = say_again(reader, before)
    reader.lines[before:] = denied
    return again
