"""Play shipped cases on at random at a table: ``python -m tests.session.walk --tables 2000``."""

from __future__ import annotations

import argparse
import random
import sys

from tests.session.test_session import walk


def main() -> int:
    """Print what went wrong; 1 where something did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rng = random.Random(asked.seed)
    wrong = [told for told in (walk(rng) for _ in range(asked.tables)) if told]
    print(*wrong, f"{asked.tables} tables, {len(wrong)} wrong", sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
