"""What the options of a choice are: two deeds in front of ", or" are one option, and not their last."""

from __future__ import annotations

import pytest

from tests.facts.compiler.made import card, compiler

_FRONTS = [
    ("{}", "event"),
    ("If this test is successful, {}", "skill"),
    ("[action]: {}", "asset"),
    ("Revelation - {}", "treachery"),
]


def options(text: str, type: str) -> list[int] | None:
    """How many deeds each option has of the choice that the text begins with; none if it is unread."""
    compiled = compiler().card(card(text, type))
    if not compiled.whole:
        return None
    first = compiled.facts["ability"][0]["do"][0]
    return [len(each) for each in first["options"]] if first["verb"] == "choose-one" else []


@pytest.mark.parametrize(("front", "type"), _FRONTS)
@pytest.mark.parametrize("joined", ["and", ", then"])
@pytest.mark.parametrize("last", ["discover 1 clue at your location", "take 1 horror"])
def test_two_deeds_in_front_of_or_are_one_option_or_unread(
    front: str, type: str, joined: str, last: str
) -> None:
    text = front.format(f"draw 1 card {joined} gain 1 resource, or {last}.".replace(" ,", ","))
    assert options(text, type) in (None, [2, 1])


@pytest.mark.parametrize("comma", ["", ","])
def test_either_says_where_the_first_option_begins(comma: str) -> None:
    text = f"Either draw 1 card and gain 1 resource{comma} or discover 1 clue at your location."
    assert options(text, "event") == [2, 1]


def test_one_deed_in_front_of_or_is_the_first_option() -> None:
    assert options("Gain 1 resource, or discover 1 clue at your location.", "event") == [1, 1]
