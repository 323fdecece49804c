"""Make ``rulesref/search/precedents.txt`` from the shipped cases: ``python -m tests.eval.precedents
[--write]``.

A case weighs its words by how often it says them (its title twice) and how few other cases do.
"""

from __future__ import annotations

import argparse
from array import array
from binascii import b2a_base64
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import log, sqrt
from typing import NamedTuple

from rulesref.places import corpus_folder
from rulesref.search.precedents import CASES, SCALE
from rulesref.search.words import stems
from tests.arkham import read_cases

GAME = "arkham-lcg"


class Told(NamedTuple):
    """A precedent: the entries that decide it, how often it says each stem, and what it weighs beside
    others.
    """

    entries: tuple[str, ...]
    said: Counter[str]
    weight: float = 1.0


def shipped() -> Iterator[Told]:
    """All cases of the corpus that name the entries that decide them."""
    for path in sorted((corpus_folder() / GAME / "cases").rglob("*.feature")):
        for case in read_cases(path):
            names = [tag for tag in case.tags if tag.startswith(f"{GAME}/")]
            entries = tuple(dict.fromkeys(names))
            if entries and case.language == "en":
                steps = " ".join(step.text for step in case.steps)
                yield Told(entries, Counter(stems(f"{case.name} {case.name} {steps}", "en")))


def made(cases: Sequence[Told]) -> str:
    """The file: how many entries and precedents; a line for each entry, for each precedent the numbers
    of its entries, for each stem the precedents that have it.
    """
    among = Counter(stem for case in cases for stem in case.said)
    worths = {stem: log(1 + len(cases) / count) for stem, count in among.items()}
    having: dict[str, array[int]] = defaultdict(lambda: array("H"))
    for number, case in enumerate(cases):
        parts = {s: (1 + log(times)) * worths[s] for s, times in case.said.items()}
        size = sqrt(sum(part * part for part in parts.values()))
        for stem, part in parts.items():
            having[stem].extend((number, round(case.weight * SCALE * part / size)))
    entries = sorted({entry for case in cases for entry in case.entries})
    numbers = {entry: str(number) for number, entry in enumerate(entries)}
    lines = [f"{len(entries)} {len(cases)}", *entries]
    lines += [" ".join(numbers[entry] for entry in case.entries) for case in cases]
    lines += [f"{stem}\t{_coded(having[stem])}" for stem in sorted(having)]
    return "\n".join((*lines, ""))


def _coded(numbers: array[int]) -> str:
    return b2a_base64(numbers.tobytes(), newline=False).decode("ascii")


def main() -> None:
    """Make it, and write it where that is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.eval.precedents", description=__doc__)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    cases = list(shipped())
    text = made(cases)
    print(f"{len(cases)} cases, {len(text)} bytes")
    if given.write:
        CASES.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
