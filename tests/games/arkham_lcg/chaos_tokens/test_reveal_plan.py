"""arkham_lcg.reveal_plan: draws that differ in nothing but their order are one position."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulesref.engine import exploration as exploring
from rulesref.engine.explore import explore
from rulesref.engine.found import Budget, TooMany
from rulesref.games.arkham_lcg.chaos_tokens.reveal_plan import LEAF, alike, in_order, keeps
from rulesref.rulings.question import read_question
from rulesref.rulings.ruling import Verdict
from rulesref.rulings.scene import Scene
from tests.arkham import GAME, parse_cases, replay

OLIVE = ("olive", 2, (LEAF, LEAF, LEAF))
STEPS = """\
Feature: f
  Scenario: s
    Given Agnes Baker is at the Study
    And Agnes Baker controls Grotesque Statue (4) and Olive McBride
    And Grotesque Statue has 1 charges
    And the chaos bag holds +1, 0, -1, -2, -3, -4, -5, auto-fail
    When Agnes Baker investigates
    Then it is asked whether Agnes Baker succeeds
    And the answer is depends
"""


def test_tokens_of_one_group_are_alike_and_those_of_different_groups_are_not() -> None:
    plan = ("statue", 1, (OLIVE, LEAF))
    assert sorted(alike(plan)) == [(0, 1, 2), (3,)]
    assert in_order(plan, ("c", "a")) == ("a", "c")
    assert in_order(plan, ("c", "b", "a", "0")) == ("a", "b", "c", "0")
    around = ("olive", 2, (("statue", 1, (LEAF, LEAF)), LEAF, LEAF))
    assert in_order(around, ("d", "c", "b", "a")) == ("c", "d", "a", "b")


def test_what_may_be_kept_of_a_plan() -> None:
    around = ("olive", 2, (("statue", 1, (LEAF, LEAF)), LEAF, LEAF))
    assert set(keeps(around)) == {(0, 2), (0, 3), (1, 2), (1, 3), (2, 3)}
    assert set(keeps(("statue", 1, (OLIVE, LEAF)))) == {(3,), (0, 1), (0, 2), (1, 2)}
    assert set(keeps(LEAF)) == {(0,)}


def test_two_cards_that_stack_on_one_reveal_stay_within_bounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every order of two cards, every draw: 8 faces are 4,096 rows of four, and far fewer draws."""
    monkeypatch.setattr(exploring, "FEW", 10**9)
    asked: list[tuple[Scene, Verdict]] = []
    monkeypatch.setattr(
        "rulesref.rulings.replay.witnesses",
        lambda scene, verdict: asked.append((scene, verdict)) or (),
    )
    replay(parse_cases(STEPS, "x.feature")[0], "2016")
    scene, verdict = asked[0]
    assert verdict.position is not None
    question = read_question(scene.at(verdict.position), "Agnes Baker succeeds")

    def chances(limit: int) -> tuple[Fraction, Fraction]:
        found = explore(
            verdict.position,
            question.known,
            conclude=question.true,
            rests=lambda choice: choice.id in GAME.rests,
            budget=Budget(limit),
        )
        return found.chance(True)

    least, most = chances(3_500)
    assert (least, most) == verdict.chance
    assert 0 < most < 1
    with pytest.raises(TooMany):
        chances(500)
