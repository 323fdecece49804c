"""The shipped cases, each file replayed once an edition for all tests that look at the outcome."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from rulesref.cases.case import Case
from rulesref.places import corpus_folder
from rulesref.rulings import replay as replaying
from rulesref.rulings.ruling import Ruling, Verdict, Witness
from rulesref.rulings.scene import Scene
from rulesref.rulings.witness import witnesses
from tests.arkham import read_cases, replay
from tests.games.arkham_lcg.held import watched

CASES = tuple(sorted((corpus_folder() / "arkham-lcg" / "cases").rglob("*.feature")))


@cache
def shipped_cases(path: Path) -> tuple[Case, ...]:
    """The cases of that file, read once for all tests: nothing changes a case."""
    return tuple(read_cases(path))


def placed_cases(part: str = "") -> list[tuple[str, Case]]:
    """Every shipped case by its place: folder, file, number in it; of places with ``part`` in them."""
    return [
        (f"{path.parent.name}/{path.name}#{number}", case)
        for path in CASES
        if part in f"{path.parent.name}/{path.name}"
        for number, case in enumerate(shipped_cases(path), 1)
    ]


class Replayed(NamedTuple):
    """The rulings of one file, and the verdicts of which the ways were told, each in its scene.

    ``misfits`` tell of everything that a thing held meanwhile and that its attribute does not allow.
    """

    rulings: tuple[Ruling, ...]
    verdicts: tuple[tuple[Scene, Verdict], ...]
    misfits: frozenset[str]


@lru_cache(maxsize=64)
def replayed(path: Path, edition: str) -> Replayed:
    """Every case of ``path`` under ``edition``. Raises ``CaseError``, each time anew.

    Tests that look at all files take ``path`` as a parameter: those of one file run together.
    """
    asked: list[tuple[Scene, Verdict]] = []
    misfits: set[str] = set()

    def remember(scene: Scene, verdict: Verdict) -> tuple[Witness, ...]:
        asked.append((scene, verdict))
        return witnesses(scene, verdict)

    with patch.object(replaying, "witnesses", remember), watched(misfits):
        rulings = tuple(replay(case, edition) for case in shipped_cases(path))
    return Replayed(rulings, tuple(asked), frozenset(misfits))
