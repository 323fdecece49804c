"""Every end of a case: against a naive enumeration, and each told way leads to its end."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.cases.written import Step
from rulesref.engine.found import USUAL, Budget
from rulesref.errors import CaseError
from rulesref.rulings import outcomes as module
from rulesref.rulings import verdict
from rulesref.rulings.outcomes import outcomes, until
from tests.arkham import JUDGE
from tests.rulings.enumerated import agrees, case_of, compared, counting, drawing, reads_alike

#: Cases of few decisions: choices alone, fate alone, both, one in the other.
SMALL = {
    "assigning": (
        "Given Agnes Baker is at the Study\nAnd Goat Spawn is engaged with Agnes Baker\n"
        "And Agnes Baker controls Guard Dog\nWhen Goat Spawn attacks Agnes Baker"
    ),
    "two attackers": (
        "Given Agnes Baker is at the Study\nAnd Goat Spawn is engaged with Agnes Baker\n"
        "And Goat Spawn #2 is engaged with Agnes Baker\nAnd Agnes Baker controls Guard Dog\n"
        "When Agnes Baker gains a resource"
    ),
    "a test": (
        "Given Roland Banks is at the Study\nAnd the Study has 2 clues\n"
        "And the chaos bag holds 0, -1, -2, -4\nWhen Roland Banks investigates"
    ),
    "a test, and a card for it": (
        "Given Roland Banks is at the Study\nAnd the Study has 2 clues\n"
        "And Roland Banks has Deduction in hand\n"
        "And the chaos bag holds 0, -1, -2, -4\nWhen Roland Banks investigates"
    ),
    "a test that may be made better": (
        "Given Roland Banks is at the Study\nAnd the Study has 2 clues\n"
        "And Roland Banks has 2 resources\nAnd Roland Banks controls Hyperawareness\n"
        "And the chaos bag holds 0, -2, -4\nWhen Roland Banks investigates"
    ),
    "an attack with a reaction": (
        "Given Roland Banks is at the Study\nAnd the Study has 1 clue\n"
        "And Goat Spawn is engaged with Roland Banks\nAnd Goat Spawn has 2 damage\n"
        "And the chaos bag holds 0, -1, -8\nWhen Roland Banks fights Goat Spawn"
    ),
}


#: A position in which two open questions are asked, and one of them leads elsewhere.
READ = (
    "Given Roland Banks and Agnes Baker are at the Study\n"
    "And Goat Spawn is engaged with Roland Banks\nAnd Goat Spawn has 2 damage\n"
    "And Goat Spawn #2 is engaged with Roland Banks\nAnd Goat Spawn #2 has 2 damage\n"
    "And Roland Banks controls Guard Dog\nWhen Roland Banks plays .45 Automatic"
)


@pytest.mark.parametrize("name", SMALL)
def test_ends_and_chances_are_those_of_a_naive_enumeration(name: str) -> None:
    agrees(SMALL[name])


def test_so_they_are_at_random_tables() -> None:
    """``python -m tests.rulings.enumerated 2000`` compares as many as one likes."""
    assert compared(range(40)) >= 30


def test_so_they_are_where_draws_are_counted() -> None:
    with counting():
        assert compared(range(8), drawing) >= 7


def test_a_bag_that_runs_empty_reveals_no_more_tokens() -> None:
    """What is ignored goes back only as the test ends: here a frost token finds nothing left."""
    steps = (
        "Given Agnes Baker is at the Study\nAnd the scenario is The Gathering\n"
        "And the Study has 2 clues\nAnd Agnes Baker controls Olive McBride\n"
        "And the chaos bag holds {}\nWhen Agnes Baker investigates"
    )
    with counting():
        agrees(steps.format("frost, +1, -3"))
        agrees(steps.format("-8, bless, -3, bless"))


def test_another_reading_leads_where_it_leads_by_itself() -> None:
    """It is explored behind the first one: what no switch that differs was read on is not run."""
    assert compared(range(10), judge=reads_alike) == 10
    reads_alike(READ)


def test_another_reading_runs_only_where_it_is_asked_what_it_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[int] = []
    explored = module._Search.explored

    def counted(search: module._Search, *given: Any) -> Any:
        found = explored(search, *given)
        looked.append(search.positions)
        return found

    monkeypatch.setattr(module._Search, "explored", counted)
    outcomes(JUDGE, case_of(READ), "2016", USUAL)
    first, *others = looked
    assert others
    assert max(others) < first


@pytest.mark.parametrize("name", SMALL)
def test_the_steps_of_an_end_lead_to_it(name: str) -> None:
    case = case_of(SMALL[name])
    for end in outcomes(JUDGE, case, "2016", USUAL).found.ends:
        steps = tuple(Step("when", step, case.line, 1, ()) for step in end.steps)
        told = outcomes(JUDGE, case._replace(steps=(*case.steps, *steps)), "2016", USUAL).found
        assert [(one.changes, one.least) for one in told.ends] == [(end.changes, "1")]


def test_an_order_that_changes_nothing_is_said_to_change_nothing() -> None:
    steps = (
        "Given Agnes Baker is at the Study\nAnd Goat Spawn is engaged with Agnes Baker\n"
        "And Goat Spawn #2 is engaged with Agnes Baker\nAnd Agnes Baker controls Guard Dog\n"
        "When Agnes Baker takes the resource action"
    )
    found = outcomes(JUDGE, case_of(steps), "2016", USUAL).found
    assert found.deciders
    assert any("first" in idle or "order" in idle for idle in found.idle), found


def test_what_somebody_holds_and_nobody_has_described_leaves_the_ends_open() -> None:
    holding = SMALL["assigning"].replace(
        "When Goat", "And Agnes Baker has Eldritch Inspiration in hand\nWhen Goat"
    )
    found = outcomes(JUDGE, case_of(holding), "2016", USUAL).found
    assert [end.kind for end in found.ends] == ["unsupported"]
    assert "Eldritch Inspiration" in found.ends[0].changes[0]


def test_behind_a_stop_no_choice_is_said_to_make_no_difference() -> None:
    investigating = SMALL["two attackers"].replace(
        "When Agnes Baker gains a resource",
        "And the Study has 1 clue\nAnd the chaos bag holds 0, skull\nWhen Agnes Baker investigates",
    )
    found = outcomes(JUDGE, case_of(investigating), "2016", USUAL).found
    assert {end.kind for end in found.ends} == {"end", "unsupported"}
    assert not found.idle


def test_a_position_that_cannot_be_has_no_ends() -> None:
    steps = "Given Roland Banks is at the Study\nAnd Study is unrevealed"
    with pytest.raises(CaseError, match="entering it has revealed it"):
        outcomes(JUDGE, case_of(steps), "2016", USUAL)


def test_a_budget_that_is_spent_says_what_it_has_not_seen() -> None:
    case = case_of(SMALL["a test, and a card for it"])
    found = outcomes(JUDGE, case, "2016", Budget(4)).found
    assert found.positions <= 4
    assert found.left > 0
    assert {(end.least, end.most) for end in found.ends} <= {("0", "1")}


def test_time_that_is_over_ends_it_too() -> None:
    case = case_of(SMALL["a test"])
    assert outcomes(JUDGE, case, "2016", Budget(until=0.0)).found.left > 0


def test_a_sentence_is_asked_for_with_a_way_there_and_one_around_it() -> None:
    ruling = until(JUDGE, case_of(SMALL["assigning"]), "2016", "Guard Dog has 1 damage", USUAL)
    assert ruling.verdict == "depends"
    assert [way.answer for way in ruling.outcomes] == ["yes", "no"]


@pytest.mark.parametrize(
    "sentence",
    [
        "Goat Spawn #2 attacks Agnes Baker",
        "Goat Spawn #2 is defeated",
        "Goat Spawn is defeated before Goat Spawn #2 is defeated",
        "Goat Spawn #2 attacks Agnes Baker before Goat Spawn attacks Agnes Baker",
        "Agnes Baker takes 1 horror",
        "Guard Dog is defeated",
        "Agnes Baker has 1 damage",
        "1 damage is placed on Agnes Baker before 1 damage is placed on Guard Dog",
    ],
)
def test_copies_are_merged_only_where_no_question_tells_them_apart(
    sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = case_of(SMALL["two attackers"].replace("gains a resource", "takes the resource action"))
    merged = until(JUDGE, case, "2016", sentence, USUAL)
    monkeypatch.setattr(verdict, "interchangeable", lambda *_: None)
    apart = until(JUDGE, case, "2016", sentence, USUAL)
    assert merged.verdict == apart.verdict
    assert [one[:3] for one in merged.outcomes] == [one[:3] for one in apart.outcomes]


def test_the_order_of_a_deck_tells_ends_apart() -> None:
    steps = (
        "Given Agnes Baker is at the Study\nAnd Agnes Baker controls Scrying\n"
        "And the deck of Agnes Baker holds Knife, Flashlight, Knife, Machete\n"
        "And the encounter deck is empty\nWhen Agnes Baker uses Scrying\n"
        "And Agnes Baker looks at the deck of Agnes Baker"
    )
    found = outcomes(JUDGE, case_of(steps), "2016", USUAL).found
    orders = [line for end in found.ends for line in end.changes if "deck of" in line]
    assert sorted(orders) == [
        "deck of Agnes Baker: from the top Flashlight, Knife, then as before",
        "deck of Agnes Baker: from the top Knife, Knife, Flashlight, then as before",
    ]
    assert len(found.ends) == 3
    assert any("order" in decider for decider in found.deciders)


@pytest.mark.parametrize(
    ("before", "deed", "told"),
    [
        ("the deck of Roland Banks holds Knife, Machete", "draws a card", "cards 2 → 1"),
        (
            "the shuffled deck of Roland Banks holds Knife, Machete",
            "draws a card",
            "cards 2 → 1, shuffled, fewer of Knife",
        ),
        ("the deck of Roland Banks holds Knife", "takes a resource", ""),
    ],
)
def test_a_deck_is_told_by_what_is_otherwise_in_it(before: str, deed: str, told: str) -> None:
    steps = f"Given Roland Banks is at the Study\nAnd {before}\nWhen Roland Banks {deed}"
    found = outcomes(JUDGE, case_of(steps), "2016", USUAL).found
    lines = [line for end in found.ends for line in end.changes if line.startswith("deck of")]
    assert (f"deck of Roland Banks: {told}" in lines) if told else (lines == [])


@pytest.mark.parametrize(
    ("deed", "how"),
    [
        ("the scenario ends with resolution 1", "with resolution 1"),
        ("the scenario ends with resolution 2", "with resolution 2"),
        ("Roland Banks resigns", "without a resolution"),
    ],
)
def test_how_the_scenario_has_ended_is_told(deed: str, how: str) -> None:
    steps = f"Given Roland Banks is at the Study\nWhen {deed}"
    (end,) = outcomes(JUDGE, case_of(steps), "2016", USUAL).found.ends
    assert end.changes[-1] == f"the scenario ends {how}"


def test_readings_that_lead_elsewhere_are_shown_apart() -> None:
    steps = (
        "Given Roland Banks is at the Study\nAnd the Study has 3 clues\n"
        "And Cover Up is in the threat area of Roland Banks\nAnd Cover Up has 3 clues\n"
        "And Roland Banks has Deduction in hand\nAnd the chaos bag holds 0\n"
        "When Roland Banks investigates\nAnd Roland Banks commits Deduction"
    )
    told = outcomes(JUDGE, case_of(steps), "2016", USUAL)
    assert list(told.otherwise) == ["U-33"]
