"""Questions about turns, hands, commitments and upkeep that name no card are played as positions."""

from __future__ import annotations

import pytest

from rulesref.answers.general import positions_of
from rulesref.answers.played import play_out
from tests.arkham import JUDGE

EN, IT = "en", "it"


@pytest.mark.parametrize(
    ("text", "language", "verdict"),
    [
        ("Can I take a fourth action?", EN, "no"),
        ("Can I end my turn early?", EN, "yes"),
        ("Can I draw a card as an action?", EN, "yes"),
        ("Can I take the same action twice in a turn?", EN, "yes"),
        ("Can I move to a location that is not connected?", EN, "no"),
        ("Can I commit a card with no matching icons?", EN, "no"),
        ("Are committed cards discarded even if I fail?", EN, "yes"),
        ("Does an enemy that spawns at my location engage me?", EN, "yes"),
        ("Does an aloof enemy that spawns at my location engage me?", EN, "no"),
        ("Can I play a card that I cannot afford?", EN, "no"),
        ("Do exhausted assets ready in the upkeep phase?", EN, "yes"),
        ("Can I use an exhausted asset?", EN, None),  # where exhausting it is no cost
        ("Do I gain a resource in the upkeep phase?", EN, "yes"),
        ("Can I have two allies in play?", EN, "no"),
        ("Can I fight without a weapon?", EN, "yes"),
        ("Do I have to discard down to 8 cards during my turn?", EN, "no"),
        ("Do I discard to 8 cards in upkeep?", EN, "yes"),
        ("Devo scartare fino a 8 carte durante il mio turno?", IT, "no"),
        ("Scarto carte nella fase di mantenimento?", IT, "yes"),
        ("Posso fare una quarta azione?", IT, "no"),
        ("Posso terminare il mio turno in anticipo?", IT, "yes"),
        ("Posso pescare una carta come azione?", IT, "yes"),
        ("Posso muovermi in un luogo non collegato?", IT, "no"),
        ("Posso investire una carta senza icone corrispondenti?", IT, "no"),
        ("Le carte investite vengono scartate se fallisco?", IT, "yes"),
        ("Posso giocare una carta che non posso pagare?", IT, "no"),
        ("Ottengo una risorsa nella fase di mantenimento?", IT, "yes"),
        ("Pesco una carta nella fase di mantenimento?", IT, "yes"),
        ("Posso avere due alleati in gioco?", IT, "no"),
        # the same of a position
        ("It is my turn. I take a resource. Can I draw a card as an action?", EN, "yes"),
        ("The enemy phase begins. Can I end my turn?", EN, "no"),
        ("Ghoul Minion attacks me. Can I end my turn?", EN, None),
        ("I fail. Can I draw a card?", EN, None),  # as an action, or by what an effect says
        ("È il mio turno. Posso prendere una risorsa?", IT, "yes"),
    ],
)
def test_what_holds_in_every_such_position(text: str, language: str, verdict: str | None) -> None:
    assert play_out(JUDGE, text, "2016", language).verdict == verdict


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Can I take a fourth action with Leo De Luca?", EN),
        ("Can I not end my turn early?", EN),
        ("Can I draw two cards as an action?", EN),
        ("Can I commit cards to my own test after the token is revealed?", EN),
        ("Do exhausted assets ready in the enemy phase?", EN),
        ("Does an enemy that spawns at a connecting location engage me?", EN),
        ("Can I have two allies in play with Charisma?", EN),
        ("Can I play a card I cannot afford with a cost reduction?", EN),
        ("Posso prendere due risorse come azione?", IT),
        ("Le carte investite non vengono scartate se fallisco?", IT),
    ],
)
def test_what_says_more_is_not_taken_for_it(text: str, language: str) -> None:
    assert positions_of(text, language) == ()
