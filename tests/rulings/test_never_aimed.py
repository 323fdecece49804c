"""A step that tells a target with what it begins, which nothing ever asks for."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

LAID = """\
Given Roland Banks and Wendy Adams are at the Study
    And the Study is connected to the Attic
    And Swarm of Rats is at the Attic
    And Roland Banks has 9 resources
    And {enemy} is engaged with Roland Banks
    """
#: Three ways to begin something that has a target, and the rest of what has to lie there.
DEEDS = {
    "Roland Banks uses First Aid on Wendy Adams": "Roland Banks controls First Aid",
    "Roland Banks uses Medical Texts on Wendy Adams": "Roland Banks controls Medical Texts",
    "Roland Banks plays Dynamite Blast on Attic": "Roland Banks has Dynamite Blast in hand",
}


@pytest.mark.parametrize("edition", ["2016", "2026"])
@pytest.mark.parametrize("deed", DEEDS)
def test_whom_the_attack_eliminates_has_chosen_nothing(deed: str, edition: str) -> None:
    """arkham-lcg/elimination: what they began does not resolve, and the step is no error."""
    laid = (
        LAID.format(enemy="Ghoul Minion") + f"And Roland Banks has 8 damage\n    And {DEEDS[deed]}"
    )
    ruling = play(f"{laid}\n    When {deed}\n    Then Roland Banks is eliminated", edition)
    assert ruling.passed, ruling.unmet
    assert ["never chosen" in one.told for one in ruling.remarks] == [True]


def test_a_card_that_the_attack_takes_away_has_no_target() -> None:
    laid = LAID.format(enemy="Yithian Observer") + "And Roland Banks has Dynamite Blast in hand"
    deed = "Roland Banks plays Dynamite Blast on Attic"
    ruling = play(f"{laid}\n    When {deed}\n    Then Dynamite Blast is in the discard pile")
    assert ruling.passed, ruling.unmet
    assert ["never chosen" in one.told for one in ruling.remarks] == [True]


@pytest.mark.parametrize("deed", DEEDS)
def test_whoever_goes_on_has_chosen_it(deed: str) -> None:
    laid = (
        LAID.format(enemy="Ghoul Minion") + f"And Wendy Adams has 2 damage\n    And {DEEDS[deed]}"
    )
    ruling = play(f"{laid}\n    When {deed}\n    Then Roland Banks has 1 damage")
    assert not [one for one in ruling.remarks if "never chosen" in one.told]


def test_what_an_effect_lets_nobody_choose_is_refused_though_its_user_is_eliminated_by_it() -> None:
    laid = (
        LAID.format(enemy="Ghoul Minion") + 'And Roland Banks has "I\'ll see you in hell!" in hand'
    )
    deed = 'Roland Banks plays "I\'ll see you in hell!" on Wendy Adams'
    with pytest.raises(CaseError, match="lets nobody choose Wendy Adams") as refused:
        play(f"{laid}\n    When {deed}\n    Then Roland Banks is eliminated")
    assert refused.value.remedy == "leave that out of this step"


SEEN = """\
Given Daisy Walker is at the Study
    And the Study is connected to the Attic
    And Study has 2 clues
    And the chaos bag holds +1
    And {lies}
    When Daisy Walker uses {card} on {place}
    {rest}
    Then Daisy Walker has {clues} clue"""


@pytest.mark.parametrize(
    ("card", "lies", "rest"),
    [
        ("Flashlight", "Daisy Walker has Perception in hand", "And nobody commits anything"),
        (
            "Archaic Glyphs (03193)",
            "Ghoul Minion is engaged with Daisy Walker",
            "And Daisy Walker accepts the effect of Archaic Glyphs (03193)",
        ),
    ],
)
def test_where_one_investigates_may_be_named_though_a_choice_comes_later(
    card: str, lies: str, rest: str
) -> None:
    laid = f"Daisy Walker controls {card}\n    And {lies}"
    assert play(SEEN.format(card=card, lies=laid, rest=rest, place="Study", clues=1)).passed
    with pytest.raises(CaseError) as elsewhere:
        play(SEEN.format(card=card, lies=laid, rest=rest, place="Attic", clues=1))
    assert "chooses Attic" not in str(elsewhere.value.remedy)
    assert "which nothing asks for" in str(elsewhere.value.remedy)
