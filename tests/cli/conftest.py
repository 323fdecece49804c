"""Running the command line: in this process for speed, in a real one where that matters."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from rulesref.book import gathering, opened, own_documents, publishing
from rulesref.store import Home
from tests.few_rules import first_rules
from tests.installed import environment_of, lay_out
from tests.real_book import made_once, ready_file, sources
from tests.run_folder import run_folder

#: A made-up rulebook in our own words: nobody knows it, so the user says what it is.
CLUB_RULES = """\
# Lantern oil

Every lantern burns one oil at dusk. An empty lantern is turned over.

# Torchbearer

The torchbearer walks first and may never hold two lanterns. See "Lantern oil".

# Flooded cellar

A flooded cellar counts as two steps. Torches go out in it.
"""

#: The restated chapters that real processes search: enough for an answer, quickly built.
CHAPTERS = ("glossary-a.md", "glossario-a.md")

#: The cards that the tests ask about after a build.
ASKED = ("Lucky Dice",)

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
    return _installed() | {"RULESREF_HOME": str(home)} | more


@cache
def _installed() -> dict[str, str]:
    """An installation with a small corpus, made once for all workers of a run."""

    def make(folder: Path) -> None:
        ready = ready_file(run_folder())
        lay_out(folder, ready, lambda chapter: chapter.name in CHAPTERS)

    return environment_of(made_once(run_folder() / "small", make))


#: Seconds after which a process hangs, and is not just slow because the machine has other work.
PATIENCE = 600


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
        timeout=PATIENCE,
        check=False,
    )
    return Ran(ran.returncode, ran.stdout.decode("utf-8"), ran.stderr.decode("utf-8"))


@pytest.fixture
def quick(monkeypatch):
    """Builds in this process take in only a few of the bundled rules and cards, read once.

    The book of the bundled rules itself is not touched by that.
    """
    whole = publishing.build

    def build(*args: Any) -> Any:
        with (
            patch.multiple(gathering, read_corpus=few_rules, **READ_ONCE),
            patch("rulesref.cards.binding.read_index", few_cards),
        ):
            return whole(*args)

    monkeypatch.setattr(publishing, "build", build)


#: What a build reads of the corpus beside its rules: the same each time.
READ_ONCE = {
    name: cache(getattr(gathering, name))
    for name in ("alignment", "corpus_documents", "read_lock", "read_original", "_open_points")
}


def few_rules(corpus: Path) -> Any:
    """The first few restated rules of the corpus."""
    return first_rules(corpus, 30)


@cache
def few_cards() -> Any:
    """The first few cards that there are and those that are asked about, by no other name."""
    from rulesref.cards.index import read_index

    whole = read_index()
    few = dict(list(whole.cards.items())[:30])
    asked = {code: card for code, card in whole.cards.items() if card.name in ASKED}
    return whole._replace(cards=few | asked, aliases=())


@pytest.fixture
def rulesref(tmp_path, monkeypatch, quick):
    """A runner on an empty home."""
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "home"))
    return in_process


@pytest.fixture
def club_file(tmp_path):
    path = tmp_path / "club.txt"
    path.write_text(CLUB_RULES, "utf-8")
    return path


@pytest.fixture(scope="session")
def shelved():
    """A home with the club's rules in it, built once for all; copy it before changing it."""

    def make(folder: Path) -> None:
        path = folder / "club.txt"
        path.write_text(CLUB_RULES, "utf-8")
        ran = process(folder / "home", "sources", "add", str(path), *CLAIM)
        assert ran.status == 0, ran.err

    return made_once(run_folder() / "shelved", make) / "home"


@pytest.fixture
def club(shelved, tmp_path, monkeypatch, quick):
    """A runner on a home of its own with the club's rules in it, built by this very version.

    In a checkout somebody may edit the code meanwhile, which would call for a new build.
    """
    shutil.copytree(shelved, tmp_path / "home")
    _freeze(shelved, monkeypatch)
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "home"))
    return in_process


def _freeze(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stamp = Home(home).current().stamp
    for module in (opened, own_documents, publishing):
        monkeypatch.setattr(module, "stamp_now", lambda: stamp)


@pytest.fixture(scope="session")
def documents():
    """The real documents, where the environment says that they are."""
    return sources()


@pytest.fixture
def full(full_home, monkeypatch):
    """A runner on the home with the real documents."""
    _freeze(full_home, monkeypatch)
    monkeypatch.setenv("RULESREF_HOME", str(full_home))
    return in_process
