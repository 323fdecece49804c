"""How many abilities of described cards are still opaque."""

from __future__ import annotations

from tests.facts.opaque import is_opaque, opaque_abilities

#: May only fall.
STILL = 60


def test_no_more_of_them_than_there_were() -> None:
    assert len(list(opaque_abilities())) <= STILL


def test_a_clause_deep_in_an_ability_counts() -> None:
    assert is_opaque({"kind": "free", "do": [{"verb": "may", "effects": [{"opaque": "odd"}]}]})
    assert not is_opaque({"kind": "free", "do": [{"verb": "may", "effects": []}]})
