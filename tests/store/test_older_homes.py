"""A folder as any earlier version left it opens, and its first write loses nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from rulesref.store import Home, open_writing
from tests.store import home_before_ledger
from tests.store.planted import seen
from tests.store.test_sweeping import publish, stored

RAW = b"a"


def _without(folder: Path, place: str, key: str) -> None:
    """Take ``key``, which came later, out of a file of the folder."""
    (path,) = folder.glob(place)
    shown = json.loads(path.read_bytes())
    del shown[key]
    path.write_text(json.dumps(shown, indent=1) + "\n")


def before_replaced(folder: Path) -> None:
    publish(Home(folder), RAW)
    _without(folder, "manifests/*.json", "replaced")


def before_sums(folder: Path) -> None:
    before_replaced(folder)
    _without(folder, "manifests/*.json", "sums")


def before_parses(folder: Path) -> None:
    before_sums(folder)
    _without(folder, "LEDGER", "parses")
    for path in (folder / "parses").iterdir():
        path.unlink()
    (folder / "parses").rmdir()


def before_ledger(folder: Path) -> None:
    home_before_ledger.lay_out(folder)


#: From the latest to the first; every later version has what the one before it lacks.
EARLIER = (before_replaced, before_sums, before_parses, before_ledger)


@pytest.mark.parametrize("lay_out", EARLIER, ids=lambda earlier: earlier.__name__)
def test_a_home_of_an_earlier_version_opens(
    tmp_path: Path, lay_out: Callable[[Path], None]
) -> None:
    home = Home(tmp_path / "home")
    lay_out(home.folder)
    before = seen(home.folder)
    generation = home.current()
    assert generation is not None
    assert generation.intact()
    assert generation.damaged() == ()
    assert generation.replaced == ()
    raw = [home.read(file) for file in home.sources()]
    assert raw in ([RAW], [home_before_ledger.RAW])
    assert seen(home.folder) == before, "reading changes nothing"
    told: list[str] = []
    with open_writing(home, told.append) as writing:
        writing.put(stored(b"new").sha256, b"new")
        fill = lambda folder: (folder / "book").write_text("book") and None  # noqa: E731
        made = writing.publish((*writing.files, stored(b"new")), fill)
    assert home.current() == made
    assert [home.read(file) for file in home.sources()] == [*raw, b"new"]
    assert made.sums
    assert told == []
