"""What players say of enemies, doom and encounter cards, in other words than those of the sentences."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

ONE = "Given Roland Banks is at the Study\n"
UNO = "Dato Roland Banks è nello Studio\n"
FOE = ONE + "And Swarm of Rats is engaged with Roland Banks\n"
NEMICO = UNO + "E lo Sciame di Ratti è impegnato con Roland Banks\n"


@pytest.mark.parametrize(
    ("steps", "language"),
    [
        # what an enemy does, told of several, or with a verb of its own
        (FOE + "When the Rats attack Roland\nThen Roland has 1 damage", "en"),
        (FOE + "When the Swarm of Rats bites him\nThen Roland has 1 damage", "en"),
        (FOE + "When Roland attacks it\nAnd Roland reveals +1\nThen it's dead", "en"),
        (FOE + "When Roland attacks it\nAnd Roland reveals +1\nThen the Rats are killed", "en"),
        (NEMICO + "Quando i Ratti attaccano Roland\nAllora Roland ha 1 danno", "it"),
        (NEMICO + "Quando i Ratti mordono Roland\nAllora Roland ha 1 danno", "it"),
        (NEMICO + "Quando Roland Banks attacca lo Sciame di Ratti\nE Roland Banks rivela +1\nAllora lo Sciame di Ratti è morto", "it"),
        # where they are, whose they are, with what
        (ONE + "And Swarm of Rats is in front of him\nThen Swarm of Rats is engaged with Roland Banks", "en"),
        (ONE + "And Swarm of Rats is in his threat area\nThen Swarm of Rats is engaged with Roland Banks", "en"),
        (UNO + "E lo Sciame di Ratti è nell'area di minaccia di Roland Banks\nAllora lo Sciame di Ratti è impegnato con Roland Banks", "it"),
        (ONE + "And Frozen in Fear (01164) is in front of Roland\nThen Frozen in Fear (01164) is in Roland's threat area", "en"),
        (ONE + "And he has Cover Up (01007) in his threat area with no clues left on it\nThen Cover Up (01007) has 0 clues", "en"),
        ("Given Roland Banks is at the Study with the Whippoorwill (02090)\nThen Whippoorwill (02090) is at the Study", "en"),
        ("Dato Roland Banks è nello Studio con il Whippoorwill (02090)\nAllora Whippoorwill (02090) è nello Studio", "it"),
        (ONE + "And Ghoul Minion, with 1 damage already, is engaged with him\nThen Ghoul Minion has 1 damage", "en"),
        (UNO + "E il Ghoul Tirapiedi, con 1 danno già, è impegnato con Roland Banks\nAllora il Ghoul Tirapiedi ha 1 danno", "it"),
        (ONE + "And a Wizard of the Order with one doom is at the Attic\nThen the Wizard of the Order has 1 doom", "en"),
        (ONE + "And a Wizard of the Order lurks in the Attic\nThen the Wizard of the Order is at the Attic", "en"),
        ("Dato Roland Banks è nello Studio con un Ghoul Tirapiedi esausto impegnato con lui\nAllora il Ghoul Tirapiedi è esaurito", "it"),
        (ONE + "And both the Ghoul Priest and Swarm of Rats are engaged with Roland Banks\nThen Ghoul Priest is engaged with Roland Banks", "en"),
        ("Given Ghoul Minion has 1 damage and is engaged with Roland at the Study\nThen Ghoul Minion has 1 damage", "en"),
        # what is drawn, done by whom, told among what lies there
        (ONE + "And the encounter deck's top card is Ancient Evils\nThen the top card of the encounter deck is Ancient Evils", "en"),
        (ONE + "When Swarm of Rats is drawn from the encounter deck by Roland\nThen it engages him", "en"),
        (ONE + "And the agenda is What's Going On?!\nAnd Roland draws Ancient Evils\nThen the agenda has 1 doom", "en"),
        (UNO + "E Roland Banks pesca lo Sciame di Ratti\nAllora lo Sciame di Ratti è impegnato con Roland Banks", "it"),
        # told in passing, or as it was
        ("Given Roland Banks, at the Study, has 2 resources\nThen Roland Banks has 2 resources", "en"),
        ("Dato Roland Banks, nello Studio, ha 2 risorse\nAllora Roland Banks ha 2 risorse", "it"),
        ("Given the lead investigator is Wendy Adams, at the Study\nThen Wendy Adams is at the Study", "en"),
        ("Given Ghoul Minion was engaged with Roland Banks at the Study\nAnd Roland Banks had 1 horror\nThen Roland Banks has 1 horror", "en"),
        ("Dato Roland Banks era nello Studio\nE aveva 1 orrore\nAllora Roland Banks ha 1 orrore", "it"),
        ("Dato che Roland Banks è nello Studio e che ha 3 danni\nAllora Roland Banks ha 3 danni", "it"),
        (ONE + "When Swarm of Rats spawns there\nThen Swarm of Rats is engaged with Roland Banks", "en"),
        (ONE + "And Wendy Adams has Paranoia on top of her deck\nAnd Wendy Adams is at the Study\nThen Paranoia is on top of Wendy Adams's deck", "en"),
        (ONE + "And Swarm of Rats is engaged with him\nWhen Roland resigns\nThen Swarm of Rats stays at the Study, unengaged", "en"),
        (UNO + "E lo Sciame di Ratti è impegnato con Roland Banks\nQuando Roland Banks si ritira\nAllora lo Sciame di Ratti resta nello Studio, non impegnato", "it"),
        ("Given Roland Banks and Wendy Adams are at the Study\nAnd Swarm of Rats is engaged with Roland\nWhen Wendy engages Swarm of Rats\n"
         "Then Swarm of Rats is engaged with Wendy instead of Roland", "en"),
        (ONE + "And Wendy Adams is at the Study\nAnd Ravenous Ghoul is at the Study, unengaged and exhausted\nThen Ravenous Ghoul is exhausted", "en"),
        ("Given Whippoorwill (02090) and Roland Banks are both at the Study\nThen Whippoorwill (02090) is at the Study", "en"),
        ("Dato il Whippoorwill (02090) e Roland Banks sono entrambi nello Studio\nAllora Roland Banks è nello Studio", "it"),
        ("Given Frozen in Fear (01164) is in Wendy Adams's threat area at the Study\nThen Wendy Adams is at the Study", "en"),
        ("Given Umôrdhoth is exhausted at the Study with Roland Banks\nWhen Roland ends his turn\nThen it readies", "en"),
        ("Given Swarm of Rats is drawn by Agnes Baker, who is at the Study\nThen Swarm of Rats is engaged with Agnes Baker", "en"),
        (ONE + "And Icy Ghoul is engaged with him\nWhen the enemy phase begins\nThen Roland suffers 2 damage plus 1 horror", "en"),
        ("Given Roland Banks and Wendy Adams are at the Study, and each of them has 2 clues\nThen Wendy Adams has 2 clues", "en"),
        (UNO + "E pesca lo Sciame di Ratti\nAllora lo Sciame di Ratti è impegnato con Roland Banks", "it"),
        (ONE + "And Flesh-Eater's engaged with Roland\nThen Flesh-Eater is engaged with Roland", "en"),
        (ONE + "And Swarm of Rats is exhausted at the Study\nWhen the upkeep phase begins\nThen Swarm of Rats readies and re-engages Roland", "en"),
        (FOE + "When Roland investigates\nAnd Roland reveals 0\nThen Swarm of Rats gets an attack of opportunity", "en"),
        (FOE + "When Roland attacks it\nAnd Roland reveals 0\nThen it doesn't get an attack of opportunity", "en"),
        (ONE + "And Frozen in Fear (01164) is in his threat area\nWhen Roland ends his turn\nAnd Roland reveals +1\nThen Frozen in Fear (01164) leaves his threat area", "en"),
        (UNO + "E Paura Paralizzante (01164) è nell'area di minaccia di Roland Banks\nQuando Roland Banks finisce il suo turno\nE Roland Banks rivela +1\n"
         "Allora Paura Paralizzante (01164) lascia l'area di minaccia di Roland Banks", "it"),
        # of two, and more of what was named
        (ONE + "And Ghoul Minion and Swarm of Rats are engaged with Roland Banks\nWhen the enemy phase begins\nThen both of them attack Roland", "en"),
        (UNO + "E il Ghoul Tirapiedi e lo Sciame di Ratti sono impegnati con Roland Banks\nQuando inizia la fase dei nemici\nAllora entrambi attaccano Roland", "it"),
        (FOE + "When the enemy phase begins\nThen Roland is attacked by Swarm of Rats, which exhausts", "en"),
        (ONE + "When Roland gains 1 resource\nAnd Roland gains another resource\nThen Roland has 2 resources", "en"),
        ("Given Roland Banks is at the Study without any clues\nThen Roland Banks has 0 clues", "en"),
    ],
)  # fmt: skip
def test_it_is_so(steps: str, language: str) -> None:
    assert play(steps, language=language).passed


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        (FOE + "When Swarm of Rats attacks Roland\nThen Roland dies", "this may mean one thing or another"),
        (ONE + "And Roland Banks draws Ancient Evils\nAnd Swarm of Rats is engaged with Roland Banks\nThen Roland has 0 damage",
         "When step"),
        # what is expected once more is expected a second time
        (ONE + "When Roland gains 1 resource\nThen Roland gains another resource", "unknown step"),
        ("Given Roland Banks is at the Study with Machete\nThen Machete is at the Study", "in play or in hand"),
    ],
)  # fmt: skip
def test_what_could_mean_something_else_is_refused(steps: str, why: str) -> None:
    with pytest.raises(CaseError, match=why):
        play(steps)
