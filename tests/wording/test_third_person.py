"""How an English verb is said of somebody else."""

from __future__ import annotations

import pytest

from rulesref.wording.third_person import bare_form, third_person


@pytest.mark.parametrize(
    ("verb", "said"),
    [
        ("draw", "draws"),
        ("have", "has"),
        ("go", "goes"),
        ("discover", "discovers"),
        ("parley", "parleys"),
        ("carry", "carries"),
        ("pass", "passes"),
        ("search", "searches"),
        ("finish", "finishes"),
        ("die", "dies"),
        ("lose", "loses"),
    ],
)
def test_a_verb_is_said_of_somebody_else(verb: str, said: str) -> None:
    assert third_person(verb) == said
    assert bare_form(said) == verb
