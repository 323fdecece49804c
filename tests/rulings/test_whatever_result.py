"""Where every result of a test brings the same about, no step has to tell its token."""

from __future__ import annotations

import pytest

from tests.arkham import play

PARLEY = """Given Daisy Walker is at the Study
    And Ghoul Minion is engaged with Daisy Walker
    And Daisy Walker has Confound in hand
    When Daisy Walker plays Confound on Ghoul Minion
    """
PARLA = """Dato Daisy Walker è nello Studio
    E Ghoul Tirapiedi è impegnato con Daisy Walker
    Quando Daisy Walker elude Ghoul Tirapiedi
    """
EVADES = """Given Daisy Walker is at the Study
    And Ghoul Minion is engaged with Daisy Walker
    When Daisy Walker evades Ghoul Minion
    """
#: An enemy that strikes back: a failure is not the same as a success.
PRIEST = """Given Daisy Walker is at the Study
    And Ghoul Priest is engaged with Daisy Walker
    When Daisy Walker fights Ghoul Priest
    """


def test_what_no_result_changes_is_decided_and_the_untold_token_is_said() -> None:
    ruling = play(f"{PARLEY}Then there is no attack of opportunity")
    assert ruling.passed
    (remark,) = ruling.remarks
    assert "no step tells what comes of the test" in remark.told
    assert ruling.timeline[-1].text.startswith("step st-3")


def test_what_no_result_brings_about_is_unmet() -> None:
    ruling = play(f"{PARLEY}Then Ghoul Minion makes an attack of opportunity")
    assert ruling.verdict == "ordered"
    assert [unmet.expected for unmet in ruling.unmet] == ["an attack of opportunity"]


def test_it_is_said_in_italian() -> None:
    (remark,) = play(f"{PARLA}Allora non ci sono attacchi di opportunità", language="it").remarks
    assert "nessun passo dice l'esito della prova" in remark.told


@pytest.mark.parametrize(
    "steps",
    [
        f"{EVADES}Then Ghoul Minion is engaged with Daisy Walker",
        f"{EVADES}Then Ghoul Minion is engaged with nobody",
        f"{PRIEST}Then Daisy Walker has no damage",
        f"{EVADES}Then it is asked whether there is an attack of opportunity",
    ],
)
def test_what_a_result_changes_and_what_is_asked_of_all_that_can_come_is_left(steps: str) -> None:
    ruling = play(steps)
    assert ruling.verdict == "unsupported"
    assert ruling.stop == "bag-unknown"
