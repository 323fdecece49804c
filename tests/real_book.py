"""One book of all real documents that the environment names, built once for all tests of a run."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rulesref.store.lock import WriterLock


def sources() -> list[Path]:
    """The publisher's documents, where the environment says that they are."""
    named = os.environ.get("RULESREF_SOURCES")
    if not named:
        pytest.skip("RULESREF_SOURCES names no folder with the real documents")
    return sorted(Path(named).glob("*.txt"))


def community() -> list[Path]:
    """The files of players that hold rules; none where the environment names no folder."""
    named = os.environ.get("RULESREF_COMMUNITY")
    if not named:
        return []
    folder = Path(named)
    grimoires = [place.parent for place in folder.glob("*/grimoire")]
    return sorted([*folder.glob("*/rules/*/*.json"), *grimoires])


def home_in(folder: Path) -> Path:
    """A home in ``folder`` with all of them, and in ``report.json`` what adding them said.

    Whoever comes first builds it; the workers beside it wait.
    """
    home = folder / "home"
    report = home / "report.json"
    files = [*sources(), *community()]
    folder.mkdir(exist_ok=True)
    lock = WriterLock(folder / "lock")
    lock.acquire(patience=600, tell=lambda message: None)
    try:
        if not report.exists():
            _build(home, files, report)
    finally:
        lock.release()
    return home


def _build(home: Path, files: list[Path], report: Path) -> None:
    from tests.cli.conftest import in_process

    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("RULESREF_HOME", str(home))
        ran = in_process("sources", "add", "--json", *map(str, files))
    assert ran.status == 0, ran.err
    report.write_text(ran.out, "utf-8")
