"""``python -m tests.games.arkham_lcg.crossed``: every row of the notation with every value of it.

``--only 4000`` tries so many of them, drawn by ``--seed``. What the loader refuses, however often it
is written anew around the value, is counted and no fault. Exit status 1 where anything breaks.
"""

from __future__ import annotations

import argparse
import random
import sys

from tests.games.arkham_lcg.crossed.tried import broke
from tests.games.arkham_lcg.crossed.written import places


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.games.arkham_lcg.crossed")
    parser.add_argument("--only", type=int)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    every = list(places())
    random.Random(given.seed).shuffle(every)
    every = every[: given.only]
    bad = loaded = 0
    for start in range(0, len(every), 100):
        wrong, more = broke(every[start : start + 100], given.seed)
        bad, loaded = bad + len(wrong), loaded + more
        for problem in wrong:
            print(problem, "\n", flush=True)
    print(f"{len(every)} rows and values, {loaded} on a card that loads, {bad} broke")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
