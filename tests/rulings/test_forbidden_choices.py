"""A step that no waiting choice offers is refused with the rule that has left it out."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import parse_cases, replay

TEST = """Given Roland Banks is at the Study
    And the Study has 2 clues
    And the chaos bag holds 0, -1
    {given}
    When {test}
    {steps}"""
BESIDE = "And Agnes Baker is at the Study\n    And Agnes Baker has Guts and Overpower in hand"
ST_2 = "arkham-lcg/steps/st-2"
DEALING = "arkham-lcg/dealing-damage-horror"
TARGET = "arkham-lcg/target"
DOG = "And Roland Banks controls Guard Dog and Knife"
GUN = """And Agnes Baker is at the Hallway
    And Ghoul Minion is engaged with Agnes Baker
    And Roland Banks is engaged with {enemies}
    And Roland Banks controls .45 Automatic"""
FULL = (
    "And Roland Banks has Guts, Overpower, Perception, Knife, Machete, Flashlight, Evidence!, "
    "Vicious Blow, Cover Up in hand\n    And the deck of Roland Banks holds Emergency Cache"
)


def position(given: str, test: str, steps: str) -> str:
    case = TEST.format(given=given, test=test, steps=steps)
    return f"Feature: f\n  Scenario: s\n    {case}\n"


@pytest.mark.parametrize(
    ("given", "test", "step", "rule", "why"),
    [
        (
            "And Roland Banks has Overpower in hand",
            "Roland Banks investigates",
            "Roland Banks commits Overpower",
            ST_2,
            "Overpower has no icon",
        ),
        (
            "And Roland Banks has Overpower and Perception in hand",
            "Roland Banks investigates",
            "Roland Banks commits Overpower",
            ST_2,
            "Overpower has no icon",
        ),
        (
            "And Agnes Baker is at the Hallway\n    And Agnes Baker has Perception in hand",
            "Roland Banks investigates",
            "Agnes Baker commits Perception",
            ST_2,
            "only investigators at the same location",
        ),
        (
            "And Roland Banks has Perception and Perception in hand",
            "Roland Banks investigates",
            "Roland Banks commits Perception\n    And Roland Banks commits Perception #2",
            "arkham-lcg/limits-and-maximums",
            "the maximum committed to one test is 1",
        ),
        (
            f"{BESIDE}\n    And Agnes Baker has Unexpected Courage in hand",
            "Roland Banks tests willpower (3)",
            "Agnes Baker commits Guts\n    And Agnes Baker commits Unexpected Courage",
            ST_2,
            "commits one card alone",
        ),
        (
            DOG,
            "Roland Banks takes 5 damage",
            "Roland Banks assigns 4 damage to Guard Dog",
            DEALING,
            "no more than would defeat it: 3",
        ),
        (
            DOG,
            "Roland Banks takes 2 damage",
            "Roland Banks assigns 3 damage to Guard Dog",
            DEALING,
            "there is 2 to assign",
        ),
        (
            "And Roland Banks controls Knife",
            "Roland Banks takes 2 damage",
            "Roland Banks assigns 1 damage to Knife",
            DEALING,
            "Knife has no health",
        ),
        (
            DOG,
            "Roland Banks takes 2 horror",
            "Roland Banks assigns 2 horror to Guard Dog",
            DEALING,
            "no more than would defeat it: 1",
        ),
        (
            "And Agnes Baker is at the Study\n    And Agnes Baker controls Guard Dog",
            "Roland Banks takes 2 damage",
            "Roland Banks assigns 1 damage to Guard Dog",
            DEALING,
            "under the control of somebody else",
        ),
        (
            f"{DOG}\n    And Agnes Baker is at the Study",
            "Roland Banks takes 2 damage",
            "Roland Banks assigns 1 damage to Agnes Baker",
            DEALING,
            "is no asset in play",
        ),
        (
            "",
            "Roland Banks takes 4 damage",
            "Roland Banks assigns 3 damage to Roland Banks",
            DEALING,
            "has to take themselves",
        ),
        (
            GUN.format(enemies="Goat Spawn"),
            "nobody reacts to anything else",
            "Roland Banks uses .45 Automatic on Ghoul Minion",
            "arkham-lcg/fight-action",
            "Ghoul Minion is not at this location",
        ),
        (
            GUN.format(enemies="Goat Spawn and Swarm of Rats"),
            "nobody reacts to anything else",
            "Roland Banks uses .45 Automatic on Ghoul Minion",
            "arkham-lcg/fight-action",
            "Ghoul Minion is not at this location",
        ),
        (
            f"{GUN.format(enemies='Goat Spawn and Swarm of Rats')} and Knife",
            "nobody reacts to anything else",
            "Roland Banks uses .45 Automatic on Knife",
            TARGET,
            "Knife is not what this effect lets one choose",
        ),
        (
            FULL,
            "the upkeep phase begins",
            "Roland Banks discards Cover Up",
            "arkham-lcg/weakness",
            "Cover Up is a weakness or hidden",
        ),
        (
            FULL.replace("Cover Up", "Mind over Matter"),
            "the upkeep phase begins",
            "Roland Banks discards Knife and Machete and Guts",
            "arkham-lcg/hand-size",
            "exactly",
        ),
    ],
)
def test_the_rule_that_leaves_it_out(given: str, test: str, step: str, rule: str, why: str) -> None:
    for other in (rule, "arkham-lcg/massive"):
        steps = f"And {step}\n    Then it is refused under {other}"
        text = position(given, test, steps)
        ruling = replay(parse_cases(text, "x.feature")[0], "2016")
        assert ruling.passed is (other == rule), ruling.unmet
    text = position(given, test, f"And {step}\n    Then Roland Banks is at the Study")
    with pytest.raises(CaseError, match="refused") as caught:
        replay(parse_cases(text, "x.feature")[0], "2016")
    assert why in caught.value.message


def test_it_is_said_in_italian() -> None:
    steps = """# language: it
Funzionalità: f
  Scenario: s
    Dato Roland Banks è nello Studio
    E il sacchetto del caos contiene 0, -1
    E Roland Banks ha in mano Forza Soverchiante
    E lo Studio ha 1 indizio
    Quando Roland Banks indaga
    E Roland Banks investe Forza Soverchiante
    Allora {}
"""
    case = steps.format("è rifiutato in base a arkham-lcg/steps/st-2")
    assert replay(parse_cases(case, "x.feature")[0], "2016").passed
    with pytest.raises(CaseError) as caught:
        replay(parse_cases(steps.format("Roland Banks ha 1 indizio"), "x.feature")[0], "2016")
    assert caught.value.message.startswith(
        "il passo precedente è stato rifiutato: Forza Soverchiante non"
    )
    assert caught.value.remedy is not None
    assert "Allora è rifiutato" in caught.value.remedy


def test_nothing_follows_what_is_refused() -> None:
    """Neither a choice that goes on, nor what only tells of this moment."""
    given = "And Roland Banks has Overpower and Perception in hand"
    for then in ("And nobody commits anything", "Then nobody has a choice"):
        text = position(
            given, "Roland Banks investigates", f"And Roland Banks commits Overpower\n    {then}"
        )
        with pytest.raises(CaseError, match="the step before was refused: Overpower"):
            replay(parse_cases(text, "x.feature")[0], "2016")


def test_who_may_not_is_told_why() -> None:
    given = "And Roland Banks has Overpower and Perception in hand"
    then = "Then Roland Banks may commit Overpower"
    text = position(given, "Roland Banks investigates", then)
    (unmet,) = replay(parse_cases(text, "x.feature")[0], "2016").unmet
    assert unmet.happened.startswith("Overpower has no icon that matches")
