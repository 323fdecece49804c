"""The names that a restatement must not lose: cards, traits and terms of the glossary."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rulesref.cards.index import card_game
from rulesref.entries import fold
from rulesref.upkeep.originals import Originals

VARIABLE = "RULESREF_CARDS"

#: A trait that the documents write without a capital this often is an ordinary word.
COMMON = 3

_LOWER = re.compile(r"\b[a-z]+\b")
_KEYWORD = re.compile(r"\bkeyword\b", re.IGNORECASE)
#: Titles that are ordinary words of every rule.
_ORDINARY = ("keyword", "as if", "fast", "campaign play")
#: Nouns that a term may drop: an "event card" is an event, a "skill test" a test.
_DROPPED = ("card", "test", "deck", "token", "ability", "action")
_PLURAL = re.compile(r"(?<=[a-z]{2}[^\Wsui])s\b")
_PLURAL_Y = re.compile(r"(?<=[a-z]{2})ies\b")
_ICON = re.compile(r"\[[a-z_]+\]")
_QUOTE = str.maketrans("’‘“”", "''\"\"")


class Names(NamedTuple):
    """What can be named: ``cards`` and ``traits`` as printed, ``terms`` folded."""

    cards: frozenset[str]
    traits: frozenset[str]
    terms: frozenset[str]


class NameInText(NamedTuple):
    """What a text names."""

    cards: frozenset[str]
    traits: frozenset[str]
    terms: frozenset[str]


def names(documents: Originals, cards: Path | None = None) -> Names:
    """The names of the glossaries of ``documents`` and of the cards in ``cards``.

    ``cards`` defaults to the folder that ``RULESREF_CARDS`` names where the documents are those of
    its game; without one no card is known.
    Cards count where the name has two words: a name of one word is often an ordinary word.
    """
    named = os.environ.get(VARIABLE)
    theirs = any(document.startswith(f"{card_game()}/") for document in documents)
    folder = cards or (Path(named) if named and theirs else None)
    titles: set[str] = set()
    traits: set[str] = set()
    for card in _cards(folder) if folder else ():
        if " " in str(card.get("name", "")):
            titles.add(str(card["name"]).translate(_QUOTE))
        traits.update(t.strip() for t in str(card.get("traits") or "").split(".") if t.strip())
    common = _lower_case_words(documents)
    special = frozenset(t for t in traits if common[t.lower()] < COMMON)
    return Names(frozenset(titles), special, frozenset(_terms(documents)))


def _lower_case_words(documents: Originals) -> Counter[str]:
    """How often the documents use a word without a capital."""
    counts: Counter[str] = Counter()
    for sections in documents.values():
        for section in sections:
            counts.update(_LOWER.findall(section.markdown))
    return counts


def _cards(folder: Path) -> Iterator[dict[str, object]]:
    for path in sorted((folder / "pack").rglob("*.json")):
        for card in json.loads(path.read_text("utf-8")):
            if isinstance(card, dict):
                yield card


def _terms(documents: Originals) -> Iterator[str]:
    """Titles of English glossaries: keywords, and terms of two words or more."""
    for sections in documents.values():
        for section in sections:
            if section.kind != "glossary" or section.language != "en":
                continue
            title = _singular(fold(section.title)).split(",")[0].removesuffix(" x").strip(" \"'.")
            if (
                "(" not in title
                and title not in _ORDINARY
                and (" " in title or _KEYWORD.search(section.markdown[:160]))
            ):
                yield title


def named(text: str, known: Names) -> NameInText:
    """The names of ``known`` that ``text`` holds; of names inside each other the longest."""
    plain = _ICON.sub(" ", text.translate(_QUOTE).replace("*", ""))
    return NameInText(
        frozenset(_any(known.cards).findall(plain)),
        frozenset(match[0] for match in _inside(known.traits).finditer(plain)),
        frozenset(match[0] for match in _any(known.terms).finditer(_singular(fold(plain)))),
    )


@cache
def _any(names: frozenset[str]) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{_either(names)})(?!\w)")


@cache
def _inside(names: frozenset[str]) -> re.Pattern[str]:
    """Names with a capital that no sentence, item or quotation puts there."""
    return re.compile(
        rf"(?<=[\w,;(/] )(?:{_either(names)})(?!\w)|(?<=\()(?:{_either(names)})(?!\w)"
    )


def mentions(text: str, term: str) -> bool:
    """Whether ``text`` speaks of ``term``, perhaps by its telling word alone ("event", "test")."""
    plain = _singular(fold(text))
    words = term.split()
    if len(words) > 1 and words[-1] in _DROPPED:
        return any(re.search(rf"\b{re.escape(word)}\b", plain) for word in words)
    return re.search(rf"\b{re.escape(term)}\b", plain) is not None


def _singular(folded: str) -> str:
    """``folded`` with every word in the singular, roughly: enough for two texts to agree."""
    return _PLURAL.sub("", _PLURAL_Y.sub("y", folded))


def _either(names: frozenset[str]) -> str:
    """Any of ``names``, the longest first; those that begin alike are looked at together."""
    by_beginning: dict[str, list[str]] = {}
    for name in sorted(names, key=lambda name: (-len(name), name)):
        by_beginning.setdefault(name[:1], []).append(name[1:])
    alike = (
        f"{re.escape(first)}(?:{'|'.join(map(re.escape, rests))})"
        for first, rests in by_beginning.items()
    )
    return "|".join(alike) or r"(?!)"
