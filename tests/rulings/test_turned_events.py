"""An event that is told of cards which it cannot befall is no event that has not happened."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import JUDGE, play

DEAD = {
    "en": "Given Roland Banks is at the Study\nAnd Roland Banks controls Beat Cop\n"
    "And Ghoul Minion is engaged with Roland Banks\nWhen {what} takes 2 damage\nThen ",
    "it": "Dato Roland Banks è in Studio\nE Roland Banks controlla Poliziotto di Ronda\n"
    "E Ghoul Tirapiedi è impegnato con Roland Banks\nQuando {what} subisce 2 danni\nAllora ",
}
FOUGHT = {
    "en": "Given Roland Banks and Wendy Adams are at the Study\nAnd Ghoul Minion is engaged with Wendy Adams\n"
    "When Roland Banks {does} Ghoul Minion\nThen ",
    "it": "Dato Roland Banks e Wendy Adams sono in Studio\nE Ghoul Tirapiedi è impegnato con Wendy Adams\n"
    "Quando Roland Banks {does} Ghoul Tirapiedi\nAllora ",
}
ASKED = {"en": "it is asked whether ", "it": "si chiede se "}
FOE = {"en": "Ghoul Minion", "it": "Ghoul Tirapiedi"}


@pytest.mark.parametrize(
    ("what", "language", "asked"),
    [
        ("Ghoul Minion", "en", "it is asked whether Ghoul Minion is killed"),
        ("Beat Cop", "en", "it is asked whether Beat Cop is killed"),
        ("Ghoul Tirapiedi", "it", "si chiede se Ghoul Tirapiedi è ucciso"),
        ("Ghoul Tirapiedi", "it", "si chiede se Ghoul Tirapiedi impazzisce"),
        ("Poliziotto di Ronda", "it", "si chiede se Poliziotto di Ronda è ucciso"),
    ],
)
def test_what_is_killed_and_is_nobody_who_plays_is_defeated(
    what: str, language: str, asked: str
) -> None:
    ruling = play(DEAD[language].format(what=what) + asked, language=language)
    assert [one.verdict.answer for one in ruling.questions] == ["yes"]


@pytest.mark.parametrize(
    ("language", "denied"),
    [("en", "Ghoul Minion is not killed"), ("it", "Ghoul Tirapiedi non è ucciso")],
)
def test_so_it_is_where_it_is_denied(language: str, denied: str) -> None:
    assert play(DEAD[language].format(what=FOE[language]) + denied, language=language).unmet


def test_so_it_is_in_a_table() -> None:
    assert play(
        DEAD["en"].format(what="Ghoul Minion") + "in order:\n| Ghoul Minion is killed |"
    ).passed


def test_an_investigator_who_is_defeated_is_not_killed() -> None:
    steps = "Given Roland Banks is at the Study\nWhen Roland Banks takes 9 damage\nThen "
    assert play(steps + "Roland Banks is not killed").passed
    assert play(steps + "Roland Banks is killed").unmet


@pytest.mark.parametrize(
    ("language", "does", "turned", "meant"),
    [
        ("en", "fights", "Roland Banks attacks Ghoul Minion", "Roland Banks takes the fight action"),
        ("en", "engages", "Roland Banks engages Ghoul Minion", "Ghoul Minion engages Roland Banks"),
        ("en", "engages", "Wendy Adams disengages from Ghoul Minion", "Ghoul Minion disengages from Wendy Adams"),
        ("it", "combatte", "Roland Banks attacca Ghoul Tirapiedi", "Roland Banks effettua l'azione di combattimento"),
        ("it", "impegna", "Roland Banks impegna Ghoul Tirapiedi", "Ghoul Tirapiedi impegna Roland Banks"),
        ("it", "impegna", "Wendy Adams si disimpegna da Ghoul Tirapiedi",
         "Ghoul Tirapiedi si disimpegna da Wendy Adams"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("asked", [False, True])
def test_two_sides_told_the_other_way_round_are_explained(
    language: str, does: str, turned: str, meant: str, asked: bool
) -> None:
    steps = FOUGHT[language].format(does=does)
    with pytest.raises(CaseError, match="no event reads so of them") as refused:
        play(steps + (ASKED[language] if asked else "") + turned, language=language)
    candidates = refused.value.candidates
    assert meant in (candidates() if callable(candidates) else candidates)


@pytest.mark.parametrize("language", ["en", "it"])
def test_each_line_that_is_proposed_reads(language: str) -> None:
    assert set(JUDGE.speech.turned) == {"attack", "engage", "disengage"}
    does = {"en": "engages", "it": "impegna"}[language]
    lines = [line for one in JUDGE.speech.turned.values() for line in one.lines[language]]
    for line in lines:
        told = line.format(who="Roland Banks", enemy=FOE[language])
        play(
            FOUGHT[language].format(does=does) + told, language=language
        )  # it is met or not, and read
    assert len(lines) == 5
