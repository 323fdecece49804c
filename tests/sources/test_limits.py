"""What a file can do to its reader has an end, and the end says its limit and how to raise it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from contextlib import suppress
from encodings.aliases import aliases
from pathlib import Path

import pytest

from rulesref.book.parsed import Given, parse_all, portions_of
from rulesref.entries import Document
from rulesref.errors import SourceError, UsageError
from rulesref.places import regular_file
from rulesref.sources import limits
from rulesref.sources.bundle import files_in
from rulesref.sources.files import read_bytes
from rulesref.sources.html_lines import DEEPEST_LIST
from rulesref.sources.kinds import kind_of
from rulesref.sources.reading import read_raw
from tests.sources.pdf_bytes import packed_pdf

#: The most that reading any of these may take, in seconds; each took minutes, or for ever.
SOON = 60


def refused(raw: bytes, name: str, variable: str) -> str:
    start = time.perf_counter()
    with pytest.raises(SourceError) as caught:
        read_raw(raw, name)
    assert time.perf_counter() - start < SOON
    assert f"{variable}=" in caught.value.remedy
    return caught.value.message


@pytest.mark.parametrize("count", [40, 600])
def test_comments_before_a_page_are_looked_through_once(count):
    start = time.process_time()
    comments = b"<!--" + b"--><!--" * count
    assert kind_of(comments + b"\n", "") == "text"
    assert kind_of(comments + b"--> \n<HTML lang=it>", "") == ("html" if count < 580 else "text")
    assert time.process_time() - start < 1


@pytest.mark.parametrize("start", [b"<!doctype  html>", b"\xef\xbb\xbf <?xml ?>\n<!-- a --><body>"])
def test_a_page_is_known_by_its_first_tag(start):
    assert kind_of(start, "") == "html"
    assert kind_of(b"moss " + start, "") == "text"


@pytest.mark.parametrize("charset", sorted({*aliases.values(), "idna", "punycode", "undefined"}))
def test_no_charset_breaks_a_page(charset):
    page = b"<html><meta charset=%b><body><p>moss" % charset.encode()
    for body in (b"", b"\xff\xfe", b"." + b"a" * 70):
        with suppress(SourceError):  # and no other
            read_raw(page + body, "a.html")


def test_attributes_without_end_are_refused():
    tag = b" ".join(b"a%d=1" % number for number in range(100_000))
    assert "500 attributes" in refused(
        b"<html><p " + tag + b">moss", "a.html", "RULESREF_MOST_ATTRIBUTES"
    )
    long = read_raw(b'<html>\n<img src="' + b"x" * 9_000 + b'\n">\n<p>moss', "a.html").lines
    assert [(line.number, line.text) for line in long] == [(4, "moss")]


def test_tags_without_end_are_refused():
    refused(b"<html>" + b"<!>" * 400_000, "a.html", "RULESREF_MOST_TAGS")


def test_tags_that_multiply_cost_no_memory_here(monkeypatch):
    monkeypatch.setenv("RULESREF_MOST_MEMORY", "250")
    page = b"<html><p>" + b"<b>\n" * 3_000 + b"</p><p>x" * 6_000
    with pytest.raises(SourceError):
        read_raw(page, "a.html")


def test_lists_in_lists_are_indented_so_far_and_no_farther():
    lines = read_raw(b"<html>" + b"<ul><li>" * 200 + b"moss", "a.html").lines
    assert lines[-1].text == "  " * (DEEPEST_LIST - 1) + "- moss"


def test_a_pdf_that_unpacks_to_more_than_is_taken(monkeypatch):
    monkeypatch.setenv("RULESREF_MOST_INFLATED", "5")
    bomb = packed_pdf(b"BT /F1 10 Tf 50 700 Td (Moss) Tj ET\n" + b" " * 6_000_000)
    assert "5 MB" in refused(bomb, "a.pdf", "RULESREF_MOST_INFLATED")


def test_a_pdf_that_shows_one_stream_many_times(monkeypatch):
    monkeypatch.setenv("RULESREF_MOST_CHARACTERS", "1500")
    shown = packed_pdf(b"q 1 0 0 1 0 -20 cm BT /F1 10 Tf 50 700 Td (Moss grows) Tj ET\n", 200)
    assert "1,500" in refused(shown, "a.pdf", "RULESREF_MOST_CHARACTERS")


@pytest.mark.parametrize("ending", [b"\n", b"\r", b"\r\n"])
def test_lines_without_end_are_refused_before_they_are_made(ending):
    refused(b"a" + ending * 200_000 + b"a", "a.txt", "RULESREF_MOST_LINES")


def test_values_without_end_are_refused():
    text = read_raw(b'{"a":[' + b"[]," * 700_000 + b"1]}", "a.json")
    with pytest.raises(SourceError, match="600,000 values"):
        files_in(text)


def test_passages_without_end_are_refused(monkeypatch):
    monkeypatch.setenv("RULESREF_MOST_PASSAGES", "10")
    text = read_raw(b"# moss\n\nIt grows.\n\n" * 11, "a.txt")
    own = Document("g/own/a", "g", "A", "1", "", "en", "summary", "", "a.txt", text.sha256)
    with pytest.raises(SourceError, match="10 passages") as caught:
        parse_all(portions_of(Given(text, own)))
    assert caught.value.remedy.endswith("RULESREF_MOST_PASSAGES=20 takes it")


def test_a_limit_can_be_raised_and_says_where_it_cannot_be_read(monkeypatch):
    monkeypatch.setenv("RULESREF_MOST_LINES", "3")
    refused(b"a\n" * 4, "a.txt", "RULESREF_MOST_LINES")
    monkeypatch.setenv("RULESREF_MOST_LINES", "4")
    assert len(read_raw(b"a\n" * 4, "a.txt").lines) == 4
    for wrong in ("many", "-1", "1e9", "²"):
        monkeypatch.setenv("RULESREF_MOST_LINES", wrong)
        with pytest.raises(UsageError, match="RULESREF_MOST_LINES"):
            limits.LINES.now()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_pipes_and_devices_are_no_files(tmp_path):
    pipe = tmp_path / "pipe.txt"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero"), tmp_path):
        with pytest.raises(OSError, match=r"no file|directory"):
            regular_file(path)
        with pytest.raises(SourceError):
            read_bytes(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
@pytest.mark.parametrize("argv", [("replay",), ("cards", "check"), ("sources", "add")])
def test_no_verb_waits_for_a_pipe(argv, tmp_path):
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    ran = subprocess.run(
        [sys.executable, "-m", "rulesref", *argv, str(pipe)],
        capture_output=True,
        env=os.environ | {"RULESREF_HOME": str(tmp_path)},
        timeout=SOON,
        check=False,
    )
    assert ran.returncode == 2
    assert b"no file" in ran.stderr
