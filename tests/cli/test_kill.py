"""A real ``sources add`` killed at random moments: what was there stays, and the next one works."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import time

import pytest

from rulesref.book.book import Book
from rulesref.store import Home
from tests.cli.conftest import CLAIM, CLUB_RULES, command, environment, process

KILLS = 7


@pytest.fixture
def seed():
    chosen = random.randrange(10**6)
    print("seed", chosen)
    return chosen


def test_a_killed_add_leaves_the_previous_state(shelved, tmp_path, seed):
    chance = random.Random(seed)
    folder = tmp_path / "home"
    shutil.copytree(shelved, folder)
    home = Home(folder)
    path = tmp_path / "more.txt"
    path.write_text(CLUB_RULES.replace("cellar", "attic"), "utf-8")
    argv = command("sources", "add", str(path), *CLAIM[:-1], "7")
    whole = _seconds(argv, tmp_path / "trial")
    landed = 0
    for _ in range(KILLS):
        before = home.current()
        running = subprocess.Popen(
            argv,
            env=environment(folder),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        time.sleep(chance.random() * whole)
        running.kill()
        running.wait()
        after = home.current()
        assert after.intact()
        names = [file.name for file in after.files]
        assert names in (["club.txt"], ["club.txt", "more.txt"])
        book = Book(after.folder)
        assert book.search("torchbearer").results[0].entry.title == "Torchbearer"
        book.close()
        if after != before:
            landed += 1
            whole /= 2  # it was measured while the machine was busier
            shutil.rmtree(folder)
            shutil.copytree(shelved, folder)
    assert "Torchbearer" in process(folder, "search", "torchbearer").out
    assert landed < KILLS, "no kill came before the end"
    assert process(folder, "sources", "add", str(path), *CLAIM[:-1], "7").status == 0
    assert "attic" in process(folder, "show", "Flooded attic").out
    assert [one.name for one in home.current().files] == ["club.txt", "more.txt"]
    assert len(list(home.generations.iterdir())) <= 2, "the next writer swept the orphans"


def test_a_killed_build_of_the_bundled_rules_is_no_harm(tmp_path, seed):
    """The build goes to a folder of its own first; the next command builds or finds it whole."""
    chance = random.Random(seed)
    script = (
        "import sys; from pathlib import Path; from rulesref.book import bundled\n"
        "bundled._build(Path(sys.argv[1]), 'book-test')\n"
    )
    argv = [sys.executable, "-c", script, str(tmp_path / "place")]
    installed = environment(tmp_path)
    whole = _seconds([*argv[:-1], str(tmp_path / "trial")], tmp_path)
    for _ in range(3):
        running = subprocess.Popen(argv, env=installed, stderr=subprocess.DEVNULL)
        time.sleep(chance.random() * whole)
        running.kill()
        running.wait()
        made = tmp_path / "place" / "book-test"
        if made.exists():
            assert Book(made).search("attack of opportunity").results


def _seconds(argv: list[str], home) -> float:
    """How long the command takes when nobody kills it."""
    environment(home)
    start = time.perf_counter()
    subprocess.run(argv, env=environment(home), check=True, capture_output=True)
    return time.perf_counter() - start
