"""arkham-lcg/search: which cards a search may find."""

from __future__ import annotations

import pytest

from rulesref.games.arkham_lcg import RULES
from rulesref.games.arkham_lcg.decks.sought import Sought
from rulesref.games.card import Card

BOOK = Card("b", "Old Book", "asset", traits=("Item", "Tome"))
FEAR = Card("f", "Fear", "treachery", traits=("Madness",), weakness=True)
#: Arguments that tell of the card by others: the field that they come to.
BY_OTHERS = {"copy_of": "titles"}
#: What the arguments of a search that say nothing of the card are called.
OTHERS = {
    "of",
    "effects",
    "otherwise",
    "top",
    "shuffle",
    "targets",
    "then",
    "discards",
    "up_to",
    "different",
}


@pytest.mark.parametrize("verb", ["search", "search-encounters"])
def test_whatever_a_search_may_say_of_the_card_is_a_field(verb: str) -> None:
    said = {BY_OTHERS.get(arg, arg) for arg in set(RULES.verbs[verb].args) - OTHERS}
    assert {"type", "trait"} <= said <= set(Sought._fields)


@pytest.mark.parametrize(
    ("sought", "book", "fear"),
    [
        (Sought(), True, True),
        (Sought(type="asset"), True, False),
        (Sought(trait="Relic|Tome"), True, False),
        (Sought(trait="Relic"), False, False),
        (Sought(title="Fear"), False, True),
        (Sought(titles=frozenset({"Fear", "Old Book"})), True, True),
        (Sought(titles=frozenset({"Fear"})), False, True),
        (Sought(titles=frozenset()), False, False),
        (Sought(weakness=True), False, True),
        (Sought(weakness=False), True, False),
        (Sought(type="asset", trait="Madness"), False, False),
    ],
)
def test_what_is_named_must_all_be_so(sought: Sought, book: bool, fear: bool) -> None:
    assert (sought.admits(BOOK), sought.admits(FEAR)) == (book, fear)
