"""What whoever goes on has meant: what they said, and not how places lie, of which they said nothing."""

from __future__ import annotations

import re

import pytest

from tests.cli.test_table_whose import _hear, talk_of

LAID = {
    "en": ("Roland Banks is at the Study", "Zoey Samaras is at the Study", "I'm Roland"),
    "it": ("Roland Banks è nello Studio", "Zoey Samaras è nello Studio", "sono Roland"),
}
LINES = [
    ("en", "nobody is at the Attic"),
    ("en", "I am going to the Attic"),
    ("en", "I have 3 clues and Zoey has 1"),
    ("en", "I've got a Guard Dog in play and 2 resources"),
    ("en", "I've got a Guard Dog in play and a grue"),
    ("en", "I investigate, and nobody else is here"),
    ("en", "I investigate and wobble"),
    ("en", "there's a Ghoul Minion here and it is engaged with Zoey"),
    ("en", "I play Working a Hunch"),
    ("it", "nessuno è in Soffitta"),
    ("it", "vado in Soffitta"),
    ("it", "ho 2 risorse e il Cane da Guardia in gioco"),
    ("it", "ho 2 risorse e un gronfo"),
]


@pytest.mark.parametrize(("language", "line"), LINES)
def test_it_is_said_whether_the_next_line_takes_it(language: str, line: str) -> None:
    talk, screen = talk_of(language)
    for one in (*LAID[language], line):
        _hear(talk, one)
    meant = talk.meanings
    if len(meant.ways) == 1 and meant.anew is None:
        asked = screen.shown.rpartition("! ")[2]
        assert ("so does your next line" in asked) is meant.stands, asked


@pytest.mark.parametrize(("language", "line"), LINES)
def test_how_places_lie_is_not_taken_by_going_on(language: str, line: str) -> None:
    """A way between places, or clues at one, of which nobody spoke waits for a yes."""
    talk, screen = talk_of(language)
    for one in (*LAID[language], line):
        _hear(talk, one)
    ways = [way for way in talk.meanings.ways if talk.meanings.stands]
    for told in (one.text for way in ways for one in way):
        assert not re.search("connected|collegat", told), screen.shown
        assert not told.startswith(("Study has", "Studio ha")), screen.shown


def test_a_way_of_which_nobody_spoke_is_not_there_when_somebody_goes_on() -> None:
    talk, screen = talk_of()
    for line in (*LAID["en"], "Roland investigates", "Roland reveals -8", "nobody is at the Attic"):
        _hear(talk, line)
    assert "Study is connected to Attic" in screen.shown
    _hear(talk, "is Zoey at the Study?")
    assert not any("connected" in one.text for one in talk.session.lines)
