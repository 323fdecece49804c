"""A file is read, recognised and parsed once; what was kept of it makes the same book."""

from __future__ import annotations

import hashlib
import json
import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from rulesref.book import adding, building, gathering, own_documents, own_file, publishing
from rulesref.book.building import BuildReport, build
from rulesref.book.file import BOOK
from rulesref.book.kept_parse import to_json
from rulesref.book.parsed import Given, Parsed
from rulesref.book.stamp import parsing_stamp
from rulesref.entries import Document
from rulesref.errors import SourceError, StoreError
from rulesref.parse.table import ROWS
from rulesref.places import corpus_folder
from rulesref.sources import reading
from rulesref.sources.reading import read
from rulesref.store import Home
from tests.book.made_up_files import (
    BOTH,
    CLAIM,
    CLUB,
    CLUB_ID,
    CLUB_RULES,
    FAQ,
    RECOGNISED,
    REFERENCE,
    write,
)
from tests.few_rules import first_rules
from tests.named_folders import SOURCES, folder_of
from tests.parse import reference_and_faq


def silent(*said: object) -> None:
    """Say nothing, show nothing."""


class Work(NamedTuple):
    """How often each file was read as text, each parser asked, each document parsed."""

    read: Counter[str]
    claims: Counter[str]
    parsed: Counter[str]

    def clear(self) -> None:
        for counter in self:
            counter.clear()

    def nothing(self) -> bool:
        return not any(self)


@pytest.fixture
def work(monkeypatch):
    """The work that is done from now on."""
    counted = Work(Counter(), Counter(), Counter())

    def count(module: object, name: str, counter: Counter[str], key: Callable[..., str]) -> None:
        real = getattr(module, name)

        def counting(*args: object) -> object:
            counter[key(*args)] += 1
            return real(*args)

        monkeypatch.setattr(module, name, counting)

    count(reading, "_lines", counted.read, lambda raw, name, shown: name)
    for row, _ in ROWS:
        parser = import_module(f"rulesref.parse.{row}")
        count(parser, "claims", counted.claims, lambda text, row=row: f"{row} {text.name}")
        count(parser, "parse", counted.parsed, lambda portion, _: portion.document.id)
    return counted


@pytest.fixture
def home(tmp_path):
    return Home(tmp_path / "home")


@pytest.fixture
def built(monkeypatch):
    """What each build took in; nothing is built of it."""
    taken: list[list[Parsed]] = []

    def take(folder, sources, progress):
        taken.append([parsed for source in sources for parsed in source.parsed()])
        return BuildReport((), 0, 0)

    monkeypatch.setattr(publishing, "build", take)
    monkeypatch.setattr(publishing, "refuse_lacking", lambda folder, added: None)
    return taken


def add(home, tmp_path, *names, claim=None, tell=silent):
    paths = [write(tmp_path, name) for name in names]
    return adding.add(home, paths, claim, tell, silent)


def remove(home, name):
    return own_documents.remove(home, name, silent, silent)


@pytest.fixture
def five(home, tmp_path, work, built):
    """A home with all the files that are recognised, added one after the other."""
    for name in RECOGNISED:
        add(home, tmp_path, name)
    work.clear()
    return home


def ids(parsed: list[Parsed]) -> list[str]:
    return [each.document.id for each in parsed]


def once(*keys: str) -> Counter[str]:
    return Counter(keys)


@pytest.mark.parametrize("together", [True, False])
def test_a_file_is_read_recognised_and_parsed_once(home, tmp_path, work, built, together):
    if together:
        add(home, tmp_path, *RECOGNISED)
    for name in () if together else RECOGNISED:
        add(home, tmp_path, name)
    recognisers = [row for row, prefixes in ROWS if prefixes != ("",)]
    assert work.read == once(*RECOGNISED)
    assert work.claims == once(*(f"{row} {name}" for row in recognisers for name in RECOGNISED))
    assert work.parsed == once(*ids(built[-1]))
    assert len(built[-1]) == len(RECOGNISED) + 1


def test_a_file_that_the_user_says_what_it_is_is_read_and_parsed_once(five, tmp_path, work, built):
    add(five, tmp_path, CLUB, claim=CLAIM)
    assert work.read == once(CLUB)
    assert set(work.claims.values()) == {1}
    assert work.parsed == once(CLUB_ID)
    assert ids(built[-1]) == [*ids(built[-2]), CLUB_ID]


def test_a_file_that_is_there_already_costs_nothing(five, tmp_path, work, built):
    add(five, tmp_path, CLUB, claim=CLAIM)
    work.clear()
    assert len(add(five, tmp_path, *RECOGNISED).unchanged) == len(RECOGNISED)
    assert add(five, tmp_path, CLUB, claim=CLAIM).unchanged
    assert work.nothing()


def test_a_claim_that_a_kept_parse_does_not_need_is_said(five, tmp_path, work):
    change = add(five, tmp_path, BOTH, claim=CLAIM)
    assert change.recognised == (BOTH,)
    assert work.nothing()


def test_removing_costs_nothing(five, work, built):
    for name in ("early.txt", FAQ):
        remove(five, name)
    assert work.nothing()
    assert FAQ not in ids(built[-1])
    assert REFERENCE in ids(built[-1])


def test_building_anew_costs_nothing_while_the_parsers_stay_the_same(
    five, work, built, monkeypatch
):
    monkeypatch.setattr(own_documents, "stamp_now", lambda: "another book")
    own_documents.rebuild(five, silent)
    assert work.nothing()
    assert built[-1] == built[-2]


def test_other_parsers_parse_everything_once_more(five, tmp_path, work, built, monkeypatch):
    monkeypatch.setattr(own_documents, "parsing_stamp", lambda: "other parsers")
    for _ in range(2):
        own_documents.rebuild(five, silent)
    assert work.read == once(*RECOGNISED)
    assert work.parsed == once(*ids(built[-1]))
    assert built[-1] == built[-2] == built[-3]


def test_what_was_removed_of_a_file_stays_so_and_comes_back_with_it(five, tmp_path, work, built):
    whole = built[-1]
    remove(five, FAQ)
    add(five, tmp_path, CLUB, claim=CLAIM)
    work.clear()
    assert ids(built[-1]) == [*(i for i in ids(whole) if i != FAQ), CLUB_ID]
    (added,) = add(five, tmp_path, BOTH).added
    assert added.documents == (REFERENCE, FAQ)
    assert work.nothing()
    assert sorted(built[-1][:-3] + built[-1][-2:]) == sorted(whole)


def test_a_newer_copy_takes_one_document_out_of_a_kept_file(five, tmp_path, work, built):
    newer = tmp_path / "newer.txt"
    newer.write_text(reference_and_faq.FAQ, "utf-8")
    (added,) = adding.add(five, [newer], None, silent, silent).added
    assert added.documents == (FAQ,)
    assert work.read == once("newer.txt")
    assert work.parsed == once(FAQ)
    assert Counter(ids(built[-1])) == Counter(ids(built[-2]))
    assert next(p for p in built[-1] if p.document.id == FAQ).document.file == "newer.txt"


def test_one_text_that_is_claimed_twice_is_kept_twice(home, tmp_path, work, built):
    for version in ("2", "3"):
        add(home, tmp_path, CLUB, claim=CLAIM._replace(version=version))
    work.clear()
    own_documents.rebuild(home, silent)
    assert work.nothing()
    assert [parsed.document.version for parsed in built[-1]] == ["2", "3"]


def test_a_parse_goes_with_its_file(five, tmp_path, built):
    kept = {file.name: file.parse_name for file in five.sources()}
    remove(five, "early.txt")
    remove(five, "grimorio.txt")
    assert five.parse_of(kept["grimorio.txt"]).exists(), "a reader may still be on its way to it"
    remove(five, REFERENCE)
    left = {path.stem for path in five.parses.iterdir()}
    assert left == {kept[name] for name in ("summary.txt", BOTH, "eldritch.txt")}


# what goes wrong


def test_a_stored_file_that_is_damaged_is_an_error_though_its_parse_is_kept(five, tmp_path, work):
    before = five.current()
    (file,) = (file for file in five.sources() if file.name == BOTH)
    (five.files / file.sha256).write_bytes(b"damaged")
    with pytest.raises(StoreError, match=BOTH):
        add(five, tmp_path, CLUB, claim=CLAIM)
    assert five.current() == before
    add(five, tmp_path, BOTH)
    assert five.read(file)
    add(five, tmp_path, CLUB, claim=CLAIM)
    assert work.read == {CLUB: 2}


def test_a_file_that_the_parsers_of_today_no_longer_know_is_an_error(five, tmp_path, monkeypatch):
    before = five.current()
    monkeypatch.setattr(own_documents, "parsing_stamp", lambda: "other parsers")
    monkeypatch.setattr("rulesref.book.parsed.recognise", lambda text: [])
    with pytest.raises(SourceError, match="none of the documents"):
        own_documents.rebuild(five, silent)
    assert five.current() == before


@pytest.mark.parametrize(
    ("field", "value"),
    [("game", "third"), ("tier", "oracle"), ("language", "de"), ("edition", "2031")],
)
def test_what_another_version_has_added_is_named_and_can_be_removed(
    home, tmp_path, built, field, value
):
    add(home, tmp_path, CLUB, claim=CLAIM)
    (manifest,) = home.manifests.iterdir()
    shown = json.loads(manifest.read_bytes())
    shown["files"][0]["as_document"][Document._fields.index(field)] = value
    manifest.write_text(json.dumps(shown))
    with pytest.raises(StoreError, match="does not know") as refused:
        add(home, tmp_path, BOTH)
    assert CLUB_ID in refused.value.remedy
    assert remove(home, CLUB_ID) == (CLUB_ID,)
    add(home, tmp_path, BOTH)


def test_a_file_that_is_refused_leaves_nothing(home, tmp_path, built):
    (tmp_path / "unknown.txt").write_text(CLUB_RULES)
    with pytest.raises(SourceError, match="none of the documents"):
        adding.add(home, [tmp_path / "unknown.txt"], None, silent, silent)
    assert not home.folder.exists()


def test_a_kept_parse_that_cannot_be_written_is_said_and_no_harm(home, tmp_path, work, built):
    home.folder.mkdir()
    home.parses.write_text("somebody's")
    told: list[str] = []
    for name in ("early.txt", BOTH):
        add(home, tmp_path, name, tell=told.append)
    assert work.parsed[FAQ] == 1
    assert work.read == {"early.txt": 2, BOTH: 1}
    assert len([word for word in told if "early.txt is not kept parsed" in word]) == 2
    assert [file.name for file in home.sources()] == ["early.txt", BOTH]


def test_a_home_without_kept_parses_gets_them(five, work, built):
    shutil.rmtree(five.parses)
    own_documents.rebuild(five, silent)
    assert work.read == once(*RECOGNISED)
    work.clear()
    own_documents.rebuild(five, silent)
    assert work.nothing()
    assert built[-1] == built[-2] == built[-3]


def foreign(file, path: Path, title: object) -> bytes:
    """A parse of ``file`` as a stranger may write it, with that title in each of its rows."""
    data = to_json(Given(read(path)).parsed(), file, parsing_stamp())
    head, _, rows = data.partition(b"\n")
    documents = json.loads(rows)
    for document, sections, _ in documents:
        for row in (document, *sections):
            row[3 if row is not document else 2] = title
    spoilt = json.dumps(documents).encode()
    digests = [hashlib.sha256(of).hexdigest().encode() for of in (rows, spoilt)]
    return head.replace(*digests) + b"\n" + spoilt


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"\n",
        b"{}\n[]",
        b"[" * 100_000,
        b"\xff\xfe",
        random.Random(7).randbytes(999),
        "\ud800",
        7,
        None,
        [],
    ],
    ids=repr,
)
def test_a_parse_that_is_broken_or_foreign_is_made_anew(five, tmp_path, work, built, damage):
    (file,) = (file for file in five.sources() if file.name == BOTH)
    path = five.parse_of(file.parse_name)
    sound = path.read_bytes()
    if isinstance(damage, bytes):
        path.write_bytes(damage)
    else:
        path.write_bytes(foreign(file, write(tmp_path, BOTH), damage))
    work.clear()
    told: list[str] = []
    add(five, tmp_path, CLUB, claim=CLAIM, tell=told.append)
    assert work.read == once(BOTH, CLUB)
    assert told == []
    assert path.read_bytes() == sound
    assert built[-1][:-1] == built[-2]


# the same book


def tables(book: Path) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table."""
    db = sqlite3.connect(book)
    names = [name for (name,) in db.execute("select name from sqlite_master where type = 'table'")]
    rows = {name: db.execute(f"select * from {name}").fetchall() for name in names}
    db.close()
    return rows


def check_same_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, paths: list[Path]) -> None:
    """What is built with nothing kept, and of what is kept alone, is one book and one report.

    Of the search index, which takes long to write, only that it is made of the same is looked at.
    """
    few = first_rules(corpus_folder(), 30)
    monkeypatch.setattr(gathering, "read_corpus", lambda corpus: few)
    indexed: list[tuple[object, object]] = []
    monkeypatch.setattr(building, "_index", lambda folder, *of: indexed.append(of))
    home = Home(tmp_path / "home")
    (tmp_path / "fresh").mkdir()
    fresh = build(tmp_path / "fresh", [Given(read(path)) for path in paths])
    adding.add(home, paths, None, silent, silent, insist=True)  # they are made up
    home.current().folder.joinpath(BOOK).unlink()
    reports = []

    def reporting(*args):
        reports.append(build(*args))
        return reports[-1]

    def never(*args):
        raise AssertionError("a kept parse was not used")

    monkeypatch.setattr(publishing, "build", reporting)
    monkeypatch.setattr(own_file, "read_raw", never)
    kept = own_documents.rebuild(home, silent)
    first, second = tables(tmp_path / "fresh" / BOOK), tables(kept.folder / BOOK)
    assert first.keys() == second.keys()
    for name, rows in first.items():
        assert rows, name
        assert second[name] == rows, name
    assert reports == [fresh]
    assert len(indexed) == 3
    assert indexed[0] == indexed[1] == indexed[2]
    assert any(report.warnings for report in fresh.documents)


def test_kept_parses_make_the_same_book(tmp_path, monkeypatch):
    check_same_book(tmp_path, monkeypatch, [write(tmp_path, name) for name in RECOGNISED])


def test_kept_parses_of_the_real_documents_make_the_same_book(tmp_path, monkeypatch):
    paths = sorted(folder_of(SOURCES).glob("*.txt"))
    check_same_book(tmp_path, monkeypatch, paths)
