from __future__ import annotations

import pytest

from rulesref.parse.marks.provenance import notes, without_notes
from rulesref.parse.marks.references import references


@pytest.mark.parametrize(
    ("text", "titles"),
    [
        ('See also: "Old Hats" on page 7, "Hats, New" on page 9.', ["Old Hats", "Hats, New"]),
        ('Wear it (see "Old Hats" on page 3).', ["Old Hats"]),
        ('See also "Reading "Hat" Aloud".', ['Reading "Hat" Aloud']),
        ('See "Old Hats" below.', ["Old Hats"]),
        ('See also: "Hats" on page 2, "Caps" on page 22."', ["Hats", "Caps"]),
        ("It falls (see Old Hats).", ["Old Hats"]),
        ("It falls (see Old Hats, expanded, above).", ["Old Hats"]),
        ("It falls (see 1.15, above).", ["1.15"]),
        ("It falls (see section 2.20—The Hat).", ["2.20—The Hat"]),
        ("It falls (“Hats,” Rules Reference, page 7).", ["Hats"]),
        ("It falls (2.23).", ["2.23"]),
        ("As per the entry on “Hats” in the Hat Book, it falls.", ["Hats"]),
        ('As per the entry on "Hats" in the Hat Book (see "Hats"), it falls.', ["Hats"]),
        ("It falls (see section 2.17, “Hats;” and section 2.19, “Caps”).", ["Hats", "Caps"]),
        ('It falls, per "ST.7 Apply it" on page 26.', ["ST.7 Apply it"]),
        ("It falls (see below). He sees “hats” and sees (more).", []),
        ("During Steps 3 and 4 of a skill test it falls.", ["ST.3", "ST.4"]),
        ("Between steps 1 and 2 it falls.", []),
        ("In step 3.2 it falls; then return to 2.2.", ["3.2", "2.2"]),
        ("In step 3 of the Initiation Sequence it falls.", ["step 3 of the initiation sequence"]),
        ("In Step 10 of Setting Up the Game it falls.", ["step 10 of setup"]),
    ],
)
def test_every_form_of_a_reference(text: str, titles: list[str]) -> None:
    assert [(one.text, one.line) for one in references(text, 5)] == [(t, 5) for t in titles]


@pytest.mark.parametrize(
    ("text", "bare", "note"),
    [
        ("Hat (added in The Quarry)", "Hat", ("The Quarry", "", "", "added", "")),
        (
            "Hat (added in FAQ, section 'Wear', point 1.4, updated in FAQ v.1.9, June 2019)",
            "Hat",
            ("faq", "Wear", "1.4", "added", ""),
        ),
        (
            "(Added in FAQ, section 'Wear', point 2.4, printed 2.3) It fits.",
            "It fits.",
            ("faq", "Wear", "2.4", "added", "2.3"),
        ),
    ],
)
def test_notes_say_where_a_passage_came_from(
    text: str, bare: str, note: tuple[str, str, str, str, str]
) -> None:
    (found,) = notes(text, 3)
    assert without_notes(text) == bare
    assert tuple(found)[1:] == note


def test_other_brackets_are_no_notes() -> None:
    assert notes("Hat (level) adds (green) ink", 1) == []
    assert without_notes("Keys (token)") == "Keys (token)"
