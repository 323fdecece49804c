"""A book that somebody else made may hold what SQLite would run: that is not asked for."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from rulesref.book.file import BOOK, SCHEMA
from rulesref.book.lookup import Lookup
from rulesref.errors import StoreError


def foreign(folder: Path) -> None:
    """A book whose table is a view of a module of SQLite, which reads its pages as it likes."""
    db = sqlite3.connect(folder / BOOK)
    try:
        with db:
            db.execute("create virtual table hidden using fts4 (key, value)")
    except sqlite3.OperationalError:
        pytest.skip("this SQLite has no such module")
    with db:
        db.execute("insert into hidden values ('schema', ?)", (str(SCHEMA),))
        db.execute("create view meta as select key, value from hidden")
    assert db.execute("select value from meta").fetchone() == (str(SCHEMA),)
    db.close()


def test_a_book_that_hides_a_module_of_sqlite_is_refused(tmp_path: Path) -> None:
    foreign(tmp_path)
    with pytest.raises(StoreError, match="cannot be read"):
        Lookup(tmp_path)
