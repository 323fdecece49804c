"""``python -m tests.games.arkham_lcg.random_play``: 2,000,000 random steps, and what they reach.

``--steps 200000 --seed 7`` plays fewer, or other games; ``--compiled`` has cards on each table
that play by what is compiled from their text. Exit status 1 where an invariant breaks.
"""

from __future__ import annotations

import argparse
import sys

from tests.games.arkham_lcg.random_play.game import many, turn_of, turn_of_compiled
from tests.games.arkham_lcg.random_play.sought import carried_by_none


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.games.arkham_lcg.random_play")
    parser.add_argument("--steps", type=int, default=2_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compiled", action="store_true", help="cards by their text alone")
    given = parser.parse_args(arguments)
    tally = many(given.steps, given.seed, turn_of_compiled if given.compiled else turn_of)
    for problem in tally.broken:
        print(problem, "\n")
    print(f"{tally.steps:,} steps, {tally.games} games, {len(tally.broken)} broke an invariant")
    print("games ended with:", dict(tally.ends.most_common()))
    print(tally.reached.report())
    print("verbs that no card described in full carries out:", ", ".join(carried_by_none()))
    return 1 if tally.broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
