"""A game that brings a ``Game`` and a ``Speech`` of five rows replays its cases like any other."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.rulings.replay import Judge
from rulesref.rulings.ruling import Ruling
from tests.games.toy.game import GAME
from tests.games.toy.speech import SPEECH

JUDGE = Judge(GAME, SPEECH)
THEFT = """\
Feature: Coins

  Scenario: A thief is about
    Given Ann plays
    And Bob plays
    And Sly lurks
    When Ann earns 3 coins
    Then exactly in order:
      | Ann earns 3 coins        |
      | Sly steals 1 coin from Ann |
    And Ann owns 2 coins
    And Bob owns 0 coins
    And Sly is in play
    And it is asked whether Sly steals 1 coin from Ann
    And the answer is yes
"""
FURTO = """\
# language: it
Funzionalità: Monete

  Scenario: Un ladro
    Dato Ann gioca
    E Volpe è in agguato
    Quando Ann guadagna 1 moneta
    Allora Ann possiede 1 moneta
"""


def replay(text: str) -> Ruling:
    return JUDGE.replay(JUDGE.parse(text, "coins.feature")[0], "2016")


def test_a_case_of_the_toy_game_is_replayed() -> None:
    ruling = replay(THEFT)
    assert ruling.passed, ruling.unmet
    assert ruling.verdict == "yes"
    told = [(moment.text, moment.cites) for moment in ruling.timeline if moment.stage == "impact"]
    assert told == [
        ("Ann earns 3 coins", ("toy/earn",)),
        ("Sly steals 1 coin from Ann", ("toy/steal",)),
    ]


def test_what_does_not_hold_is_unmet() -> None:
    (unmet,) = replay(FURTO).unmet
    assert unmet.line == 8
    assert "Volpe ruba 1 moneta ad Ann" in [moment.text for moment in replay(FURTO).timeline]


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("Given Roland Banks plays", "there is no card called 'Roland Banks'"),
        ("Given Ann draws 1 card", "unknown step: Ann draws 1 card"),
        ("Given Sly plays", "Sly is no player, it is: thief"),
    ],
)
def test_another_game_s_cards_and_sentences_are_unknown(step: str, message: str) -> None:
    with pytest.raises(CaseError) as refused:
        replay(f"Feature: f\n  Scenario: s\n    {step}\n")
    assert refused.value.message == message
    assert refused.value.line == 3
