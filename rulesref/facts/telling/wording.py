"""The words in which notation is told: ``corpus/<game>/telling/*.toml``, one language of them.

Each file holds tables of rows, ``id = [English, Italian]``; what a row says is a template.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from rulesref.errors import ParseError
from rulesref.facts.telling.template import Template, TemplateError, parsed

#: The languages in the order in which each row has them.
LANGUAGES = ("en", "it")
#: Tables of words, not of templates.
_PLAIN = frozenset({"words", "selectors"})


class Noun(NamedTuple):
    """What a selector is called: ``one`` and ``many`` of it, or ``definite`` as it is.

    Something definite is narrowed as a thing of the selector ``kind``.
    """

    one: str
    many: str = ""
    feminine: bool = False
    definite: bool = False
    kind: str = ""


class Wording(NamedTuple):
    """The templates of each table, the nouns, and the words of each slot, in one language."""

    language: str
    templates: Mapping[str, Mapping[str, Template]]
    nouns: Mapping[str, Noun]
    words: Mapping[str, Mapping[str, str]]
    joins: tuple[tuple[re.Pattern[str], str], ...]

    def template(self, table: str, id: str) -> Template | None:
        """What is told of the row ``id`` of ``table``; None where nobody has said it."""
        return self.templates[table].get(id)

    def word(self, word: str, *slots: str) -> str:
        """What ``word`` is called in the first of ``slots`` that has a word for it."""
        for slot in (*slots, "any"):
            if word in self.words.get(slot, ()):
                return self.words[slot][word]
        return word

    def joined(self, text: str) -> str:
        """``text`` where words that meet are written as the language writes them."""
        for pattern, other in self.joins:
            text = pattern.sub(other, text)
        return text


@lru_cache(maxsize=8)
def read_wording(folder: Path, language: str) -> Wording:
    """The words in ``folder`` for one of ``LANGUAGES``. Raises ``ParseError``."""
    place = LANGUAGES.index(language)
    tables: dict[str, Any] = {}
    for path in sorted(folder.glob("*.toml")):
        for table, rows in _tables(path).items():
            if table in tables:
                raise ParseError(f"the table {table!r} is in two files", file=str(path))
            tables[table] = rows
    joins = tables.pop("joins")[language]
    words = {slot: _column(rows, place) for slot, rows in tables["words"].items()}
    nouns = {id: _noun(text) for id, text in _column(tables["selectors"], place).items()}
    templates = {
        table: {id: _template(text, folder, id) for id, text in _column(rows, place).items()}
        for table, rows in tables.items()
        if table not in _PLAIN
    }
    patterns = tuple((re.compile(pattern), other) for pattern, other in joins.items())
    return Wording(language, templates, nouns, words, patterns)


def _tables(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ParseError(f"this is not TOML: {error}", file=str(path)) from None


def _column(rows: Mapping[str, list[str]], place: int) -> dict[str, str]:
    return {id: texts[place] for id, texts in rows.items()}


def _template(text: str, folder: Path, id: str) -> Template:
    try:
        return parsed(text)
    except TemplateError as error:
        raise ParseError(f"{id!r}: {error}", file=str(folder)) from None


def _noun(text: str) -> Noun:
    feminine = text.startswith("f:")
    one, slash, many = text.removeprefix("f:").partition("/")
    if slash:
        return Noun(one, many, feminine)
    called, _, kind = text.partition("|")
    return Noun(called, called, definite=True, kind=kind)
