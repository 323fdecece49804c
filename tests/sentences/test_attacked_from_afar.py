"""An enemy attacks from another location by an effect alone: where a step tells it, that is remarked upon."""

from __future__ import annotations

import pytest

from tests.arkham import play

LAID = """Given Roland Banks is at the Study
    And the Hallway is connected to the Study
    {}
    When Ghoul Priest attacks Roland Banks
    Then Roland Banks has 2 damage"""


@pytest.mark.parametrize(
    ("where", "afar"),
    [
        ("And Ghoul Priest is at the Hallway", True),
        ("And Ghoul Priest is exhausted at the Hallway", True),
        ("And Ghoul Priest is exhausted at the Study", False),
        ("And Ghoul Priest is engaged with Roland Banks", False),
        (
            "And Wendy Adams is at the Study\n    And Ghoul Priest is engaged with Wendy Adams",
            False,
        ),
        (
            "And Wendy Adams is at the Hallway\n    And Ghoul Priest is engaged with Wendy Adams",
            True,
        ),
    ],
)
def test_from_where_an_enemy_attacks(where: str, afar: bool) -> None:
    ruling = play(LAID.format(where))
    assert ruling.passed
    assert (
        any("is at another location than Roland Banks" in one.told for one in ruling.remarks)
        is afar
    )
