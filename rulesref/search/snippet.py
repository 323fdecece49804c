"""The few lines of a passage that answer a query best."""

from __future__ import annotations

import re

from rulesref.search.passages import Shown, Weighty
from rulesref.search.words import stem, tokens

#: Characters that a snippet may have.
LENGTH = 240

_BULLET = re.compile(r"^(?:[-*•>|#]+|\d+[.)]) *")
_SENTENCE = re.compile(r"(?<=[.!?;:”\"])\s+(?=[\w\"“(\[-])|\n+")


def snippet(passage: Shown, weighty: Weighty) -> str:
    """The sentence of ``passage`` with the weightiest words, and what follows as far as it fits."""
    pieces = (_BULLET.sub("", piece.strip()) for piece in _SENTENCE.split(passage.markdown))
    sentences = [piece for piece in pieces if piece]
    if not sentences:
        return passage.title
    worth = [_worth(sentence, passage.language, weighty) for sentence in sentences[:80]]
    start = max(range(len(worth)), key=lambda i: (worth[i], -i))
    text = sentences[start]
    for sentence in sentences[start + 1 :]:
        if len(text) + 1 + len(sentence) > LENGTH:
            break
        text += " " + sentence
    return _cut(text)


def _worth(sentence: str, language: str, weighty: Weighty) -> float:
    found = {stem(token, language) for token in tokens(sentence)}
    return sum(worth for (tongue, s), worth in weighty.items() if tongue == language and s in found)


def _cut(text: str) -> str:
    if len(text) <= LENGTH:
        return text
    return text[: LENGTH - 1].rsplit(" ", 1)[0] + " …"
