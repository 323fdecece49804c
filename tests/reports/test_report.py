"""A report: it replays to the identical result, and says so of every other one what differs."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rulesref.book.book import Book
from rulesref.catalogue import heard_in
from rulesref.errors import CaseError, ParseError, UsageError
from rulesref.render.report_page import report_page
from rulesref.reports.checking import Checked, checked, read_report
from rulesref.reports.report import PARTS, Source, digests, packed, waits_for
from tests.arkham import JUDGE
from tests.cli.conftest import in_process
from tests.cli.test_json import valid
from tests.rulings.shipped import CASES, shipped_cases

TEXT = """\
Feature: Ours
  Scenario: Is it defeated?
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And Goat Spawn is engaged with Roland Banks with 2 damage
    When Roland Banks plays .45 Automatic
    Then it is asked whether Goat Spawn is defeated
"""
Report = dict[str, Any]


@pytest.fixture(scope="module")
def book(bundled_book: Path) -> Iterator[Book]:
    opened = Book(bundled_book)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def report(book: Book) -> Report:
    return packed(JUDGE, book.lookup, Source("ours.feature", TEXT, 1), "2016")


def check(report: Report, book: Book) -> Checked:
    return checked(read_report(json.dumps(report), "r.json"), "r.json", JUDGE, book.lookup)


def test_it_replays_to_the_identical_result(report: Report, book: Book) -> None:
    found = check(report, book)
    assert found.identical
    assert found.differs == ()
    assert report["ruling"]["verdict"] == "depends"
    assert {card["name"] for card in report["cards"]} >= {"Guard Dog", ".45 Automatic", "Study"}
    assert all(rule["digest"] for rule in report["rules"])


def test_what_it_says_is_the_same_for_every_reader(report: Report, book: Book) -> None:
    with heard_in(lambda: "it"):
        again = packed(JUDGE, book.lookup, Source("ours.feature", TEXT, 1), "2016")
    assert again == report


@pytest.mark.parametrize("part", PARTS)
def test_an_edited_part_is_refused_and_named(part: str, report: Report, book: Book) -> None:
    edited = copy.deepcopy(report)
    if part == "case":
        edited["case"]["text"] = TEXT.replace("2 damage", "1 damage")
    elif part == "ruling":
        edited["ruling"]["verdict"] = "yes"
    elif part == "versions":
        edited["versions"]["edition"] = "2026"
    else:
        edited[part][0]["digest"] = "0" * 32
    with pytest.raises(CaseError, match=f"edited: {part}\n") as refused:
        check(edited, book)
    assert refused.value.candidates
    if part == "ruling":
        assert 'the report says "yes", here it is "depends"' in refused.value.candidates[0]


def test_a_case_that_was_edited_past_playing_is_refused(report: Report, book: Book) -> None:
    edited = copy.deepcopy(report)
    edited["case"]["text"] = "Feature: None\n"
    with pytest.raises(CaseError, match="edited: case"):
        check(edited, book)


def test_another_result_is_told_place_by_place(report: Report, book: Book) -> None:
    """As it comes from another version: its digests are its own."""
    other = copy.deepcopy(report)
    other["ruling"]["timeline"][0]["text"] = "something else"
    other["versions"]["rulesref"] = "9.9"
    other["digests"] = digests(other)
    found = check(other, book)
    assert not found.identical
    assert [one.where for one in found.differs] == [
        "ruling.timeline[1].text",
        "versions.rulesref",
    ]
    other = copy.deepcopy(report)
    other["cards"][0]["facts"] = {}
    other["digests"] = digests(other)
    found = check(other, book)
    assert found.identical
    assert all(one.where.startswith("cards[1]") for one in found.differs)


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "{}",
        "[" * 9_000,
        '{"report": 2}',
        '{"report": 1}',
        '{"report": 1, "case": 3, "ruling": {}, "versions": {}, "rules": [], "cards": [], "digests": {}}',
    ],
)
def test_what_is_no_report_is_refused(text: str) -> None:
    with pytest.raises(ParseError):
        read_report(text, "r.json")


def test_every_place_of_a_report_is_held_to_its_shape(report: Report) -> None:
    """Whatever stands in the place of anything in it is refused."""

    def places(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
        yield path
        if path[-1:] == ("facts",):
            return
        pairs = value.items() if isinstance(value, dict) else ()
        for key, inner in enumerate(value[:1]) if isinstance(value, list) else pairs:
            yield from places(inner, (*path, key))

    count = 0
    for path in places(report, ()):
        if not path:
            continue
        broken = copy.deepcopy(report)
        holder = broken
        for key in path[:-1]:
            holder = holder[key]
        holder[path[-1]] = 3.5
        with pytest.raises(ParseError):
            read_report(json.dumps(broken), "r.json")
        count += 1
    assert count > 30


def test_a_number_of_no_case_is_refused(book: Book) -> None:
    with pytest.raises(UsageError, match="has 1 cases"):
        packed(JUDGE, book.lookup, Source("x", TEXT, 2), "2016")


def test_the_page_says_nothing_that_is_not_escaped(report: Report) -> None:
    nasty = copy.deepcopy(report)
    nasty["case"]["name"] = nasty["ruling"]["reason"] = "<script>alert('x')</script>"
    nasty["case"]["text"] = "</pre><b>"
    page = report_page(nasty, "en")
    assert "<script" not in page
    assert "&lt;/pre&gt;" in page
    assert "http" not in page.replace("http-equiv", "")
    assert "esito" not in page
    assert '<html lang="it">' in report_page(report, "it")


@pytest.mark.parametrize("name", CASES[:: max(len(CASES) // 6, 1)])
def test_shipped_cases_replay_from_their_reports(name: Any, book: Book) -> None:
    cases = shipped_cases(name)
    text = "\n".join(cases[0].lines)
    for number in (1, len(cases)):
        made = packed(JUDGE, book.lookup, Source("x.feature", text, number), "2016")
        assert check(made, book).differs == ()


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "home"))
    path = tmp_path / "ours.feature"
    path.write_text(TEXT, "utf-8")
    return path


def test_the_command_packs_and_checks(file: Path) -> None:
    out = file.with_name("ours.json")
    assert in_process("report", str(file), "--out", str(out)).status == 0
    nowhere = in_process("report", str(file), "--out", str(file.with_name("no") / "x.json"))
    assert (nowhere.status, "no such folder" in nowhere.err, "Errno" in nowhere.err) == (
        2,
        True,
        False,
    )
    ran = in_process("report", str(out))
    assert (ran.status, ran.out) == (0, "Is it defeated?: replays to the identical result\n")
    shown = in_process("report", str(out), "--json")
    valid("report", shown.json)
    wrapped = file.with_name("wrapped.json")
    wrapped.write_text(shown.out, "utf-8")
    assert in_process("report", str(wrapped)).status == 0
    assert in_process("report", str(out), "--html").out.startswith("<!DOCTYPE html>")
    edited = out.read_text("utf-8").replace('"depends"', '"yes"')
    out.write_text(edited, "utf-8")
    ran = in_process("report", str(out))
    assert ran.status == 2
    assert "this report was edited: ruling" in ran.err
    assert "what differs" in ran.err


#: A case that stops at a choice, one that stops where fate decides, each with what it waits for.
WAITING = {
    TEXT.replace("it is asked whether ", ""): "Roland Banks must choose first",
    """\
Feature: Ours
  Scenario: A test
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And the chaos bag holds 0, -8
    When Roland Banks investigates
    Then Roland Banks has 1 clue
""": "must be revealed",
}


@pytest.mark.parametrize("text", WAITING)
def test_a_case_that_waits_is_packed_as_far_as_it_runs(text: str, book: Book) -> None:
    made = packed(JUDGE, book.lookup, Source("ours.feature", text, 1), "2016")
    assert waits_for(made)
    ruling = made["ruling"]
    assert ruling["timeline"]
    assert (ruling["verdict"], ruling["passed"]) == ("depends", False)
    assert [unmet["line"] for unmet in ruling["unmet"]] == [7]
    assert checked(read_report(json.dumps(made), "r.json"), "r.json", JUDGE, book.lookup).identical
    assert waits_for(made) in report_page(made, "en")


def test_the_command_says_what_a_case_waits_for(file: Path) -> None:
    file.write_text(TEXT.replace("it is asked whether ", ""), "utf-8")
    ran = in_process("report", str(file))
    assert ran.status == 0
    assert "as far as the case runs: Roland Banks must choose first" in ran.err
    assert read_report(ran.out, "r.json")["ruling"]["verdict"] == "depends"


def test_one_that_cannot_be_read_is_refused_all_the_same(file: Path) -> None:
    file.write_text(TEXT.replace("plays .45", "juggles .45"), "utf-8")
    ran = in_process("report", str(file))
    assert (ran.status, ran.out) == (2, "")


@pytest.mark.parametrize(
    "words",
    [
        ("none.feature",),
        ("{file}", "--case", "2"),
        ("{file}", "--html", "--json"),
        ("{file}", "--out", "{file}"),
        ("{file}", "--out", "/nowhere/at/all.json"),
        ("{folder}",),
        ("{report}", "--case", "1"),
        ("{report}", "--edition", "2026"),
        ("{report}", "--out", "new.json"),
        ("{bytes}",),
    ],
)
def test_bad_input_is_refused(file: Path, words: tuple[str, ...]) -> None:
    made, raw = file.with_name("made.json"), file.with_name("raw.feature")
    raw.write_bytes(b"\xff\xfe\x00")
    assert in_process("report", str(file), "--out", str(made)).status == 0
    places = {"file": file, "folder": file.parent, "report": made, "bytes": raw}
    ran = in_process("report", *(word.format(**places) for word in words))
    assert ran.status == 2
    assert "Traceback" not in ran.err
    assert file.read_text("utf-8") == TEXT
