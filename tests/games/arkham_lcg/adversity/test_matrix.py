"""The matrix has a label in every cell, and what a label says holds when it is run again.

``RULESREF_SEED`` draws another sample; ``python -m tests.games.arkham_lcg.adversity --probe 1`` runs
all of it.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import rulesref
from tests.games.arkham_lcg.adversity import made_up, matrix
from tests.games.arkham_lcg.adversity.middle import ROWS
from tests.games.arkham_lcg.adversity.probing import Probes, probe_cases
from tests.games.arkham_lcg.adversity.why_not import DECK_BUILDING, REASONS, constant, read_only
from tests.rulings.shipped import placed_cases

SEED = int(os.environ.get("RULESREF_SEED", "1"))
#: So many rows are probed again, in the case that came to them first.
SAMPLE = 25
LABELS = ("case", "held", "cannot")


def test_every_row_has_every_cell() -> None:
    recorded = matrix.recorded()
    assert set(recorded) == set(ROWS)
    for row, (_, labels) in recorded.items():
        assert set(labels) == set(matrix.COLUMNS), row
        for column, label in labels.items():
            assert label.partition(":")[0] in LABELS, (row, column, label)


def test_what_cannot_occur_has_a_reason_and_shown_cells_have_a_case() -> None:
    known = {place for place, _ in placed_cases()}
    for row, (_, labels) in matrix.recorded().items():
        for column, label in labels.items():
            kind, _, why = label.partition(":")
            if kind == "cannot":
                assert why in REASONS, (row, column)
                assert why != "constant" or constant(row), row
                assert why != "read" or read_only(row), row
            if kind == "case":
                assert why in known, (row, column)


def test_a_sample_of_the_rows_holds() -> None:
    """Each adversity again, in the middle of each of the rows; a "cannot" is not done either."""
    recorded = matrix.recorded()
    by_place = dict(placed_cases())
    rng = random.Random(SEED)
    rows = [row for row, (first, _) in sorted(recorded.items()) if first in by_place]
    drawn = rng.sample(rows, SAMPLE)
    probes = Probes(1, SEED, lambda cell: cell[0] in drawn)
    places = dict.fromkeys(recorded[row][0] for row in drawn)
    probe_cases(probes, [(place, by_place[place]) for place in places])
    assert not probes.violations, "\n\n".join(
        f"{one.cell}: {one.wrong}\n{one.place}" for one in probes.violations
    )
    assert sum(probes.held.values()) > SAMPLE * 4
    for row, column in probes.cells():
        label = recorded[row][1][column]
        assert not label.startswith("cannot"), (row, column, label)


def test_made_up_abilities_are_of_rows() -> None:
    ids = {id for _, id in ROWS} | {f"pay {id}" for table, id in ROWS if table == "cost"}
    assert set(made_up.abilities()) <= ids


def test_no_rule_of_play_asks_for_what_is_about_building_a_deck() -> None:
    folder = Path(rulesref.__file__).parent / "games"
    for keyword in DECK_BUILDING:
        asking = [
            path.name for path in folder.rglob("*.py") if f'"{keyword}"' in path.read_text("utf-8")
        ]
        assert asking == ["keywords.py"], keyword
