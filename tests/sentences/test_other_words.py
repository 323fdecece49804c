"""Sentences beside those that worked already: their opposites, several at once, other verbs."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.rulings.test_explained import play

HAND = """Given Roland Banks and Wendy Adams are at the Study
    And Roland Banks has Knife in hand
    And Goat Spawn is exhausted at the Study
    When Goat Spawn is defeated
    Then {then}"""


@pytest.mark.parametrize(
    ("then", "passed"),
    [
        ("Knife is not in the hand of Roland Banks", False),
        ("Knife is not in Roland Banks's hand", False),
        ("Knife is not in the hand of Wendy Adams", True),
        ("Knife is not in the discard pile of Roland Banks", True),
        ("Knife is not in the encounter discard pile", True),
        ("Goat Spawn is not in the encounter discard pile", False),
    ],
)
def test_where_a_card_is_not(then: str, passed: bool) -> None:
    assert play(HAND.format(then=then)).passed is passed


ENGAGED = """Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And Roland Banks is engaged with Goat Spawn and Ghoul Minion
    And Acolyte is engaged with Agnes Baker
    Then Roland Banks is engaged with {enemies}"""


@pytest.mark.parametrize(
    ("enemies", "unmet"),
    [("Goat Spawn and Ghoul Minion", 0), ("Goat Spawn, Acolyte", 1), ("Acolyte", 1)],
)
def test_several_enemies_at_once(enemies: str, unmet: int) -> None:
    ruling = play(ENGAGED.format(enemies=enemies))
    assert len(ruling.unmet) == unmet
    assert ruling.passed is (unmet == 0)


@pytest.mark.parametrize(("enemies", "unmet"), [("Goat Spawn and Ghoul Minion", 0), ("Acolyte", 1)])
def test_several_enemies_that_are_engaged(enemies: str, unmet: int) -> None:
    """The enemies may stand first, in the Given and in the Then."""
    steps = ENGAGED.format(enemies=enemies)
    for said in ("Goat Spawn and Ghoul Minion", enemies):
        who = "Roland Banks"
        steps = steps.replace(f"{who} is engaged with {said}", f"{said} are engaged with {who}")
    assert f"Then {enemies} are engaged with" in steps
    ruling = play(steps)
    assert len(ruling.unmet) == unmet
    assert ruling.passed is (unmet == 0)


DODGE = """Given Roland Banks is at the Study
    And Roland Banks has Dodge (01023) in hand
    And Roland Banks has {resources} resources
    And Goat Spawn is engaged with Roland Banks
    When Goat Spawn attacks Roland Banks
    {more}"""


@pytest.mark.parametrize("deed", ["use", "play"])
def test_a_card_in_hand_is_used_by_playing_it(deed: str) -> None:
    may = f"Then Roland Banks may {deed} Dodge (01023)"
    assert play(DODGE.format(resources=1, more=may)).passed
    assert not play(DODGE.format(resources=1, more=may.replace("may", "may not"))).passed
    assert not play(DODGE.format(resources=0, more=may)).passed
    done = f"And Roland Banks {deed}s Dodge (01023)\nThen Roland Banks has 0 damage"
    assert play(DODGE.format(resources=1, more=done)).passed


def test_a_turn_may_end_that_no_step_has_begun() -> None:
    steps = """Given Roland Banks is at the Study
        When Roland Banks ends his turn
        Then this has happened: the turn of Roland Banks ends"""
    ruling = play(steps.rpartition("\n")[0])
    assert ruling.timeline[-1].event == "turn-end"


PARLEY = """Given Daisy Walker is at the Study
    And {enemy} is engaged with Daisy Walker
    And Daisy Walker has 5 resources
    When Daisy Walker parleys with {enemy}"""


def test_who_is_parleyed_with_has_the_ability() -> None:
    assert play(PARLEY.format(enemy="Mob Enforcer")).timeline
    with pytest.raises(CaseError, match="has no ability to parley"):
        play(PARLEY.format(enemy="Ghoul Minion"))


def test_the_card_that_lets_one_parley_is_named() -> None:
    steps = """Given Daisy Walker is at the Parlor
        And Lita Chantler waits at the Parlor
        When Daisy Walker parleys with Lita Chantler"""
    with pytest.raises(CaseError) as caught:
        play(steps)
    assert caught.value.candidates == ("Daisy Walker uses Parlor",)


def test_who_has_no_such_ability_is_told_so_in_italian() -> None:
    steps = """Dato Roland Banks è nello Studio
        E Progenie del Capro è impegnato con Roland Banks
        Quando Roland Banks tratta con Progenie del Capro"""
    with pytest.raises(CaseError, match="non ha una capacità per trattare"):
        play(steps, language="it")


def test_whose_tokens_are_counted_may_be_said_behind_them() -> None:
    ruling = play(
        """Given Roland Banks is at the Study with 3 clues on him
    And the Study has no clues
    And Roland Banks controls Beat Cop with 1 damage on it
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion attacks Roland Banks
    And Roland Banks puts 1 damage and 1 horror on Beat Cop
    Then Roland Banks has 3 clues
    And the Study has 0 clues
    And Beat Cop is defeated"""
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    "token", ["the token is 0", "the chaos token revealed is 0", "a 0 token is revealed"]
)
def test_a_token_may_be_told_of_nobody(token: str) -> None:
    ruling = play(
        f"""Given Daisy Walker is at the Study
    And the Study has 1 clue
    When Daisy Walker investigates
    And {token}
    Then Daisy Walker has 1 clue"""
    )
    assert ruling.passed, ruling.unmet


@pytest.mark.parametrize(
    "action",
    [
        "takes a resource action",
        "spends an action to gain a resource",
        "takes 1 resource actions",
    ],
)
def test_the_basic_actions_by_their_names(action: str) -> None:
    ruling = play(
        f"""Given Daisy Walker is at the Study
    When Daisy Walker {action}
    Then Daisy Walker has 1 resource"""
    )
    assert ruling.passed, ruling.unmet


SPAWNS = """Given Roland Banks is at the Study
    And Ambush is attached to the Study
    {lying}
    When Goat Spawn spawns at the Study
    Then {then}"""


@pytest.mark.parametrize(
    ("lying", "then"),
    [
        ("", "Goat Spawn is engaged with Roland Banks"),
        ("And Goat Spawn is set aside", "Goat Spawn has 2 damage"),
        ("And Goat Spawn is engaged with Roland Banks", "it is refused under arkham-lcg/spawn"),
    ],
)
def test_an_enemy_spawns_by_nobody_s_effect(lying: str, then: str) -> None:
    ruling = play(SPAWNS.format(lying=lying, then=then))
    assert ruling.passed, ruling.unmet


def test_a_drawn_enemy_is_not_spawned_twice() -> None:
    with pytest.raises(CaseError, match="has brought this about already"):
        play(
            """Given Roland Banks is at the Study
    When Roland Banks draws Goat Spawn from the encounter deck
    And Goat Spawn spawns at the Study
    Then Goat Spawn is engaged with Roland Banks"""
        )


def test_the_hand_of_the_only_investigator_is_theirs() -> None:
    steps = """Given {who} at the Study
    And Knife is in her hand
    Then Agnes Baker has Knife in hand"""
    assert play(steps.format(who="Agnes Baker is")).passed
    with pytest.raises(CaseError):
        play(steps.format(who="Agnes Baker and Daisy Walker are"))


def test_locations_connect() -> None:
    ruling = play(
        """Given Agnes Baker is at the Hallway
    And the Hallway connects to the Attic
    When Agnes Baker moves to the Attic
    Then Agnes Baker is at the Attic"""
    )
    assert ruling.passed, ruling.unmet


def test_what_something_is_done_to_is_no_word_too_many() -> None:
    """Only tokens that are counted may be said to lie on what has been named."""
    with pytest.raises(CaseError, match="whom 'it' means is not said"):
        play(
            """Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And Dynamite Blast is in his hand
    When Roland Banks plays Dynamite Blast on it
    Then Ghoul Minion is defeated"""
        )
    with pytest.raises(CaseError, match="'damage on him' is no kind of token"):
        play(
            """Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks with 1 damage on him
    Then Roland Banks has 0 damage"""
        )


def test_no_action_is_none() -> None:
    with pytest.raises(CaseError, match="none is no action"):
        play(
            """Given Roland Banks is at the Study
    When Roland Banks takes 0 resource actions"""
        )
