"""Who has left or come, who is there at all, and at least or at most how much of something lies there."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

MOVED = {
    "en": """Given Wendy Adams and Jim Culver are at the Study
    And the Study has 2 clues
    And the Study is connected to the Hallway and the Attic
    When Wendy Adams moves to the Hallway
    Then """,
    "it": """Dato Wendy Adams e Jim Culver sono nello Studio
    E lo Studio ha 2 indizi
    E lo Studio è collegato al Corridoio e alla Soffitta
    Quando Wendy Adams si sposta nel Corridoio
    Allora """,
}
SAID = {
    "en": (
        ("Wendy Adams leaves the Study", True),
        ("Wendy Adams has left the Hallway", False),
        ("Jim Culver has left the Study", False),
        ("Jim Culver has not left the Study", True),
        ("Jim Culver has not left the Attic", False),
        ("Wendy Adams does not leave the Study", False),
        ("Wendy Adams enters the Hallway", True),
        ("Wendy Adams has entered the Study", False),
        ("nobody is at the Attic", True),
        ("no investigator is at the Hallway", False),
        ("everybody is at the Hallway", False),
        ("somebody is at the Hallway", True),
        ("somebody is at the Attic", False),
        ("Wendy Adams is no longer at the Study", True),
        ("only one clue is still at the Study", False),
        ("only 2 clues are left at the Study", True),
    ),
    "it": (
        ("Wendy Adams lascia lo Studio", True),
        ("Wendy Adams lascia il Corridoio", False),
        ("Jim Culver non ha lasciato lo Studio", True),
        ("Wendy Adams non è più nello Studio", True),
        ("Jim Culver non è più nello Studio", False),
        ("nessuno è in Soffitta", True),
        ("nessuno è nel Corridoio", False),
        ("tutti sono nel Corridoio", False),
        ("qualcuno è nel Corridoio", True),
        ("nello Studio resta un solo indizio", False),
        ("nello Studio non restano indizi", False),
        ("restano 2 indizi nello Studio", True),
    ),
}
CASES = [(language, *row) for language, rows in SAID.items() for row in rows]


@pytest.mark.parametrize(("language", "text", "passed"), CASES)
def test_who_is_where(language: str, text: str, passed: bool) -> None:
    assert play(f"{MOVED[language]}{text}", language=language).passed is passed


HAS = {
    "en": ("Then Wendy Adams has {} {} clues", "Then there are {} {} clues at the Study"),
    "it": ("Allora Wendy Adams ha {} {} indizi", "Allora ci sono {} {} indizi nello Studio"),
}
LIES = {
    "en": "Given Wendy Adams is at the Study\nAnd Wendy Adams has 2 clues\nAnd the Study has 2 clues\n",
    "it": "Dato Wendy Adams è nello Studio\nE Wendy Adams ha 2 indizi\nE lo Studio ha 2 indizi\n",
}
BOUNDS = (
    ("at least", "almeno", lambda told: told <= 2),
    ("at most", "al massimo", lambda told: told >= 2),
    ("more than", "più di", lambda told: told < 2),
    ("fewer than", "meno di", lambda told: told > 2),
)


@pytest.mark.parametrize("amount", [1, 2, 3])
@pytest.mark.parametrize(("english", "italian", "holds"), BOUNDS, ids=[row[0] for row in BOUNDS])
def test_a_bound_is_held_against_what_lies_there(english, italian, holds, amount) -> None:
    for language, bound in (("en", english), ("it", italian)):
        for said in HAS[language]:
            text = said.format(bound, amount)
            assert play(f"{LIES[language]}{text}", language=language).passed is holds(amount), text


@pytest.mark.parametrize("bound", ["at least", "at most", "fewer than"])
def test_of_what_nobody_has_told_no_bound_holds(bound: str) -> None:
    steps = f"Given Wendy Adams is at the Study\nThen Wendy Adams has {bound} 3 resources"
    assert play(steps).verdict == "unsupported"


FOUND = """Dato Wendy Adams è nello Studio
    E lo Studio ha 2 indizi
    Quando Wendy Adams indaga
    E Wendy Adams {}
    Allora Wendy Adams non scopre indizi"""


@pytest.mark.parametrize(
    ("came", "none"), [("supera la prova di 0", False), ("fallisce di 1", True)]
)
def test_none_is_found_is_said_without_a_word_for_none(came: str, none: bool) -> None:
    assert play(FOUND.format(came), language="it").passed is none


@pytest.mark.parametrize(
    "said", ["2 clues", "no clues", "0 clues", "at most 2 clues", "at least 1 clue"]
)
def test_of_untold_clues_at_a_place_no_number_is_so(said: str) -> None:
    laid = "Given Wendy Adams is at the Study\n{}Then the Study has " + said
    assert play(laid.format("")).stop == "clues-untold"
    assert play(laid.format("And the Study has 2 clues\n")).verdict == "ordered"
    assert play(laid.format("And the Attic has 2 clues\n")).stop == "clues-untold"


ELSEWHERE = {
    "en": """Given Wendy Adams is at the Study
    And the Attic has 2 clues
    When Wendy Adams investigates
    And Wendy Adams succeeds by 0
    Then Wendy Adams """,
    "it": """Dato Wendy Adams è nello Studio
    E la Soffitta ha 2 indizi
    Quando Wendy Adams indaga
    E Wendy Adams supera la prova di 0
    Allora Wendy Adams """,
}


@pytest.mark.parametrize(
    ("language", "found"),
    [
        *(("en", one) for one in ("discovers 1 clue", "discovers no clues", "has no clues")),
        *(("it", one) for one in ("scopre 1 indizio", "non scopre indizi", "non ha indizi")),
    ],
)
def test_that_clues_lie_elsewhere_does_not_say_that_none_lie_here(
    language: str, found: str
) -> None:
    assert play(ELSEWHERE[language] + found, language=language).stop == "clues-untold"


def test_in_italian_a_move_is_told_to_a_place_as_it_is_said() -> None:
    for to in ("al Corridoio", "nel Corridoio"):
        text = MOVED["it"] + f"Wendy Adams si muove dallo Studio {to}"
        assert play(text, language="it").passed


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Given Wendy Adams is at the Study\nAnd Ghoul Minion is engaged with Wendy Adams\nThen Wendy Adams is not engaged with Ghoul Minion"),
        ("it", "Dato Wendy Adams è nello Studio\nE Ghoul Tirapiedi è impegnato con Wendy Adams\nAllora Wendy Adams non è più impegnata con Ghoul Tirapiedi"),
    ],
)  # fmt: skip
def test_whoever_is_not_engaged_may_be_named_first(language: str, text: str) -> None:
    assert not play(text, language=language).passed


GONE = {
    "en": """Given Roland Banks and Wendy Adams are at the Study
    And Swarm of Rats is engaged with Wendy Adams
    When Roland Banks takes 9 damage
    And Wendy Adams deals 1 damage to Swarm of Rats
    Then {}""",
    "it": """Dato Roland Banks e Wendy Adams sono nello Studio
    E Swarm of Rats è impegnato con Wendy Adams
    Quando Roland Banks subisce 9 danni
    E Wendy Adams infligge 1 danno a Swarm of Rats
    Allora {}""",
}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        *(("en", f"{who} leaves the Study") for who in ("Roland Banks", "Swarm of Rats")),
        *(("en", f"{who} has not left the Study") for who in ("Roland Banks", "Swarm of Rats")),
        *(("it", f"{who} lascia lo Studio") for who in ("Roland Banks", "Swarm of Rats")),
    ],
)
def test_who_leaves_play_is_not_said_to_have_left_the_place(language: str, text: str) -> None:
    with pytest.raises(CaseError, match=r"in play no longer|non è più in gioco"):
        play(GONE[language].format(text), language=language)
