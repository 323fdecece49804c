"""The recorded timelines: a digest of what each shipped case gives in each edition.

``python -m tests.rulings.timelines`` compares them with the record and prints what differs;
``--record`` writes the record anew, whose difference is then argued in the commit.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from rulesref.rulings.ruling import Ruling
from tests.rulings.shipped import CASES, replayed

RECORD = Path(__file__).with_name("timelines.tsv")
EDITIONS = ("2016", "2026")


def digest(ruling: Ruling) -> str:
    """Sixteen hex digits of all that ``replay --json`` prints, but for what is no part of the play.

    That is the place in the file, which namesakes a card has by now, what is remarked, and
    the open questions, which the reason names.
    """
    aside = ("file", "line", "meant", "remarks", "rests_on")
    printed = {key: what for key, what in ruling.as_json().items() if key not in aside}
    for question in printed["questions"]:
        del question["line"]
    text = json.dumps(printed, ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def digests(path: Path) -> list[str]:
    """A row for each case of the file: its folder and file, its name, a digest an edition."""
    place = f"{path.parent.name}/{path.name}"
    columns = [
        [digest(ruling) for ruling in replayed(path, edition).rulings] for edition in EDITIONS
    ]
    names = [ruling.name for ruling in replayed(path, EDITIONS[0]).rulings]
    return ["\t".join((place, *row)) for row in zip(names, *columns, strict=True)]


def recorded(path: Path) -> list[str]:
    """The rows of the record that are about the file."""
    place = f"{path.parent.name}/{path.name}\t"
    return [row for row in RECORD.read_text("utf-8").splitlines() if row.startswith(place)]


def main(arguments: list[str]) -> int:
    """Compare with the record, or write it anew."""
    rows = {path: digests(path) for path in CASES}
    if arguments == ["--record"]:
        text = "".join(f"{row}\n" for path in CASES for row in rows[path])
        RECORD.write_text(text, encoding="utf-8")
        return 0
    differing = [row for path in CASES for row in rows[path] if row not in recorded(path)]
    print(*differing, f"{len(differing)} of {sum(map(len, rows.values()))} differ", sep="\n")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
