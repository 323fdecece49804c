"""The card index as small tables of the book, read row by row.

``write_names`` makes them when the book is built; a look-up then costs a row or two.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence

from rulesref.cards.index import Index, IndexedCard, IndexedPack
from rulesref.cards.title import key_of, words_of
from rulesref.catalogue import said
from rulesref.record import NamedTuple

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

_ARTICLES = ("the", "a", "an", "il", "lo", "la", "i", "gli", "le", "un", "una", "uno")
#: How well a subname names its card.
_SUBNAME = 3


class CardMatch(NamedTuple):
    """One distinct card: ``card`` is its original printing, the lists are of all its printings.

    ``how`` is "exact", "qualified", "number", "part" or "typo".
    """

    card: IndexedCard
    codes: tuple[str, ...]
    numbers: tuple[str, ...]
    packs: tuple[IndexedPack, ...]
    how: str

    @property
    def pack(self) -> IndexedPack | None:
        """The product of the original printing; None for a card that only documents name."""
        return next((pack for pack in self.packs if pack.code == self.card.pack), None)

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
            facts.append(said("level {}").format(card.level))
        name = f"{card.name}: {card.subname}" if card.subname else card.name
        return f"{name} ({', '.join(facts)})" if card.number else name


def write_names(db: sqlite3.Connection, index: Index, more: Iterable[IndexedCard] = ()) -> None:
    """Write the tables of the index into ``db``; ``more`` are cards that only documents name."""
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


def all_names(db: sqlite3.Connection) -> list[str]:
    """All names as folded words parted by spaces."""
    row = db.execute("select text from card_lines where name = 'names'").fetchone()
    return str(row[0]).split("\n") if row and row[0] else []


def with_key(db: sqlite3.Connection, key: str, how: str) -> list[CardMatch]:
    """The cards that ``key`` names best: by name before Italian name before name of the back."""
    rows = db.execute("select original, weight from card_keys where key = ?", (key,)).fetchall()
    if not rows:
        return []
    best = max(weight for _, weight in rows)
    return matches_of(db, [original for original, weight in rows if weight == best], how)


def originals_of_code(db: sqlite3.Connection, code: str) -> list[str]:
    """The original printing of the card with this code, if any."""
    rows = db.execute("select original from card_index where code = ?", (code,))
    return [row[0] for row in rows]


def originals_of_number(db: sqlite3.Connection, numbers: Sequence[str]) -> list[str]:
    """The original printings of the cards with one of ``numbers`` printed on them."""
    marks = ",".join("?" * len(numbers))
    rows = db.execute(
        f"select distinct original from card_index where number in ({marks})", tuple(numbers)
    )
    return [row[0] for row in rows]


def matches_of(db: sqlite3.Connection, originals: Iterable[str], how: str) -> list[CardMatch]:
    """The cards with these original printings, by code."""
    found = []
    for original in sorted(dict.fromkeys(originals)):
        rows = db.execute("select json from card_index where original = ?", (original,))
        printings = [IndexedCard(*json.loads(row[0])) for row in rows]
        card = next((c for c in printings if c.code == original), printings[0])
        packs = []
        for code in dict.fromkeys(c.pack for c in printings):
            row = db.execute("select json from card_packs where code = ?", (code,)).fetchone()
            packs += [IndexedPack(*json.loads(row[0]))] if row else []
        codes = tuple(c.code for c in printings)
        numbers = tuple(dict.fromkeys(c.number for c in printings))
        found.append(CardMatch(card, codes, numbers, tuple(packs), how))
    return found
