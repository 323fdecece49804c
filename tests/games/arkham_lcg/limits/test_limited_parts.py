"""arkham-lcg/limits-and-maximums: a part of an effect with a limit of its own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts

STEPS = """
Given Roland Banks is at the Study
And Roland Banks controls Old Urn
When Roland Banks uses Old Urn
And the chaos token is +1
And Roland Banks uses Old Urn
And the chaos token is +1
"""


def asking(**limit: Any) -> dict[str, Any]:
    """A test with a limited result, which is resolved apart from the ability that asks for it."""
    gains = {"verb": "gain-resources", "who": "you", "amount": 1}
    part = {"verb": "limited", "times": 1, "period": "game", "effects": [gains], **limit}
    test = {"verb": "test", "skill": "willpower", "difficulty": 0, "success": [part]}
    return {"kind": "free", "do": [test]}


@pytest.mark.parametrize("limit", [{}, {"scope": "title"}, {"scope": "group"}])
def test_the_result_of_a_test_counts_for_the_limit_of_its_ability(
    workshop: Workshop, limit: dict[str, Any]
) -> None:
    workshop.card("Old Urn", asking(**limit))
    told = texts(workshop.play(STEPS))
    assert sum(one.startswith("Roland Banks succeeds") for one in told) == 2
    assert sum("gains 1 resource" in one for one in told) == 1
