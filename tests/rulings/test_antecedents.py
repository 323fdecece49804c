"""Pronouns that mean what an earlier step has named: one thing alone, or what the step before is about."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

TWO = "Given Roland Banks is at the Study\nAnd Wendy Adams is at the Study\n"
DUE = "Dato Roland Banks è nello Studio\nE Wendy Adams è nello Studio\n"
HUNTS = """Given Daisy Walker is in the Parlor
And Swarm of Rats is in the Hallway
And the Hallway connects to the Parlor
When the enemy phase begins
Then Swarm of Rats moves to the Parlor
"""


@pytest.mark.parametrize(
    ("steps", "language"),
    [
        (HUNTS + "And it engages Daisy\nAnd it attacks her", "en"),
        (HUNTS + "And it is exhausted", "en"),
        # whom the steps have named by then, whoever comes later
        ("Given Roland Banks is at the Study\nAnd he is engaged with Ghoul Minion\nAnd Wendy Adams is at the Study\n"
         "Then Ghoul Minion is engaged with Roland Banks", "en"),
        # the only one of its kind
        (TWO + "And Obscuring Fog is attached to it\nThen Obscuring Fog is attached to the Study", "en"),
        (TWO + "And Roland Banks controls Machete\nAnd Ghoul Minion is engaged with Roland Banks\nWhen Roland Banks attacks it\n"
         "And Roland Banks reveals 0\nThen Ghoul Minion has 1 damage", "en"),
        # what the step before is about
        (TWO + "And Ghoul Minion is engaged with Roland Banks\nAnd Swarm of Rats is engaged with Wendy Adams\n"
         "And it is exhausted\nThen Swarm of Rats is exhausted", "en"),
        (TWO + "And Roland Banks is engaged with Swarm of Rats\nAnd Ghoul Minion is engaged with Roland Banks\n"
         "When Ghoul Minion attacks Roland Banks\nThen it is ready", "en"),
        (DUE + "E lo Sciame di Ratti è impegnato con Wendy Adams\nE è esaurito\nAllora lo Sciame di Ratti è esaurito", "it"),
        (DUE + "E il Ghoul Tirapiedi è impegnato con Roland Banks\nE ha 1 danno\nAllora il Ghoul Tirapiedi ha 1 danno", "it"),
        ("Dato Roland Banks è nello Studio\nE il Ghoul Tirapiedi è impegnato con Roland Banks\nE ha 1 danno\n"
         "Allora il Ghoul Tirapiedi ha 1 danno", "it"),
        ("Dato Roland Banks è nello Studio\nE Roland Banks è impegnato con un Ghoul Minion\nQuando il Ghoul Minion lo attacca\n"
         "Allora Roland Banks ha 1 danno", "it"),
        # a clause of the same step, and where that is
        ("Given Daisy Walker is at the Study and its shroud is 2\nThen the Study's shroud is 2", "en"),
        ("Given Ghoul Minion is engaged with Roland Banks at the Study and it has 1 damage\nThen Ghoul Minion has 1 damage", "en"),
        ("Dato Roland Banks è nello Studio\nE il Ghoul Tirapiedi è impegnato con Roland Banks e ha 1 danno\nAllora il Ghoul Tirapiedi ha 1 danno", "it"),
        (TWO + "And Umôrdhoth is there too\nThen Umôrdhoth is at the Study", "en"),
        # whoever alone has played, once they are eliminated
        ("Given Roland Banks is at the Study with 8 damage\nWhen he takes 1 direct damage\nThen he is defeated\nAnd he suffers 1 physical trauma", "en"),
    ],
)  # fmt: skip
def test_it_is_what_alone_can_be_meant(steps: str, language: str) -> None:
    assert play(steps, language=language).passed


FOES = (
    TWO
    + "And Ghoul Minion is engaged with Roland Banks\nAnd Swarm of Rats is engaged with Wendy Adams\n"
)


@pytest.mark.parametrize(
    ("steps", "candidates"),
    [
        # what lies there last is not what something is done to
        (FOES + "When Roland Banks attacks it", {"Roland Banks attacks Ghoul Minion", "Roland Banks attacks Swarm of Rats"}),
        (FOES + "When Roland Banks evades Ghoul Minion\nAnd Roland Banks reveals 0\nThen it is exhausted",
         {"Ghoul Minion is exhausted", "Swarm of Rats is exhausted"}),
        (FOES + "When Ghoul Minion attacks him",
         {"Ghoul Minion attacks Roland Banks", "Ghoul Minion attacks Wendy Adams"}),
    ],
)  # fmt: skip
def test_of_several_none_is_guessed(steps: str, candidates: set[str]) -> None:
    with pytest.raises(CaseError, match="means is not said") as refused:
        play(steps)
    assert candidates <= set(refused.value.candidates)
    for one in candidates:  # and each of them can be pasted
        head, _, last = steps.rpartition("\n")
        assert play(f"{head}\n{last.partition(' ')[0]} {one}").verdict


def test_the_pronoun_of_somebody_else_is_asked_about() -> None:
    """ "He" is no word for Wendy Adams where a Goat Spawn may be meant; where none can be, it is she."""
    steps = "Given Wendy Adams is at the Study\nAnd Goat Spawn is engaged with Wendy Adams\nAnd he has 1 damage"
    with pytest.raises(CaseError, match="whom 'he' means is not said") as refused:
        play(steps)
    assert set(refused.value.candidates) == {"Wendy Adams has 1 damage", "Goat Spawn has 1 damage"}
    assert play("Given Wendy Adams is at the Study\nAnd he has 1 damage").verdict


@pytest.mark.parametrize("verb", ["attacca", "colpisce", "ingaggia"])
def test_who_attacks_whom_is_not_guessed(verb: str) -> None:
    """Either may be meant where neither has a name; with one named, or told of right before, it is read."""
    steps = "Dato Agnes Baker è nello Studio\nE il Ghoul Famelico è impegnato con lei\nQuando la "
    with pytest.raises(CaseError, match="means is not said") as refused:
        play(f"{steps}{verb}", language="it")
    assert set(refused.value.candidates) == {
        f"Agnes Baker {verb} Ghoul Famelico",
        f"Ghoul Famelico {verb} Agnes Baker",
    }
    named = steps.replace(
        "Quando la ", "Quando il Ghoul Famelico la attacca\nAllora Agnes Baker ha 1 danno"
    )
    assert play(named, language="it").passed


@pytest.mark.parametrize("more", ["", " and reveals 0", ", reveals 0 and succeeds by 1"])
def test_what_it_means_is_asked_of_several_things_told_at_once(more: str) -> None:
    with pytest.raises(CaseError, match="whom 'it' means is not said") as caught:
        play(
            "Given Roland Banks is at the Study\nAnd Ghoul Minion is engaged with Roland Banks\n"
            f"And Acolyte is exhausted at the Study\nWhen Roland attacks it{more}"
        )
    assert caught.value.candidates == (
        f"Roland attacks Ghoul Minion{more}",
        f"Roland attacks Acolyte{more}",
    )
