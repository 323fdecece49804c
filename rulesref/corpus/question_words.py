"""What a question may name besides rules and cards, read from ``corpus/<game>/questions.toml``."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rulesref.errors import ParseError
from rulesref.ready import read_toml

_LANGUAGES = ("en", "it")
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

    ``ways`` maps what players say to the same said in the way of the corpus, the longest first.
    """

    words: tuple[QuestionWord, ...] = ()
    rules: tuple[tuple[str, tuple[str, ...]], ...] = ()
    ways: tuple[tuple[str, str], ...] = ()

    def rules_of(self, kind: str) -> tuple[str, ...]:
        """The ids of the entries that belong to every question of that ``kind``."""
        return dict(self.rules).get(kind, ())


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
    )


def _ways(rows: list[list[str]], path: Path) -> list[tuple[str, str]]:
    """(A way of saying it, the first way of its row) of all ``rows``. Raises ParseError."""
    found: dict[str, str] = {}
    for first, *others in rows:
        for other in others:
            if other in found:
                raise ParseError(f"{other!r} is the same as two things", file=str(path))
            found[other] = first
    return sorted(found.items(), key=lambda pair: -len(pair[0]))
