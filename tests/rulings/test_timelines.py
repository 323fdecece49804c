"""No case gives another timeline, verdict or reason than the recorded one."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.corpus.compared import read_comparison
from rulesref.places import corpus_folder
from rulesref.rulings.ruling import Ruling
from tests.rulings.shipped import CASES, replayed
from tests.rulings.timelines import EDITIONS, RECORD, digests, recorded

_GAME = corpus_folder() / "arkham-lcg"
#: File → the names of the cases that ``rulesref compare`` shows.
COMPARED: dict[Path, set[str]] = {}
for _case in read_comparison(_GAME).cases:
    COMPARED.setdefault(_GAME / "cases" / _case.file, set()).add(_case.name)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_timelines_are_as_recorded(path: Path) -> None:
    """In both editions; and where these come to something else, the comparison of them tells."""
    assert digests(path) == recorded(path), "argue the change, then record the timelines anew"
    assert told_apart(path) <= COMPARED.get(path, set()), "python -m rulesref.compare"


def told_apart(path: Path) -> set[str]:
    """The cases of the file that come to something else in the other edition."""
    pairs = zip(*(replayed(path, edition).rulings for edition in EDITIONS), strict=True)
    return {old.name for old, new in pairs if _happens(old) != _happens(new)}


def _happens(ruling: Ruling) -> tuple[object, ...]:
    answers = [asked.verdict.answer for asked in ruling.questions]
    return ruling.verdict, answers, [moment.text for moment in ruling.timeline]


def test_the_record_speaks_of_nothing_else() -> None:
    places = {f"{path.parent.name}/{path.name}" for path in CASES}
    rows = RECORD.read_text("utf-8").splitlines()
    assert {row.split("\t")[0] for row in rows} <= places
