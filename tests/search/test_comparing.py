"""What a query says of what it wants: two rules that it compares, a list and no card of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from rulesref.search import Query, Searcher


@pytest.fixture(scope="module")
def book(bundled_book: Path) -> Iterator[Searcher]:
    with closing(Searcher(bundled_book)) as opened:
        yield opened


def first(book: Searcher, text: str, count: int) -> list[str]:
    hits = book.search(Query(text, edition="2016")).hits
    return [hit.entry.partition("/")[2] for hit in hits[:count]]


@pytest.mark.parametrize(
    ("text", "both"),
    [
        ("difference between when and after", {"when", "after"}),
        ("difference between hunter and patrol", {"hunter", "patrol"}),
        ("must or may, difference?", {"must", "may"}),
        ("fight action vs attack of opportunity", {"fight-action", "attack-of-opportunity"}),
        ("doom and clues difference", {"doom", "clues"}),
        ("put into play vs play", {"put-into-play", "play"}),
        ("quando contro dopo", {"when", "after"}),
        ("pericolo contro impulso", {"peril", "surge"}),
        ("differenza tra ucciso e sconfitto", {"killed-insane-investigators", "defeat"}),
    ],
)
def test_both_rules_that_are_compared_stand_on_top(
    book: Searcher, text: str, both: set[str]
) -> None:
    assert set(first(book, text, 2)) == both


def test_what_decides_between_the_two_stays_before_them(book: Searcher) -> None:
    found = first(book, "forced vs reaction which goes first", 3)
    assert found[0] == "priority-of-simultaneous-resolution"
    assert "ability/forced-abilities" in found


@pytest.mark.parametrize("text", ["hunter contro nessuno", "between the hunter and his prey"])
def test_where_no_two_rules_are_compared_nothing_moves(
    book: Searcher, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = first(book, text, 5)
    monkeypatch.setattr("rulesref.search.searcher.compared", lambda asked, index: None)
    assert first(book, text, 5) == found


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("chained card xp cost", "about/chained-unchained"),
        ("is a chained card a higher level", "about/chained-unchained"),
        ("taboo xp when upgrading", "campaign-play/experience"),
    ],
)
def test_the_taboos_without_a_card_are_the_list_and_no_card_of_it(
    book: Searcher, text: str, rule: str
) -> None:
    assert first(book, text, 1) == [rule]


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("campaign guide errata", "campaign-guide-errata"),
        ("errata ufficiali", "errata"),
        ("which cards have errata", "errata"),
    ],
)
def test_the_errata_without_a_card_are_all_of_them_and_no_cards(
    book: Searcher, text: str, entry: str
) -> None:
    assert first(book, text, 1) == [entry]


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("machete errata", "errata/machete"),
        ("blood on the altar errata", "campaign-errata/blood-on-the-altar-resolutions-section"),
    ],
)
def test_the_errata_of_a_card_or_of_a_scenario_are_their_own(
    book: Searcher, text: str, entry: str
) -> None:
    assert first(book, text, 1) == [entry]


def test_the_taboo_of_a_card_is_that_of_the_card(book: Searcher) -> None:
    assert first(book, "milan christopher taboo", 1) == ["taboo/dr-milan-christopher"]
