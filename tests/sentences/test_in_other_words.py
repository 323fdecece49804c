"""Which ability of a card is meant: a step that is met by one of several says by which."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from rulesref.render.timeline import render_ruling
from tests.arkham import play

KNIFE = """Given Leo Anderson is at the Study
    And it is the {phase} phase
    And Survival Knife is in play under Leo Anderson's control
    And Ghoul Minion is engaged with Leo Anderson
    When Ghoul Minion attacks Leo Anderson
    Then Leo Anderson may use Survival Knife"""


def test_it_is_said_which_ability_may_be_used() -> None:
    """After an attack outside of the enemy phase it is the action that is lawful, not the answer."""
    ruling = play(KNIFE.format(phase="investigation"))
    assert ruling.passed
    (remark,) = ruling.remarks
    assert "ability 1 of Survival Knife" in remark.told
    assert "ability 2" in remark.told
    assert any(remark.told in line for line in render_ruling(ruling))
    assert ruling.as_json()["remarks"] == [{"line": remark.line, "told": remark.told}]


def test_the_answer_that_is_offered_is_named() -> None:
    (remark,) = play(KNIFE.format(phase="enemy")).remarks
    assert remark.told.startswith("it is ability 2 of Survival Knife")


def test_what_keeps_each_ability_is_said() -> None:
    steps = KNIFE.format(phase="investigation").replace(
        "is engaged with Leo Anderson", "is at the Hallway"
    )
    (unmet,) = play(steps).unmet
    assert "ability 1: " in unmet.happened
    assert "ability 2: " in unmet.happened


def test_a_card_with_one_ability_needs_no_remark() -> None:
    ruling = play(
        """Given Roland Banks is at the Study
        And Beat Cop (2) is in Roland Banks's play area
        And Ghoul Minion is engaged with Roland Banks
        Then Roland Banks may use Beat Cop (2)"""
    )
    assert ruling.passed
    assert not ruling.remarks


def test_an_ability_is_used_by_its_cost() -> None:
    ruling = play(
        """Given Roland Banks is at the Study
        And Roland Banks controls Beat Cop (2)
        And Ghoul Minion is engaged with Roland Banks
        When Roland Banks exhausts Beat Cop (2)
        Then Beat Cop (2) is exhausted
        And Ghoul Minion has 1 damage"""
    )
    assert ruling.passed


def test_what_is_not_paid_for_by_exhausting_is_not_used_so() -> None:
    with pytest.raises(CaseError, match="no ability of Knife is paid for"):
        play(
            """Given Roland Banks is at the Study
            And Roland Banks controls Knife
            When Roland Banks exhausts Knife"""
        )


PROVOKED = """Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks takes {deed}
    Then {then}"""


@pytest.mark.parametrize(
    ("deed", "then", "passed"),
    [
        ("a resource", "there is an attack of opportunity", True),
        ("a resource", "Ghoul Minion makes an attack of opportunity against Roland Banks", True),
        ("a resource", "Roland Banks provokes no attack of opportunity", False),
        ("2 damage", "there is no attack of opportunity", True),
        ("2 damage", "Roland Banks provokes an attack of opportunity", False),
    ],
)
def test_attacks_of_opportunity(deed: str, then: str, passed: bool) -> None:
    ruling = play(PROVOKED.format(deed=deed, then=then))
    assert ruling.passed is passed
    assert not passed or play(PROVOKED.format(deed=deed, then=f"it is asked whether {then}")).passed


def test_an_attack_of_the_enemy_phase_is_none() -> None:
    ruling = play(
        """Given Roland Banks is at the Study
        And Ghoul Minion is engaged with Roland Banks
        When the enemy phase begins
        Then Ghoul Minion makes no attack of opportunity"""
    )
    assert ruling.passed


ATTACKED = """Given Roland Banks and Agnes Baker are at the Study
    And Ghoul Minion is engaged with Roland Banks
    When {when}
    Then {then}"""


@pytest.mark.parametrize(
    ("when", "then", "passed"),
    [
        ("Ghoul Minion attacks Roland Banks", "Ghoul Minion does not attack", False),
        ("Ghoul Minion attacks Roland Banks", "no enemy attacks Agnes Baker", True),
        ("Ghoul Minion attacks Roland Banks", "no enemy attacks", False),
        ("Ghoul Minion attacks Roland Banks", "Ghoul Minion doesn't attack Roland Banks", False),
        ("Ghoul Minion attacks Roland Banks", "Ghoul Minion is not defeated", True),
        ("Ghoul Minion is defeated", "Ghoul Minion is not defeated", False),
        ("Ghoul Minion is defeated", "Ghoul Minion has not been discarded", False),
        ("Ghoul Minion is defeated", "Ghoul Minion attacks nobody", True),
        ("Roland Banks takes 1 damage", "Roland Banks does not take 1 damage", False),
        ("Roland Banks takes 1 damage", "Agnes Baker does not take 1 damage", True),
    ],
)
def test_what_does_not_happen(when: str, then: str, passed: bool) -> None:
    assert play(ATTACKED.format(when=when, then=then)).passed is passed


def test_what_does_not_happen_in_italian() -> None:
    steps = """Dato Roland Banks è nello Studio
    E Ghoul Tirapiedi è impegnato con Roland Banks
    Quando Ghoul Tirapiedi attacca Roland Banks
    Allora Ghoul Tirapiedi non viene sconfitto"""
    assert play(steps, language="it").passed


def test_who_deals_damage_with_a_card_may_be_told() -> None:
    steps = """Given Roland Banks is at the Study
    And Roland Banks controls Machete
    And Agnes Baker is at the Study
    And Roland Banks is engaged with Goat Spawn
    When Roland Banks uses Machete
    And Roland Banks succeeds by 1
    Then {who} deals 2 damage to Goat Spawn"""
    assert play(steps.format(who="Machete")).passed
    assert play(steps.format(who="Roland Banks")).passed
    assert not play(steps.format(who="Agnes Baker")).passed


@pytest.mark.parametrize(
    "told", ["uses her ability", "uses her own reaction on Ghoul Minion", "uses her reaction"]
)
def test_the_ability_of_an_investigator_is_theirs(told: str) -> None:
    steps = """Given Agnes Baker is in the Study
    And the Study has no clues
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker takes 1 horror
    And Agnes Baker uses her ability
    Then Ghoul Minion has 1 damage
    And there are no clues on the Study"""
    assert play(steps.replace("uses her ability", told)).passed


def test_no_tokens_on_a_card() -> None:
    steps = """Given Roland Banks is in the Study
    And there is no damage on Roland Banks
    When Roland Banks takes 1 damage
    Then there is no damage on Roland Banks"""
    (unmet,) = play(steps).unmet
    assert "1" in unmet.happened


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "there is an exhausted Ghoul Minion in the Study"),
        ("en", "the exhausted Ghoul Minion is at the Study"),
        ("it", "c'è un Ghoul Tirapiedi esaurito nello Studio"),
        ("it", "il Ghoul Tirapiedi è nello Studio, esaurito"),
    ],
)
def test_an_exhausted_enemy_at_a_place(language: str, told: str) -> None:
    steps = {
        "en": f"""Given Roland Banks is in the Study
            And {told}
            And there is a Goat Spawn at the Hallway
            When Roland Banks engages the Ghoul Minion
            Then Ghoul Minion is engaged with Roland Banks
            And Ghoul Minion is exhausted""",
        "it": f"""Dato Roland Banks è nello Studio
            E {told}
            E Roland Banks ha Machete in mano
            Quando Roland Banks impegna il Ghoul Tirapiedi
            E Roland Banks elude il Ghoul Tirapiedi
            E Roland Banks fallisce di 1
            Allora Ghoul Tirapiedi è impegnato con Roland Banks""",
    }
    assert play(steps[language], language=language).passed


CLEAVER = """Given William Yorick is at the Study with 2 horror on him
    And William Yorick controls Meat Cleaver
    And Icy Ghoul is engaged with William Yorick
    When William Yorick fights Icy Ghoul with Meat Cleaver
    And William Yorick {answer} the effect of Meat Cleaver
    And William Yorick reveals -1
    Then Icy Ghoul has {damage} damage"""


@pytest.mark.parametrize(("answer", "damage"), [("accepts", 2), ("declines", 1)])
def test_a_cost_that_may_be_paid_on_top_is_accepted_or_declined(answer: str, damage: int) -> None:
    assert play(CLEAVER.format(answer=answer, damage=damage)).passed


GRY = """Given Roland Banks is at the Study with 0 resources on him
    And the Study has 2 clues
    And Roland Banks controls Gregory Gry
    When Roland Banks investigates
    And Roland Banks uses Gregory Gry
    And Roland Banks {spends}
    And Roland Banks succeeds by 2
    Then Gregory Gry has 7 resources
    And Roland Banks has 2 resources"""


def test_one_of_several_costs_is_told_by_what_it_spends() -> None:
    assert play(GRY.format(spends="spends 2 resources")).passed


def test_what_no_way_spends_is_none_of_them() -> None:
    with pytest.raises(CaseError, match="in which way to pay"):
        play(GRY.format(spends="spends 4 resources"))


DENIAL = """Given Agnes Baker is at the Study
    And Agnes Baker has Deny Existence (0) in hand
    And Ghoul Minion is engaged with Agnes Baker
    When Ghoul Minion attacks Agnes Baker
    And Agnes Baker plays Deny Existence
    And Agnes Baker chooses {token}
    And nobody reacts to anything else
    Then Agnes Baker has {damage} damage and {horror} horror"""


@pytest.mark.parametrize(("token", "damage", "horror"), [("horror", 1, 0), ("the damage", 0, 1)])
def test_an_option_is_told_by_what_it_alone_is_about(token: str, damage: int, horror: int) -> None:
    steps = DENIAL.format(token=token, damage=damage, horror=horror)
    assert play(steps).passed


def test_a_constant_ability_is_used_by_nobody() -> None:
    with pytest.raises(CaseError, match="ability 1 of Agency Backup is constant") as caught:
        play(
            """Given Roland Banks is at the Study
            And Roland Banks controls Agency Backup
            When Roland Banks uses ability 1 of Agency Backup"""
        )
    assert "2, 3" in (caught.value.remedy or "")


def test_an_effect_is_accepted_by_what_it_lets_somebody_do() -> None:
    assert play(
        """Given Roland Banks is at the Study
        And the Study has 2 clues
        And Roland Banks has Quick Thinking in hand
        When Roland Banks investigates
        And Roland Banks commits Quick Thinking
        And Roland Banks succeeds by 2
        And Roland Banks takes a resource
        Then Roland Banks has 2 actions"""
    ).passed


DISC = """Given Roland Banks is at the Study
    And Roland Banks controls Disc of Itzamna (0)
    And Icy Ghoul is engaged with Roland Banks
    When Roland Banks draws Swarm of Rats from the encounter deck
    And Roland Banks uses Disc of Itzamna on {enemy}
    And Roland Banks chooses option 2
    Then Swarm of Rats is in the encounter discard pile"""


def test_what_is_dealt_with_may_be_told_before_how() -> None:
    assert play(DISC.format(enemy="Swarm of Rats")).passed


def test_what_was_told_of_a_card_and_not_done_to_it_is_refused() -> None:
    with pytest.raises(CaseError, match="must choose first"):
        play(DISC.format(enemy="Icy Ghoul"))
