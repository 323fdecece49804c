"""What is mutated: a shipped file, a part of one, or a case of sentences drawn from the vocabulary."""

from __future__ import annotations

import re
from functools import cache
from random import Random

from rulesref.places import corpus_folder
from rulesref.wording.sentence import Sentence
from tests.arkham import SPEECH
from tests.cases.mutated.lines import Line, lines_in
from tests.rulings.odd_sentences import TABLE, values, written
from tests.rulings.shipped import CASES

#: What begins a scenario, with the tags before it.
_SCENARIO = re.compile(r"\s*(?:Scenario|Scenario Outline|Schema dello scenario):")
_NAME = re.compile(r'^name = "(.*)"$', re.MULTILINE)
#: So many scenarios are left of a file that is cut.
_MOST = 2


@cache
def shipped() -> tuple[tuple[Line, ...], ...]:
    """The lines of every shipped file."""
    return tuple(tuple(lines_in(path.read_text("utf-8"))) for path in CASES)


@cache
def sentences() -> tuple[Line, ...]:
    """Every step of the shipped files."""
    return tuple(line for lines in shipped() for line in lines if line.step)


@cache
def names() -> tuple[str, ...]:
    """The name of every described card."""
    folder = corpus_folder() / "arkham-lcg" / "cards"
    read = (_NAME.findall(path.read_text("utf-8")) for path in sorted(folder.glob("*.toml")))
    return tuple(sorted({name for found in read for name in found}))


@cache
def tags() -> frozenset[str]:
    """Every tag of the shipped files, without its @."""
    texts = (line.text for lines in shipped() for line in lines)
    return frozenset(tag for text in texts for tag in re.findall(r"(?<!\S)@(\S+)", text))


def draw_original(rng: Random) -> list[Line]:
    """The lines of one file."""
    kind = rng.choice(("whole", "part", "part", "part", "part", "vocabulary"))
    if kind == "vocabulary":
        return lines_in(_of_vocabulary(rng))
    lines = list(rng.choice(shipped()))
    return lines if kind == "whole" else _part(lines, rng)


def _part(lines: list[Line], rng: Random) -> list[Line]:
    """The head of the file and at most ``_MOST`` of its scenarios."""
    begins = [_with_tags(lines, n) for n, line in enumerate(lines) if _SCENARIO.match(line.text)]
    ends = [*begins[1:], len(lines)]
    kept = sorted(rng.sample(range(len(begins)), min(_MOST, len(begins))))
    parts = [lines[begins[one] : ends[one]] for one in kept]
    return lines[: begins[0]] + [line for part in parts for line in part]


def _with_tags(lines: list[Line], number: int) -> int:
    while lines[number - 1].text.strip().startswith(("@", "#")):
        number -= 1
    return number


def _of_vocabulary(rng: Random) -> str:
    given, when, then = (list(SPEECH.rows(kind)) for kind in ("given", "when", "then"))
    steps = [f"And {_filled(rng.choice(given), rng)}" for _ in range(rng.randint(0, 2))]
    for _ in range(rng.randint(1, 3)):
        keyword, rows = rng.choice((("When", when), ("When", when), ("Then", then)))
        steps.append(f"{keyword} {_filled(rng.choice(rows), rng)}")
    return TABLE + "".join(f"    {step}\n" for step in steps)


def _filled(row: Sentence, rng: Random) -> str:
    return written(row, {name: rng.choice(values(type)) for name, type in row.slots.items()})
