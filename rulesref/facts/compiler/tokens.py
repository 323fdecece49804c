"""A printed text as words: what the productions match, each with its place in the text.

Mark-up falls away; symbols (``[action]``) and traits (``[[Spell]]``) are one word each, the name
of the card itself is ``~``, and the end of a line is ``¶``.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

#: The word for the card that the text is printed on, and for the end of a line.
SELF, LINE = "~", "¶"


class Token(NamedTuple):
    """One word of a text: ``word`` in lower case, ``printed`` as it stands from ``start`` to ``end``."""

    word: str
    printed: str
    start: int
    end: int


_MARKUP = re.compile(r"</?(?:b|i|u|em|blockquote)>")
_BREAK = re.compile(r"<br ?/?>|<hr ?/?>|\n")
_WORD = re.compile(
    rf"{_MARKUP.pattern}|(?P<line>{_BREAK.pattern})"
    r"|(?P<word>\[\[[^\[\]]+\]\]|\[[a-z_]+\]|[+-]?\d+(?![\w])|[Nn]on-"
    r"|\w+(?:['’.-]\w+)*['’]?|\S)"
)
#: Signs that are printed in more than one way.
_ALIKE = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "‑": "-", "—": "-"})


def tokens_of(text: str, names: Collection[str] = ()) -> list[Token]:
    """The words of ``text``; each of ``names``, which the card goes by, is ``~``."""
    plain = text.translate(_ALIKE)
    own = _own_names(plain, frozenset(names))
    found: list[Token] = []
    place = 0
    while place < len(plain):
        if place in own:
            found.append(Token(SELF, plain[place : own[place]], place, own[place]))
            place = own[place]
            continue
        if (match := _WORD.match(plain, place)) is None:
            place += 1
            continue
        found.extend(_token(match))
        place = match.end()
    return found


def _token(match: re.Match[str]) -> Iterator[Token]:
    if match["line"]:
        yield Token(LINE, match[0], match.start(), match.end())
    elif match["word"]:
        yield Token(match[0].casefold(), match[0], match.start(), match.end())


def _own_names(plain: str, names: frozenset[str]) -> dict[int, int]:
    """Where one of ``names`` begins in ``plain`` → where it ends: the longest one, as whole words."""
    found: dict[int, int] = {}
    for name in sorted((name.translate(_ALIKE) for name in names if name), key=len, reverse=True):
        place = plain.find(name)
        while place >= 0:
            end = place + len(name)
            if not _in_a_word(plain, place - 1) and not _in_a_word(plain, end):
                found.setdefault(place, end)
            place = plain.find(name, place + 1)
    return found


def _in_a_word(plain: str, place: int) -> bool:
    return 0 <= place < len(plain) and (plain[place].isalnum() or plain[place] == "_")
