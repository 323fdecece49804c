"""The remedy of a step that cannot be taken is one that makes the case run."""

from __future__ import annotations

import re

import pytest

from rulesref.errors import CaseError
from tests.arkham import play

ATTACKED = """\
Given Roland Banks is at the Study
    And Roland Banks has "I've had worse…" in hand
    And Roland Banks has 5 resources
    And Relentless Dark Young is engaged with Roland Banks
    When Relentless Dark Young attacks Roland Banks
    And Roland Banks plays "I've had worse…"
    {step}
    Then Roland Banks has 2 damage"""


def test_a_number_that_cannot_be_chosen_is_written_over() -> None:
    with pytest.raises(CaseError) as refused:
        play(ATTACKED.format(step="And Roland Banks cancels 4 damage"))
    found = re.fullmatch(r"write instead of this step .*: (When .*)", str(refused.value.remedy))
    assert found is not None, refused.value.remedy
    assert play(ATTACKED.format(step=found[1])).passed


def test_what_a_step_has_chosen_is_not_moved_above_it() -> None:
    told = """\
Given Daisy Walker is at the Study
    And Daisy Walker controls Archaic Glyphs (03193)
    And Ghoul Minion is engaged with Daisy Walker
    And Study has 2 clues
    And the chaos bag holds +1
    When Daisy Walker uses Archaic Glyphs (03193)
    And Daisy Walker accepts the effect of Archaic Glyphs (03193)
    {again}
    Then Ghoul Minion is exhausted"""
    assert play(told.format(again="")).passed
    accepts = "And Daisy Walker accepts the effect of Archaic Glyphs (03193)"
    with pytest.raises(CaseError, match=r"line \d+ has told this already") as refused:
        play(told.format(again=accepts))
    assert refused.value.remedy == "take this step out"


@pytest.mark.parametrize(
    ("name", "remedy"),
    [
        (
            "Gurad Hound",
            "check the spelling; cards that are not known are taken in by: rulesref cards add FILE",
        ),
        ("Machete (99999)", "check the spelling, or leave out what stands in brackets"),
        ("Gurad Hound (5)", "check the spelling, or leave out what stands in brackets"),
    ],
)
def test_brackets_are_spoken_of_where_there_are_some(name: str, remedy: str) -> None:
    with pytest.raises(CaseError) as unknown:
        play(f"Given Roland Banks is at the Study\n    And Roland Banks controls {name}")
    assert unknown.value.remedy == remedy


@pytest.mark.parametrize(
    "remedy", ["When Agnes Baker draws Ghoul Minion", "And Agnes Baker draws Ghoul Minion"]
)
def test_what_a_surge_draws_is_told_where_it_is_drawn(remedy: str) -> None:
    drawn = """\
Given Agnes Baker is at the Study
    When Agnes Baker draws Dance of the Yellow King from the encounter deck
    {step}
    Then Ghoul Minion is engaged with Agnes Baker"""
    stopped = play(drawn.format(step="")).reason
    assert "where nothing has been drawn from it before" in stopped
    assert play(drawn.format(step=remedy)).passed


@pytest.mark.parametrize(
    ("language", "laid", "tokens", "then"),
    [
        (
            "en",
            "Given Roland Banks is at the Study",
            "with 2 clues",
            "Then Roland Banks has {} clues",
        ),
        ("it", "Dato Roland Banks è in Studio", "con 2 indizi", "Allora Roland Banks ha {} indizi"),
    ],
)
def test_whose_tokens_are_is_told_by_a_line_of_the_remedy(
    language: str, laid: str, tokens: str, then: str
) -> None:
    with pytest.raises(CaseError) as asked:
        play(f"{laid} {tokens}\n    {then.format(2)}", language=language)
    lines = re.findall(r"(?:Given|Dato) [^;]+", str(asked.value.remedy))
    assert len(lines) == 2, asked.value.remedy
    for line, has in zip(lines, (2, 0), strict=True):
        assert play(f"{laid}\n    {line}\n    {then.format(has)}", language=language).passed


@pytest.mark.parametrize(
    ("language", "tells", "draws", "then"),
    [
        (
            "en",
            ("Given Agnes Baker is at the Study", "Given the encounter deck holds Ancient Evils"),
            "When Agnes Baker draws Ghoul Minion from the encounter deck",
            "Then Ghoul Minion is engaged with Agnes Baker",
        ),
        (
            "en",
            (
                "Given Agnes Baker is at the Study",
                "Given the top cards of the encounter deck are Ancient Evils, Ghoul Minion",
            ),
            "When Agnes Baker draws Ghoul Minion from the encounter deck",
            "Then Ghoul Minion is engaged with Agnes Baker",
        ),
        (
            "it",
            ("Dato Agnes Baker è in Studio", "Dato il mazzo degli incontri contiene Mali Antichi"),
            "Quando Agnes Baker pesca Ghoul Tirapiedi dal mazzo incontri",
            "Allora Ghoul Tirapiedi è impegnato con Agnes Baker",
        ),
    ],
)
def test_what_does_not_lie_on_top_is_told_by_a_line_of_the_remedy(
    language: str, tells: tuple[str, str], draws: str, then: str
) -> None:
    with pytest.raises(CaseError) as elsewhere:
        play("\n    ".join((*tells, draws, then)), language=language)
    line = re.search(r"(?:Given|Dato) .*", str(elsewhere.value.remedy))
    assert line is not None, elsewhere.value.remedy
    assert play("\n    ".join((tells[0], line[0], draws, then)), language=language).passed
