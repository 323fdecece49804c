"""The rows that say what differs between the editions: read strictly, and about real rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulesref.corpus.compared import KINDS, MADE, read_comparison
from rulesref.corpus.differences import Differences, read_differences
from rulesref.corpus.ids import read_ids
from rulesref.corpus.lock import read_lock
from rulesref.corpus.open_questions import read_open_questions
from rulesref.corpus.restated import Restated
from rulesref.corpus.restatement import read_corpus
from rulesref.entries import EDITIONS
from rulesref.errors import ParseError
from rulesref.places import corpus_folder
from rulesref.render.standing import _BEFORE

GAME = corpus_folder() / "arkham-lcg"
#: Kinds of entries that are about cards, guides and the documents themselves, and no rules.
_NO_RULES = ("question", "card-erratum", "campaign-erratum", "rulebook-erratum", "taboo", "note")
#: Entries that only head others or list pictures.
_LISTS = ("table", "window")

ROW = """\
[[difference]]
id = "a-difference"
kind = "wider"
entries = ["arkham-lcg/alert"]
before = ["arkham-lcg/rules-reference-2.5/alert"]
since = ["arkham-lcg/grimoire-1.1/1.010"]
switch = ""
question = ""
en = "This holds for more than before."
it = "Questo vale per più casi di prima."
"""
SAME = """\
[[same]]
entries = ["arkham-lcg/limbo"]
en = "It stands in another place now."
it = "Ora si trova in un altro posto."
"""


def read(folder: Path, *texts: str) -> Differences:
    game = folder / "arkham-lcg"
    (game / "differences").mkdir(parents=True)
    for number, text in enumerate(texts):
        (game / "differences" / f"{number}.toml").write_text(text, "utf-8")
    return read_differences(game)


def test_a_row_and_a_reason_are_read(tmp_path: Path) -> None:
    found = read(tmp_path, "# a comment\n\n" + ROW, SAME)
    assert [(row.id, row.file, row.line) for row in found.rows] == [
        ("a-difference", "differences/0.toml", 3)
    ]
    assert found.same[0].entries == ("arkham-lcg/limbo",)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('kind = "wider"', 'kind = "widr"', "no kind"),
        ('kind = "wider"', "kind = 3", "kind has to be a text"),
        ('kind = "wider"', 'kin = "wider"', "no key 'kin'"),
        ('switch = ""\n', "", "has to say switch"),
        ('id = "a-difference"', 'id = "A difference"', "is no id"),
        ('entries = ["arkham-lcg/alert"]', "entries = []", "concerns no rule"),
        ('entries = ["arkham-lcg/alert"]', 'entries = "arkham-lcg/alert"', "list of ids"),
        ('entries = ["arkham-lcg/alert"]', 'entries = ["alert"]', "is no id of"),
        ('["arkham-lcg/alert"]', '["arkham-lcg/alert", "arkham-lcg/alert"]', "twice"),
        ('["arkham-lcg/rules-reference-2.5/alert"]', "[]", "cites nothing of 2016"),
        ('["arkham-lcg/grimoire-1.1/1.010"]', "[]", "cites nothing of 2026"),
        ('question = ""', 'question = "U-9"', "no open question"),
        ("than before.", "than before", "stop at its end"),
        ('en = "This holds for more than before."', 'en = "Wider."', "has to be a sentence"),
        ("Questo vale", "Questo\\nvale", "on one line"),
        ("[[difference]]", "[difference]", "no list of tables"),
        ("[[difference]]", "[[differences]]", "no list of tables"),
        ('kind = "wider"', "kind = wider", "no TOML"),
    ],
)
def test_a_broken_row_is_refused_with_its_place(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    assert old in ROW
    with pytest.raises(ParseError, match=message) as refused:
        read(tmp_path, ROW.replace(old, new))
    assert refused.value.where.startswith("differences/0.toml")


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        ((ROW, ROW), "'a-difference' stands twice"),
        ((ROW, ROW.replace("a-difference", "another")), "This holds for more"),
        ((SAME, SAME), "arkham-lcg/limbo' stands twice"),
        (("\ufeff\x00",), "no TOML"),
    ],
)
def test_what_stands_twice_or_is_no_toml_is_refused(
    tmp_path: Path, texts: tuple[str, ...], message: str
) -> None:
    with pytest.raises(ParseError, match=message):
        read(tmp_path, *texts)


def test_a_file_of_another_coding_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "differences"
    folder.mkdir()
    (folder / "0.toml").write_bytes(ROW.replace("più", "pi\xf9").encode("latin-1"))
    with pytest.raises(ParseError, match="UTF-8"):
        read_differences(tmp_path)


@pytest.mark.parametrize(
    "text",
    ["", "{", '{"version": 0}', '{"version": 1}', '{"version": 1, "differences": 3}', "[]"],
)
def test_a_made_file_that_is_none_is_refused_with_the_remedy(tmp_path: Path, text: str) -> None:
    (tmp_path / "differences").mkdir()
    (tmp_path / "differences" / MADE).write_text(text, "utf-8")
    with pytest.raises(ParseError, match="cannot be read") as refused:
        read_comparison(tmp_path)
    assert refused.value.remedy


@pytest.fixture(scope="module")
def told() -> Differences:
    return read_differences(GAME)


@pytest.fixture(scope="module")
def restated() -> list[Restated]:
    return list(read_corpus(GAME))


@pytest.fixture(scope="module")
def named(told: Differences) -> set[str]:
    """The entries that a row concerns, or of which the rows say why none does."""
    rows = {entry for row in told.rows for entry in row.entries}
    return rows | {entry for same in told.same for entry in same.entries}


def test_every_kind_is_there_and_every_rule_exists(told: Differences, named: set[str]) -> None:
    assert {row.kind for row in told.rows} == set(KINDS)
    assert named <= read_ids(GAME).live


def test_every_open_question_that_a_row_names_is_one(told: Differences) -> None:
    known = {question.id for question in read_open_questions(GAME / "open-questions.toml")}
    asked = {row.question for row in told.rows} - {""}
    assert len(asked) > 3
    assert asked <= known


def test_no_rule_is_said_to_be_the_same_and_to_differ(told: Differences) -> None:
    rows = {entry for row in told.rows for entry in row.entries}
    assert not rows & {entry for same in told.same for entry in same.entries}


def test_every_citation_is_of_its_edition(told: Differences) -> None:
    for row in told.rows:
        for ids, newer in ((row.before, False), (row.since, True)):
            assert all(("/gri" in id) is newer for id in ids), row.id


def test_the_rows_of_one_rule_are_those_of_the_whole_comparison() -> None:
    game = corpus_folder() / "arkham-lcg"
    whole = read_comparison(game)
    entries = {entry for row in whole.differences for entry in row.entries}
    for entry in sorted(entries | {row.entry for row in whole.unchanged} | {"arkham-lcg/none"}):
        alone = read_comparison(game, entry)
        named = [row for row in alone.differences if entry in row.entries]
        assert named == [row for row in whole.differences if entry in row.entries]
        assert alone.reason(entry) == whole.reason(entry)


def test_every_rule_whose_text_says_what_changed_is_named(
    restated: list[Restated], named: set[str]
) -> None:
    changed = {rule.id for rule in restated for _ in re.findall(_BEFORE, rule.section.markdown)}
    assert len(changed) > 100
    assert sorted(changed - named) == []


def test_every_rule_of_one_edition_alone_is_named(
    restated: list[Restated], named: set[str]
) -> None:
    """What an edition does not have is gone or new, or the rows say where it stands."""
    kinds = {rule.id: rule.section.kind for rule in restated}
    editions: dict[str, set[bool]] = {}
    for (entry, _, _), rows in read_lock(GAME).items():
        documents = [row.document_id for row in rows if "eog-summary" not in row.document_id]
        editions.setdefault(entry, set()).update("/grimorio-" in id for id in documents)
    alone = {
        entry
        for entry, found in editions.items()
        if len(found) == 1 and kinds.get(entry, "note") not in (*_NO_RULES, *_LISTS)
    }
    aligned = set(_numbered())
    lone = {entry for entry in alone if not (editions[entry] == {False} and entry in aligned)}
    assert sorted(lone - named) == []


def _numbered() -> Iterator[str]:
    """The rules that the English Grimoire has, by the alignment of its numbers."""
    text = (GAME / "alignment-grimoire.toml").read_text("utf-8")
    for line in text.splitlines():
        if listed := re.match(r'"[\d.]+" = \{ entries = \[(.*?)\]', line):
            yield from re.findall(r'"([^"]+)"', listed[1])


def test_each_sentence_speaks_its_language_and_of_an_edition(told: Differences) -> None:
    for row in told.rows:
        assert not re.search(r"\b(the|which|only)\b", row.it), row.id
        assert not re.search(r"\b(che|della|nel)\b", row.en), row.id
        assert len(row.en) < 330, row.id
    dated = [row for row in told.rows if re.search("|".join(EDITIONS), row.en)]
    assert len(dated) > len(told.rows) * 0.85
