"""A kept parse comes back as it was, or counts for nothing, whoever wrote it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from rulesref.book import kept_parse
from rulesref.book.kept_parse import from_json, to_json
from rulesref.book.parsed import Given
from rulesref.sources.reading import read
from rulesref.store import StoredFile
from tests.book.made_up_files import BOTH, CLAIM, CLUB, RECOGNISED, write
from tests.named_folders import SOURCES, folder_of
from tests.search.bombs import bombs

STAMP = "stamp"


def given(path: Path, claimed: bool = False):
    """The stored file and the documents in it."""
    text = read(path)
    as_document = CLAIM.document(text.name, text.sha256) if claimed else None
    file = StoredFile(text.name, text.sha256, 1, (), (), as_document)
    return file, Given(text, as_document).parsed()


@pytest.fixture
def both(tmp_path):
    return given(write(tmp_path, BOTH))


@pytest.fixture
def club(tmp_path):
    return given(write(tmp_path, CLUB), claimed=True)


def check_round_trip(file, parsed):
    data = to_json(parsed, file, STAMP)
    back = from_json(data, file, STAMP)
    assert back == parsed
    assert [[type(s) for s in each.sections] for each in back] == [
        [type(s) for s in each.sections] for each in parsed
    ]
    for line in data.split(b"\n"):
        json.loads(line)


@pytest.mark.parametrize("name", RECOGNISED)
def test_every_recognised_document_comes_back(tmp_path, name):
    check_round_trip(*given(write(tmp_path, name)))


def test_a_claimed_document_comes_back(club):
    check_round_trip(*club)


def test_a_file_whose_name_is_no_text_comes_back(both):
    file, parsed = both
    name = "añ\udcff.txt"
    parsed = tuple(p._replace(document=p.document._replace(file=name)) for p in parsed)
    check_round_trip(file._replace(name=name), parsed)


def test_the_real_documents_come_back():
    for path in sorted(folder_of(SOURCES).glob("*.txt")):
        check_round_trip(*given(path))


def test_a_parse_is_of_one_stamp_one_file_and_one_claim(club, both):
    file, parsed = club
    data = to_json(parsed, file, STAMP)
    other = file.as_document._replace(title="Other rules")
    assert from_json(data, file, STAMP)
    assert from_json(data, file, "other stamp") is None
    assert from_json(data, both[0], STAMP) is None
    assert from_json(data, file._replace(sha256="0" * 64), STAMP) is None
    assert from_json(data, file._replace(name="other.txt"), STAMP) is None
    assert from_json(data, file._replace(as_document=other), STAMP) is None


def test_a_parse_that_lost_or_changed_a_byte_counts_for_nothing(club):
    file, parsed = club
    data = to_json(parsed, file, STAMP)
    for at in range(len(data)):
        assert from_json(data[:at], file, STAMP) is None
        assert from_json(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :], file, STAMP) is None


def forged(rows: bytes, file: StoredFile) -> bytes:
    """``rows`` with a first line that vouches for them, as a stranger could write it."""
    sound = to_json((), file, STAMP)
    digests = [hashlib.sha256(of).hexdigest().encode() for of in (b"[]", rows)]
    return sound.removesuffix(b"[]").replace(*digests) + rows


def test_a_stranger_can_vouch_for_rows(both):
    file, parsed = both
    data = to_json(parsed, file, STAMP)
    assert forged(data.partition(b"\n")[2], file) == data


@pytest.mark.parametrize(
    "rows",
    [
        b"",
        b"[]",
        b"{}",
        b"null",
        b"1",
        b"[null]",
        b"[[]]",
        b"[[[], [], []]]",
        b"[" * 100_000,
        b"[" * 900 + b"]" * 900,
        b"NaN",
        b"9" * 5000,
        b"\xff\xfe",
        b"nonsense",
        bytes(range(256)),
        *bombs(Path("marker")).values(),
    ],
    ids=str,
)
def test_what_is_no_parse_counts_for_nothing(both, tmp_path, monkeypatch, rows):
    monkeypatch.chdir(tmp_path)
    file, _ = both
    assert from_json(forged(rows, file), file, STAMP) is None
    assert from_json(rows, file, STAMP) is None
    assert not Path("marker").exists()


#: Field of a section → values that no parser makes.
SECTION = {
    "id": ["", "arkham-lcg/faq-2.5/", 1, None, "arkham-lcg/hunter", "arkham-lcg/faq-1.3/1.1"],
    "document": ["arkham-lcg/faq-1.3", "", None],
    "kind": ["", "nonsense", None, 1],
    "title": ["\ud800", None, 1, ["Lantern"], {"a": 1}, True],
    "parent": ["Lantern", "arkham-lcg/rules-reference-2.5/ability", None],
    "number": [1.4, "\udcff", None],
    "first_line": [0, -1, 2**31, 1.0, True, "1", None, 10**30],
    "last_line": [0, 2**63],
    "page": ["1", -1, False, [1]],
    "markdown": ["\udfff", None, ["text"]],
    "language": ["", "de", "it", None],
    "icon_lost": [1, ["1"], None, [[1]]],
    "cards": [[["Torch"]], [["Torch", "7", "", ""]], [["Torch", "7", "", [], ""]], "Torch", [None]],
    "references": [[["Torch", "1", None, ""]], [[]], {}],
    "provenance": [[["x"]], None],
    "pointer": [0, 1, "", None],
    "facts": [[["since"]], [["since", "1", "2"]], [["since", 1]], ["ab"]],
    "edition": ["2020", None],
    "entry": ["hunter", "../x", "arkham-lcg/", None, "arkham-lcg/A b", "x/y"],
}
#: Field of a document → values that no parser makes of a file that is recognised.
DOCUMENT = {
    "id": ["", "arkham-lcg/own/club-rules-2", "arkham-lcg/restatement-en", "x/faq-2.5", None],
    "game": ["", "eldritch-horror", "nonsense", None],
    "title": [None, "\ud800"],
    "version": ["²", "9" * 5000, "two", None],
    "date": [None, 2026],
    "language": ["", "de", None],
    "tier": ["", "nonsense", None],
    "edition": ["2020", None],
}


def spoilt(parsed, field: str, value: object, document: bool) -> bytes:
    """The rows of ``parsed`` with ``value`` in its second document, or in a section of that."""
    rows = json.loads(to_json(parsed, StoredFile("", "", 0, ()), "").partition(b"\n")[2])
    kind = type(parsed[1].document) if document else type(parsed[1].sections[0])
    spoilt_row = rows[1][0] if document else rows[1][1][0]
    assert repr(spoilt_row[kind._fields.index(field)]) != repr(value)
    spoilt_row[kind._fields.index(field)] = value
    return json.dumps(rows).encode()


@pytest.mark.parametrize(
    ("document", "field", "value"),
    [(False, field, value) for field, values in SECTION.items() for value in values]
    + [(True, field, value) for field, values in DOCUMENT.items() for value in values],
)
def test_what_no_parser_makes_counts_for_nothing(both, document, field, value):
    file, parsed = both
    assert from_json(forged(spoilt(parsed, field, value, document), file), file, STAMP) is None


def test_every_field_of_a_section_and_a_document_is_held_to_something(both):
    _, ((document, sections, _), _) = both
    assert set(SECTION) == set(sections[0]._fields)
    assert set(DOCUMENT) == set(document._fields) - {"file", "sha256"}


def test_rows_that_stand_twice_count_for_nothing(both):
    file, (reference, faq) = both
    twice = faq._replace(sections=(*faq.sections, faq.sections[0]))
    for parsed in ((reference, twice), (reference, faq, faq), (faq, reference, reference)):
        assert from_json(to_json(parsed, file, STAMP), file, STAMP) is None


def test_a_claimed_file_is_what_was_claimed_and_nothing_else(club, both):
    file, parsed = club
    assert from_json(to_json(both[1], file, STAMP), file, STAMP) is None
    assert from_json(to_json((*parsed, both[1][0]), file, STAMP), file, STAMP) is None
    other = parsed[0]._replace(document=parsed[0].document._replace(tier="faq"))
    assert from_json(to_json((other,), file, STAMP), file, STAMP) is None


def test_a_parse_of_another_format_counts_for_nothing(club, monkeypatch):
    file, parsed = club
    data = to_json(parsed, file, STAMP)
    monkeypatch.setattr(kept_parse, "FORMAT", kept_parse.FORMAT + 1)
    assert from_json(data, file, STAMP) is None
