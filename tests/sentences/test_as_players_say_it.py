"""What a player writes in other words is read as meant, or refused with the line that says it."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from rulesref.cases.written import Step
from rulesref.errors import CaseError
from rulesref.rulings.play_through import PlayThrough
from rulesref.rulings.reading import Told
from rulesref.rulings.reference import Reference
from rulesref.rulings.step_reading import read_step
from tests.arkham import parse_cases, play, scene

TABLES = {
    "en": """Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And the Hallway is in play
""",
    "it": """# language: it
Funzionalità: f
  Scenario: s
    Dato Roland Banks è in Study
    E Ghoul Minion è impegnato con Roland Banks
    E Hallway è in gioco
""",
}


@cache
def table(language: str) -> tuple[PlayThrough, Step]:
    (case,) = parse_cases(TABLES[language], "x.feature")
    laid = PlayThrough(case, scene(language=language))
    for step in case.steps:
        laid.take(step)
    return laid, case.steps[0]


def read(kind: str, text: str, language: str = "en") -> Told:
    """What a step tells at a table with one investigator."""
    laid, step = table(language)
    said = step._replace(kind=kind, text=text)
    laid.faults.step = said
    return read_step(laid.scene, laid.faults, said)


def meaning(told: Told) -> tuple[str, dict[str, Any]]:
    return told.row.id, {slot: _value(value) for slot, value in told.slots.items()}


def _value(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(map(_value, value))
    return (value.card.code, value.copy) if isinstance(value, Reference) else value


#: (Kind, what a player writes, the sentence that says the same.)
ENGLISH = (
    ("given", "Roland Banks has two resources.", "Roland Banks has 2 resources"),
    ("given", "two resources are on Roland Banks", "Roland Banks has 2 resources"),
    ("given", "deck of Roland Banks holds Knife", "the deck of Roland Banks holds Knife"),
    ("given", "Roland Banks' deck holds Knife", "the deck of Roland Banks holds Knife"),
    ("given", "chaos bag holds 0", "the chaos bag holds 0"),
    ("given", "I control Knife", "Roland Banks controls Knife"),
    ("given", "I have Knife in hand", "Roland Banks has Knife in hand"),
    ("given", "they have Knife in their discards", "Roland Banks has Knife in the discard pile"),
    ("given", "the Hallway is not revealed", "the Hallway is unrevealed"),
    ("when", "I draw three cards", "Roland Banks draws 3 cards"),
    ("when", "Roland Banks took 2 damage", "Roland Banks takes 2 damage"),
    ("when", "Roland Banks committed Knife", "Roland Banks commits Knife"),
    ("when", "Knife is committed by Roland Banks", "Roland Banks commits Knife"),
    ("when", "Ghoul Minion was defeated", "Ghoul Minion is defeated"),
    ("when", "no one reacts.", "nobody reacts"),
    ("when", "they end their turn", "Roland Banks ends the turn"),
    (
        "when",
        "Roland Banks assigns 1 damage to himself",
        "Roland Banks assigns 1 damage to Roland Banks",
    ),
    ("then", "Knife is in deck of Roland Banks", "Knife is in the deck of Roland Banks"),
    (
        "then",
        "Ghoul Minion is engaged to Roland Banks",
        "Ghoul Minion is engaged with Roland Banks",
    ),
    ("then", "Ghoul Minion is not exhausted", "Ghoul Minion is ready"),
    ("then", "Knife is out of play", "Knife is not in play"),
    ("then", "I may use Knife", "Roland Banks may use Knife"),
    ("given", "Roland Banks: The Fed has 2 clues", "Roland Banks has 2 clues"),
    (
        "given",
        "Roland Banks has Icy Ghoul engaged with him",
        "Icy Ghoul is engaged with Roland Banks",
    ),
    (
        "given",
        "Attic is connected to Hallway and to Cellar",
        "Attic is connected to Hallway and Cellar",
    ),
    ("given", "Roland Banks has in hand Knife", "Roland Banks has Knife in hand"),
    ("given", "Icy Ghoul is at Roland's location", "Icy Ghoul is at the Study"),
    ("given", "Icy Ghoul is at the same location as Roland", "Icy Ghoul is at the Study"),
    ("given", "there are 2 clues in the Hallway", "there are 2 clues at the Hallway"),
    ("given", "Roland Banks holds Knife in his hand", "Roland Banks has Knife in his hand"),
    (
        "given",
        "Icy Ghoul is engaged with Roland Banks, with 2 damage on it",
        "Icy Ghoul is engaged with Roland Banks with 2 damage",
    ),
    (
        "when",
        "Roland Banks plays Bandolier, attaching it to Knife",
        "Roland Banks plays Bandolier on Knife",
    ),
    ("given", "there are 2 clues here", "there are 2 clues at the Study"),
    ("given", "Icy Ghoul is engaged with him", "Icy Ghoul is engaged with Roland Banks"),
    ("when", "Roland Banks fights Ghoul Minion again", "Roland Banks fights Ghoul Minion"),
    (
        "when",
        "Roland Banks attacks Ghoul Minion with the first ability of Knife",
        "Roland Banks uses the first ability of Knife on Ghoul Minion",
    ),
    ("when", "the upkeep phase is played", "the upkeep phase is resolved"),
    ("when", "a -3 is revealed", "the token is -3"),
    ("when", "Roland Banks draws a +1", "Roland Banks reveals +1"),
    ("when", "it is Roland Banks's turn", "Roland Banks's turn begins"),
    ("when", "I search my own deck", "Roland Banks looks at the deck of Roland Banks"),
    ("then", "the attack misses", "Roland Banks fails"),
    ("then", "Roland Banks's investigation succeeds by 2", "Roland Banks succeeds by 2"),
    ("then", "Roland Banks has no resources left", "Roland Banks has no resources"),
    ("then", "Roland Banks tested combat", "Roland Banks tests combat"),
)
ITALIAN = (
    ("given", "Roland Banks ha due risorse.", "Roland Banks ha 2 risorse"),
    ("given", "due risorse sono su Roland Banks", "Roland Banks ha 2 risorse"),
    ("given", "mazzo di Roland Banks contiene Knife", "il mazzo di Roland Banks contiene Knife"),
    ("given", "ha nella sua mano Knife", "Roland Banks ha in mano Knife"),
    ("when", "subisce due danni", "Roland Banks subisce 2 danni"),
    ("when", "Roland Banks ha subito 2 danni", "Roland Banks subisce 2 danni"),
    ("when", "Roland Banks ha pescato 3 carte", "Roland Banks pesca 3 carte"),
    ("when", "Knife viene giocata da Roland Banks", "Roland Banks gioca Knife"),
    ("when", "nessun investigatore reagisce", "nessuno reagisce"),
    (
        "when",
        "Roland Banks assegna 1 danno a se stesso",
        "Roland Banks assegna 1 danno a Roland Banks",
    ),
    ("then", "lui può usare Knife", "Roland Banks può usare Knife"),
    ("then", "Ghoul Minion non è esaurito", "Ghoul Minion è pronto"),
    (
        "given",
        "Hallway è collegato alla Soffitta e allo Studio",
        "Hallway è collegato a Soffitta e Studio",
    ),
    ("given", "Icy Ghoul è nel luogo di Roland", "Icy Ghoul è in Studio"),
    (
        "given",
        "Icy Ghoul è impegnato con Roland Banks, con 2 danni",
        "Icy Ghoul è impegnato con Roland Banks con 2 danni",
    ),
    ("given", "Icy Ghoul è impegnato con lui", "Icy Ghoul è impegnato con Roland Banks"),
    ("when", "Roland Banks combatte Ghoul Minion di nuovo", "Roland Banks combatte Ghoul Minion"),
    ("when", "esce un -3", "il segnalino è -3"),
    ("when", "è il turno di Roland Banks", "comincia il turno di Roland Banks"),
    ("then", "l'attacco fallisce", "Roland Banks fallisce la prova"),
    ("then", "l'indagine di Roland Banks riesce", "Roland Banks supera la prova"),
    ("then", "Knife è in mano a Roland Banks", "Knife è nella mano di Roland Banks"),
)


@pytest.mark.parametrize(
    ("language", "kind", "said", "meant"),
    [("en", *row) for row in ENGLISH] + [("it", *row) for row in ITALIAN],
)
def test_it_is_read_as_meant(language: str, kind: str, said: str, meant: str) -> None:
    assert meaning(read(kind, said, language)) == meaning(read(kind, meant, language))


#: (Kind, what a player writes, the line that the refusal proposes.)
PROPOSED_ENGLISH = (
    ("given", "the collection contains Knife", "the collection holds Knife"),
    ("when", "Roland Banks receives 2 damage", "Roland Banks takes 2 damage"),
    ("when", "Roland Banks hits Ghoul Minion", "Roland Banks fights Ghoul Minion"),
    ("when", "Roland Banks picks Knife", "Roland Banks chooses Knife"),
    (
        "when",
        "Roland Banks tries evading Ghoul Minion",
        "Roland Banks attempts to evade Ghoul Minion",
    ),
    ("when", "Roland Banks gets 2 resources", "Roland Banks gains 2 resources"),
    ("when", "Roland Banks activates ability 2 of Knife", "Roland Banks uses ability 2 of Knife"),
)
PROPOSED_ITALIAN = (
    ("given", "Roland Banks possiede Knife", "Roland Banks controlla Knife"),
    ("when", "Roland Banks riceve 2 danni", "Roland Banks subisce 2 danni"),
    ("when", "Roland Banks colpisce Ghoul Minion", "Roland Banks combatte Ghoul Minion"),
    ("when", "Roland Banks seleziona Knife", "Roland Banks sceglie Knife"),
)


@pytest.mark.parametrize(
    ("language", "kind", "said", "meant"),
    [("en", *row) for row in PROPOSED_ENGLISH] + [("it", *row) for row in PROPOSED_ITALIAN],
)
def test_what_could_mean_something_else_is_proposed(
    language: str, kind: str, said: str, meant: str
) -> None:
    with pytest.raises(CaseError) as caught:
        read(kind, said, language)
    proposed = (*caught.value.candidates, str(caught.value.remedy).rpartition(": ")[2])
    assert meant in proposed
    assert read(kind, meant, language)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("when", "Roland Banks yawns"),
        ("when", "Roland Banks picks up Knife from the floor"),
        ("when", "Roland Banks never draws 2 cards"),
        ("then", "Knife is hardly in hand"),
        ("given", "Roland Banks has lost Knife in hand"),
    ],
)
def test_nothing_is_proposed_that_leaves_a_word_out(kind: str, said: str) -> None:
    with pytest.raises(CaseError) as caught:
        read(kind, said)
    assert "write: " not in str(caught.value.remedy)


def test_of_two_investigators_nobody_guesses_who_is_meant() -> None:
    with pytest.raises(CaseError):
        play("Given Roland Banks and Agnes Baker are at the Study\nWhen they draw 2 cards")


def test_a_name_with_a_number_word_stays_what_it_is() -> None:
    ruling = play(
        """Given Roland Banks is at the Study
        And Roland Banks has One-Two Punch in hand.
        Then One-Two Punch is in the hand of Roland Banks"""
    )
    assert ruling.passed


def test_it_is_played_as_meant() -> None:
    ruling = play(
        """Given Roland Banks is at the Study.
        And he has three resources
        And chaos bag holds 0
        And Ghoul Minion is engaged to Roland Banks
        When they fought Ghoul Minion
        And no one commits anything
        Then Ghoul Minion has one damage
        And he has 3 resources."""
    )
    assert ruling.passed


@pytest.mark.parametrize(
    ("damage", "horror"),
    [("tutto il danno", "tutto l'orrore"), ("il danno", "l'orrore"), ("i danni", "gli orrori")],
)
def test_all_of_a_kind_is_assigned_in_italian(damage: str, horror: str) -> None:
    ruling = play(
        f"""Dato Roland Banks è a Studio
        E Roland Banks controlla Beat Cop (01018)
        E Ghoul Priest è impegnato con Roland Banks
        Quando Ghoul Priest attacca Roland Banks
        E Roland Banks assegna {damage} a Roland Banks
        E Roland Banks assegna {horror} a Beat Cop
        Allora Beat Cop è sconfitto""",
        language="it",
    )
    assert ruling.passed
