"""What mypy takes for the name of an attribute: every argument at which a record is looked up.

A copy of the package gets a ``State`` and a ``Thing`` that take no string. Each complaint is a
place where the code names an attribute, in whatever form, found by types and not by what a name
looks like. Mypy tells one complaint of each kind for a line, so the copy has few words on a line.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from bisect import bisect_right
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

_RECORDS = Path("rulesref/engine/records.py")
_RECORD = 'Thing = NewType("Thing", Mapping[str, Any])\n'
_POISONED = '''
class NoName:
    """Nothing in the code is one."""

class Thing:
    def __init__(self, held: Any) -> None: ...
    def get(self, name: NoName, default: Any = None) -> Any: ...
    def __getitem__(self, name: NoName) -> Any: ...
    def __contains__(self, name: NoName) -> bool: ...

'''
_READ = "def get(self, id: str, name: str, default: Any = 0)"
_NEVER_READ = "def get(self, id: str, name: NoName, default: Any = 0)"
_COMPLAINT = re.compile(
    r"(?P<path>[^:]+):(?P<line>\d+):(?P<column>\d+): error: .*(NoName|operand types for (not )?in)"
)
#: What brackets and commas may stand in without being any, and these themselves.
_TOKEN = re.compile(
    r"""
    \"{3} (?: \\. | [^\\] )*? \"{3}  |  '{3} (?: \\. | [^\\] )*? '{3}
    | " (?: \\. | [^"\\\n] )* "  |  ' (?: \\. | [^'\\\n] )* '
    | \#[^\n]*
    | (?P<mark> [()\[\]{},] )
    """,
    re.VERBOSE | re.DOTALL,
)

Place = tuple[str, int, int]


def typed_reads(folder: Path, rooms: tuple[str, ...]) -> set[Place]:
    """(path, line, column) of each expression in ``rooms`` that names what is read."""
    with TemporaryDirectory() as scratch:
        copy = Path(scratch)
        unread = shutil.ignore_patterns("__pycache__")
        shutil.copytree(folder / "rulesref", copy / "rulesref", ignore=unread)
        shutil.copy(folder / "pyproject.toml", copy)
        _poison(copy / _RECORDS)
        origins = {
            path.relative_to(copy).as_posix(): _split(path)
            for room in rooms
            for path in (copy / room).rglob("*.py")
        }
        return set(_places(_complaints(copy, rooms), origins))


def _poison(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert _RECORD in text, "the type of records has changed: change its copy here"
    assert _READ in text, "the way to read has changed: change its copy here"
    path.write_text(text.replace(_RECORD, _POISONED).replace(_READ, _NEVER_READ), encoding="utf-8")


def _split(path: Path) -> list[tuple[int, int]]:
    """Break the lines of ``path`` within brackets; where each new line begins in the old text."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    breaks = _breaks(text)
    new, origins = [], []
    for number, line in enumerate(lines, 1):
        starts = [0, *sorted(column for row, column in breaks if row == number)]
        for start, end in zip(starts, [*starts[1:], len(line)], strict=True):
            new.append(line[start:end].rstrip("\n"))
            origins.append((number, start))
    path.write_text("\n".join(new) + "\n", encoding="utf-8")
    return origins


def _breaks(text: str) -> set[tuple[int, int]]:
    """Where a line may end, by its number and column: after a comma or a bracket, within brackets."""
    ends = [match.end() for match in re.finditer("\n", text)]
    starts = [0, *ends]
    depth, out = 0, set()
    for match in _TOKEN.finditer(text):
        if (mark := match["mark"]) is None:
            continue
        depth += (mark in "([{") - (mark in ")]}")
        if depth and mark in "([{,":
            row = bisect_right(ends, match.start())
            out.add((row + 1, match.end() - starts[row]))
    return out


def _complaints(copy: Path, rooms: tuple[str, ...]) -> Iterator[str]:
    """What mypy says of ``rooms``; of the rest of the package it looks at what they import."""
    command = [sys.executable, "-m", "mypy", "--no-incremental", "--show-column-numbers"]
    command += ["--no-error-summary", "--hide-error-context", "--no-pretty", *rooms]
    ran = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert ran.returncode == 1, ran.stdout + ran.stderr
    yield from ran.stdout.splitlines()


def _places(
    complaints: Iterator[str], origins: dict[str, list[tuple[int, int]]]
) -> Iterator[Place]:
    for line in complaints:
        complaint = _COMPLAINT.match(line)
        if complaint and complaint["path"] in origins:
            row, start = origins[complaint["path"]][int(complaint["line"]) - 1]
            yield complaint["path"], row, start + int(complaint["column"])
