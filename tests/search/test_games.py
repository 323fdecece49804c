"""Which game a query is about: names made of words that both games use settle it less."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.book.book import Book
from rulesref.render.paint import Paint
from rulesref.render.search import results_text
from rulesref.search import Query, Searcher
from rulesref.search.asking import read
from rulesref.search.games import games_asked
from tests.eval.questions import ELDRITCH as ELDRITCH_ASKED
from tests.eval.questions import OWN as QUERIES
from tests.eval.questions import own_questions

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
        ("setup", ARKHAM),  # both call an entry so, and nothing else is said
        ("clue", ARKHAM),
        ("easy or hard mode", ARKHAM),  # both have it, and one is the default
        ("win condition", ARKHAM),
        ("how do we lose", ARKHAM),
        ("How many actions do I have in a round?", ARKHAM),
        ("can I do the same action twice", ARKHAM),
        ("can I trade items with another player", ELDRITCH),  # a word that it uses far more often
        ("Can I rest while a monster is in my city, and what do resources add to that?", ELDRITCH),
        ("Which dice count as successes, and do I roll fewer for a minus one?", ELDRITCH),
    ],
)
def test_a_name_of_words_that_both_games_use_does_not_settle_the_game(
    bundled_book: Path, query: str, game: str
) -> None:
    assert Searcher(bundled_book).search(Query(query)).game == game


@pytest.mark.parametrize(
    ("query", "game", "taken"),
    [
        ("omen track", None, ("Eldritch Horror", ARKHAM)),
        ("the omen track of Eldritch Horror", None, None),
        ("omen track", ELDRITCH, None),
        ("guard dog", None, None),
    ],
)
def test_that_a_query_was_taken_for_the_other_game_is_said(
    bundled_book: Path, query: str, game: str | None, taken: tuple[str, str] | None
) -> None:
    found = Book(bundled_book).search(query, game=game)
    assert found.taken == taken
    assert ("taken as a question about" in results_text(found, Paint())) is bool(taken)


@pytest.mark.parametrize(("query", "told"), [("win condition", True), ("guard dog", False)])
def test_that_a_query_may_be_about_the_other_game_as_well_is_said(
    bundled_book: Path, query: str, told: bool
) -> None:
    found = Book(bundled_book).search(query)
    assert found.either == (("Eldritch Horror", ELDRITCH) if told else None)
    assert ("it may be a question about" in results_text(found, Paint())) is told
    assert Book(bundled_book).search(query, game=ARKHAM).either is None


def test_our_questions_are_looked_up_in_the_game_that_they_are_about(bundled_book: Path) -> None:
    searcher = Searcher(bundled_book)
    for file, least in ((ELDRITCH_ASKED, 0.9), (QUERIES, 0.98)):
        asked = [
            q for q in own_questions(file)[::2] if len({e.split("/")[0] for e in q.entries}) == 1
        ]
        right = [likeliest(searcher, q.text) == min(q.entries).split("/")[0] for q in asked]
        assert sum(right) >= least * len(right) > 0


def likeliest(searcher: Searcher, text: str) -> str:
    asked = read(text, lambda one: searcher._mend(one, ()), searcher._tongue)
    return games_asked(asked, searcher._indexes, searcher._games)[0][0]
