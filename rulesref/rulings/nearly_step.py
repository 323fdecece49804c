"""A sentence behind a keyword that comes near to a step: a word of it is another, names are misspelt.

A title may begin with a keyword, and so may prose with one of the other language; what is nearly a
step is neither. The more words it shares with a sentence and the more cards it names, the surer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from rulesref.errors import AmbiguousReference, RulesrefError
from rulesref.expression import lazily
from rulesref.facts.not_described import NotDescribed
from rulesref.nearest import spelt_alike
from rulesref.rulings.reference import WrongType, read_slot
from rulesref.rulings.tongue import Tongue
from rulesref.wording.pattern import Pattern
from rulesref.wording.sentence import KINDS, Sentence
from rulesref.wording.speech import Speech

#: No step is longer: in words, and in a word that is meant for another.
_MOST_WORDS = 40
#: How much of its letters a name shares with the one that was meant.
_SLIPS = 0.75
#: How sure it has to be: a word of the sentence counts 1, a name 2 for it or against it.
_SURE = 3
#: Italian prepositions are read in many forms.
_PREPOSITIONS = frozenset(["a", "da", "di", "in", "su"])
_OPEN = lazily(r"\[.*?\]|\{\w+\}|\(([^()]*\|[^()]*)\)")
_WORD = lazily(r"[^\W_]+(?:['’][^\W_]+)*")


class _Words(NamedTuple):
    """A pattern of a row, and its fixed words: each in all the ways in which it is said."""

    row: Sentence
    pattern: Pattern
    fixed: tuple[tuple[str, ...], ...]


def nearly_step(text: str, tongue: Tongue) -> Sentence | None:
    """The row that ``text`` is nearly a sentence of; ``None`` for prose."""
    words = text.split()
    if len(words) > _MOST_WORDS:
        return None
    said = frozenset(_WORD.findall(text.casefold()))
    for candidate in _patterns(tongue.speech, tongue.language):
        missing = [ways for ways in candidate.fixed if not _is_said(ways, said)]
        held = len(candidate.fixed) - len(missing)
        if len(missing) > 1 or held < max(1, len(missing)):
            continue
        for read in _mended(words, missing, candidate.pattern):
            if _is_sure(held - len(missing), read, candidate.row.slots, tongue):
                return candidate.row
    return None


@lru_cache(maxsize=4)
def _patterns(speech: Speech, language: str) -> tuple[_Words, ...]:
    return tuple(
        _Words(row, pattern, tuple(_fixed(pattern.template, language)))
        for kind in KINDS
        for row in speech.rows(kind)
        for pattern in row.patterns[language]
    )


def _fixed(template: str, language: str) -> Iterator[tuple[str, ...]]:
    template = template.casefold()
    for group in _OPEN.finditer(template):
        if group[1]:
            yield tuple(group[1].split("|"))
    for word in _WORD.findall(_OPEN.sub(" ", template)):
        if language == "en" or word not in _PREPOSITIONS:
            yield (word,)


def _is_said(ways: tuple[str, ...], said: frozenset[str]) -> bool:
    return any(said.issuperset(_WORD.findall(way)) for way in ways)


def _mended(
    words: list[str], missing: list[tuple[str, ...]], pattern: Pattern
) -> Iterator[Mapping[str, tuple[str, int]]]:
    """What ``pattern`` reads in ``words``, with the missing word in place of one or beside it."""
    if not missing:
        texts = [" ".join(words), *(_joined(words, n, n + 1) for n in range(len(words)))]
    else:
        lost = missing[0][0]
        texts = [
            _joined(words, n, n + more, lost) for more in (1, 0) for n in range(len(words) + 1)
        ]
    for text in texts:
        slots = pattern.read(text)
        if slots is not None:
            yield slots


def _joined(words: list[str], start: int, end: int, *new: str) -> str:
    return " ".join((*words[:start], *new, *words[end:]))


def _is_sure(
    sure: int, slots: Mapping[str, tuple[str, int]], types: Mapping[str, str], tongue: Tongue
) -> bool:
    """Whether it is sure enough with what stands in ``slots``: 2 for each that is known, or nearly.

    What is not counts 2 against it. Whether a name is nearly one is looked for among all cards,
    where it decides.
    """
    unknown: list[tuple[str, NotDescribed]] = []
    for name, (text, _) in slots.items():
        if types[name] == "text":
            sure += _is_capital(text) or any(letter.isdigit() for letter in text)
            continue
        try:
            read_slot(text, types[name], tongue)
        except (AmbiguousReference, WrongType):
            sure += 2
        except NotDescribed as error:
            sure -= 2
            if _is_capital(text):
                unknown.append((text, error))
        except RulesrefError:
            sure -= 2
        else:
            sure += 2
    while unknown and sure < _SURE <= sure + 4 * len(unknown):
        text, stranger = unknown.pop()
        if spelt_alike(text, stranger.candidates, 1, _SLIPS):
            sure += 4
    return sure >= _SURE


def _is_capital(text: str) -> bool:
    """Whether a word of ``text`` begins with a capital, as one of every name does."""
    return any(word[0].isupper() for word in _WORD.findall(text))
