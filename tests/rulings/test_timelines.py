"""No case gives another timeline, verdict or reason than the recorded one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulings.shipped import CASES
from tests.rulings.timelines import RECORD, digests, recorded


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_timelines_are_as_recorded(path: Path) -> None:
    assert digests(path) == recorded(path), "argue the change, then record the timelines anew"


def test_the_record_speaks_of_nothing_else() -> None:
    places = {f"{path.parent.name}/{path.name}" for path in CASES}
    rows = RECORD.read_text("utf-8").splitlines()
    assert {row.split("\t")[0] for row in rows} <= places
