"""From whom "another" and "each other" differ: from you or this card only where nobody else was named."""

from __future__ import annotations

from typing import Any

import pytest

from tests.facts.compiler.made import card, compiler


def compiled(text: str, type: str) -> Any:
    """What is compiled of a card of ``type`` that prints ``text``."""
    return compiler().card(card(text, type))


#: What names somebody or something, and what another one then differs from.
_BEHIND_ANOTHER = [
    ("Revelation - The lead investigator takes 1 horror. {}", "treachery", "investigator"),
    (
        "Revelation - The investigator with the most clues takes 1 horror. {}",
        "treachery",
        "investigator",
    ),
    (
        "Revelation - Each investigator with no clues takes 1 damage. {}",
        "treachery",
        "investigator",
    ),
    ("Forced - After an investigator is defeated: {}", "agenda", "investigator"),
    (
        "[reaction] After another investigator at your location defeats an enemy: {}",
        "asset",
        "investigator",
    ),
    ("Revelation - Exhaust an enemy at your location. {}", "treachery", "enemy"),
    ("Exhaust an asset you control. {}", "event", "asset"),
    ("[action]: Exhaust an asset you control. {}", "asset", "asset"),
]
_OTHERS = {
    "investigator": [
        "Another investigator takes 1 damage.",
        "Each other investigator takes 1 damage.",
    ],
    "enemy": [
        "Ready each other enemy at your location.",
        "Ready another enemy at your location.",
    ],
    "asset": ["Ready another asset you control."],
}


@pytest.mark.parametrize(
    ("text", "type"),
    [(text.format(other), type) for text, type, noun in _BEHIND_ANOTHER for other in _OTHERS[noun]],
)
def test_another_one_differs_from_the_one_named_last(text: str, type: str) -> None:
    assert not compiled(text, type).whole


@pytest.mark.parametrize("such", ["with another investigator", "with no other investigators"])
@pytest.mark.parametrize(
    ("text", "type"),
    [
        ("Revelation - Each investigator at a location {} takes 1 horror.", "treachery"),
        (
            "Forced - When the round ends: Each investigator at a location {} takes 1 horror.",
            "agenda",
        ),
        ("[action]: Each investigator at a location {} gains 1 resource.", "asset"),
    ],
)
def test_another_one_besides_each_of_several_is_not_another_than_you(
    text: str, type: str, such: str
) -> None:
    assert not compiled(text.format(such), type).whole


@pytest.mark.parametrize(
    ("text", "type"),
    [
        ("Revelation - Each other investigator takes 1 damage.", "treachery"),
        ("Revelation - Take 1 horror. Each other investigator takes 1 damage.", "treachery"),
        ("Revelation - Each other enemy at your location attacks you.", "enemy"),
        (
            "Forced - After you evade Made Up: Each other enemy at your location attacks you.",
            "enemy",
        ),
        ("[action]: Exhaust another asset you control.", "asset"),
        ("[action]: Move to a location with no other investigators.", "asset"),
        (
            "Revelation - Each investigator deals 1 damage to another investigator at their location.",
            "treachery",
        ),
        (
            "Forced - After Made Up enters play: The lead investigator takes 1 horror and each other"
            " investigator takes 1 damage.",
            "enemy",
        ),
    ],
)
def test_where_nobody_else_was_named_another_one_is_another_than_you_or_this_card(
    text: str, type: str
) -> None:
    assert compiled(text, type).whole
