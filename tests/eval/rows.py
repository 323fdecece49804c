"""The rows of numbers in ``associations.txt``, read and written."""

from __future__ import annotations

from array import array
from binascii import a2b_base64, b2a_base64
from collections.abc import Iterable, Mapping, Sequence

from rulesref.search.associations import ENTRY

Row = Sequence[float]


def rows_of(table: str) -> tuple[dict[str, Row], dict[str, Row]]:
    """The rows of the stems and of the entries in ``table``, as :func:`written` writes it."""
    first, _, rest = table.partition("\n")
    stem_scale, entry_scale = map(float, first.split())
    stems: dict[str, Row] = {}
    entries: dict[str, Row] = {}
    for line in filter(None, rest.split("\n")):
        key, _, coded = line.partition("\t")
        numbers = array("b", a2b_base64(coded))
        if key.startswith(ENTRY):
            entries[key.removeprefix(ENTRY)] = [number * entry_scale for number in numbers]
        else:
            stems[key] = [number * stem_scale for number in numbers]
    return stems, entries


def written(stems: Mapping[str, Row], entries: Mapping[str, Row]) -> str:
    """The file: what the numbers of stems and of entries are multiplied by, then the rows."""
    lines, scales = [], []
    for rows, begins in ((stems, ""), (entries, ENTRY)):
        scale = _scale(rows.values())
        scales.append(f"{scale:.6g}")
        lines += [f"{begins}{key}\t{_coded(row, scale)}" for key, row in rows.items()]
    return "\n".join((" ".join(scales), "", *sorted(lines), ""))


def _scale(rows: Iterable[Row]) -> float:
    """What brings nearly all numbers of ``rows`` into a byte."""
    sizes = sorted(abs(value) for row in rows for value in row)
    return sizes[int(0.999 * len(sizes))] / 127


def _coded(row: Row, scale: float) -> str:
    small = (max(-127, min(127, round(value / scale))) for value in row)
    return b2a_base64(array("b", small).tobytes(), newline=False).decode("ascii")
