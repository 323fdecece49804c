"""What players put around a sentence: words that it comes next, drawn together words, what is told before or in brackets."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.wording.contractions import in_full
from rulesref.wording.turn_words import without_turn_words
from tests.arkham import play

ONE = "Given Roland Banks is at the Study\n"
UNO = "Dato che Roland Banks è nello Studio\n"
COAT = "Given Wendy Adams is at the Study and has Leather Coat in play\n"
GIUBBOTTO = "Dato che Wendy Adams è nello Studio e ha in gioco Giubbotto di Pelle\n"


@pytest.mark.parametrize(
    ("drawn", "told"),
    [
        ("she's at the Study", "she is at the Study"),
        ("he's got 2 resources", "he has 2 resources"),
        ("she's taken 1 damage", "she has taken 1 damage"),
        ("she's engaged with Ghoul Minion", "she is engaged with Ghoul Minion"),
        ("there's a clue at the Study", "there is a clue at the Study"),
        ("Wendy's at the Study", "Wendy is at the Study"),
        ("they're ready", "they are ready"),
        ("I've drawn a card", "I have drawn a card"),
        ("Roland hasn't drawn a card", "Roland has not drawn a card"),
        ("it isn't his turn", "it is not his turn"),
        ("Roland's Machete is in play", "Roland's Machete is in play"),
        ("Wendy's hand is empty", "Wendy's hand is empty"),
        ("Roland's .38 Special is exhausted", "Roland's .38 Special is exhausted"),
    ],
)
def test_words_are_drawn_together(drawn: str, told: str) -> None:
    assert in_full(drawn) == told
    assert in_full(drawn.replace("'", "’")) == told.replace("'", "’")


@pytest.mark.parametrize(
    ("text", "kind", "language", "told"),
    [
        ("then he draws a card", "when", "en", "he draws a card"),
        ("after that, Roland draws a card", "when", "en", "Roland draws a card"),
        ("finally he draws a card", "when", "en", "he draws a card"),
        ("then he has 2 resources", "then", "en", "then he has 2 resources"),  # in which order, is said
        ("also Roland has 2 resources", "then", "en", "Roland has 2 resources"),
        ("poi pesca una carta", "when", "it", "pesca una carta"),
        ("prima che peschi una carta", "when", "it", "prima che peschi una carta"),
        ("dopo di lui Wendy pesca", "when", "it", "dopo di lui Wendy pesca"),
        ("quindi ha 2 risorse", "then", "it", "ha 2 risorse"),
    ],
)  # fmt: skip
def test_it_comes_next(text: str, kind: str, language: str, told: str) -> None:
    assert without_turn_words(text, kind, language) == told


@pytest.mark.parametrize(
    ("steps", "language"),
    [
        ("Given Wendy's at the Study and she's engaged with Ghoul Minion\nAnd there's a clue in the Study\n"
         "When she's dealt 1 horror\nThen she's taken 1 horror\nAnd the Study has 1 clue", "en"),
        (ONE + "When he takes a resource\nAnd then he draws a card\nAnd finally takes another resource\nThen so he has 2 resources", "en"),
        (ONE + "When first he takes a resource, then draws a card, and finally takes a resource\nThen Roland has 2 resources", "en"),
        (UNO + "Quando prende una risorsa\nE poi pesca una carta\nE infine prende una risorsa\nAllora quindi Roland Banks ha 2 risorse", "it"),
        ("Given Roland Banks (2 resources, 1 horror) is at the Study (2 clues)\nThen Roland has 1 horror\nAnd the Study has 2 clues", "en"),
        ("Dato che Roland Banks (2 risorse, 1 orrore) è nello Studio (2 indizi)\nAllora Roland Banks ha 1 orrore", "it"),
        (ONE + "And in his hand he has Machete and Knife\nAnd in play he has Flashlight\nAnd on the Flashlight there are 2 supplies\n"
         "When he plays Knife\nThen Flashlight has 2 supplies", "en"),
        (UNO + "E nella sua mano c'è la Machete\nE in gioco ha la Torcia Elettrica\nE sulla Torcia Elettrica ci sono 2 provviste\n"
         "Quando gioca la Machete\nAllora la Torcia Elettrica ha 2 provviste", "it"),
        (ONE + "And he has 5 cards in hand, including Emergency Cache\nWhen he plays Emergency Cache\nThen he has 4 cards in hand", "en"),
        (ONE + "And he has 5 cards in hand and Emergency Cache is one of them\nWhen he plays Emergency Cache\nThen he has 4 cards in hand", "en"),
        (UNO + "E ha 5 carte in mano, tra cui la Machete\nQuando gioca la Machete\nAllora Roland Banks ha 4 carte in mano", "it"),
        ("Given Roland Banks is at the Study while Wendy Adams is at the Hallway\nThen Wendy Adams is at the Hallway", "en"),
        ("Dato che Roland Banks è nello Studio mentre Wendy Adams è nell'Ingresso\nAllora Wendy Adams è nell'Ingresso", "it"),
        (ONE + "And Ghoul Minion is engaged with Roland, and so is Swarm of Rats\nThen Swarm of Rats is engaged with Roland", "en"),
        (UNO + "E il Ghoul Tirapiedi è impegnato con Roland Banks, e così lo Sciame di Ratti\nAllora lo Sciame di Ratti è impegnato con Roland Banks", "it"),
        (COAT + "When she takes 3 damage, 2 of which go on the coat\nThen Wendy has 1 damage", "en"),
        (COAT + "When she takes 3 damage and puts two of it on the coat and the rest on herself\nThen Wendy has 1 damage", "en"),
        (COAT + "When she takes 3 damage, assigning 2 to the coat and 1 to herself\nThen Leather Coat is discarded", "en"),
        (COAT + "When she takes 3 damage\nAnd she puts two on the coat and one on herself\nThen Wendy has 1 damage", "en"),
        (COAT + "When she takes 2 damage\nAnd she puts it all on herself\nThen Wendy has 2 damage", "en"),
        (GIUBBOTTO + "Quando Wendy Adams subisce 3 danni, 2 dei quali vanno sul Giubbotto di Pelle\nAllora Wendy Adams ha 1 danno", "it"),
        (GIUBBOTTO + "Quando Wendy Adams subisce 3 danni e ne mette due sul Giubbotto di Pelle e il resto su se stessa\nAllora Wendy Adams ha 1 danno", "it"),
        (GIUBBOTTO + "Quando Wendy Adams subisce 3 danni\nE mette due su Giubbotto di Pelle e uno su se stessa\nAllora Wendy Adams ha 1 danno", "it"),
        (ONE + "And he controls .45 Automatic\nAnd Ghoul Minion is engaged with him\nWhen he fires .45 Automatic at Ghoul Minion and hits\n"
         "Then .45 Automatic has 3 ammo", "en"),
        (ONE + "And he controls Knife\nAnd Ghoul Minion is engaged with him\nWhen he throws Knife at Ghoul Minion and succeeds\n"
         "Then Knife is in his discard pile", "en"),
        (ONE + "When an effect deals 1 horror to him\nThen Roland has 1 horror", "en"),
    ],
)  # fmt: skip
def test_it_is_so(steps: str, language: str) -> None:
    assert play(steps, language=language).passed


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        (COAT + "When she takes 3 damage, 2 of which go on the coat and 2 on herself", "damage"),
        (COAT + "When she takes 3 damage, 2 of which hurt", "unknown step"),
        (ONE + "And in his dreams he has Machete", "unknown step"),
        (ONE + "And he has 5 cards in hand, including five aces", r"unknown step|aces"),
    ],
)
def test_nothing_is_passed_over(steps: str, why: str) -> None:
    with pytest.raises(CaseError, match=why):
        play(steps)


GHOULS = ONE + "And 2 Ghoul Minions are engaged with Roland Banks\n"
GHOUL = UNO + "E il Ghoul Tirapiedi è impegnato con Roland Banks\n"


@pytest.mark.parametrize("word", ["first", "second", "next", "and second"])
def test_a_word_for_a_place_is_not_dropped_before_a_card(word: str) -> None:
    with pytest.raises(CaseError):
        play(f"{GHOULS}When {word} Ghoul Minion attacks Roland Banks\nThen Roland has 1 damage")


def test_nor_in_italian() -> None:
    with pytest.raises(CaseError):
        play(
            f"{GHOUL}Quando prima Ghoul Tirapiedi attacca Roland Banks\nAllora Roland Banks ha 1 danno",
            language="it",
        )


@pytest.mark.parametrize("word", ["first", "second", "next", "and second"])
def test_it_is_before_somebody_who_plays_and_behind_a_comma(word: str) -> None:
    assert play(f"{ONE}When {word} Roland takes 1 horror\nThen Roland has 1 horror").passed
    assert play(
        f"{GHOULS}When {word}, Ghoul Minion attacks Roland Banks\nThen Roland has 1 damage"
    ).passed


def test_a_name_that_begins_with_such_a_word_is_whole() -> None:
    aid = (
        ONE
        + "And Roland Banks controls First Aid (01019) with 3 supplies\nAnd Roland has 1 damage\n"
    )
    used = play(
        f"{aid}When First Aid (01019) is used by Roland\nThen First Aid (01019) has 2 supplies"
    )
    assert used.passed
