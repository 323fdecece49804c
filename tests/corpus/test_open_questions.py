"""What the rules leave open is on file, whole and about real rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.corpus.open_questions import read_open_questions
from rulesref.errors import ParseError

FILE = Path(__file__).parents[2] / "corpus" / "arkham-lcg" / "open-questions.toml"


def test_each_question_has_two_readings_sources_and_a_reasoned_default():
    found = read_open_questions(FILE)
    assert len(found) >= 25
    assert len({question.id for question in found}) == len(found)
    for question in found:
        assert len(question.readings) >= 2, question.id
        assert question.sources, question.id
        assert question.entries, question.id
        assert question.why, question.id
        assert set(question.editions) <= {"2016", "2026"}, question.id


def test_a_default_that_is_no_reading_is_refused(tmp_path):
    path = tmp_path / "open-questions.toml"
    path.write_text(FILE.read_text("utf-8").replace('default = "after"', 'default = "x"', 1))
    with pytest.raises(ParseError, match="U-01"):
        read_open_questions(path)
