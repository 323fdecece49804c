"""Bytes to text: UTF-8, or UTF-16 and UTF-32 with their mark; the first bad byte has its place."""

from __future__ import annotations

import codecs

from rulesref.catalogue import said
from rulesref.errors import SourceError

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
#: Control characters a hundred characters, above which a file is no text.
_MOST_CONTROLS = 5


def decode(raw: bytes, name: str, encoding: str = "utf-8") -> str:
    """The text of ``raw``, its mark taken off. ``encoding`` counts where there is no mark.

    Raises SourceError with the line and the column of the first byte that is no text.
    """
    for mark, marked in _MARKS:
        if raw.startswith(mark):
            raw, encoding = raw[len(mark) :], marked
            break
    wide = not encoding.startswith("utf-8") and encoding.startswith("utf-")
    if not wide and b"\0" in raw:
        raise _binary(raw, name)
    try:
        text = raw.decode(encoding)
    except UnicodeDecodeError as problem:
        raise _bad_byte(raw, problem, encoding, name) from None
    sample = text[:100_000]
    odd = sum(1 for char in sample if char < " " and char not in "\t\n\r\f\v\x1b")
    if odd * 100 > max(len(sample), 200) * _MOST_CONTROLS or "\0" in text:
        raise SourceError(
            said("this is no text: it is full of control characters"),
            file=name,
            remedy=said("name a text, HTML or PDF file"),
        )
    return text


def _binary(raw: bytes, name: str) -> SourceError:
    line, column, _ = _place(raw, raw.index(b"\0"), "utf-8")
    return SourceError(
        said("this is no text: it holds bytes of value 0"),
        file=name,
        line=line,
        column=column,
        remedy=said("name a text, HTML or PDF file (text in UTF-16 needs its byte order mark)"),
    )


def _bad_byte(raw: bytes, problem: UnicodeDecodeError, encoding: str, name: str) -> SourceError:
    line, column, text = _place(raw, problem.start, encoding)
    value = f"0x{raw[problem.start]:02x}" if problem.start < len(raw) else "the end"
    return SourceError(
        said("this is not {encoding} text: byte {value} does not fit").format(
            encoding=encoding.upper(), value=value
        ),
        file=name,
        line=line,
        column=column,
        text=text,
        remedy=said("save the file as UTF-8 and add it again"),
    )


def _place(raw: bytes, at: int, encoding: str) -> tuple[int, int, str]:
    """Line and column of the byte ``at``, both from 1, and the line around it."""
    before = raw[:at].decode(encoding, "replace").replace("\r\n", "\n").replace("\r", "\n")
    after = raw[at : at + 400].decode(encoding, "replace")
    start = before.rfind("\n") + 1
    shown = before[start:] + after.splitlines()[0] if after.splitlines() else before[start:]
    column = len(before) - start + 1
    printable = "".join(c if c.isprintable() else "�" for c in shown)
    return before.count("\n") + 1, column, printable if column <= 150 else ""
