"""Misspell reads of attributes at random, one at a time, and see that the test of them finds each.

``python -m tests.games.arkham_lcg.misspelt --seed 7 --reads 24``. The draw is from every literal
that a read of ``rulesref/games`` and ``rulesref/sentences`` can come to: wherever types say that a
name is read (which asks nothing of the test's own reader), and where a name is compared; for a name
that is no literal itself, the literals that it is made of. Each is misspelt by one letter in a copy
of the tree, on which ``test_attributes.py`` then runs.
"""

from __future__ import annotations

import argparse
import ast
import random
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from string import ascii_lowercase
from tempfile import TemporaryDirectory
from typing import NamedTuple, TypeGuard

import rulesref
from tests.games.naming.flow import Literal, Source
from tests.games.naming.modules import Module
from tests.games.naming.places import ROOMS, places_of
from tests.games.naming.typed import Place, typed_reads

ROOT = Path(rulesref.__file__).parent.parent
#: What has to find each misspelling.
TEST = "tests/games/arkham_lcg/test_attributes.py"
#: Where literals are misspelt.
DRAWN = ("rulesref/games", "rulesref/sentences")


class Read(NamedTuple):
    """A literal by which an attribute is read: its module, its place in bytes, its text."""

    path: str
    line: int
    column: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column + 1}"


class Misspelling(NamedTuple):
    """One letter of a read is another one: ``before`` and ``after`` are the whole literal."""

    read: Read
    before: str
    after: str


def reads(named: Iterable[Place]) -> list[Read]:
    """Every literal that the expressions at the places ``named`` can come to, in order."""
    modules, flow = places_of(ROOT).modules, places_of(ROOT).flow
    wanted: dict[str, set[tuple[int, int]]] = {}
    for path, line, column in named:
        wanted.setdefault(path, set()).add((line, column))
    out: set[Read] = set()
    for module in modules:
        for node in _expressions(module, wanted.get(module.path, set())):
            out.update(map(_read, filter(_is_drawn, flow.sources(module, node))))
    return sorted(out)


def seen() -> set[Place]:
    """The places of the reads that the test's own reader finds."""
    mentions = places_of(ROOT).mentions
    return {
        (one.module.path, one.node.lineno, one.node.col_offset + 1)
        for one in mentions
        if one.deed == "read"
    }


def _expressions(module: Module, places: set[tuple[int, int]]) -> Iterator[ast.expr]:
    """The expression at each of ``places``: a literal, or else the longest that is no test."""
    at: dict[tuple[int, int], list[ast.expr]] = {}
    for node in module.nodes:
        if isinstance(node, ast.expr) and not isinstance(node, ast.Compare):
            at.setdefault((node.lineno, node.col_offset + 1), []).append(node)
    for place in places:
        literals = [node for node in at[place] if isinstance(node, ast.Constant)]
        yield (literals or at[place])[0]  # an outer expression comes before what it consists of


def _is_drawn(source: Source) -> TypeGuard[Literal]:
    return isinstance(source, Literal) and source.module.path.startswith(DRAWN)


def _read(literal: Literal) -> Read:
    path, node = literal.module.path, literal.node
    assert node.end_lineno == node.lineno, "a literal that is misspelt stands in one line"
    line = _lines(path)[node.lineno - 1]
    return Read(
        path, node.lineno, node.col_offset, line[node.col_offset : node.end_col_offset].decode()
    )


@cache
def _lines(path: str) -> list[bytes]:
    return (ROOT / path).read_bytes().splitlines()


def misspell(read: Read, rng: random.Random) -> Misspelling:
    """``read`` with another letter in place of one, outside of what an f-string fills in."""
    text, depth, places = read.text, 0, []
    for number, letter in enumerate(text):
        depth += (letter == "{") - (letter == "}")
        if letter in ascii_lowercase and not depth and number > text.index(text[-1]):
            places.append(number)
    place = rng.choice(places)
    letter = rng.choice(ascii_lowercase.replace(text[place], ""))
    return Misspelling(read, text, text[:place] + letter + text[place + 1 :])


def copy_to(folder: Path) -> None:
    """A copy of what the test needs; the corpus, which nothing writes, is lent."""
    unread = shutil.ignore_patterns("__pycache__")
    for name in ("rulesref", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=unread)
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "corpus").symlink_to(ROOT / "corpus")


def caught(folder: Path, misspellings: Sequence[Misspelling]) -> list[bool]:
    """Of each, whether the test fails in the copy ``folder`` and names it, with all of them there."""
    kept = {read.path: (folder / read.path).read_bytes() for read, _, _ in misspellings}
    for misspelling in misspellings:
        _write(folder, misspelling)
    ran = _run(folder)
    for path, raw in kept.items():
        (folder / path).write_bytes(raw)
    return [ran.returncode == 1 and _told(after) in ran.stdout for _, _, after in misspellings]


def _write(folder: Path, misspelling: Misspelling) -> None:
    """Put it into the copy; the line stays as long as it was."""
    read, before, after = misspelling
    path = folder / read.path
    lines = path.read_bytes().splitlines(keepends=True)
    line, start, length = lines[read.line - 1], read.column, len(before.encode())
    assert line[start : start + length].decode() == before
    lines[read.line - 1] = line[:start] + after.encode() + line[start + length :]
    path.write_bytes(b"".join(lines))


def _told(after: str) -> str:
    """How the test names a literal."""
    name = after.lstrip("f").strip("'\"")
    return name if after.startswith("f") else f"'{name}'"


def _run(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", TEST]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def survivors(found: list[Read], seed: int, amount: int, at_once: int = 1) -> list[Misspelling]:
    """Misspell ``amount`` of ``found``, tell each with its outcome, give those that went unseen.

    The test runs once for ``at_once`` of them.
    """
    rng = random.Random(seed)
    misspellings = [misspell(read, rng) for read in rng.sample(found, amount)]
    out = []
    with TemporaryDirectory() as scratch:
        folder = Path(scratch)
        copy_to(folder)
        for start in range(0, amount, at_once):
            some = misspellings[start : start + at_once]
            for misspelling, is_caught in zip(some, caught(folder, some), strict=True):
                read, before, after = misspelling
                word = "caught  " if is_caught else "survived"
                print(f"{word}  {before} -> {after}  {read}", flush=True)
                if not is_caught:
                    out.append(misspelling)
    return out


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--reads", type=int, default=24)
    told = parser.parse_args()
    found = reads(seen() | typed_reads(ROOT, ROOMS))
    print(f"seed {told.seed}: {told.reads} of {len(found)} literals")
    assert _run(ROOT).returncode == 0, "the test fails on the tree as it is"
    left = survivors(found, told.seed, told.reads)
    print(f"{told.reads - len(left)} of {told.reads} caught")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
