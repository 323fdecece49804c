"""What one sentence says besides: how a card stands, where its bearer is, who is engaged, of what there is none."""

from __future__ import annotations

import pytest

from tests.arkham import play

LAID = [
    ("Roland Banks is at the Study\n    And the Ghoul Priest, exhausted, is engaged with him", "the Ghoul Priest is exhausted"),
    ("Roland Banks controls Guard Dog at the Study", "Guard Dog is controlled by Roland Banks"),
    ("Roland Banks has Knife in hand at the Study", "Roland Banks has Knife in hand"),
    ("Roland Banks is at the Study with the Ghoul Priest engaged with him", "the Ghoul Priest is engaged with Roland Banks"),
    ("Roland Banks is at the Study with two Ghoul Minions engaged with him", "Ghoul Minion #2 is engaged with Roland Banks"),
    ("Roland Banks is at the Study\n    And two Ghoul Minions are engaged with him", "Ghoul Minion #2 is engaged with Roland Banks"),
    ("Roland Banks is at the Study\n    And Roland Banks has 2 copies of Ghoul Minion engaged with him", "Ghoul Minion #2 is engaged with Roland Banks"),
]  # fmt: skip
DETTO = [
    ("Roland Banks è nello Studio\n    E il Ghoul Sacerdote, esaurito, è impegnato con Roland Banks", "il Ghoul Sacerdote è esaurito"),
    ("Roland Banks controlla il Cane da Guardia nello Studio", "il Cane da Guardia è controllato da Roland Banks"),
    ("Roland Banks è nello Studio con due Ghoul Tirapiedi impegnati con lui", "Ghoul Tirapiedi #2 è impegnato con Roland Banks"),
    ("Roland Banks è nello Studio con 1 risorsa e Coltello in mano", "Roland Banks ha in mano Coltello"),
    ("Roland Banks è nello Studio\n    E la sua pila degli scarti contiene Coltello", "Coltello è nella pila degli scarti"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "then"), LAID)
def test_it_is_laid_out(given: str, then: str) -> None:
    assert play(f"Given {given}\n    When Roland Banks gains 1 resource\n    Then {then}").passed


@pytest.mark.parametrize(("given", "then"), DETTO)
def test_the_same_in_italian(given: str, then: str) -> None:
    told = f"Dato {given}\n    Quando Roland Banks ottiene 1 risorsa\n    Allora {then}"
    assert play(told, language="it").passed


ATTACKED = """Given Roland Banks is at the Study
    And {enemy} is engaged with Roland Banks
    When {enemy} attacks Roland Banks
    Then Roland Banks {then}"""
ATTACCATO = """Dato Roland Banks è nello Studio
    E {enemy} è impegnato con Roland Banks
    Quando {enemy} attacca Roland Banks
    Allora Roland Banks {then}"""


@pytest.mark.parametrize(
    "then", ["does not take horror", "does not take any horror", "takes no horror"]
)
def test_of_which_there_is_none_whatever_the_amount(then: str) -> None:
    assert play(ATTACKED.format(enemy="Swarm of Rats", then=then)).passed
    assert not play(ATTACKED.format(enemy="Ghoul Priest", then=then)).passed


@pytest.mark.parametrize(
    "then", ["neither horror nor damage", "no horror or damage", "no horror and no damage"]
)
def test_of_two_kinds_there_is_none_of_either(then: str) -> None:
    assert not play(ATTACKED.format(enemy="Swarm of Rats", then=f"takes {then}")).passed
    canceled = ATTACKED.replace("attacks Roland Banks", "is discarded")
    assert play(canceled.format(enemy="Swarm of Rats", then=f"takes {then}")).passed


@pytest.mark.parametrize("then", ["non subisce orrori", "non subisce nessun orrore"])
def test_the_same_of_none_in_italian(then: str) -> None:
    assert play(ATTACCATO.format(enemy="Swarm of Rats", then=then), language="it").passed
    assert not play(ATTACCATO.format(enemy="Ghoul Priest", then=then), language="it").passed


PHASE = """Given Roland Banks is at the Study
    And Ghoul Minion and Swarm of Rats are engaged with Roland Banks
    When Ghoul Minion attacks Roland Banks
    And Swarm of Rats attacks Roland Banks
    Then {then}"""


@pytest.mark.parametrize(
    ("then", "passed"),
    [
        ("Roland Banks takes 2 damage", True),
        ("Roland Banks takes 2 damage and 1 horror", True),
        ("Roland Banks takes 2 damage and 2 horror", False),
        ("Roland Banks takes 3 damage", False),
        ("Roland Banks does not take 2 damage", False),
    ],
)
def test_several_attacks_come_to_what_is_told_together(then: str, passed: bool) -> None:
    ruling = play(PHASE.format(then=then))
    assert ruling.passed is passed
    if passed:
        assert "in parts" in ruling.remarks[0].told


@pytest.mark.parametrize(("asked", "answer"), [(2, "yes"), (3, "no")])
def test_and_so_do_questions(asked: int, answer: str) -> None:
    then = f"it is asked whether Roland Banks takes {asked} damage"
    assert play(PHASE.format(then=then)).verdict == answer


FIGHTS = """Given Agnes Baker is at the Study
    And {enemy} is engaged with Agnes Baker
    When Agnes Baker fights {enemy}
    And Agnes Baker fails by 1
    Then {then}"""


@pytest.mark.parametrize(
    ("enemy", "back"),
    [("Ghoul Priest", True), ("Ghoul Minion", False)],
)
def test_whether_an_enemy_strikes_back(enemy: str, back: bool) -> None:
    for then, so in (("retaliates", True), ("does not retaliate", False)):
        told = FIGHTS.format(enemy=enemy, then=f"the {enemy} {then} against Agnes Baker")
        assert play(told).passed is (so is back)


def test_an_enemy_moves_and_engages() -> None:
    assert play("""Given Roland Banks is at the Study
    And the Study is connected to the Attic
    And the Ghoul Priest is at the Attic
    When the enemy phase begins
    Then the Ghoul Priest moves to the Study, engages Roland Banks and attacks him""").passed
