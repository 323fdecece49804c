"""What a wheel ships ready: what is taken from it, and when Python reads a file itself."""

from __future__ import annotations

import marshal
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from rulesref import ready
from rulesref.places import corpus_folder
from rulesref.rulings.unmarked_step import _MARKS
from rulesref.sentences import speech_of
from rulesref.told_expressions import told_tables
from rulesref.wording.pattern import Pattern
from rulesref.wording.pattern_table import PatternTable
from rulesref.wording.sentence import KINDS
from tests.installed import PACKAGE, environment_of, make_ready
from tests.real_book import installed, ready_file

#: What a command of the copy says of where its modules came from.
TOLD = """
import sys
from rulesref.ready import read_toml, use_ready
use_ready()
import rulesref.nearest, rulesref.errors, rulesref.render.kinds, rulesref.engine
for name in ("rulesref.nearest", "rulesref.errors", "rulesref.render.kinds", "rulesref.engine"):
    print(name, type(sys.modules[name].__spec__.loader).__name__)
print(rulesref.nearest.spelt_alike("serch", {"search": "search"}))
print([read_toml(text) for text in sys.argv[1:3]], "tomllib" in sys.modules)
print(read_toml("three = 3"))
"""
#: Texts of TOML that lie in the copied corpus.
TEXTS = {"one.toml": "one = 1\n", "two.toml": "two = [2]\n"}
FOUR = ["rulesref.nearest", "rulesref.errors", "rulesref.render.kinds", "rulesref.engine"]
ALL_READY = dict.fromkeys(FOUR, "Ready") | {"tomllib": "False"}
NONE_READY = dict.fromkeys(FOUR, "SourceFileLoader") | {"tomllib": "True"}
#: What is copied: those four, and what they need.
NEEDED = ("__init__", "_version", "catalogue", "entries", "errors", "nearest", "ready", "record")


@pytest.fixture
def site(tmp_path):
    """A copy of a part of the package as a wheel installs it."""
    package = tmp_path / "site" / "rulesref"
    for room in ("engine", "render"):
        shutil.copytree(
            PACKAGE / room, package / room, ignore=shutil.ignore_patterns("__pycache__")
        )
    for name in NEEDED:
        shutil.copyfile(PACKAGE / f"{name}.py", package / f"{name}.py")
    (package / "_data").mkdir()
    for name, text in TEXTS.items():
        (package / "_data" / name).write_text(text, "utf-8")
    make_ready(package, package / "_data", package / "_ready")
    return tmp_path / "site"


def loaders(site: Path, *options: str) -> dict[str, str]:
    """Module → the kind of its loader, for four modules of the package."""
    ran = subprocess.run(
        [sys.executable, *options, "-c", TOLD, *TEXTS.values()],
        env=environment_of(site),
        capture_output=True,
        text=True,
        check=True,
    )
    *rows, near, tables, other = ran.stdout.splitlines()
    assert near == "('search',)"
    assert other == "{'three': 3}"
    read, _, slowly = tables.rpartition(" ")
    assert read == "[{'one': 1}, {'two': [2]}]"
    return dict(row.split() for row in rows) | {"tomllib": slowly}


def test_modules_and_tables_come_from_the_file(site):
    assert loaders(site) == ALL_READY


#: A module of the copy that answers for names that it lacks, and what asks it and another one.
ANSWERS = "def __getattr__(name):\n    return f'no {name}'\n"
ASKED = """
from rulesref.ready import use_ready
use_ready()
import rulesref.nearest, rulesref.render.answers
from rulesref.render.answers import soup
print(soup, hasattr(rulesref.nearest, "soup"), hasattr(rulesref.nearest, "nearest"))
print(type(rulesref.nearest.__spec__.loader).__name__)
from rulesref.nearest import soup
"""


def test_a_module_is_asked_for_what_it_lacks_as_any_other_is(site):
    (site / "rulesref" / "render" / "answers.py").write_text(ANSWERS, "utf-8")
    make_ready(site / "rulesref", site / "rulesref" / "_data", site / "rulesref" / "_ready")
    ran = subprocess.run(
        [sys.executable, "-c", ASKED], env=environment_of(site), capture_output=True, text=True
    )
    assert ran.stdout.splitlines() == ["no soup False True", "Ready"]
    assert "cannot import name 'soup' from 'rulesref.nearest'" in ran.stderr


#: A package that imports all that lies in it, of which one imports what comes behind it.
WHOLE = """
import importlib
for name in ("one", "two", "deep.three"):
    importlib.import_module(f"{__name__}.{name}")
DONE = [one.WHICH, two.WHICH, deep.three.WHICH]
"""
PARTS = {
    "__init__": WHOLE,
    "one": "from rulesref.render.whole.deep import three\nWHICH = three.WHICH - 2\n",
    "two": "WHICH = 2\n",
    "deep/__init__": "",
    "deep/three": "WHICH = 3\n",
}
#: What a command says of where they came from, and of what Python says of each module.
FROM = """
import sys
from rulesref.ready import use_ready
use_ready()
import rulesref.render.whole as whole
for name, module in sorted(sys.modules.items()):
    if name.startswith(whole.__name__):
        spec = module.__spec__
        assert spec.name == module.__name__ == name and module.__loader__ is spec.loader
        assert module.__package__ == spec.parent and spec.origin == module.__file__
        assert module.__cached__ == spec.cached
        assert getattr(module, "__path__", None) == spec.submodule_search_locations
        print(name[len(whole.__name__) :] or ".", type(spec.loader).__name__)
print(*whole.DONE)
"""


@pytest.mark.parametrize("changed", ["", "one", "two", "deep/__init__", "deep/three"])
def test_modules_that_are_loaded_together_are_each_taken_while_they_are_unchanged(site, changed):
    whole = site / "rulesref" / "render" / "whole"
    (whole / "deep").mkdir(parents=True)
    for name, text in PARTS.items():
        (whole / f"{name}.py").write_text(text, "utf-8")
    make_ready(site / "rulesref", site / "rulesref" / "_data", site / "rulesref" / "_ready")
    loaders = dict.fromkeys((".", ".deep", ".deep.three", ".one", ".two"), "Ready")
    if changed:
        (whole / f"{changed}.py").write_text(f"{PARTS[changed]}WHICH = 4\n", "utf-8")
        loaders[f".{changed}".replace("/", ".").removesuffix(".__init__")] = "SourceFileLoader"
    ran = subprocess.run(
        [sys.executable, "-c", FROM], env=environment_of(site), capture_output=True, text=True
    )
    done = {"": "1 2 3", "one": "4 2 3", "two": "1 4 3", "deep/three": "2 2 4"}
    told = [f"{name} {loader}" for name, loader in loaders.items()]
    assert ran.stdout.splitlines() == [*told, done.get(changed, "1 2 3")], ran.stderr


#: A package whose only module fails, and what is left of it.
ONE = "importlib.import_module(f'{__name__}.one')\n"
FAILS = """
import sys
from rulesref.ready import use_ready
use_ready()
try:
    import rulesref.render.whole
except LookupError:
    print([name for name in sys.modules if "whole" in name])
"""


def test_a_module_that_fails_while_it_is_loaded_is_not_there(site):
    whole = site / "rulesref" / "render" / "whole"
    whole.mkdir()
    (whole / "__init__.py").write_text(WHOLE.partition("for")[0] + ONE, "utf-8")
    (whole / "one.py").write_text("import sys\nif 'fail' in sys.argv:\n    raise LookupError\n")
    make_ready(site / "rulesref", site / "rulesref" / "_data", site / "rulesref" / "_ready")
    ran = subprocess.run(
        [sys.executable, "-c", FAILS, "fail"],
        env=environment_of(site),
        capture_output=True,
        text=True,
    )
    assert ran.stdout == "[]\n", ran.stderr


#: What a command of the copy says of annotations and texts: functions have none, named fields keep
#: their types.
ANNOTATED = """
from rulesref.ready import use_ready
use_ready()
from rulesref.nearest import nearest
from rulesref.entries import Document
print(nearest.__annotations__, bool(nearest.__doc__), len(Document.__annotations__) > 2)
"""


def test_only_functions_lose_their_annotations_and_their_texts(site):
    ran = subprocess.run(
        [sys.executable, "-c", ANNOTATED], env=environment_of(site), capture_output=True, text=True
    )
    assert ran.stdout == "{} False True\n", ran.stderr


def test_it_holds_every_module_and_table(shared):
    descriptor = os.open(ready_file(shared), os.O_RDONLY)
    try:
        held = ready.Ready(descriptor)
        assert held.names() == {
            ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(
                ".__init__"
            )
            for path in PACKAGE.rglob("*.py")
        }
        for path in corpus_folder().rglob("*.toml"):
            text = path.read_text("utf-8")
            assert held.tables_of(text) == tomllib.loads(text)
            assert held.tables_of(text + "\n") is None
    finally:
        os.close(descriptor)


@pytest.fixture
def held(shared):
    """The file of the whole package, open."""
    descriptor = os.open(ready_file(shared), os.O_RDONLY)
    yield ready.Ready(descriptor)
    os.close(descriptor)


def test_whoever_loads_one_of_those_that_lie_together_loads_all(held):
    rows = {name: held._row(name) for name in held.names()}
    orders = [set(marshal.loads(row[6])) for row in rows.values() if row[6]]
    together: dict[ready.Spot, set[str]] = {}
    for name, row in rows.items():
        together.setdefault(row[:3], set()).add(name)
    assert {"rulesref.cli.replay"} < set().union(*orders)
    for names in together.values():
        assert all(names <= order or not names & order for order in orders), names
    of_replay = marshal.loads(rows["rulesref.cli.replay"][6])
    assert 4 * len({rows[name][:3] for name in of_replay}) < len(of_replay), "they lie one by one"


def expressions(held: ready.Ready) -> list[tuple[str, int]]:
    """The (expression, flags) that the file holds."""
    assert held.tables_of("no such text") is None  # that reads the list
    drawers = [spot for where, spot in held._tables.items() if where[0] < 0]
    return [told for spot in drawers for told in held._read(spot)]


def test_expressions_are_as_this_python_compiles_them(held):
    kept = expressions(held)
    assert len(kept) > 2000
    for pattern, flags in kept[::20]:
        found, made = held.expression_of(pattern, flags), re.compile(pattern, flags)
        assert found == made  # by their code, too
        assert (found.groups, found.groupindex) == (made.groups, made.groupindex)
    assert held.expression_of("no such expression", 0) is None


@pytest.mark.parametrize("unsound", [b"\xff\xff\xff\xff" * 9, b"\x00\x00\x00", b""])
def test_an_expression_whose_code_is_unsound_is_none(held, monkeypatch, unsound):
    told = expressions(held)[0]
    own_flags, _, *rest = held._read(held._tables[ready.drawer(told[0])])[told]
    monkeypatch.setattr(held, "_read", lambda spot: {told: (own_flags, unsound, *rest)})
    assert held.expression_of(*told) is None


def test_what_a_replay_asks_is_in_the_file(held):
    row = speech_of("arkham-lcg").rows("when")[0].patterns["en"][0]
    for told in (_MARKS.told, row.told()):
        assert held.expression_of(*told) == re.compile(*told)


def test_tables_of_sentences_are_as_they_are_made(held, monkeypatch):
    told = told_tables()
    assert len(told) == 2 * (len(KINDS) + 2)
    for text, made in told.items():
        assert held.made_of(text, PatternTable.__module__, Pattern.__module__) == made
    text = next(iter(told))
    assert held.made_of(text + " too", Pattern.__module__) is None
    assert held.made_of(text, "rulesref.no_such_module") is None
    monkeypatch.setattr(held, "_is_of", lambda row, origin: "pattern_table" not in origin)
    assert held.made_of(text, Pattern.__module__) == told[text]
    assert held.made_of(text, PatternTable.__module__, Pattern.__module__) is None


#: What a command says of the modules that Python itself had to look for.
ALONE = """
import sys
from importlib import import_module
from rulesref.ready import Ready, use_ready
use_ready()
really, asked = Ready.find_spec, []
def find_spec(self, name, path=None, target=None):
    asked.append(name)
    return really(self, name, path, target)
Ready.find_spec = find_spec
import_module(f"rulesref.cli.{sys.argv[1]}")
asked = [name for name in asked if name.startswith("rulesref.")]
print(len([name for name in sys.modules if name.startswith("rulesref.")]), *asked)
"""


@pytest.mark.parametrize("verb", ["running", "replay", "show", "sources_add"])
def test_a_verb_finds_what_it_needs_already_loaded(shared, verb):
    ran = subprocess.run(
        [sys.executable, "-c", ALONE, verb],
        env=installed(shared).environment,
        capture_output=True,
        text=True,
        check=True,
    )
    loaded, *asked = ran.stdout.split()
    assert asked[:2] == ["rulesref.cli", f"rulesref.cli.{verb}"]
    # a package that imports what lies in it is looked for, and so is that
    assert len(asked) <= int(loaded) / 3


def test_it_may_be_read_only(site):
    for path in (site, site / "rulesref", site / "rulesref" / "_ready"):
        path.chmod(path.stat().st_mode & ~0o222)
    try:
        assert loaders(site) == ALL_READY
    finally:
        for path in (site, site / "rulesref"):
            path.chmod(path.stat().st_mode | 0o200)


def test_a_changed_source_counts(site):
    source = site / "rulesref" / "nearest.py"
    source.write_text(source.read_text("utf-8") + "\nCHANGED = True\n", "utf-8")
    assert loaders(site)["rulesref.nearest"] == "SourceFileLoader"


def test_a_change_that_keeps_the_length_counts_and_a_new_date_alone_does_not(site):
    source = site / "rulesref" / "nearest.py"
    text = source.read_text("utf-8")
    source.write_text(text.replace("nearest", "nearesT", 1), "utf-8")
    assert loaders(site)["rulesref.nearest"] == "SourceFileLoader"
    source.write_text(text, "utf-8")  # newer than the file, and the same as it was
    assert loaders(site)["rulesref.nearest"] == "Ready"


@pytest.mark.parametrize("at", range(0, 100, 9))
def test_a_damaged_file_is_not_believed(site, at):
    place = site / "rulesref" / "_ready"
    data = bytearray(place.read_bytes())
    for spot in range(len(data) * at // 100, len(data), 4096):
        data[spot] ^= 0x5A
    place.write_bytes(data)
    os.utime(place)
    assert set(loaders(site)) == set(ALL_READY)


@pytest.mark.parametrize("left", [0, 1, 30, 200, 5_000, 200_000])
def test_a_file_cut_short_is_not_believed(site, left):
    place = site / "rulesref" / "_ready"
    place.write_bytes(place.read_bytes()[:left])
    assert set(loaders(site)) == set(ALL_READY)


def test_another_python_does_not_take_it(site):
    place = site / "rulesref" / "_ready"
    place.write_bytes(place.read_bytes().replace(sys.version.encode(), sys.version[::-1].encode()))
    assert loaders(site) == NONE_READY
    make_ready(site / "rulesref", site / "rulesref" / "_data", place)
    assert loaders(site, "-O") == NONE_READY


def test_a_traceback_shows_the_source(site):
    script = "from rulesref.ready import use_ready as use; use()\n"
    script += "from rulesref.entries import fold\nfold(3)"
    ran = subprocess.run(
        [sys.executable, "-c", script],
        env=environment_of(site),
        capture_output=True,
        text=True,
        check=False,
    )
    assert "return _folded_name(text) if len(text)" in ran.stderr
