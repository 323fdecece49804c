"""Icons put back where the same words stand elsewhere in the file with their icons.

Both texts are streams of words. A *gap* is what stands between two words. A gap with icons in the
complete text is looked up by the words around it in the damaged text; it is copied when enough
words agree on both sides, the marks in both gaps agree, and no other place says otherwise.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulesref.entries import fold
from rulesref.sources import Line

#: Words that must agree around a gap, both sides together: where the gap shows a hole, and where
#: the sentence reads on as if nothing were missing. Each side must have the smaller number.
SEEN, UNSEEN = (3, 1), (8, 2)
_LOOK = 8

_WORD = re.compile(r"[^\W_]+(?:[’'][^\W_]+)*")
_ICON = re.compile(r"\[[a-z_]+\]")
_HOLE = re.compile(r"\(\s*\??\s*\)|[(,]\s*,|“\s|\s[.,;:]|\s{2}")
_SAME = str.maketrans({"“": '"', "”": '"', "’": "'", "‘": "'", "#": "(", "?": None, "–": "-"})


class _Gap(NamedTuple):
    line: int  # index into the lines
    start: int
    end: int
    text: str


class _Stream(NamedTuple):
    words: list[str]
    gaps: list[_Gap]  # gaps[i] stands before words[i]


def restore(damaged: Sequence[Line], complete: Sequence[Line]) -> list[Line]:
    """``damaged`` with the icons that ``complete`` proves."""
    source = _stream(complete)
    wanted = [at for at in range(1, len(source.words)) if _ICON.search(source.gaps[at].text)]
    if not wanted:
        return list(damaged)
    target = _stream(damaged)
    places: dict[tuple[str, str], list[int]] = defaultdict(list)
    for at in range(1, len(target.words)):
        places[target.words[at - 1], target.words[at]].append(at)
    proofs: dict[int, set[str]] = defaultdict(set)
    for at in wanted:
        for place in places.get((source.words[at - 1], source.words[at]), ()):
            filled = _filled(source, at, target, place)
            if filled is not None:
                proofs[place].add(filled)
    return _rewritten(damaged, target, {p: texts.pop() for p, texts in proofs.items() if len(texts) == 1})


def _stream(lines: Sequence[Line]) -> _Stream:
    words, gaps = [], []
    for index, line in enumerate(lines):
        text, last = line.text, 0
        for start, end, word in _words(text):
            gaps.append(_Gap(index, last, start, text[last:start]))
            words.append(word)
            last = end
    return _Stream(words, gaps)


def _words(text: str) -> Iterator[tuple[int, int, str]]:
    icons = [match.span() for match in _ICON.finditer(text)]
    for match in _WORD.finditer(text):
        if not any(start < match.start() < end for start, end in icons):
            yield match.start(), match.end(), fold(match[0]).removesuffix("s")


def _filled(source: _Stream, at: int, target: _Stream, place: int) -> str | None:
    """What the gap at ``place`` should be, or None where the two passages are not the same."""
    mine, theirs = target.gaps[place], source.gaps[at]
    if _ICON.search(mine.text):
        return None
    before = _agreeing(source.words, target.words, at - 1, place - 1, -1)
    after = _agreeing(source.words, target.words, at, place, 1)
    together, each = SEEN if _HOLE.search(mine.text) else UNSEEN
    if before + after < together or min(before, after) < each:
        return None
    return _merged(mine.text, theirs.text)


def _agreeing(left: list[str], right: list[str], i: int, j: int, step: int) -> int:
    count = 0
    while count < _LOOK and 0 <= i < len(left) and 0 <= j < len(right) and left[i] == right[j]:
        count, i, j = count + 1, i + step, j + step
    return count


def _merged(mine: str, theirs: str) -> str | None:
    """``mine`` with the icons of ``theirs``, or None where their marks differ."""
    if _marks(mine) == _marks(_ICON.sub("", theirs)):
        return theirs if mine.strip() or "(" not in theirs else None
    icons = _ICON.findall(theirs)
    if len(icons) == 1 and theirs.rstrip().endswith(icons[0]):
        return mine.rstrip() + (" " if not mine.rstrip().endswith(("“", "(")) else "") + icons[0] + " "
    return None


def _marks(gap: str) -> str:
    return "".join(gap.translate(_SAME).split()).replace("-", "")


def _rewritten(lines: Sequence[Line], stream: _Stream, fillings: dict[int, str]) -> list[Line]:
    out = list(lines)
    for place in sorted(fillings, reverse=True):
        gap = stream.gaps[place]
        text = out[gap.line].text
        out[gap.line] = out[gap.line]._replace(
            text=text[: gap.start] + fillings[place] + text[gap.end :]
        )
    return out
