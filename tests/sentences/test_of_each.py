"""What is said of each, of both by name, and how somebody stands that is told beside another one."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

GOAT = {
    "en": """Given Roland Banks and Daisy Walker share the Study
    And a Goat Spawn with 2 damage is fighting Roland
    When Roland shoots at the Goat Spawn and hits it
    Then """,
    "it": """Dato Roland Banks e Daisy Walker sono entrambi nello Studio
    E una Progenie della Capra con 2 danni è impegnata con Roland
    Quando Roland attacca la Progenie della Capra e riesce
    Allora """,
}


@pytest.mark.parametrize(
    ("language", "text", "passed"),
    [
        ("en", "each investigator takes 1 horror", True),
        ("en", "everybody takes 1 horror", True),
        ("en", "every investigator takes 2 horror", False),
        ("en", "the Goat Spawn dies and everyone has 1 horror", True),
        ("en", "everybody is at the Study", True),
        ("en", "both Roland and Daisy take 1 horror", True),
        ("en", "both Roland and Daisy take 1 damage", False),
        ("it", "ogni investigatore subisce 1 orrore", True),
        ("it", "ciascuno subisce 1 danno", False),
        ("it", "sia Roland che Daisy subiscono 1 orrore", True),
        ("it", "sia Roland sia Daisy subiscono 2 orrori", False),
        ("it", "entrambi subiscono 1 orrore", True),
    ],
)
def test_it_is_asked_of_each(language: str, text: str, passed: bool) -> None:
    steps = f"{GOAT[language]}{text}".replace("una Progenie della Capra", "Goat Spawn")
    steps = steps.replace("la Progenie della Capra", "Goat Spawn")
    assert play(steps, language=language).passed is passed


@pytest.mark.parametrize(
    "text",
    [
        "everybody does not take horror",
        "everybody is not at the Study",
        "each investigator at the Study takes 1 horror",
        "everybody takes 1 horror and loses 2 resources",
    ],
)
def test_what_may_mean_not_all_or_none_is_refused(text: str) -> None:
    with pytest.raises(CaseError):
        play(f"{GOAT['en']}{text}")


def test_one_who_takes_less_is_no_everybody() -> None:
    steps = """Given Roland Banks is at the Study and Daisy Walker is at the Hallway
    And Goat Spawn is engaged with Roland Banks with 2 damage
    When Roland Banks attacks Goat Spawn and succeeds
    Then each investigator takes 1 horror"""
    assert not play(steps).passed


BESIDE = {
    "en": """Given Roland Banks stands in the Study with an {} Thrall
    When Roland punches the Thrall and misses
    Then the Thrall {}""",
    "it": """Dato Roland Banks è nello Studio con un Thrall {}
    Quando Roland attacca il Thrall e fallisce
    Allora il Thrall {}""",
}


@pytest.mark.parametrize(
    ("language", "how", "does", "passed"),
    [
        ("en", "exhausted", "attacks Roland", False),
        ("en", "exhausted", "does not attack Roland", True),
        ("en", "engaged", "attacks Roland just once", True),
        ("it", "esaurito", "attacca Roland", False),
        ("it", "esaurito", "non attacca Roland", True),
        ("it", "impegnato", "attacca Roland una sola volta", True),
    ],
)
def test_how_an_enemy_stands_beside_somebody(language, how, does, passed) -> None:
    assert play(BESIDE[language].format(how, does), language=language).passed is passed


def test_an_enemy_that_is_not_engaged_in_italian_is_not_denied_to_one_alone() -> None:
    steps = """Dato Roland Banks è nello Studio con una Colorless Larva non impegnata
    Quando comincia la Fase dei Nemici
    Allora la Colorless Larva {}"""
    assert play(steps.format("non attacca nessuno"), language="it").passed
    assert not play(steps.format("attacca Roland Banks"), language="it").passed


def test_the_shroud_is_told_without_a_word_for_value() -> None:
    steps = "Dato Jenny Barnes è nello Studio\nAllora l'Oscurità dello Studio è {}"
    assert play(steps.format(2), language="it").passed
    assert not play(steps.format(3), language="it").passed


@pytest.mark.parametrize(("said", "passed"), [("all of it himself", True), ("it all", True)])
def test_whoever_takes_it_all_assigns_it_to_themselves(said: str, passed: bool) -> None:
    steps = f"""Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And Icy Ghoul is engaged with Roland Banks
    When Icy Ghoul attacks Roland Banks
    And Roland takes {said}
    Then Roland Banks has 2 damage and 1 horror"""
    assert play(steps).passed is passed
