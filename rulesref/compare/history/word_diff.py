"""Two wordings of one statement, word by word: what stayed, what went, what came.

Quotation marks, capitals, commas and the emphasis of a word change nothing. Neither does an icon or
the number of a card that one of two copies lacks, for copies lose them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from rulesref.compare.statements import words

SAME, GONE, NEW = "same", "gone", "new"
_ICON = re.compile(r"\W*\[(?P<name>[a-z_0-9]+|\?)\]\W*")
_CARD = re.compile(r"[\W]*(?:#\d+[a-z]?|\(\d{1,3}[a-z]?\))\W*")
#: Two names of one icon.
_SAME_ICON = {"free": "fast"}
#: So many unchanged words between two changes are said with them: alone they tell nothing.
_ISLAND = 1


class Span(NamedTuple):
    """Words that stand together. ``kind`` is one of ``same``, ``gone``, ``new``."""

    kind: str
    text: str


def word_diff(old: str, new: str, *, icons: bool = True) -> tuple[Span, ...]:
    """From ``old`` to ``new``. Without ``icons``, no icon tells anything: one copy has lost some."""
    before, after = _tokens(old), _tokens(new)
    keys = [_key(token, icons) for token in before], [_key(token, icons) for token in after]
    spans: list[Span] = []
    for tag, i, j, k, m in _opcodes(*keys):
        if tag == "equal" or _lacks(before[i:j], after[k:m]):
            spans += [Span(SAME, " ".join(after[k:m]))] if k < m else []
        else:
            spans += _changed(before[i:j], after[k:m])
    return tuple(_joined(spans))


def _lacks(before: Sequence[str], after: Sequence[str]) -> bool:
    """Whether one side is as the other, but for icons and numbers of cards that it lacks."""
    sides = [[token for token in side if not _may_be_lost(token)] for side in (before, after)]
    same = [_key(token, False) for token in sides[0]] == [_key(token, False) for token in sides[1]]
    lost = len(sides[0]) < len(before), len(sides[1]) < len(after)
    return same and lost in ((True, False), (False, True))


def _may_be_lost(token: str) -> bool:
    return bool(_ICON.fullmatch(token) or _CARD.fullmatch(token))


def is_same(spans: Iterable[Span]) -> bool:
    """Whether nothing changed."""
    return all(span.kind == SAME for span in spans)


def _tokens(text: str) -> list[str]:
    """The words of ``text`` with the marks that cling to them; a lone mark clings to the last."""
    tokens: list[str] = []
    for token in re.sub("([—–])", r" \1 ", text).split():
        if tokens and not words(token):
            tokens[-1] += " " + token
        else:
            tokens.append(token)
    return tokens


def _key(token: str, icons: bool) -> str:
    """What two tokens have in common that are the same; an icon is as its name."""
    icon = _ICON.fullmatch(token)
    if icon is None:
        return "".join(word for word in words(token) if icons or not word.startswith("["))
    return _SAME_ICON.get(icon["name"], icon["name"]) if icons else ""


def _opcodes(before: list[str], after: list[str]) -> Iterable[tuple[str, int, int, int, int]]:
    """As difflib has them, with islands of a word or so taken into the change around them."""
    codes = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    merged: list[tuple[str, int, int, int, int]] = []
    for place, code in enumerate(codes):
        inside = 0 < place < len(codes) - 1
        island = code[0] == "equal" and inside and code[2] - code[1] <= _ISLAND
        if island and "replace" in (codes[place - 1][0], codes[place + 1][0]):
            code = ("replace", *code[1:])
        if merged and merged[-1][0] != "equal" and code[0] != "equal":
            last = merged.pop()
            code = ("replace", last[1], code[2], last[3], code[4])
        merged.append(code)
    return merged


def _changed(gone: Sequence[str], came: Sequence[str]) -> Iterable[Span]:
    if gone:
        yield Span(GONE, " ".join(gone))
    if came:
        yield Span(NEW, " ".join(came))


def _joined(spans: Iterable[Span]) -> Iterable[Span]:
    """``spans`` with neighbours of one kind made one."""
    last: Span | None = None
    for span in spans:
        if last is not None and last.kind == span.kind:
            last = Span(last.kind, f"{last.text} {span.text}")
            continue
        if last is not None:
            yield last
        last = span
    if last is not None:
        yield last
