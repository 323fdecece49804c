"""The matrix: each row × each adversity, with the label that a run has earned it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.games.arkham_lcg.adversity.made_up import probe_made_up
from tests.games.arkham_lcg.adversity.middle import ROWS
from tests.games.arkham_lcg.adversity.probing import Probes, probe_cases
from tests.games.arkham_lcg.adversity.strikes import STRIKES
from tests.games.arkham_lcg.adversity.why_not import (
    REASONS,
    constant,
    deck_building,
    read_only,
)
from tests.games.arkham_lcg.random_play.game import Broken, Game, turn_of
from tests.rulings.shipped import placed_cases

RECORD = Path(__file__).with_name("matrix.tsv")
COLUMNS = tuple(STRIKES)


def mended(seed: int, games: int) -> str:
    """The record, with the rows probed anew in which a cell is empty or broken, or that are new."""
    old = recorded()
    wanting = {
        row
        for row in ROWS
        if row not in old
        or not all(label and "BROKEN" not in label for label in old[row][1].values())
    }
    probes = Probes(1, seed, lambda cell: cell[0] in wanting)
    probe_made_up(probes)
    firsts = {old[row][0] for row in wanting if row in old}
    known = placed_cases()
    new = wanting - set(old)
    probe_cases(probes, [one for one in known if one[0] in firsts or (new and one)])
    _on_tables(probes, games)
    labels = {row: [label(probes, row, column) for column in COLUMNS] for row in wanting}
    for row in ROWS:
        if row not in wanting:
            labels[row] = [old[row][1][column] for column in COLUMNS]
            probes.first[row] = old[row][0]
        else:
            kept = old.get(row, ("", {}))[1]
            labels[row] = [
                one or kept.get(column, "")
                for one, column in zip(labels[row], COLUMNS, strict=True)
            ]
    for violation in probes.violations:
        print(violation)
    print(summary({row: labels[row] for row in ROWS}))
    return written({row: labels[row] for row in ROWS}, probes)


def _on_tables(probes: Probes, games: int) -> None:
    for number in range(games):
        probes.place = f"drawn table {number}"
        game = Game(("2016", "2026")[number % 2], number, turn_of(number), probes.look)
        try:
            game.play(rounds=1)
        except Broken:
            continue  # random play reports it


def probed(most: int, seed: int, games: int, part: str = "") -> Probes:
    """Probes over all shipped cases, and over so many drawn tables."""
    probes = Probes(most, seed)
    probe_cases(probes, placed_cases(part))
    if not part:
        probe_made_up(probes)
    _on_tables(probes, games)
    return probes


def label(probes: Probes, row: tuple[str, str], column: str) -> str:
    """What has been shown of the cell; empty where nothing has."""
    cell = (row, column)
    if row not in probes.first and read_only(row):
        return "cannot:read"
    if constant(row):
        return "cannot:constant"
    if deck_building(row):
        return "cannot:deck-building"
    if cell in probes.shown:
        return f"case:{probes.shown[cell]}"
    if times := probes.times(cell):
        if any(violation.cell == cell for violation in probes.violations):
            return f"BROKEN:{times}"
        return f"held:{times}"
    reasons = probes.reasons.get(cell, Counter())
    if reasons and set(reasons) <= set(REASONS):
        return f"cannot:{reasons.most_common(1)[0][0]}"
    return ""


def table(probes: Probes) -> dict[tuple[str, str], list[str]]:
    """Row → the label of each column."""
    return {row: [label(probes, row, column) for column in COLUMNS] for row in ROWS}


def written(table: dict[tuple[str, str], list[str]], probes: Probes) -> str:
    """The record: a line for each row, with the case that comes to it first."""
    lines = ["\t".join(("kind", "row", "first", *COLUMNS))]
    for (kind, id), labels in table.items():
        lines.append("\t".join((kind, id, probes.first.get((kind, id), "-"), *labels)))
    return "\n".join(lines) + "\n"


def recorded() -> dict[tuple[str, str], tuple[str, dict[str, str]]]:
    """Row → the case that comes to it first, column → label."""
    head, *lines = RECORD.read_text("utf-8").splitlines()
    columns = head.split("\t")[3:]
    out = {}
    for line in lines:
        kind, id, first, *labels = line.split("\t")
        out[kind, id] = (first, dict(zip(columns, labels, strict=True)))
    return out


def summary(table: dict[tuple[str, str], list[str]]) -> str:
    """How many cells have each label, and which have none."""
    counts: Counter[str] = Counter()
    empty = []
    for row, labels in table.items():
        for column, label in zip(COLUMNS, labels, strict=True):
            counts[label.partition(":")[0] or "EMPTY"] += 1
            if not label:
                empty.append(f"{row[0]} {row[1]} × {column}")
    return f"{dict(counts)}\nempty: {'; '.join(empty) or 'none'}"
