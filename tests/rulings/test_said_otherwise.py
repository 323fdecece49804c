"""What an effect does, told as a deed, answers what the effect has somebody choose."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.rulings.ruling import Ruling
from tests.arkham import parse_cases, replay

TABLE = """Feature: f
  Scenario: s
    Given Roland Banks is at the Study with 9 resources
    And the Study is connected to the Hallway
    And the chaos bag holds 0
"""


def _play(*steps: str, table: str = TABLE) -> Ruling:
    (case,) = parse_cases(table + "".join(f"    {step}\n" for step in steps), "x.feature")
    return replay(case, "2016")


def _yorick(cards: str, *steps: str) -> Ruling:
    table = TABLE.replace(
        "Roland Banks is at the Study with 9", "William Yorick is at the Study with 3"
    )
    return _play(
        f"And William Yorick has {cards} in the discard pile",
        "And Swarm of Rats is engaged with William Yorick",
        "When William Yorick fights Swarm of Rats",
        "And William Yorick uses William Yorick",
        *steps,
        "Then Knife is in play",
        "And William Yorick has 2 resources",
        "And William Yorick has 2 actions",
        table=table,
    )


@pytest.mark.parametrize("cards", ["Knife", "Knife and Flashlight"])
def test_a_card_that_an_effect_has_played_is_not_played_again(cards: str) -> None:
    assert _yorick(cards, "And William Yorick plays Knife").passed


def test_the_same_card_is_played_but_once() -> None:
    steps = ["And William Yorick plays Knife"] * 2
    with pytest.raises(CaseError, match="refused"):
        _yorick("Knife", *steps)


def test_what_a_cost_and_its_effect_come_to_is_told_in_turn() -> None:
    table = TABLE.replace(
        "Roland Banks is at the Study with 9", "Dexter Drake (07004) is at the Study with 3"
    )
    ruling = _play(
        "And Dexter Drake controls Scrying (01061)",
        "And Dexter Drake has Shrivelling (01060) in hand",
        "And it is the turn of Dexter Drake",
        "When Dexter Drake uses Dexter Drake",
        "And Dexter Drake discards Scrying",
        "And Dexter Drake plays Shrivelling",
        "Then Shrivelling is in play",
        "And Dexter Drake has 3 actions",
        table=table,
    )
    assert ruling.passed


def test_the_only_card_need_not_be_told() -> None:
    assert _yorick("Knife").passed


@pytest.mark.parametrize("more", [(), ("And the Attic is in play",)])
def test_where_an_effect_moves_somebody_is_told_as_a_move(more: tuple[str, ...]) -> None:
    ruling = _play(
        *more,
        "And Ghoul Minion is engaged with Roland Banks",
        "And Roland Banks has Elusive in hand",
        "When Roland Banks plays Elusive",
        "And Roland Banks moves to the Hallway",
        "Then Roland Banks is at the Hallway",
        "And Roland Banks has 3 actions",
    )
    assert ruling.passed


def test_whom_an_effect_moves_is_who_is_told_to_move() -> None:
    shortcut = (
        "And Agnes Baker is at the Study",
        "And the Study is connected to the Cellar",
        "And Roland Banks has Shortcut (02022) in hand",
        "When Roland Banks plays Shortcut on Agnes Baker",
    )
    moved = "Then Agnes Baker is at the Cellar"
    assert _play(*shortcut, "And Agnes Baker moves to the Cellar", moved).passed
    with pytest.raises(CaseError, match="must choose first"):
        _play(*shortcut, "And Roland Banks moves to the Cellar", moved)


@pytest.mark.parametrize("hand", ["Machete", "Machete and Guts"])
def test_what_pays_for_something_is_told_as_discarded(hand: str) -> None:
    table = TABLE.replace("Roland Banks is", "Wendy Adams (01005) is")
    ruling = _play(
        f"And Wendy Adams has {hand} in hand",
        "When Wendy Adams tests willpower (2)",
        "And nobody commits anything",
        "And Wendy Adams uses Wendy Adams",
        "And Wendy Adams discards Machete",
        "Then Machete is in Wendy Adams's discard pile",
        table=table,
    )
    assert ruling.passed


@pytest.mark.parametrize("deed", ["chooses", "draws", "finds"])
def test_what_a_search_finds_is_chosen_or_drawn(deed: str) -> None:
    ruling = _play(
        "And Roland Banks controls Old Book of Lore (01031)",
        "And the deck of Roland Banks holds Knife, Machete, Flashlight",
        "When Roland Banks uses Old Book of Lore",
        f"And Roland Banks {deed} Machete",
        "Then Roland Banks has Machete in hand",
        "And Roland Banks has 2 actions",
    )
    assert ruling.passed


DOG = (
    "And Duke is exhausted",
    'And "Ashcan" Pete has Machete and Guts in hand',
    'And it is the turn of "Ashcan" Pete',
)
PETE = TABLE.replace("Roland Banks is", '"Ashcan" Pete (02005) is') + (
    '    And "Ashcan" Pete controls Duke and Flashlight\n'
)


@pytest.mark.parametrize("others", [(), ("And Flashlight is exhausted",)])
def test_a_target_is_told_before_what_comes_between_is_chosen(others: tuple[str, ...]) -> None:
    ruling = _play(
        *DOG,
        *others,
        'When "Ashcan" Pete uses "Ashcan" Pete on Duke',
        'And "Ashcan" Pete discards Machete',
        "Then Duke is ready",
        table=PETE,
    )
    assert ruling.passed


@pytest.mark.parametrize("after", ["Then Duke is ready", 'When "Ashcan" Pete takes a resource'])
def test_a_target_that_nothing_asks_for_is_refused(after: str) -> None:
    with pytest.raises(CaseError, match="what a cost is paid with") as caught:
        _play(
            *DOG,
            'When "Ashcan" Pete uses "Ashcan" Pete on Flashlight',
            'And "Ashcan" Pete discards Machete',
            after,
            table=PETE,
        )
    assert caught.value.line == 10


def test_what_comes_to_be_so_whatever_anybody_does_is_met() -> None:
    table = TABLE.replace("Roland Banks is", '"Skids" O\'Toole (01003) is')
    razor = (
        'And "Skids" O\'Toole has Cheap Shot (03194) in hand',
        'And Icy Ghoul is engaged with "Skids" O\'Toole',
        'When "Skids" O\'Toole plays Cheap Shot on Icy Ghoul',
    )
    assert _play(*razor, "Then Icy Ghoul has 1 damage", table=table).passed
    with pytest.raises(CaseError, match="must choose first"):
        _play(*razor, "Then Icy Ghoul has 0 damage", table=table)


def test_an_action_ability_is_used_once_nobody_uses_the_window_before_it() -> None:
    table = TABLE.replace("Roland Banks is", '"Skids" O\'Toole (01003) is')
    gun = (
        'And "Skids" O\'Toole has Sleight of Hand and .41 Derringer (01047) in hand',
        'And Icy Ghoul is engaged with "Skids" O\'Toole',
        'When "Skids" O\'Toole begins his turn',
        'And "Skids" O\'Toole plays Sleight of Hand',
        'And "Skids" O\'Toole uses .41 Derringer on Icy Ghoul',
        "And nobody reacts to anything else",
        'Then "Skids" O\'Toole has 2 actions',
    )
    assert _play(*gun, table=table).passed
    spent = (*gun[:4], 'And "Skids" O\'Toole uses Leo De Luca', *gun[5:])
    with pytest.raises(CaseError):
        _play(*spent, table=table)


def test_a_target_is_chosen_behind_a_reaction_that_nobody_takes() -> None:
    table = TABLE.replace("Roland Banks is", "Mark Harrigan is")
    cop = (
        "And Mark Harrigan controls Beat Cop (01028)",
        "And the deck of Mark Harrigan holds Knife",
        "And Ghoul Minion and Icy Ghoul are engaged with Mark Harrigan",
        "And it is the turn of Mark Harrigan",
        "When Mark Harrigan uses Beat Cop on Icy Ghoul",
    )
    struck = "Then Icy Ghoul has 1 damage"
    assert _play(*cop, "And nobody reacts to anything else", struck, table=table).passed
    assert _play(*cop, "And Mark Harrigan uses Mark Harrigan", struck, table=table).passed


@pytest.mark.parametrize(("damage", "lives"), [(1, True), (2, True), (3, False)])
def test_what_is_attached_later_counts_for_the_damage_told_before(damage: int, lives: bool) -> None:
    steps = (
        f"And Roland Banks controls Beat Cop (01018) with {damage} damage",
        "And Trusted is attached to Beat Cop",
        "When Roland Banks takes a resource",
        "Then Beat Cop is in play",
    )
    if lives:
        assert _play(*steps).passed
        return
    with pytest.raises(CaseError, match="would be defeated") as caught:
        _play(*steps)
    assert caught.value.line == 6


BRAND = """Feature: f
  Scenario: s
    Given Harvey Walters is at the Study
    And Harvey Walters controls Brand of Cthugha (4)
    And Ghoul Minion is engaged with Harvey Walters
    And the chaos bag holds 0
"""


def test_an_option_is_told_by_what_it_spends() -> None:
    ruling = _play(
        "When Harvey Walters fights Ghoul Minion with Brand of Cthugha (4)",
        "And Harvey Walters uses willpower for the test",
        "And nobody commits anything",
        "And Harvey Walters spends 2 charges",
        "Then Ghoul Minion is defeated",
        "And Brand of Cthugha (4) has 7 charges",
        table=BRAND,
    )
    assert ruling.passed


@pytest.mark.parametrize(
    ("told", "value"),
    [("William Yorick takes 1 horror", 6), ("William Yorick pays for Meat Cleaver in way 1", 5)],
)
def test_a_way_to_pay_is_told_by_what_it_costs_and_a_test_that_has_ended_is_asked_about(
    told: str, value: int
) -> None:
    ruling = _play(
        "And Meat Cleaver is in play under William Yorick's control",
        "And Ghoul Minion is engaged with William Yorick",
        "When William Yorick fights Ghoul Minion with Meat Cleaver",
        f"And {told}",
        "And nobody commits anything",
        f"Then the skill value of the test is {value}",
        "And the difficulty of the test is 2",
        table=TABLE.replace("Roland Banks is at the Study with 9 resources", _WOUNDED),
    )
    assert ruling.passed, ruling.unmet


_WOUNDED = "William Yorick is at the Study with 2 horror"


def test_what_no_option_leads_to_answers_none() -> None:
    with pytest.raises(CaseError, match="must choose first"):
        _play(
            "When Harvey Walters fights Ghoul Minion with Brand of Cthugha (4)",
            "And nobody commits anything",
            "And Harvey Walters spends 5 charges",
            "Then Ghoul Minion is defeated",
            table=BRAND,
        )


@pytest.mark.parametrize("rule", ["steps/st-2", "arkham-lcg/steps/st-2", "wild skill icons"])
def test_the_second_of_two_cards_is_refused_by_its_rule_however_that_is_named(rule: str) -> None:
    ruling = _play(
        "And Roland Banks has Perception and Manual Dexterity in hand",
        "When Roland Banks investigates",
        "And Roland Banks commits Perception and Manual Dexterity",
        f"Then it is refused under {rule}",
    )
    assert ruling.passed


@pytest.mark.parametrize(("clues", "may"), [(1, "may"), (0, "may not")])
def test_somebody_is_asked_about_by_their_own_ability(clues: int, may: str) -> None:
    ruling = _play(
        f"And the Study has {clues} clues",
        "And Swarm of Rats is engaged with Roland Banks",
        "When Roland Banks defeats Swarm of Rats",
        f"Then Roland Banks {may} use his reaction",
    )
    assert ruling.passed


MISTS = """Feature: f
  Scenario: s
    Given Agnes Baker is at the Study
    And the Study is connected to the Hallway
    And Agnes Baker controls Mists of R'lyeh (04029)
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds 0
"""


@pytest.mark.parametrize("more", ["", "And the Study is connected to the Cellar"])
def test_a_move_that_a_card_allows_is_told_as_a_move(more: str) -> None:
    """Whether the place is the only one or has to be chosen, the words accept it and say which."""
    ruling = _play(
        *filter(None, [more]),
        "When Agnes Baker evades Ghoul Minion with Mists of R'lyeh (04029)",
        "And nobody commits anything",
        "And Agnes Baker moves to the Hallway",
        "Then Agnes Baker is at the Hallway",
        "And Agnes Baker has 2 actions",
        "And Agnes Baker succeeds at the test",
        table=MISTS,
    )
    assert ruling.passed, ruling.unmet


def test_a_token_is_chosen_by_its_face_and_an_event_played_against_an_enemy() -> None:
    ruling = _play(
        "And Grotesque Statue (60421) is in play under Roland Banks's control",
        "And Ghoul Minion is engaged with Roland Banks",
        "And it is the turn of Roland Banks",
        "When Roland Banks plays Sneak Attack against Ghoul Minion",
        "Then it is refused under event cards",
        table=TABLE.replace("holds 0", "holds 0, auto-fail"),
    )
    assert ruling.passed
    chosen = _play(
        "And Grotesque Statue (60421) is in play under Roland Banks's control",
        "When Roland Banks investigates",
        "And nobody commits anything",
        "And Roland Banks uses Grotesque Statue (60421)",
        "And Roland Banks reveals 0",
        "And Roland Banks reveals auto-fail",
        "And Roland Banks chooses the auto-fail token",
        "Then Roland Banks fails the test",
        table=TABLE.replace("holds 0", "holds 0, auto-fail"),
    )
    assert chosen.passed


LUCKY = """Feature: f
  Scenario: s
    Given Wendy Adams is at the Study with 2 resources
    And Wendy Adams has Lucky! (01080) in hand
    And the Study has 1 clue
    When Wendy Adams investigates
"""


def test_a_result_that_is_told_says_that_nobody_answers_its_token():
    """Wendy Adams could: what is told of the result is what comes of it where they do not."""
    told = ("And Wendy Adams would fail by 2", "And Wendy Adams plays Lucky!")
    assert _play(*told, "Then Wendy Adams has 1 clue", table=LUCKY).passed
    assert _play("And Wendy Adams fails by 2", "Then Wendy Adams has 0 clues", table=LUCKY).passed


def test_who_answers_the_token_all_the_same_says_so():
    told = ("And Wendy Adams would fail by 2", "And Wendy Adams uses Wendy Adams")
    found = _play(*told, "And Wendy Adams reveals 0", "Then Wendy Adams has 1 clue", table=LUCKY)
    assert found.passed
    asked = _play("And Wendy Adams would fail by 2", "Then Wendy may use Wendy Adams", table=LUCKY)
    assert asked.passed


def test_only_the_token_of_that_result_is_left_alone():
    told = ("And Wendy Adams would fail by 2", "And Wendy Adams uses Wendy Adams")
    again = ("And Wendy Adams reveals -1", "Then Wendy Adams has 1 clue")
    table = LUCKY.replace(
        "And Wendy", "And Wendy Adams controls Lucky Dice (02230)\n    And Wendy", 1
    )
    with pytest.raises(CaseError, match="must choose first: whether to react"):
        _play(*told, *again, table=table.replace("with 2", "with 5"))


HURT = """Feature: f
  Scenario: s
    Given Roland Banks is at the Study with 2 resources
    And Wendy Adams is at the Study
    And Roland Banks controls First Aid (01019)
    And Roland Banks has 2 damage
    And Roland Banks has Emergency Aid in hand
"""


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        (("When Roland Banks uses First Aid to heal 2 damage",), "nothing that is happening"),
        (("When Roland Banks uses First Aid to heal 1 horror",), "nothing that is happening"),
        (("When Roland Banks uses First Aid", "And Roland heals 2 damage"), "nothing that is"),
        (
            ("When Roland Banks plays Emergency Aid", "And Roland heals 3 damage from Roland"),
            "nothing that is happening",
        ),
    ],
)
def test_what_is_healed_is_no_more_than_the_card_heals(steps: tuple[str, ...], why: str):
    """And nothing of it is taken for an effect of nobody that comes on top."""
    with pytest.raises(CaseError, match=why):
        _play(*steps, "Then Roland Banks has 0 horror", table=HURT)


def test_an_enemy_that_attacks_somebody_else_is_not_the_first_to_attack():
    table = TABLE + "    And Agnes Baker is at the Study\n"
    table += "    And Ghoul Minion and Swarm of Rats are engaged with Roland Banks\n"
    with pytest.raises(CaseError, match="must choose first: which enemy attacks first"):
        _play(
            "When the enemy phase begins",
            "And Swarm of Rats attacks Agnes Baker",
            "Then Agnes Baker has 0 damage",
            table=table,
        )


def test_a_target_that_is_not_the_only_one_to_lead_there_is_chosen_by_nobody():
    """Both have damage: of whom it is healed, somebody has to say."""
    told = ("And Wendy Adams has 2 damage", "When Roland Banks plays Emergency Aid")
    healed = ("And Roland Banks heals 2 damage", "Then Roland Banks has 0 damage")
    with pytest.raises(CaseError, match="must choose first: a target"):
        _play(*told, *healed, table=HURT)
    whom = ("And Roland Banks heals 2 damage from Wendy Adams", "Then Wendy Adams has 0 damage")
    assert _play(*told, *whom, table=HURT).passed
