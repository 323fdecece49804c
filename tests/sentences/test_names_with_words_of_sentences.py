"""A name that holds a word which parts two slots of a sentence is read whole."""

from __future__ import annotations

import re

import pytest

from rulesref.cards.index import read_index
from rulesref.places import corpus_folder
from rulesref.rulings.reading import Told, read_of_kind
from tests.arkham import tongue

_PARTING = re.compile(r" (?:on|in|to|from|with|as if|and|of|at) ")
TITLES = sorted(
    {
        card.name
        for card in read_index(corpus_folder() / "arkham-lcg" / "cards").cards.values()
        if card.type == "event" and _PARTING.search(card.name)
    }
)
SENTENCES = (
    "Roland Banks plays {}",
    "Roland Banks plays {} on Ghoul Minion",
    "Roland Banks plays {} as if at the Study, on Ghoul Minion",
)


@pytest.mark.parametrize("sentence", SENTENCES)
def test_every_title_is_read_whole(sentence: str) -> None:
    read = {}
    for title in TITLES:
        told = read_of_kind(sentence.format(title), "when", tongue(), {})
        read[title] = str(told.slots["card"]) if isinstance(told, Told) else None
    assert len(TITLES) > 30
    assert {title: card for title, card in read.items() if card is None} == {}


def test_a_name_that_is_none_is_refused_where_it_stands() -> None:
    read = read_of_kind("Roland Banks plays Thinking on on Ghoul Minion", "when", tongue(), {})
    assert read is not None
    assert not isinstance(read, Told)
