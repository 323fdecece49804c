"""What timelines and offers print: numbers that agree, words of the language, no entry cited twice."""

from __future__ import annotations

import re

import pytest

from rulesref.errors import CaseError
from rulesref.render.timeline import render_ruling
from rulesref.rulings.ruling import Ruling
from rulesref.wording.pattern import Pattern, Several
from tests.arkham import parse_cases, replay
from tests.rulings.shipped import CASES, replayed

#: A 1 and a plural, as the engine itself calls what is counted.
WRONG = re.compile(
    r"\b1 (charges|secrets|supplies|resources|offerings|bounties|clues|actions|cards|tokens)\b"
    r"|\b1 \w+ (are|vengono|sono)\b|\b([02-9]|\d\d+) (clue|action|card|charge|secret|supply) "
)


def play(text: str) -> Ruling:
    ruling = replay(parse_cases(text, "printed.feature")[0], "2016")
    assert ruling.passed, ruling.unmet
    return ruling


def told(ruling: Ruling) -> list[str]:
    return [moment.text for moment in ruling.timeline]


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_no_number_disagrees_and_no_entry_stands_twice(path):
    for edition in ("2016", "2026"):
        for ruling in replayed(path, edition).rulings:
            ways = [moment for way in ruling.outcomes for moment in way.timeline]
            for moment in (*ruling.timeline, *ways):
                shown = (moment.text, *moment.options)
                assert not [one for one in shown if WRONG.search(one)], ruling.name
                assert len(set(moment.cites)) == len(moment.cites), (ruling.name, moment.text)


@pytest.mark.parametrize(
    ("slots", "printed"),
    [
        ({"who": "Ann", "amount": 1}, "la prima 1 carta: Ann pays"),
        ({"who": "Ann", "amount": 2}, "le prime 2 carte: Ann pays"),
    ],
)
def test_what_stands_before_a_number_agrees_with_it(slots, printed):
    pattern = Pattern("(la prima|le prime) {amount} (carta|carte): {who} pays", {})
    assert pattern.write(slots) == printed


def test_several_names_take_the_plural():
    pattern = Pattern("{who} (reveals|reveal) it", {})
    assert pattern.write({"who": Several("Ann, Bob")}) == "Ann, Bob reveal it"
    assert pattern.write({"who": "Ann"}) == "Ann reveals it"


USES = """Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Roland Banks controls Shrivelling (0)
    And Shrivelling (0) has 2 charges
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses Shrivelling (0) on Swarm of Rats
    Then Shrivelling (0) has 1 charge
    And 1 charge is spent from Shrivelling (0)
"""


def test_uses_are_counted():
    assert "1 charge is spent from Shrivelling" in told(play(USES))


ITALIAN = """# language: it
Funzionalità: f
  Scenario: s
    Dato Roland Banks è nello Studio
    E lo Studio ha 2 indizi
    E il sacchetto del caos contiene segno degli antichi, fallimento automatico
    Quando Roland Banks indaga
    E Roland Banks rivela il fallimento automatico
    Allora nell'ordine:
      | Roland Banks effettua una prova di Intelletto (2) |
      | Roland Banks rivela fallimento automatico         |
"""


def test_italian_timelines_speak_italian():
    lines = told(play(ITALIAN))
    assert lines[0] == "Roland Banks effettua l'azione di indagine"
    assert "Roland Banks effettua una prova di Intelletto (2)" in lines
    assert not re.search(r"investigate|intellect\b|auto-fail", "\n".join(lines))


PHASE = """# language: it
Funzionalità: f
  Scenario: s
    Dato Roland Banks è nello Studio
    Quando si risolve la fase dei nemici
    Allora comincia la fase dei nemici
"""


def test_a_phase_is_called_by_its_name():
    assert "finisce la Fase dei Nemici" in told(play(PHASE))


def test_tokens_of_two_words():
    text = ITALIAN.replace("segno degli antichi", "elder sign").replace(
        "il fallimento", "fallimento"
    )
    assert play(text).passed


def test_a_defeated_enemy_goes_to_a_discard_pile_and_elimination_ends_an_engagement():
    text = """Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Agnes Baker is at the Study
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks is defeated
"""
    shown = "\n".join(render_ruling(play(text)))
    line = next(one for one in shown.splitlines() if "disengages" in one)
    assert "arkham-lcg/elimination" in line
    assert "evade" not in line


def test_two_kinds_of_tokens_are_told_and_expected_at_once():
    text = """Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Roland Banks has 2 damage and 1 horror
    When Roland Banks takes a resource
    Then Roland Banks has 2 damage and 1 horror
    And Roland Banks has 2 damage and 2 horror
"""
    ruling = replay(parse_cases(text, "printed.feature")[0], "2016")
    assert [one.happened for one in ruling.unmet] == ["Roland Banks: 1 horror"]


@pytest.mark.parametrize("card", ["Swarm of Rats", "Agnes Baker", "Study"])
def test_what_nobody_can_control_is_refused(card):
    text = f"""Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Roland Banks has {card} in play
    When Roland Banks takes a resource
"""
    with pytest.raises(CaseError, match="nobody's control") as refused:
        replay(parse_cases(text, "printed.feature")[0], "2016")
    assert refused.value.remedy.startswith("write: ")


def test_a_token_is_told_once_unless_something_comes_between():
    bag = ITALIAN.split("Allora")[0] + "Allora Roland Banks ha 0 indizi\n"
    lines = told(play(bag))
    assert [one for one in lines if "fallimento automatico" in one] == [
        "Roland Banks rivela fallimento automatico"
    ]


def test_a_deck_is_somebodys():
    text = """Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Roland Banks's deck holds Knife
    When Roland Banks takes the draw action
    Then Roland Banks has Knife in hand
"""
    assert play(text).passed


ENGLISH_ATTACK = """Feature: f
  Scenario: s
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks takes a resource
"""
ITALIAN_ATTACK = """# language: it
Funzionalità: f
  Scenario: s
    Dato Roland Banks è nello Studio
    E Ghoul Minion è impegnato con Roland Banks
    Quando Roland Banks prende una risorsa
"""


@pytest.mark.parametrize("who", ["Roland Banks", "Roland"])
@pytest.mark.parametrize("enemy", ["Ghoul Minion", "the Ghoul Minion", "Ghoul Tirapiedi"])
def test_events_are_asked_for_by_any_name_of_a_card(who, enemy):
    for attack, asked in (
        (
            ENGLISH_ATTACK,
            f"Then it is asked whether {enemy} attacks {who}\n    And the answer is yes",
        ),
        (ENGLISH_ATTACK, f"Then {enemy} attacks {who}"),
        (ITALIAN_ATTACK, f"Allora si chiede se {enemy} attacca {who}\n    E la risposta è sì"),
    ):
        assert play(attack + "    " + asked + "\n").passed, asked


@pytest.mark.parametrize(
    "asked",
    [
        "it is asked whether Ghoul Minon attacks Roland Banks",
        "it is asked whether Ghoul Minon is defeated before Roland Banks gains 1 resource",
        "Ghoul Minon attacks Roland Banks",
        "in order:\n      | Ghoul Minon attacks Roland Banks |",
    ],
)
def test_an_event_of_a_card_that_nobody_knows_is_no_no(asked):
    """A misspelt name would be answered with a no that means nothing."""
    with pytest.raises(CaseError, match="Ghoul Minon") as refused:
        replay(parse_cases(f"{ENGLISH_ATTACK}    Then {asked}\n", "printed.feature")[0], "2016")
    assert "Ghoul Minion" in refused.value.candidates
    assert refused.value.line == (7 if asked.startswith("in order") else 6)
