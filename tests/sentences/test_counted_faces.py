"""Tokens of one face are counted; several faces, or none that there is, are refused with a remedy."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

TOLD = """Given Roland Banks is at the Study
    And the chaos bag holds 0, 0, bless
    When Roland Banks takes a resource
    """


@pytest.mark.parametrize(
    ("then", "passes"),
    [
        ("the chaos bag holds 2 0 tokens", True),
        ("there is 1 bless token in the chaos bag", True),
        ("the chaos bag holds no curse tokens", True),
        ("the chaos bag holds no bless tokens", False),
        ("the chaos bag holds 2 bless tokens", False),
    ],
)
def test_one_face_is_counted(then: str, passes: bool) -> None:
    assert play(f"{TOLD}Then {then}").passed is passes


@pytest.mark.parametrize(
    "then",
    ["the chaos bag holds 2 0 and bless tokens", "2 0 and bless tokens are sealed on Roland Banks"],
)
def test_several_faces_are_refused(then: str) -> None:
    with pytest.raises(CaseError, match="are several tokens") as refused:
        play(f"{TOLD}Then {then}")
    assert refused.value.remedy == "say each kind in a step of its own"


def test_an_untold_bag_is_asked_for() -> None:
    with pytest.raises(CaseError, match="no step says what the chaos bag holds"):
        play(
            f"{TOLD.replace('And the chaos bag holds 0, 0, bless', '')}Then the chaos bag holds no curse tokens"
        )
