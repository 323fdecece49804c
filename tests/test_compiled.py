"""The file of compiled modules: what it is taken for, and when Python loads a module itself."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rulesref
from rulesref import compiled
from tests.installed import compile_modules, environment_of

PACKAGE = Path(rulesref.__file__).parent
#: What a command of the copy says of where its modules came from.
TOLD = """
import sys
from rulesref.compiled import use_compiled_modules
use_compiled_modules()
import rulesref.nearest, rulesref.errors, rulesref.render.kinds, rulesref.engine
for name in ("rulesref.nearest", "rulesref.errors", "rulesref.render.kinds", "rulesref.engine"):
    print(name, type(sys.modules[name].__spec__.loader).__name__)
print(rulesref.nearest.spelt_alike("serch", {"search": "search"}))
"""
FOUR = ["rulesref.nearest", "rulesref.errors", "rulesref.render.kinds", "rulesref.engine"]


#: What is copied: those four, and what they need.
NEEDED = ("__init__", "_version", "catalogue", "compiled", "entries", "errors", "nearest", "record")


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
    compile_modules(package, package / "_modules")
    return tmp_path / "site"


def loaders(site: Path, *options: str) -> dict[str, str]:
    """Module → the kind of its loader, for four modules of the package."""
    ran = subprocess.run(
        [sys.executable, *options, "-c", TOLD],
        env=environment_of(site),
        capture_output=True,
        text=True,
        check=True,
    )
    *rows, near = ran.stdout.splitlines()
    assert near == "('search',)"
    return dict(row.split() for row in rows)  # type: ignore[misc]


def test_modules_come_from_the_file(site):
    assert loaders(site) == dict.fromkeys(FOUR, "CompiledModules")


def test_it_holds_every_module(tmp_path):
    compile_modules(PACKAGE, tmp_path / "_modules")
    descriptor = os.open(tmp_path / "_modules", os.O_RDONLY)
    try:
        found = compiled._opened(descriptor)
    finally:
        os.close(descriptor)
    assert found is not None
    assert set(found.table) == {
        ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
        for path in PACKAGE.rglob("*.py")
    }


def test_it_may_be_read_only(site):
    for path in (site, site / "rulesref", site / "rulesref" / "_modules"):
        path.chmod(path.stat().st_mode & ~0o222)
    try:
        assert loaders(site) == dict.fromkeys(FOUR, "CompiledModules")
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
    assert loaders(site)["rulesref.nearest"] == "CompiledModules"


@pytest.mark.parametrize("at", range(0, 100, 9))
def test_a_damaged_file_is_not_believed(site, at):
    place = site / "rulesref" / "_modules"
    data = bytearray(place.read_bytes())
    for spot in range(len(data) * at // 100, len(data), 4096):
        data[spot] ^= 0x5A
    place.write_bytes(data)
    os.utime(place)
    assert set(loaders(site)) == set(FOUR)


@pytest.mark.parametrize("left", [0, 1, 30, 200, 5_000, 200_000])
def test_a_file_cut_short_is_not_believed(site, left):
    place = site / "rulesref" / "_modules"
    place.write_bytes(place.read_bytes()[:left])
    assert set(loaders(site)) == set(FOUR)


def test_another_python_does_not_take_it(site):
    place = site / "rulesref" / "_modules"
    place.write_bytes(place.read_bytes().replace(sys.version.encode(), sys.version[::-1].encode()))
    assert loaders(site) == dict.fromkeys(FOUR, "SourceFileLoader")
    compile_modules(site / "rulesref", place)
    assert loaders(site, "-O") == dict.fromkeys(FOUR, "SourceFileLoader")


def test_a_traceback_shows_the_source(site):
    script = "from rulesref.compiled import use_compiled_modules as use; use()\n"
    script += "from rulesref.entries import fold\nfold(3)"
    ran = subprocess.run(
        [sys.executable, "-c", script],
        env=environment_of(site),
        capture_output=True,
        text=True,
        check=False,
    )
    assert "if not text.isascii():" in ran.stderr
