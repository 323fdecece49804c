"""arkham-lcg/different: cards by title, locations each by itself."""

from __future__ import annotations

import pytest

from rulesref.games.arkham_lcg.table import new_game
from rulesref.games.arkham_lcg.values.copies import different, is_copy
from rulesref.games.things import bring
from tests.arkham import card_named, read_card

CARDS = {
    "zero": ("Ward of Protection", "event", 0),
    "five": ("Ward of Protection", "event", 5),
    "knife": ("Knife", "asset", 0),
    "north": ("Woods", "location", None),
    "south": ("Woods", "location", None),
}


@pytest.mark.parametrize(
    ("one", "other", "copy", "differs"),
    [
        ("zero", "five", True, False),
        ("zero", "knife", False, True),
        ("zero", "zero", True, False),
        ("north", "south", True, True),
        ("north", "north", True, False),
    ],
)
def test_copies(one: str, other: str, copy: bool, differs: bool) -> None:
    state = new_game()
    ids = {}
    for code, (name, type, level) in CARDS.items():
        facts = {"code": code, "name": name, "type": type, "level": level}
        ids[code] = bring(state, read_card(facts))
    assert is_copy(state, ids[one], ids[other]) is copy
    assert different(state, ids[one], ids[other]) is differs


def test_a_printing_is_the_same_card() -> None:
    state = new_game()
    one, other = (bring(state, card_named(f"Sledgehammer ({level})")) for level in (0, 4))
    assert not different(state, one, other)
