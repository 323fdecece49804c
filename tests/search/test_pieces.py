"""An entry piece by piece."""

from __future__ import annotations

from rulesref.search import EntryNames
from rulesref.search.pieces import best_piece, pieces_of, worths_of
from tests.search.small_index import A, section

WORTHS = worths_of([[("en", "hunter", 2.0), ("en", "prey", 1.0)], [("en", "walk", 1.0)]])


def pieces(body: str, *asks: str) -> str:
    return pieces_of([section("x", "Title", body)], EntryNames("Title", A, asks=asks))


def test_words_that_stand_together_are_worth_more_than_scattered_ones() -> None:
    together = pieces("The hunter walks. A tree grows. A door opens. A bell rings.")
    scattered = pieces("The hunter sleeps. A tree grows. A door opens. The ghoul walks.")
    assert best_piece(together, WORTHS) > best_piece(scattered, WORTHS) > 0.0


def test_a_sense_counts_once_and_its_best_word() -> None:
    both = best_piece(pieces("", "hunter prey"), WORTHS)
    assert both == best_piece(pieces("", "hunter tree"), WORTHS) > 0.0


def test_another_language_has_nothing_of_it() -> None:
    assert best_piece("it hunter walk", WORTHS) == 0.0
    assert best_piece("", WORTHS) == 0.0
