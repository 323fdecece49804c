"""arkham-lcg/play-action: what a card says of itself in a discard pile may let it be played there."""

from __future__ import annotations

import pytest

from tests.games.arkham_lcg.made_up import Workshop

OPAQUE = {"kind": "play", "do": [{"opaque": "?"}]}


@pytest.mark.parametrize(
    ("ability", "verdict"),
    [
        ({**OPAQUE, "zones": ["discard", "play"]}, "unsupported"),
        (OPAQUE, "unsupported"),
        (
            {"kind": "play", "do": [{"verb": "gain-resources", "who": "you", "amount": 1}]},
            "ordered",
        ),
    ],
)
def test_what_is_not_understood_of_it_is_no_reason_to_refuse(
    workshop: Workshop, ability: dict[str, object], verdict: str
) -> None:
    workshop.card("Hope", ability, type="event", stats={"cost": 0})
    ruling = workshop.play(
        "Given Wendy Adams is at the Study\n"
        "And Hope is in the discard pile of Wendy Adams\n"
        "When Wendy Adams plays Hope\n"
        "Then it is refused under arkham-lcg/play-action"
    )
    assert ruling.verdict == verdict
    assert ruling.passed is (verdict == "ordered")
