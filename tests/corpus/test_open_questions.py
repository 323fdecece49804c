"""What the rules leave open is on file, whole and about real rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesref.corpus.open_questions import read_open_questions, titles_of
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


@pytest.mark.parametrize("language", ["it"])
def test_each_question_is_put_whole_in_every_language(language):
    english, other = read_open_questions(FILE), read_open_questions(FILE, language)
    assert [question.id for question in other] == [question.id for question in english]
    for ours, theirs in zip(english, other, strict=True):
        pairs = [
            (ours.title, theirs.title),
            (ours.texts, theirs.texts),
            (ours.why, theirs.why),
            *((a.says, b.says) for a, b in zip(ours.readings, theirs.readings, strict=True)),
            *((a.changes, b.changes) for a, b in zip(ours.readings, theirs.readings, strict=True)),
        ]
        for one, two in pairs:
            assert two, ours.id
            assert one != two, ours.id
    assert titles_of(FILE)["U-29"][1] == (
        language,
        next(question.title for question in other if question.id == "U-29"),
    )


@pytest.mark.parametrize(
    ("old", "new"), [("[U-01]", "[U-98]"), ("[U-01.readings.after]", "[U-01.readings.later]")]
)
def test_words_of_another_question_are_refused(tmp_path, old, new):
    path = tmp_path / "open-questions.toml"
    path.write_text(FILE.read_text("utf-8"), "utf-8")
    words = FILE.with_suffix(".it.toml").read_text("utf-8")
    path.with_suffix(".it.toml").write_text(words.replace(old, new), "utf-8")
    assert read_open_questions(path)
    with pytest.raises(ParseError, match="U-"):
        read_open_questions(path, "it")
