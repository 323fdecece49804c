"""The stamp of the bundled book changes with the corpus and with what builds a book."""

from __future__ import annotations

import ast
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulesref
from rulesref.book import stamp
from rulesref.places import corpus_folder

PACKAGE = Path(rulesref.__file__).parent
MODULES = {
    ".".join(("rulesref", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(
        ".__init__"
    ): path
    for path in PACKAGE.rglob("*.py")
    if "_data" not in path.parts
}


@pytest.fixture
def copied(tmp_path, monkeypatch):
    """A checkout of its own: the package, and what the book reads of the corpus."""
    skipped = shutil.ignore_patterns("__pycache__", "_data", "_index", "cases")
    shutil.copytree(PACKAGE, tmp_path / "rulesref", ignore=skipped)
    shutil.copytree(corpus_folder(), tmp_path / "corpus", ignore=skipped)
    monkeypatch.setattr(stamp, "PACKAGE", tmp_path / "rulesref")
    monkeypatch.setattr(stamp, "corpus_folder", lambda: tmp_path / "corpus")
    return tmp_path


@pytest.mark.parametrize(
    "name",
    [
        "rulesref/entries.py",
        "rulesref/parse/shapes/points.py",
        "rulesref/search/new/deep/down.py",
        "rulesref/link/authority.py",
        "corpus/arkham-lcg/game.toml",
        "corpus/arkham-lcg/it/new.md",
        "corpus/arkham-lcg/repairs/faq-2.5.toml",
        "corpus/new-game/game.toml",
    ],
)
def test_it_changes_with_what_a_book_is_made_of(copied, name):
    before = stamp.stamp()
    (copied / name).parent.mkdir(parents=True, exist_ok=True)
    with (copied / name).open("a") as file:
        file.write("\n")
    assert stamp.stamp() != before


@pytest.mark.parametrize(
    "name",
    ["rulesref/cli/new.py", "rulesref/games/arkham_lcg/rules.py", "corpus/arkham-lcg/it/new.txt"],
)
def test_it_stays_when_something_else_changes(copied, name):
    before = stamp.stamp()
    with (copied / name).open("a") as file:
        file.write("\n")
    assert stamp.stamp() == before


def test_every_module_that_builds_a_book_is_watched():
    """The rooms of the stamp are those that the building imports, at whatever depth."""
    seen: set[str] = set()
    waiting = ["rulesref.book.building"]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += _imported(MODULES[name])
    rooms = {name.split(".")[1] for name in seen if name.count(".") > 1}
    assert {"parse", "link", "search"} <= rooms <= set(stamp.BUILDING)


def test_every_room_that_is_watched_exists():
    assert [room for room in stamp.BUILDING if not (PACKAGE / room).is_dir()] == []


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = (node.module, *(f"{node.module}.{alias.name}" for alias in node.names))
            yield from (name for name in names if name in MODULES)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in MODULES)
