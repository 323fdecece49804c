"""arkham-lcg/uses-x-type: uses that may come from any of several cards come from those one chooses."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

TORRENT = """Given Agnes Baker is at the Study
    And the Study has 1 clue
    And the chaos bag holds 0
    And Agnes Baker controls Shrivelling and Scrying
    When Agnes Baker investigates
    And Agnes Baker commits Torrent of Power
    And Agnes Baker pays for Torrent of Power in way 3
    """


def test_each_use_is_paid_from_the_card_that_is_chosen() -> None:
    ruling = play(
        TORRENT
        + """And Agnes Baker chooses Scrying
    And Agnes Baker chooses Shrivelling
    Then Scrying has 2 charges
    And Shrivelling has 3 charges"""
    )
    assert ruling.passed


def test_nothing_is_chosen_for_whoever_pays() -> None:
    with pytest.raises(CaseError, match="must choose first"):
        play(TORRENT + "Then Agnes Baker has 0 clues")
