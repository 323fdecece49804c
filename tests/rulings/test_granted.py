"""What is taken for granted where somebody may do something is said beside the answer."""

from __future__ import annotations

import pytest

from tests.arkham import play

HELD = "Given Roland Banks is at the Study\n    And Roland Banks has {} in hand\n    "
TURN = "that of Roland Banks is taken to be over"
COST = "they are taken to have the 3 that Machete costs"
ACTED = """Given Roland Banks and Daisy Walker are at the Study
    {}
    When Roland Banks takes a resource
    """


@pytest.mark.parametrize("asks", ["Then {}", "Then it is asked whether {}"])
@pytest.mark.parametrize(
    ("told", "leave", "remark"),
    [
        (HELD.format("Machete"), "Roland Banks may play Machete", COST),
        (
            f"{HELD.format('Machete')}And Roland Banks has 3 resources\n    ",
            "Roland Banks may play Machete",
            "",
        ),
        (HELD.format("Emergency Cache"), "Roland Banks may play Emergency Cache", ""),  # it is free
        (ACTED.format("And the Study has 1 clue"), "Daisy Walker may investigate", TURN),
        (ACTED.format("And the Study has 1 clue"), "Roland Banks may investigate", ""),
        (
            f"{ACTED.format('And the Study has 1 clue')}And Roland Banks ends his turn\n    ",
            "Daisy Walker may investigate",
            "",
        ),
    ],
)
def test_what_leave_takes_for_granted_is_said(
    told: str, leave: str, remark: str, asks: str
) -> None:
    said = [one.told for one in play(f"{told}{asks.format(leave)}").remarks]
    of_leave = [one for one in said if "no step tells" in one]
    assert (len(of_leave), all(remark in one for one in of_leave)) == (int(bool(remark)), True)


@pytest.mark.parametrize("asks", ["Then {}", "Then it is asked whether {}"])
@pytest.mark.parametrize(
    ("told", "so", "untold"),
    [
        (f"{HELD.format('Knife')}When Roland Banks plays Knife\n    ",
         "Roland Banks has 0 resources", True),
        ("Given Roland Banks is at the Study\n    When Roland Banks draws Knife\n    ",
         "Roland Banks has 1 card in hand", True),
        ("Given Roland Banks is at the Study\n    When Roland Banks takes a resource\n    ",
         "Roland Banks has 1 resource", True),
        (f"{HELD.format('Knife')}And Roland Banks has 1 resource\n    "
         "When Roland Banks plays Knife\n    ", "Roland Banks has 0 resources", False),
    ],
)  # fmt: skip
def test_a_count_that_begins_with_nothing_is_said_so(
    told: str, so: str, untold: bool, asks: str
) -> None:
    """Asked about, too: the answer rests on it."""
    ruling = play(f"{told}{asks.format(so)}")
    assert ruling.verdict in ("yes", "ordered")
    counted = [one.told for one in ruling.remarks if "counted from 0" in one.told]
    assert len(counted) == int(untold)


def test_it_is_said_in_italian() -> None:
    ruling = play(
        """Dato Roland Banks è nello Studio
    E Roland Banks ha in mano Machete
    Allora si chiede se Roland Banks può giocare Machete""",
        language="it",
    )
    assert "nessun passo dice le risorse" in ruling.remarks[0].told
