"""The few lines of a passage that answer a query best."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from rulesref.search.kept import Shown
from rulesref.search.passages import Weighty
from rulesref.search.prose import plain, unended
from rulesref.search.words import stem, tokens

#: Characters that a snippet may have; for a question; and a single sentence, which is cut beyond.
LENGTH = 240
LENGTH_FOR_QUESTION = 360
WHOLE = 480
#: What a cue adds to the worth of a sentence, for two of them at most.
CUED = 0.15

_BULLET = re.compile(r"^(?:[-*•>|#]+|\d+[.)]) *")
#: No sentence ends with an abbreviation; with a "No." that answers, the answer goes on.
UNENDED = unended("No")
_SENTENCE = re.compile(rf"(?:(?<=[.!?;:]){UNENDED}|(?<=[.!?][”\")]))\s+(?=[\w\"“(\[-])|\n+")


def snippet(
    passage: Shown, weighty: Weighty, cues: Collection[str] = (), room: int = LENGTH
) -> str:
    """The sentence of ``passage`` with the weightiest words, and what follows as far as it fits.

    Words of ``cues`` make a sentence weigh more that has others of the query. What stands before
    is shown where there is room. One that begins amid a sentence (behind a colon, say) begins
    with "…".
    """
    said = sentences(passage.markdown)
    if not said:
        return passage.title
    mine = {of: value for (tongue, of), value in weighty.items() if tongue == passage.language}
    worth = [_worth(sentence, passage.language, mine, cues) for sentence in said[:80]]
    start = max(range(len(worth)), key=lambda i: (worth[i], -i))
    end = start + 1
    left = room - len(said[start])
    while end < len(said) and len(said[end]) < left:
        left -= len(said[end]) + 1
        end += 1
    while end > start + 1 and said[end - 1].endswith(":"):  # it heads what has no room
        end -= 1
        left += len(said[end]) + 1
    while cues and start and len(said[start - 1]) < left:
        start -= 1
        left -= len(said[start]) + 1
    text = " ".join(said[start:end])
    return _cut(("… " if start and text[0].islower() else "") + text)


def sentences(markdown: str) -> list[str]:
    """The sentences of ``markdown`` without its marks."""
    pieces = (_BULLET.sub("", piece.strip()) for piece in _SENTENCE.split(plain(markdown)))
    return [piece for piece in pieces if piece]


def _worth(
    sentence: str, language: str, worths: Mapping[str, float], cues: Collection[str]
) -> float:
    said = tokens(sentence)
    begins = {of[:1] for of in worths}  # no stem begins otherwise than its words
    stems = {stem(token, language) for token in said if token[0] in begins}
    worth = sum(value for of, value in worths.items() if of in stems)
    return worth * (1 + CUED * min(len(set(said).intersection(cues)), 2)) if cues else worth


def _cut(text: str) -> str:
    if len(text) <= WHOLE:
        return text
    return text[: WHOLE - 1].rsplit(" ", 1)[0] + " …"
