from __future__ import annotations

import builtins
import hashlib
import os
import socket
import sys
from pathlib import Path
from typing import Any

import pytest

from rulesref.errors import SourceError
from rulesref.sources import files, read
from rulesref.sources.extras import INSTALL
from rulesref.sources.reading import LONGEST_LINE, read_raw


def refused(raw: bytes, name: str = "a.txt") -> SourceError:
    with pytest.raises(SourceError) as caught:
        read_raw(raw, name)
    assert caught.value.remedy
    assert caught.value.file == name
    return caught.value


def texts(raw: bytes, name: str = "a.txt") -> list[str]:
    return [line.text for line in read_raw(raw, name).lines]


def test_lines_keep_their_numbers_and_the_file_its_name_and_hash(tmp_path: Path) -> None:
    path = tmp_path / "My rules.md"
    raw = b"# Moss\r\n\r\nIt grows.  \n"
    path.write_bytes(raw)
    source = read(path)
    assert [(line.number, line.text) for line in source.lines] == [
        (1, "# Moss"),
        (2, ""),
        (3, "It grows."),
    ]
    assert (source.name, source.sha256) == ("My rules.md", hashlib.sha256(raw).hexdigest())
    assert {line.page for line in source.lines} == {None}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_every_marked_encoding_reads_the_same(encoding: str) -> None:
    assert texts("Città\nmoss".encode(encoding)) == ["Città", "moss"]


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_every_line_end_counts_once(newline: str) -> None:
    assert texts(newline.join(["a", "", "b"]).encode()) == ["a", "", "b"]


def test_other_separators_do_not_count_as_line_ends() -> None:
    assert texts("a\u2028b\x0bc\u0085d\ne".encode()) == ["a bc d", "e"]


def test_invisible_characters_go_and_gaps_stay() -> None:
    assert texts("\ufeffo\u00adne\u00a0two\u200b  \ufb01ve\x07 \t".encode()) == ["one two  five"]


def test_form_feeds_count_pages() -> None:
    lines = read_raw(b"a\n\x0cb\nc", "a.txt").lines
    assert [(line.text, line.page) for line in lines] == [("a", 1), ("b", 2), ("c", 2)]


def test_the_first_bad_byte_is_named_by_line_and_column() -> None:
    error = refused("Moss\nCittà è\n".encode() + b"ab \xe9 c\nmore \xff")
    assert (error.line, error.column) == (3, 4)
    assert "0xe9" in error.message
    assert error.text == "ab � c"
    assert str(error).splitlines()[2].index("^") == 4 + 3


def test_bad_bytes_of_other_encodings_have_their_place_too() -> None:
    error = refused(b"\xff\xfe" + "ab\ncd".encode("utf-16-le") + b"\x00\xdc")
    assert (error.line, error.column) == (2, 3)


def test_binary_is_no_text_whatever_its_name() -> None:
    error = refused(b"moss\nab\0\1\2")
    assert (error.line, error.column) == (2, 3)
    assert "no text" in refused(bytes(range(1, 9)) * 50).message


@pytest.mark.parametrize(
    ("raw", "word"),
    [
        (b"\x89PNG\r\n\x1a\n rest", "picture"),
        (b"\xff\xd8\xff\xe0 rest", "picture"),
        (b"PK\x03\x04 rest", "zip"),
        (b"{\\rtf1 moss}", "rich text"),
        (b"\x1f\x8b\x08 rest", "compressed"),
    ],
)
def test_known_files_that_are_no_text_are_named(raw: bytes, word: str) -> None:
    assert word in refused(raw).message


@pytest.mark.parametrize("raw", [b"", b" \n\t\r\n", "\ufeff\n\u200b".encode()])
def test_empty_files_are_refused(raw: bytes) -> None:
    assert "empty" in refused(raw).message or "no text" in refused(raw).message


def test_json_is_read_as_such_however_long_its_lines_are() -> None:
    long = b'{"sections": ["' + b"moss " * 10_000 + b'"]}'
    assert read_raw(long, "a.json").json
    assert not read_raw(b"[sic] moss", "a.txt").json
    assert texts(b"{a word in braces}") == ["{a word in braces}"]


def test_endless_lines_are_refused_with_their_number() -> None:
    assert refused(b"a\n" + b"b" * (LONGEST_LINE + 1)).line == 2


def test_size_is_refused_before_reading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "big.txt"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    monkeypatch.setattr(files, "regular_file", lambda path: pytest.fail("it was opened"))
    with pytest.raises(SourceError, match=r"over 32 MB"):
        read(path)


def test_a_file_that_grows_is_refused_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "grows.txt"
    path.write_bytes(b"moss")
    monkeypatch.setenv("RULESREF_MOST_MEGABYTES", "1")
    monkeypatch.setattr(files, "_refuse_by_kind", lambda *_: path.write_bytes(b"moss " * 220_000))
    with pytest.raises(SourceError, match="over"):
        read(path)


@pytest.mark.parametrize("name", ["missing.txt", "a\0b", "x" * 5000, "file/in/file.txt"])
def test_paths_that_lead_nowhere(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("moss")
    with pytest.raises(SourceError) as caught:
        read(tmp_path / name)
    assert caught.value.remedy
    assert "\0" not in str(caught.value)


def test_folders_and_devices_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="folder"):
        read(tmp_path)
    if Path("/dev/null").exists():
        with pytest.raises(SourceError, match="device"):
            read(Path("/dev/null"))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_does_not_hang(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.txt")
    with pytest.raises(SourceError, match="pipe"):
        read(tmp_path / "pipe.txt")


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="this system has no such sockets")
def test_links_in_a_circle_are_refused(tmp_path: Path) -> None:
    link = tmp_path / "link.txt"
    link.symlink_to(link)
    with pytest.raises(SourceError):
        read(link)


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "locked.txt"
    path.write_text("moss")

    def locked(*_: Any, **__: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(files, "regular_file", locked)
    with pytest.raises(SourceError, match="may not be read"):
        read(path)


@pytest.mark.parametrize(
    ("module", "name", "raw"),
    [("selectolax.lexbor", "a.html", b"<p>moss"), ("pypdfium2", "a.pdf", b"%PDF-1.4\n")],
)
def test_a_missing_extra_is_named_with_its_command(
    module: str, name: str, raw: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def without(wanted: str, *args: Any, **kwargs: Any) -> Any:
        if wanted == module:
            raise ImportError(wanted)
        return real(wanted, *args, **kwargs)

    monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    monkeypatch.setattr(sys, "executable", "")  # a process of its own would import it all the same
    assert refused(raw, name).remedy == INSTALL
