"""``python -m tests.rulings.metamorphic``: every change to every shipped case, in both editions.

``--only copies-swapped`` makes one change alone. Exit status 1 where an outcome changes and
``exceptions.tsv`` does not say why, or where it excepts what changes no more, or not for that reason.
"""

from __future__ import annotations

import argparse
import sys

from tests.rulings.metamorphic.changes import CHANGES
from tests.rulings.metamorphic.whole import (
    EDITIONS,
    EXCEPTIONS,
    changed,
    excepted,
    exceptions,
    shows,
)
from tests.rulings.shipped import placed_cases


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.rulings.metamorphic")
    parser.add_argument("--only", default="", choices=("", *CHANGES))
    parser.add_argument("--part", default="")
    given = parser.parse_args(arguments)
    bad = 0
    for name in [given.only] if given.only else CHANGES:
        tried = differ = 0
        idle = {place for excepted_of, place in exceptions() if excepted_of == name}
        for place, case in placed_cases(given.part):
            for edition in EDITIONS:
                found = changed(name, case, edition)
                if found is None:
                    continue
                tried += 1
                if found[0] != found[1]:
                    differ += 1
                    idle.discard(place)
                    why = excepted(name, place)
                    unseen = not why or not shows(why, name, case)
                    bad += unseen
                    if unseen:
                        print(f"{name}\t{place}\t{case.name}\t{edition}\t{found[1]}"[:300])
        for place in sorted(idle) if not given.part else ():
            bad += 1
            print(f"{name}\t{place}\tis excepted and does not differ")
        print(f"{name}: {tried} cases and editions, {differ} differ")
    print(
        f"{bad} differ and are not excepted for a reason that shows, or the reverse ({EXCEPTIONS.name})"
    )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
