"""Word by word: what changed is said, what only looks otherwise is not."""

from __future__ import annotations

import pytest

from rulesref.compare.history.word_diff import is_same, word_diff
from rulesref.compare.statements import statements


def spans(old: str, new: str, **more: bool) -> list[tuple[str, str]]:
    return [tuple(span) for span in word_diff(old, new, **more)]  # type: ignore[misc]


def test_words_that_went_and_came_stand_between_those_that_stayed():
    assert spans("A lantern lights one place.", "A lantern lights two places.") == [
        ("same", "A lantern lights"),
        ("gone", "one place."),
        ("new", "two places."),
    ]
    assert spans("Oil burns.", "Oil burns at dusk.") == [("same", "Oil burns"), ("new", "at dusk.")]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('A "lantern" burns.', "A “lantern” burns."),
        ("A Lantern, burns", "a lantern burns."),
        ("the lantern’s oil", "the lantern's oil"),
        ("oil – or wax", "oil - or wax"),
    ],
)
def test_marks_and_capitals_change_nothing(old, new):
    assert is_same(word_diff(old, new))


def test_an_icon_that_one_copy_lost_is_a_change_only_where_icons_are_sure():
    assert is_same(word_diff("Spend [?] to light.", "Spend [action] to light.", icons=False))
    assert not is_same(word_diff("Spend [free] to light.", "Spend [action] to light."))


def test_a_lone_word_between_changes_is_told_with_them():
    shown = spans("burn red oil of whales", "light green oil from nuts")
    assert shown == [("gone", "burn red oil of whales"), ("new", "light green oil from nuts")]


def said(markdown: str) -> list[str]:
    return [statement.text for statement in statements(markdown)]


def test_each_sentence_and_item_is_a_statement():
    text = (
        "A lantern burns. It gives **light**\nto one place.\n\n"
        '- Dr. Moth may hold it.\n  - Not at noon. See also: Oil.\n1. First, fill it (see "Oil (fuel)").\n'
    )
    assert said(text) == [
        "A lantern burns.",
        "It gives light to one place.",
        "Dr. Moth may hold it.",
        "Not at noon.",
        "First, fill it.",
    ]


def test_a_card_is_told_by_its_number_without_its_set():
    assert said("Hold Moth Lamp (TDL 12).") == ["Hold Moth Lamp #12."]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Light Moth Lamp #12 at dusk.", "Light Moth Lamp at dusk."),
        ("Light Moth Lamp (12).", "Light Moth Lamp."),
        ("Use its ability.", "Use its [action] ability."),
        ("Use its reaction, then rest.", "Use its [reaction], then rest."),
        ("Use [free] now.", "Use [fast] now."),
    ],
)
def test_what_copies_lose_is_no_change(old, new):
    assert is_same(word_diff(old, new))


def test_another_number_of_a_card_is_a_change():
    assert not is_same(word_diff("Test [wild] (3).", "Test [wild] (4)."))
