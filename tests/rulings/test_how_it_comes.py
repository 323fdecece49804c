"""What is expected of a card that lies nowhere may come of its coming: the remedy says both."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

EXPECTED = "Then this has happened: 1 doom is placed on Acolyte"
GIVEN = "Given Roland Banks is at Rivertown\n"


def test_a_card_that_lies_nowhere_may_come_in_a_step() -> None:
    with pytest.raises(CaseError) as caught:
        play(f"{GIVEN}When Roland Banks takes a resource\n{EXPECTED}")
    assert "in a When step" in str(caught.value.remedy)


def test_what_its_coming_brings_about_has_happened_then() -> None:
    assert play(f"{GIVEN}When Acolyte spawns at Rivertown\n{EXPECTED}").passed
