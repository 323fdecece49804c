"""Running the command line: in this process for speed, in a real one where that matters."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from rulesref import opening, shelf
from rulesref.store import Home

#: A made-up rulebook in our own words: nobody knows it, so the user says what it is.
CLUB_RULES = """\
# Lantern oil

Every lantern burns one oil at dusk. An empty lantern is turned over.

# Torchbearer

The torchbearer walks first and may never hold two lanterns. See "Lantern oil".

# Flooded cellar

A flooded cellar counts as two steps. Torches go out in it.
"""

CLAIM = ("--game", "arkham-lcg", "--tier", "summary", "--title", "Club rules", "--version", "2")


class Ran(NamedTuple):
    """What a command printed and its exit status."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one JSON object on standard output."""
        return json.loads(self.out)


def in_process(*argv: str, stdin: str = "") -> Ran:
    """Run a command line in this process."""
    from rulesref.cli.running import run

    kept = sys.stdin, sys.stdout, sys.stderr
    streams = [io.TextIOWrapper(io.BytesIO(text.encode()), "utf-8") for text in (stdin, "", "")]
    sys.stdin, sys.stdout, sys.stderr = streams
    try:
        status = run(argv)
        for stream in streams[1:]:
            stream.flush()
        out, err = (stream.buffer.getvalue().decode("utf-8") for stream in streams[1:])
    finally:
        sys.stdin, sys.stdout, sys.stderr = kept
    return Ran(status, out, err)


def environment(home: Path, **more: str) -> dict[str, str]:
    """The environment of a real process whose data lies in ``home``."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "RULESREF_"))}
    return kept | {"RULESREF_HOME": str(home)} | more


def command(*argv: str) -> list[str]:
    """The words that start a real process."""
    return [sys.executable, "-m", "rulesref", *argv]


def process(
    home: Path, *argv: str, stdin: bytes = b"", under: tuple[str, ...] = (), **more: str
) -> Ran:
    """Run a command line in a process of its own, ``under`` another program where one is named."""
    ran = subprocess.run(
        [*under, *command(*argv)],
        input=stdin,
        capture_output=True,
        env=environment(home, **more),
        timeout=60,
        check=False,
    )
    return Ran(ran.returncode, ran.stdout.decode("utf-8"), ran.stderr.decode("utf-8"))


@pytest.fixture
def rulesref(tmp_path, monkeypatch):
    """A runner on an empty home."""
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "home"))
    return in_process


@pytest.fixture
def club_file(tmp_path):
    path = tmp_path / "club.txt"
    path.write_text(CLUB_RULES, "utf-8")
    return path


@pytest.fixture(scope="session")
def shelved(tmp_path_factory):
    """A home with the club's rules in it, built once; copy it before changing it."""
    folder = tmp_path_factory.mktemp("shelved")
    path = folder / "club.txt"
    path.write_text(CLUB_RULES, "utf-8")
    ran = process(folder / "home", "sources", "add", str(path), *CLAIM)
    assert ran.status == 0, ran.err
    return folder / "home"


@pytest.fixture
def club(shelved, tmp_path, monkeypatch):
    """A runner on a home of its own with the club's rules in it, built by this very version.

    In a checkout somebody may edit the code meanwhile, which would call for a new build.
    """
    shutil.copytree(shelved, tmp_path / "home")
    stamp = Home(shelved).current().stamp
    for module in (opening, shelf):
        monkeypatch.setattr(module, "stamp_now", lambda: stamp)
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "home"))
    return in_process


@pytest.fixture(scope="session")
def documents():
    """The real documents, where the environment says that they are."""
    named = os.environ.get("RULESREF_SOURCES")
    if not named:
        pytest.skip("RULESREF_SOURCES names no folder with the real documents")
    return sorted(Path(named).glob("*.txt"))


@pytest.fixture(scope="session")
def full_home(documents, tmp_path_factory):
    """A home with the real documents in it; only for reading."""
    home = tmp_path_factory.mktemp("full") / "home"
    ran = process(home, "sources", "add", "--json", *map(str, documents))
    assert ran.status == 0, ran.err
    (home / "report.json").write_text(ran.out, "utf-8")
    return home


@pytest.fixture
def full(full_home, monkeypatch):
    """A runner on the home with the real documents."""
    monkeypatch.setenv("RULESREF_HOME", str(full_home))
    return in_process
