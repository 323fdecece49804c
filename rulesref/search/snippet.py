"""The few lines of a passage that answer a query best."""

from __future__ import annotations

import re

from rulesref.search.kept import Shown
from rulesref.search.passages import Weighty
from rulesref.search.words import stem, tokens

#: Characters that a snippet may have.
LENGTH = 240

_BULLET = re.compile(r"^(?:[-*•>|#]+|\d+[.)]) *")
_WRAPPED = re.compile(r"(?<=\S)[ \t]*\n[ \t]*(?![-*•] |[>|#\n]|\d+[.)] )")
_STRONG = re.compile(r"\*\*+")
_EM = re.compile(r"(?<![\w*])[*_](?!\s)([^\n]+?)(?<!\s)[*_](?![\w*])")
_LINK = re.compile(r"\[([^\]]+)\]\([^()\s]+\)")
_SENTENCE = re.compile(r"(?:(?<=[.!?;:])|(?<=[.!?][”\")]))\s+(?=[\w\"“(\[-])|\n+")


def snippet(passage: Shown, weighty: Weighty) -> str:
    """The sentence of ``passage`` with the weightiest words, and what follows as far as it fits.

    One that begins amid a sentence (behind a colon, say) begins with "…".
    """
    pieces = (_BULLET.sub("", piece.strip()) for piece in _SENTENCE.split(_plain(passage.markdown)))
    sentences = [piece for piece in pieces if piece]
    if not sentences:
        return passage.title
    worth = [_worth(sentence, passage.language, weighty) for sentence in sentences[:80]]
    start = max(range(len(worth)), key=lambda i: (worth[i], -i))
    text = ("… " if start and sentences[start][0].islower() else "") + sentences[start]
    for sentence in sentences[start + 1 :]:
        if len(text) + 1 + len(sentence) > LENGTH:
            break
        text += " " + sentence
    return _cut(text)


def _plain(markdown: str) -> str:
    """``markdown`` without emphasis and links, one line for each paragraph or item.

    Marks come in pairs and hard-wrapped lines belong together: a snippet that begins between
    them would show half of either.
    """
    text = _STRONG.sub("", _WRAPPED.sub(" ", markdown))
    return _EM.sub(r"\1", _LINK.sub(r"\1", text))


def _worth(sentence: str, language: str, weighty: Weighty) -> float:
    found = {stem(token, language) for token in tokens(sentence)}
    return sum(worth for (tongue, s), worth in weighty.items() if tongue == language and s in found)


def _cut(text: str) -> str:
    if len(text) <= LENGTH:
        return text
    return text[: LENGTH - 1].rsplit(" ", 1)[0] + " …"
