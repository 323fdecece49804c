"""``python -m tests.cases.mutated --seed S --files N``: case files mutated, read and replayed.

``--keep FOLDER`` writes the files that are judged badly there, ``--only NUMBER`` prints one file
and what comes of it. Exit status 1 where a file is judged badly.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.cases.mutated.files import judged_file, mutated_file


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.cases.mutated")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--files", type=int, default=20_000)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--only", type=int)
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        if given.only is not None:
            return _one(given.seed, given.only, Path(folder))
        return _all(given.seed, given.files, Path(folder), given.keep)


def _one(seed: int, number: int, folder: Path) -> int:
    file = mutated_file(seed, number)
    print(file.raw.decode("utf-8", "replace"))
    found = judged_file(file, folder)
    print(", ".join(file.kinds), f"({file.edition})", found.outcome, found.problem)
    return 1 if found.problem else 0


def _all(seed: int, files: int, folder: Path, keep: Path | None) -> int:
    outcomes: Counter[str] = Counter()
    slowest, bad = (0.0, 0), 0
    for number in range(files):
        file, began = mutated_file(seed, number), time.process_time()
        found = judged_file(file, folder)
        if number and number % 1000 == 0:
            print(f"{number} files, {bad} judged badly", file=sys.stderr, flush=True)
        slowest = max(slowest, (time.process_time() - began, number))
        outcomes[found.outcome or "bad"] += 1
        if found.problem:
            bad += 1
            print(f"{number}\t{', '.join(file.kinds)}\t{found.problem}"[:400], flush=True)
            if keep is not None:
                keep.mkdir(parents=True, exist_ok=True)
                (keep / f"{seed}-{number}.feature").write_bytes(file.raw)
    print(", ".join(f"{count} {outcome}" for outcome, count in outcomes.most_common()))
    print(f"slowest: file {slowest[1]} with {slowest[0]:.1f} seconds of the processor")
    print(f"{bad} of {files} files are judged badly (seed {seed})")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
