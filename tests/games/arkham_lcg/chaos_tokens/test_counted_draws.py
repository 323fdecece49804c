"""arkham_lcg.counted_draws: what is found by counting draws is what trying them all would find."""

from __future__ import annotations

from typing import Any

import pytest

from rulesref.cases.written import Step
from rulesref.engine import counted as counting
from rulesref.engine import exploration as exploring
from rulesref.engine.ability import Node
from rulesref.engine.found import Budget
from rulesref.games.arkham_lcg.chaos_tokens import counted_draws
from rulesref.games.arkham_lcg.rules import RULES
from rulesref.rulings import outcomes as module
from rulesref.rulings import verdict
from rulesref.rulings.outcomes import Ends, outcomes, until
from rulesref.rulings.ruling import Ruling
from tests.arkham import JUDGE, parse_cases

BUDGET = Budget(30_000)
#: Cards, the charges of the statue, what the bag holds.
BAGS = (
    ("Grotesque Statue (4)", 2, "0, -1, -1, -1, curse, tablet"),
    ("Grotesque Statue (4)", 2, "+1, +1, -1, -1, -8, curse, curse"),
    ("Grotesque Statue (4)", 1, "+1, 0, -1, -1, skull, frost, frost, bless"),
    ("Grotesque Statue (4)", 1, "-1, -1, -1, cultist, tablet, skull, auto-fail, elder-sign"),
    ("Olive McBride", 0, "-8, -1, -1, skull, cultist, tablet, curse"),
    ("Olive McBride and Grotesque Statue (4)", 1, "0, 0, -1, -1, -2, -3, -8"),
)


def case_of(cards: str, charges: int, bag: str, *more: str) -> Any:
    lines = [
        "Given Agnes Baker is at the Study",
        "And the scenario is The Gathering",
        "And the Study has 1 clue",
        f"And Agnes Baker controls {cards}",
        *([f"And Grotesque Statue has {charges} charges"] if charges else []),
        f"And the chaos bag holds {bag}",
        *more,
        "When Agnes Baker investigates",
    ]
    text = "Feature: f\n  Scenario: s\n" + "".join(f"    {line}\n" for line in lines)
    return parse_cases(text, "x.feature")[0]


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each attempt to count draws has found what there is."""
    attempts: list[bool] = []
    really = counting.counted

    def noted(*given: Any) -> Any:
        found = really(*given)
        attempts.append(found is not None)
        return found

    monkeypatch.setattr(counting, "counted", noted)
    return attempts


def tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exploring, "FEW", 10**9)


def as_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exploring, "FEW", 1)


def told(ends: Ends) -> Any:
    return {(end.kind, end.changes): (end.least, end.most) for end in ends.ends}, ends.deciders


def answers(ruling: Ruling) -> Any:
    return ruling.verdict, [(way.answer, way.least, way.most) for way in ruling.outcomes]


@pytest.mark.parametrize("bag", BAGS, ids=lambda bag: bag[2])
def test_ends_and_chances_are_those_of_trying_every_draw(
    bag: tuple[str, int, str], counted: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = case_of(*bag)
    tried(monkeypatch)
    whole = outcomes(JUDGE, case, "2016", BUDGET).found
    assert not counted
    as_counted(monkeypatch)
    found = outcomes(JUDGE, case, "2016", BUDGET).found
    assert any(counted)
    assert whole.left == found.left == 0
    assert told(found) == told(whole)


@pytest.mark.parametrize("bag", BAGS[:4], ids=lambda bag: bag[2])
def test_so_is_what_is_asked(
    bag: tuple[str, int, str], counted: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = case_of(*bag)
    tried(monkeypatch)
    whole = answers(until(JUDGE, case, "2016", "Agnes Baker succeeds", BUDGET))
    as_counted(monkeypatch)
    assert answers(until(JUDGE, case, "2016", "Agnes Baker succeeds", BUDGET)) == whole
    assert any(counted)


def test_the_steps_of_an_end_lead_to_it(
    counted: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    as_counted(monkeypatch)
    case = case_of(*BAGS[1])
    for end in outcomes(JUDGE, case, "2016", BUDGET).found.ends:
        steps = tuple(Step("when", step, case.line, 1, ()) for step in end.steps)
        led = outcomes(JUDGE, case._replace(steps=(*case.steps, *steps)), "2016", BUDGET).found
        assert [(one.changes, one.least) for one in led.ends] == [(end.changes, "1")]
    assert any(counted)


@pytest.mark.parametrize(
    "sentence",
    ["Agnes Baker reveals -8", "Agnes Baker reveals -8 before Agnes Baker fails"],
)
def test_a_question_about_tokens_is_answered_by_trying_them(
    sentence: str, counted: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = case_of(*BAGS[1])
    tried(monkeypatch)
    whole = answers(until(JUDGE, case, "2016", sentence, BUDGET))
    as_counted(monkeypatch)
    assert answers(until(JUDGE, case, "2016", sentence, BUDGET)) == whole
    assert counted
    assert not any(counted)


#: Cards that have to do with tokens, each where it may matter.
OTHERS = (
    "And Agnes Baker controls Heavy Furs",
    "And Agnes Baker has Counterspell in hand",
    "And the deck of Agnes Baker holds Premonition",
)


@pytest.mark.parametrize("more", OTHERS)
def test_where_a_card_has_to_do_with_tokens_no_draw_is_counted(more: str) -> None:
    scene = module._played(JUDGE, case_of(*BAGS[0], more), "2016", {})[1]
    plain = module._played(JUDGE, case_of(*BAGS[0]), "2016", {})[1]
    assert plain.state.rules.hooks.urn(plain.state) is not None
    assert scene.state.rules.hooks.urn(scene.state) is None


def test_every_word_that_reads_tokens_of_a_test_is_known() -> None:
    """A word outside of the rooms of tokens that looks at more than a sum of them stops the counting."""
    reading = {"revealed", "ignored", "resolved"}
    tables = (RULES.conditions, RULES.quantities, RULES.verbs, RULES.costs, RULES.selectors)
    for row in (row for table in tables for row in table.values()):
        for function in (row.run, row.able):
            code = getattr(function, "__code__", None)
            if code is None or not {"TEST", "known_tokens"} & set(code.co_names):
                continue
            if reading & set(code.co_consts) or "known_tokens" in code.co_names:
                assert counted_draws._about_tokens(Node(row, {})), row.id


def test_a_full_bag_is_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both cards undecided, every kind of token in the bag: refused where each draw is tried."""
    monkeypatch.setattr(verdict, "ELSEWHERE", Budget(300))
    bag = (
        "+1, 0, 0, -1, -1, -1, -2, -2, -3, -4, skull, skull, cultist, tablet, auto-fail, "
        "elder-sign, bless, curse, frost"
    )
    case = case_of("Olive McBride and Grotesque Statue (4)", 0, bag)
    ruling = until(JUDGE, case, "2016", "Agnes Baker succeeds", Budget())
    assert answers(ruling)[1] == [
        ("yes", "29239/4534920", "228748843/349188840"),
        ("no", "120439997/349188840", "4505681/4534920"),
    ]
