"""arkham-lcg/costs: what lies in play pays only for whoever controls it, wherever a cost says that it is."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop, texts


@pytest.mark.parametrize("deed", ["exhaust", "discard"])
@pytest.mark.parametrize(("theirs", "paid"), [("Guard Dog", False), ("nothing", False), ("", True)])
def test_a_cost_that_is_paid_with_cards_at_a_place(
    workshop: Workshop, deed: str, theirs: str, paid: bool
) -> None:
    """``theirs`` is what another one has there; with none, the ally is one's own."""
    among = {"all": "asset", "trait": "Ally", "ready": True, "at": "your-location"}
    workshop.card(
        "Engine",
        {
            "kind": "free",
            "cost": [{"pay": "chosen", "deed": deed, "among": among}],
            "do": [{"verb": "gain-resources", "who": "you", "amount": 1}],
        },
    )
    own = "And Roland Banks controls Guard Dog\n" if not theirs else ""
    other = f"And Wendy Adams controls {theirs}\n" if theirs == "Guard Dog" else ""
    ruling = workshop.play(
        f"""Given Roland Banks and Wendy Adams are at the Study
And Roland Banks controls Engine
{own}{other}When Roland Banks uses Engine
Then {"Roland Banks has 1 resource" if paid else "it is refused under arkham-lcg/costs"}"""
    )
    assert ruling.passed, ruling.unmet
    assert ("Roland Banks gains 1 resource" in texts(ruling)) is paid
