from __future__ import annotations

import pytest

from rulesref.parse.marks.card_list import printed_cards
from rulesref.parse.marks.card_names import card_names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Can I use Old Axe #12 twice?", ["Old Axe"]),
        ("Does Read the Signs #117 help?", ["Read the Signs"]),
        ("On Your Own #236 and On Your Own #10 differ", ["On Your Own", "On Your Own"]),
        ("If I play as Agnes Baker’s #4 friend", ["Agnes Baker"]),
        ("like “Let me handle this!” #22 does", ["Let me handle this!"]),
        ("my Parallel “Ashcan” Pete #46 and", ["“Ashcan” Pete"]),
        (
            "Glyphs (Prophecy Foretold) #193 and Ward of Protection (level 5) #307",
            ["Glyphs (Prophecy Foretold)", "Ward of Protection"],
        ),
        ("uses .45 Automatic #16 here", [".45 Automatic"]),
        ("Stray Cat or Cunning Distraction #78", ["Cunning Distraction"]),
        ("Double or Nothing #26", ["Double or Nothing"]),
        ("Ancestral Knowledge, Backpack #37", ["Backpack"]),
        ("Wrong Place, Right Time #115", ["Wrong Place, Right Time"]),
        ("Dr. Milan Christopher #33 is", ["Dr. Milan Christopher"]),
        ("It rains. Time Warp #311 stops it", ["Time Warp"]),
        ("Eon Chart (98, 100) and a die (12)", ["Eon Chart"]),
        ("only 1 Essence of the Dream #113", ["Essence of the Dream"]),
        ("see #1 or the lower side #2", []),
    ],
)
def test_names_stand_before_their_numbers(text: str, names: list[str]) -> None:
    assert [card.name for card in card_names(text)] == names


@pytest.mark.parametrize(
    ("text", "cards", "rest"),
    [
        ("Axe #6 Old Hat #8a", [("Axe", "6"), ("Old Hat", "8a")], ""),
        ("Axe #6 Each axe should rust.", [("Axe", "6")], "Each axe should rust."),
        ("Axe (6–8) Hat #9", [("Axe", "6–8"), ("Hat", "9")], ""),
        ("Axe (6 & 8)", [("Axe", "6 & 8")], ""),
        ("Axe #3 / (Novel 1)", [("Axe", "3")], ""),
        ("Big Axe, Small Axe (6a, 7a)", [("Big Axe", "6a"), ("Small Axe", "7a")], ""),
        (
            "Axe #1 The names should be Saw #1 and Hat #2",
            [("Axe", "1")],
            "The names should be Saw #1 and Hat #2",
        ),
        ("Axe #1: It rusts.", [("Axe", "1")], ": It rusts."),
        ("no card at all", [], "no card at all"),
    ],
)
def test_headers_list_cards_and_may_go_on(
    text: str, cards: list[tuple[str, str]], rest: str
) -> None:
    found, behind = printed_cards(text)
    assert [(card.name, card.number) for card in found] == cards
    assert behind == rest
