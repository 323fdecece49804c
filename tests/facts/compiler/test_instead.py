"""What is done "instead" stands for the deed of its own kind, and never for another behind that."""

from __future__ import annotations

import pytest

from tests.facts.compiler.made import card, compiler

NONE = "If you have no clues,"


@pytest.mark.parametrize(
    ("text", "type"),
    [
        (f"Draw 1 card. Gain 1 resource. {NONE} draw 2 cards instead.", "event"),
        (f"Gain 1 resource. Draw 1 card. {NONE} gain 2 resources instead.", "event"),
        (f"Revelation - Take 1 damage. Take 1 horror. {NONE} take 2 damage instead.", "treachery"),
        (
            f"Revelation - Take 1 horror. Lose 1 resource. {NONE} take 2 horror instead.",
            "treachery",
        ),
        (
            f"Revelation - Lose 1 action and 1 resource. {NONE} lose 2 resources instead.",
            "treachery",
        ),
        (
            f"Revelation - Each investigator takes 1 horror. {NONE} you take 2 horror instead.",
            "treachery",
        ),
    ],
)
def test_nothing_is_replaced_besides_the_deed_of_its_kind(text: str, type: str) -> None:
    assert not compiler().card(card(text, type)).whole


@pytest.mark.parametrize(
    ("text", "type"),
    [
        (f"Draw 1 card. Gain 1 resource. {NONE} gain 2 resources instead.", "event"),
        (f"Revelation - Take 1 damage. Take 1 horror. {NONE} take 2 horror instead.", "treachery"),
        (f"Revelation - Take 1 damage. {NONE} take 2 horror instead.", "treachery"),
    ],
)
def test_the_deed_named_last_is_replaced_where_no_other_is_of_its_kind(
    text: str, type: str
) -> None:
    assert compiler().card(card(text, type)).whole
