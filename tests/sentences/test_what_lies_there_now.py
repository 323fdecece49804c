"""Where things lie, said as it is laid out: the same sentence asks what an earlier one told."""

from __future__ import annotations

import pytest

from tests.arkham import play

LIES = """Given Roland Banks is at the Study with 1 damage on him
    And Wendy Adams is at the Hallway
    And the Hallway is connected to the Cellar
    And the Attic is unrevealed
    And Obscuring Fog is attached to the Hallway
    And Roland Banks controls Guard Dog and The Chthonian Stone
    And skull is sealed on The Chthonian Stone
    And Knife and Machete are in the discard pile of Roland Banks
    And the deck of Wendy Adams is empty
    And Swarm of Spiders is engaged with Roland Banks with 0 damage
    And Swarm of Spiders has 2 swarm cards
    And it is the turn of Wendy Adams
    When Wendy Adams moves to the Cellar
    Then {then}"""
GIACE = """Dato che Roland Banks è nello Studio con 1 danno su di sé
    E Wendy Adams è nel Corridoio
    E il Corridoio è collegato alla Cantina
    E la Soffitta non è rivelata
    E Nebbia Occultante è assegnata al Corridoio
    E Roland Banks controlla Cane da Guardia e La Pietra Chthoniana
    E teschio è sigillato su La Pietra Chthoniana
    E Coltello e Machete sono nella pila degli scarti di Roland Banks
    E il mazzo di Wendy Adams è vuoto
    E Swarm of Spiders è impegnato con Roland Banks con 0 danni
    E Swarm of Spiders ha 2 carte sciame
    E è il turno di Wendy Adams
    Quando Wendy Adams si muove nella Cantina
    Allora {then}"""


@pytest.mark.parametrize(
    ("then", "passed"),
    [
        ("Obscuring Fog is attached to the Hallway", True),
        ("Obscuring Fog is attached to the Cellar", False),
        ("Obscuring Fog is not attached to the Hallway", False),
        ("Obscuring Fog is not attached to the Cellar", True),
        ("skull is sealed on The Chthonian Stone", True),
        ("skull and cultist are sealed on The Chthonian Stone", False),
        ("Roland Banks has Knife and Machete in his discard pile", True),
        ("Wendy Adams has Knife in her discard pile", False),
        ("the discard pile of Roland Banks holds Knife", True),
        ("the deck of Wendy Adams is empty", True),
        ("Roland Banks is at the Study with 1 damage", True),
        ("Roland Banks is at the Study with 2 damage on him", False),
        ("Roland Banks is at the Hallway with 1 damage", False),
        ("Roland Banks is at the Study with 1 damage and 0 horror", True),
        ("Swarm of Spiders is engaged with Roland Banks with 0 damage", True),
        ("Swarm of Spiders is engaged with Roland Banks with 1 damage", False),
        ("Swarm of Spiders has 2 swarm cards", True),
        ("Swarm of Spiders has 3 swarm cards", False),
        ("it is the turn of Wendy Adams", True),
        ("it is Roland Banks's turn", False),
        ("the Attic is unrevealed", True),
        ("the Attic is revealed", False),
        ("the Cellar is revealed", True),
        ("the Cellar is not revealed", False),
    ],
)
def test_what_lies_there(then: str, passed: bool) -> None:
    assert play(LIES.format(then=then)).passed is passed


@pytest.mark.parametrize(
    ("then", "passed"),
    [
        ("Nebbia Occultante è assegnata al Corridoio", True),
        ("Nebbia Occultante non è assegnata al Corridoio", False),
        ("teschio è sigillato su La Pietra Chthoniana", True),
        ("Roland Banks ha Coltello e Machete nella sua pila degli scarti", True),
        ("il mazzo di Wendy Adams è vuoto", True),
        ("Roland Banks è nello Studio con 2 danni", False),
        ("Swarm of Spiders è impegnato con Roland Banks con 0 danni", True),
        ("Swarm of Spiders ha 3 carte sciame", False),
        ("è il turno di Wendy Adams", True),
        ("la Cantina è rivelata", True),
        ("la Soffitta non è rivelata", True),
    ],
)
def test_the_same_in_italian(then: str, passed: bool) -> None:
    assert play(GIACE.format(then=then), language="it").passed is passed
