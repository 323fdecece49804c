"""Reasons that people gave, and reasons that nothing needs any more."""

import pytest

from rulesref.corpus.lock import Lock
from rulesref.entries import Restates
from rulesref.errors import ParseError
from rulesref.upkeep.audit import Difference
from rulesref.upkeep.coverage import coverage
from rulesref.upkeep.explained import (
    AUDIT,
    UNCOVERED,
    read_explained,
    read_uncovered,
    unexplained,
    without_reason,
)
from tests.corpus.tea_house import DOCUMENT, documents

KEY = ("arkham-lcg/cup", "en", "2026")
ROW = '[[explained]]\nentry = "arkham-lcg/cup"\ndifferences = ["number 3"]\nreason = "an example"\n'


def test_an_explained_difference_is_quiet(tmp_path):
    (tmp_path / AUDIT).write_text(ROW, "utf-8")
    found = [(KEY, [Difference("number 3", "missing"), Difference("cannot", "1 → 0")])]
    left, idle = unexplained(found, read_explained(tmp_path))
    assert left == [(KEY, Difference("cannot", "1 → 0"))]
    assert idle == []


@pytest.mark.parametrize(
    ("more", "left"), [("", 0), ('edition = "2016"', 1), ('language = "en"', 0)]
)
def test_a_reason_may_hold_in_one_edition_or_language(tmp_path, more, left):
    (tmp_path / AUDIT).write_text(ROW + more, "utf-8")
    found = [(KEY, [Difference("number 3", "missing")])]
    assert len(unexplained(found, read_explained(tmp_path))[0]) == left


def test_a_reason_that_explains_nothing_is_named(tmp_path):
    (tmp_path / AUDIT).write_text(ROW, "utf-8")
    assert len(unexplained([(KEY, [])], read_explained(tmp_path))[1]) == 1


@pytest.mark.parametrize(
    "text",
    [
        "[[explained]",
        "[[wrong]]\n",
        '[[explained]]\nentry = "a"\ndifferences = ["x"]\n',
        ROW.replace('["number 3"]', '"number 3"'),
        ROW.replace('["number 3"]', "[]"),
        ROW.replace('"an example"', '""'),
        ROW + "typo = 1\n",
    ],
)
def test_a_broken_row_is_refused(tmp_path, text):
    (tmp_path / AUDIT).write_text(text, "utf-8")
    with pytest.raises(ParseError) as caught:
        read_explained(tmp_path)
    assert caught.value.file == str(tmp_path / AUDIT)


def test_what_nothing_restates_is_uncovered_unless_it_holds_no_rule():
    lock: Lock = {KEY: (Restates(DOCUMENT, f"{DOCUMENT}/house/cup", 4, 9, None, ""),)}
    left = coverage(documents()[DOCUMENT], lock)
    paths = [section.id.removeprefix(DOCUMENT + "/") for section in left]
    assert paths == ["house", "errata/pot", "errata/can"]


def test_a_reason_covers_one_passage_or_all_below_a_path(tmp_path):
    rows = [(f"{DOCUMENT}/errata/*", "made up"), (f"{DOCUMENT}/gone", "old")]
    text = "".join(f'[[uncovered]]\nsection = "{s}"\nreason = "{r}"\n' for s, r in rows)
    (tmp_path / UNCOVERED).write_text(text, "utf-8")
    left, idle = without_reason(coverage(documents()[DOCUMENT], {}), read_uncovered(tmp_path))
    assert [section.id for section in left] == [f"{DOCUMENT}/house", f"{DOCUMENT}/house/cup"]
    assert len(idle) == 1
    assert "gone" in idle[0]


def test_without_files_there_are_no_reasons(tmp_path):
    assert read_explained(tmp_path) == []
    assert read_uncovered(tmp_path) == []
