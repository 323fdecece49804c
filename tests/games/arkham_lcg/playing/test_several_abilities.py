"""arkham-lcg/ability: of several abilities of one card that cannot be used, each has its reason."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop

GAIN = [{"verb": "gain-resources", "who": "you", "amount": 1}]
#: One that cannot be paid, and one whose condition is not met.
UNPAID = {"kind": "free", "cost": [{"pay": "resources", "amount": 5}], "do": GAIN}
UNMET = {"kind": "free", "if": [{"test": "in-zone", "card": "this", "zone": "hand"}], "do": GAIN}


@pytest.mark.parametrize(
    ("rule", "passes"),
    [
        ("arkham-lcg/ability", True),
        ("arkham-lcg/costs", False),
        ("arkham-lcg/play-restrictions-permissions-and-instructions", False),
    ],
)
def test_what_speaks_of_one_alone_is_not_why_none_is_used(
    monkeypatch: pytest.MonkeyPatch, rule: str, passes: bool
) -> None:
    shop = Workshop(monkeypatch)
    shop.card("Box", UNPAID, UNMET)
    ruling = shop.play(
        "Given Roland Banks is at the Study\nAnd Roland Banks controls Box\n"
        "And Roland Banks has 0 resources\nWhen Roland Banks uses Box\n"
        f"Then it is refused under {rule}"
    )
    assert ruling.passed is passes, (ruling.unmet, ruling.reason)
