"""A text as the statements that it makes: one for each sentence and for each item of a list."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from rulesref.entries import fold
from rulesref.search import prose

_BULLET = re.compile(r"^[ \t]*(?:[-*•>|]+|\d{1,2}[.)])[ \t]+")
#: A card by its set as early FAQs print it, (TDL 230), (V.60): its number alone tells the card.
_SET = re.compile(r"\((?:Core|TDL|TPtC|TFA|TFtBW|[IVX]+\.?)\s*(\d+[a-z]?)\)")
_UNENDED = prose.unended("I", "II", "III", "IV", "V")
_ENDS = re.compile(
    rf"(?:(?<=[.!?]){_UNENDED}|(?<=[.!?][”\")*])|(?<=[.!?]\)[”\"*]))\s+(?=[A-ZÀ-Ý\"“(\[0-9*])"
)
#: Where else to look: no statement of the rule.
_SEE = re.compile(r"\s*\((?:see|vedi)\b(?:[^()]|\([^()]*\))*\)", re.IGNORECASE)
_POINTS = re.compile(r"(?:See|Vedi|Vedere)(?: also| anche)?\b[:,]? .*")
_WORD = re.compile(r"\[(?:[a-z_]+|\?)\]|[^\W_]+(?:[.,]\d+)*")


class Statement(NamedTuple):
    """One sentence or item: its text without marks, and its words folded, icons as tokens."""

    text: str
    words: tuple[str, ...]

    @property
    def plain(self) -> tuple[str, ...]:
        """The words without icons, which copies lose."""
        return tuple(word for word in self.words if not word.startswith("["))


def statements(markdown: str) -> tuple[Statement, ...]:
    """The statements of ``markdown`` in its order; what has no words is none."""
    items = (_BULLET.sub("", line).strip() for line in plain(markdown).split("\n"))
    said = (sentence for item in items for sentence in _ENDS.split(item))
    made = (Statement(text, words(text)) for text in said if not _POINTS.fullmatch(text))
    return tuple(statement for statement in made if statement.plain)


def text_of(said: Iterable[Statement]) -> str:
    """The texts of statements in a row."""
    return " ".join(statement.text for statement in said)


def plain(markdown: str) -> str:
    """``markdown`` without emphasis, links and references, one line for each paragraph or item."""
    return _SEE.sub("", _SET.sub(r"#\1", prose.plain(markdown)))


def words(text: str) -> tuple[str, ...]:
    """The folded words of ``text``, icons as tokens."""
    folded = fold(text).replace("'", "")
    return tuple(_WORD.findall(folded))
