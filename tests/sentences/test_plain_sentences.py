"""Sentences as people write them: what went without saying, what nobody names, articles and lists."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

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
And the Study has 1 clue
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


def test_the_current_agenda_without_its_name() -> None:
    steps = """Given Roland Banks is at the Study
And the current agenda is What's Going On?! with 1 doom
And the next agenda is Rise of the Ghouls
And Roland Banks has no resources
When 1 doom is placed on the agenda
And Roland Banks gains 3 resources
And Roland Banks loses 1 resource
Then the current agenda has 2 doom
And Roland Banks has 2 resources
And Roland Banks gains 3 resources
And the current agenda is What's Going On?!"""
    assert play(steps).passed


@pytest.mark.parametrize(("clues", "passed"), [(1, True), (2, False)])
def test_an_event_told_alone_must_have_happened(clues: int, passed: bool) -> None:
    steps = f"""Given Roland Banks is at the Study
And it is Roland Banks's turn
And there are 2 clues at the Study
When Roland Banks discovers 1 clue
Then Roland Banks discovers {clues} {"clue" if clues == 1 else "clues"} at the Study"""
    assert play(steps).passed is passed


@pytest.mark.parametrize(
    ("sentence", "passed"),
    [
        ("Roland Banks may move to the Hallway", True),
        ("Roland Banks may not move to the Hallway", False),
        ("Roland Banks may move to the Attic", False),
        ("Roland Banks may investigate", True),
        ("Roland Banks may fight Ghoul Minion", True),
        ("Roland Banks may evade Swarm of Rats", False),
        ("Roland Banks has Guts in hand", True),
        ("Roland Banks has Knife in hand", False),
        ("Guts is not in play", True),
        ("Ghoul Minion is not in play", False),
        ("Roland Banks has no clues", True),
        ("Guts is in the hand of Roland Banks", True),
        ("Guts is in the hand of Agnes Baker", False),
        ("Knife is in Roland Banks's discard pile", True),
        ("Knife is in the encounter discard pile", False),
    ],
)
def test_what_may_be_done_and_what_is(sentence: str, passed: bool) -> None:
    steps = f"""Given Roland Banks is at the Study
And the Study is connected to the Hallway
And the Hallway is connected to the Attic
And Ghoul Minion is engaged with Roland Banks
And Agnes Baker is at the Hallway
And Swarm of Rats is exhausted at the Attic
And the discard pile of Roland Banks holds Knife
And Roland Banks has Guts in hand
Then {sentence}"""
    assert play(steps).passed is passed


def test_who_leads_and_what_turns() -> None:
    steps = """Given Roland Banks and Agnes Baker are at the Study
And Agnes Baker is the lead investigator
And Roland Banks has Guard Dog in play
And Swarm of Rats is exhausted at the Study
When Guard Dog exhausts
And Swarm of Rats readies
And Swarm of Rats engages Roland Banks
Then Agnes Baker is the lead investigator
And Guard Dog is exhausted
And this has happened: Swarm of Rats engages Roland Banks"""
    assert play(steps).passed


@pytest.mark.parametrize(("left", "passed"), [(1, False), (0, True)])
def test_what_nobody_names_can_defeat_and_test(left: int, passed: bool) -> None:
    steps = f"""Given Roland Banks is at the Study
And Roland Banks has 1 resource
And Roland Banks controls Guard Dog
And Guard Dog has 1 damage
And the chaos bag holds 0
When Guard Dog is dealt 1 damage
And Guard Dog is defeated
And Roland Banks loses 1 resource
And Roland Banks tests willpower (3)
Then Roland Banks succeeds by 0
And Guard Dog is not in play
And Roland Banks has {left} {"resource" if left == 1 else "resources"}"""
    assert play(steps).passed is passed


def test_first_names_hands_and_the_other_way_round() -> None:
    steps = """Given Roland Banks and "Skids" O'Toole are at the Study
And Skids has 2 resources
And Roland is engaged with Swarm of Rats and Ghoul Minion
And the deck of Roland Banks holds Knife, Guts
And the encounter deck holds Ancient Evils
And the current agenda is What's Going On?!
When Roland draws 2 cards
And Skids draws an encounter card
Then Roland has 2 cards in hand
And Roland has Knife in hand
And Roland is engaged with Ghoul Minion
And Skids has 2 resources
And the agenda has 1 doom"""
    assert play(steps).passed


def test_a_first_name_of_somebody_who_does_not_play() -> None:
    steps = """Given Daisy Walker and Roland Banks are at the Study
And Lola has 2 resources"""
    with pytest.raises(CaseError):
        play(steps)


def test_the_current_agenda_is_the_one_of_now() -> None:
    steps = """Given Roland Banks is at the Study
And the current agenda is What's Going On?! with 2 doom
And the next agenda is Rise of the Ghouls
When the agenda advances
And Roland Banks chooses option 2
And 1 doom is placed on the agenda
Then Rise of the Ghouls has 1 doom"""
    assert play(steps).passed


def test_two_kinds_of_tokens_and_several_enemies_in_one_step() -> None:
    steps = """Given Roland Banks is at the Study with 3 damage and 4 resources
And Ghoul Minion and Swarm of Rats are at the Hallway
When Roland Banks takes a resource
Then Roland Banks has 3 damage
And Roland Banks has 5 resources
And Swarm of Rats is at the Hallway"""
    assert play(steps).passed
    italian = """Dato Roland Banks è nello Studio con 3 danni e 4 risorse
E Ghoul Tirapiedi e Sciame di Ratti sono nel Corridoio
Allora Roland Banks ha 3 danni
E Roland Banks non ha carte in mano"""
    assert play(italian, language="it").passed


NO_HAND = """Given Roland Banks is at the Study
{first}And Roland Banks has no cards in hand
{second}"""


def test_an_empty_hand_holds_nothing_that_a_step_implies() -> None:
    assert play(NO_HAND.format(first="", second="Then Roland Banks has no cards in hand")).passed
    told = "And Roland Banks has Knife in hand\n"
    for first, second in (("", "When Roland Banks plays Knife"), ("", told), (told, "")):
        with pytest.raises(CaseError):
            play(NO_HAND.format(first=first, second=second))


@pytest.mark.parametrize(
    ("said", "whole"),
    [("Roland", "Roland Banks"), ("Skids", '"Skids" O\'Toole'), ("Pete", '"Ashcan" Pete')],
)
def test_an_investigator_sits_down_by_their_first_name(said: str, whole: str) -> None:
    found = play(f"Given {said} is at the Study\nThen {whole} remains at the Study")
    assert found.passed


@pytest.mark.parametrize("said", ["roland", "Rolandina", "Mrs. Banks"])
def test_what_is_no_first_name_is_nobody(said: str) -> None:
    with pytest.raises(CaseError, match="there is no card called"):
        play(f"Given {said} is at the Study\nThen Roland Banks is at the Study")
