"""Sentences as people write them: what went without saying, what nobody names, articles and lists."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.rulings.case import parse_cases
from rulesref.rulings.replay import replay
from rulesref.rulings.ruling import Ruling


def play(steps: str, edition: str = "2016") -> Ruling:
    text = "Feature: f\n  Scenario: s\n" + "".join(f"    {s}\n" for s in steps.splitlines())
    return replay(parse_cases(text, "plain.feature")[0], edition)


TEST = """Given Roland Banks is at the Study
And the Study has 2 clues
And the chaos bag holds {bag}
When Roland Banks investigates
And nobody commits anything
And Roland Banks reveals {face}
Then Roland Banks has 1 clue"""


def test_the_only_token_may_be_named() -> None:
    assert play(TEST.format(bag="0", face="0")).passed


def test_another_token_may_not() -> None:
    with pytest.raises(CaseError):
        play(TEST.format(bag="0", face="+1"))


def test_a_list_of_tokens_with_and() -> None:
    assert play(TEST.format(bag="+1, 0 and skull", face="+1")).passed


def test_nobody_commits_is_no_answer_to_a_window() -> None:
    steps = """Given Roland Banks is at the Study
And Roland Banks controls Physical Training
And Roland Banks has 2 resources
And the chaos bag holds 0
When Roland Banks investigates
And nobody commits anything
Then Roland Banks has 0 clues"""
    with pytest.raises(CaseError):
        play(steps)


@pytest.mark.parametrize(("resources", "answer"), [("", "yes"), ("0", "no")])
def test_may_play_implies_turn_and_cost(resources: str, answer: str) -> None:
    told = f"And Roland Banks has {resources} resources\n" if resources else ""
    steps = f"""Given Roland Banks is at the Study
{told}And Roland Banks has Machete in hand
Then it is asked whether Roland Banks may play Machete
And the answer is {answer}"""
    assert play(steps).passed


def test_may_play_on_the_turn_of_somebody_else() -> None:
    steps = """Given Roland Banks and Agnes Baker are at the Study
And it is the turn of Agnes Baker
And Roland Banks has Machete in hand
Then it is asked whether Roland Banks may play Machete
And the answer is no"""
    assert play(steps).passed


def test_an_attack_and_damage_that_nobody_names() -> None:
    steps = """Given Roland Banks is at the Study
And the Study is connected to the Hallway
And Ghoul Minion is at the Hallway
When Ghoul Minion attacks Roland Banks
And Roland Banks takes 2 damage
Then Roland Banks has 3 damage
And Roland Banks has 1 horror
And Ghoul Minion is ready
And in order:
  | the Ghoul Minion attacks Roland Banks |"""
    assert play(steps).passed


def test_a_choice_may_be_told_with_articles() -> None:
    steps = """Given "Skids" O'Toole is at the Study
And "Skids" O'Toole controls Bandolier, Shotgun and Knife
When the Bandolier is discarded
Then Skids O'Toole must choose between:
  | Skids O'Toole discards the Shotgun to make room |
  | Skids O'Toole discards Knife to make room       |"""
    assert play(steps).passed


def test_resigning_without_a_card_that_is_named() -> None:
    steps = """Given Roland Banks and Agnes Baker are at the Study
When Agnes Baker resigns
Then Agnes Baker is eliminated
And Roland Banks has 3 actions"""
    assert play(steps).passed
