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
    assert told.told["2026"].happens == "Fedora is discarded"
    assert told.told["2016"].happens != "Fedora is discarded"


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
