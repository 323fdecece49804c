"""A folder of data that came from somebody else is data: no command runs what is in it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys

import pytest

from rulesref.store import Home
from rulesref.store.sums import sum_of
from tests.cli.conftest import CLAIM, CLUB_RULES, environment
from tests.search.bombs import bombs, planting

ADD = ("sources", "add")
COMMANDS = (
    ["search", "torchbearer"],
    ["search", "torchbaerer porta lanterna"],
    ["show", "Torchbearer"],
    ["errata", "lucky dice"],
    ["sources", "list"],
)
FILES = (
    "CURRENT",
    "config.json",
    "manifest",
    "book.sqlite",
    "whoosh/contents.txt",
    "whoosh/entries.seg",
    "whoosh/games.txt",
    "whoosh/names.txt",
    "whoosh/phrases.txt",
    "whoosh/synonyms.txt",
    "whoosh/titles.txt",
    "whoosh/translations.txt",
)


@pytest.fixture
def home(tmp_path):
    return Home(tmp_path / "home")


@pytest.fixture
def marker(tmp_path):
    return tmp_path / "marker"


def path_of(home, name):
    if name in ("CURRENT", "config.json"):
        return home.folder / name
    generation = home.current()
    if name == "manifest":
        return home.manifests / f"{generation.name}.json"
    return generation.folder / name


def consented(home):
    """The manifest says of every file what is there, as whoever planted it would make it say."""
    generation = home.current()
    path = home.manifests / f"{generation.name}.json"
    shown = json.loads(path.read_bytes())
    for name in shown["contents"]:
        shown["contents"][name] = (generation.folder / name).stat().st_size
        shown["sums"][name] = sum_of(generation.folder / name)
    path.write_text(json.dumps(shown), "ascii")
    assert home.current().intact()


def answered(ran):
    """Whether a command answered, if not from these documents, or said clearly why not."""
    assert "bug in rulesref" not in ran.err + ran.out, ran.err
    assert "Traceback" not in ran.err
    if ran.status == 2:
        return "remedy" in ran.err
    return ran.status == 0 or "your documents are left out" in ran.err


def test_every_file_of_a_generation_is_in_the_table(club, home):
    folder = home.current().folder
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert files == set(FILES[3:])


@pytest.mark.parametrize("name", FILES)
def test_a_bomb_in_place_of_a_file_does_not_go_off(club, home, marker, name):
    path_of(home, name).write_bytes(bombs(marker)["STACK_GLOBAL"])
    if name in FILES[3:]:
        consented(home)
    for argv in COMMANDS:
        assert answered(club(*argv)), argv
    assert not marker.exists()
    if name in FILES[3:]:
        assert "Torchbearer" in club("search", "torchbearer").out


@pytest.mark.parametrize("how", ["REDUCE", "STACK_GLOBAL"])
def test_a_bomb_in_place_of_a_kept_parse_does_not_go_off(club, home, marker, tmp_path, how):
    (path,) = home.parses.iterdir()
    sound = path.read_bytes()
    path.write_bytes(bombs(marker)[how])
    more = tmp_path / "more.txt"
    more.write_text(CLUB_RULES.replace("cellar", "attic"), "utf-8")
    for argv in ([*ADD, str(more), *CLAIM[:-1], "7"], *COMMANDS, ["sources", "remove", "more.txt"]):
        ran = club(*argv)
        assert answered(ran), argv
        assert not ran.err
    assert not marker.exists()
    assert path.read_bytes() == sound, "the file was parsed anew"


@pytest.mark.parametrize("place", ["the list of files", "what is kept"])  # opened, and asked
def test_a_bomb_within_the_index_does_not_go_off(rulesref, club_file, home, marker, place):
    with planting(place, bombs(marker)["REDUCE"]):
        assert rulesref("sources", "add", str(club_file), *CLAIM).status == 0
    ran = rulesref("search", "torchbearer")
    assert "building it anew" in ran.err, ran.err
    assert "Torchbearer" in ran.out
    for argv in COMMANDS:
        ran = rulesref(*argv)
        assert ran.status == 0
        assert not ran.err
    assert not marker.exists()


def test_a_bomb_in_what_ships_with_the_package_is_said_clearly(
    rulesref, club_file, home, marker, tmp_path, monkeypatch
):
    with planting("what is kept", bombs(marker)["REDUCE"]):
        assert rulesref("sources", "add", str(club_file), *CLAIM).status == 0
    package = tmp_path / "package"
    shutil.copytree(home.current().folder, package / "_index")
    for module in ("bundled", "opened", "stamp"):
        monkeypatch.setattr(f"rulesref.book.{module}.SHIPPED_INDEX", package / "_index")
    monkeypatch.setenv("RULESREF_HOME", str(tmp_path / "empty"))
    ran = rulesref("search", "torchbearer")
    assert ran.status == 2
    assert "install rulesref again" in ran.err
    assert not marker.exists()


#: Runs every command with traps where whoosh would take pickle's own functions from.
SCRIPT = """
import os, pickle, sys
guard, *lines = sys.argv[1:]
def trap(*_, **__):
    print("RAW PICKLE", flush=True)
    os._exit(77)
def hear(event, _):
    if event == "pickle.find_class":
        trap()
pickle.load = pickle.loads = trap
sys.addaudithook(hear)
from rulesref.cli.running import run
if guard == "off":
    from rulesref.search import unpickling
    unpickling.load = unpickling.loads = pickle.load
for line in lines:
    assert run(line.split()) == 0, line
modules = [name for name in sys.modules if name.startswith("whoosh.")]
assert modules, "the stemmers are its own"
assert not [name for name in modules if not name.startswith("whoosh.lang") and name != "whoosh.compat"], modules
for name in modules:
    for taken in ("load", "loads"):
        assert getattr(sys.modules[name], taken, trap) is trap, name
print("ALL DONE")
"""


@pytest.mark.parametrize("guard", ["on", "off"])
def test_no_command_loads_a_pickle_as_whoosh_would(shelved, guard):
    ran = subprocess.run(
        [sys.executable, "-c", SCRIPT, guard, *map(" ".join, COMMANDS)],
        env=environment(shelved),
        capture_output=True,
        text=True,
        check=False,
    )
    if guard == "on":
        assert ran.returncode == 0, ran.stderr
        assert "ALL DONE" in ran.stdout
    else:
        assert ran.returncode == 77, "the trap is where whoosh comes by"
    assert ("RAW PICKLE" in ran.stdout) == (guard == "off")
