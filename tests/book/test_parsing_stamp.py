"""The stamp of a parse changes with all that a parse depends on, and with nothing else."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import rulesref
from rulesref.book import stamp
from rulesref.book.stamp import parsing_stamp
from rulesref.places import corpus_folder
from tests.book.made_up_files import RECOGNISED, write
from tests.test_imports import MAY

PACKAGE = Path(rulesref.__file__).parent


@pytest.fixture
def copied(tmp_path, monkeypatch):
    """A copy of the package and of the corpus's repairs that the stamp is taken of."""
    package = tmp_path / "rulesref"
    left_out = shutil.ignore_patterns("__pycache__", "_data", "_index")
    shutil.copytree(PACKAGE, package, ignore=left_out)
    for path in corpus_folder().glob("*/repairs/*.toml"):
        copy = tmp_path / "corpus" / path.relative_to(corpus_folder())
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    monkeypatch.setattr(stamp, "PACKAGE", package)
    monkeypatch.setattr(stamp, "corpus_folder", lambda: tmp_path / "corpus")
    return tmp_path


def test_the_stamp_is_the_same_wherever_the_package_lies(copied, monkeypatch):
    inside = parsing_stamp()
    monkeypatch.undo()
    assert parsing_stamp() == inside


@pytest.mark.parametrize(
    "name",
    [
        "rulesref/parse/table.py",
        "rulesref/parse/shapes/points.py",
        "rulesref/sources/plain.py",
        "rulesref/entries.py",
        "rulesref/_version.py",
        "corpus/arkham-lcg/repairs/faq-2.5.toml",
        "corpus/eldritch-horror/repairs/rulebook.toml",
        "rulesref/parse/shapes/new.py",
        "corpus/arkham-lcg/repairs/new.toml",
    ],
)
def test_it_changes_with_parsers_readers_and_repairs(copied, name):
    before = parsing_stamp()
    with (copied / name).open("a") as file:
        file.write("\n")
    assert parsing_stamp() != before


def test_a_package_without_its_sources_has_a_stamp(copied):
    before = parsing_stamp()
    for path in (copied / "rulesref").rglob("*.py"):
        path.unlink()
    assert parsing_stamp() != before


def test_it_changes_when_a_repair_becomes_one_of_another_game(copied):
    before = parsing_stamp()
    repairs = copied / "corpus" / "eldritch-horror" / "repairs" / "rulebook.toml"
    repairs.rename(copied / "corpus" / "arkham-lcg" / "repairs" / "rules-reference-2.6.toml")
    assert parsing_stamp() != before


def test_it_does_not_change_with_the_rest(copied):
    before = parsing_stamp()
    for name in ("rulesref/book/building.py", "corpus/arkham-lcg/terms.toml"):
        with (copied / name).open("a") as file:
            file.write("\n")
    assert parsing_stamp() == before


@pytest.mark.parametrize("package", stamp._READERS)
def test_it_changes_with_the_versions_of_the_readers(monkeypatch, package):
    from importlib import metadata

    before = parsing_stamp()
    real = metadata.version
    monkeypatch.setattr(metadata, "version", lambda n: "0.0" if n == package else real(n))
    assert parsing_stamp() != before


def test_a_reader_that_is_not_installed_is_no_harm(monkeypatch):
    monkeypatch.setattr(stamp, "_READERS", ("no such package",))
    assert parsing_stamp()


def test_the_readers_are_those_of_the_extra():
    project = tomllib.loads((PACKAGE.parent / "pyproject.toml").read_text("utf-8"))["project"]
    extra = project["optional-dependencies"]["import"]
    assert [name.partition(">")[0] for name in extra] == list(stamp._READERS)


def test_every_room_that_parsers_may_import_is_in_it():
    rooms = MAY["parse"] | MAY["sources"] | {"parse"}
    assert {name.partition("/")[0].removesuffix(".py") for name in stamp._PARSING} == rooms


#: Parses files and prints what of the package and of the corpus was opened or looked up meanwhile.
SCRIPT = """
import os, sys
opened = set()
def hear(event, about):
    if event == "open" and isinstance(about[0], (str, os.PathLike)):
        opened.add(os.path.realpath(about[0]))
sys.dont_write_bytecode = True
sys.addaudithook(hear)
from pathlib import Path
from rulesref.parse import parse, recognise
from rulesref.sources import read
for path in sys.argv[1:]:
    for portion in recognise(read(Path(path))):
        parse(portion, [])
print(*sorted(opened), sep="\\n")
"""


def test_everything_that_parsers_open_is_in_it(tmp_path):
    """With no byte code at hand, each module that is imported is opened too."""
    paths = [str(write(tmp_path, name)) for name in RECOGNISED]
    ran = subprocess.run(
        [sys.executable, "-X", f"pycache_prefix={tmp_path}", "-c", SCRIPT, *paths],
        capture_output=True,
        text=True,
        check=True,
    )
    roots = (str(PACKAGE), str(corpus_folder()))
    opened = {name for name in ran.stdout.splitlines() if name.startswith(roots)}
    watched = {str(path.resolve()) for _, path in stamp._read_by_parsers()}
    assert any(name.endswith(".toml") for name in opened)
    assert any(name.endswith("generic_headings.py") for name in watched)
    assert opened - watched <= {str(PACKAGE / "__init__.py")}
