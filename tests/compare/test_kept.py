"""What ``compare`` answers from is what the rows, the corpus and the engine say now."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.cases.case import Case
from rulesref.compare.editions.making import compared
from rulesref.compare.editions.outcomes import compare_case
from rulesref.corpus.compared import FOLDER, MADE, Comparison, read_comparison, written
from rulesref.corpus.differences import read_differences
from rulesref.errors import ParseError
from rulesref.places import corpus_folder
from rulesref.rulings.tags import EDITION_TAGS
from tests.arkham import JUDGE
from tests.rulings.shipped import CASES, shipped_cases

GAME = corpus_folder() / "arkham-lcg"
KEPT = read_comparison(GAME)
REMEDY = "python -m rulesref.compare"


def test_the_made_file_is_that_of_the_rows():
    rows, unchanged = compared(GAME)
    text = (GAME / FOLDER / MADE).read_text("utf-8")
    assert text == written(Comparison(rows, unchanged, KEPT.cases)), REMEDY


def place_of(path: Path) -> str:
    return path.relative_to(GAME / "cases").as_posix()


def of_one_edition(case: Case) -> bool:
    return any(tag in EDITION_TAGS for tag in case.tags)


WATCHED = {case.file for case in KEPT.cases}
FILES = [
    path for path in CASES if place_of(path) in WATCHED or "@edition-" in path.read_text("utf-8")
]


@pytest.mark.parametrize("path", FILES, ids=place_of)
def test_the_outcomes_are_those_of_the_engine(path: Path) -> None:
    """Of every case that differs, and of every one that is written for one edition."""
    kept = {case.name: case for case in KEPT.cases if case.file == place_of(path)}
    cases = [case for case in shipped_cases(path) if case.name in kept or of_one_edition(case)]
    found = [compare_case(JUDGE, case, place_of(path)) for case in cases]
    assert [case for case in found if case] == list(kept.values()), REMEDY


def telling_apart() -> set[str]:
    """The switches that say something else in the other edition, or are open in one alone."""
    return {
        name
        for name, switch in JUDGE.game.switches.items()
        if len(set(switch.editions.values())) > 1
        or any(len(reading.editions or switch.editions) == 1 for reading in switch.open)
    }


def test_what_happens_is_told_in_both_languages():
    for case in KEPT.cases:
        for told in case.told.values():
            english, italian = told.happens["en"], told.happens["it"]
            assert bool(english) == bool(italian)
            assert not english or english != italian, case.name


def test_every_switch_that_tells_the_editions_apart_carries_a_row_and_no_other_does():
    carried = {row.switch for row in KEPT.differences} - {""}
    assert sorted(carried ^ telling_apart()) == []


def test_every_case_that_differs_stands_with_a_difference():
    carried = {row.switch for row in KEPT.differences}
    assert [case for case in KEPT.cases if not set(case.switches) & carried] == []


def test_a_citation_of_no_section_is_refused(tmp_path, monkeypatch):
    row = read_differences(GAME).rows[0]
    broken = row._replace(before=("arkham-lcg/rules-reference-2.5/no-such-rule",))
    monkeypatch.setattr(
        "rulesref.compare.editions.making.read_differences",
        lambda game: read_differences(game)._replace(rows=(broken,)),
    )
    with pytest.raises(ParseError, match="no document has such a section"):
        compared(GAME)
