"""A deck told in part: what is told of it can be read, and whatever looks further stops the play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulesref.engine.outcome import Unsupported, UnsupportedClause
from rulesref.games.arkham_lcg.decks.told_in_part import ToldInPart
from rulesref.games.card import Card

ONE, TWO = (Card(code, code, "event") for code in ("1", "2"))
DECK = ToldInPart((ONE, TWO), Unsupported("somebody", "rest-of-deck-untold"))


@pytest.mark.parametrize(
    ("read", "found"),
    [
        (lambda: DECK[0], ONE),
        (lambda: DECK[:1], (ONE,)),
        (lambda: DECK[:2], (ONE, TWO)),
        (lambda: TWO in DECK, True),
        (lambda: DECK.index(TWO), 1),
        (lambda: bool(DECK), True),
    ],
)
def test_what_is_told_is_read(read: Callable[[], Any], found: Any) -> None:
    assert read() == found


@pytest.mark.parametrize(
    "read",
    [
        lambda: DECK[2],
        lambda: DECK[-1],
        lambda: DECK[:3],
        lambda: DECK[1:],
        lambda: DECK[:-1],
        lambda: DECK[:None],
        lambda: len(DECK),
        lambda: list(DECK),
        lambda: (*DECK, ONE),
        lambda: DECK.count(ONE),
        lambda: DECK.index(Card("3", "3", "event")),
        lambda: Card("3", "3", "event") in DECK,
        lambda: list(reversed(DECK)),
        lambda: set(DECK),
    ],
)
def test_whatever_looks_further_stops(read: Callable[[], Any]) -> None:
    with pytest.raises(UnsupportedClause):
        read()
