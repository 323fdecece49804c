"""``python -m tests.games.arkham_lcg.adversity``: the matrix of rows and of what can go wrong.

Without arguments the recorded matrix is printed. ``--probe 3`` makes it anew with three probes a
cell, over all shipped cases and drawn tables, prints what breaks, and ``--record`` writes it.
``--mend`` probes anew only the rows that are new, and those with a cell that is empty or broken.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from tests.games.arkham_lcg.adversity import matrix


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.games.arkham_lcg.adversity")
    parser.add_argument("--probe", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--only", default="")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--mend", action="store_true")
    given = parser.parse_args(arguments)
    if given.mend:
        matrix.RECORD.write_text(matrix.mended(given.seed, given.games), encoding="utf-8")
        return 0
    if not given.probe:
        print(matrix.RECORD.read_text("utf-8"), end="")
        return 0
    probes = matrix.probed(given.probe, given.seed, given.games, given.only)
    seen: Counter[str] = Counter()
    for violation in probes.violations:
        (kind, row), column = violation.cell
        seen[violation.wrong[:60]] += 1
        if seen[violation.wrong[:60]] <= 3:
            print(f"{kind} {row} × {column}: {violation.wrong}\n{violation.place}\n")
    print(f"{sum(probes.held.values()):,} probes, {len(probes.violations)} broke an invariant")
    table = matrix.table(probes)
    print(matrix.summary(table))
    if given.record:
        matrix.RECORD.write_text(matrix.written(table, probes), encoding="utf-8")
    return 1 if probes.violations else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
