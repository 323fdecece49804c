"""What a question may name besides rules and cards, read from ``corpus/<game>/questions.toml``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rulesref.errors import ParseError
from rulesref.ready import read_toml

_LANGUAGES = ("en", "it")
#: What "…" may stand for in a precise word: nothing, or a few words.
_LEFT_OUT = r"(?:\w+ ){0,5}"
_KEYS = {"kind", "entry", *_LANGUAGES}
#: What a word of a question can be.
KINDS = ("action", "token", "timing")


class QuestionWord(NamedTuple):
    """A word by its ``kind`` (one of ``KINDS``), its rule, and its forms, the leading one first."""

    kind: str
    entry: str
    forms: tuple[tuple[str, tuple[str, ...]], ...]

    def called(self, language: str) -> str:
        """What it is called in ``language``."""
        return dict(self.forms)[language][0]


class QuestionWords(NamedTuple):
    """The ``words`` of a game, and for a kind of question the rules that always belong to it.

    ``precise`` are words that the rules give a meaning of their own, each with its rule, the likeliest to
    decide first. ``ways`` maps what players say to the same said in the way of the corpus, the longest first.
    """

    words: tuple[QuestionWord, ...] = ()
    rules: tuple[tuple[str, tuple[str, ...]], ...] = ()
    ways: tuple[tuple[str, str], ...] = ()
    precise: tuple[tuple[str, str], ...] = ()

    def rules_of(self, kind: str) -> tuple[str, ...]:
        """The ids of the entries that belong to every question of that ``kind``."""
        return dict(self.rules).get(kind, ())

    def rules_told_by(self, words: str) -> tuple[str, ...]:
        """The rules of the precise words in ``words``, a folded text, each once."""
        said = f" {words} "
        return tuple(dict.fromkeys(rule for word, rule in self.precise if _is_said(word, said)))


def _is_said(word: str, said: str) -> bool:
    """Whether ``said`` has the precise ``word`` between spaces.

    It may leave a choice, "(use|trigger)", and a few words out, "…".
    """
    if "(" not in word and "…" not in word:
        return f" {word} " in said
    return re.search(f" {word.replace('… ', _LEFT_OUT)} ", said) is not None


def read_question_words(path: Path) -> QuestionWords:
    """The words in ``path``, none where there is no file. Raises ParseError when it is broken."""
    if not path.is_file():
        return QuestionWords()
    try:
        told = read_toml(path.read_text("utf-8"))
        rows = tuple(
            QuestionWord(
                row["kind"],
                row["entry"],
                tuple((language, tuple(row[language])) for language in _LANGUAGES),
            )
            for row in told["word"]
        )
        wrong = [row for row in told["word"] if row.keys() != _KEYS or row["kind"] not in KINDS]
    except (ValueError, KeyError, TypeError) as problem:
        raise ParseError(f"the words of questions are broken: {problem}", file=str(path)) from None
    if wrong:
        raise ParseError(f"a word has wrong keys: {wrong[0]}", file=str(path))
    rules = told.get("kinds", {})
    return QuestionWords(
        rows,
        tuple((kind, tuple(ids)) for kind, ids in rules.items()),
        tuple(_ways(told.get("same", []), path)),
        tuple(_precise(told.get("precise", []), path)),
    )


def _precise(rows: list[dict[str, object]], path: Path) -> Iterator[tuple[str, str]]:
    """(A word, its rule) of all ``rows``. Raises ParseError."""
    for row in rows:
        words = row.get("words")
        if row.keys() != {"entry", "words"} or not isinstance(words, list):
            raise ParseError(f"a precise word has wrong keys: {row}", file=str(path))
        for word in words:
            try:
                _is_said(str(word), "")
            except re.error as problem:
                raise ParseError(
                    f"the word {word!r} is broken: {problem}", file=str(path)
                ) from None
            yield str(word), str(row["entry"])


def _ways(rows: list[list[str]], path: Path) -> list[tuple[str, str]]:
    """(A way of saying it, the first way of its row) of all ``rows``. Raises ParseError."""
    found: dict[str, str] = {}
    for first, *others in rows:
        for other in others:
            if other in found:
                raise ParseError(f"{other!r} is the same as two things", file=str(path))
            found[other] = first
    return sorted(found.items(), key=lambda pair: -len(pair[0]))
