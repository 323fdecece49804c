"""Asked about one card, what is in force is what everything in force says of it."""

from __future__ import annotations

import pytest

from rulesref.engine.words import Constant
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.games.arkham_lcg.values.in_force import binding, in_force
from tests.session.big_table import big_table


@pytest.mark.parametrize("edition", ["2016", "2026"])
def test_asked_about_one_card_it_is_what_is_said_of_all(edition: str) -> None:
    """On a table of 60 cards, some of which are immune to others, of every clause that it knows."""
    state = big_table(60, edition).scene.state
    said = [verb for verb in RULES.verbs if ("constant", verb) in state.index]
    found = 0
    for verb in map(Constant, said):
        everything = list(in_force(state, verb))
        for id in state.things:
            of_it = [standing for standing in everything if id in standing.bound]
            assert list(binding(state, verb, id)) == of_it, (verb, id)
            found += len(of_it)
    assert found > 20
    assert "immune" in said
