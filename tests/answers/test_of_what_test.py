"""The skill of which a text says that a test is, and how much an attack deals, are held against the play."""

from __future__ import annotations

import pytest

from rulesref.answers.played import play_out
from tests.arkham import JUDGE

ON_ME = "Roland is engaged with a Ghoul Minion and attacks it. "
CONTRO = "Roland è impegnato con un Ghoul Tirapiedi e lo attacca. "
ARMED = "Roland controls Machete and is engaged with a Ghoul Priest. "
ARMATO = "Roland controlla Machete ed è impegnato con un Ghoul Sacerdote. "
SKILLS = ("willpower", "intellect", "combat", "agility")
ABILITA = ("volontà", "intelletto", "combattimento", "agilità")


@pytest.mark.parametrize("skill", SKILLS)
def test_an_attack_tests_combat(skill: str) -> None:
    text = f"{ON_ME}He fails the {skill} test. Does he fail?"
    found = play_out(JUDGE, text, "2016", "en").verdict
    assert found == ("yes" if skill == "combat" else None)


@pytest.mark.parametrize("skill", ABILITA)
def test_un_attacco_è_una_prova_di_combattimento(skill: str) -> None:
    text = f"{CONTRO}Roland fallisce la prova di {skill}. Roland fallisce?"
    found = play_out(JUDGE, text, "2016", "it")
    assert bool(found.left) == (skill != "combattimento")


@pytest.mark.parametrize("skill", SKILLS)
def test_of_what_skill_a_card_makes_a_test_the_card_says(skill: str) -> None:
    text = f"Roland draws Rotting Remains. He fails the {skill} test by 2. Does he take 2 horror?"
    found = play_out(JUDGE, text, "2016", "en").verdict
    assert found == ("yes" if skill == "willpower" else None)


@pytest.mark.parametrize(
    ("text", "language", "read"),
    [
        (ARMED + "He attacks it with Machete for 2 damage. Is the priest engaged with him?", "en", True),
        (ARMED + "He attacks it with Machete for 3 damage. Is the priest engaged with him?", "en", False),
        (ARMATO + "Roland attacca il Ghoul Sacerdote con Machete per 2 danni. Il Ghoul Sacerdote è impegnato con Roland?", "it", True),
        (ARMATO + "Roland attacca il Ghoul Sacerdote con Machete per 3 danni. Il Ghoul Sacerdote è impegnato con Roland?", "it", False),
        ("I'm engaged with a Ghoul Minion. I fight it for 3 damage. Is it defeated?", "en", False),
    ],
)  # fmt: skip
def test_an_attack_deals_what_it_is_said_to_deal(text: str, language: str, read: bool) -> None:
    assert (play_out(JUDGE, text, "2016", language).verdict == "yes") == read
