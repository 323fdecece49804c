"""One book serves many threads, each by a connection of its own."""

from __future__ import annotations

import gc
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Thread

import pytest

from rulesref.book.book import Book

WORDS = ("massive", "attack of opportunity", "doom", "mazzo vuoto", "retaliate", "prey", "clue")


def answers(book: Book, words: str) -> object:
    found = book.search(words).results
    return [result.entry.id for result in found], book.entry("arkham-lcg/prey").passages


def test_many_threads_ask_one_book(bundled_book):
    book = Book(bundled_book)
    alone = {words: answers(book, words) for words in WORDS}
    together = Barrier(4)

    def ask(first: int) -> list[object]:
        together.wait()
        return [answers(book, WORDS[(first + n) % len(WORDS)]) for n in range(len(WORDS))]

    with ThreadPoolExecutor(4) as pool:
        for first, heard in enumerate(pool.map(ask, range(4))):
            assert heard == [alone[WORDS[(first + n) % len(WORDS)]] for n in range(len(WORDS))]
    book.close()


def test_a_connection_goes_with_its_thread_and_all_with_the_book(bundled_book):
    book = Book(bundled_book)
    for _ in range(5):
        thread = Thread(target=book.documents)
        thread.start()
        thread.join()
    gc.collect()
    assert len(book.lookup._connections.all()) == 1, "that of this thread"
    book.close()
    with pytest.raises(sqlite3.ProgrammingError):
        book.entry("arkham-lcg/prey")
    with ThreadPoolExecutor(1) as pool, pytest.raises(sqlite3.ProgrammingError):
        pool.submit(book.entry, "arkham-lcg/prey").result()
