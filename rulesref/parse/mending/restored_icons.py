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
from rulesref.sources import SourceLine

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
    text: str  # what stands before the word on its own line
    whole: str  # the same with the end of the line before, for the first word of a line


class _Stream(NamedTuple):
    words: list[str]
    gaps: list[_Gap]  # gaps[i] stands before words[i]


class _Proof(NamedTuple):
    strength: int  # words that agree
    text: str


def restore(damaged: Sequence[SourceLine], complete: Sequence[SourceLine]) -> list[SourceLine]:
    """``damaged`` with the icons that ``complete`` proves."""
    source = _stream(complete)
    wanted = [at for at in range(1, len(source.words)) if _ICON.search(source.gaps[at].text)]
    if not wanted:
        return list(damaged)
    target = _stream(damaged)
    places: dict[tuple[str, str], list[int]] = defaultdict(list)
    for at in range(1, len(target.words)):
        places[target.words[at - 1], target.words[at]].append(at)
    proofs: dict[int, list[_Proof]] = defaultdict(list)
    for at in wanted:
        for place in places.get((source.words[at - 1], source.words[at]), ()):
            proof = _proof(source, at, target, place)
            if proof:
                proofs[place].append(proof)
    return _rewritten(
        damaged, target, {place: max(own).text for place, own in proofs.items() if _agree(own)}
    )


def _agree(proofs: Sequence[_Proof]) -> bool:
    """Whether all ``proofs`` have the same icons, the two names of one icon being one."""
    found = {tuple(_ICON.findall(p.text.replace("[fast]", "[free]"))) for p in proofs}
    return len(found) == 1


def _stream(lines: Sequence[SourceLine]) -> _Stream:
    words, gaps, tail = [], [], ""
    for index, line in enumerate(lines):
        text, last = line.text, 0
        for start, end, word in _words(text):
            own = text[last:start]
            gaps.append(_Gap(index, last, start, own, f"{tail} {own}" if not last else own))
            words.append(word)
            last = end
        tail = text[last:]
    return _Stream(words, gaps)


def _words(text: str) -> Iterator[tuple[int, int, str]]:
    icons = [match.span() for match in _ICON.finditer(text)] if "[" in text else []
    folded = str.lower if text.isascii() else fold
    for match in _WORD.finditer(text):
        first, last = match.span()
        if not any(start < first < end for start, end in icons):
            yield first, last, folded(match[0]).removesuffix("s")


def _proof(source: _Stream, at: int, target: _Stream, place: int) -> _Proof | None:
    """What the gap at ``place`` should be, or None where the two passages are not the same."""
    mine, theirs = target.gaps[place], source.gaps[at]
    if _ICON.search(mine.text):
        return None
    before = _agreeing(source, target, at - 1, place - 1, -1)
    after = _agreeing(source, target, at, place, 1)
    filled = _same_marks(mine, theirs)
    together, each = SEEN if filled and _HOLE.search(mine.text) else UNSEEN
    starts = at - before < 1 or source.gaps[at - before].line != source.gaps[at - before - 1].line
    if before + after < together or after < each or (before < each and not starts):
        return None
    filled = filled or _before_the_word(mine.text, theirs.text)
    return _Proof(before + after, filled) if filled else None


def _agreeing(left: _Stream, right: _Stream, i: int, j: int, step: int) -> int:
    count = 0
    while (
        count < _LOOK
        and 0 <= i < len(left.words)
        and 0 <= j < len(right.words)
        and left.words[i] == right.words[j]
    ):
        count, i, j = count + 1, i + step, j + step
    return count


def _same_marks(mine: _Gap, theirs: _Gap) -> str | None:
    """``mine`` with the icons of ``theirs`` among its own marks, or None where they differ."""
    for text in (theirs.text, theirs.whole):
        if _marks(mine.text) == _marks(_ICON.sub("", text)):
            return _woven(mine.text, text)
    return None


def _woven(mine: str, theirs: str) -> str:
    """The spacing and icons of ``theirs`` with the marks of ``mine``."""
    marks = iter([c for c in mine if not c.isspace() and c not in "?-–"])
    dashes = any(c in "-–" for c in mine)
    out = []
    for piece in re.findall(rf"{_ICON.pattern}|.", theirs, re.DOTALL):
        if _ICON.fullmatch(piece) or piece.isspace():
            out.append(piece)
        elif piece in "-–":
            out.append(piece if dashes else "")
        else:
            out.append(next(marks, ""))
    return "".join(out)


def _before_the_word(mine: str, theirs: str) -> str | None:
    """``mine`` with the one icon of ``theirs`` put right before the word, where it stands there."""
    icons: list[str] = _ICON.findall(theirs)
    if len(icons) != 1 or not theirs.rstrip().endswith(icons[0]):
        return None
    kept = mine.rstrip()
    return kept + ("" if kept.endswith(("“", "(")) else " ") + icons[0] + " "


def _marks(gap: str) -> str:
    return "".join(gap.translate(_SAME).split()).replace("-", "")


def _rewritten(
    lines: Sequence[SourceLine], stream: _Stream, fillings: dict[int, str]
) -> list[SourceLine]:
    out = list(lines)
    for place in sorted(fillings, reverse=True):
        gap = stream.gaps[place]
        text = out[gap.line].text
        out[gap.line] = out[gap.line]._replace(
            text=text[: gap.start] + fillings[place] + text[gap.end :]
        )
    return out
