"""Finding cards by what a player types: short, misspelt, Italian, with a level, set or number.

A name is looked up in the tables of the book without loading the others; only a miss walks all
names.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence

from rulesref.cards.name_table import (
    CardMatch,
    all_names,
    matches_of,
    originals_of_code,
    originals_of_number,
    with_key,
)
from rulesref.cards.title import key_of, numbers_of, taken_apart, words_of
from rulesref.catalogue import said
from rulesref.errors import AmbiguousReference, UnresolvedReference

_CODE = re.compile(r"~.+|\d{5}[a-z]?\d?")
_HASH = re.compile(r"#\s*(\d+[a-z]?)\b")
#: How much of a typed name and a known one must agree before one is taken for the other.
_ALIKE = 0.8
_LONGEST = 120


def find(db: sqlite3.Connection, text: str) -> list[CardMatch]:
    """The cards that ``text`` can mean, by code; empty when nothing is near.

    All matches share one title unless ``text`` is a number, a part of several names, or a subname.
    """
    # Half of a surrogate pair, as a broken terminal may send it, is no text for SQLite.
    asked = " ".join(text[:_LONGEST].encode("utf-8", "replace").decode("utf-8").split())
    if _CODE.fullmatch(asked):
        return matches_of(db, originals_of_code(db, asked), "exact")
    numbers = [number for found in _HASH.findall(asked) for number in numbers_of(found)]
    rest = _HASH.sub(" ", asked).strip()
    if not rest or rest.isdigit():
        numbers = numbers or list(numbers_of(rest))
        return matches_of(db, originals_of_number(db, numbers), "number") if numbers else []
    for step in (_exact, _qualified, _part, _typo):
        found = step(db, rest)
        if found:
            return _only_numbered(found, numbers)
    return []


def named(db: sqlite3.Connection, text: str) -> list[CardMatch]:
    """The cards with the one title that ``text`` means.

    Raises AmbiguousReference with the rivals, UnresolvedReference with the nearest names.
    """
    found = find(db, text)
    if not found:
        raise UnresolvedReference(
            said("no card is called {text!r}").format(text=text[:60]),
            candidates=nearest(db, text),
            remedy=said("the number or the ArkhamDB code of the card works too"),
        )
    return of_one_title(text, found)


def of_one_title(text: str, found: Sequence[CardMatch]) -> list[CardMatch]:
    """``found`` when its cards share one title, else AmbiguousReference with the rivals."""
    if len({key_of(match.name) for match in found}) > 1:
        labels = tuple(match.label for match in found)
        more = ""
        if len(labels) > _SHOWN:
            more = said(", the first {count} of them below").format(count=_SHOWN)
        raise AmbiguousReference(
            said("{text!r} fits {count} cards{more}").format(
                text=text[:60], count=len(labels), more=more
            ),
            candidates=labels[:_SHOWN],
            remedy=said("ask for one of them by its whole name or its code"),
        )
    return list(found)


_SHOWN = 12


def nearest(db: sqlite3.Connection, text: str, most: int = 5) -> tuple[str, ...]:
    """Up to ``most`` names of cards that look like ``text``, nearest first."""
    shown: dict[str, None] = {}
    for _, line in _alike(db, text, 0.5)[: most * 2]:
        for match in with_key(db, line.replace(" ", ""), "typo")[:1]:
            shown[match.name] = None
    return tuple(shown)[:most]


# the steps of a look-up, from the surest


def _exact(db: sqlite3.Connection, text: str) -> list[CardMatch]:
    return with_key(db, key_of(text), "exact")


def _qualified(db: sqlite3.Connection, text: str) -> list[CardMatch]:
    """A name and, after or before it, words that describe the card: level, set, number, subname."""
    title = taken_apart(text)
    if title.name != text:
        found = with_key(db, key_of(title.name), "qualified")
        wanted = words_of(title.subname) + list(title.numbers)
        wanted += [str(title.level)] if title.level is not None else []
        kept = _described(found, wanted)
        if kept or found:
            return kept or found
    words = words_of(text)
    for size in range(len(words) - 1, 0, -1):
        for head, tail in ((words[:size], words[size:]), (words[-size:], words[:-size])):
            kept = _described(with_key(db, "".join(head), "qualified"), tail)
            if kept:
                return kept
    return []


def _part(db: sqlite3.Connection, text: str) -> list[CardMatch]:
    """Names that hold all the words, in their order or not; the last word may be unfinished."""
    words = words_of(text)
    if len("".join(words)) < 3:
        return []
    marks = [f" {word} " for word in words[:-1]] + [f" {words[-1]}"]
    lines: Sequence[str] = all_names(db)
    for mark in marks:
        lines = [line for line in lines if mark in f" {line} "]
    found: dict[str, CardMatch] = {}
    for line in lines[:60]:
        for match in with_key(db, line.replace(" ", ""), "part"):
            found.setdefault(match.card.code, match)
    return sorted(found.values(), key=lambda match: match.card.code)


def _typo(db: sqlite3.Connection, text: str) -> list[CardMatch]:
    words = words_of(text)
    tail: list[str] = []
    while len(words) > 1 and words[-1].isdigit():
        tail.insert(0, words.pop())
    close = _alike(db, " ".join(words), _ALIKE)
    if not close:
        return []
    best = [line for ratio, line in close if ratio == close[0][0]]
    found: dict[str, CardMatch] = {}
    for line in best:
        for match in with_key(db, line.replace(" ", ""), "typo"):
            found.setdefault(match.card.code, match)
    matches = list(found.values())
    return _described(matches, tail) or matches


def _alike(db: sqlite3.Connection, text: str, least: float) -> list[tuple[float, str]]:
    """(likeness, name) of the names at least ``least`` like ``text``, nearest first."""
    from difflib import SequenceMatcher

    key = key_of(text[:_LONGEST])
    if not key:
        return []
    grams = {key[at : at + 2] for at in range(max(1, len(key) - 1))}
    most = 3 + len(key) // 4
    scored = []
    for line in all_names(db):
        bare = line.replace(" ", "")
        apart = abs(len(bare) - len(key))
        if apart <= most:
            shared = sum(map(bare.__contains__, grams))
            scored.append((shared - apart / 4, line, bare))
    scored.sort(reverse=True)
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(key)
    close = []
    for _, line, bare in scored[:60]:
        matcher.set_seq1(bare)
        if matcher.quick_ratio() >= least:
            ratio = matcher.ratio()
            if ratio >= least:
                close.append((ratio, line))
    return sorted(close, key=lambda pair: (-pair[0], pair[1]))


# qualifiers

_FILLERS = frozenset(
    [
        "level",
        "lvl",
        "lv",
        "liv",
        "livello",
        "lev",
        "xp",
        "the",
        "of",
        "di",
        "del",
        "della",
        "from",
        "da",
        "set",
        "card",
        "carta",
    ]
)


def _described(found: Sequence[CardMatch], words: Sequence[str]) -> list[CardMatch]:
    """The matches of which every one of ``words`` is true."""
    wanted = [word for word in words if word not in _FILLERS]
    return [match for match in found if _facts_of(match).issuperset(wanted)]


def _facts_of(match: CardMatch) -> set[str]:
    card = match.card
    facts = {card.level, card.type, card.faction, *match.numbers}
    for text in (card.subname, card.subname_it, card.back_name, card.back_name_it):
        facts.update(words_of(text))
    for pack in match.packs:
        facts.update(words_of(pack.name), words_of(pack.name_it), words_of(pack.cycle_name))
        facts.update((pack.cycle, pack.code, "2026" if pack.chapter == "2" else "2016"))
    if "w" in card.flags:
        facts.update(("weakness", "debolezza"))
    if card.alternate_of:
        facts.update(("parallel", "parallelo", "parallela"))
    facts.discard("")
    return facts


def _only_numbered(found: list[CardMatch], numbers: Sequence[str]) -> list[CardMatch]:
    if not numbers:
        return found
    kept = [match for match in found if _has_number(match, numbers)]
    return kept or found


def _has_number(match: CardMatch, numbers: Sequence[str]) -> bool:
    return any(
        number in (printed, printed.rstrip("abcdefghijkl"))
        for number in numbers
        for printed in match.numbers
    )
