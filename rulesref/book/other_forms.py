"""The entries that a name means which none of them has to the letter: "the hunter keyword".

An article, a word that says what sort of thing is meant ("phase", "token") and the ending of a word
say nothing of which rule it is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, takewhile

from rulesref.entries import name_key
from rulesref.link.strength import LIKELIER, PART
from rulesref.record import NamedTuple
from rulesref.search.words import stem, tokens

#: What joins the words of a name, in either language.
_JOINING = """
    the a an of for about on
    il lo la l i gli le un uno una di d del dello della dell dei degli delle su sul sulla sui sulle
"""
#: What sort of thing a name belongs to, in either language; any name may have one of these,
_PHASES = frozenset(["phase", "phases", "fase", "fasi"])
#: … a title one of these ("playing a card" is what players say of another rule than of cards),
_SORTS_IN_TITLES = """
    action actions card cards step steps token tokens
    azione azioni carta carte passo passi segnalino segnalini
"""
#: … and what else players say of a rule.
_OTHER_SORTS = """
    ability abilities keyword keywords rule rules window windows
    capacita finestra finestre parola parole chiave regola regole
"""
_JOINS = frozenset(_JOINING.split())
_SORTS_OF_TITLES = _PHASES | frozenset(_SORTS_IN_TITLES.split())
_SORTS = _SORTS_OF_TITLES | frozenset(_OTHER_SORTS.split())
#: What parts two forms of one word, behind what they share.
_ENDINGS = {
    "en": frozenset(["", "e", "s", "es", "d", "ed", "ing", "y", "ies", "ied"]),
    "it": frozenset(
        [
            "",
            *"aeio",
            "he",
            "hi",
            "re",
            "are",
            "ere",
            "ire",
            "ato",
            "ata",
            "ati",
            "ate",
            "uto",
            "ito",
        ]
    ),
}
#: With so many letters at least two forms of one word begin alike.
_ALIKE = 3
#: Nobody says more sorts of one rule ("parola chiave" is two words).
_MOST_SORTS = 3
#: So many further entries are named.
_MOST_RIVALS = 4

Words = frozenset[str]


class _Named(NamedTuple):
    entry: str
    weight: int
    words: Words  # without what joins them
    core: Words  # without their sort


def in_another_form(
    connection: sqlite3.Connection, name: str, games: Sequence[str]
) -> tuple[str, ...]:
    """The entries whose name is ``name`` but for its form, the likeliest first; perhaps none.

    They are of the first of ``games`` that has any.
    """
    asked = _words(name_key(name))
    rows = connection.execute("select name, entry, weight, game from names").fetchall()
    for game in games:
        near = [
            _named(other, entry, weight)
            for other, entry, weight, of in rows
            if of == game and _could_be(asked, other)
        ]
        for found in _levels(asked, near):
            if found:
                return _likeliest(found)
    return ()


def _words(name: str) -> Words:
    said = frozenset(tokens(name))
    return said - _JOINS or said


def _named(name: str, entry: str, weight: int) -> _Named:
    words = _words(name)
    sorts = _SORTS_OF_TITLES if weight >= PART * LIKELIER else _PHASES
    return _Named(entry, weight, words, words - sorts or words)


def _could_be(asked: Words, name: str) -> bool:
    """Whether every word of ``asked`` but its sort begins like one of ``name``."""
    return all(word[:_ALIKE] in name for word in asked - _SORTS)


def _levels(asked: Words, near: Sequence[_Named]) -> Iterator[list[_Named]]:
    """Those of ``near`` that ``asked`` is: to the letter first, and with the most of its words."""
    for less in _with_fewer_sorts(asked):
        yield [one for one in near if one.words == less]
        yield [one for one in near if one.core == less]
    for less in _with_fewer_sorts(asked):
        yield [one for one in near if _inflected(less, one.words) or _inflected(less, one.core)]


def _with_fewer_sorts(asked: Words) -> Iterator[Words]:
    """``asked`` with all of its words, then without one that says a sort, and so on."""
    sorts = sorted(asked & _SORTS)[:_MOST_SORTS]
    for count in range(len(sorts) + 1):
        for left_out in combinations(sorts, count):
            if asked - set(left_out):
                yield asked - set(left_out)


def _inflected(asked: Words, words: Words) -> bool:
    """Whether each of ``asked`` is a form of one of ``words``, and each of these of one of those."""
    return any(
        all(any(_same(word, other, language) for other in words) for word in asked)
        and all(any(_same(word, other, language) for other in asked) for word in words)
        for language in ("en", "it")
    )


def _same(word: str, other: str, language: str) -> bool:
    """Whether both are forms of one word: who investigates is none of what they do."""
    if word == other:
        return True
    if stem(word, language) != stem(other, language):
        return False
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(word, other, strict=False))
    shared = len(list(alike))
    return {word[shared:], other[shared:]} <= _ENDINGS[language]


def _likeliest(found: Iterable[_Named]) -> tuple[str, ...]:
    """The entries of ``found``; what an alias alone means is not named beside a title."""
    best = sorted(found, key=lambda one: (-one.weight, one.entry))
    least = min(best[0].weight, PART * LIKELIER)
    entries = dict.fromkeys(one.entry for one in best if one.weight >= least)
    return tuple(entries)[: 1 + _MOST_RIVALS]
