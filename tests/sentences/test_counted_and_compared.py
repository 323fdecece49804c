"""What a player expects with a bound, of nobody, by what it costs, or of one before another."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

TWO = {
    "en": """Given Roland Banks and Agnes Baker are at the Study
    And Ghoul Minion is engaged with Roland Banks
    And Swarm of Rats is engaged with Agnes Baker
    When the enemy phase begins
    Then """,
    "it": """Dato Roland Banks e Agnes Baker sono nello Studio
    E Ghoul Tirapiedi è impegnato con Roland Banks
    E Sciame di Ratti è impegnato con Agnes Baker
    Quando comincia la Fase dei Nemici
    Allora """,
}


@pytest.mark.parametrize(
    ("language", "text", "passed"),
    [
        ("en", "Ghoul Minion attacks before Swarm of Rats", True),
        ("en", "the Swarm of Rats attacks before the Ghoul Minion", False),
        ("en", "Swarm of Rats attacks after Ghoul Minion does", True),
        ("en", "Roland Banks takes 1 damage before Agnes Baker", True),
        ("en", "Roland Banks takes 1 damage after Agnes Baker", False),
        ("it", "Ghoul Tirapiedi attacca prima dello Sciame di Ratti", True),
        ("it", "lo Sciame di Ratti attacca prima del Ghoul Tirapiedi", False),
        ("it", "lo Sciame di Ratti attacca dopo il Ghoul Tirapiedi", True),
        ("it", "Roland Banks subisce 1 danno dopo Agnes Baker", False),
        ("en", "nobody takes damage", False),
        ("en", "no investigator suffers any horror", False),
        ("it", "nessuno subisce danni", False),
    ],
)
def test_one_does_it_before_another(language: str, text: str, passed: bool) -> None:
    assert play(f"{TWO[language]}{text}", language=language).passed is passed


@pytest.mark.parametrize(
    "text",
    [
        "Ghoul Minion attacks Roland Banks before Agnes Baker",
        "Ghoul Minion attacks before Roland Banks",
    ],
)
def test_whom_the_other_one_stands_for_is_not_guessed(text: str) -> None:
    with pytest.raises(CaseError):
        play(f"{TWO['en']}{text}")


def test_nobody_is_hurt_where_nothing_attacks() -> None:
    alone = "Given Roland Banks is at the Study\nWhen the enemy phase begins\nThen nobody takes {}"
    assert play(alone.format("damage")).passed
    assert play(alone.format("any horror")).passed


def test_whether_an_asset_is_nobody_is_asked() -> None:
    steps = """Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And Ghoul Minion is engaged with Roland Banks
    When the enemy phase begins
    And Roland Banks assigns 1 damage to Guard Dog
    And Roland Banks assigns 1 horror to Roland Banks
    And nobody reacts to anything else
    Then nobody takes damage"""
    with pytest.raises(CaseError, match="which is no investigator"):
        play(steps)


MONEY = {
    "en": "Given Daisy Walker is at the Study\nAnd Daisy Walker has Machete in hand\n{}Then ",
    "it": "Dato Daisy Walker è nello Studio\nE Daisy Walker ha in mano Machete\n{}Allora ",
}
HAS = {"en": "And Daisy Walker has {} resources\n", "it": "E Daisy Walker ha {} risorse\n"}
AFFORDS = {
    "en": (
        ("Daisy Walker can afford Machete", True),
        ("she can't afford Machete", False),
        ("Daisy Walker does not have enough resources for Machete", False),
    ),
    "it": (
        ("Daisy Walker può permettersi Machete", True),
        ("Daisy Walker non ha abbastanza risorse per giocare Machete", False),
    ),
}
CAN = [(language, *row) for language, rows in AFFORDS.items() for row in rows]


@pytest.mark.parametrize(("language", "text", "can"), CAN)
def test_what_it_costs_is_held_against_what_they_have(language: str, text: str, can: bool) -> None:
    for amount in (2, 3):
        steps = f"{MONEY[language].format(HAS[language].format(amount))}{text}"
        assert play(steps, language=language).passed is (can is (amount >= 3))
    with pytest.raises(CaseError, match=r"no step says|nessun passo lo dice"):
        play(f"{MONEY[language].format('')}{text}", language=language)


def test_what_is_nowhere_at_hand_is_not_paid_for() -> None:
    laid = "Given Daisy Walker is at the Study\nAnd Agnes Baker is at the Study\nAnd Agnes Baker has Machete in hand\n"
    with pytest.raises(CaseError, match="not where"):
        play(f"{laid}And Daisy Walker has 5 resources\nThen Daisy Walker can afford Machete")


@pytest.mark.parametrize("just", ["just", "only", "exactly", "precisely"])
def test_a_count_means_no_more_anyway(just: str) -> None:
    laid = """Given Roland Banks is at the Study
    And Roland Banks controls Flashlight
    And Stealthy Byakhee is at the Study, exhausted
    Then {}"""
    for said, amount in (
        ("the fight value of the Byakhee is {} {}", 2),
        ("Flashlight has {} {} supplies", 3),
    ):
        for other in range(1, 5):
            assert play(laid.format(said.format(just, other))).passed is (other == amount)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Given Roland Banks is at the Study\nAnd Ghoul Minion is engaged with Roland Banks\nThen the {} value of Ghoul Minion is 2"),
        ("it", "Dato Roland Banks è nello Studio\nE Ghoul Tirapiedi è impegnato con Roland Banks\nAllora il valore di {} di Ghoul Tirapiedi è 2"),
    ],
)  # fmt: skip
def test_both_words_for_what_one_fights_with_are_an_enemys(language: str, text: str) -> None:
    words = {
        "en": ("fight", "combat", "evade", "agility"),
        "it": ("Scontro", "combattimento", "Elusione", "Agilità"),
    }
    for word in words[language]:
        assert play(text.format(word), language=language).passed, word


FOUGHT = {
    "en": """Given Roland Banks and Agnes Baker are at the Study
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks fights Swarm of Rats and succeeds by 1
    Then """,
    "it": """Dato Roland Banks e Agnes Baker sono nello Studio
    E Sciame di Ratti è impegnato con Roland Banks
    Quando Roland Banks combatte Sciame di Ratti e supera la prova di 1
    Allora """,
}


@pytest.mark.parametrize(
    ("language", "text", "passed"),
    [
        ("en", "Roland Banks succeeds by at least {}", (True, False)),
        ("en", "Roland Banks passes the test by {} or more", (True, False)),
        ("en", "Roland Banks fails by {} or more", (False, False)),
        ("en", "Agnes Baker succeeds by at least {}", (False, False)),
        ("it", "Roland Banks supera la prova di almeno {}", (True, False)),
        ("it", "Roland Banks ha successo di {} o più", (True, False)),
        ("it", "Roland Banks fallisce di almeno {}", (False, False)),
    ],
)
def test_a_result_of_so_much_or_more(language: str, text: str, passed: tuple[bool, bool]) -> None:
    laid = FOUGHT[language].replace(
        "Roland Banks e Agnes Baker sono", "Agnes Baker e Roland Banks sono"
    )
    for amount, so in zip((1, 2), passed, strict=True):
        assert play(f"{laid}{text.format(amount)}", language=language).passed is so


@pytest.mark.parametrize(
    ("language", "text", "passed"),
    [
        ("en", "Swarm of Rats is defeated by Roland Banks", True),
        ("en", "Roland Banks defeats Swarm of Rats", True),
        ("en", "Agnes Baker defeats Swarm of Rats", False),
        ("it", "Sciame di Ratti viene sconfitto da Roland Banks", True),
        ("it", "Agnes Baker sconfigge Sciame di Ratti", False),
    ],
)
def test_by_whom_it_is_defeated(language: str, text: str, passed: bool) -> None:
    assert play(f"{FOUGHT[language]}{text}", language=language).passed is passed


def test_by_its_own_effect_a_card_defeats() -> None:
    steps = """Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And Swarm of Rats is engaged with Roland Banks
    When Swarm of Rats attacks Roland Banks
    And Roland Banks assigns 1 damage to Guard Dog
    And Roland Banks uses Guard Dog
    Then {} defeats Swarm of Rats"""
    assert play(steps.format("Guard Dog")).passed


@pytest.mark.parametrize(
    ("language", "text", "passed"),
    [
        ("en", "Roland Banks is engaged with an enemy", True),
        ("en", "Agnes Baker is engaged with at least one enemy", False),
        ("it", "Roland Banks è impegnato con un nemico", True),
        ("it", "Agnes Baker è impegnata con un nemico", False),
    ],
)
def test_with_any_enemy(language: str, text: str, passed: bool) -> None:
    laid = TWO[language].replace("And Swarm of Rats is engaged with Agnes Baker\n", "")
    laid = laid.replace("E Sciame di Ratti è impegnato con Agnes Baker\n", "")
    assert play(f"{laid}{text}", language=language).passed is passed


@pytest.mark.parametrize(("does", "over"), [("ends his turn", True), ("draws a card", False)])
def test_whoever_ends_the_turn_has_ended_it(does: str, over: bool) -> None:
    laid = "Given Roland Banks is at the Study\nAnd it is Roland Banks's turn\n"
    steps = f"{laid}When Roland Banks {does}\nThen Roland Banks ends his turn"
    assert play(steps).passed is over


STRUCK_AND_FAILED = """Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds auto-fail
    When Roland Banks takes a resource
    And Roland Banks takes a resource
    And Roland Banks investigates
    Then """


@pytest.mark.parametrize(
    ("then", "passed"),
    [
        ("this has come to 3 in all: 3 damage is placed on Roland Banks", True),
        ("this has come to 2 in all: 2 damage is placed on Roland Banks", False),
        ("Roland Banks fails by at least 2", True),
        ("Roland Banks fails by at least 3", False),
    ],
)
def test_what_several_attacks_have_come_to_and_a_failure_of_so_much(
    then: str, passed: bool
) -> None:
    assert play(f"{STRUCK_AND_FAILED}{then}").passed is passed
