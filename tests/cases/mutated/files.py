"""Mutated files by their numbers: the same seed and number give the same file."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.cases.mutated.encodings import encoded
from tests.cases.mutated.judging import LIMIT, Judged, judged
from tests.cases.mutated.lines import Line
from tests.cases.mutated.mutations import mutated
from tests.cases.mutated.originals import draw_original

EDITIONS = ("2016", "2026")


class MutatedFile(NamedTuple):
    """The bytes of a file, its lines, the names of what was done to it, the edition to play."""

    raw: bytes
    lines: list[Line]
    kinds: tuple[str, ...]
    edition: str


def mutated_file(seed: int, number: int) -> MutatedFile:
    """The file of that number."""
    rng = Random(f"{seed} {number}")
    lines, kinds = mutated(draw_original(rng), rng)
    raw, how = encoded(lines, rng)
    return MutatedFile(raw, lines, (*kinds, how) if how else kinds, rng.choice(EDITIONS))


def judged_file(file: MutatedFile, folder: Path, limit: float = LIMIT) -> Judged:
    """What comes of the file when it lies in ``folder``."""
    path = folder / "mutated.feature"
    path.write_bytes(file.raw)
    return judged(path, file.lines, file.edition, limit)
