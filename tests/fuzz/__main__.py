"""Attack the command line for as long as one likes; each failure is told with its seed.

python -m tests.fuzz --seconds 3600
python -m tests.fuzz --attack documents --seed 1234567     # the very same try again
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path

from tests.fuzz.attacks import ATTACKS
from tests.fuzz.trying import tried

#: Megabytes of memory that nothing may take more than.
MOST = 500


def main() -> int:
    """0 when nothing failed within the time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--attack", choices=[attack.__name__ for attack in ATTACKS])
    parser.add_argument("--seed", type=int, help="try this one alone")
    asked = parser.parse_args()
    attacks = [a for a in ATTACKS if asked.attack in (None, a.__name__)]
    first = random.randrange(10**9) if asked.seed is None else asked.seed
    print(f"first seed {first}", flush=True)
    until = time.monotonic() + asked.seconds
    done: Counter[str] = Counter()
    failed = 0
    slowest: dict[str, tuple[float, int]] = {}
    with tempfile.TemporaryDirectory() as place:
        os.environ["RULESREF_HOME"] = str(Path(place) / "home")
        number = 0
        while time.monotonic() < until and (asked.seed is None or number < len(attacks)):
            attack = attacks[number % len(attacks)]
            seed = first + number // len(attacks)
            number += 1
            began = time.monotonic()
            try:
                tried(attack, seed, Path(place))
            except Exception:
                failed += 1
                traceback.print_exc()
                print(f"again: --attack {attack.__name__} --seed {seed}", flush=True)
            took = time.monotonic() - began
            done[attack.__name__] += 1
            slowest[attack.__name__] = max(slowest.get(attack.__name__, (0, 0)), (took, seed))
    most = max(resource.getrusage(who).ru_maxrss for who in (0, resource.RUSAGE_CHILDREN)) // 1024
    for name, count in done.items():
        took, seed = slowest[name]
        print(f"{name}: {count} tries, the slowest {took:.1f} s (seed {seed})")
    print(f"{failed} failed; at most {most} MB of {MOST}")
    return 1 if failed or most > MOST else 0


if __name__ == "__main__":
    sys.exit(main())
