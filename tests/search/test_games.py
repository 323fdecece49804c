"""Which game a query is about: names made of words that both games use settle it less."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.search import Query, Searcher

ARKHAM, ELDRITCH = "arkham-lcg", "eldritch-horror"


@pytest.mark.parametrize(
    ("query", "game"),
    [
        ("where does a monster appear", ARKHAM),  # the words of "monster appear" stand in both
        ("investigatore sconfitto, indizi", ARKHAM),
        ("omen track", ELDRITCH),  # only one game has an omen
        ("monster surge", ELDRITCH),
        ("travel action", ELDRITCH),
        ("guard dog", ARKHAM),  # a card is a card, however common its words
    ],
)
def test_a_name_of_words_that_both_games_use_does_not_settle_the_game(
    bundled_book: Path, query: str, game: str
) -> None:
    assert Searcher(bundled_book).search(Query(query)).game == game
