"""A case in both editions: what differs, and which switch makes it so."""

from __future__ import annotations

from rulesref.cases.case import Case
from rulesref.compare.editions.outcomes import compare_case, outcome
from tests.arkham import JUDGE, parse_cases

PLAIN = """\
Feature: Editions

  Scenario: A resource is a resource
    Given Roland Banks is at the Study
    When Roland Banks takes the resource action
"""
ALERT = """\
Feature: Editions

  Scenario: An exhausted enemy with alert
    Given Agnes Baker is at the Study
    And Stealthy Zoog is engaged with Agnes Baker
    And Stealthy Zoog is exhausted
    And the chaos bag holds auto-fail
    When Agnes Baker attempts to evade Stealthy Zoog
    Then it is asked whether Stealthy Zoog attacks Agnes Baker
"""
HEAD_SLOT = """\
Feature: Editions

  @edition-2026
  Scenario: A head holds one asset
    Given Roland Banks is at the Study
    And Roland Banks controls Fedora
    When Roland Banks plays Fedora
"""
REFUSED = """\
Feature: Editions

  Scenario: Nobody evades what is not engaged
    Given Roland Banks is at the Study
    And Ghoul Minion is at the Study
    And Ghoul Minion is exhausted
    When Roland Banks attempts to evade Ghoul Minion
    And Roland Banks takes the resource action
"""
WAITS = """\
Feature: Editions

  Scenario: One damage, and two who can take it
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    When Roland Banks takes 1 damage
    Then Roland Banks has 1 damage
"""


def case_of(text: str) -> Case:
    (case,) = parse_cases(text, "a.feature")
    return case


def test_a_case_on_which_the_editions_agree_is_none() -> None:
    assert compare_case(JUDGE, case_of(PLAIN), "a.feature") is None


def test_what_an_edition_leaves_open_is_carried_by_the_switch_of_its_question() -> None:
    told = compare_case(JUDGE, case_of(ALERT), "a.feature")
    assert told is not None
    assert told.switches == ("alert-ready-only",)
    assert [told.told[edition].verdict for edition in ("2016", "2026")] == ["open", "no"]


def test_a_case_written_for_one_edition_is_played_in_the_other_too() -> None:
    told = compare_case(JUDGE, case_of(HEAD_SLOT), "a.feature")
    assert told is not None
    assert told.switches == ("head-slot",)
    assert told.told["2026"].happens == {"en": "Fedora is discarded", "it": "Fedora viene scartato"}
    assert told.told["2016"].happens["en"] != "Fedora is discarded"


def test_why_a_case_stops_or_is_refused_is_told_in_the_language_of_the_reader() -> None:
    told = compare_case(JUDGE, case_of(HEAD_SLOT), "a.feature")
    assert told is not None
    why = told.told["2016"].happens
    assert why["en"].endswith("an asset for which there are never enough slots")
    assert why["it"].endswith("un supporto per cui gli slot non bastano mai")
    english, italian = (outcome(JUDGE, case_of(REFUSED), "2026", told_in=t) for t in ("en", "it"))
    assert english.refused.startswith("the step before was refused: ")
    assert italian.refused.startswith("il passo precedente è stato rifiutato: ")
    english, italian = (outcome(JUDGE, case_of(WAITS), "2016", told_in=t) for t in ("en", "it"))
    assert english.refused.startswith("Roland Banks must choose first: ")
    assert italian.refused.startswith("Roland Banks deve prima scegliere: ")


def test_the_case_itself_keeps_its_tags() -> None:
    case = case_of(HEAD_SLOT)
    compare_case(JUDGE, case, "a.feature")
    assert "edition-2026" in case.tags


def test_every_switch_set_as_in_the_other_edition_makes_the_case_of_that_edition() -> None:
    swapped = {name: switch.editions["2026"] for name, switch in JUDGE.game.switches.items()}
    case = case_of(HEAD_SLOT)
    there = outcome(JUDGE, case, "2026")
    assert outcome(JUDGE, case, "2016").lines != there.lines
    assert outcome(JUDGE, case, "2016", swapped).lines == there.lines


def test_a_case_that_cannot_go_on_says_why_and_nothing_else() -> None:
    broken = outcome(JUDGE, case_of(PLAIN.replace("takes the resource action", "juggles")), "2016")
    assert broken.refused
    assert not broken.lines
    assert not broken.verdict


def test_a_switch_that_was_not_read_changes_nothing() -> None:
    """So only those that were read are set otherwise, to see which of them makes the difference."""
    for text in (PLAIN, ALERT, HEAD_SLOT):
        case = case_of(text)
        known = outcome(JUDGE, case, "2016")
        unread = [row for row in JUDGE.game.switches.values() if row.name not in known.read]
        assert unread
        for row in unread:
            for value in set(row.editions.values()) - {row.editions["2016"]}:
                assert outcome(JUDGE, case, "2016", {row.name: value}).compared == known.compared


def test_a_switch_that_was_read_is_known() -> None:
    assert "alert-ready-only" in outcome(JUDGE, case_of(ALERT), "2016").read
    assert "head-slot" in outcome(JUDGE, case_of(HEAD_SLOT), "2016").read
    assert "head-slot" not in outcome(JUDGE, case_of(ALERT), "2016").read
