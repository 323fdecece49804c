"""Icons put back where the same words stand elsewhere in the file with their icons.

Both texts are streams of words. A *gap* is what stands between two words. A gap with icons in the
complete text is looked up by the words around it in the damaged text; it is copied when enough
words agree on both sides, the marks in both gaps agree, and no other place says otherwise.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rulesref.entries import fold
from rulesref.sources import SourceLine

#: Words that must agree around a gap, both sides together: where the gap shows a hole, and where
#: the sentence reads on as if nothing were missing. Each side must have the smaller number.
SEEN, UNSEEN = (3, 1), (8, 2)
_LOOK = 8

_WORD = re.compile(r"[^\W_]+(?:[’'][^\W_]+)*")
_ICON = re.compile(r"\[[a-z_]+\]")
_WORD_OR_ICON = re.compile(f"{_ICON.pattern}|{_WORD.pattern}")
_HOLE = re.compile(r"\(\s*\??\s*\)|[(,]\s*,|“\s|\s[.,;:]|\s{2}")
_SAME = str.maketrans({"“": '"', "”": '"', "’": "'", "‘": "'", "#": "(", "?": None, "–": "-"})

#: The line of a word, by its index, and where on it the word begins and ends.
_Place = tuple[int, int, int]


class _Context(NamedTuple):
    """A gap, and all that is looked at around it: gaps of one context are treated alike."""

    text: str  # what stands before the word on its own line
    whole: str  # the same with the end of the line before, for the first word of a line
    before: list[str]  # the words before the gap, the nearest first
    after: list[str]
    begins: list[bool]  # whether the word after the gap begins a line, then each word before it


class _Stream(NamedTuple):
    lines: Sequence[SourceLine]
    words: list[str]
    places: list[_Place]  # places[i] is where words[i] stands

    def gap(self, at: int) -> tuple[int, int, int]:
        """Line, start and end of the gap before ``words[at]``, which is not the first word."""
        line, start, _ = self.places[at]
        before, _, end = self.places[at - 1]
        return line, end if before == line else 0, start

    def text(self, at: int) -> str:
        """What stands in that gap, on its own line."""
        line, start, end = self.gap(at)
        return self.lines[line].text[start:end]

    def context(self, at: int) -> _Context:
        """That gap with what is around it."""
        text = whole = self.text(at)
        line = self.places[at][0]
        before, _, end = self.places[at - 1]
        if before != line:
            whole = f"{self.lines[line - 1].text[end if before == line - 1 else 0 :]} {text}"
        near = range(at, max(at - _LOOK, 0), -1)
        return _Context(
            text,
            whole,
            [self.words[i - 1] for i in near],
            self.words[at : at + _LOOK],
            [self._begins(i) for i in (at, *(i - 1 for i in near))],
        )

    def _begins(self, at: int) -> bool:
        return at < 1 or self.places[at][0] != self.places[at - 1][0]


class _Proof(NamedTuple):
    strength: int  # words that agree
    text: str


def restore(damaged: Sequence[SourceLine], complete: Sequence[SourceLine]) -> list[SourceLine]:
    """``damaged`` with the icons that ``complete`` proves."""
    source = _stream(complete)
    wanted = list(_before_words(source))
    if not wanted:
        return list(damaged)
    target = _stream(damaged)
    proofs = _proofs(source, wanted, target)
    return _rewritten(
        damaged, target, {place: max(own).text for place, own in proofs.items() if _agree(own)}
    )


def _proofs(
    source: _Stream, wanted: Sequence[int], target: _Stream
) -> dict[int, tuple[_Proof, ...]]:
    """What the ``wanted`` gaps of ``source`` prove of gaps of ``target``, by their number.

    A text may say the same over and over: each two contexts are compared once.
    """
    contexts: dict[tuple[str, str], dict[str, _Context]] = defaultdict(dict)
    for at in wanted:
        context = source.context(at)
        contexts[source.words[at - 1], source.words[at]][repr(context)] = context
    known: dict[str, tuple[_Proof, ...]] = {}
    proofs: dict[int, tuple[_Proof, ...]] = {}
    for place, pair in enumerate(pairwise(target.words), 1):
        if pair not in contexts:
            continue
        mine = target.context(place)
        key = repr(mine)
        if key not in known:
            found = (_proof(mine, theirs) for theirs in contexts[pair].values())
            known[key] = tuple(proof for proof in found if proof is not None)
        if known[key]:
            proofs[place] = known[key]
    return proofs


def _agree(proofs: Sequence[_Proof]) -> bool:
    """Whether all ``proofs`` have the same icons, the two names of one icon being one."""
    found = {tuple(_ICON.findall(p.text.replace("[fast]", "[free]"))) for p in proofs}
    return len(found) == 1


def _before_words(stream: _Stream) -> Iterator[int]:
    """The words with an icon right before them on their line, but for the first word of all."""
    iconic = {index for index, line in enumerate(stream.lines) if _ICON.search(line.text)}
    for at, (line, _, _) in enumerate(stream.places[1:], 1):
        if line in iconic and _ICON.search(stream.text(at)):
            yield at


def _stream(lines: Sequence[SourceLine]) -> _Stream:
    words: list[str] = []
    places: list[_Place] = []
    for index, line in enumerate(lines):
        text = line.text
        spans = _words(text)
        if text.isascii():
            text = text.lower()
            words += [text[start:end].removesuffix("s") for start, end in spans]
        else:
            words += [fold(text[start:end]).removesuffix("s") for start, end in spans]
        places += [(index, start, end) for start, end in spans]
    return _Stream(lines, words, places)


def _words(text: str) -> list[tuple[int, int]]:
    """Where each word of ``text`` begins and ends; the names of icons are none."""
    if "[" not in text:
        return [match.span() for match in _WORD.finditer(text)]
    found = _WORD_OR_ICON.finditer(text)
    return [match.span() for match in found if not match[0].startswith("[")]


def _proof(mine: _Context, theirs: _Context) -> _Proof | None:
    """What the gap of ``mine`` should be, or None where the two passages are not the same."""
    if _ICON.search(mine.text):
        return None
    before = _agreeing(mine.before, theirs.before)
    after = _agreeing(mine.after, theirs.after)
    filled = _same_marks(mine, theirs)
    together, each = SEEN if filled and _HOLE.search(mine.text) else UNSEEN
    starts = theirs.begins[before]
    if before + after < together or after < each or (before < each and not starts):
        return None
    filled = filled or _before_the_word(mine.text, theirs.text)
    return _Proof(before + after, filled) if filled else None


def _agreeing(left: Sequence[str], right: Sequence[str]) -> int:
    """How many words agree from the beginning of both on."""
    pairs = enumerate(zip(left, right, strict=False))
    return next(
        (count for count, (one, other) in pairs if one != other), min(len(left), len(right))
    )


def _same_marks(mine: _Context, theirs: _Context) -> str | None:
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
        line, start, end = stream.gap(place)
        text = out[line].text
        out[line] = out[line]._replace(text=text[:start] + fillings[place] + text[end:])
    return out
