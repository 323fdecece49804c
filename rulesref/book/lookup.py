"""All entries of all documents, by id, by name, by card: the book as it is read.

The book is one SQLite file in the folder of an index generation. Rows are loaded only when they
are asked for, so that one entry costs a few milliseconds however large the book is.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from rulesref.book.connections import Connections
from rulesref.book.entry_rows import read_entry
from rulesref.book.file import BOOK, SCHEMA, section_from_json
from rulesref.book.near_names import nearest_entries
from rulesref.catalogue import said, spoken
from rulesref.corpus.articles import without_article
from rulesref.entries import (
    Document,
    Entry,
    GameRecord,
    Restates,
    Section,
    fold,
    name_key,
)
from rulesref.errors import AmbiguousReference, StoreError, UnresolvedReference
from rulesref.link.strength import LIKELIER, NUMBER, PART
from rulesref.nearest import nearest
from rulesref.record import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


#: How many entries a lookup keeps once they were read.
_KEPT = 1024


class Lookup:
    """The book in ``folder``, for any number of threads. Opening reads the schema number alone."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._documents: tuple[Document, ...] | None = None
        self._by_id_of_document: Mapping[str, Document] | None = None
        self._games: tuple[GameRecord, ...] | None = None
        self._entries: dict[str, Entry] = {}
        path = folder / BOOK
        if not path.is_file():
            raise StoreError(
                said("there is no book here"), file=str(path), remedy="rulesref sources add"
            )
        self._connections = Connections(path)
        try:
            found = self.connection.execute(
                "select value from meta where key = 'schema'"
            ).fetchone()
        except sqlite3.Error as problem:
            raise StoreError(
                said("the book cannot be read: {problem}").format(problem=problem), file=str(path)
            ) from None
        if found is None or found[0] != str(SCHEMA):
            raise StoreError(
                said("the book was made by another version of rulesref"), file=str(path)
            )

    def close(self) -> None:
        """Let go of the file."""
        self._connections.close()

    @property
    def connection(self) -> sqlite3.Connection:
        """The open book of this thread, also for those who keep tables of their own in it."""
        return self._connections.of_this_thread()

    @property
    def games(self) -> tuple[GameRecord, ...]:
        """The games of the bundled corpus, the default one first."""
        if self._games is None:
            row = self.connection.execute("select value from meta where key = 'games'").fetchone()
            self._games = tuple(_game(values) for values in json.loads(row[0])) if row else ()
        return self._games

    def editions(self, game: str) -> tuple[str, ...]:
        """The editions of the rules of ``game``; none where they have one alone."""
        return next((record.editions for record in self.games if record.id == game), ())

    # documents and sections

    def documents(self) -> tuple[Document, ...]:
        """All documents, the bundled corpus last."""
        if self._documents is None:
            rows = self.connection.execute("select json from documents order by rank")
            self._documents = tuple(Document(*json.loads(row[0])) for row in rows)
        return self._documents

    def _documents_by_id(self) -> Mapping[str, Document]:
        if self._by_id_of_document is None:
            self._by_id_of_document = {document.id: document for document in self.documents()}
        return self._by_id_of_document

    def document(self, document_id: str) -> Document:
        """One document. Raises UnresolvedReference with the nearest ids."""
        row = self.connection.execute(
            "select json from documents where id = ?", (document_id,)
        ).fetchone()
        if row is None:
            near = nearest(document_id, [d.id for d in self.documents()])
            raise UnresolvedReference(
                said("no document is called {document_id!r}").format(document_id=document_id),
                candidates=near,
            )
        return Document(*json.loads(row[0]))

    def sections(self, document_id: str) -> tuple[Section, ...]:
        """The sections of one document in reading order."""
        self.document(document_id)
        rows = self.connection.execute(
            "select json from sections where document = ? order by rank", (document_id,)
        )
        return tuple(section_from_json(row[0]) for row in rows)

    def section(self, section_id: str) -> Section:
        """One section by its id. Raises UnresolvedReference."""
        row = self.connection.execute(
            "select json from sections where id = ?", (section_id,)
        ).fetchone()
        if row is None:
            raise UnresolvedReference(
                said("no section is called {section_id!r}").format(section_id=section_id)
            )
        return section_from_json(row[0])

    def sections_of_card(self, codes: Iterable[str]) -> tuple[Section, ...]:
        """The sections that name a card with one of ``codes``, in the order of their documents."""
        asked = tuple(codes)
        marks = ",".join("?" * len(asked))
        rows = self.connection.execute(
            "select distinct s.json, d.rank, s.rank from cards c join sections s "
            "on s.id = c.section join documents d on d.id = s.document "
            f"where c.code in ({marks}) order by d.rank, s.rank",
            asked,
        )
        return tuple(section_from_json(row[0]) for row in rows)

    def said_elsewhere(self, sections: Sequence[Section]) -> frozenset[str]:
        """The ids of those of ``sections`` that another one of them says in the same words."""
        from rulesref.link.copies import copies  # of the errata of a card alone

        return copies(sections, {document.id: document for document in self.documents()})

    # entries

    def entry(self, name: str, *, game: str | None = None) -> Entry:
        """The entry that ``name`` (an id, a title, a number, an alias) belongs to.

        Raises AmbiguousReference with the candidates, UnresolvedReference with the nearest names.
        """
        entry, *rivals = self.called(name, game=game)
        if rivals:
            raise AmbiguousReference(
                said("{name!r} is the name of {count} entries").format(
                    name=name, count=len(rivals) + 1
                ),
                candidates=(entry, *rivals),
                remedy=said("ask for one of them by its id"),
            )
        return self._entry(entry)

    def entry_with_id(self, entry_id: str) -> Entry:
        """The entry with this id, which there is."""
        return self._entry(entry_id)

    def called(self, name: str, *, game: str | None = None) -> tuple[str, ...]:
        """The ids of the entries that ``name`` fits best, the likeliest first; at least one.

        Raises UnresolvedReference with the nearest names.
        """
        found = self.find(name, game=game)
        if found:
            return found
        raise UnresolvedReference(
            said("no entry is called {name!r}").format(name=name),
            candidates=self.nearest_names(name, game=game),
            remedy=f'rulesref search "{name[:60]}"',
        )

    def find(self, name: str, *, game: str | None = None) -> tuple[str, ...]:
        """The ids of the entries that ``name`` fits best: none, one, or rivals, likeliest first.

        Unless a ``game`` is asked for, the default game comes first: another one is meant only
        where the name is a mere alias here and a whole title there, or nothing here.
        """
        asked = name.strip().strip("/")
        if self.has_entry(asked):
            return (asked,)
        rows = self.connection.execute(
            "select entry from passages where section = ? order by rank limit 1", (asked,)
        ).fetchall()
        if rows:
            return (rows[0][0],)
        found = self.connection.execute(
            "select entry, max(weight) / ?, game from names where name in (?, ?) "
            "group by entry order by max(weight) desc, entry",
            (LIKELIER, name_key(asked), name_key(without_article(fold(asked)))),
        ).fetchall()
        if game is not None:
            found = [row for row in found if row[2] == game]
        else:
            default = {record.id for record in self.games if record.default}
            here = [row for row in found if row[2] in default]
            found = here if here and (here[0][1] >= PART or found[0][1] < NUMBER) else found
        if not found:
            return self._by_id(asked, game)
        return tuple(entry for entry, strength, _ in found if strength == found[0][1])

    def _by_id(self, asked: str, game: str | None) -> tuple[str, ...]:
        """The entry whose id ``asked`` is without its game, or was before a rename; else none."""
        from rulesref.corpus.ids import ids_meant

        games = [record.id for record in self.games if game in (None, record.id)]
        return tuple(id for id in ids_meant(asked, games) if self.has_entry(id))[:1]

    def nearest_names(self, name: str, *, game: str | None = None) -> tuple[str, ...]:
        """Up to five titles of entries whose names look like ``name``, nearest first.

        They are in the reader's language.
        """
        near = nearest_entries(self.connection, name, game)
        titles = (self.title(entry, spoken()) for entry in near)
        return tuple(dict.fromkeys(titles))[:5]

    def entries(self, *, game: str | None = None, kind: str | None = None) -> tuple[Entry, ...]:
        """All entries in the order of their books, of one game or kind where asked."""
        rows = self.connection.execute(
            "select id from entries where (? is null or game = ?) and (? is null or kind = ?) "
            "order by rank",
            (game, game, kind, kind),
        )
        return tuple(self._entry(row[0]) for row in rows.fetchall())

    def contents(
        self, *, game: str | None = None, kind: str | None = None
    ) -> tuple[tuple[str, str, str, str], ...]:
        """(id, game, kind, title) of every entry, without loading its passages."""
        rows = self.connection.execute(
            "select id, game, kind, title from entries where (? is null or game = ?) "
            "and (? is null or kind = ?) order by rank",
            (game, game, kind, kind),
        )
        return tuple(rows.fetchall())

    def entries_with(self, section_id: str) -> tuple[str, ...]:
        """The ids of the entries that the section with this id is a passage of."""
        rows = self.connection.execute(
            "select distinct entry from passages where section = ? order by entry", (section_id,)
        )
        return tuple(row[0] for row in rows)

    def has_entry(self, entry_id: str) -> bool:
        """Whether an entry has exactly this id."""
        found = self.connection.execute(
            "select 1 from entries where id = ?", (entry_id,)
        ).fetchone()
        return found is not None

    def title(self, entry_id: str, language: str = "en") -> str:
        """The title of an entry in ``language``, else in English; its id where there is none."""
        row = self.connection.execute(
            "select title, json from entries where id = ?", (entry_id,)
        ).fetchone()
        if row is None:
            return entry_id
        return str(dict(json.loads(row[1])["titles"]).get(language, row[0]))

    def _entry(self, entry_id: str) -> Entry:
        """The entry with this id, read once: one query after another finds the same."""
        found = self._entries.get(entry_id)
        if found is None:
            if len(self._entries) >= _KEPT:
                self._entries.clear()
            found = self._entries[entry_id] = read_entry(
                self.connection, entry_id, self._documents_by_id()
            )
        return found

    def restates(self, restatement: str) -> tuple[Restates, ...]:
        """What the restatement with this section id restates."""
        rows = self.connection.execute(
            "select json from restates where restatement = ? order by rank", (restatement,)
        )
        return tuple(Restates(*json.loads(row[0])) for row in rows)


def _game(values: Any) -> GameRecord:
    id, title, default, *lists = values
    return GameRecord(id, title, default, *map(tuple, lists))
