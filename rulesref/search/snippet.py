"""The few lines of a passage that answer a query best."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from rulesref.search.kept import Shown
from rulesref.search.passages import Weighty
from rulesref.search.prose import plain, unended
from rulesref.search.words import stem, tokens

#: Characters that a snippet may have; for a question; and a single sentence, which is cut beyond.
LENGTH = 240
LENGTH_FOR_QUESTION = 480
WHOLE = 480
WHOLE_FOR_QUESTION = 960
#: What a sentence of a snippet for a question is worth at least, beside the best one.
TELLING = 0.5
#: What a cue adds to the worth of a sentence, for two of them at most.
CUED = 0.15

#: What the mark between two sentences takes.
_GAP = 3

_BULLET = re.compile(r"^(?:[-*•>|#]+|\d+[.)]) *")
#: No sentence ends with an abbreviation; with a "No." that answers, the answer goes on.
UNENDED = unended("No")
_SENTENCE = re.compile(rf"(?:(?<=[.!?;:]){UNENDED}|(?<=[.!?][”\")]))\s+(?=[\w\"“(\[-])|\n+")


def snippet(passage: Shown, weighty: Weighty, cues: Collection[str] | None = None) -> str:
    """The sentence of ``passage`` with the weightiest words, and what follows as far as it fits.

    With the ``cues`` of a question, words of these make a sentence weigh more that has others of
    the query. Then other telling sentences are shown where there is room, and what stands around
    them; "…" stands for those left out between. A snippet that begins amid a sentence (behind a
    colon, say) begins with "…".
    """
    said = sentences(passage.markdown)
    if not said:
        return passage.title
    weighed = weighty.get(passage.language, {}).items()
    mine = [(of[:1], of, value) for of, value in weighed if f" {of} " in passage.stems]
    worth = [_worth(one, passage.language, mine, cues or ()) for one in said[:80]]
    if cues is not None:
        telling = _telling(said, worth, LENGTH_FOR_QUESTION)
        shown = _around(telling, said, LENGTH_FOR_QUESTION)
        return _cut(_joined(said, shown), WHOLE_FOR_QUESTION)
    start = max(range(len(worth)), key=lambda i: (worth[i], -i))
    return _cut(_joined(said, _onwards(start, said, LENGTH)), WHOLE)


def _onwards(start: int, said: Sequence[str], room: int) -> list[int]:
    """The places of the sentences from ``start`` on that ``room`` holds."""
    end = start + 1
    left = room - len(said[start])
    while end < len(said) and len(said[end]) < left:
        left -= len(said[end]) + 1
        end += 1
    while end > start + 1 and said[end - 1].endswith(":"):  # it heads what has no room
        end -= 1
    return list(range(start, end))


def _telling(said: Sequence[str], worth: Sequence[float], room: int) -> list[int]:
    """The places of the sentences worth most, the best one first, as many as ``room`` holds."""
    best, *others = sorted(range(len(worth)), key=lambda i: (-worth[i], i))
    shown = [best]
    left = room - len(said[best])
    for place in others:
        if worth[place] >= TELLING * worth[best] and len(said[place]) + _GAP <= left:
            shown.append(place)
            left -= len(said[place]) + _GAP
    return shown


def _around(shown: Sequence[int], said: Sequence[str], room: int) -> list[int]:
    """``shown`` with the sentences behind and before each that ``room`` still holds, in order."""
    places = set(shown)
    left = room - sum(len(said[place]) + _GAP for place in shown)
    for place in shown:
        for step in (1, -1):
            near = place + step
            while 0 <= near < len(said) and near not in places and len(said[near]) < left:
                places.add(near)
                left -= len(said[near]) + 1
                near += step
    heads = {i for i in places if said[i].endswith(":") and i + 1 not in places}
    return sorted(places - heads or places)


def _joined(said: Sequence[str], places: Sequence[int]) -> str:
    """The sentences at ``places``, with a mark where others are left out."""
    first = said[places[0]]
    parts = ["…"] if places[0] and first[0].islower() else []
    for before, place in zip([places[0] - 1, *places], places, strict=False):
        parts += [said[place]] if place == before + 1 else ["…", said[place]]
    return " ".join(parts)


@lru_cache(maxsize=4096)  # one query after another finds the same passages
def sentences(markdown: str) -> tuple[str, ...]:
    """The sentences of ``markdown`` without its marks."""
    pieces = (_BULLET.sub("", piece.strip()) for piece in _SENTENCE.split(plain(markdown)))
    return tuple(piece for piece in pieces if piece)


class _Said:
    """The words of a sentence in ``language``, and their stems, by their first letter.

    What has been reckoned stays: one query after another finds the same sentences.
    """

    __slots__ = ("_language", "_stems", "words")

    def __init__(self, sentence: str, language: str) -> None:
        self._language = language
        self.words: dict[str, set[str]] = {}
        for token in tokens(sentence):
            self.words.setdefault(token[0], set()).add(token)
        self._stems: dict[str, Collection[str]] = {}

    def stems(self, first: str) -> Collection[str]:
        """The stems that begin with the letter ``first``, as their words do."""
        found = self._stems.get(first)
        if found is None:
            words = self.words.get(first, ())
            found = self._stems[first] = {stem(word, self._language) for word in words}
        return found


_said = lru_cache(maxsize=32_768)(_Said)


def _worth(
    sentence: str, language: str, worths: Iterable[tuple[str, str, float]], cues: Collection[str]
) -> float:
    """What the words of a query in ``sentence`` are worth; they are (first letter, stem, worth)."""
    said = _said(sentence, language)
    worth = sum(value for first, of, value in worths if of in said.stems(first))
    if not cues or not worth:
        return worth
    heard = sum(cue in said.words.get(cue[:1], ()) for cue in cues)
    return worth * (1 + CUED * min(heard, 2))


def _cut(text: str, most: int) -> str:
    if len(text) <= most:
        return text
    return text[: most - 1].rsplit(" ", 1)[0] + " …"
