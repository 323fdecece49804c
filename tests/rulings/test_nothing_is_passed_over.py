"""A step that tells several things is read whole or refused, though one of them reads only once a test runs."""

from __future__ import annotations

from contextlib import suppress

import pytest

from rulesref.errors import CaseError, UnresolvedReference
from rulesref.rulings.event_sentences import patterns
from rulesref.rulings.timeline import understand
from tests.arkham import GAME, SPEECH, play, scene

AND = {"en": "And", "it": "E"}
TABLE = {
    "en": "Given Roland Banks and Wendy Adams are at the Study\nAnd Wendy Adams has Overpower (0) in hand\n"
    "And Ghoul Minion is engaged with Roland Banks\nWhen Roland Banks fights Ghoul Minion\n",
    "it": "Dato Roland Banks e Wendy Adams sono nello Studio\nE Wendy Adams ha in mano Forza Soverchiante (0)\n"
    "E il Ghoul Tirapiedi è impegnato con Roland Banks\nQuando Roland Banks combatte il Ghoul Tirapiedi\n",
}
FIRST = {
    "en": ("Wendy Adams commits Overpower (0)", "Roland Banks commits nothing", "nobody commits anything"),
    "it": ("Wendy Adams investe Forza Soverchiante (0)", "Roland Banks non investe nulla"),
}  # fmt: skip
ENDS = {
    "en": ("the test succeeds", "the attack succeeds by 1", "the test fails by 1", "the attack is successful"),
    "it": ("la prova riesce", "l'attacco ha successo di 1", "la prova fallisce di 1"),
}  # fmt: skip
JOINED = [
    (language, first, second)
    for language in ("en", "it")
    for first in FIRST[language]
    for second in ENDS[language]
]


@pytest.mark.parametrize(("language", "first", "second"), JOINED)
def test_two_things_in_one_step_are_both_done(language: str, first: str, second: str) -> None:
    begin = f"{TABLE[language]}{AND[language]} {first}"
    joint = AND[language].lower()
    joined = play(f"{begin} {joint} {second}", language=language)
    apart = play(f"{begin}\n{AND[language]} {second}", language=language)
    assert [one.text for one in joined.timeline] == [one.text for one in apart.timeline]


def test_all_in_one_step_is_done_as_well() -> None:
    text = TABLE["en"].replace("When Roland Banks fights Ghoul Minion\n", "")
    ruled = play(
        f"{text}When Roland Banks fights Ghoul Minion, Wendy commits Overpower (0) and the test succeeds"
    )
    assert any(one.text == "Wendy Adams commits Overpower" for one in ruled.timeline)


def test_a_part_that_reads_alone_is_never_taken_for_the_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(SPEECH, "of_what_goes_on", lambda text, language: "")
    with pytest.raises(CaseError, match="several things"):
        play(f"{TABLE['en']}And Wendy Adams commits Overpower (0) and the test succeeds by 1")


SILENT = [
    (kind.id, language)
    for kind in GAME.rules.events.values()
    if kind.silent
    for language in ("en", "it")
]


@pytest.mark.parametrize(("event", "language"), SILENT)
def test_what_no_timeline_tells_is_no_event_that_could_be_denied(event: str, language: str) -> None:
    kind = GAME.rules.events[event]
    told = {"card": "Roland Banks", "cards": "Roland Banks", "number": 1}
    slots = {name: told.get(type, type) for name, type in kind.slots.items()}
    for pattern in patterns(kind, language):
        text = pattern.write({name: slots[name] for name in pattern.names()})
        with suppress(UnresolvedReference):  # a word of it is none that another event could hold
            assert event not in {found for found, _ in understand(scene(language=language), text)}


ATTACK = (
    "Given Roland Banks and Wendy Adams are at the Study\nAnd Ghoul Minion is engaged with Roland Banks\n"
    "And Swarm of Rats is engaged with Wendy Adams\nAnd Roland Banks has Dodge (0) in hand\n"
    "When Ghoul Minion attacks Roland Banks\n"
)
DODGE = "And Roland Banks plays Dodge (0)\n"
ELSE = "When Swarm of Rats attacks Wendy Adams\n"


@pytest.mark.parametrize(
    ("steps", "told", "answer"),
    [
        (DODGE, "the attack is canceled", "yes"),
        (DODGE, "the attack is not canceled", "no"),
        (DODGE, "the attack of Ghoul Minion on Roland Banks has been canceled", "yes"),
        (DODGE, "Ghoul Minion's attack was cancelled", "yes"),
        (DODGE, "the attack of Swarm of Rats is canceled", "no"),
        (DODGE, "the attack on Wendy Adams is canceled", "no"),
        (DODGE + ELSE, "Swarm of Rats's attack is canceled", "no"),
        (DODGE + ELSE, "the attack on Roland Banks is canceled", "yes"),
        ("", "the attack is canceled", "no"),
        ("", "the attack is not canceled", "yes"),
    ],
)
def test_a_canceled_attack_is_said_to_be_one(steps: str, told: str, answer: str) -> None:
    asked = play(f"{ATTACK}{steps}Then it is asked whether {told}")
    assert asked.verdict == answer
    assert play(f"{ATTACK}{steps}Then {told}").passed is (answer == "yes")


def test_which_attack_is_meant_has_to_be_said() -> None:
    with pytest.raises(CaseError, match="which is meant"):
        play(f"{ATTACK}{DODGE}{ELSE}Then the attack is canceled")
