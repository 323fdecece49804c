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


@pytest.mark.parametrize(
    ("zones", "begun"), [(["discard", "play"], False), (["play"], True), (None, True)]
)
def test_what_speaks_of_the_discard_pile_is_not_begun_from_the_hand(
    workshop: Workshop, zones: list[str] | None, begun: bool
) -> None:
    """It may be played from there alone, and nothing is paid for it before that is known."""
    ability = {"kind": "play", "opaque": "once begun", **({"zones": zones} if zones else {})}
    workshop.card("Hope", ability, type="event", stats={"cost": 1})
    ruling = workshop.play(
        "Given Wendy Adams is at the Study with 1 resource\n"
        "And Wendy Adams has Hope in hand\n"
        "When Wendy Adams plays Hope"
    )
    assert ruling.verdict == "unsupported"
    assert any(line.event == "spend-resources" for line in ruling.timeline) is begun
