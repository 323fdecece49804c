"""A printed text as words: what the productions match, each with its place in the text.

Mark-up falls away; symbols (``[action]``) and traits (``[[Spell]]``) are one word each, the name
of the card itself is ``~``, and the end of a line is ``¶``.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import lru_cache
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
    own = _own_names(frozenset(names))
    found: list[Token] = []
    place = 0
    while place < len(plain):
        if own and (match := own.match(plain, place)):
            found.append(Token(SELF, match[0], match.start(), match.end()))
        elif (match := _WORD.match(plain, place)) is None:
            place += 1
            continue
        else:
            found.extend(_token(match))
        place = match.end()
    return found


def _token(match: re.Match[str]) -> Iterator[Token]:
    if match["line"]:
        yield Token(LINE, match[0], match.start(), match.end())
    elif match["word"]:
        yield Token(match[0].casefold(), match[0], match.start(), match.end())


@lru_cache(maxsize=8)  # a card is read line by line, and its other side
def _own_names(names: frozenset[str]) -> re.Pattern[str] | None:
    plain = sorted((name.translate(_ALIKE) for name in names if name), key=len, reverse=True)
    if not plain:
        return None
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, plain))})(?!\w)")
