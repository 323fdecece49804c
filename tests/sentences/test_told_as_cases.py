"""What judges put into a case in passing: who is alone, what has been done by then, what nobody else has."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

ONE = {"en": "Given Roland Banks is at the Study\n", "it": "Dato Roland Banks è in Studio\n"}
TWO = {
    "en": "Given Roland Banks and Wendy Adams are at the Study\n",
    "it": "Dato Roland Banks e Wendy Adams sono in Studio\n",
}
PRIEST = {
    "en": "And the Study is connected to the Hallway\nAnd Ghoul Priest is at the Hallway\n",
    "it": "E Studio è collegato a Corridoio\nE Ghoul Sacerdote è in Corridoio\n",
}
DECK = {
    "en": "And Roland Banks's deck is Knife, Machete, Flashlight\n",
    "it": "E il mazzo di Roland Banks contiene Coltello, Machete, Torcia Elettrica\n",
}
HAND = {
    "en": "And the deck of Roland Banks holds Guard Dog\nAnd Roland Banks has Knife, Machete, Flashlight, Guts, "
    "Overpower, Perception, Dodge, Beat Cop in hand\n",
    "it": "E il mazzo di Roland Banks contiene Cane da Guardia\nE Roland Banks ha in mano Coltello, Machete, Torcia Elettrica, "
    "Coraggio, Sopraffare, Percezione, Schivata, Poliziotto di Ronda\n",
}


@pytest.mark.parametrize(
    ("steps", "language"),
    [
        ("Given Roland Banks is alone at the Study\nThen Roland Banks is at the Study", "en"),
        ("Given Roland Banks is at the Study by himself\nThen Roland Banks is at the Study", "en"),
        ("Dato Roland Banks è da solo in Studio\nAllora Roland Banks è in Studio", "it"),
        ("Dato Roland Banks è in Studio da solo\nAllora Roland Banks è in Studio", "it"),
        (ONE["en"] + "Then Roland Banks is the only investigator at the Study", "en"),
        (ONE["it"] + "Allora Roland Banks è l'unico investigatore in Studio", "it"),
        (ONE["en"] + PRIEST["en"] + "When the enemy phase begins\nAnd the hunters move\n"
         "Then Ghoul Priest is engaged with Roland Banks", "en"),
        (ONE["it"] + PRIEST["it"] + "Quando comincia la Fase dei Nemici\nE i cacciatori si muovono\n"
         "Allora Ghoul Sacerdote è impegnato con Roland Banks", "it"),
        (ONE["en"] + PRIEST["en"] + "When it is the enemy phase and the hunters move\n"
         "Then Ghoul Priest is at the Study", "en"),
        (ONE["en"] + "And the agenda is What's Going On?! with 1 doom\nAnd there is no other doom in play\n"
         "Then What's Going On?! has 1 doom", "en"),
        (ONE["it"] + "E non c'è altro destino in gioco\nE non c'è destino in gioco\n"
         "Allora non c'è destino in gioco", "it"),
        (ONE["en"] + "And there is no doom in play\nThen there is no doom in play", "en"),
        (ONE["en"] + DECK["en"] + "When Roland Banks draws 3 cards with his actions\n"
         "Then Roland Banks has 0 actions", "en"),
        (ONE["en"] + DECK["en"] + "When Roland Banks takes two actions to draw cards\n"
         "Then Roland Banks has 1 action", "en"),
        (ONE["it"] + DECK["it"] + "Quando Roland Banks pesca 3 carte con le sue azioni\n"
         "Allora Roland Banks ha 0 azioni", "it"),
        (ONE["en"] + "When Roland Banks takes a resource with his action\nThen Roland Banks has 2 actions", "en"),
        (ONE["it"] + "Quando Roland Banks prende 2 risorse usando 2 azioni\nAllora Roland Banks ha 1 azione", "it"),
        (ONE["en"] + "And Roland Banks has already taken two actions this turn\nThen Roland Banks has 1 action", "en"),
        (ONE["it"] + "E Roland Banks ha già effettuato due azioni\nAllora Roland Banks ha 1 azione", "it"),
        (ONE["en"] + HAND["en"] + "When the upkeep phase begins\nThen Roland Banks must discard 1 card", "en"),
        (ONE["en"] + HAND["en"] + "When the upkeep phase begins\nThen Roland Banks has to discard 1 card", "en"),
        (ONE["en"] + "And Ghoul Minion is exhausted at the Study\nWhen Roland Banks attacks Ghoul Minion without "
         "engaging it first\nAnd Roland Banks misses by 1\nThen Ghoul Minion has no damage", "en"),
        (ONE["it"] + "E Ghoul Tirapiedi è esaurito in Studio\nQuando Roland Banks attacca Ghoul Tirapiedi senza "
         "impegnarlo\nE Roland Banks fallisce di 1\nAllora Ghoul Tirapiedi non ha danni", "it"),
        (ONE["en"] + "And Roland Banks controls Beat Cop\nAnd Ghoul Minion is engaged with Roland Banks\n"
         "When Ghoul Minion attacks Roland Banks\nAnd Roland Banks assigns both to Beat Cop\n"
         "Then Beat Cop has 1 damage and 1 horror", "en"),
        (ONE["it"] + "E Roland Banks controlla Poliziotto di Ronda\nE Ghoul Tirapiedi è impegnato con Roland Banks\n"
         "Quando Ghoul Tirapiedi attacca Roland Banks\nE Roland Banks assegna entrambi al Poliziotto di Ronda\n"
         "Allora Poliziotto di Ronda ha 1 danno e 1 orrore", "it"),
        (ONE["en"] + "And Roland Banks controls Beat Cop\nWhen Beat Cop takes 2 damage\nThen Beat Cop dies", "en"),
        (ONE["it"] + "E l'unico nemico impegnato con lui è un Ghoul Tirapiedi\n"
         "Allora Ghoul Tirapiedi è impegnato con Roland Banks", "it"),
        (ONE["en"] + "And the only enemy engaged with him is a Ghoul Minion\n"
         "Then Ghoul Minion is engaged with Roland Banks", "en"),
        (ONE["en"] + "And Swarm of Rats is engaged with Roland Banks\nAnd Roland Banks has Knife in hand\n"
         "When he plays it\nThen Swarm of Rats attacks Roland Banks", "en"),
        # what lies there
        (ONE["en"] + "And Roland Banks has Machete out\nThen Roland Banks controls Machete", "en"),
        ("Given Roland Banks is at the Study with Guard Dog on the table\nThen Roland Banks controls Guard Dog", "en"),
        ("Given Roland Banks is at the Study where 2 clues lie\nThen the Study has 2 clues", "en"),
        ("Given Roland Banks is at the Study, carrying 2 clues and having 1 damage\n"
         "Then Roland Banks has 2 clues and 1 damage", "en"),
        ("Given Roland Banks is at the Study with an engaged Ghoul Minion\n"
         "Then Ghoul Minion is engaged with Roland Banks", "en"),
        (ONE["en"] + "And in the Study there is also an exhausted Ghoul Minion\nThen Ghoul Minion is exhausted", "en"),
        ("Given Roland Banks and Wendy Adams stand in the Study\nThen Wendy Adams is at the Study", "en"),
        (ONE["en"] + "And Roland Banks has used all his actions but one\nThen Roland Banks has 1 action", "en"),
        (ONE["en"] + "And What's Going On?! is the current agenda with no doom\nThen What's Going On?! has 0 doom", "en"),
        (ONE["en"] + "And the agenda is What's Going On?! and already has 2 doom on it\nThen there are 2 doom in play", "en"),
        ("Dato Roland Banks e Wendy Adams si trovano entrambi in Studio\nAllora Wendy Adams è in Studio", "it"),
        ("Dato Roland Banks è in Studio con 2 indizi sul luogo\nAllora Studio ha 2 indizi", "it"),
        ("Dato a Roland Banks rimane una sola azione\nE Roland Banks è in Studio\nAllora Roland Banks ha 1 azione", "it"),
        (ONE["it"] + "E nello Studio c'è anche un Ghoul Tirapiedi esaurito\nAllora Ghoul Tirapiedi è esaurito", "it"),
        (ONE["it"] + "E sulla trama Cosa Succede? ci sono già 2 destini\nAllora ci sono 2 destini in gioco", "it"),
        (ONE["it"] + "E uno Sciame di Ratti è alle prese con Roland Banks\n"
         "Allora Sciame di Ratti è impegnato con Roland Banks", "it"),
        (ONE["it"] + "E in cima al suo mazzo c'è Machete\nQuando Roland Banks pesca 1 carta con la sua prima azione\n"
         "Allora Roland Banks ha in mano Machete", "it"),
        ("Given Wendy Adams is alone in the Cellar with 2 resources\nThen Wendy Adams has 2 resources", "en"),
        ("Dato Wendy Adams è da sola in Cantina con 2 risorse\nAllora Wendy Adams ha 2 risorse", "it"),
        (ONE["en"] + PRIEST["en"].replace("is at", "stands ready in") + "Then Ghoul Priest is ready", "en"),
        (ONE["it"] + PRIEST["it"].replace("è in", "sta pronto nel") + "Allora Ghoul Sacerdote è pronto", "it"),
        (ONE["en"] + "And the Study has 2 clues\nThen there are 2 clues left in the Study", "en"),
        ("Given Roland Banks is at the Study, with Machete in his hand\nThen Roland Banks has Machete in hand", "en"),
        ("Dato Roland Banks è in Studio, con Machete in mano\nAllora Roland Banks ha Machete in mano", "it"),
        (ONE["it"] + "E un Ghoul Tirapiedi con 1 danno è impegnato con lui\nAllora Ghoul Tirapiedi ha 1 danno", "it"),
        (ONE["it"] + "E Roland Banks ha preso già 2 azioni in questo turno\nAllora Roland Banks ha 1 azione", "it"),
        (ONE["it"] + "Allora Roland Banks non è più impegnato con nessuno", "it"),
        # what is done, and what comes of it
        (ONE["en"] + DECK["en"] + "When Roland Banks draws a card with his first action\nThen Roland Banks has Knife in hand", "en"),
        (ONE["en"] + "And Ghoul Minion is engaged with Roland Banks\nWhen Roland Banks walks over to the Hallway\n"
         "Then Ghoul Minion follows him to the Hallway", "en"),
        (ONE["it"] + "E Ghoul Tirapiedi è impegnato con Roland Banks\nQuando Roland Banks sale nella Soffitta\n"
         "Allora Ghoul Tirapiedi è in Soffitta", "it"),
        (TWO["en"] + "And Ghoul Priest spawns at the Study\nThen Ghoul Priest engages Roland Banks because he has the highest combat", "en"),
        (TWO["it"] + "Quando il Ghoul Sacerdote entra in gioco nello Studio\n"
         "Allora il Ghoul Sacerdote impegna Roland Banks perché ha il valore di Scontro più alto", "it"),
        (TWO["en"] + "Then Wendy Adams has the lowest combat", "en"),
        (TWO["it"] + "Allora Wendy Adams ha il valore di Scontro più basso", "it"),
        (ONE["en"] + "And Roland Banks controls Guard Dog\nAnd Swarm of Rats is engaged with Roland Banks\n"
         "When Swarm of Rats attacks Roland Banks\nAnd Roland Banks puts the damage on Guard Dog\nAnd Guard Dog bites back\n"
         "Then Swarm of Rats is eliminated", "en"),
        (ONE["it"] + "E Roland Banks controlla Cane da Guardia\nE Sciame di Ratti è impegnato con Roland Banks\n"
         "Quando Sciame di Ratti attacca Roland Banks\nE Roland Banks assegna 1 danno a Cane da Guardia\n"
         "E Cane da Guardia reagisce\nAllora Sciame di Ratti viene eliminato", "it"),
        (ONE["it"] + "E Ghoul Tirapiedi è impegnato con lui\nQuando Roland Banks prova a eluderlo\nE Roland Banks fallisce di 1\n"
         "Allora Ghoul Tirapiedi è pronto", "it"),
        (ONE["it"] + "E Ghoul Famelico è impegnato con Roland Banks\nQuando finisce la fase dei nemici\n"
         "Allora Ghoul Famelico è esaurito", "it"),
        (ONE["it"] + "E Roland Banks ha 0 azioni\nAllora Roland Banks non può più indagare", "it"),
    ],
)  # fmt: skip
def test_it_is_so(steps: str, language: str) -> None:
    ruling = play(steps, language=language)
    assert ruling.passed, (ruling.unmet, ruling.reason)


@pytest.mark.parametrize(
    "steps",
    [
        ONE["en"]
        + HAND["en"]
        + "When the upkeep phase begins\nThen Roland Banks must discard 2 cards",
        ONE["en"]
        + "And Ghoul Minion is engaged with Roland Banks\nWhen Ghoul Minion attacks Roland Banks\n"
        "Then there is no attack of opportunity\nAnd nobody was attacked",
        TWO["en"] + "Then Roland Banks is the only investigator at the Study",
        ONE["en"]
        + "And the agenda is What's Going On?! with 1 doom\nThen there is no doom in play",
    ],
)
def test_it_is_not_so(steps: str) -> None:
    assert play(steps).unmet


@pytest.mark.parametrize(
    ("steps", "language", "why"),
    [
        ("Given Roland Banks is alone at the Study\nAnd Wendy Adams is at the Study\nThen it is lawful", "en", "this is not so"),
        ("Given there is no doom in play\nAnd the agenda is What's Going On?! with 1 doom\nThen it is lawful", "en",
         "this is not so"),
        # the phase that it would begin has more in it than the move
        (ONE["en"] + PRIEST["en"] + "When the hunters move", "en", "hunters move in the enemy phase"),
        (ONE["it"] + PRIEST["it"] + "Quando i cacciatori si muovono", "it", "si muovono nella Fase dei Nemici"),
        (ONE["en"] + "And Ghoul Minion is engaged with Roland Banks\nWhen Roland Banks attacks Ghoul Minion without "
         "engaging it first", "en", "there is no card called"),
        (ONE["en"] + DECK["en"] + "When Roland Banks draws 3 cards with two actions", "en", "there is no card called"),
        (ONE["en"] + "Then Roland Banks must discard 1 card", "en", "hands are not being checked"),
        # defeated, or lost to the campaign
        (ONE["en"] + "When Roland Banks takes 9 damage\nThen Roland Banks dies", "en", "one thing or another"),
        (ONE["en"] + "When Roland Banks takes 5 horror\nThen Roland Banks goes insane", "en", "one thing or another"),
        (ONE["it"] + "Quando Roland Banks subisce 9 danni\nAllora Roland Banks muore", "it", "one thing or another"),
        # "that" is no word for somebody who plays
        (ONE["en"] + "And Ghoul Minion is engaged with Roland Banks, that has 1 damage", "en", "no card called 'that'"),
    ],
)  # fmt: skip
def test_it_is_asked_or_explained(steps: str, language: str, why: str) -> None:
    with pytest.raises(CaseError, match=why):
        play(steps, language=language)


@pytest.mark.parametrize(
    ("steps", "language", "told"),
    [
        (ONE["it"] + "Quando Roland Banks subisce 5 orrori\nAllora Roland Banks impazzisce", "it",
         "Roland Banks è sconfitto"),
        (ONE["en"] + "When Roland Banks takes 9 damage\nThen Roland Banks is killed", "en", "Roland Banks is defeated"),
    ],
)  # fmt: skip
def test_who_is_defeated_is_not_lost_to_the_campaign(steps: str, language: str, told: str) -> None:
    ruling = play(steps, language=language)
    assert ruling.unmet
    assert any(told in one.told for one in ruling.remarks)
