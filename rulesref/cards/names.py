"""Finding cards by what a player types: short, misspelt, Italian, with a level, set or number.

The index lives in three small tables of the book (``write_names`` makes them), so that a name is
looked up without loading the others; only a miss walks all names.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rulesref.cards.index import Index, IndexedCard, IndexedPack
from rulesref.cards.title import key_of, numbers_of, taken_apart, words_of
from rulesref.errors import AmbiguousReference, UnresolvedReference

_TABLES = """
create table card_index (original text, code text, number text, json text,
    primary key (original, code)) without rowid;
create index card_index_code on card_index (code);
create index card_index_number on card_index (number);
create table card_keys (key text, weight integer, original text,
    primary key (key, original)) without rowid;
create table card_packs (code text primary key, json text) without rowid;
create table card_lines (name text primary key, text text) without rowid;
"""

_CODE = re.compile(r"~.+|\d{5}[a-z]?\d?")
_HASH = re.compile(r"#\s*(\d+[a-z]?)\b")
_ARTICLES = ("the", "a", "an", "il", "lo", "la", "i", "gli", "le", "un", "una", "uno")
#: How much of a typed name and a known one must agree before one is taken for the other.
_ALIKE = 0.8
_LONGEST = 120


class CardMatch(NamedTuple):
    """One distinct card: ``card`` is its original printing, ``codes`` are those of all printings.

    ``how`` is "exact", "qualified", "number", "part" or "typo"; ``pack`` is None for a card that
    only documents name.
    """

    card: IndexedCard
    codes: tuple[str, ...]
    numbers: tuple[str, ...]
    pack: IndexedPack | None
    how: str

    @property
    def name(self) -> str:
        """The English name."""
        return self.card.name

    @property
    def label(self) -> str:
        """The name with what tells it from its namesakes: "Machete (Core Set #20, level 0)"."""
        card = self.card
        facts = [f"{self.pack.name} #{card.number}" if self.pack else f"#{card.number}"]
        if card.level:
            facts.append(f"level {card.level}")
        name = f"{card.name}: {card.subname}" if card.subname else card.name
        return f"{name} ({', '.join(facts)})" if card.number else name


def write_names(db: sqlite3.Connection, index: Index, more: Iterable[IndexedCard] = ()) -> None:
    """Write the tables of the index into ``db``; ``more`` are cards that only documents name."""
    import json

    db.executescript(_TABLES)
    cards = [*index.cards.values(), *more]
    db.executemany(
        "insert or ignore into card_index values (?, ?, ?, ?)",
        [(c.original, c.code, c.number, json.dumps(c, ensure_ascii=False)) for c in cards],
    )
    db.executemany(
        "insert into card_packs values (?, ?)",
        [(pack.code, json.dumps(pack, ensure_ascii=False)) for pack in index.packs.values()],
    )
    weights: dict[tuple[str, str], int] = {}
    lines: dict[str, None] = {}
    known = [(card, spellings(card)) for card in cards]
    known += [(index.cards[a.code], [(a.printed, 7)]) for a in index.aliases]
    for card, texts in known:
        for text, weight in texts:
            words = words_of(text)
            at = ("".join(words), card.original)
            if at[0]:
                weights[at] = max(weight, weights.get(at, 0))
                if weight > _SUBNAME:
                    lines[" ".join(words)] = None
    db.executemany(
        "insert into card_keys values (?, ?, ?)",
        [(key, weight, original) for (key, original), weight in sorted(weights.items())],
    )
    db.execute("insert into card_lines values ('names', ?)", ("\n".join(sorted(lines)),))


_SUBNAME = 3


def spellings(card: IndexedCard) -> list[tuple[str, int]]:
    """The texts that ``card`` is known by, with how well each names it (9 best)."""
    found = [
        (card.name, 9),
        (card.name_it, 8),
        (card.back_name, 7),
        (card.back_name_it, 6),
        (card.subname, _SUBNAME),
        (card.subname_it, _SUBNAME),
    ]
    for name, weight in found[:2]:
        first, _, rest = name.partition(" ")
        if rest and key_of(first) in _ARTICLES:
            found.append((rest, weight - 4))
    return [(text, weight) for text, weight in found if text]


def find(db: sqlite3.Connection, text: str) -> list[CardMatch]:
    """The cards that ``text`` can mean, by code; empty when nothing is near.

    All matches share one title unless ``text`` is a number, a part of several names, or a subname.
    """
    # Half of a surrogate pair, as a broken terminal may send it, is no text for SQLite.
    asked = " ".join(text[:_LONGEST].encode("utf-8", "replace").decode("utf-8").split())
    if _CODE.fullmatch(asked):
        return _matches(db, _originals_of_code(db, asked), "exact")
    numbers = [number for found in _HASH.findall(asked) for number in numbers_of(found)]
    rest = _HASH.sub(" ", asked).strip()
    if not rest or rest.isdigit():
        numbers = numbers or list(numbers_of(rest))
        return _matches(db, _originals_of_number(db, numbers), "number") if numbers else []
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
            f"no card is called {text[:60]!r}",
            candidates=nearest(db, text),
            remedy="the number or the ArkhamDB code of the card works too",
        )
    return of_one_title(text, found)


def of_one_title(text: str, found: Sequence[CardMatch]) -> list[CardMatch]:
    """``found`` when its cards share one title, else AmbiguousReference with the rivals."""
    if len({key_of(match.name) for match in found}) > 1:
        labels = tuple(match.label for match in found)
        more = f", the first {_SHOWN} of them below" if len(labels) > _SHOWN else ""
        raise AmbiguousReference(
            f"{text[:60]!r} fits {len(labels)} cards{more}",
            candidates=labels[:_SHOWN],
            remedy="ask for one of them by its whole name or its code",
        )
    return list(found)


_SHOWN = 12


def nearest(db: sqlite3.Connection, text: str, most: int = 5) -> tuple[str, ...]:
    """Up to ``most`` names of cards that look like ``text``, nearest first."""
    shown: dict[str, None] = {}
    for _, line in _alike(db, text, 0.5)[: most * 2]:
        for match in _by_key(db, line.replace(" ", ""), "typo")[:1]:
            shown[match.name] = None
    return tuple(shown)[:most]


def by_code(db: sqlite3.Connection, code: str) -> CardMatch | None:
    """The card with exactly this code, or None."""
    found = _matches(db, _originals_of_code(db, code), "exact")
    return found[0] if found else None


# the steps of a look-up, from the surest


def _exact(db: sqlite3.Connection, text: str) -> list[CardMatch]:
    return _by_key(db, key_of(text), "exact")


def _qualified(db: sqlite3.Connection, text: str) -> list[CardMatch]:
    """A name and, after or before it, words that describe the card: level, set, number, subname."""
    title = taken_apart(text)
    if title.name != text:
        found = _by_key(db, key_of(title.name), "qualified")
        wanted = words_of(title.subname) + list(title.numbers)
        wanted += [str(title.level)] if title.level is not None else []
        kept = _described(found, wanted)
        if kept or found:
            return kept or found
    words = words_of(text)
    for size in range(len(words) - 1, 0, -1):
        for head, tail in ((words[:size], words[size:]), (words[-size:], words[:-size])):
            kept = _described(_by_key(db, "".join(head), "qualified"), tail)
            if kept:
                return kept
    return []


def _part(db: sqlite3.Connection, text: str) -> list[CardMatch]:
    """Names that hold all the words, in their order or not; the last word may be unfinished."""
    words = words_of(text)
    if len("".join(words)) < 3:
        return []
    marks = [f" {word} " for word in words[:-1]] + [f" {words[-1]}"]
    lines = [line for line in _names(db) if all(mark in f" {line} " for mark in marks)]
    found: dict[str, CardMatch] = {}
    for line in lines[:60]:
        for match in _by_key(db, line.replace(" ", ""), "part"):
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
        for match in _by_key(db, line.replace(" ", ""), "typo"):
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
    scored = []
    for line in _names(db):
        bare = line.replace(" ", "")
        if abs(len(bare) - len(key)) <= 3 + len(key) // 4:
            shared = sum(1 for gram in grams if gram in bare)
            scored.append((shared - abs(len(bare) - len(key)) / 4, line, bare))
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
    ["level", "lvl", "lv", "liv", "livello", "lev", "xp", "the", "of", "di", "del", "della", "from", "da", "set", "card", "carta"]
)


def _described(found: Sequence[CardMatch], words: Sequence[str]) -> list[CardMatch]:
    """The matches of which every one of ``words`` is true."""
    wanted = [word for word in words if word not in _FILLERS]
    return [match for match in found if _facts_of(match).issuperset(wanted)]


def _facts_of(match: CardMatch) -> set[str]:
    card, pack = match.card, match.pack
    facts = {card.level, card.type, card.faction, *match.numbers}
    for text in (card.subname, card.subname_it, card.back_name, card.back_name_it):
        facts.update(words_of(text))
    if pack is not None:
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


# rows


def _names(db: sqlite3.Connection) -> list[str]:
    row = db.execute("select text from card_lines where name = 'names'").fetchone()
    return str(row[0]).split("\n") if row and row[0] else []


def _by_key(db: sqlite3.Connection, key: str, how: str) -> list[CardMatch]:
    rows = db.execute("select original, weight from card_keys where key = ?", (key,)).fetchall()
    if not rows:
        return []
    best = max(weight for _, weight in rows)
    return _matches(db, [original for original, weight in rows if weight == best], how)


def _originals_of_code(db: sqlite3.Connection, code: str) -> list[str]:
    rows = db.execute("select original from card_index where code = ?", (code,))
    return [row[0] for row in rows]


def _originals_of_number(db: sqlite3.Connection, numbers: Sequence[str]) -> list[str]:
    marks = ",".join("?" * len(numbers))
    rows = db.execute(
        f"select distinct original from card_index where number in ({marks})", tuple(numbers)
    )
    return [row[0] for row in rows]


def _matches(db: sqlite3.Connection, originals: Iterable[str], how: str) -> list[CardMatch]:
    import json

    found = []
    for original in sorted(dict.fromkeys(originals)):
        rows = db.execute("select json from card_index where original = ?", (original,))
        printings = [IndexedCard(*json.loads(row[0])) for row in rows]
        card = next((c for c in printings if c.code == original), printings[0])
        row = db.execute("select json from card_packs where code = ?", (card.pack,)).fetchone()
        pack = IndexedPack(*json.loads(row[0])) if row else None
        codes = tuple(c.code for c in printings)
        numbers = tuple(dict.fromkeys(c.number for c in printings))
        found.append(CardMatch(card, codes, numbers, pack, how))
    return found
