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


MAY = {
    "en": """Given Roland Banks and Daisy Walker are at the Study
    And the Study has 2 clues
    And Roland Banks has Deduction in hand
    When Roland Banks investigates
    Then each investigator may {}""",
    "it": """Dato Roland Banks e Daisy Walker sono nello Studio
    E lo Studio ha 2 indizi
    E Roland Banks ha in mano Deduzione
    Quando Roland Banks indaga
    Allora ogni investigatore può {}""",
}


@pytest.mark.parametrize(
    ("language", "deed"), [("en", "investigate"), ("en", "commit Deduction"), ("it", "indagare")]
)
def test_what_each_may_do_is_not_judged_by_what_has_come_about(language: str, deed: str) -> None:
    """While a test waits for cards nobody may investigate, nor is it asked of them."""
    with pytest.raises(CaseError):
        play(MAY[language].format(deed), language=language)


@pytest.mark.parametrize(
    ("text", "passed"),
    [
        ("everybody is at the Study", None),
        ("each investigator takes no damage", None),
        ("each investigator takes 1 horror", False),
        ("each investigator has no clues", True),
    ],
)
def test_who_is_out_of_the_game_may_be_meant_by_each(text: str, passed: bool | None) -> None:
    """What is so of all the others has not been so of whoever was defeated."""
    steps = f"""Given Roland Banks and Daisy Walker are at the Study
    When Roland Banks takes 9 damage
    Then {text}"""
    if passed is None:
        with pytest.raises(CaseError, match="out of the game"):
            play(steps)
    else:
        assert play(steps).passed is passed


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
