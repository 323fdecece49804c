"""What somebody cancels by a card is what that card has answered, or the step was wrong."""

from __future__ import annotations

import pytest

from tests.arkham import play

DRAWN = (
    "Given Agnes Baker is at the Study\nAnd Agnes Baker has Ward of Protection (0) in hand\n"
    "When Agnes Baker draws Ancient Evils\n"
    "And Agnes Baker cancels {} with Ward of Protection (0)\nThen Agnes Baker has 1 horror\n"
)
ATTACKED = (
    "Given Agnes Baker is at the Study\nAnd Ghoul Minion is engaged with Agnes Baker\n"
    "And Agnes Baker has Dodge (0) in hand\nWhen Ghoul Minion attacks Agnes Baker\n"
    "And Agnes Baker cancels {} with Dodge (0)\nThen Agnes Baker has 0 damage\n"
)


@pytest.mark.parametrize(
    ("steps", "what", "so"),
    [
        (DRAWN, "it", True),
        (DRAWN, "the revelation effect", True),
        (DRAWN, "the attack", False),
        (ATTACKED, "that", True),
        (ATTACKED, "the attack", True),
        (ATTACKED, "the revelation", False),
    ],
)
def test_what_is_canceled_is_what_the_card_answers(steps: str, what: str, so: bool) -> None:
    assert play(steps.format(what)).passed is so
