"""How much of something there has been in all: just so much, at least, at most."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

LAID = {
    "en": """Given Roland Banks and Agnes Baker are at the Study
    And Study has 3 clues
    And Ghoul Minion and Swarm of Rats are engaged with Roland Banks
    When Roland Banks investigates
    And Ghoul Minion attacks first
    And Roland Banks succeeds by 0
    Then """,
    "it": """Dato Roland Banks e Agnes Baker sono nello Studio
    E lo Studio ha 3 indizi
    E Ghoul Tirapiedi e Sciame di Ratti sono impegnati con Roland Banks
    Quando Roland Banks indaga
    E Ghoul Tirapiedi attacca per primo
    E Roland Banks supera la prova di 0
    Allora """,
}
#: By language: how the 2 damage of two attacks are told with a bound and an amount.
TAKES = {"en": "Roland Banks takes {} {} damage", "it": "Roland Banks subisce {} {} danni"}
#: A bound in both languages → whether it holds of 2 beside so many.
BOUNDS = (
    ("exactly", "esattamente", lambda told: told == 2),
    ("precisely", "precisamente", lambda told: told == 2),
    ("at least", "almeno", lambda told: told <= 2),
    ("no less than", "non meno di", lambda told: told <= 2),
    ("at most", "al massimo", lambda told: told >= 2),
    ("no more than", "non più di", lambda told: told >= 2),
    ("more than", "più di", lambda told: told < 2),
    ("less than", "meno di", lambda told: told > 2),
)


@pytest.mark.parametrize("amount", [1, 2, 3])
@pytest.mark.parametrize(("english", "italian", "holds"), BOUNDS, ids=[row[0] for row in BOUNDS])
def test_a_bound_is_held_against_all_of_it(english, italian, holds, amount) -> None:
    for language, bound in (("en", english), ("it", italian)):
        text = TAKES[language].format(bound, amount)
        assert play(f"{LAID[language]}{text}", language=language).passed is holds(amount), text


@pytest.mark.parametrize(
    ("language", "text", "passed"),
    [
        ("en", "Roland Banks discovers just one clue", True),
        ("en", "Roland Banks discovers only two clues", False),
        ("en", "Roland Banks spends just 1 action", True),
        ("en", "Agnes Baker takes at most 1 damage", True),
        ("en", "Agnes Baker takes at least 1 damage", False),
        ("en", "Roland Banks takes a single horror", None),
        ("en", "Ghoul Minion deals exactly 1 damage to Roland Banks", True),
        ("en", "Ghoul Minion deals exactly 2 damage to Roland Banks", False),
        ("it", "Roland Banks scopre solo un indizio", True),
        ("it", "Roland Banks scopre soltanto due indizi", False),
        ("it", "Agnes Baker subisce al massimo 1 danno", True),
        ("it", "Agnes Baker subisce almeno 1 danno", False),
        ("it", "Roland Banks subisce solo 1 orrore", None),
    ],
)
def test_it_counts_what_it_names_and_asks_what_only_means(language, text, passed) -> None:
    if passed is None:
        with pytest.raises(CaseError, match=r"nothing else is meant|nient'altro"):
            play(f"{LAID[language]}{text}", language=language)
    else:
        assert play(f"{LAID[language]}{text}", language=language).passed is passed


def test_what_is_dealt_and_what_is_placed_may_differ() -> None:
    steps = """Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And Ghoul Minion is engaged with Roland Banks
    When the enemy phase begins
    And Roland Banks assigns 1 damage to Guard Dog
    And Roland Banks assigns 1 horror to Roland Banks
    And nobody reacts to anything else
    Then Roland Banks takes {} 1 damage"""
    assert play(steps.format("at most")).passed
    with pytest.raises(CaseError, match="what is dealt counts"):
        play(steps.format("exactly"))
