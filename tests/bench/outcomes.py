"""How the outcomes of a case grow: enemies, reactions, tokens; with like copies merged, and without.

``python -m tests.bench.outcomes`` prints the table of docs/outcomes.md and draws docs/outcomes.svg.
"""

from __future__ import annotations

import time
from html import escape
from math import log10
from pathlib import Path
from typing import NamedTuple

from rulesref.engine.found import Budget, TooMany
from rulesref.rulings import outcomes as module
from tests.arkham import JUDGE
from tests.rulings.enumerated import case_of

#: (enemies that attack, dogs that can react, different tokens in the bag; none: no test comes).
SIZES = (
    (1, 1, 0),
    (2, 1, 0),
    (3, 1, 0),
    (1, 2, 0),
    (2, 2, 0),
    (3, 2, 0),
    (4, 2, 0),
    (1, 1, 3),
    (1, 1, 6),
    (2, 2, 3),
    (2, 2, 6),
)
TOKENS = ("0", "-1", "-2", "-3", "-4", "-8")
#: Nobody waits longer for one of them.
SECONDS = 60
DOCS = Path(__file__).parents[2] / "docs"


class Grown(NamedTuple):
    """One exploration; ``ends`` is None where the time did not suffice."""

    positions: int
    seconds: float
    ends: int | None


def position(enemies: int, dogs: int, tokens: int) -> str:
    """Roland plays a card, or investigates, before so many goats that are about to fall."""
    steps = ["Roland Banks and Agnes Baker are at the Study", "the Study has 1 clue"]
    steps += [f"Roland Banks controls Guard Dog{_copy(number)}" for number in range(dogs)]
    for number in range(enemies):
        steps.append(f"Goat Spawn{_copy(number)} is engaged with Roland Banks")
        steps.append(f"Goat Spawn{_copy(number)} has 2 damage")
    if tokens:
        steps.append(f"the chaos bag holds {', '.join(TOKENS[:tokens])}")
    given = "\n".join(("And " if at else "Given ") + step for at, step in enumerate(steps))
    deed = "investigates" if tokens else "plays .45 Automatic"
    return f"{given}\nWhen Roland Banks {deed}"


def _copy(number: int) -> str:
    return f" #{number + 1}" if number else ""


def grown(steps: str, merged: bool) -> Grown:
    """Explore the case of ``steps``, copies that nothing tells apart ``merged`` or not."""
    laid, scene = module._played(JUDGE, case_of(steps), "2016", {})
    search = module._Search(laid, scene)
    kept = module.interchangeable
    if not merged:
        module.interchangeable = lambda *_: None  # type: ignore[assignment]
    start = time.process_time()
    try:
        found = search.explored(Budget(10**9, time.monotonic() + SECONDS))
        ends: int | None = len(found.chances)
    except TooMany:
        ends = None
    finally:
        module.interchangeable = kept
    return Grown(search.positions, time.process_time() - start, ends)


def _cell(one: Grown) -> str:
    more = "" if one.ends is not None else "more than "
    return f"{more}{one.positions:,} | {more}{one.seconds:.2g} s"


def plot(rows: list[tuple[str, Grown, Grown]]) -> str:
    """Two bars a row on a logarithmic scale, as SVG."""
    lines = []
    for place, (name, before, after) in enumerate(rows):
        top = 30 + 34 * place
        lines.append(f'<text x="0" y="{top + 16}">{escape(name)}</text>')
        for row, (one, colour) in enumerate(((before, "#b08040"), (after, "#406090"))):
            width = round(90 * log10(max(one.positions, 1.3)))
            y = top + 13 * row
            told = f"{one.positions:,}" + ("" if one.ends is not None else " and more")
            lines.append(f'<rect x="90" y="{y}" width="{width}" height="11" fill="{colour}"/>')
            lines.append(f'<text x="{95 + width}" y="{y + 10}">{told}</text>')
    head = (
        '<text x="90" y="16" fill="#b08040">each copy by itself</text>'
        '<text x="230" y="16" fill="#406090">like copies merged</text>'
    )
    size = f'width="680" height="{40 + 34 * len(rows)}"'
    font = 'font-family="sans-serif" font-size="11"'
    body = "\n".join((head, *lines))
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font}>\n{body}\n</svg>\n'


def main() -> None:
    """Measure every size both ways."""
    print("| enemies | dogs | tokens | ends | positions before | time | positions now | time |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    rows = []
    for size in SIZES:
        steps = position(*size)
        after, before = grown(steps, merged=True), grown(steps, merged=False)
        if None not in (before.ends, after.ends):
            assert before.ends == after.ends, steps
        rows.append((" x ".join(map(str, size)), before, after))
        ends = "not all" if after.ends is None else str(after.ends)
        cells = (*map(str, size), ends, _cell(before), _cell(after))
        print(f"| {' | '.join(cells)} |", flush=True)
    (DOCS / "outcomes.svg").write_text(plot(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
